// SPDX-License-Identifier: MIT
#include "ui/app/window/windowbar.h"

#include "ui/app/window/actions.h"
#include "ui/board/theme.h"
#include "ui/controls/lineicon.h"

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int UsualIcon = 22;
// At the usual text size; a narrower window shows no words, and a still narrower one no caption.
constexpr int WordsFrom = 900;
constexpr int CaptionFrom = 560;

} // namespace

WindowBar::WindowBar(const Actions &actions, QMenu *menu, QMainWindow *window)
    : QToolBar(window)
    , m_window(window)
    , m_menu(menu)
    , m_menuButton(new QToolButton(this))
    , m_menuKey(new QShortcut(Qt::Key_F10, window))
    , m_pageActions(addSeparator())
    , m_caption(new QLabel(window))
{
    setObjectName(QStringLiteral("toolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_menuButton->setObjectName(QStringLiteral("menu"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setMenu(menu);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setContentsMargins(12, 0, 12, 0);
    // A shortcut of the window, not of the button, which is hidden when a clock fills the screen.
    connect(m_menuKey, &QShortcut::activated, this, &WindowBar::openMenu);
    addActions(actions);
}

void WindowBar::addActions(const Actions &actions)
{
    insertWidget(m_pageActions, m_menuButton);
    for (Command command : { Command::Back, Command::ToTable, Command::Rematch, Command::ToRecord })
        insertAction(m_pageActions, actions[command]);
    for (Command command : { Command::Pause, Command::TurnBoard, Command::Numbers, Command::Signs })
        addAction(actions[command]);
    auto *space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    auto *search = new QToolButton(this);
    search->setObjectName(QStringLiteral("searchButton"));
    search->setDefaultAction(actions[Command::Search]);
    m_search = addWidget(search);
    m_captionPlace = addWidget(m_caption);
    addAction(actions[Command::Drawer]);
}

void WindowBar::openMenu()
{
    if (m_menuButton->isVisible())
        m_menuButton->animateClick();
    else
        m_menu->popup(m_window->mapToGlobal(QPoint(0, 0)));
}

void WindowBar::showPage(const Page &page, bool isHome)
{
    const Page::Abilities can = page.abilities();
    m_search->setVisible(isHome); // elsewhere the bar has what belongs to the page
    m_pageActions->setVisible(can.turns || can.numbers || can.judges || can.plays);
    m_caption->setText(page.caption());
    m_captionPlace->setVisible(m_hasCaption && !m_caption->text().isEmpty());
    fitWords();
}

void WindowBar::fitTo(int width, double factor)
{
    m_hasCaption = width >= CaptionFrom;
    m_captionPlace->setVisible(m_hasCaption && !m_caption->text().isEmpty());
    m_hasWords = width >= WordsFrom * factor;
}

void WindowBar::setFittedFont(const QFont &font, double factor)
{
    setFont(font);
    const int icon = qRound(UsualIcon * factor);
    setIconSize({ icon, icon });
    m_menuButton->setIconSize(iconSize());
    m_menu->setFont(font); // a window of its own, which does not inherit the font
}

void WindowBar::fitWords()
{
    // Called for every event of a game, so it does nothing while the bar is unchanged.
    QStringList shown { QString::number(m_window->width()), font().key(), QString::number(m_hasWords) };
    for (const QAction *action : actions()) {
        if (action->isVisible())
            shown += action->text();
    }
    shown += m_caption->text();
    if (std::exchange(m_onBar, shown) == shown)
        return;
    if (m_hasWords)
        setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (!m_hasWords || sizeHint().width() > m_window->width())
        setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void WindowBar::setIconColours(const Theme &theme)
{
    m_menuButton->setIcon(lineIcon(QStringLiteral("menu"), theme.text, theme.disabledSign()));
}

void WindowBar::retranslate()
{
    m_menuButton->setToolTip(tr("Menu (%1)").arg(m_menuKey->key().toString(QKeySequence::NativeText)));
    m_menuButton->setAccessibleName(tr("Menu"));
}

} // namespace kagetsu::ui
