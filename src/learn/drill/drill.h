// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/deck.h"

#include <deque>
#include <functional>
#include <memory>

namespace kagetsu::drill {

// Asks the cards of a deck, a line after the other: after a right answer the other side plays on. A card that was
// answered wrong is asked again before the end (learn.md#lines).
class Drill
{
public:
    // What is asked now.
    struct Asked
    {
        std::size_t card = 0;
        rules::Symmetry view = rules::Symmetry::Identity; // in which it goes on from the card before
        bool isGoingOn = false; // the other side has played; otherwise another line begins
        bool isAgain = false; // it was answered wrong before
        // The move of the other side before, in this view: the one that has just been played, or where a line begins,
        // the one that the record has there.
        std::optional<rules::Point> last {};

        friend bool operator==(const Asked &, const Asked &) = default;
    };

    // Asks the cards that `isWanted` admits, or all if that is none.
    explicit Drill(std::shared_ptr<const Deck> deck, const std::function<bool(const Card &)> &isWanted = {});

    const Deck &deck() const { return *m_deck; }
    // Returns nothing when everything has been answered.
    const std::optional<Asked> &asked() const { return m_asked; }
    // Call these two only while something is asked.
    const Card &card() const { return m_deck->cards[m_asked->card]; }
    task::Task task() const { return taskOf(*m_deck, card(), m_asked->view); }
    // True if a move leads to a position of the record that no line reaches so.
    bool isElsewhere(rules::Point point) const;

    // Goes on after an answer. `point` is the right move that the pupil played, in the view in which it was asked, or
    // nothing if the answer was shown.
    void answer(bool isRight, std::optional<rules::Point> point);

    // True if nothing is left after a right answer.
    bool isLast() const;

    std::size_t cards() const { return m_wanted; } // to be asked at least once
    std::size_t done() const { return m_done; } // of them
    int right() const { return m_right; } // at the first time

private:
    const Answer *find(rules::Point point) const;
    std::optional<Asked> after(const Answer &answer) const;
    std::optional<Asked> nextLine();
    Asked asking(std::size_t number, bool isAgain) const;

    std::shared_ptr<const Deck> m_deck;
    std::vector<bool> m_isOpen; // has yet to be asked
    std::deque<std::size_t> m_again;
    std::optional<Asked> m_asked;
    std::size_t m_first = 0; // no card before it is open
    std::size_t m_wanted = 0;
    std::size_t m_done = 0;
    int m_right = 0;
};

} // namespace kagetsu::drill
