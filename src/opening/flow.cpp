// SPDX-License-Identifier: MIT
#include "opening/flow.h"

#include "opening/pattern/catalogue.h"

#include <algorithm>
#include <limits>

namespace kagetsu::opening {

namespace {

constexpr int Unknown = -1;
// More stones than any board can hold, yet small enough for sums to stay far from overflow.
constexpr int TooManyStones = 10000;

struct Edge
{
    std::size_t to = 0;
    int limit = 0; // how often the edge can be taken; 0: no limit
};

template <class T>
bool is(const PlanStep &step)
{
    return std::holds_alternative<T>(step.action);
}

using Edges = std::vector<std::vector<Edge>>;

Edges edgesOf(const Plan &plan)
{
    Edges edges(plan.size());
    for (std::size_t i = 0; i < plan.size(); ++i) {
        if (const auto *choose = std::get_if<PlanChoose>(&plan[i].action)) {
            for (const PlanOption &option : choose->options)
                edges[i].push_back({ option.next, option.limit.value_or(0) });
        } else if (!is<PlanEnd>(plan[i])) {
            edges[i].push_back({ plan[i].next, 0 });
        }
    }
    return edges;
}

// Returns the steps that can be reached from a step, including itself, without passing the blocked one.
std::vector<bool> reachable(const Edges &edges, std::size_t from, std::size_t blocked)
{
    std::vector<bool> seen(edges.size(), false);
    std::vector<std::size_t> open { from };
    while (!open.empty()) {
        const std::size_t i = open.back();
        open.pop_back();
        if (seen[i] || i == blocked)
            continue;
        seen[i] = true;
        for (const Edge &edge : edges[i])
            open.push_back(edge.to);
    }
    return seen;
}

class FlowCheck
{
public:
    FlowCheck(const Plan &plan, int boardSize)
        : m_plan(plan)
        , m_boardSize(boardSize)
        , m_edges(edgesOf(plan))
        , m_longestFrom(plan.size(), Unknown)
        , m_onWay(plan.size(), false)
    {
    }

    std::optional<FlowFault> run()
    {
        for (std::size_t i = 0; i < m_plan.size(); ++i) {
            if (auto fault = checkWays(i))
                return fault;
        }
        for (std::size_t i = 0; i < m_plan.size(); ++i) {
            if (std::optional<std::size_t> loop = findLoop(i))
                return FlowFault { ProcedureError::EndlessLoop, *loop, {} };
        }
        countStones();
        for (std::size_t i = 0; i < m_plan.size(); ++i) {
            // A step that the parameters leave out cannot cause a fault.
            if (m_least[i] == Unknown)
                continue;
            if (auto fault = checkStep(i))
                return fault;
        }
        return std::nullopt;
    }

private:
    static int stonesOf(const PlanStep &step)
    {
        if (const auto *setup = std::get_if<PlanSetup>(&step.action))
            return static_cast<int>(setup->stones.size());
        return is<PlanPlace>(step) || is<PlanSelect>(step) ? 1 : 0;
    }

    std::optional<FlowFault> checkWays(std::size_t i) const
    {
        const std::vector<Edge> &edges = m_edges[i];
        const bool allLimited = std::all_of(edges.begin(), edges.end(), [](Edge edge) { return edge.limit > 0; });
        if (!edges.empty() && allLimited)
            return FlowFault { ProcedureError::NoWayOut, i, "options" };
        for (const Edge &edge : edges) {
            if (is<PlanOffer>(m_plan[i]) != is<PlanSelect>(m_plan[edge.to]))
                return FlowFault { ProcedureError::BadPlaceInFlow, i, {} };
        }
        if (i == 0 && is<PlanSelect>(m_plan[i]))
            return FlowFault { ProcedureError::BadPlaceInFlow, i, {} };
        return std::nullopt;
    }

    // Returns a step from which a loop goes on for ever, if there is one. On the way back it records the most stones
    // that can follow each step, its own included, as long as no limited option is taken.
    std::optional<std::size_t> findLoop(std::size_t i)
    {
        if (m_longestFrom[i] != Unknown)
            return std::nullopt;
        if (m_onWay[i])
            return i;
        m_onWay[i] = true;
        int longest = 0;
        for (const Edge &edge : m_edges[i]) {
            if (edge.limit > 0)
                continue;
            if (std::optional<std::size_t> loop = findLoop(edge.to))
                return loop;
            longest = std::max(longest, m_longestFrom[edge.to]);
        }
        m_longestFrom[i] = longest + stonesOf(m_plan[i]);
        return std::nullopt;
    }

    // Computes how many stones can be on the board at each step. The fewest are exact, and so are the most where no
    // limited option can lead to the step; elsewhere the most are an upper bound.
    void countStones()
    {
        const std::size_t n = m_plan.size();
        m_least.assign(n, Unknown);
        std::vector<int> direct(n, Unknown);
        m_least[0] = direct[0] = 0;
        // Without loops, n rounds carry every length everywhere.
        for (std::size_t round = 0; round < n; ++round) {
            for (std::size_t i = 0; i < n; ++i) {
                for (const Edge &edge : m_edges[i]) {
                    const int stones = stonesOf(m_plan[i]);
                    if (m_least[i] != Unknown
                        && (m_least[edge.to] == Unknown || m_least[edge.to] > m_least[i] + stones))
                        m_least[edge.to] = m_least[i] + stones;
                    if (direct[i] != Unknown && edge.limit == 0)
                        direct[edge.to] = std::max(direct[edge.to], direct[i] + stones);
                }
            }
        }
        m_most = direct;
        for (std::size_t i = 0; i < n; ++i) {
            for (const Edge &edge : m_edges[i]) {
                if (edge.limit == 0 || m_least[i] == Unknown)
                    continue;
                const std::vector<bool> after = reachable(m_edges, edge.to, /*blocked=*/n);
                const int each = m_longestFrom[edge.to];
                for (std::size_t to = 0; to < n; ++to) {
                    if (after[to])
                        m_most[to] = std::max(m_most[to], direct[i]) + std::min(edge.limit, TooManyStones) * each;
                    m_most[to] = std::min(m_most[to], TooManyStones);
                }
            }
        }
    }

    std::optional<FlowFault> checkStep(std::size_t i) const
    {
        const PlanStep &step = m_plan[i];
        const int most = m_most[i];
        const bool nobodyYet = (step.by == Actor::Same && i == 0) || (step.by == Actor::NotPlacer && m_least[i] == 0);
        if (!is<PlanEnd>(step) && (nobodyYet || is<PlanSetup>(step) != (step.by == Actor::Arbiter)))
            return FlowFault { ProcedureError::BadActor, i, "by" };
        if (is<PlanSetup>(step) && most > 0)
            return FlowFault { ProcedureError::BadStones, i, "stones" };
        if (const auto *declare = std::get_if<PlanDeclare>(&step.action)) {
            if (declare->min > m_boardSize * m_boardSize - most)
                return FlowFault { ProcedureError::OutOfRange, i, "min" };
        }
        if (const auto *offer = std::get_if<PlanOffer>(&step.action)) {
            if (offer->region.pointCount(m_boardSize) <= most)
                return FlowFault { ProcedureError::RegionTooSmall, i, "region" };
            const auto *variable = std::get_if<std::string>(&offer->count);
            if (variable && !isDeclaredBefore(i, *variable))
                return FlowFault { ProcedureError::UnknownVariable, i, "count" };
        }
        const auto *place = std::get_if<PlanPlace>(&step.action);
        if (!place)
            return std::nullopt;
        if (place->move && (m_least[i] != *place->move - 1 || most != *place->move - 1))
            return FlowFault { ProcedureError::WrongMoveNumber, i, "move" };
        if (place->region.pointCount(m_boardSize) <= most)
            return FlowFault { ProcedureError::RegionTooSmall, i, "region" };
        return place->fromCatalogue ? checkPattern(i, *place) : std::nullopt;
    }

    bool isDeclaredBefore(std::size_t offer, const std::string &variable) const
    {
        return std::any_of(m_plan.begin(), m_plan.end(), [&](const PlanStep &step) {
            const auto *declare = std::get_if<PlanDeclare>(&step.action);
            const auto index = static_cast<std::size_t>(&step - m_plan.data());
            return declare && declare->variable == variable && !reachable(m_edges, 0, index)[offer];
        });
    }

    // Checks that every way arrives here with two stones that players have placed, so that these can be required to
    // leave a pattern, and that some pattern is possible.
    std::optional<FlowFault> checkPattern(std::size_t i, const PlanPlace &third) const
    {
        const std::vector<bool> around = reachable(m_edges, 0, /*blocked=*/i);
        for (std::size_t j = 0; j < m_plan.size(); ++j) {
            const bool passesBy = around[j] && is<PlanEnd>(m_plan[j]);
            const bool notPlaced = is<PlanSetup>(m_plan[j]) || (is<PlanSelect>(m_plan[j]) && m_least[j] < 2);
            if (passesBy || (m_least[j] != Unknown && notPlaced))
                return FlowFault { ProcedureError::BadPlaceInFlow, i, "pattern" };
        }
        if (m_least[i] != 2 || m_most[i] != 2)
            return FlowFault { ProcedureError::BadPlaceInFlow, i, "pattern" };
        if (!leavesPattern(2, third, third))
            return FlowFault { ProcedureError::NoPatternLeft, i, "pattern" };
        for (std::size_t j = 0; j < m_plan.size(); ++j) {
            const auto *place = std::get_if<PlanPlace>(&m_plan[j].action);
            if (!place || m_least[j] == Unknown || m_least[j] >= 2)
                continue;
            if (!leavesPattern(m_least[j], *place, third))
                return FlowFault { ProcedureError::NoPatternLeft, j, "region" };
        }
        return std::nullopt;
    }

    bool leavesPattern(int stonesBefore, const PlanPlace &place, const PlanPlace &third) const
    {
        if (m_boardSize % 2 == 0)
            return false;
        const rules::Point centre = centreOf(m_boardSize);
        const auto fits = [&](const Pattern &pattern) {
            const rules::Point relative[] { {}, pattern.second, pattern.third };
            const rules::Point offset = relative[stonesBefore];
            const auto at = [&](rules::Point from) { return rules::Point(centre.x + from.x, centre.y + from.y); };
            return place.region.contains(at(offset)) && third.region.contains(at(pattern.third))
                && allowsCode(third, pattern.code);
        };
        return std::any_of(patterns().begin(), patterns().end(), fits);
    }

    const Plan &m_plan;
    int m_boardSize;
    Edges m_edges;
    std::vector<int> m_longestFrom;
    std::vector<bool> m_onWay;
    std::vector<int> m_least;
    std::vector<int> m_most;
};

} // namespace

std::optional<FlowFault> checkFlow(const Plan &plan, int boardSize)
{
    return FlowCheck(plan, boardSize).run();
}

std::vector<bool> reachableSteps(const Plan &plan)
{
    return reachable(edgesOf(plan), 0, /*blocked=*/plan.size());
}

} // namespace kagetsu::opening
