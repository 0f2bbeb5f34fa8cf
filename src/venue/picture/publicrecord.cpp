// SPDX-License-Identifier: MIT
#include "venue/picture/publicrecord.h"

namespace kagetsu::venue {

namespace {

using record::GameInfo;
using record::GameTree;
using record::NodeDetails;

GameInfo publicInfo(const GameInfo &info)
{
    GameInfo open;
    open.black = info.black;
    open.white = info.white;
    open.opener = info.opener;
    open.event = info.event;
    open.round = info.round;
    open.date = info.date;
    open.place = info.place;
    open.table = info.table;
    open.arbiter = info.arbiter;
    open.tournamentGame = info.tournamentGame;
    open.result = info.result;
    open.rules = info.rules;
    open.baseTime = info.baseTime;
    open.overtime = info.overtime;
    open.timeControl = info.timeControl;
    open.procedure = info.procedure;
    open.openingName = info.openingName;
    open.openingId = info.openingId;
    return open;
}

NodeDetails publicDetails(const NodeDetails &details)
{
    NodeDetails open;
    open.setup = details.setup;
    open.black = details.black;
    open.white = details.white;
    open.swap = details.swap;
    open.choices = details.choices;
    open.fifthMoves = details.fifthMoves;
    open.fifthOffers = details.fifthOffers;
    open.placedBy = details.placedBy;
    open.foul = details.foul;
    return open;
}

} // namespace

record::Game publicRecord(const record::Game &game)
{
    record::Game open { publicInfo(game.info), GameTree(game.tree.columns(), game.tree.rows()), {} };
    record::NodeId at = GameTree::root();
    for (const record::NodeId node : game.tree.mainLine()) {
        if (node != GameTree::root())
            at = open.tree.append(at, game.tree.action(node));
        if (NodeDetails details = publicDetails(game.tree.details(node)); details != NodeDetails())
            open.tree.editDetails(at) = std::move(details);
    }
    return open;
}

} // namespace kagetsu::venue
