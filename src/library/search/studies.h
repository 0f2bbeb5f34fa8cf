// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/position.h"
#include "record/model/game.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kagetsu::library {

// A study of the library with all its lines in memory. Each node has the sum by which positions are found
// (library.md#positions).
class Study
{
public:
    // `name` is what it is called where it answers. `digest` tells whether a study that is read again is another one.
    Study(std::int64_t id, std::string name, record::Game record, std::size_t digest = 0);

    std::int64_t id() const { return m_id; }
    const std::string &name() const { return m_name; }
    std::size_t digest() const { return m_digest; }
    const record::GameTree &tree() const { return m_record.tree; }

    // A node that has another position than its parent, and the root.
    struct Place
    {
        record::NodeId node = record::NoNode;
        std::uint16_t stones = 0;
        std::uint16_t sum = 0;
    };
    // Returns them in file order; none if the board is not square or has a size that cannot be played on.
    const std::vector<Place> &places() const { return m_places; }
    std::vector<Line::Stone> stonesAt(record::NodeId node) const;

private:
    std::int64_t m_id;
    std::string m_name;
    std::size_t m_digest;
    record::Game m_record;
    std::vector<Place> m_places;
};

using Studies = std::vector<std::shared_ptr<const Study>>;

// What a study says of a position or of a move.
struct StudyWord
{
    std::shared_ptr<const Study> study;
    record::NodeId node = record::NoNode; // which has the position asked about
    rules::Symmetry map = rules::Symmetry::Identity; // takes the question onto the node's stones
    std::string label; // on the point of the move, while the position before it is shown
    std::string text; // headline and comment, in one line
};

// A move that studies have in a position, whatever the order in which their lines come to the next one.
struct StudyMove
{
    rules::Side side = rules::Side::Black;
    // The first point, in board order, of those that are equal under the position's own symmetries.
    rules::Point point;
    // In the order of the studies; of each study those with a label or a text, or else the first one.
    std::vector<StudyWord> words;
};

struct StudyAnswer
{
    std::vector<StudyMove> moves; // in board order
    std::vector<StudyWord> here; // the places that have the position itself
};

// Returns nothing if it was stopped.
std::optional<StudyAnswer> askStudies(const Studies &studies, const PositionQuestion &question, rules::Side side,
    const std::function<bool()> &isStopped = {});

} // namespace kagetsu::library
