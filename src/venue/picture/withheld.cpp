// SPDX-License-Identifier: MIT
#include "venue/picture/withheld.h"

#include "tournament/model/find.h"
#include "tournament/stages/advancing.h"
#include "venue/picture/former.h"
#include "venue/picture/lineeffect.h"
#include "venue/picture/stageorigin.h"

#include <algorithm>
#include <map>

namespace kagetsu::venue {

namespace {

using namespace tournament;
// Returns the same pair of the same round in another state of the event.
const Match *pairIn(const Event *event, RoundKey key, const Match &match)
{
    const Section *of = event ? findSection(*event, key.first) : nullptr;
    const Round *held = of ? findRound(*of, key.second) : nullptr;
    if (!held || held->state == Round::State::Draft)
        return nullptr;
    const auto found = std::ranges::find_if(
        held->matches, [&match](const Match &each) { return each.a == match.a && each.b == match.b; });
    return found == held->matches.end() ? nullptr : &*found;
}

bool hasResults(const Match &match)
{
    return match.ruling || std::ranges::any_of(match.games, [](const Game &game) { return game.report.has_value(); });
}

// Gives a match the results of another state of it, or none. Games that were added since tell how the others ended.
void takeResults(Match &match, const Match *then, int usualGames)
{
    const std::size_t games = then ? then->games.size() : static_cast<std::size_t>(std::max(usualGames, 1));
    match.games.resize(std::min(match.games.size(), games));
    match.ruling = then ? then->ruling : std::nullopt;
    for (std::size_t i = 0; i < match.games.size(); ++i)
        match.games[i].report = then && i < then->games.size() ? then->games[i].report : std::nullopt;
}

class Withholding
{
public:
    Withholding(const Log &log, const Delay &delay, Milliseconds now)
        : m_today(log.event())
        , m_lines(log.lines())
        , m_kind(delay.kind)
        , m_behind(std::chrono::minutes(std::clamp(delay.minutes, 1, MostDelay)))
        , m_moment(now - m_behind)
    {
    }

    Shown take()
    {
        Shown shown { m_today, {}, {}, {}, {} };
        if (m_kind == Delay::Kind::Minutes)
            m_then = formerAt(m_lines, m_moment);
        if (m_kind == Delay::Kind::RoundEnd)
            findOpenRounds();
        if (m_kind != Delay::Kind::None) {
            for (Section &section : shown.event.sections)
                hold(section);
            for (Section &section : shown.event.sections)
                holdCarried(shown.event, section);
        }
        shown.corrections = corrections();
        shown.entered = whenEntered();
        tellTimes(shown);
        return shown;
    }

private:
    bool isByMinutes() const { return m_kind == Delay::Kind::Minutes; }

    void findOpenRounds()
    {
        for (const Section &section : m_today.sections) {
            for (std::size_t i = 0; i < section.rounds.size(); ++i) {
                const RoundKey key(section.id, static_cast<int>(i) + 1);
                if (section.rounds[i].state == Round::State::Published)
                    m_open.emplace(key, whenClosed(m_lines, key));
            }
        }
    }

    // Returns the state whose results of a round are shown; nothing if those of today are, or null for none.
    std::optional<const Former *> stateFor(RoundKey key) const
    {
        if (isByMinutes())
            return &m_then;
        const auto open = m_open.find(key);
        if (open == m_open.end())
            return std::nullopt;
        return open->second ? &*open->second : nullptr;
    }

    void hold(Section &section) const
    {
        for (std::size_t i = 0; i < section.rounds.size(); ++i) {
            Round &round = section.rounds[i];
            const RoundKey key(section.id, static_cast<int>(i) + 1);
            const auto then = stateFor(key);
            if (round.state == Round::State::Draft || !then)
                continue;
            for (Match &match : round.matches) {
                if (match.isCarried)
                    continue;
                const bool had = hasResults(match);
                takeResults(match, pairIn(*then ? &(*then)->event : nullptr, key, match),
                    section.settings.options.gamesPerMatch);
                if (had && !hasResults(match)) {
                    round.state = Round::State::Published;
                    section.state = Section::State::Open;
                }
            }
        }
        holdAdjustments(section);
        holdDecisions(section);
    }

    void holdAdjustments(Section &section) const
    {
        if (isByMinutes()) {
            const Section *then = findSection(m_then.event, section.id);
            section.adjustments = then ? then->adjustments : std::vector<Adjustment>();
            return;
        }
        // Those of rounds that are not closed wait for them.
        std::erase_if(section.adjustments, [&](const Adjustment &each) {
            const Round *round = findRound(section, each.round);
            return each.round > 0 && (!round || round->state != Round::State::Finished);
        });
        for (const auto &[key, former] : m_open) {
            const Section *then = former && key.first == section.id ? findSection(former->event, key.first) : nullptr;
            for (const Adjustment &each : then ? then->adjustments : std::vector<Adjustment>()) {
                if (each.round == key.second)
                    section.adjustments.push_back(each);
            }
        }
    }

    void holdDecisions(Section &section) const
    {
        if (isByMinutes()) {
            const Section *then = findSection(m_then.event, section.id);
            section.decisions = then ? then->decisions : std::vector<PlaceDecision>();
            return;
        }
        // A decision that was made after a result that is held back may tell it.
        const std::size_t first = firstHeldBack(section.id);
        std::erase_if(section.decisions, [&](const PlaceDecision &each) {
            const std::set<EntryId> about = entriesOf(each);
            std::size_t made = 0;
            for (std::size_t i = 0; i < m_lines.size(); ++i) {
                const auto *action = std::get_if<DecidePlaces>(&m_lines[i].action);
                if (!m_lines[i].undone && action && action->section == section.id
                    && entriesOf(action->decision) == about)
                    made = i;
            }
            return made > first;
        });
    }

    std::size_t firstHeldBack(int section) const
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const LineEffect effect = effectOf(m_lines[i].action);
            if (!m_lines[i].undone && effect.kind == LineEffect::Kind::Result && effect.section == section
                && !isResultSeen(i, effect))
                return i;
        }
        return m_lines.size();
    }

    // A result that was taken over from a group is shown as it is shown there.
    void holdCarried(const Event &shown, Section &section) const
    {
        for (Round &round : section.rounds) {
            for (Match &match : round.matches) {
                const Match *today = match.isCarried ? sourceOfCarried(m_today, section, match) : nullptr;
                const Match *open = match.isCarried ? sourceOfCarried(shown, section, match) : nullptr;
                if (!today || !open || *today == *open)
                    continue;
                takeResults(match, open, 1);
                if (!hasResults(match)) {
                    round.state = Round::State::Published;
                    section.state = Section::State::Open;
                }
            }
        }
    }

    std::vector<Correction> corrections() const
    {
        std::vector<Correction> all = correctionsOf(isByMinutes() ? m_then.lines : m_lines);
        std::erase_if(all, [this](const Correction &each) {
            return !isResultSeen(each.line, { LineEffect::Kind::Result, each.section, each.round });
        });
        return all;
    }

    std::map<std::tuple<int, int, int>, Milliseconds> whenEntered() const
    {
        std::map<std::tuple<int, int, int>, Milliseconds> times;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const LineEffect effect = effectOf(m_lines[i].action);
            if (effect.kind != LineEffect::Kind::Result || !isResultSeen(i, effect))
                continue;
            const auto then = stateFor({ effect.section, effect.round }); // which knows what had not been undone yet
            const LogLine &line = then && *then ? (*then)->lines[i] : m_lines[i];
            if (!line.undone)
                times[{ effect.section, effect.round, effect.table }] = line.done.when;
        }
        return times;
    }

    bool isResultSeen(std::size_t line, const LineEffect &effect) const
    {
        const auto then = stateFor({ effect.section, effect.round });
        return !then || (*then && line < (*then)->lines.size());
    }

    bool isSeen(const Event &shown, std::size_t line) const
    {
        const LineEffect effect = effectOf(m_lines[line].action);
        const Section *section = findSection(shown, effect.section);
        switch (effect.kind) {
        case LineEffect::Kind::Unseen: return false;
        case LineEffect::Kind::AtOnce: return true;
        case LineEffect::Kind::Closing: {
            const Round *round = section ? findRound(*section, effect.round) : nullptr;
            return round && round->state == Round::State::Finished;
        }
        case LineEffect::Kind::SectionClosing: return section && section->state == Section::State::Finished;
        case LineEffect::Kind::Result: return isResultSeen(line, effect);
        case LineEffect::Kind::Adjustment: return isByMinutes() || effect.round > 0 ? isResultSeen(line, effect) : true;
        case LineEffect::Kind::Decision:
            return isByMinutes() ? isResultSeen(line, effect)
                                 : m_kind == Delay::Kind::None || line < firstHeldBack(effect.section);
        }
        return true;
    }

    void tellTimes(Shown &shown) const
    {
        const auto later = [this](Milliseconds when) { return isByMinutes() && when > m_moment; };
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const bool isDelayed = effectOf(m_lines[i].action).isDelayed();
            const auto &undone = m_lines[i].undone;
            if (isSeen(shown.event, i))
                shown.asOf = std::max(shown.asOf.value_or(Milliseconds(0)), m_lines[i].done.when);
            if (undone && isSeen(shown.event, i) && !(isDelayed && later(undone->when)))
                shown.asOf = std::max(*shown.asOf, undone->when);
            for (const Milliseconds when : { m_lines[i].done.when, undone ? undone->when : Milliseconds(0) }) {
                if (isDelayed && later(when))
                    shown.next = std::min(shown.next.value_or(Milliseconds::max()), when + m_behind);
            }
        }
    }

    const Event &m_today;
    const std::vector<LogLine> &m_lines;
    Delay::Kind m_kind;
    Milliseconds m_behind;
    Milliseconds m_moment;
    Former m_then; // by minutes
    std::map<RoundKey, std::optional<Former>> m_open; // rounds that are not closed, as they last were when they were
};

} // namespace

Shown withoutNewResults(const Log &log, const Delay &delay, Milliseconds now)
{
    return Withholding(log, delay, now).take();
}

} // namespace kagetsu::venue
