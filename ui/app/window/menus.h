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

// Fills the menu behind the tool bar's first button: all actions by group, those of the current page, and recently
// opened records.
void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers);

} // namespace kagetsu::ui
