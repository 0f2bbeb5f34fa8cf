// SPDX-License-Identifier: MIT
#include "ui/match/scene/tablepicture.h"

#include "match/model/foulclaims.h"
#include "ui/match/opening/guide/openingmarks.h"
#include "ui/match/table/tablehelp.h"

namespace kagetsu::ui {

using match::Phase;

namespace {

void layMoves(BoardPicture &picture, const std::vector<match::Move> &moves, bool numbers)
{
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i].point)
            continue;
        if (numbers)
            picture.at(*moves[i].point).number = static_cast<int>(i) + 1;
        picture.lastMove = moves[i].point;
    }
}

void laySigns(BoardPicture &picture, const match::Match &match, PointSigns &signs)
{
    // The stone that ended the game is not a hint.
    if (const std::optional<rules::Point> stone = match.forbiddenStone())
        picture.at(*stone).signs.fouls = foulsOfStone(match, *stone);
    signs.layFouls(picture, shownFouls(match));
    const rules::RuleSet &rules = match.setup().rules;
    const std::optional<rules::Side> judged = rules.judgedSide(match.sideToMove());
    if (match.phase() == Phase::Playing && match.setup().hints == match::Hints::Always && judged)
        signs.laySeeming(picture, ProofScene { match.position(), *judged, rules });
}

} // namespace

BoardPicture tablePicture(const TableState &state)
{
    const match::Match &match = state.match();
    BoardPicture picture(match.position());
    picture.setView(state.view);
    if (match.phase() == Phase::NotStarted)
        return picture;
    const std::optional<rules::Point> refused = state.prompts.isTelling() ? state.input.refused() : std::nullopt;
    layMoves(picture, match.moves(), state.numbers);
    picture.winningRows = match.winningRows();
    laySigns(picture, match, state.signs);
    if (match.phase() == Phase::Opening)
        layOpeningMarks(picture, match.opening(), state.pointed ? state.pointed : refused);
    if (const std::optional<rules::Point> last = state.input.lastOffer())
        picture.at(*last).signs.offer = match.opening().need().count;
    if (refused)
        picture.at(*refused).signs.refused = true;
    if (const std::optional<rules::Point> disputed = state.prompts.disputed())
        picture.at(*disputed).signs.disputed = true;
    if (state.help)
        state.help->layOn(picture);
    if (const std::optional<rules::Point> tentative = state.input.tentative())
        picture.tentative = PlacedStone { *tentative, match.sideToMove() };
    return picture;
}

} // namespace kagetsu::ui
