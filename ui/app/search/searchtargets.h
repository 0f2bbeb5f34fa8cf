// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/manual/manualpages.h"
#include "ui/app/places/startentries.h"
#include "ui/app/search/findable.h"

#include <QList>
#include <QStringList>

class QAction;

namespace kagetsu::ui {

class Actions;

// What the search of the window looks through, and how it goes there.
struct SearchTargets
{
    const Actions *actions = nullptr;
    QList<QAction *> ofPage; // commands of the page itself
    QStringList players;
    std::vector<StartEntry> entries; // unfinished and recent games, and recent records
    QString language; // of the manual
    std::function<void(const StartEntry &)> openEntry;
    std::function<void(const QString &)> searchGames;
    std::function<void(int)> openGuide; // of GuideView::procedures()
    std::function<void(const QString &course)> printCourse;
    std::function<void(ManualPage, qsizetype heading)> openManual;
    std::function<QStringList()> settingNames;
    std::function<void(const QString &)> openSettings; // with this search
};

// Returns commands, players, games and openings.
std::vector<Findable> findablesOf(const SearchTargets &targets);
// Returns settings and the headings of the manual, which have to be collected first.
std::vector<Findable> slowFindablesOf(const SearchTargets &targets);

} // namespace kagetsu::ui
