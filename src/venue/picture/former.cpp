// SPDX-License-Identifier: MIT
#include "venue/picture/former.h"

namespace kagetsu::venue {

namespace {

using namespace tournament;
using Lines = std::vector<LogLine>;

Former formerOf(Lines lines)
{
    auto event = fold(lines);
    return event ? Former { std::move(lines), std::move(event).value() } : Former {};
}

// Returns the event as it was with this line and without any later one, if the line has been undone since.
Former formerWith(const Lines &lines, std::size_t last)
{
    Lines then(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    for (LogLine &line : then) {
        if (line.undone && line.undone->when >= lines[last].done.when)
            line.undone.reset();
    }
    return formerOf(std::move(then));
}

} // namespace

Former formerAt(const std::vector<LogLine> &lines, Milliseconds moment)
{
    Lines then;
    for (const LogLine &line : lines) {
        if (line.done.when > moment)
            break;
        then.push_back(line);
        if (then.back().undone && then.back().undone->when > moment)
            then.back().undone.reset();
    }
    return formerOf(std::move(then));
}

std::optional<Former> whenClosed(const std::vector<LogLine> &lines, RoundKey key)
{
    const auto isOf = [&key](const auto *action) { return action && RoundKey(action->section, action->round) == key; };
    std::size_t opened = lines.size(); // the line that opened it, or whose undoing did; behind the last one if none did
    Milliseconds when { 0 };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LogLine &line = lines[i];
        if (!line.undone && isOf(std::get_if<UnpublishRound>(&line.action))) {
            opened = lines.size();
        } else if (!line.undone && isOf(std::get_if<ReopenRound>(&line.action))) {
            opened = i;
            when = line.done.when;
        } else if (line.undone && isOf(std::get_if<FinishRound>(&line.action))
            && (opened == lines.size() || line.undone->when >= when)) {
            opened = i;
            when = line.undone->when;
        }
    }
    if (opened == lines.size())
        return std::nullopt;
    return lines[opened].undone ? formerWith(lines, opened)
                                : formerOf({ lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(opened) });
}

} // namespace kagetsu::venue
