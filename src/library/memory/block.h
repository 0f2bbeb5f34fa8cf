// SPDX-License-Identifier: MIT
#pragma once

#include "library/model/storedgame.h"
#include "record/model/result.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::library {

// What questions are asked about a game without its moves, in 16 bytes (library.md#memory). Players and events are
// numbers of their rows; 0 is nobody, or none.
class Facts
{
public:
    Facts() = default;
    Facts(std::uint32_t black, std::uint32_t white, std::uint32_t event, int year)
        : m_black(black)
        , m_white(white)
        , m_event(event)
        , m_year(static_cast<std::uint16_t>(year))
    {
    }

    std::uint32_t black() const { return m_black; }
    std::uint32_t white() const { return m_white; }
    std::uint32_t player(rules::Side side) const { return side == rules::Side::Black ? m_black : m_white; }
    std::uint32_t event() const { return m_event; }
    int year() const { return m_year; } // 0 if unknown
    GameKind kind() const { return static_cast<GameKind>(m_bits & 3); }
    record::Winner winner() const { return static_cast<record::Winner>(m_bits >> 2 & 7); }
    int rule() const { return m_bits >> 5 & 7; } // see ruleNumber()
    int opening() const { return m_bits >> 8 & 31; } // see openingOf()
    bool isCut() const { return (m_bits >> 13 & 1) != 0; } // the moves end at a fault, not with the game
    bool isFaulty() const { return (m_bits >> 15 & 1) != 0; }
    bool isPlain() const { return (m_bits >> 14 & 1) != 0; } // see isPlain() of line.h

    void setKind(GameKind kind) { set(static_cast<int>(kind), 0, 3); }
    void setWinner(record::Winner winner) { set(static_cast<int>(winner), 2, 7); }
    void setRule(int rule) { set(rule, 5, 7); }
    void setOpening(int opening) { set(opening, 8, 31); }
    void setFault(GameFault fault)
    {
        set(fault != GameFault::None && fault != GameFault::UnknownResult ? 1 : 0, 13, 1);
        set(fault != GameFault::None ? 1 : 0, 15, 1);
    }
    void setPlain(bool isPlain) { set(isPlain ? 1 : 0, 14, 1); }

private:
    void set(int value, int shift, int mask)
    {
        m_bits = static_cast<std::uint16_t>((m_bits & ~(mask << shift)) | (value & mask) << shift);
    }

    std::uint32_t m_black = 0;
    std::uint32_t m_white = 0;
    std::uint32_t m_event = 0;
    std::uint16_t m_year = 0;
    std::uint16_t m_bits = 0;
};
static_assert(sizeof(Facts) == 16);

// The number of a rule set in the facts: 0 if it is unknown.
constexpr int ruleNumber(std::optional<rules::Rule> rule)
{
    return rule ? static_cast<int>(*rule) + 1 : 0;
}

// The moves and facts of many games on boards of one size, which never change.
class Block
{
public:
    static constexpr std::size_t UsualGames = 4096;
    static constexpr std::size_t FirstStones = 4; // of firstSum()

    Block(int boardSize, std::size_t most)
        : m_boardSize(boardSize)
        , m_most(most)
        , m_isPlain(bytesOfMove(boardSize) == 1)
    {
    }

    // Adds a game, unless the block is full. The ids must rise. `day` is its date as dayOf() gives it.
    bool add(std::int64_t id, const Facts &facts, std::string_view moves, int day = 0);
    void shrink();

    int boardSize() const { return m_boardSize; }
    std::size_t size() const { return m_facts.size(); }
    const Facts &facts(std::size_t index) const { return m_facts[index]; }
    std::size_t lengthOf(std::size_t index) const { return m_lengths[index]; }
    // True if all games are plain, and each move is one byte.
    bool isPlain() const { return m_isPlain; }
    // Returns the sum of the first four stones of a game (PointWeights) in a plain block; 0 if there are fewer.
    std::uint16_t firstSum(std::size_t index) const { return m_firstSums[index]; }
    int dayOf(std::size_t index) const { return m_days[index]; }
    const char *bytes() const { return m_moves.data(); }
    // Returns the moves of one game. To read those of all, walk along bytes().
    std::string_view movesOf(std::size_t index) const;
    std::int64_t idOf(std::size_t index) const;
    std::size_t memory() const;

private:
    std::uint16_t sumOfFirst(std::string_view moves) const;

    // Ids from this game on rise by one.
    struct Run
    {
        std::uint32_t index = 0;
        std::int64_t id = 0;
    };

    int m_boardSize;
    std::size_t m_most; // games
    bool m_isPlain;
    std::vector<Facts> m_facts;
    std::vector<std::uint16_t> m_lengths;
    std::vector<std::uint16_t> m_firstSums;
    std::vector<std::int32_t> m_days;
    std::vector<Run> m_runs;
    std::string m_moves;
};

// All games in the order of their ids, by the size of their boards. Copies share the blocks, so a question goes on with
// what it has while games are added.
class Games
{
public:
    // `blockSize` is how many games a block holds; no answer depends on it.
    explicit Games(std::size_t blockSize = Block::UsualGames)
        : m_blockSize(blockSize)
    {
    }

    // Adds a game. The ids must rise.
    void add(int boardSize, std::int64_t id, const Facts &facts, std::string_view moves, int day = 0);
    // Called after the last game.
    void finish();

    const std::vector<std::shared_ptr<const Block>> &blocks() const { return m_blocks; }
    std::size_t count() const { return m_count; }
    std::size_t memory() const;

private:
    std::vector<std::shared_ptr<const Block>> m_blocks;
    std::vector<std::shared_ptr<Block>> m_open; // those that are not full; one for each size at most
    std::size_t m_blockSize;
    std::size_t m_count = 0;
};

} // namespace kagetsu::library
