// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/apply.h"

namespace kagetsu::tournament {

// Who did something, and when.
struct Stamp
{
    std::string who;
    Milliseconds when { 0 }; // since 1970, UTC

    friend bool operator==(const Stamp &, const Stamp &) = default;
};

// Makes of a name what a file keeps, and no longer than a name may be; returns how many signs were changed
// (tournament.md#texts).
std::size_t tidy(Stamp &stamp);

// One line of the log. What was undone stays in it, struck out, so that nobody can make a result disappear unseen.
struct LogLine
{
    Stamp done;
    Action action;
    std::optional<Stamp> undone;
};

// Why lines make no event: the first that is refused, counted from 0.
struct FoldFault
{
    std::size_t line = 0;
    Refusal refusal;

    friend bool operator==(const FoldFault &, const FoldFault &) = default;
};

// The event that all lines make that are not undone, in their order.
Result<Event, FoldFault> fold(const std::vector<LogLine> &lines);

// An event with all that was done to it (tournament.md#actions-and-their-log).
class Log
{
public:
    Log() = default;
    // Lines that were kept somewhere.
    static Result<Log, FoldFault> fromLines(std::vector<LogLine> lines);

    const Event &event() const { return m_event; }
    const std::vector<LogLine> &lines() const { return m_lines; }

    // Texts are tidied first, and refused where they are too long or no name (tournament.md#texts).
    Result<Done, Refusal> act(Action action, Stamp stamp);
    // What was struck out last, as it was. An older program may have let through what act() refuses today, such as a
    // correction without a reason: it stood in this log, so it can stand there again.
    Result<Done, Refusal> redo(Action action, Stamp stamp);
    // Signs of texts that were changed, in all that was done here.
    std::size_t tidied() const { return m_tidied; }
    // Strikes out the last line that is not yet; false when there is none.
    bool undo(Stamp stamp);
    // Only the first lines are left, as if the others had never been: they could not be kept.
    void forgetAfter(std::size_t lines);
    // The event as it was after the first lines.
    Event eventAfter(std::size_t lines) const;

private:
    std::vector<LogLine> m_lines;
    Event m_event;
    std::size_t m_tidied = 0;
};

} // namespace kagetsu::tournament
