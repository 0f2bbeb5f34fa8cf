// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <QStringList>
#include <QToolBar>

class QLabel;
class QMenu;
class QMainWindow;
class QShortcut;
class QToolButton;

namespace kagetsu::ui {

class Actions;
struct Theme;

// The tool bar of the window: the button of the menu, the actions of the current page and its caption. It shows words
// beside its icons as long as all of them fit.
class WindowBar : public QToolBar
{
    Q_OBJECT

public:
    // `menu` opens from the first button, and with F10 even while the bar is hidden.
    WindowBar(const Actions &actions, QMenu *menu, QMainWindow *window);

    // Shows what a page with these abilities needs, and its caption.
    void showPage(const Page &page, bool isHome);
    // Adapts the bar to the width of the window and to the text size of the page.
    void fitTo(int width, double factor);
    void setFittedFont(const QFont &font, double factor);
    // Shows words beside the icons if all of them fit.
    void fitWords();
    void setIconColours(const Theme &theme);
    void retranslate();

private:
    void addActions(const Actions &actions);
    void openMenu();

    QMainWindow *m_window;
    QMenu *m_menu;
    QToolButton *m_menuButton;
    QShortcut *m_menuKey;
    QAction *m_pageActions; // separator before the actions of a page
    QLabel *m_caption; // rule and opening of what the page shows
    QAction *m_captionPlace = nullptr; // hides it together with its room
    bool m_hasCaption = true; // whether the window is wide enough for it
    QAction *m_search = nullptr; // the button of the search
    bool m_hasWords = true; // whether the bar shows words if there is room
    QStringList m_onBar; // what it was last fitted to
};

} // namespace kagetsu::ui
