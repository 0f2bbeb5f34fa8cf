// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocol/protocolmoves.h"

#include "text/match/protocol.h"
#include "text/rules/rules.h"
#include "ui/arbiter/protocol/protocolpaper.h"

#include <algorithm>
#include <map>

namespace kagetsu::ui {

namespace {

using match::PlayerAction;
using rules::Side;

void addLine(std::vector<Block> &blocks, const QString &text)
{
    blocks.push_back(Paragraph { text, 0, false });
}

// Adds the columns of the clocks, and how the game ended.
void addClocks(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names)
{
    const match::Match &match = protocol.match;
    const auto hasCounts = [](const PlayerAction &action) {
        return std::any_of(std::begin(BothSeats), std::end(BothSeats),
            [&](Seat seat) { return action.clocks[seat].period.has_value() || action.clocks[seat].moves > 0; });
    };
    if (std::any_of(protocol.actions.begin(), protocol.actions.end(), hasCounts))
        addLine(blocks,
            ProtocolPaper::tr("After a clock time, × shows how many byo-yomi periods are left, and / how many moves of "
                              "the block are still to be made."));
    for (Seat seat : BothSeats) {
        const clock::Reading reading = match.clock().reading(seat, match.lastMoment());
        const QString used = text::exactTime(reading.used);
        if (reading.flag)
            addLine(blocks, ProtocolPaper::tr("%1 used %2 in all, and the flag has fallen.").arg(names[seat], used));
        else if (reading.untimed)
            addLine(blocks, ProtocolPaper::tr("%1 used %2 in all.").arg(names[seat], used));
        else
            addLine(blocks,
                ProtocolPaper::tr("%1 used %2 in all and has %3 left on the clock.")
                    .arg(names[seat], used, text::clockText(reading)));
    }
}

} // namespace

void addOpening(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names)
{
    const match::Match &match = protocol.match;
    blocks.push_back(Heading { ProtocolPaper::tr("Opening") });
    if (const auto pattern = match.opening().pattern())
        addLine(blocks, ProtocolPaper::tr("Pattern of the first three stones: %1.").arg(text::patternText(*pattern)));
    if (match.drawnStones() > 0) {
        QStringList stones;
        for (int i = 0; i < match.drawnStones(); ++i)
            stones += text::pointText(*match.moves()[static_cast<std::size_t>(i)].point);
        addLine(blocks, ProtocolPaper::tr("Placed before the game: %1.").arg(stones.join(QLatin1Char(' '))));
    }
    Table table { { { ProtocolPaper::tr("Player"), false }, { ProtocolPaper::tr("Step"), false },
                      { ProtocolPaper::tr("Used"), true }, { ProtocolPaper::tr("Clock"), true } },
        {} };
    for (const PlayerAction &action : protocol.actions) {
        if (!action.inOpening)
            continue;
        const bool timed = action.kind == match::PlayerActionKind::Timed;
        table.rows.push_back(
            { names[action.seat], text::playerActionText(action), timed ? text::exactTime(action.used) : QString(),
                timed ? text::clockText(action.clocks[action.seat]) : QString() });
    }
    if (table.rows.empty() && match.isOnPhysicalBoard())
        addLine(blocks, ProtocolPaper::tr("Its steps were not recorded."));
    else if (table.rows.empty())
        addLine(blocks, ProtocolPaper::tr("There were no steps."));
    else
        blocks.push_back(std::move(table));
}

void addTurns(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names)
{
    if (!protocol.match.isOnPhysicalBoard())
        return;
    blocks.push_back(Heading { ProtocolPaper::tr("Turns") });
    Table table { { { QString(), true }, { ProtocolPaper::tr("Player"), false }, { ProtocolPaper::tr("Used"), true },
                      { ProtocolPaper::tr("Clock"), true } },
        {} };
    for (const PlayerAction &action : protocol.actions) {
        if (action.kind == match::PlayerActionKind::Press) {
            table.rows.push_back({ QString::number(table.rows.size() + 1), names[action.seat],
                text::exactTime(action.used), text::clockText(action.clocks[action.seat]) });
        }
    }
    if (table.rows.empty())
        addLine(blocks, ProtocolPaper::tr("The clock was not pressed."));
    else
        blocks.push_back(std::move(table));
    addLine(blocks,
        ProtocolPaper::tr("Times are in minutes, seconds and milliseconds: the time used for the turn, and the time on "
                          "the player's own clock after the press."));
    addClocks(blocks, protocol, names);
}

void addMoves(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names)
{
    const match::Match &match = protocol.match;
    if (match.isOnPhysicalBoard() && match.moves().empty())
        return;
    blocks.push_back(Heading { ProtocolPaper::tr("Moves") });
    std::map<int, const PlayerAction *> actions;
    for (const PlayerAction &action : protocol.actions) {
        if (action.move > 0)
            actions[action.move] = &action;
    }
    Table table;
    for (Side side : { Side::Black, Side::White }) {
        table.columns.push_back({ QString(), true });
        table.columns.push_back({ text::sideName(side), false });
        table.columns.push_back({ ProtocolPaper::tr("Used"), true });
        table.columns.push_back({ ProtocolPaper::tr("Clock"), true });
    }
    for (std::size_t i = 0; i < match.moves().size(); ++i) {
        if (i % 2 == 0)
            table.rows.emplace_back();
        const match::Move &move = match.moves()[i];
        const int number = static_cast<int>(i) + 1;
        const auto action = actions.find(number);
        // The times of the opening are listed with its steps: there a stone may be placed for the other colour.
        const bool timed = action != actions.end() && !action->second->inOpening;
        table.rows.back() << QString::number(number)
                          << (move.point ? text::pointText(*move.point) : ProtocolPaper::tr("pass"))
                          << (timed ? text::exactTime(action->second->used) : QString())
                          << (timed ? text::clockText(action->second->clocks[move.seat]) : QString());
    }
    if (table.rows.empty()) {
        addLine(blocks, ProtocolPaper::tr("No stone was placed."));
        return;
    }
    if (match.moves().size() % 2 == 1)
        table.rows.back() << QString() << QString() << QString() << QString();
    blocks.push_back(std::move(table));
    if (match.isOnPhysicalBoard())
        return;
    addLine(blocks,
        ProtocolPaper::tr("Times are in minutes, seconds and milliseconds: the time used for the move, and the time on "
                          "the player's own clock after it."));
    addClocks(blocks, protocol, names);
}

} // namespace kagetsu::ui
