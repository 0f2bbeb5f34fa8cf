// SPDX-License-Identifier: MIT
#include "ui/controls/style/titlebar.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <windows.h>

namespace kagetsu::ui {

namespace {

void darken(const QWidget &window, BOOL isDark)
{
    using SetAttribute = HRESULT(WINAPI *)(HWND, DWORD, const void *, DWORD);
    static const auto set = [] {
        const HMODULE library = ::LoadLibraryExW(L"dwmapi.dll", nullptr, LOAD_LIBRARY_SEARCH_SYSTEM32);
        return library ? reinterpret_cast<SetAttribute>(
                   reinterpret_cast<void *>(::GetProcAddress(library, "DwmSetWindowAttribute")))
                       : nullptr;
    }();
    constexpr DWORD DarkMode = 20; // DWMWA_USE_IMMERSIVE_DARK_MODE, since Windows 10 2004; before, nothing changes
    if (set && window.isWindow() && window.internalWinId() != 0)
        set(reinterpret_cast<HWND>(window.internalWinId()), DarkMode, &isDark, sizeof isDark);
}

// Darkens each window that is shown.
class Watch : public QObject
{
public:
    using QObject::QObject;

    void setDark(bool isDark)
    {
        m_isDark = isDark ? TRUE : FALSE;
        for (const QWidget *window : QApplication::topLevelWidgets())
            darken(*window, m_isDark);
    }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Show && object->isWidgetType())
            darken(*static_cast<QWidget *>(object), m_isDark);
        return false;
    }

private:
    BOOL m_isDark = FALSE;
};

} // namespace

void darkenTitleBars(bool isDark)
{
    static Watch *watch = [] {
        auto *made = new Watch(qApp);
        qApp->installEventFilter(made);
        return made;
    }();
    watch->setDark(isDark);
}

} // namespace kagetsu::ui
