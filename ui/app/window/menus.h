// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "ui/app/records/openrecord.h"
#include "ui/controls/layout/page.h"

#include <QList>
#include <QStringList>

#include <functional>

class QAction;
class QMenu;

namespace kagetsu::ui {

class Actions;

// Contents of the menu in addition to the actions.
struct MenuChoices
{
    QStringList recentFiles; // paths, the most recent first
    QList<OpenRecord> openRecords;
    QString pageMenu {}; // title of the page's own menu; empty for the usual one about a record
    bool isPlaying = false; // a game is running: what does not belong to it is left out
    bool isAboutArbiter = true; // what an arbiter needs besides a running game is shown
    // The players of a running match, and whether announcements for their clocks are muted.
    PerSeat<QString> players;
    PerSeat<bool> muted;
};

// Called when the user chooses one of these entries.
struct MenuHandlers
{
    std::function<void(const QString &)> recentFile;
    std::function<void(int id)> openRecord;
    std::function<void(Seat, bool)> mute;
};

// The most entries that a menu has, so that it is read at a glance and fits a telephone.
constexpr int MostMenuEntries = 12;

// Fills the menu behind the tool bar's first button. It has one level of submenus, neither it nor one of them has more
// than MostMenuEntries entries, and what cannot be done on the page at all is left out.
void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers);

} // namespace kagetsu::ui
