// SPDX-License-Identifier: MIT
#include "ui/match/scene/tablescene.h"

#include "match/model/pauses.h"
#include "text/common/sentences.h"
#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "text/match/sleep.h"
#include "text/record/result.h"

#include <QCoreApplication>

namespace kagetsu::ui {

using match::Phase;

namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::TablePage)
};

bool hasWon(const match::Match &match, Seat seat)
{
    const record::Winner own = match.sideOf(seat) == rules::Side::Black ? record::Winner::Black : record::Winner::White;
    return match.isOver() && match.result().winner == own;
}

PlayerScene playerScene(const TableState &state, Seat seat)
{
    const match::Match &match = state.match();
    PlayerScene player;
    player.name = text::namesOf(match.setup())[seat];
    player.isBlack = match.sideOf(seat) == rules::Side::Black;
    player.warnings = match.warnings(seat);
    player.hasWon = hasWon(match, seat);
    player.waitsForPress = state.input.waitsForPress() && seat == state.input.mover();
    player.begins = match.waitsForFirstAct() && match.toAct() == seat && !match.isPaused() && !match.isOver();
    for (const Claim claim : AllClaims) {
        const bool may = state.prompts.mayClaim(seat, claim);
        const bool isOffered = state.prompts.isPerson(seat) && state.prompts.isOffered(claim);
        player.claims[static_cast<std::size_t>(claim)] = { isOffered && (may || !match.isOver()), may };
    }
    player.notice = state.prompts.notice(seat);
    return player;
}

Ending endingOf(const TableState &state)
{
    const match::Match &match = state.match();
    const Seat first = state.near;
    const text::Names names = text::namesOf(match.setup());
    const QString &black = names[match.ownerOf(rules::Side::Black)];
    const QString &white = names[match.ownerOf(rules::Side::White)];
    const record::GameResult &result = match.result();
    Ending ending;
    ending.head = text::headText(result, black, white);
    ending.how = text::howText(result, black, white);
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    ending.score = standing ? text::standingText(match) : text::seriesText(match, first);
    ending.standing = state.standing;
    ending.toRecord = state.isOfRecord;
    ending.sentence = text::joinSentences({ text::resultText(result, black, white), ending.score, ending.standing });
    if (result.winner == record::Winner::Black || result.winner == record::Winner::White)
        ending.blackWon = result.winner == record::Winner::Black;
    ending.secondGame = standing && !standing->isComplete;
    ending.isSigned = match.setup().arbiter;
    if (ending.isSigned)
        ending.code = state.host.endCode(); // friends have no use for it; the protocol has it for all
    return ending;
}

// Adds what is due in an opening and which part of it is already in the hand.
void tellOpening(TableScene &scene, const TableState &state)
{
    const match::Match &match = state.match();
    const opening::Need need = match.opening().need();
    const bool isAnswerable = !match.isPaused() && !state.input.isBlocked();
    scene.opening = OpeningScene { match.opening(), text::namesOf(match.setup()),
        match.setup().rules.rule == rules::Rule::Renju, isAnswerable, state.input.lastOffer() };
    scene.told = state.pointed ? state.pointed : state.input.refused();
    if (state.input.wantsChoice())
        scene.choice = need;
    if (need.kind == opening::NeedKind::Select)
        scene.lays.reset();
}

} // namespace

std::optional<Cover> coverOf(const match::Match &match)
{
    if (!match::isBoardCovered(match))
        return std::nullopt;
    if (match.isAdjourned())
        return Cover { TableWords::tr("Adjourned"),
            TableWords::tr("Both clocks are stopped until the arbiter resumes the game."), /*canGoOn=*/false };
    if (match.isRecovered())
        return Cover { TableWords::tr("Game restored"),
            TableWords::tr("Everything that was confirmed is kept. Both clocks are stopped until you resume.") };
    if (match.sleep())
        return Cover { TableWords::tr("The computer slept"), text::sleepText(match) };
    return Cover { TableWords::tr("Paused"), TableWords::tr("Both clocks are stopped, and the board is covered.") };
}

TableScene tableScene(const TableState &state)
{
    const match::Match &match = state.match();
    TableScene scene;
    scene.board = tablePicture(state);
    scene.hasMatch = state.host.hasMatch();
    if (!scene.hasMatch)
        return scene;
    if (state.input.wantsPoint() && !state.isAsking)
        scene.lays = match.sideToMove();
    if (match.phase() == Phase::Opening)
        tellOpening(scene, state);
    for (const Seat seat : BothSeats)
        scene.players[seat] = playerScene(state, seat);
    scene.players[state.input.mover()].due = handText(state);
    for (const Seat seat : BothSeats) {
        const std::optional<Notice> &notice = scene.players[seat].notice;
        if (!scene.urgent && notice && PlayerPrompts::isUrgent(*notice))
            scene.urgent = Urgent { seat, notice->id };
    }
    scene.cover = coverOf(match);
    scene.side = sideScene(match);
    if (match.isOver() && !match.isOnPhysicalBoard())
        scene.ending = endingOf(state);
    scene.status = statusLine(state);
    return scene;
}

} // namespace kagetsu::ui
