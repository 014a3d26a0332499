; The installer for Windows, by Inno Setup 6: `python dev.py bundle`, then `iscc .ci\bundle\hen-editor.iss`. Untried.
; It needs no administrator, and adds HEN Editor to what opens .hen and .sgf.

#define Program "..\..\dist\hen-editor\hen-editor.exe"

[Setup]
AppId=org.hen_editor.HenEditor
AppName=HEN Editor
AppVersion={#GetVersionNumbersString(Program)}
DefaultDirName={autopf}\HEN Editor
DefaultGroupName=HEN Editor
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible arm64
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
OutputDir=..\..\dist
OutputBaseFilename=hen-editor-setup
UninstallDisplayIcon={app}\hen-editor.exe
LicenseFile=..\..\LICENSE

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Files]
Source: "..\..\dist\hen-editor\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\HEN Editor"; Filename: "{app}\hen-editor.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\HenEditor.hen"; ValueType: string; ValueData: "Go position in HEN"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\HenEditor.hen\shell\open\command"; ValueType: string; ValueData: """{app}\hen-editor.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\HenEditor.sgf"; ValueType: string; ValueData: "Go game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\HenEditor.sgf\shell\open\command"; ValueType: string; ValueData: """{app}\hen-editor.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.hen\OpenWithProgids"; ValueType: string; ValueName: "HenEditor.hen"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.sgf\OpenWithProgids"; ValueType: string; ValueName: "HenEditor.sgf"; Flags: uninsdeletevalue

[Run]
Filename: "{app}\hen-editor.exe"; Description: "{cm:LaunchProgram,HEN Editor}"; Flags: nowait postinstall skipifsilent
