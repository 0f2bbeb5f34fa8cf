// SPDX-License-Identifier: MIT
#include "text/opening/recordopening.h"

#include "opening/pattern/catalogue.h"
#include "text/common/foreigntext.h"
#include "text/opening/opening.h"

#include <optional>

namespace kagetsu::text {

namespace {

std::optional<opening::NamedPattern> patternOf(const record::GameTree &tree, std::span<const record::NodeId> line)
{
    if (tree.columns() != tree.rows() || tree.details(record::GameTree::root()).setup != record::Setup())
        return std::nullopt;
    opening::PatternStones stones {};
    std::size_t count = 0;
    for (const record::NodeId node : line) {
        const std::optional<record::Move> move = tree.move(node);
        if (!move)
            continue;
        const rules::Side side = count == 1 ? rules::Side::White : rules::Side::Black;
        if (move->kind != record::Move::Kind::Stone || move->side != side)
            return std::nullopt;
        stones[count++] = move->point;
        if (count == stones.size())
            return opening::identify(stones, tree.columns());
    }
    return std::nullopt;
}

} // namespace

QString openingText(const record::Game &game, std::span<const record::NodeId> line)
{
    const std::optional<opening::NamedPattern> named = patternOf(game.tree, line);
    return named ? patternText(*named) : foreignText(game.info.openingName);
}

} // namespace kagetsu::text
