// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/card.h"
#include "learn/practice/glicko.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::practice {

// A puzzle made from a game, as the book keeps it: with what asks it, its answers, their proof and its difficulty
// (learn.md#puzzles-from-play).
struct KeptPuzzle
{
    std::string id {}; // the same for turned and mirrored boards
    std::string theme {};
    std::string kind {}; // as in lesson files
    std::string sgf {}; // a lesson with this page only
    std::string answers {}; // all right first moves: "H8 I9"
    std::string proof {};
    int length = 0;
    std::string black {}; // who played the game, when and where; may be empty
    std::string white {};
    std::string date {};
    std::string event {};
    int move = 0; // the number of the move that was played there
    Rating difficulty {}; // as the answers so far show it
    int answered = 0; // by how many pupils

    friend bool operator==(const KeptPuzzle &, const KeptPuzzle &) = default;
};

// Where puzzles are made from, and how far that is.
struct Quarry
{
    std::string place {}; // "library", or "file:" or "folder:" with a path
    std::string at {}; // where to go on; empty at the beginning
    int games = 0; // looked through so far
    int puzzles = 0; // new ones among them
    bool isDone = false;

    friend bool operator==(const Quarry &, const Quarry &) = default;
};

// A pupil's first answer to a puzzle, which is the only one that counts.
struct Attempt
{
    int number = 0; // of the pupil's attempts on one computer, from 1
    bool isRight = false;
    Day day = 0;

    friend bool operator==(const Attempt &, const Attempt &) = default;
};
using Attempts = std::map<std::string, Attempt, std::less<>>; // keys are the ids of the puzzles

// Returns how many puzzles in a row were solved, up to the last one.
int streakOf(const Attempts &attempts);

// The puzzles of a computer and the places that they are made from.
class PuzzleBook
{
public:
    static constexpr std::size_t MostPuzzles = 20'000;

    using Puzzles = std::map<std::string, KeptPuzzle, std::less<>>; // keys are their ids
    const Puzzles &puzzles() const { return m_puzzles; }
    const KeptPuzzle *puzzle(std::string_view id) const;
    const std::map<std::string, Quarry, std::less<>> &quarries() const { return m_quarries; }
    const Quarry *quarry(std::string_view place) const;

    // Adds a puzzle. Returns false if it has no id, is there already, or finds no room.
    bool add(const KeptPuzzle &puzzle);
    // Adds a puzzle, or takes it in the place of the one with its id. Returns false if it finds no room.
    bool put(const KeptPuzzle &puzzle);
    // Sets the difficulty after one more answer.
    void setDifficulty(std::string_view id, const Rating &difficulty, int answered);
    bool setQuarry(const Quarry &quarry);
    bool dropQuarry(std::string_view place);

    // Returns the puzzle to be asked next: the one whose difficulty is nearest to `level`, of those with this theme,
    // or of all themes if it is empty, without those that `isOut` names. Null if there is none.
    const KeptPuzzle *nearest(
        double level, std::string_view theme, const std::function<bool(const std::string &id)> &isOut) const;
    // Returns the puzzle of a day, which is the same for everybody who has the same puzzles. Null if there are none.
    const KeptPuzzle *ofTheDay(Day day) const;
    // Returns puzzles of this theme, or of all, with a difficulty from `least` to `most`: at most so many, spread over
    // that range, the easier ones first.
    std::vector<const KeptPuzzle *> chosen(
        std::string_view theme, double least, double most, std::size_t count) const;
    std::map<std::string, int> countByTheme() const;

    friend bool operator==(const PuzzleBook &, const PuzzleBook &) = default;

private:
    Puzzles m_puzzles;
    std::map<std::string, Quarry, std::less<>> m_quarries;
};

// Returns the level of the puzzles that a pupil is asked: that of the pupil, and somewhat below it while it is not yet
// known well.
double levelFor(const Rating &pupil);

// What an answer changes: the strength of the pupil and the difficulty of the puzzle, both by Glicko-2, as if they had
// met once [GLICKO2].
struct Met
{
    Rating pupil;
    Rating puzzle;
};
Met met(const Rating &pupil, const Rating &puzzle, bool isRight);

} // namespace kagetsu::practice
