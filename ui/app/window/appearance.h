// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QFont>
#include <QObject>

class QMainWindow;

namespace kagetsu::ui {

class LanguageSwitch;
class WindowBar;
struct WindowServices;

// Sets the colours, the text size and the language of the window, and adapts its bar and controls to the page.
class Appearance : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    Appearance(const WindowServices &window, LanguageSwitch &language, WindowBar &bar);

    void setThemeKind(Theme::Kind kind);
    void setLanguage(const QString &code);
    // Sets the size of all texts; see TextSizes.
    void setTextSize(int hundredths);
    // Shows the colours of the settings.
    void applyTheme();
    // Adapts bar, menu and the edges of controls to the text size of the page.
    void fit();

signals:
    // Emitted when bar and menu have got another font.
    void fontChanged(const QFont &font);
    void textSizeChanged();
    void languageChanged(const QString &code);

private:
    void connectActions();

    const WindowServices &m_window;
    LanguageSwitch &m_language;
    WindowBar &m_bar;
    double m_fit = 0; // see fitFactor()
};

} // namespace kagetsu::ui
