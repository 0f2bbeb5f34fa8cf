// SPDX-License-Identifier: MIT
#include "tournament/pairing/matching/matching.h"

#include "tournament/pairing/matching/search.h"
#include "tournament/pairing/matching/start.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

// Reads the shortage from the tree of a search that failed.
template <int L>
void tell(const Blossoms &blossoms, const Duals<L> &duals, Shortage &shortage)
{
    for (int node = 0; node < blossoms.nodes(); ++node) {
        const auto vertices = blossoms.verticesOf(node);
        if (duals.nodeLabel(node) == Label::Outer)
            shortage.groups.emplace_back(vertices.begin(), vertices.end());
        else if (duals.nodeLabel(node) == Label::Inner)
            shortage.sought.insert(shortage.sought.end(), vertices.begin(), vertices.end());
    }
}

template <int L>
Result<std::vector<int>, Shortage> matching(const Weights &weights, const Progress &progress)
{
    Blossoms blossoms(weights.vertices());
    Duals<L> duals(blossoms);
    Start<L>(weights, blossoms, duals).run();
    Search<L> search(weights, blossoms, duals);
    Shortage shortage;
    auto done = weights.vertices() - int(std::ranges::count(blossoms.mates(), -1));
    for (int vertex = 0; vertex < weights.vertices(); ++vertex) {
        if (blossoms.mate(vertex) >= 0)
            continue;
        if (progress && !progress(done, weights.vertices()))
            return Fault { Shortage { .isStopped = true, .groups = {}, .sought = {} } };
        if (search.run(vertex)) {
            done += 2;
            continue;
        }
        tell(blossoms, duals, shortage);
        search.giveUp();
    }
    if (!shortage.groups.empty())
        return Fault { shortage };
    return blossoms.mates();
}

template <std::size_t... I>
Result<std::vector<int>, Shortage> matchingOf(
    const Weights &weights, const Progress &progress, std::index_sequence<I...>)
{
    using Function = Result<std::vector<int>, Shortage> (*)(const Weights &, const Progress &);
    static constexpr Function Compiled[] { &matching<CompiledLanes[I]>... };
    return Compiled[std::ranges::find(CompiledLanes, weights.lanes()) - CompiledLanes.begin()](weights, progress);
}

} // namespace

Result<std::vector<int>, Shortage> cheapestMatching(const Weights &weights, const Progress &progress)
{
    return matchingOf(weights, progress, std::make_index_sequence<CompiledLanes.size()>());
}

} // namespace kagetsu::pairing
