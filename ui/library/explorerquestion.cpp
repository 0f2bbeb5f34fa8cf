// SPDX-License-Identifier: MIT
#include "ui/library/explorerquestion.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

ExplorerQuestion questionAbout(const rules::Position &position)
{
    ExplorerQuestion question { .boardSize = position.size(), .stones = {}, .isOrdered = false };
    for (const rules::Side side : { rules::Side::Black, rules::Side::White })
        position.stones(side).forEach([&](rules::Point point) { question.stones.push_back({ side, point }); });
    return question;
}

std::optional<ExplorerAnswer> answerTo(const ExplorerQuestion &question,
    const std::shared_ptr<const library::Catalogue> &catalogue, const library::Studies &studies,
    const library::Filter &filter, const std::function<bool()> &isStopped)
{
    const library::PositionQuestion asked(question.boardSize, question.stones);
    const library::PassOptions options { .threads = 0, .isStopped = isStopped };
    const library::Games &games = catalogue->contents.games;
    auto exploration = library::explore(games, asked, filter, options);
    auto hits = exploration ? library::findPosition(games, asked, filter, options) : std::nullopt;
    const auto blacks = std::count_if(question.stones.begin(), question.stones.end(),
        [](const library::Line::Stone &stone) { return stone.side == rules::Side::Black; });
    const bool isWhite = 2 * static_cast<std::size_t>(blacks) > question.stones.size();
    auto said = hits ? library::askStudies(studies, asked, isWhite ? rules::Side::White : rules::Side::Black, isStopped)
                     : std::nullopt;
    if (!said)
        return std::nullopt;
    std::sort(hits->begin(), hits->end(), [](const library::PositionHit &one, const library::PositionHit &two) {
        return one.facts.year() != two.facts.year() ? one.facts.year() > two.facts.year() : one.game > two.game;
    });
    return ExplorerAnswer { catalogue, question, *std::move(exploration), *std::move(hits), *std::move(said) };
}

} // namespace kagetsu::ui
