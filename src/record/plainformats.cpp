// SPDX-License-Identifier: MIT
#include "record/plainformats.h"

#include "record/formats/pos.h"
#include "record/formats/psq.h"
#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"

#include <cassert>

namespace kagetsu::record {

namespace {

WrittenGame writeBoard(const Game &game)
{
    WrittenGame written;
    countLosses(game, {}, written.losses);
    const std::vector<NodeId> line = game.tree.mainLine();
    if (line.size() > 1)
        written.losses.add(ExportLoss::Order);
    written.bytes = writeBoardText(game.tree.stones(line.back()));
    return written;
}

} // namespace

bool isPlainFormat(Format format)
{
    return format == Format::Psq || format == Format::Pos || format == Format::Moves || format == Format::Board;
}

Result<WrittenGame, ExportRefusal> writePlain(const Game &game, Format format)
{
    assert(isPlainFormat(format));
    switch (format) {
    case Format::Psq: return writePsq(game);
    case Format::Pos: return writePos(game);
    case Format::Moves: return writeMoveText(game);
    default: return writeBoard(game);
    }
}

} // namespace kagetsu::record
