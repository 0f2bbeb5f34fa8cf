// SPDX-License-Identifier: MIT
#include "ui/app/window/appearance.h"

#include "ui/app/language.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowbar.h"
#include "ui/app/window/windowservices.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/style/skin.h"

#include <QDialog>

#include <utility>

namespace kagetsu::ui {

Appearance::Appearance(const WindowServices &window, LanguageSwitch &language, WindowBar &bar)
    : QObject(window.window)
    , m_window(window)
    , m_language(language)
    , m_bar(bar)
{
    connectActions();
}

void Appearance::connectActions()
{
    Actions &actions = m_window.actions;
    actions.on(Command::LargerText, this, [this] { setTextSize(textSizeBeside(m_window.settings.textSize, 1)); });
    actions.on(Command::SmallerText, this, [this] { setTextSize(textSizeBeside(m_window.settings.textSize, -1)); });
    actions.on(Command::NormalText, this, [this] { setTextSize(TextSizes.front()); });
}

void Appearance::setThemeKind(Theme::Kind kind)
{
    m_window.settings.theme = kind;
    applyTheme();
    m_window.saveSettings();
}

void Appearance::applyTheme()
{
    const Theme theme = m_window.settings.colours();
    dress(theme, m_fit);
    m_window.actions.setIconColours(theme.text, theme.disabledSign());
    m_bar.setIconColours(theme);
}

void Appearance::setTextSize(int hundredths)
{
    m_window.settings.textSize = hundredths;
    ui::setTextSize(hundredths / 100.0);
    fit();
    emit textSizeChanged();
    m_window.pages->refit();
    const QList<QDialog *> dialogs = m_window.window->findChildren<QDialog *>();
    for (QDialog *dialog : dialogs) {
        if (dialog->isVisible())
            fitDialog(*dialog);
    }
    m_window.saveSettings();
}

void Appearance::setLanguage(const QString &code)
{
    m_language.use(code);
    m_window.settings.language = m_language.wanted();
    emit languageChanged(m_language.current());
    m_window.saveSettings();
}

void Appearance::fit()
{
    constexpr int UsualBar = 60;
    const QWidget &window = *m_window.window;
    const double factor = fitFactor(m_window.pages->current(), window.size() - QSize(0, UsualBar));
    m_bar.fitTo(window.width(), factor);
    if (factor == m_fit) {
        m_bar.fitWords();
        return;
    }
    // The program was dressed for the usual text size.
    if (std::exchange(m_fit, factor) > 0 || factor != 1)
        dress(m_window.settings.colours(), factor);
    QFont fitted = window.font();
    fitted.setPointSizeF(window.font().pointSizeF() * factor);
    m_bar.setFittedFont(fitted, factor);
    m_window.router->setRailFont(fitted);
    emit fontChanged(fitted);
    m_bar.fitWords();
}

} // namespace kagetsu::ui
