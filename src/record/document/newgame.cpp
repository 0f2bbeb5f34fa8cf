// SPDX-License-Identifier: MIT
#include "record/document/newgame.h"

#include "record/formats/rulestext.h"
#include "record/sgf/sgfwriter.h"

namespace kagetsu::document {

std::string textOf(const NewGame &game)
{
    record::Game empty { {}, record::GameTree(game.boardSize, game.boardSize), {} };
    empty.info.rules = record::rulesText(game.rule);
    return record::writeSgf(empty);
}

OpenedRecord recordOf(const NewGame &game, const QString &name)
{
    OpenedRecord record = openRecord(textOf(game), QStringLiteral("new.sgf")).value();
    record.name = name;
    return record;
}

} // namespace kagetsu::document
