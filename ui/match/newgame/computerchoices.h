// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "ui/match/newgame/newgamechoices.h"

namespace kagetsu::ui {

// Holds what was chosen for a game against an engine, so that the next game can begin with it. In `game` the person
// sits on the left.
struct ComputerChoices
{
    // Sets friendly defaults: forbidden points cannot be played, no clock runs out, moves may be taken back.
    ComputerChoices();

    NewGameChoices game;
    QString engine; // id of its profile
    int level = 2; // level of the opponent that comes with the program

    friend bool operator==(const ComputerChoices &, const ComputerChoices &) = default;
};

// Returns the name of a level, from the lowest to the highest, such as "Beginner"; empty for other numbers.
QString levelName(int level);
// Describes in a sentence what the computer sees at this level.
QString levelMeaning(int level);

// Returns the setup of such a game. The time must be readable and chosenOpening() must find a procedure. `engineName`
// is the engine's name, to which its level is added.
match::MatchSetup setupAgainstEngine(const ComputerChoices &choices, const std::vector<opening::Procedure> &procedures,
    const QString &engineName, bool engineOpens, const QString &id);

} // namespace kagetsu::ui
