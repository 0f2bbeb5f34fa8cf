// SPDX-License-Identifier: MIT
#include "learn/practice/puzzles.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace kagetsu::practice {

namespace {

// FNV-1a with a last mixing, so that neighbouring days choose independently.
std::uint64_t lotOf(std::string_view id, Day day)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto add = [&hash](std::uint64_t byte) { hash = (hash ^ byte) * 0x100000001B3U; };
    for (int shift = 0; shift < 32; shift += 8)
        add(static_cast<std::uint32_t>(day) >> shift & 0xFFU);
    for (const char each : id)
        add(static_cast<unsigned char>(each));
    hash ^= hash >> 33;
    hash *= 0xFF51AFD7ED558CCDU;
    return hash ^ hash >> 33;
}

bool hasTheme(const KeptPuzzle &puzzle, std::string_view theme)
{
    return theme.empty() || puzzle.theme == theme;
}

} // namespace

int streakOf(const Attempts &attempts)
{
    // Where classes were joined, a number may be there twice; the day tells what came first.
    const auto orderOf = [](const Attempt &attempt) { return std::pair(attempt.day, attempt.number); };
    std::optional<std::pair<Day, int>> lastWrong;
    for (const auto &[id, attempt] : attempts) {
        if (!attempt.isRight && (!lastWrong || *lastWrong < orderOf(attempt)))
            lastWrong = orderOf(attempt);
    }
    return static_cast<int>(std::count_if(attempts.begin(), attempts.end(), [&](const auto &each) {
        return each.second.isRight && (!lastWrong || *lastWrong < orderOf(each.second));
    }));
}

const KeptPuzzle *PuzzleBook::puzzle(std::string_view id) const
{
    const auto found = m_puzzles.find(id);
    return found == m_puzzles.end() ? nullptr : &found->second;
}

const Quarry *PuzzleBook::quarry(std::string_view place) const
{
    const auto found = m_quarries.find(place);
    return found == m_quarries.end() ? nullptr : &found->second;
}

bool PuzzleBook::add(const KeptPuzzle &puzzle)
{
    return !puzzle.id.empty() && m_puzzles.size() < MostPuzzles && m_puzzles.emplace(puzzle.id, puzzle).second;
}

bool PuzzleBook::put(const KeptPuzzle &puzzle)
{
    const auto found = m_puzzles.find(puzzle.id);
    if (found == m_puzzles.end())
        return add(puzzle);
    found->second = puzzle;
    return true;
}

void PuzzleBook::setDifficulty(std::string_view id, const Rating &difficulty, int answered)
{
    const auto found = m_puzzles.find(id);
    if (found == m_puzzles.end())
        return;
    found->second.difficulty = difficulty;
    found->second.answered = answered;
}

bool PuzzleBook::setQuarry(const Quarry &quarry)
{
    if (quarry.place.empty())
        return false;
    Quarry &kept = m_quarries[quarry.place];
    return std::exchange(kept, quarry) != quarry;
}

bool PuzzleBook::dropQuarry(std::string_view place)
{
    const auto found = m_quarries.find(place);
    if (found == m_quarries.end())
        return false;
    m_quarries.erase(found);
    return true;
}

const KeptPuzzle *PuzzleBook::nearest(
    double level, std::string_view theme, const std::function<bool(const std::string &id)> &isOut) const
{
    const KeptPuzzle *best = nullptr;
    for (const auto &[id, puzzle] : m_puzzles) {
        if (!hasTheme(puzzle, theme))
            continue;
        const double away = std::abs(puzzle.difficulty.rating - level);
        if ((!best || away < std::abs(best->difficulty.rating - level)) && !isOut(id))
            best = &puzzle;
    }
    return best;
}

const KeptPuzzle *PuzzleBook::ofTheDay(Day day) const
{
    const auto least = std::min_element(m_puzzles.begin(), m_puzzles.end(),
        [day](const auto &one, const auto &other) { return lotOf(one.first, day) < lotOf(other.first, day); });
    return least == m_puzzles.end() ? nullptr : &least->second;
}

std::vector<const KeptPuzzle *> PuzzleBook::chosen(
    std::string_view theme, double least, double most, std::size_t count) const
{
    std::vector<const KeptPuzzle *> fitting;
    for (const auto &[id, puzzle] : m_puzzles) {
        const double rating = puzzle.difficulty.rating;
        if (hasTheme(puzzle, theme) && rating >= least && rating <= most)
            fitting.push_back(&puzzle);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [](const KeptPuzzle *one, const KeptPuzzle *other) {
        return one->difficulty.rating < other->difficulty.rating;
    });
    if (fitting.size() <= count)
        return fitting;
    std::vector<const KeptPuzzle *> spread;
    for (std::size_t i = 0; i < count; ++i)
        spread.push_back(fitting[i * fitting.size() / count]);
    return spread;
}

std::map<std::string, int> PuzzleBook::countByTheme() const
{
    std::map<std::string, int> counts;
    for (const auto &[id, puzzle] : m_puzzles)
        ++counts[puzzle.theme];
    return counts;
}

double levelFor(const Rating &pupil)
{
    return pupil.rating - pupil.deviation / 2;
}

Met met(const Rating &pupil, const Rating &puzzle, bool isRight)
{
    return { rated(pupil, { { puzzle, isRight ? 1.0 : 0.0 } }), rated(puzzle, { { pupil, isRight ? 0.0 : 1.0 } }) };
}

} // namespace kagetsu::practice
