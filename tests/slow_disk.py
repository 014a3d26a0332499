"""A slow disk: a library that delays every call of the system for files in a folder, and notes who made it.

A call of the thread in which the program began, that of the window, is noted with the lines of Python that led to it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = r"""
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static void wait_for(const char *name, const char *path) {
    const char *folder = getenv("SLOW_FOLDER"), *seconds = getenv("SLOW_SECONDS"), *log = getenv("SLOW_LOG");
    if (!folder || !path || strncmp(path, folder, strlen(folder))) return;
    if (log && syscall(SYS_gettid) == getpid()) {
        char line[5000];
        int size = snprintf(line, sizeof line, "%s %s\n", name, path);
        int fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
        syscall(SYS_write, fd, line, size);
        syscall(SYS_close, fd);
        raise(SIGUSR1);
    }
    if (seconds) usleep(atof(seconds) * 1e6);
}
static void wait_for_fd(const char *name, int fd) {
    char link[64], path[4096] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    if (syscall(SYS_readlink, link, path, sizeof path - 1) > 0) wait_for(name, path);
}
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        wait_for(#name, path); \
        return ((int (*)(const char *, int, mode_t))dlsym(RTLD_NEXT, #name))(path, flags, mode); \
    }
#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        wait_for(#name, path); \
        return ((int (*)(int, const char *, int, mode_t))dlsym(RTLD_NEXT, #name))(folder, path, flags, mode); \
    }
#define BY_PATH(result, name, rest, given) \
    result name(const char *path UNPACK rest) { wait_for(#name, path); return REAL(name)(path UNPACK given); }
#define BY_FD(result, name, rest, given) \
    result name(int fd UNPACK rest) { wait_for_fd(#name, fd); return REAL(name)(fd UNPACK given); }
#define UNPACK(...) __VA_OPT__(,) __VA_ARGS__
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
BY_PATH(FILE *, fopen, (const char *mode), (mode))
BY_PATH(FILE *, fopen64, (const char *mode), (mode))
BY_PATH(DIR *, opendir, (), ())
BY_PATH(int, stat, (struct stat *found), (found))
BY_PATH(int, stat64, (struct stat64 *found), (found))
BY_PATH(int, lstat, (struct stat *found), (found))
BY_PATH(int, lstat64, (struct stat64 *found), (found))
BY_PATH(int, access, (int mode), (mode))
BY_PATH(ssize_t, readlink, (char *into, size_t size), (into, size))
BY_PATH(int, rename, (const char *other), (other))
BY_PATH(int, unlink, (), ())
BY_PATH(int, mkdir, (mode_t mode), (mode))
BY_PATH(int, chmod, (mode_t mode), (mode))
BY_PATH(ssize_t, listxattr, (char *into, size_t size), (into, size))
BY_FD(ssize_t, read, (void *into, size_t size), (into, size))
BY_FD(ssize_t, write, (const void *data, size_t size), (data, size))
BY_FD(int, fsync, (), ())
BY_FD(int, fstat, (struct stat *found), (found))
BY_FD(int, fstat64, (struct stat64 *found), (found))
int fstatat(int folder, const char *path, struct stat *found, int flags) {
    wait_for("fstatat", path);
    return REAL(fstatat)(folder, path, found, flags);
}
int fstatat64(int folder, const char *path, struct stat64 *found, int flags) {
    wait_for("fstatat64", path);
    return REAL(fstatat64)(folder, path, found, flags);
}
int statx(int folder, const char *path, int flags, unsigned mask, struct statx *found) {
    wait_for("statx", path);
    return REAL(statx)(folder, path, flags, mask, found);
}
int faccessat(int folder, const char *path, int mode, int flags) {
    wait_for("faccessat", path);
    return REAL(faccessat)(folder, path, mode, flags);
}
int renameat2(int from, const char *path, int to, const char *other, unsigned flags) {
    wait_for("renameat2", path);
    return REAL(renameat2)(from, path, to, other, flags);
}
int inotify_add_watch(int fd, const char *path, unsigned mask) {
    int (*real)(int, const char *, unsigned) = dlsym(RTLD_NEXT, "inotify_add_watch");
    wait_for("inotify_add_watch", path);
    return real(fd, path, mask);
}
"""

TRACED = """
import faulthandler, os, signal, sys
del os.environ["LD_PRELOAD"]  # for other programs that it runs
faulthandler.register(signal.SIGUSR1, file=open(os.environ["SLOW_TRACES"], "a"), all_threads=False)
"""
"""What a program does first that runs on a slow disk."""


@pytest.fixture(scope="session")
def slow_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library."""
    return compiled(SLOW, tmp_path_factory.mktemp("slow"))


def compiled(source: str, folder: Path) -> Path:
    """Compile a library in C that takes the place of calls of the system; return its file in a folder."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("there is no C compiler")
    (folder / "library.c").write_text(source)
    library = folder / "library.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, folder / "library.c", "-ldl"], check=True)
    return library


def run_on_slow_disk(library: Path, program: str, folder: Path, apart: Path, seconds: float = 0) -> str:
    """Run a program in Python; return the calls that its first thread made for files in a folder, "" for none.

    apart: a folder for its settings and data. seconds: how long each call takes.
    """
    log, traces = apart / "calls", apart / "traces"
    done = subprocess.run(
        [sys.executable, "-c", TRACED + program, str(folder)],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_DATA_HOME": str(apart / "data"),
            "XDG_CONFIG_HOME": str(apart / "config"),
            "LD_PRELOAD": str(library),
            "SLOW_FOLDER": str(folder),
            "SLOW_SECONDS": str(seconds),
            "SLOW_LOG": str(log),
            "SLOW_TRACES": str(traces),
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return (log.read_text() + traces.read_text()) if log.exists() else ""
