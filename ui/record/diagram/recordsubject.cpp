// SPDX-License-Identifier: MIT
#include "ui/record/diagram/recordsubject.h"

#include "record/edit/recordedits.h"
#include "text/record/result.h"
#include "ui/record/page/nodepicture.h"

#include <utility>

namespace kagetsu::ui {

namespace {

using record::GameTree;
using record::NodeId;
using record::NoNode;

// A library has more variations than any book.
constexpr int MostVariations = 200;

std::vector<diagram::Move> movesOf(const GameTree &tree, const document::Line &line)
{
    std::vector<diagram::Move> moves;
    for (int place = 0; place <= line.place(); ++place) {
        const record::NodeAction action = tree.action(line.nodes()[static_cast<std::size_t>(place)]);
        if (!action.isMove())
            continue;
        const bool hasPoint = action.point() != record::Move::Nowhere;
        moves.push_back(
            { hasPoint ? std::optional(action.point()) : std::nullopt, static_cast<int>(moves.size()) + 1 });
    }
    return moves;
}

// Returns the number of the first move that is not the first child; 0 if there is none.
int variationFrom(const GameTree &tree, const document::Line &line)
{
    int number = 0;
    for (int place = 0; place <= line.place(); ++place) {
        const NodeId node = line.nodes()[static_cast<std::size_t>(place)];
        number += tree.action(node).isMove() ? 1 : 0;
        const NodeId parent = tree.parent(node);
        if (parent != NoNode && document::firstMoveFrom(tree, tree.firstChild(parent)) != node)
            return number;
    }
    return 0;
}

QString textOf(const GameTree &tree, NodeId node)
{
    const QString head = QString::fromStdString(tree.text(node, record::TextKind::Headline));
    const QString comment = QString::fromStdString(tree.comment(node));
    if (head.isEmpty() || comment.isEmpty())
        return head + comment;
    return head + QLatin1Char('\n') + comment;
}

RecordPlace placeAt(const RecordPlace &from, NodeId node)
{
    RecordPlace place = from;
    place.line.goTo(from.game->tree, node);
    return place;
}

DiagramStep stepAt(const RecordPlace &from, NodeId node)
{
    const GameTree &tree = from.game->tree;
    DiagramStep step { subjectOf(placeAt(from, node)), textOf(tree, node), tree.moveNumber(node), false, {} };
    step.subject.steps = {};
    step.isMarked = !step.text.isEmpty() || record::isBookmarked(tree, node);
    return step;
}

// Returns the variations beside the move of a node, each at its end and with the texts along it.
std::vector<DiagramStep> variationsAt(const RecordPlace &from, NodeId node, int &left)
{
    const GameTree &tree = from.game->tree;
    std::vector<DiagramStep> variations;
    const NodeId parent = tree.parent(node);
    for (NodeId child = parent == NoNode ? NoNode : document::firstMoveFrom(tree, tree.firstChild(parent));
        child != NoNode && left > 0; child = document::firstMoveFrom(tree, tree.nextSibling(child))) {
        if (child == node)
            continue;
        --left;
        document::Line line;
        line.start(tree);
        line.goTo(tree, child);
        QStringList texts;
        for (int place = line.place(); place <= line.end(); ++place) {
            const QString text = textOf(tree, line.nodes()[static_cast<std::size_t>(place)]);
            if (!text.isEmpty())
                texts += text;
        }
        DiagramStep step = stepAt(from, line.nodes().back());
        step.text = texts.join(QLatin1Char('\n'));
        variations.push_back(std::move(step));
    }
    return variations;
}

std::vector<DiagramStep> stepsOf(const RecordPlace &place)
{
    std::vector<DiagramStep> steps;
    int left = MostVariations;
    for (const NodeId node : place.line.nodes()) {
        steps.push_back(stepAt(place, node));
        steps.back().variations = variationsAt(place, node, left);
    }
    return steps;
}

} // namespace

QString nameOf(const record::GameInfo &info)
{
    const QString black = QString::fromStdString(info.black.name);
    const QString white = QString::fromStdString(info.white.name);
    if (!black.isEmpty() && !white.isEmpty())
        return black + QStringLiteral(" – ") + white;
    return QString::fromStdString(info.gameName);
}

DiagramSubject subjectOf(const RecordPlace &place, const NodeFacts &facts)
{
    const GameTree &tree = place.game->tree;
    const NodePicture shown { tree, place.line, place.rule, /*numbers=*/false, /*nextMoves=*/true, facts.known };
    DiagramSubject subject { shown.make(), movesOf(tree, place.line), variationFrom(tree, place.line),
        nameOf(place.game->info), {}, nameOf(place.game->info) };
    BoardPicture &picture = subject.picture;
    if (picture.frame().columns == picture.frame().rows)
        picture.setView(place.view);
    // Once the game has ended, nothing is forbidden any more.
    if (picture.winningRows.empty()) {
        for (const rules::FoulPoint &foul : facts.fouls)
            picture.at(foul.point).signs.fouls = foul.fouls;
        for (const rules::FoulPoint &point : facts.seeming)
            picture.at(point.point).signs.seeming = point.fouls;
    }
    subject.steps = [place] { return stepsOf(place); };
    const record::GameInfo &info = place.game->info;
    subject.black = QString::fromStdString(info.black.name);
    subject.white = QString::fromStdString(info.white.name);
    if (place.line.place() == place.line.end())
        subject.result = text::resultText(info.result, subject.black, subject.white);
    return subject;
}

DiagramSubject subjectOf(const RecordPlace &place)
{
    return subjectOf(place, factsOf(*place.game, place.rule, place.line, nullptr, {}));
}

} // namespace kagetsu::ui
