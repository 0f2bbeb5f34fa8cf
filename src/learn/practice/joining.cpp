// SPDX-License-Identifier: MIT
#include "learn/practice/joining.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace kagetsu::practice {

namespace {

// Orders cards of the same task by the answer that moved them last: the later day, and of one day the lower box.
auto movedLast(const Card &card)
{
    return std::tuple(card.due - Rests[static_cast<std::size_t>(card.box - 1)], -card.box);
}

// Orders what computers know of a pupil or a puzzle: the one that is surer has seen more answers.
auto sureness(const Rating &rating)
{
    return std::tuple(-rating.deviation, rating.rating, rating.volatility);
}

// Everything of a puzzle but what answers have shown. The same puzzle may have been found on a turned board.
auto contentOf(const KeptPuzzle &each)
{
    return std::tie(each.sgf, each.theme, each.kind, each.answers, each.proof, each.length, each.black, each.white,
        each.date, each.event, each.move);
}

auto orderOf(const Attempt &attempt)
{
    return std::tuple(attempt.day, attempt.number, attempt.isRight);
}

} // namespace

Card joined(const Card &a, const Card &b)
{
    Card card = movedLast(a) < movedLast(b) ? b : a;
    card.kind = std::max(a.kind, b.kind);
    card.right = std::max(a.right, b.right);
    card.wrong = std::max(a.wrong, b.wrong);
    return card;
}

Question joined(const Question &a, const Question &b)
{
    return std::tie(a.kind, a.sgf) < std::tie(b.kind, b.sgf) ? b : a;
}

KeptPuzzle joined(const KeptPuzzle &a, const KeptPuzzle &b)
{
    KeptPuzzle puzzle = contentOf(a) < contentOf(b) ? b : a;
    puzzle.difficulty = sureness(a.difficulty) < sureness(b.difficulty) ? b.difficulty : a.difficulty;
    puzzle.answered = std::max(a.answered, b.answered);
    return puzzle;
}

Pupil joined(Pupil into, const Pupil &from)
{
    if (sureness(into.strength) < sureness(from.strength))
        into.strength = from.strength;
    for (const auto &[puzzle, attempt] : from.attempts) {
        Attempt &kept = into.attempts.try_emplace(puzzle, attempt).first->second;
        kept = orderOf(attempt) < orderOf(kept) ? attempt : kept; // only the first answer counts
    }
    into.groups.insert(from.groups.begin(), from.groups.end());
    into.done.insert(from.done.begin(), from.done.end());
    for (const auto &[page, mark] : from.marks) {
        Mark &kept = into.marks.try_emplace(page, mark).first->second;
        kept = std::max(kept, mark);
    }
    for (const auto &[task, card] : from.cards) {
        Card &kept = into.cards.try_emplace(task, card).first->second;
        kept = joined(kept, card);
    }
    return into;
}

ClassData joined(ClassData into, const ClassData &from)
{
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < into.pupils.size(); ++i)
        places.emplace(into.pupils[i].name, i);
    std::vector<Pupil> added;
    for (const Pupil &each : from.pupils) {
        const auto found = places.find(each.name);
        if (found == places.end())
            added.push_back(each);
        else
            into.pupils[found->second] = joined(std::move(into.pupils[found->second]), each);
    }
    into.pupils.insert(into.pupils.end(), added.begin(), added.end());
    for (const auto &[id, question] : from.questions) {
        Question &kept = into.questions.try_emplace(id, question).first->second;
        kept = joined(kept, question);
    }
    for (const auto &[id, puzzle] : from.puzzles) {
        KeptPuzzle &kept = into.puzzles.try_emplace(id, puzzle).first->second;
        kept = joined(kept, puzzle);
    }
    // A card has the kind of its task.
    for (Pupil &pupil : into.pupils) {
        for (auto &[task, card] : pupil.cards) {
            if (const auto question = into.questions.find(task); question != into.questions.end())
                card.kind = question->second.kind;
        }
    }
    return into;
}

} // namespace kagetsu::practice
