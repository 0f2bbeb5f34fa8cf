// SPDX-License-Identifier: MIT
#pragma once

#include "library/memory/block.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

namespace kagetsu::library {

// How a question goes over the games.
struct PassOptions
{
    unsigned threads = 0; // 0: one, or several where there are very many games
    std::function<bool()> isStopped {}; // asked between two blocks, by any thread
};

// From this number of games on, several threads answer a question.
constexpr std::size_t GamesForThreads = 500'000;

// Calls visit(part, block) for each block of this board size, or of all sizes if it is 0. Each thread has a part of its
// own, for blocks that follow one another; the parts are returned in the order of the blocks. Returns nothing if the
// question was stopped.
template <class Part, class Visit>
std::optional<std::vector<Part>> passOver(
    const Games &games, int boardSize, const PassOptions &options, const Part &start, Visit visit)
{
    std::vector<const Block *> blocks;
    for (const auto &block : games.blocks()) {
        if (boardSize == 0 || block->boardSize() == boardSize)
            blocks.push_back(block.get());
    }
    const unsigned usual =
        games.count() < GamesForThreads ? 1u : std::clamp(std::thread::hardware_concurrency(), 1u, 16u);
    const std::size_t threads = std::clamp<std::size_t>(
        options.threads == 0 ? usual : options.threads, 1, std::max<std::size_t>(blocks.size(), 1));
    std::vector<Part> parts(threads, start);
    std::vector<char> stopped(threads, 0);
    const auto run = [&](std::size_t thread) {
        const std::size_t begin = blocks.size() * thread / threads;
        const std::size_t end = blocks.size() * (thread + 1) / threads;
        for (std::size_t i = begin; i < end; ++i) {
            if (options.isStopped && options.isStopped()) {
                stopped[thread] = 1;
                return;
            }
            visit(parts[thread], *blocks[i]);
        }
    };
    std::vector<std::thread> others;
    for (std::size_t thread = 1; thread < threads; ++thread)
        others.emplace_back(run, thread);
    run(0);
    for (std::thread &other : others)
        other.join();
    if (std::find(stopped.begin(), stopped.end(), 1) != stopped.end())
        return std::nullopt;
    return parts;
}

} // namespace kagetsu::library
