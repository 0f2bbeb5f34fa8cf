// SPDX-License-Identifier: MIT
#include "record/model/gamestat.h"

#include "record/text/bytes.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

void addText(GameStat &stat, NodeId node, std::string_view ident, std::string_view text)
{
    if (!text.empty())
        stat.texts.push_back({ node, std::string(ident), std::string(text) });
}

// Facts of the game that are in later nodes are kept there as they were read.
void addLateTexts(GameStat &stat, NodeId node, const NodeDetails &details)
{
    for (const KeptProperty &kept : details.properties) {
        constexpr std::string_view idents[] { "PB", "PW", "EV", "GC" };
        if (std::find(std::begin(idents), std::end(idents), kept.ident) == std::end(idents))
            continue;
        for (const KeptText &value : kept.values)
            addText(stat, node, kept.ident, kept.ident == "GC" ? value.text : oneLine(value.text));
    }
}

void addTexts(GameStat &stat, const Game &game)
{
    const GameTree &tree = game.tree;
    const GameInfo &info = game.info;
    addText(stat, 0, "PB", info.black.name);
    addText(stat, 0, "PW", info.white.name);
    addText(stat, 0, "EV", info.event);
    addText(stat, 0, "GC", info.remark);
    NodeId number = 0;
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node), ++number) {
        addText(stat, number, "N", tree.text(node, TextKind::Headline));
        addText(stat, number, "C", tree.comment(node));
        addLateTexts(stat, number, tree.details(node));
    }
}

} // namespace

GameStat statOf(const Game &game, StatTexts texts)
{
    const GameTree &tree = game.tree;
    const GameInfo &info = game.info;
    GameStat stat;
    stat.nodes = tree.nodeCount();
    for (const NodeId node : tree.mainLine()) {
        ++stat.mainNodes;
        if (const std::optional<Move> move = tree.move(node))
            stat.main.push_back(*move);
    }
    stat.columns = tree.columns();
    stat.rows = tree.rows();
    stat.charset = info.charset;
    stat.black = info.black.name;
    stat.white = info.white.name;
    stat.event = info.event;
    stat.date = info.date;
    stat.rules = info.rules;
    stat.result = info.result;
    stat.setup = tree.details(GameTree::root()).setup;
    stat.messages = game.messages.size();
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node))
        stat.leaves += tree.isLeaf(node) ? 1 : 0;
    if (texts == StatTexts::With)
        addTexts(stat, game);
    return stat;
}

} // namespace kagetsu::record
