// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/manual/manualpages.h"

#include <QFont>
#include <QObject>
#include <QPointer>

#include <optional>

namespace kagetsu::ui {

class LanguageSwitch;
class ManualWindow;
struct WindowServices;

// Opens the manual beside the window, at the page about what is shown. It can be opened beside any game, because it
// reveals nothing about it.
class ManualOpener : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    ManualOpener(const WindowServices &window, const LanguageSwitch &language);
    ~ManualOpener() override;

    // Shows this page, or the one about what is shown.
    void show(std::optional<ManualPage> wanted = {}, qsizetype heading = 0);
    void close();
    void setFont(const QFont &font);
    void setLanguage(const QString &code);

private:
    ManualPage pageInSight() const;

    const WindowServices &m_window;
    const LanguageSwitch &m_language;
    QPointer<ManualWindow> m_manual; // while it is open
    QFont m_font;
};

} // namespace kagetsu::ui
