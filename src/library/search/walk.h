// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/position.h"

namespace kagetsu::library {

// The first stones of a game, with those that were set up, as far as a question needs them.
class FirstStones
{
public:
    // Reads the moves up to the stone with this number. `moves` must have so many.
    FirstStones(std::string_view moves, int boardSize, std::size_t count);

    std::span<const Line::Stone> stones() const { return m_stones; }
    int ply() const { return m_ply; } // moves up to here
    int passes() const { return m_passes; }
    // Reads on to the next stone or pass. Returns false if the game ends here.
    bool next(LineStep &step);

private:
    void add(const LineStep &step);

    LineReader m_reader;
    int m_boardSize;
    std::vector<Line::Stone> m_stones;
    int m_ply = 0;
    int m_passes = 0;
    std::optional<LineStep> m_ahead;
};

// Returns how many stones of the line were set up; they come onto the board all at once.
std::size_t setupStones(std::string_view moves, int boardSize);

// Calls visit(index, moves, sum) for each game of the block that has at least as many stones as the question, with the
// sum of so many. Games whose first four stones have another sum than `firstSums` admits may be left out.
template <class Visit>
void walkTo(
    const Block &block, const PositionQuestion &question, const PositionQuestion::FirstSums *firstSums, Visit visit)
{
    const std::size_t count = question.count();
    const int size = block.boardSize();
    const bool isNarrow = bytesOfMove(size) == 1;
    const auto &black = question.blackWeights();
    const auto &white = question.whiteWeights();
    const char *at = block.bytes();
    for (std::size_t index = 0; index < block.size(); ++index) {
        const std::size_t length = block.lengthOf(index);
        const std::string_view moves(at, length);
        at += length;
        if (block.isPlain()) {
            if (length < count
                || (firstSums && length >= Block::FirstStones && !firstSums->test(block.firstSum(index))))
                continue;
        }
        unsigned sum = 0;
        if (isNarrow && (block.isPlain() || block.facts(index).isPlain())) {
            if (length < count)
                continue;
            const auto *bytes = reinterpret_cast<const unsigned char *>(moves.data());
            std::size_t i = 0;
            for (; i + 1 < count; i += 2)
                sum += unsigned(black[bytes[i]]) + white[bytes[i + 1]];
            if (i < count)
                sum += black[bytes[i]];
        } else {
            std::size_t stones = 0;
            LineReader reader(moves, size);
            for (LineStep step; stones < count && reader.next(step);) {
                if (step.kind != LineStep::Kind::Stone)
                    continue;
                sum += question.weight(step.side, step.point);
                ++stones;
            }
            if (stones < count || setupStones(moves, size) > count)
                continue;
        }
        visit(index, moves, static_cast<std::uint16_t>(sum));
    }
}

} // namespace kagetsu::library
