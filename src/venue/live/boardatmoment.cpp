// SPDX-License-Identifier: MIT
#include "venue/live/boardatmoment.h"

#include "clock/facetext.h"
#include "match/journal/recovery.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

constexpr std::int64_t Silence = 15000; // milliseconds

record::GameTree treeOf(const match::Match &match)
{
    const int size = match.setup().boardSize;
    record::GameTree tree(size, size);
    record::NodeId at = record::GameTree::root();
    for (const match::Move &move : match.moves())
        at = tree.append(at, move.point ? record::Move::stone(move.side, *move.point) : record::Move::pass(move.side));
    return tree;
}

bool anyBeginsAnew(const clock::Clock &clock, clock::Moment from, clock::Moment to)
{
    return std::ranges::any_of(
        BothSeats, [&](Seat seat) { return beginsAnew(clock.reading(seat, from), clock.reading(seat, to)); });
}

LiveBoard boardOf(const match::Match &match, clock::Moment when, std::int64_t at, bool isSilent)
{
    LiveBoard board { treeOf(match), {}, {}, at };
    for (const Seat seat : BothSeats) {
        board.sides[seat] = match.sideOf(seat);
        clock::Reading &reading = board.clocks[seat];
        reading = match.clock().reading(seat, when);
        reading.shown = clock::largeTime(reading, match.clock().control(seat));
        reading.running = reading.running && !isSilent;
    }
    return board;
}

} // namespace

LiveBoard boardAfter(const match::Match &match, std::int64_t at)
{
    return boardOf(match, match.lastMoment(), at, false);
}

bool beginsAnew(const clock::Reading &before, const clock::Reading &after)
{
    return after.stage != before.stage || after.periods != before.periods
        || after.period.has_value() != before.period.has_value();
}

std::optional<BoardAtMoment> boardAtMoment(QByteArrayView journal, std::int64_t moment)
{
    journal::JournalText text = journal::readJournal(journal);
    const auto isLater = [moment](const journal::Entry &entry) { return entry.wall.toMSecsSinceEpoch() > moment; };
    text.entries.erase(std::ranges::find_if(text.entries, isLater), text.entries.end());
    if (text.entries.empty())
        return std::nullopt; // it had not begun
    auto recovery = journal::recover(text);
    if (!recovery || recovery->match.phase() == match::Phase::NotStarted)
        return std::nullopt;
    const match::Match &match = recovery->match;
    // Heartbeats tell nothing new, so that the same is shown until something happens.
    auto last = std::ranges::find_if(
        text.entries.rbegin(), text.entries.rend(), [](const auto &entry) { return !isRoutine(entry.event.what); });
    // Except that the main time or a period ended: no event tells it, and a face cannot count beyond it.
    if (anyBeginsAnew(match.clock(), last->event.at, match.lastMoment())) {
        for (auto later = last; later != text.entries.rbegin();) {
            --later;
            if (anyBeginsAnew(match.clock(), last->event.at, later->event.at))
                last = later;
        }
    }
    const std::int64_t heard = recovery->lastWall.toMSecsSinceEpoch();
    const bool isSilent = moment - heard > Silence;
    const clock::Moment when = isSilent ? match.lastMoment() : last->event.at;
    LiveBoard board = boardOf(match, when, isSilent ? heard : last->wall.toMSecsSinceEpoch(), isSilent);
    return BoardAtMoment { std::move(recovery).value().match, std::move(board) };
}

} // namespace kagetsu::venue
