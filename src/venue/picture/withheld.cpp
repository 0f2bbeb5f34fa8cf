// SPDX-License-Identifier: MIT
#include "venue/picture/withheld.h"

#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

Milliseconds lastChange(const std::vector<LogLine> &lines, Milliseconds until)
{
    Milliseconds last { 0 };
    for (const LogLine &line : lines) {
        for (const Milliseconds when : { line.done.when, line.undone ? line.undone->when : Milliseconds(0) })
            last = when <= until ? std::max(last, when) : last;
    }
    return last;
}

// Returns the event as it was at a moment. If a clock was set back meanwhile, lines after a later one do not count, so
// that nothing comes too early.
std::optional<Event> eventAt(const std::vector<LogLine> &lines, Milliseconds moment)
{
    std::vector<LogLine> then;
    for (const LogLine &line : lines) {
        if (line.done.when > moment)
            break;
        then.push_back(line);
        if (then.back().undone && then.back().undone->when > moment)
            then.back().undone.reset();
    }
    auto event = fold(then);
    return event ? std::optional(std::move(event).value()) : std::nullopt;
}

std::optional<Milliseconds> firstAfter(const std::vector<LogLine> &lines, Milliseconds moment)
{
    std::optional<Milliseconds> first;
    for (const LogLine &line : lines) {
        for (const Milliseconds when : { line.done.when, line.undone ? line.undone->when : Milliseconds(0) }) {
            if (when > moment && (!first || when < *first))
                first = when;
        }
    }
    return first;
}

// Returns the same pair of the same round in another state of the event.
const Match *pairIn(const Event *event, int section, int round, const Match &match)
{
    const Section *of = event ? findSection(*event, section) : nullptr;
    const Round *held = of ? findRound(*of, round) : nullptr;
    if (!held || held->state == Round::State::Draft)
        return nullptr;
    const auto found = std::ranges::find_if(
        held->matches, [&match](const Match &each) { return each.a == match.a && each.b == match.b; });
    return found == held->matches.end() ? nullptr : &*found;
}

// Gives a match the results of another state of it, or none.
void takeResults(Match &match, const Match *then)
{
    match.ruling = then ? then->ruling : std::nullopt;
    for (std::size_t i = 0; i < match.games.size(); ++i)
        match.games[i].report = then && i < then->games.size() ? then->games[i].report : std::nullopt;
}

bool hasResults(const Match &match)
{
    return match.ruling || std::ranges::any_of(match.games, [](const Game &game) { return game.report.has_value(); });
}

void takeResults(Event &event, const Event *then, bool closedStay)
{
    for (Section &section : event.sections) {
        for (std::size_t i = 0; i < section.rounds.size(); ++i) {
            Round &round = section.rounds[i];
            if (round.state == Round::State::Draft || (closedStay && round.state == Round::State::Finished))
                continue;
            for (Match &match : round.matches) {
                if (match.isCarried)
                    continue;
                const bool had = hasResults(match);
                takeResults(match, pairIn(then, section.id, static_cast<int>(i) + 1, match));
                if (had && !hasResults(match)) {
                    round.state = Round::State::Published;
                    section.state = Section::State::Open;
                }
            }
        }
    }
}

} // namespace

Shown withoutNewResults(const Log &log, const Delay &delay, Milliseconds now)
{
    Shown shown { log.event(), lastChange(log.lines(), Milliseconds::max()), std::nullopt };
    if (delay.kind == Delay::Kind::RoundEnd)
        takeResults(shown.event, nullptr, true);
    if (delay.kind != Delay::Kind::Minutes)
        return shown;
    const Milliseconds behind = std::chrono::minutes(std::clamp(delay.minutes, 1, MostDelay));
    const Milliseconds moment = now - behind;
    const std::optional<Event> then = eventAt(log.lines(), moment);
    takeResults(shown.event, then ? &*then : nullptr, false);
    shown.asOf = lastChange(log.lines(), moment);
    if (const auto first = firstAfter(log.lines(), moment))
        shown.next = *first + behind;
    return shown;
}

} // namespace kagetsu::venue
