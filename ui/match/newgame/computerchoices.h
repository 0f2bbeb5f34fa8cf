// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "ui/match/newgame/newgamechoices.h"

namespace kagetsu::ui {

// What was chosen for a game against an engine, so that it can be remembered for the next time. In `game` the person
// sits on the left.
struct ComputerChoices
{
    // Friendly: forbidden points cannot be played, nobody's time runs out, moves may be taken back.
    ComputerChoices();

    NewGameChoices game;
    QString engine; // id of its profile
    int level = 2; // of the opponent that comes with the program

    friend bool operator==(const ComputerChoices &, const ComputerChoices &) = default;
};

// In words, from the lowest to the highest: "Beginner"; nothing for other numbers.
QString levelName(int level);
// What it sees at the board, in a sentence.
QString levelMeaning(int level);

// The setup of such a game. The time must be readable and chosenOpening() must find a procedure; `engineName` is what
// the engine is called, its level is added to it.
match::MatchSetup setupAgainstEngine(const ComputerChoices &choices, const std::vector<opening::Procedure> &procedures,
    const QString &engineName, bool engineOpens, const QString &id);

} // namespace kagetsu::ui
