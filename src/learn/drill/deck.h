// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"
#include "record/model/game.h"
#include "rules/position.h"
#include "rules/symmetry.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::drill {

// A right answer to a card.
struct Answer
{
    rules::Point point;
    std::string text; // what the record says of the move; may be empty
    // True if no line goes on so, but the position after it is in the record: in a mirror, or by moves in another
    // order.
    bool isElsewhere = false;
    std::vector<std::size_t> next; // numbers of the cards after the other side's moves, in file order

    friend bool operator==(const Answer &, const Answer &) = default;
};

// A move that the record calls bad.
struct BadMove
{
    rules::Point point;
    std::string text; // what the record says of it; may be empty

    friend bool operator==(const BadMove &, const BadMove &) = default;
};

// A position of a record in which the pupil is to move, whatever the order of moves and the view in which lines come to
// it (learn.md#lines).
struct Card
{
    // The same for all views of the position with these right moves, under the same rules, in any record.
    std::string id {};
    // The first in file order that has the position, of those below the node where lines begin, if there is one.
    record::NodeId node = record::NoNode;
    rules::Position position; // as at that node
    std::optional<rules::Point> last {}; // the move before
    std::vector<Answer> answers {}; // those of lines in file order, then those from elsewhere
    std::vector<BadMove> bad {}; // in board order

    friend bool operator==(const Card &, const Card &) = default;
};

// The cards of one side in a record, those of a line one after the other, and what is asked about with them.
struct Deck
{
    rules::Side side = rules::Side::Black;
    rules::RuleSet rules {};
    std::vector<Card> cards {};

    friend bool operator==(const Deck &, const Deck &) = default;
};

// The cards of both sides.
struct Decks
{
    Deck black { .side = rules::Side::Black };
    Deck white { .side = rules::Side::White };

    friend bool operator==(const Decks &, const Decks &) = default;
};

// Returns the cards of a record from a node on; none if its board is not square or has a size that cannot be played
// on. Moves that the record calls bad, by a label or headline that begins with a question mark, are no answers, and
// nothing is asked below them. `mayContinue` learns the part that is done; if it returns false, nothing is returned.
std::optional<Decks> decksOf(const record::Game &game, record::NodeId from = record::GameTree::root(),
    const std::function<bool(double)> &mayContinue = {});

// Returns the card as a task, with the board in this view.
task::Task taskOf(const Deck &deck, const Card &card, rules::Symmetry view = rules::Symmetry::Identity);

} // namespace kagetsu::drill
