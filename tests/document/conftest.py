"""A disk that fails."""

from pathlib import Path

import pytest

from hen_editor.document.private_folder import private_folder
from tests.slow_disk import compiled

FAILING = """
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/types.h>
#include <dlfcn.h>
#include <stdio.h>
#include <fcntl.h>
#include <stdarg.h>

static int calls;

static int fails_at(const char *name, const char *path, int error) {
    if (!strstr(path, "/folder/")) return 0;
    if (strcmp(getenv("FAILING"), name) || ++calls < atoi(getenv("FIRST")) || calls > atoi(getenv("LAST"))) return 0;
    errno = error;
    return 1;
}
static int fails(const char *name, int fd) {
    char link[64], path[4096] = "";
    if ((fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDONLY) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    return readlink(link, path, sizeof path - 1) >= 0 && fails_at(name, path, ENOSPC);
}
static int opened(const char *name, const char *path, int flags, mode_t mode) {
    int (*real)(const char *, int, mode_t) = dlsym(RTLD_NEXT, name);
    return flags & O_CREAT && fails_at("create", path, EACCES) ? -1 : real(path, flags, mode);
}
#define OPEN(name) \\
    int name(const char *path, int flags, ...) { \\
        va_list rest; \\
        va_start(rest, flags); \\
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \\
        va_end(rest); \\
        return opened(#name, path, flags, mode); \\
    }
OPEN(open)
OPEN(open64)
int rename(const char *old, const char *new) {
    int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
    return fails_at("rename", new, EIO) ? -1 : real(old, new);
}
ssize_t write(int fd, const void *data, size_t size) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (fails("write", fd)) return -1;
    return real(fd, data, size > 100 && strcmp(getenv("FAILING"), "write") == 0 ? 100 : size);
}
int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    return fails("fsync", fd) ? -1 : real(fd);
}
int close(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "close");
    int failed = fails("close", fd), done = real(fd);
    if (failed) errno = EIO;
    return failed ? -1 : done;
}
"""
"""Calls of the system that fail for files in a folder of this name, from the first of them to the last."""


OLD, NEW = b"(;SZ[9]C[old])", b"(;SZ[9]C[new])"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the old bytes, in a folder of its own, in which nothing else is."""
    path = tmp_path / "folder" / "game.sgf"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


def let_no_version_be_kept() -> None:
    """Put a file in the place of the folder of earlier versions."""
    private_folder("versions").rmdir()
    private_folder("").joinpath("versions").write_text("in the way")


@pytest.fixture(scope="session")
def failing_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that lets calls of the system fail; see above."""
    return compiled(FAILING, tmp_path_factory.mktemp("failing"))
