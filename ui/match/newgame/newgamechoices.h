// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/presets.h"
#include "catalogue/procedures.h"
#include "match/setup.h"
#include "ui/match/input/guard.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

enum class Opener : std::uint8_t { Left, Right, Lot };

// What was chosen in the new-game dialog, so that it can be remembered for the next time. Plain data; the shell keeps
// it.
struct NewGameChoices : match::RefereeTerms
{
    bool wasPlayed = false; // a game was begun with these: they can be had once more as they are
    QString left; // names as they sit before the screen
    QString right;
    match::Occasion occasion; // kept for the next game too
    QString leftClub;
    QString rightClub;
    Opener opener = Opener::Left;
    bool twoGames = false; // a double game: in the second one the seats are exchanged (openings.md#modifiers)
    rules::RuleSet rules;
    int boardSize = rules::DefaultBoardSize;
    opening::Terms opening {
        .id = "swap", .values = {}, .modifiers = {}, .document = {}
    }; // no patterns to be learnt before the first game
    // A handicap of the person, wherever that person sits (openings.md#modifiers, swap_denied).
    bool leftMayNotSwap = false;
    bool rightMayNotSwap = false;
    // Beside a board of wood: rule, board and opening are agreed too, and not only the time.
    bool saysGame = false;
    QString time = QStringLiteral("15m+10s"); // in the text syntax
    bool odds = false;
    QString timeRight = QStringLiteral("15m+10s"); // of the right player, with odds
    bool pauses = true;
    Guard guard = Guard::OneTap;
    catalogue::PresetChoice preset; // what all this began with; it also sets what is not asked here

    friend bool operator==(const NewGameChoices &, const NewGameChoices &) = default;
};

// The procedure by the terms that were chosen; nothing when it cannot be played under this rule on this board.
std::optional<opening::Procedure> chosenOpening(
    const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures);

// What the players are called, also where no name was given.
QString calledLeft(const NewGameChoices &choices);
QString calledRight(const NewGameChoices &choices);

// The setup of these choices. `rightOpens` is what the choice of the opener, or the lot, came to. The times must be
// readable and chosenOpening() must find a procedure; `id` names the match.
match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id);

// What the next game begins with after one in which this player opened: the same terms, and the other one opens.
NewGameChoices nextTime(NewGameChoices choices, bool rightOpened);

// Only what is played: "Renju · Swap · 15m+10s".
QString gameLine(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures);

// In a line for people, as `calledLeft` and the others say it: "Aoki – Bergman · Renju · Swap · 15m+10s · Aoki opens".
// Beside a real board only what is said there.
QString termsLine(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    match::PlayedOn playedOn = match::PlayedOn::Screen);
// What is agreed besides players, opening and time, the uncommon first: "Two games · One tap · …".
QString restLine(const NewGameChoices &choices, match::PlayedOn playedOn);

// The same game on a board of wood, where the program keeps the clocks and judges nothing. Where only the time was
// agreed, of all the rest nothing is said.
match::MatchSetup onTheTable(match::MatchSetup setup, bool onlyTime);

} // namespace kagetsu::ui
