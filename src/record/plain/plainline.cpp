// SPDX-License-Identifier: MIT
#include "record/plain/plainline.h"

#include <algorithm>
#include <utility>

namespace kagetsu::record {

namespace {

using rules::Side;

void countFacts(GameInfo info, const LineHolds &holds, ExportLosses &losses)
{
    if (holds.info)
        return;
    if (holds.names) {
        info.black.name.clear();
        info.white.name.clear();
        if (info.result.reason == Reason::Five) // the board shows it
            info.result = {};
    }
    if (tellsFacts(std::move(info)))
        losses.add(ExportLoss::GameFacts);
}

// The values have the form `name:text`.
bool holdsAll(const std::vector<KeptText> &values, const std::vector<std::string_view> &names)
{
    return std::all_of(values.begin(), values.end(), [&names](const KeptText &value) {
        return std::find(names.begin(), names.end(), value.text.substr(0, value.text.find(':'))) != names.end();
    });
}

void countNode(const GameTree &tree, NodeId node, const LineHolds &holds, ExportLosses &losses)
{
    if (tree.storedText(node, TextKind::Headline) || tree.storedText(node, TextKind::Comment))
        losses.add(ExportLoss::Texts);
    const NodeDetails &details = tree.details(node);
    if (details.black != ClockNote {} || details.white != ClockNote {})
        losses.add(ExportLoss::Clocks);
    if (tellsOpening(details))
        losses.add(ExportLoss::OpeningNotes);
    losses.add(ExportLoss::Properties, static_cast<int>(details.markup.kinds().size()));
    for (const KeptProperty &property : details.properties) {
        if (property.ident == "XMT")
            losses.add(ExportLoss::Clocks, holds.moveTimes ? 0 : 1);
        else if (property.ident == "XRF")
            losses.add(ExportLoss::GameFacts, holds.names || holdsAll(property.values, holds.facts) ? 0 : 1);
        else
            losses.add(ExportLoss::Properties);
    }
}

} // namespace

Game gameOfLine(const GameTree &tree, NodeId node)
{
    Game game;
    game.tree = GameTree(tree.columns(), tree.rows());
    NodeId last = GameTree::root();
    for (const NodeId step : tree.path(node)) {
        if (step != GameTree::root())
            last = game.tree.append(last, tree.action(step));
        if (!tree.details(step).setup.isEmpty())
            game.tree.editDetails(last).setup = tree.details(step).setup;
    }
    return game;
}

void countLosses(const Game &game, const LineHolds &holds, ExportLosses &losses)
{
    countFacts(game.info, holds, losses);
    const GameTree &tree = game.tree;
    for (const NodeId node : tree.mainLine()) {
        countNode(tree, node, holds, losses);
        if (!tree.isLeaf(node) && tree.nextSibling(tree.firstChild(node)) != NoNode)
            losses.add(ExportLoss::Variations);
    }
}

Result<std::vector<NodeId>, ExportRefusal> plainLine(const Game &game, const LineHolds &holds, ExportLosses &losses)
{
    countLosses(game, holds, losses);
    const GameTree &tree = game.tree;
    std::vector<NodeId> moves;
    Side turn = Side::Black;
    for (const NodeId node : tree.mainLine()) {
        const Setup &setup = tree.details(node).setup;
        if (!setup.black.empty() || !setup.white.empty() || !setup.empty.empty())
            return Fault { ExportRefusal::Setup };
        const std::optional<Move> move = tree.move(node);
        if (!move)
            continue;
        if (move->kind == Move::Kind::Unplaced) {
            losses.add(ExportLoss::NowhereMoves);
            continue;
        }
        if (move->side != turn || (move->kind == Move::Kind::Pass && !holds.passes))
            return Fault { ExportRefusal::Turns };
        turn = rules::other(turn);
        moves.push_back(node);
    }
    if (moves.empty() && !holds.nothing)
        return Fault { ExportRefusal::Empty };
    return moves;
}

} // namespace kagetsu::record
