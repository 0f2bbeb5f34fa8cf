// SPDX-License-Identifier: MIT
// The part of MainWindow that handles appearance: colours, text size, language, and what fits.
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/playhome.h"
#include "ui/app/records/recordtabs.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"
#include "ui/controls/style/skin.h"

#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QShortcut>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

void MainWindow::setThemeKind(Theme::Kind kind)
{
    m_settings.theme = kind;
    applyTheme();
    saveSettings();
}

void MainWindow::applyTheme()
{
    const Theme theme = m_settings.colours();
    dress(theme, m_fit);
    m_actions.setIconColours(theme.text, theme.disabledSign());
    m_menuButton->setIcon(lineIcon(QStringLiteral("menu"), theme.text, theme.disabledSign()));
}

void MainWindow::setTextSize(int hundredths)
{
    m_settings.textSize = hundredths;
    ui::setTextSize(hundredths / 100.0);
    fit();
    showBars();
    m_pages->refit();
    if (m_manual)
        m_manual->setFont(m_bar->font());
    const QList<QDialog *> dialogs = findChildren<QDialog *>();
    for (QDialog *dialog : dialogs) {
        if (dialog->isVisible())
            fitDialog(*dialog);
    }
    saveSettings();
}

void MainWindow::setLanguage(const QString &code)
{
    m_language.use(code);
    m_settings.language = m_language.current();
    if (m_manual)
        m_manual->setLanguage(m_language.current());
    if (m_router->isHome())
        refreshUnfinished(); // updates the texts of its cards
    saveSettings();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange) {
        m_actions[Command::FullScreen]->setChecked(isFullScreen());
        showBars();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_caption->setVisible(width() >= 560);
    fit();
    showBars();
}

// Adapts bar, menu and the edges of controls to the text size of the page.
void MainWindow::fit()
{
    constexpr int UsualBar = 60;
    constexpr int UsualIcon = 22;
    constexpr int WordsFrom = 900;
    const double factor = fitFactor(page(), size() - QSize(0, UsualBar));
    m_hasWords = width() >= WordsFrom * factor;
    if (factor == m_fit) {
        fitWords();
        return;
    }
    // The program was dressed for the usual text size.
    if (std::exchange(m_fit, factor) > 0 || factor != 1)
        dress(m_settings.colours(), factor);
    QFont fitted = font();
    fitted.setPointSizeF(font().pointSizeF() * factor);
    const int icon = qRound(UsualIcon * factor);
    m_bar->setFont(fitted);
    m_router->setRailFont(fitted);
    if (m_recordTabs)
        m_recordTabs->setFont(fitted);
    m_bar->setIconSize({ icon, icon });
    m_menuButton->setIconSize(m_bar->iconSize());
    fitWords();
}

// Shows words beside the icons if all of them fit.
void MainWindow::fitWords()
{
    // Called for every event of a game, so it does nothing while the bar is unchanged.
    QStringList shown { QString::number(width()), m_bar->font().key(), QString::number(m_hasWords) };
    for (const QAction *action : m_bar->actions()) {
        if (action->isVisible())
            shown += action->text();
    }
    shown += m_caption->text();
    if (std::exchange(m_onBar, shown) == shown)
        return;
    if (m_hasWords)
        m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (!m_hasWords || m_bar->sizeHint().width() > width())
        m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menuButton->setToolTip(tr("Menu (%1)").arg(m_menuKey->key().toString(QKeySequence::NativeText)));
    m_menuButton->setAccessibleName(tr("Menu"));
    updateActions();
}

} // namespace kagetsu::ui
