// SPDX-License-Identifier: MIT
#include "tournament/log/reporting.h"

#include "tournament/log/act.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"
#include "tournament/score/series.h"

namespace kagetsu::tournament {

namespace {

// Does actions one after the other and remembers them.
class Steps
{
public:
    explicit Steps(Event event)
        : m_event(std::move(event))
    {
    }

    std::optional<Refusal> add(const Action &action)
    {
        Result<Event, Refusal> next = act(m_event, action);
        if (!next)
            return next.fault();
        m_event = std::move(next).value();
        m_actions.push_back(action);
        return std::nullopt;
    }
    const Event &event() const { return m_event; }
    const Section &section(int id) const { return *findSection(m_event, id); }
    // Requires a table that has been reported, so it exists.
    const Match &match(const ReportGame &at) const
    {
        return *findMatch(*findRound(section(at.section), at.round), at.table);
    }
    std::vector<Action> take() { return std::move(m_actions); }

private:
    Event m_event;
    std::vector<Action> m_actions;
};

// True if the games before this one already decide a match of an elimination.
bool isNeedless(const Section &section, Match match, std::size_t game)
{
    const int games = section.settings.options.gamesPerMatch;
    match.games.resize(game);
    return isElimination(section.settings.format)
        && (winnerOfSeries(match, games) || areBothLosersOfSeries(match, games));
}

// Drops the reports of games that are no longer needed. A planned game may have been played although it was not needed,
// so it is dropped only after a correction; an additional game exists only because of a tie.
std::optional<Refusal> dropNeedlessReports(Steps &steps, const ReportGame &report, bool isCorrection)
{
    const auto planned = static_cast<std::size_t>(steps.section(report.section).settings.options.gamesPerMatch);
    const std::size_t games = steps.match(report).games.size();
    for (std::size_t later = static_cast<std::size_t>(report.game) + 1; later < games; ++later) {
        const Match &match = steps.match(report);
        const bool mayGo = match.games[later].report && (isCorrection || later >= planned);
        if (!mayGo || !isNeedless(steps.section(report.section), match, later))
            continue;
        ReportGame dropped = report;
        dropped.game = static_cast<int>(later);
        dropped.report.reset();
        dropped.reason = { Reason::Kind::Follows };
        if (const auto refusal = steps.add(dropped))
            return refusal;
    }
    return std::nullopt;
}

std::optional<Refusal> add(Steps &steps, ReportGame report)
{
    const bool corrects = isCorrection(steps.event(), report);
    if (!corrects)
        report.reason = {};
    if (const auto refusal = steps.add(report))
        return refusal;
    if (const auto refusal = dropNeedlessReports(steps, report, corrects))
        return refusal;
    const Match &match = steps.match(report);
    if (match.ruling || !isLevel(steps.section(report.section), match))
        return std::nullopt;
    return steps.add(AddGame { report.section, report.round, report.table, otherParty(match.games.back().opener) });
}

} // namespace

Result<std::vector<Action>, Refusal> reported(const Event &event, const ReportGame &report)
{
    return reported(event, std::span(&report, 1));
}

Result<std::vector<Action>, Refusal> reported(const Event &event, std::span<const ReportGame> reports)
{
    Steps steps(event);
    for (const ReportGame &report : reports) {
        if (const auto refusal = add(steps, report))
            return Fault { *refusal };
    }
    return steps.take();
}

std::vector<ReportGame> clearedMatch(int section, int round, const Match &match, const Reason &reason)
{
    std::vector<ReportGame> reports;
    for (int game = 0; game < static_cast<int>(match.games.size()); ++game) {
        if (match.games[static_cast<std::size_t>(game)].report)
            reports.push_back({ section, round, match.table, game, std::nullopt, reason });
    }
    return reports;
}

} // namespace kagetsu::tournament
