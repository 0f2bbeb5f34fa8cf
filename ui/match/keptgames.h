// SPDX-License-Identifier: MIT
#pragma once

#include "journal/waitinggame.h"
#include "ui/opening/procedures.h"

namespace kagetsu::ui {

// Games that are waited for, and second games of two that have not begun, each in a file of its own.
struct KeptGame
{
    QString path;
    journal::WaitingGame game;
};

struct KeptGames
{
    std::vector<KeptGame> games; // the one last changed first
    std::vector<ProcedureFileFault> broken; // no file vanishes silently
};

// The file of the game with this id.
QString keptPath(const QString &folder, const std::string &id);

// Those in this folder. A missing folder has none. A game whose journal has begun is none of them: the program stopped
// before it could forget it.
KeptGames keptGames(const QString &folder, const QString &journals);

} // namespace kagetsu::ui
