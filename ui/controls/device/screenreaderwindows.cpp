// SPDX-License-Identifier: MIT
#include "ui/controls/device/screenreader.h"

#include <QAccessible>
#include <QWidget>

#include <string>

#include <windows.h>

#include <objbase.h>

namespace kagetsu::ui {

namespace {

// The part of UI Automation that raises a notification; the headers of MinGW do not have it. It is in every Windows 10
// since 1709.
struct Automation
{
    using ClientsAreListening = BOOL(WINAPI *)();
    using HostProvider = HRESULT(WINAPI *)(HWND, IUnknown **);
    using RaiseNotification = HRESULT(WINAPI *)(IUnknown *, int kind, int processing, BSTR text, BSTR activity);

    Automation()
    {
        const HMODULE library = ::LoadLibraryExW(L"uiautomationcore.dll", nullptr, LOAD_LIBRARY_SEARCH_SYSTEM32);
        const auto find = [&]<class Function>(Function &function, const char *name) {
            if (library)
                function = reinterpret_cast<Function>(reinterpret_cast<void *>(::GetProcAddress(library, name)));
        };
        find(clientsAreListening, "UiaClientsAreListening");
        find(hostProvider, "UiaHostProviderFromHwnd");
        find(raiseNotification, "UiaRaiseNotificationEvent");
    }

    ClientsAreListening clientsAreListening = nullptr;
    HostProvider hostProvider = nullptr;
    RaiseNotification raiseNotification = nullptr;
};

const Automation &automation()
{
    static const Automation functions;
    return functions;
}

} // namespace

bool hasScreenReader()
{
    BOOL says = FALSE;
    return QAccessible::isActive() || (::SystemParametersInfoW(SPI_GETSCREENREADER, 0, &says, 0) != 0 && says != FALSE);
}

bool tellScreenReader(QWidget *window, const QString &text)
{
    constexpr int OtherKind = 4; // NotificationKind_Other
    constexpr int All = 2; // NotificationProcessing_All: after the current speech, and none is dropped
    const Automation &functions = automation();
    if (!functions.clientsAreListening || !functions.hostProvider || !functions.raiseNotification
        || functions.clientsAreListening() == FALSE)
        return false;
    IUnknown *provider = nullptr;
    if (FAILED(functions.hostProvider(reinterpret_cast<HWND>(window->window()->winId()), &provider)) || !provider)
        return false;
    const BSTR said = ::SysAllocString(text.toStdWString().c_str());
    const BSTR activity = ::SysAllocString(L"kagetsu");
    const HRESULT raised = functions.raiseNotification(provider, OtherKind, All, said, activity);
    ::SysFreeString(said);
    ::SysFreeString(activity);
    provider->Release();
    return SUCCEEDED(raised);
}

} // namespace kagetsu::ui
