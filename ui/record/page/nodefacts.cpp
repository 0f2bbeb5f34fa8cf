// SPDX-License-Identifier: MIT
#include "ui/record/page/nodefacts.h"

#include "rules/judge.h"
#include "rules/proof/apparentfouls.h"
#include "ui/record/tree/treesnapshot.h"

namespace kagetsu::ui {

namespace {

std::optional<EndingFoul> endingFoul(
    const record::Game &game, std::optional<rules::Rule> rule, const document::Line &line)
{
    const record::GameTree &tree = game.tree;
    const record::NodeAction action = tree.action(line.node());
    if (!rule || !action.isStone() || line.place() != line.end())
        return std::nullopt;
    std::optional<rules::Position> before = tree.position(line.node());
    const record::Winner against = action.side() == rules::Side::Black ? record::Winner::White : record::Winner::Black;
    if (!before || game.info.result.winner != against)
        return std::nullopt;
    before->clear(action.point());
    const rules::RuleSet rules { .rule = *rule };
    if (!rules::judge(*before, action.point(), action.side(), rules).fouls.any())
        return std::nullopt;
    return EndingFoul { { *before, action.side(), rules }, action.point() };
}

} // namespace

NodeFacts factsOf(const document::RecordDocument &document, const document::Line &line, const TreeSnapshot *snapshot,
    WantedFacts wanted)
{
    return factsOf(document.game(), document.rule(), line, snapshot, wanted);
}

NodeFacts factsOf(const record::Game &game, std::optional<rules::Rule> rule, const document::Line &line,
    const TreeSnapshot *snapshot, WantedFacts wanted)
{
    const record::GameTree &tree = game.tree;
    const record::NodeId node = line.node();
    NodeFacts facts;
    facts.position = tree.position(node);
    facts.toMove = tree.sideToMove(node);
    const std::optional<rules::Position> &position = facts.position;
    const rules::RuleSet rules { .rule = rule.value_or(rules::Rule::FreeStyle) };
    const std::optional<rules::Side> side = rules.judgedSide(facts.toMove);
    if (position && side)
        facts.judged = ProofScene { *position, *side, rules };
    facts.ending = endingFoul(game, rule, line);
    if (facts.judged && !facts.ending) {
        facts.fouls = rules::judgeBoard(*position, *side, rules).fouls;
        if (wanted.seeming)
            facts.seeming = rules::apparentFouls(*position, *side, rules);
    }
    facts.same = samePositions(tree, snapshot, node, wanted.similar);
    if (snapshot && node < snapshot->tree().nodeCount())
        facts.known = snapshot->index().knownStones(node);
    std::erase_if(facts.known, [&tree](const record::KnownStone &stone) { return !isReached(tree, stone.node); });
    return facts;
}

// Removed branches remain in the tree as detached nodes; counting the attached nodes of a large tree takes too long to
// wait for.
int positionsOf(const record::GameTree &tree, const TreeSnapshot *snapshot)
{
    if (snapshot)
        return snapshot->layout().nodeCount() - 1;
    int positions = 0;
    for (record::NodeId node = 1; node < tree.nodeCount(); ++node)
        positions += tree.action(node).isLabel() ? 0 : 1;
    return positions;
}

} // namespace kagetsu::ui
