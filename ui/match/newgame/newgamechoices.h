// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/presets.h"
#include "match/catalogue/procedures.h"
#include "match/model/setup.h"
#include "ui/match/input/guard.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

enum class Opener : std::uint8_t { Left, Right, Lot };

// Holds what was chosen in the new-game dialog, so that the next game can begin with it. Plain data; the shell stores
// it.
struct NewGameChoices : match::RefereeTerms
{
    // True if a game was started with these choices, so that they can be offered again unchanged.
    bool wasPlayed = false;
    QString left; // names as the players sit in front of the screen
    QString right;
    match::Occasion occasion; // kept for the next game as well
    QString leftClub;
    QString rightClub;
    Opener opener = Opener::Left;
    bool twoGames = false; // a double game: the seats are exchanged in the second game (opening.md#modifiers)
    rules::RuleSet rules;
    int boardSize = rules::DefaultBoardSize;
    opening::Terms opening {
        .id = "swap", .values = {}, .modifiers = {}, .document = {}
    }; // no patterns to learn before the first game
    // A handicap of one person, wherever that person sits (opening.md#modifiers, swap_denied).
    bool leftMayNotSwap = false;
    bool rightMayNotSwap = false;
    // With a real board: rule, board and opening are agreed as well, not only the time.
    bool saysGame = false;
    QString time = QStringLiteral("15m+10s"); // in the text syntax
    bool odds = false;
    QString timeRight = QStringLiteral("15m+10s"); // time of the right player, with odds
    bool pauses = true;
    bool clockWaits = false; // until the first stone
    Guard guard = Guard::OneTap;
    catalogue::PresetChoice preset; // what these choices began with; it also sets what the dialog does not ask

    friend bool operator==(const NewGameChoices &, const NewGameChoices &) = default;
};

// Returns the procedure with the chosen terms; nothing if it cannot be played under this rule on this board.
std::optional<opening::Procedure> chosenOpening(
    const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures);

// Return what the players are called, even if no name was given.
QString calledLeft(const NewGameChoices &choices);
QString calledRight(const NewGameChoices &choices);

// Returns the setup of these choices. `rightOpens` is the outcome of the choice of opener or of the lot. The times must
// be readable and chosenOpening() must find a procedure; `id` names the match.
match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id);

// Returns the choices for the game after one in which this player opened: the same terms, with the other player
// opening.
NewGameChoices nextTime(NewGameChoices choices, bool rightOpened);

// Returns only what is played: "Renju · Swap · 15m+10s".
QString gameLine(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures);

// Returns the terms in one line, with names as calledLeft() and calledRight() give them: "Aoki – Bergman · Renju · Swap
// · 15m+10s · Aoki opens". For a real board it holds only what was stated.
QString termsLine(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    match::PlayedOn playedOn = match::PlayedOn::Screen);
// Returns what is agreed besides players, opening and time, the uncommon first: "Two games · One tap · …".
QString restLine(const NewGameChoices &choices, match::PlayedOn playedOn);

// Returns the setup for the same game on a real board, where the program keeps the clocks and judges nothing. If only
// the time was agreed, everything else is left unstated.
match::MatchSetup onTheTable(match::MatchSetup setup, bool onlyTime);

} // namespace kagetsu::ui
