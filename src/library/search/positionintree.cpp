// SPDX-License-Identifier: MIT
#include "library/search/positionintree.h"

namespace kagetsu::library {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Side;

// In board order.
std::vector<Line::Stone> stonesOf(const record::Stones &board)
{
    std::vector<Line::Stone> stones;
    for (int y = 0; y < board.rows(); ++y) {
        for (int x = 0; x < board.columns(); ++x) {
            if (const rules::Stone stone = board.at({ x, y }); stone != rules::Stone::None)
                stones.push_back({ stone == rules::Stone::Black ? Side::Black : Side::White, { x, y } });
        }
    }
    return stones;
}

class TreeSearch
{
public:
    TreeSearch(const GameTree &tree, const PositionQuestion &question)
        : m_tree(tree)
        , m_question(question)
    {
    }

    std::vector<TreeHit> run()
    {
        // The steps of the line that is walked, one for each node.
        std::vector<Step> line;
        for (NodeId node = GameTree::root(); node != record::NoNode; node = m_tree.next(node)) {
            const NodeId parent = m_tree.parent(node);
            while (!line.empty() && line.back().node != parent)
                line.pop_back();
            line.push_back(stepTo(node, line.empty() ? nullptr : &line.back()));
        }
        return std::move(m_hits);
    }

private:
    struct Step
    {
        NodeId node = record::NoNode;
        std::size_t stones = 0;
        std::uint16_t sum = 0;
        int ply = 0;
        bool isPlain = true; // nothing was set up after the root, so m_stones has the stones in their order
    };

    std::uint16_t weigh(const Line::Stone &stone) const
    {
        return m_question.weight(stone.side, stone.point.y * m_question.boardSize() + stone.point.x);
    }

    Step stepTo(NodeId node, const Step *before)
    {
        Step step { .node = node };
        const record::NodeAction action = m_tree.action(node);
        const bool isSetUp = !m_tree.details(node).setup.isEmpty();
        if (before) {
            step.stones = before->stones;
            step.sum = before->sum;
            step.ply = before->ply + (action.isMove() ? 1 : 0);
            step.isPlain = before->isPlain && !isSetUp;
        }
        if (!before || isSetUp) {
            const std::vector<Line::Stone> stones = stonesOf(m_tree.stones(node));
            step.stones = stones.size();
            step.sum = 0;
            for (const Line::Stone &stone : stones)
                step.sum = static_cast<std::uint16_t>(step.sum + weigh(stone));
            if (!before)
                m_stones = stones;
        } else if (action.isStone()) {
            const Line::Stone stone { action.side(), action.point() };
            if (step.isPlain) {
                m_stones.resize(step.stones);
                m_stones.push_back(stone);
            }
            ++step.stones;
            step.sum = static_cast<std::uint16_t>(step.sum + weigh(stone));
        }
        const bool isOther = !before || isSetUp || action.isStone();
        if (isOther && step.stones == m_question.count() && step.sum == m_question.sum())
            compare(step);
        return step;
    }

    void compare(const Step &step)
    {
        bool isSameOrder = false;
        const auto map = step.isPlain ? m_question.match(m_stones, isSameOrder)
                                      : m_question.match(stonesOf(m_tree.stones(step.node)), isSameOrder);
        if (map)
            m_hits.push_back({ step.node, step.ply, *map, isSameOrder && step.isPlain });
    }

    const GameTree &m_tree;
    const PositionQuestion &m_question;
    std::vector<Line::Stone> m_stones; // of the last plain step, in the order in which they came
    std::vector<TreeHit> m_hits;
};

} // namespace

std::vector<TreeHit> findInTree(const GameTree &tree, const PositionQuestion &question)
{
    if (tree.columns() != tree.rows() || tree.columns() != question.boardSize())
        return {};
    return TreeSearch(tree, question).run();
}

} // namespace kagetsu::library
