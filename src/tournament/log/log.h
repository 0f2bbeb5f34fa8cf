// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/apply.h"

namespace kagetsu::tournament {

// Records who did something, and when.
struct Stamp
{
    std::string who;
    Milliseconds when { 0 }; // milliseconds since 1970, UTC

    friend bool operator==(const Stamp &, const Stamp &) = default;
};

// Replaces characters in the name that a file cannot hold and cuts it to the longest allowed name. Returns the number
// of changed characters (tournament.md#texts).
std::size_t tidy(Stamp &stamp);

// One line of the log. An undone line stays in the log and is marked as undone, so that nobody can remove a result
// unnoticed.
struct LogLine
{
    Stamp done;
    Action action;
    std::optional<Stamp> undone;
};

// The reason why lines do not make up an event: the index of the first refused line, from 0, and its refusal.
struct FoldFault
{
    std::size_t line = 0;
    Refusal refusal;

    friend bool operator==(const FoldFault &, const FoldFault &) = default;
};

// Applies all lines that are not undone, in their order, and returns the resulting event.
Result<Event, FoldFault> fold(const std::vector<LogLine> &lines);

// An event together with the log of everything that was done to it (tournament.md#actions-and-their-log).
class Log
{
public:
    Log() = default;
    // Restores a log from stored lines.
    static Result<Log, FoldFault> fromLines(std::vector<LogLine> lines);

    const Event &event() const { return m_event; }
    const std::vector<LogLine> &lines() const { return m_lines; }

    // Does an action. Its texts are tidied first, and refused if they are too long or are not valid names
    // (tournament.md#texts).
    Result<Done, Refusal> act(Action action, Stamp stamp);
    // Does all actions in their order, or none. The refusal is that of the first refused action.
    Result<Done, Refusal> actAll(const std::vector<Action> &actions, const Stamp &stamp);
    // Repeats the action that was undone last, unchanged. An older program may have accepted what act() refuses today,
    // such as a correction without a reason; since the action was in this log before, it is accepted again.
    Result<Done, Refusal> redo(Action action, Stamp stamp);
    // Returns how many characters of texts were replaced, over everything that was done with this object.
    std::size_t tidied() const { return m_tidied; }
    // Returns the index of the last line in force, which is undone next.
    std::optional<std::size_t> lastInForce() const;
    // Marks the last line in force as undone. Returns false if there is none.
    bool undo(Stamp stamp);
    // Marks a line in force as undone, wherever it stands. Returns false, and changes nothing, if the others do not make
    // up an event without it.
    bool strike(std::size_t line, Stamp stamp);
    // Drops all lines but the first `lines`, as if they had never been added. Called when the others could not be
    // saved.
    void forgetAfter(std::size_t lines);
    // Returns the event as it was after the first `lines` lines.
    Event eventAfter(std::size_t lines) const;

private:
    std::vector<LogLine> m_lines;
    Event m_event;
    std::size_t m_tidied = 0;
};

} // namespace kagetsu::tournament
