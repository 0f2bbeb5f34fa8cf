// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/meanwhile.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace kagetsu::tournament {

// Stores the lines of a log, in a file or in memory. After a call that returns false, the content is as it was before.
class LogKeeper
{
public:
    LogKeeper() = default;
    virtual ~LogKeeper() = default;
    LogKeeper(const LogKeeper &) = delete;
    LogKeeper &operator=(const LogKeeper &) = delete;

    // Appends all of these lines, or none.
    virtual bool append(std::span<const LogLine> lines) = 0;
    // Marks a line, counted from 0, as undone. The line must not be undone yet.
    virtual bool markUndone(std::size_t line, const Stamp &stamp) = 0;
    // Returns the log as others have continued it, if that is why the last call stored nothing; the next call then
    // continues this log.
    virtual std::optional<Log> continued() { return {}; }
};

// The log of an event that somebody edits, with what can be undone and repeated. Several actions of one tap, such as
// sixty pasted entries, form one step: they are done together or not at all, and undone together, as far as that can be
// stored. Everything is stored before it becomes visible in log() (tournament.md#actions-and-their-log).
class StepLog
{
public:
    using Step = std::vector<Action>;

    // What became of a step that was not refused.
    struct Outcome
    {
        bool hasChanged = false; // the event, or what can be undone
        bool isStored = true; // false if something was not done because it could not be stored
        // Set if nothing was done because others have worked on the same thing meanwhile; the log then has their lines.
        std::optional<Meanwhile> meanwhile {};
    };

    // The keeper must outlive this object, and have the lines of `log`. Each of these can be undone alone.
    explicit StepLog(LogKeeper &keeper, Log log = {});

    const Log &log() const { return m_log; }
    // Takes over a log that somebody else has continued. What was undone here, and others have worked on since, is not
    // repeated any more.
    void follow(Log log);
    // Returns the last line of the last step that can be undone; nothing if there is none.
    std::optional<std::size_t> lastDone() const
    {
        return m_done.empty() ? std::nullopt : std::optional(m_done.back().back());
    }

    // Carries out a step. If others have continued the log meanwhile, it is carried out after their lines, unless one of
    // them is about the same thing (tournament.md#several-desks).
    Result<Outcome, Refusal> carryOut(const Step &step, const Stamp &stamp);
    bool canUndo() const { return !m_done.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    // Undoes the last step, as far as nobody else has built on it; what others have done stays.
    Outcome undo(Stamp stamp);
    // Repeats the step that was undone last, as new lines of the log.
    Outcome redo(const Stamp &stamp);
    // Makes everything done so far permanent here, so that it can no longer be undone.
    void settle();

private:
    bool store(Log log);
    Result<Outcome, Refusal> add(const Step &step, const std::function<Result<Done, Refusal>(Log &)> &work);

    LogKeeper &m_keeper;
    Log m_log;
    std::vector<std::vector<std::size_t>> m_done; // indexes of the lines of each step that is not undone
    std::vector<Step> m_undone;
};

} // namespace kagetsu::tournament
