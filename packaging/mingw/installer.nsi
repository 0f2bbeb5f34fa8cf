; SPDX-License-Identifier: MIT
; The installer for Windows, made by packaging/windows. It installs for the user who calls it, without any rights, or for all;
; removing it leaves everybody's games and settings where they are. Without questions: setup.exe /S [/AllUsers] [/D=FOLDER].

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "Kagetsu"
!define UNINSTALLER "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kagetsu"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALLER}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALLER}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh

Name "Kagetsu"
OutFile "${OUTPUT}"
BrandingText "Kagetsu ${VERSION}"
VIProductVersion "${NUMBER}.0"
VIAddVersionKey /LANG=0 "ProductName" "Kagetsu"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Kagetsu: Gomoku and Renju"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\kagetsu.exe"
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Stays)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "Japanese"
; NSIS 3.08 has no Korean texts for the page that asks for whom to install, and would show the English ones.
!define MULTIUSER_TEXT_INSTALLMODE_TITLE "사용자 선택"
!define MULTIUSER_TEXT_INSTALLMODE_SUBTITLE "$(^NameDA)을(를) 어떤 사용자용으로 설치할지 선택하십시오."
!define MULTIUSER_INNERTEXT_INSTALLMODE_TOP "$(^NameDA)을(를) 자신만 사용하도록 설치할지, 이 컴퓨터의 모든 사용자가 사용하도록 설치할지 선택하십시오. $(^ClickNext)"
!define MULTIUSER_INNERTEXT_INSTALLMODE_ALLUSERS "이 컴퓨터의 모든 사용자용으로 설치"
!define MULTIUSER_INNERTEXT_INSTALLMODE_CURRENTUSER "나만 사용하도록 설치"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "Russian"

LangString Running ${LANG_ENGLISH} "Kagetsu is running. Close it, then choose Retry."
LangString Running ${LANG_SIMPCHINESE} "Kagetsu 正在运行。请关闭后点击“重试”。"
LangString Running ${LANG_TRADCHINESE} "Kagetsu 正在執行。請關閉後按「重試」。"
LangString Running ${LANG_JAPANESE} "Kagetsuが起動しています。終了してから「再試行」を押してください。"
LangString Running ${LANG_KOREAN} "Kagetsu가 실행 중입니다. 종료한 다음 '다시 시도'를 누르십시오."
LangString Running ${LANG_RUSSIAN} "Kagetsu запущена. Закройте её и нажмите «Повтор»."
LangString Stays ${LANG_ENGLISH} "The program will be removed. Your games and settings stay where they are."
LangString Stays ${LANG_SIMPCHINESE} "将卸载程序。您的对局和设置会原样保留。"
LangString Stays ${LANG_TRADCHINESE} "將解除安裝程式。您的對局和設定會原樣保留。"
LangString Stays ${LANG_JAPANESE} "プログラムを削除します。対局と設定はそのまま残ります。"
LangString Stays ${LANG_KOREAN} "프로그램을 제거합니다. 대국과 설정은 그대로 남습니다."
LangString Stays ${LANG_RUSSIAN} "Программа будет удалена. Ваши партии и настройки останутся на месте."
LangString Record ${LANG_ENGLISH} "Game record"
LangString Record ${LANG_SIMPCHINESE} "棋谱"
LangString Record ${LANG_TRADCHINESE} "棋譜"
LangString Record ${LANG_JAPANESE} "棋譜"
LangString Record ${LANG_KOREAN} "기보"
LangString Record ${LANG_RUSSIAN} "Запись партии"
LangString Library ${LANG_ENGLISH} "RenLib library"
LangString Library ${LANG_SIMPCHINESE} "RenLib 棋谱库"
LangString Library ${LANG_TRADCHINESE} "RenLib 棋譜庫"
LangString Library ${LANG_JAPANESE} "RenLibライブラリ"
LangString Library ${LANG_KOREAN} "RenLib 라이브러리"
LangString Library ${LANG_RUSSIAN} "Библиотека RenLib"
LangString Event ${LANG_ENGLISH} "Kagetsu tournament"
LangString Event ${LANG_SIMPCHINESE} "花月比赛"
LangString Event ${LANG_TRADCHINESE} "花月比賽"
LangString Event ${LANG_JAPANESE} "花月の大会"
LangString Event ${LANG_KOREAN} "화월 대회"
LangString Event ${LANG_RUSSIAN} "Турнир Кагэцу"

; A program that runs cannot be replaced, so its file cannot be opened for writing.
!macro WaitUntilClosed un
Function ${un}WaitUntilClosed
  again:
  IfFileExists "$INSTDIR\bin\kagetsu.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\bin\kagetsu.exe" a
  IfErrors running
  FileClose $0
  Goto closed
  running:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  closed:
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

; Offers Kagetsu for the files of this kind. What opens them today stays; only kinds that nobody else has are taken.
!macro Associate ending kind about
  WriteRegStr SHCTX "Software\Classes\${kind}" "" "${about}"
  WriteRegStr SHCTX "Software\Classes\${kind}\DefaultIcon" "" "$INSTDIR\bin\kagetsu.exe,0"
  WriteRegStr SHCTX "Software\Classes\${kind}\shell\open\command" "" '"$INSTDIR\bin\kagetsu.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\${ending}\OpenWithProgids" "${kind}" ""
  WriteRegStr SHCTX "Software\Kagetsu\Capabilities\FileAssociations" "${ending}" "${kind}"
!macroend
!macro Separate ending kind
  DeleteRegKey SHCTX "Software\Classes\${kind}"
  DeleteRegValue SHCTX "Software\Classes\${ending}\OpenWithProgids" "${kind}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\${ending}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\${ending}"
!macroend

Function .onInit
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

Section
  Call WaitUntilClosed
  ; A file that an older version had and this one has not goes with the older version.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode _?=$INSTDIR'
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Kagetsu.lnk" "$INSTDIR\bin\kagetsu.exe"

  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayName" "Kagetsu"
  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayIcon" "$INSTDIR\bin\kagetsu.exe,0"
  WriteRegStr SHCTX "${UNINSTALLER}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALLER}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALLER}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode'
  WriteRegDWORD SHCTX "${UNINSTALLER}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALLER}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD SHCTX "${UNINSTALLER}" "EstimatedSize" "$0"

  !insertmacro Associate ".sgf" "Kagetsu.Record" "$(Record)"
  !insertmacro Associate ".lib" "Kagetsu.Library" "$(Library)"
  !insertmacro Associate ".kagetsu-event" "Kagetsu.Event" "$(Event)"
  WriteRegStr SHCTX "Software\Classes\.kagetsu-event" "" "Kagetsu.Event"
  WriteRegStr SHCTX "Software\Kagetsu\Capabilities" "ApplicationName" "Kagetsu"
  WriteRegStr SHCTX "Software\Kagetsu\Capabilities" "ApplicationDescription" "Gomoku and Renju"
  WriteRegStr SHCTX "Software\RegisteredApplications" "Kagetsu" "Software\Kagetsu\Capabilities"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  !include "${WORK}\removed.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kagetsu.lnk"
  !insertmacro Separate ".sgf" "Kagetsu.Record"
  !insertmacro Separate ".lib" "Kagetsu.Library"
  DeleteRegValue SHCTX "Software\Classes\.kagetsu-event" ""
  !insertmacro Separate ".kagetsu-event" "Kagetsu.Event"
  DeleteRegValue SHCTX "Software\RegisteredApplications" "Kagetsu"
  DeleteRegKey SHCTX "Software\Kagetsu"
  DeleteRegKey SHCTX "${UNINSTALLER}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
