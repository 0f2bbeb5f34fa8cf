// SPDX-License-Identifier: MIT
#include "ui/record/page/nodepicture.h"

#include "record/edit/markcolours.h"
#include "rules/judge.h"
#include "ui/record/edit/fifthmoves.h"

namespace kagetsu::ui {

namespace {

using record::GameTree;
using record::NodeId;
using record::NoNode;

class Layers
{
public:
    Layers(BoardPicture &picture, const GameTree &tree, const document::Line &line)
        : m_picture(picture)
        , m_tree(tree)
        , m_line(line)
    {
    }

    void layStones(bool numbers)
    {
        const record::Stones stones = m_tree.stones(m_line.node());
        for (const rules::Point point : m_picture.points())
            m_picture.at(point).stone = stones.at(point);
        int number = 0;
        for (int place = 0; place <= m_line.place(); ++place) {
            const record::NodeAction action = m_tree.action(m_line.nodes()[static_cast<std::size_t>(place)]);
            number += action.isMove() ? 1 : 0;
            if (!action.isStone())
                continue;
            if (numbers && m_picture.at(action.point()).stone != rules::Stone::None)
                m_picture.at(action.point()).number = number;
            if (place == m_line.place())
                m_picture.lastMove = action.point();
        }
    }

    void layWinningRows(rules::Rule rule)
    {
        const record::NodeAction action = m_tree.action(m_line.node());
        std::optional<rules::Position> before;
        if (action.isStone())
            before = m_tree.position(m_line.node());
        if (!before)
            return;
        before->clear(action.point());
        m_picture.winningRows =
            rules::judge(*before, action.point(), action.side(), rules::RuleSet { .rule = rule }).winningRows;
    }

    void layNextMoves(const std::vector<record::KnownStone> &known)
    {
        for (const record::KnownStone &stone : known)
            m_picture.at(stone.point).signs.next = NextMove::Elsewhere;
        bool isMain = true;
        for (NodeId child = m_tree.firstChild(m_line.node()); child != NoNode; child = m_tree.nextSibling(child)) {
            const record::NodeAction action = m_tree.action(child);
            if (action.isMove() && action.point() != record::Move::Nowhere) {
                NextMove &next = m_picture.at(action.point()).signs.next;
                if (next == NextMove::None || next == NextMove::Elsewhere)
                    next = isMain ? NextMove::Main : NextMove::Variation;
            }
            isMain = isMain && action.isLabel();
        }
    }

    void layMarks()
    {
        // In a library: the texts of the next moves.
        for (NodeId child = m_tree.firstChild(m_line.node()); child != NoNode; child = m_tree.nextSibling(child)) {
            const record::NodeAction action = m_tree.action(child);
            if ((action.isMove() || action.isLabel()) && action.point() != record::Move::Nowhere)
                layLabel(action.point(), m_tree.text(child, record::TextKind::BoardText));
        }
        const record::Markup &markup = m_tree.details(m_line.node()).markup;
        for (const record::Label &label : markup.labels)
            layLabel(label.point, label.text);
        constexpr std::array<MarkShape, record::DrawnSigns.size()> shapes { MarkShape::Circle, MarkShape::Square,
            MarkShape::Triangle, MarkShape::Cross };
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            for (const rules::Point point : markup.points(record::DrawnSigns[i]).points())
                m_picture.at(point).mark.shape = shapes[i];
        }
        for (const auto &[from, to] : markup.arrows)
            m_picture.arrows.push_back({ from, to, true });
        for (const auto &[from, to] : markup.lines)
            m_picture.arrows.push_back({ from, to, false });
        layColours();
    }

private:
    // Both enums have the same colours in the same order.
    static MarkColour inkOf(record::MarkColour colour) { return static_cast<MarkColour>(colour); }

    void layColours()
    {
        const auto colours = record::markColours(m_tree.details(m_line.node()), m_tree.columns(), m_tree.rows());
        for (const record::ColouredMark &each : colours) {
            UserMark &mark = m_picture.at(each.from).mark;
            if (each.from == each.to && mark != UserMark {})
                mark.colour = inkOf(each.colour);
        }
        for (UserArrow &arrow : m_picture.arrows)
            arrow.colour = inkOf(record::colourOf(colours, arrow.from, arrow.to));
    }
    void layLabel(rules::Point point, const std::string &text)
    {
        if (!text.empty())
            m_picture.at(point).mark.label = QString::fromStdString(text);
    }

    BoardPicture &m_picture;
    const GameTree &m_tree;
    const document::Line &m_line;
};

} // namespace

BoardPicture NodePicture::make() const
{
    BoardFrame frame;
    frame.columns = tree.columns();
    frame.rows = tree.rows();
    BoardPicture picture(frame);
    Layers layers(picture, tree, line);
    layers.layStones(numbers);
    if (rule)
        layers.layWinningRows(*rule);
    if (nextMoves)
        layers.layNextMoves(known);
    layers.layMarks();
    layFifthMoves(picture, tree, line.node());
    return picture;
}

} // namespace kagetsu::ui
