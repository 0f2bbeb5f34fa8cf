// SPDX-License-Identifier: MIT
#include "ui/record/page/nodeheard.h"

#include "text/common/sentences.h"
#include "text/rules/moves.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct NodeHeard
{
    Q_DECLARE_TR_FUNCTIONS(NodeHeard)
};

bool isHeard(const record::Move &move)
{
    return move.kind != record::Move::Kind::Unplaced; // it has no point on the board
}

text::HeardMove heard(const record::Move &move)
{
    const bool isStone = move.kind == record::Move::Kind::Stone;
    return { move.side, isStone ? std::optional(move.point) : std::nullopt };
}

std::vector<text::HeardMove> movesTo(const record::GameTree &tree, record::NodeId node)
{
    std::vector<text::HeardMove> moves;
    for (const record::NodeId each : tree.path(node)) {
        if (const std::optional<record::Move> move = tree.move(each); move && isHeard(*move))
            moves.push_back(heard(*move));
    }
    return moves;
}

} // namespace

QString nodeHeard(const record::GameTree &tree, record::NodeId node)
{
    QStringList sentences;
    if (const std::optional<record::Move> move = tree.move(node); move && isHeard(*move)) {
        //: Read aloud before a move of a record: its number.
        sentences += NodeHeard::tr("Move %1.").arg(movesTo(tree, node).size());
        sentences += text::moveText(heard(*move));
    } else if (node == record::GameTree::root()) {
        sentences += NodeHeard::tr("Start of the record.");
    }
    if (const record::NodeId above = tree.parent(node); above != record::NoNode) {
        const std::vector<record::NodeId> siblings = tree.children(above);
        const auto others = std::count_if(siblings.begin(), siblings.end(),
            [&](record::NodeId each) { return each != node && !tree.action(each).isLabel(); });
        if (others > 0) {
            //: Read aloud: so many other moves are in the record instead of the one just read.
            sentences += NodeHeard::tr("%n other moves here.", nullptr, static_cast<int>(others));
        }
    }
    const bool isEnd =
        std::ranges::all_of(tree.children(node), [&](record::NodeId child) { return tree.action(child).isLabel(); });
    if (isEnd)
        sentences += NodeHeard::tr("End of the line.");
    sentences += QString::fromStdString(tree.comment(node)).trimmed();
    return text::joinSentences(sentences);
}

QString openingHeard(const QString &title, const record::GameTree &tree, record::NodeId node)
{
    //: Read aloud: %1 is the title of a record or the name of its file.
    const QString opened = title.isEmpty() ? QString() : NodeHeard::tr("%1 is open.").arg(title);
    return text::joinSentences(opened, nodeHeard(tree, node));
}

QString movesHeard(const record::GameTree &tree, record::NodeId node)
{
    return text::lastMovesText(movesTo(tree, node));
}

} // namespace kagetsu::ui
