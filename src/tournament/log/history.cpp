// SPDX-License-Identifier: MIT
#include "tournament/log/history.h"

namespace kagetsu::tournament {

namespace {

bool isRemoval(const Action &action)
{
    return std::holds_alternative<RemoveSection>(action) || std::holds_alternative<RemoveEntry>(action)
        || std::holds_alternative<RemoveLocks>(action) || std::holds_alternative<RemoveRound>(action)
        || std::holds_alternative<RemoveAdjustment>(action);
}

} // namespace

void retell(const std::vector<LogLine> &lines, const std::function<void(std::size_t, const Event &)> &tell)
{
    Event standing; // the event made by lines that are not undone
    std::optional<Event> undone; // `standing` with the later lines that were undone
    const auto happen = [&tell](std::size_t line, const Action &action, const Event &before) {
        Result<Event, Refusal> next = apply(before, action);
        if (next)
            tell(line, isRemoval(action) ? before : *next);
        return next;
    };
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const Action &action = lines[line].action;
        if (!lines[line].undone) {
            undone.reset();
            if (isRemoval(action))
                tell(line, standing);
            Result<Event, Refusal> next = apply(std::move(standing), action);
            standing = next ? std::move(next).value() : Event();
            if (!isRemoval(action))
                tell(line, standing);
            continue;
        }
        // Several lines may have been undone together, or each may have been undone before the next one was done in its
        // place.
        Result<Event, Refusal> next = happen(line, action, undone ? *undone : standing);
        if (!next && undone)
            next = happen(line, action, standing);
        if (next)
            undone = std::move(next).value();
        else
            tell(line, standing);
    }
}

} // namespace kagetsu::tournament
