// SPDX-License-Identifier: MIT
#pragma once

#include "seat.h"
#include "ui/look/layout/page.h"
#include "ui/shell/records/openrecord.h"

#include <QList>
#include <QStringList>

#include <functional>

class QAction;
class QMenu;

namespace kagetsu::ui {

class Actions;

// What is shown besides the actions.
struct MenuChoices
{
    QStringList recentFiles; // paths, the last one first
    QList<OpenRecord> openRecords;
    QString pageMenu {}; // what that of the page shown is called; empty: it is about a record
    // Of a running match: the players, and whether nothing is announced of their clocks.
    PerSeat<QString> players;
    PerSeat<bool> muted;
};

struct MenuHandlers
{
    std::function<void(const QString &)> recentFile;
    std::function<void(int id)> openRecord;
    std::function<void(Seat, bool)> mute;
};

// Fills the menu behind the tool bar's first button: all actions by group, those of the page shown, and the records
// opened last.
void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers);

} // namespace kagetsu::ui
