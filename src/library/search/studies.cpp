// SPDX-License-Identifier: MIT
#include "library/search/studies.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <utility>

namespace kagetsu::library {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;

bool changesBoard(const GameTree &tree, NodeId node)
{
    return tree.action(node).isStone() || !tree.details(node).setup.isEmpty();
}

// Headline and comment in one line.
std::string textOf(const GameTree &tree, NodeId node)
{
    std::string text = tree.text(node, record::TextKind::Headline);
    const std::string comment = tree.comment(node);
    if (!text.empty() && !comment.empty())
        text += ' ';
    text += comment;
    std::string line;
    for (const char each : text) {
        const bool isBlank = each == '\n' || each == '\r' || each == '\t' || each == ' ';
        if (!isBlank)
            line += each;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

class Asking
{
public:
    Asking(const PositionQuestion &question, Side side)
        : m_question(question)
        , m_side(side)
    {
        const int points = question.boardSize() * question.boardSize();
        for (const Side each : { Side::Black, Side::White }) {
            for (int point = 0; point < points; ++point)
                m_isNext.set(static_cast<std::uint16_t>(question.sum() + question.weight(each, point)));
        }
    }

    void ask(const std::shared_ptr<const Study> &study)
    {
        if (study->tree().columns() != m_question.boardSize())
            return;
        m_words.clear();
        for (const Study::Place &place : study->places()) {
            if (place.stones == m_question.count() && place.sum == m_question.sum())
                here(study, place.node);
            else if (place.stones == m_question.count() + 1 && m_isNext.test(place.sum))
                next(study, place.node);
        }
        for (auto &[key, words] : m_words)
            keep(key, words);
    }

    StudyAnswer take()
    {
        for (auto &[key, words] : m_rows)
            m_answer.moves.push_back({ key.first, key.second, std::move(words) });
        return std::move(m_answer);
    }

private:
    using Key = std::pair<Side, Point>;

    Point canonical(Point point) const
    {
        Point least = point;
        for (const rules::Symmetry map : m_question.ownMaps())
            least = std::min(least, apply(map, point, m_question.boardSize()));
        return least;
    }
    Point asked(rules::Symmetry map, Point point) const
    {
        return canonical(apply(inverse(map), point, m_question.boardSize()));
    }

    void here(const std::shared_ptr<const Study> &study, NodeId node)
    {
        const GameTree &tree = study->tree();
        const std::vector<Line::Stone> stones = study->stonesAt(node);
        bool isSameOrder = false;
        const auto map = m_question.match(stones, isSameOrder);
        if (!map)
            return;
        m_answer.here.push_back({ study, node, *map, {}, textOf(tree, node) });
        // Labels also stand on points where no line goes on.
        for (const record::Label &label : tree.details(node).markup.labels) {
            const auto hasPoint = [&](const Line::Stone &stone) { return stone.point == label.point; };
            if (std::none_of(stones.begin(), stones.end(), hasPoint))
                m_words[{ m_side, asked(*map, label.point) }].push_back({ study, node, *map, label.text, {} });
        }
    }

    void next(const std::shared_ptr<const Study> &study, NodeId node)
    {
        const GameTree &tree = study->tree();
        const std::vector<Line::Stone> stones = study->stonesAt(node);
        std::vector<Key> found; // the same position may continue the question in several places
        for (const rules::Symmetry map : m_question.views()) {
            const auto extra = m_question.extraStone(map, stones);
            if (!extra)
                continue;
            const Line::Stone &stone = stones[*extra];
            const Key key { stone.side, asked(map, stone.point) };
            if (std::find(found.begin(), found.end(), key) != found.end())
                continue;
            found.push_back(key);
            m_words[key].push_back(
                { study, node, map, tree.text(node, record::TextKind::BoardText), textOf(tree, node) });
        }
    }

    // Keeps what one study says of a move.
    void keep(const Key &key, std::vector<StudyWord> &words)
    {
        std::vector<StudyWord> &row = m_rows[key];
        const auto saysNothing = [](const StudyWord &word) { return word.label.empty() && word.text.empty(); };
        const StudyWord first = words.front();
        std::erase_if(words, saysNothing);
        if (words.empty())
            words.push_back(first);
        row.insert(row.end(), words.begin(), words.end());
    }

    const PositionQuestion &m_question;
    Side m_side; // to move, which labels are about
    std::bitset<65536> m_isNext; // sums of positions with one more stone
    std::map<Key, std::vector<StudyWord>> m_words; // of the study that is asked
    std::map<Key, std::vector<StudyWord>> m_rows;
    StudyAnswer m_answer;
};

} // namespace

Study::Study(std::int64_t id, std::string name, record::Game record, std::size_t digest)
    : m_id(id)
    , m_name(std::move(name))
    , m_digest(digest)
    , m_record(std::move(record))
{
    const int size = tree().columns();
    if (size != tree().rows() || size < rules::MinBoardSize || size > rules::MaxBoardSize)
        return;
    const PointWeights &weights = PointWeights::of(size);
    const auto sumOf = [&](NodeId node) {
        Place place { .node = node };
        for (const Line::Stone &stone : stonesAt(node)) {
            ++place.stones;
            place.sum =
                static_cast<std::uint16_t>(place.sum + weights.at(stone.side, stone.point.y * size + stone.point.x));
        }
        return place;
    };
    std::vector<std::uint32_t> placeOf(tree().nodeCount()); // by node: the place whose position it has
    m_places.push_back(sumOf(GameTree::root()));
    for (NodeId node = tree().next(GameTree::root()); node != record::NoNode; node = tree().next(node)) {
        placeOf[node] = placeOf[tree().parent(node)];
        if (!changesBoard(tree(), node))
            continue;
        Place place = m_places[placeOf[node]];
        place.node = node;
        const record::NodeAction action = tree().action(node);
        if (action.isStone() && tree().details(node).setup.isEmpty()) {
            ++place.stones;
            place.sum = static_cast<std::uint16_t>(
                place.sum + weights.at(action.side(), action.point().y * size + action.point().x));
        } else {
            place = sumOf(node);
        }
        placeOf[node] = static_cast<std::uint32_t>(m_places.size());
        m_places.push_back(place);
    }
    m_places.shrink_to_fit();
}

std::vector<Line::Stone> Study::stonesAt(NodeId node) const
{
    const record::Stones stones = tree().stones(node);
    std::vector<Line::Stone> list;
    for (int y = 0; y < stones.rows(); ++y) {
        for (int x = 0; x < stones.columns(); ++x) {
            if (const rules::Stone stone = stones.at({ x, y }); stone != rules::Stone::None)
                list.push_back({ stone == rules::Stone::Black ? Side::Black : Side::White, { x, y } });
        }
    }
    return list;
}

std::optional<StudyAnswer> askStudies(
    const Studies &studies, const PositionQuestion &question, Side side, const std::function<bool()> &isStopped)
{
    Asking asking(question, side);
    for (const auto &study : studies) {
        if (isStopped && isStopped())
            return std::nullopt;
        asking.ask(study);
    }
    return asking.take();
}

} // namespace kagetsu::library
