// SPDX-License-Identifier: MIT
#include "tournament/log/corrections.h"

#include "tournament/log/act.h"
#include "tournament/model/find.h"
#include "tournament/score/basis.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

// Reads the lines in sequence.
class Reader
{
public:
    void read(std::size_t line, const LogLine &done)
    {
        Result<Event, Refusal> next = apply(m_event, done.action);
        if (!next)
            return;
        Correction correction;
        correction.line = line;
        correction.stamp = done.done;
        m_after = std::move(next).value();
        if (std::visit([&](const auto &action) { return tell(correction, action); }, done.action))
            add(std::move(correction));
        m_event = std::move(m_after);
    }
    std::vector<Correction> take() { return std::move(m_corrections); }

private:
    template <class Any>
    bool tell(Correction &, const Any &)
    {
        return false;
    }
    bool tell(Correction &, const FinishRound &action)
    {
        m_closed.insert({ action.section, action.round });
        return false;
    }
    bool tell(Correction &correction, const ReportGame &action)
    {
        return isCorrection(m_event, action) && tellMatch(correction, action);
    }
    bool tell(Correction &correction, const RuleMatch &action)
    {
        correction.kind = Correction::Kind::Ruling;
        return tellMatch(correction, action);
    }
    bool tell(Correction &correction, const Adjust &action)
    {
        correction.kind = Correction::Kind::Adjustment;
        return tellAdjustment(correction, action.section, action.adjustment);
    }
    bool tell(Correction &correction, const RemoveAdjustment &action)
    {
        const Section &section = *findSection(m_event, action.section);
        correction.kind = Correction::Kind::AdjustmentRemoved;
        return tellAdjustment(correction, action.section, section.adjustments[static_cast<std::size_t>(action.index)]);
    }
    bool tell(Correction &correction, const DecidePlaces &action)
    {
        correction.kind = Correction::Kind::Decision;
        correction.section = action.section;
        correction.decision = action.decision;
        correction.reason = { Reason::Kind::Other, action.decision.reason };
        return true;
    }
    bool tell(Correction &correction, const UnpublishRound &action)
    {
        correction.kind = Correction::Kind::Draft;
        correction.section = action.section;
        correction.round = action.round;
        return true;
    }

    template <class OfMatch>
    bool tellMatch(Correction &correction, const OfMatch &action)
    {
        correction.section = action.section;
        correction.round = action.round;
        correction.table = action.table;
        correction.reason = action.reason;
        const auto matchIn = [&action](const Event &event) {
            return *findMatch(*findRound(*findSection(event, action.section), action.round), action.table);
        };
        correction.before = matchIn(m_event);
        correction.after = matchIn(m_after);
        return true;
    }
    static bool tellAdjustment(Correction &correction, int section, const Adjustment &adjustment)
    {
        correction.section = section;
        correction.round = adjustment.round;
        correction.adjustment = adjustment;
        correction.reason = { Reason::Kind::Other, adjustment.reason };
        return true;
    }
    void add(Correction correction)
    {
        const Section &section = *findSection(m_event, correction.section);
        correction.wasClosed = m_closed.contains({ correction.section, correction.round });
        const bool isOfStandings = correction.kind == Correction::Kind::Decision;
        Resting resting = restingOn(m_event, correction.section, correction.round);
        correction.sections = std::move(resting.sections);
        for (const int later : resting.rounds) {
            if (!isOfStandings && findRound(section, later)->state != Round::State::Draft)
                correction.published.push_back(later);
        }
        m_corrections.push_back(std::move(correction));
    }

    Event m_event;
    Event m_after;
    std::set<std::pair<int, int>> m_closed; // section and round
    std::vector<Correction> m_corrections;
};

} // namespace

std::vector<Correction> correctionsOf(const std::vector<LogLine> &lines)
{
    Reader reader;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (!lines[line].undone)
            reader.read(line, lines[line]);
    }
    return reader.take();
}

std::optional<Milliseconds> correctedAt(const std::vector<Correction> &corrections, int section)
{
    const auto last = std::find_if(corrections.rbegin(), corrections.rend(), [section](const Correction &each) {
        return each.section == section && (each.wasClosed || each.kind == Correction::Kind::Draft);
    });
    return last == corrections.rend() ? std::nullopt : std::optional(last->stamp.when);
}

} // namespace kagetsu::tournament
