// SPDX-License-Identifier: MIT
#include "tournament/pairing/draw.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

// Calls `visit` for each allowed pair, with the indices of both in paired().
template <class Visit>
void forEachPair(const Choices &choices, Visit visit)
{
    const std::vector<int> &paired = choices.paired();
    for (std::size_t a = 0; a < paired.size(); ++a) {
        for (std::size_t b = a + 1; b < paired.size(); ++b) {
            if (choices.allows(paired[a], paired[b]))
                visit(int(a), int(b));
        }
    }
}

// Returns the lanes in which the pairs differ. In all other lanes, every pairing costs the same.
std::vector<std::size_t> decidingLanes(const Field &field, const Choices &choices)
{
    Cost least;
    Cost most;
    bool isFirst = true;
    forEachPair(choices, [&](int a, int b) {
        const Cost cost = field.cost(choices.paired()[std::size_t(a)], choices.paired()[std::size_t(b)]);
        for (std::size_t lane = 0; lane < LaneCount; ++lane) {
            least.lanes[lane] = isFirst ? cost.lanes[lane] : std::min(least.lanes[lane], cost.lanes[lane]);
            most.lanes[lane] = std::max(most.lanes[lane], cost.lanes[lane]);
        }
        isFirst = false;
    });
    std::vector<std::size_t> lanes;
    for (std::size_t lane = 0; lane < LaneCount; ++lane) {
        if (least.lanes[lane] != most.lanes[lane])
            lanes.push_back(lane);
    }
    return lanes;
}

Weights weightsOf(const Field &field, const Choices &choices)
{
    const std::vector<std::size_t> lanes = decidingLanes(field, choices);
    Weights weights(int(choices.paired().size()), int(lanes.size()));
    std::vector<std::int64_t> deciding(lanes.size());
    forEachPair(choices, [&](int a, int b) {
        const Cost cost = field.cost(choices.paired()[std::size_t(a)], choices.paired()[std::size_t(b)]);
        std::ranges::transform(lanes, deciding.begin(), [&cost](std::size_t lane) { return cost.lanes[lane]; });
        weights.set(a, b, deciding);
    });
    return weights;
}

Shortage inPlaces(Shortage shortage, const std::vector<int> &paired)
{
    const auto replace = [&paired](std::vector<int> &vertices) {
        for (int &vertex : vertices)
            vertex = paired[std::size_t(vertex)];
        std::ranges::sort(vertices);
    };
    std::ranges::for_each(shortage.groups, replace);
    std::ranges::sort(shortage.groups);
    replace(shortage.sought);
    return shortage;
}

} // namespace

Cost costOf(const Field &field, const Choices &choices, const std::vector<Couple> &couples)
{
    Cost cost;
    for (const auto &[a, b] : couples)
        cost += field.cost(a, b);
    for (const int place : choices.lockedByes())
        cost += field.cost(place, field.bye());
    return cost;
}

Result<Draw, Shortage> cheapestDraw(const Field &field, const Choices &choices, const Progress &progress)
{
    const std::vector<int> &paired = choices.paired();
    const auto matching = cheapestMatching(weightsOf(field, choices), progress);
    if (!matching)
        return Fault { inPlaces(matching.fault(), paired) };
    Draw draw;
    for (std::size_t a = 0; a < paired.size(); ++a) {
        const std::size_t b = std::size_t((*matching)[a]);
        if (a < b)
            draw.couples.push_back({ paired[a], paired[b] });
    }
    draw.cost = costOf(field, choices, draw.couples);
    return draw;
}

} // namespace kagetsu::pairing
