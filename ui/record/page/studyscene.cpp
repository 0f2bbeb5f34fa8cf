// SPDX-License-Identifier: MIT
#include "ui/record/page/studyscene.h"

#include "text/opening/recordopening.h"
#include "text/record/charsets.h"
#include "text/rules/rules.h"
#include "ui/record/analysis/analysisscene.h"
#include "ui/record/page/nodepicture.h"

#include <QCoreApplication>

#include <span>

namespace kagetsu::ui {

namespace {

struct StudyWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::StudyPage)
};

BoardPicture boardOf(const StudyState &state)
{
    const NodeFacts &facts = state.facts;
    const NodePicture shown { state.tree(), state.line, state.document().rule(), state.shown.numbers,
        state.shown.nextMoves, facts.known };
    BoardPicture picture = shown.make();
    if (state.hand.arrowFrom && state.hand.arrowTo)
        picture.arrows.push_back({ *state.hand.arrowFrom, *state.hand.arrowTo, !state.hand.isLine });
    else if (state.hand.arrowFrom)
        picture.at(*state.hand.arrowFrom).mark.shape = MarkShape::Circle;
    // A board with unequal sides can only be mirrored and turned upside down.
    if (picture.frame().columns == picture.frame().rows)
        picture.setView(state.view);
    state.trial.layOn(picture, state.document().rule());
    // Once the game has ended, nothing is forbidden any more.
    if (!picture.winningRows.empty())
        return picture;
    if (state.shown.signs) {
        for (const rules::FoulPoint &foul : facts.fouls)
            picture.at(foul.point).signs.fouls = foul.fouls;
    }
    for (const rules::FoulPoint &point : facts.seeming)
        picture.at(point.point).signs.seeming = point.fouls;
    return picture;
}

std::vector<rules::Point> wayOn(const StudyState &state)
{
    std::vector<rules::Point> points;
    if (!state.trial.isEmpty())
        return points;
    const record::GameTree &tree = state.tree();
    for (record::NodeId child = tree.firstChild(state.node()); child != record::NoNode;
        child = tree.nextSibling(child)) {
        if (tree.action(child).isStone())
            points.push_back(tree.action(child).point());
    }
    for (const record::KnownStone &stone : state.facts.known)
        points.push_back(stone.point);
    return points;
}

// Returns the name of the opening that the line begins with. A library's line is one of many, so only its moves up to
// the displayed position count.
QString openingOf(const StudyState &state)
{
    const std::span<const record::NodeId> line = state.line.nodes();
    const std::size_t shown =
        state.document().isLibrary() ? static_cast<std::size_t>(state.line.place()) + 1 : line.size();
    return text::openingText(state.document().game(), line.first(shown));
}

StudyScene::Head headOf(const StudyState &state)
{
    StudyScene::Head head;
    head.opening = openingOf(state);
    if (state.document().isLibrary())
        head.file = StudyWords::tr("Library with %n position(s)", nullptr, state.positions);
    else
        head.game = state.document().game().info;
    const auto charset = record::charsetFromName(state.document().game().info.charset);
    if (charset && (!head.game || state.record.collection().isCharsetGuessed()))
        //: Button: how the texts of a file are written, for instance "UTF-8".
        head.charset = StudyWords::tr("Encoding: %1").arg(text::charsetName(*charset));
    if (state.remarks > 0)
        //: Button: what the reader repaired, guessed or did not understand in the file.
        head.remarks = StudyWords::tr("%n remark(s)", nullptr, state.remarks);
    return head;
}

StudyScene::Proof proofOf(const StudyState &state)
{
    const NodeFacts &facts = state.facts;
    StudyScene::Proof proof;
    proof.idle = facts.judged
        ? StudyWords::tr(
              "Hover over an empty point to see whether a stone is allowed there, and why. Tap to keep it selected.")
        : state.document().rule() ? StudyWords::tr("There are no forbidden points under this rule.")
                                  : StudyWords::tr("The record does not say which rule was used.");
    proof.scene = facts.ending ? facts.ending->before : facts.judged;
    if (facts.ending)
        proof.held = facts.ending->point;
    return proof;
}

// After a five, or a forbidden move that ended the game, there are no wins to find.
StudyScene::Wins winsOf(const StudyState &state, bool isOver)
{
    const NodeFacts &facts = state.facts;
    StudyScene::Wins wins;
    if (isOver)
        wins.idle = StudyWords::tr("The game has ended in this position.");
    else if (!facts.position)
        wins.idle = StudyWords::tr("Only positions on square boards are searched for wins.");
    if (!wins.idle.isEmpty())
        return wins;
    const std::optional<rules::Rule> rule = state.document().rule();
    // A user who asks gets the answer for the rule under which most records without a rule were played.
    wins.scene = WinScene { *facts.position, facts.toMove, { .rule = rule.value_or(rules::Rule::Renju) } };
    if (state.tellsWins && rule)
        wins.quiet = QuietQuestion { *facts.position, wins.scene->rules, facts.toMove };
    return wins;
}

std::vector<PlacedStone> playedStones(const StudyState &state)
{
    std::vector<PlacedStone> played;
    for (int place = 0; place <= state.line.place(); ++place) {
        const record::NodeAction action = state.tree().action(state.line.nodes()[static_cast<std::size_t>(place)]);
        if (action.isStone())
            played.push_back({ action.point(), action.side() });
    }
    played.insert(played.end(), state.trial.stones.begin(), state.trial.stones.end());
    return played;
}

std::vector<NextChoice> nextOf(const StudyState &state)
{
    std::vector<NextChoice> choices;
    const record::GameTree &tree = state.tree();
    for (record::NodeId child = tree.firstChild(state.node()); child != record::NoNode;
        child = tree.nextSibling(child)) {
        const record::NodeAction action = tree.action(child);
        if (!action.isMove())
            continue;
        //: A move of a record without a stone.
        QString text = action.isStone() ? text::pointText(action.point()) : StudyWords::tr("pass");
        if (const QString label = QString::fromStdString(tree.text(child, record::TextKind::BoardText));
            !label.isEmpty())
            text += QStringLiteral(" · ") + label;
        choices.push_back({ child, text });
    }
    return choices;
}

// Nothing is analysed once the game is over.
StudyScene::Analysis analysisOf(const StudyState &state, bool isOver)
{
    const NodeFacts &facts = state.facts;
    if (isOver)
        return { StudyWords::tr("The game has ended in this position."), {} };
    if (!facts.position)
        return { StudyWords::tr("Only positions on square boards are analysed."), {} };
    if (facts.position->isFull())
        return { StudyWords::tr("The board is full."), {} };
    const rules::RuleSet rules { .rule = state.document().rule().value_or(rules::Rule::Renju) };
    return { {}, analysedPosition(*facts.position, playedStones(state), facts.toMove, rules) };
}

// Games are found by the stones on the board, in the order in which they were played.
std::optional<ExplorerQuestion> gamesOf(const StudyState &state)
{
    const NodeFacts &facts = state.facts;
    if (!facts.position)
        return std::nullopt;
    ExplorerQuestion question { .boardSize = facts.position->size(), .stones = {}, .fouls = facts.fouls };
    if (facts.judged)
        question.foulSide = facts.judged->side;
    for (const engine::PlacedStone &each :
        analysedPosition(*facts.position, playedStones(state), facts.toMove, {}).stones)
        question.stones.push_back({ each.side, each.point });
    return question;
}

std::map<StudyCommand, bool> allowedCommands(const StudyState &state)
{
    using enum StudyCommand;
    const record::GameTree &tree = state.tree();
    const record::NodeId node = state.node();
    const bool isLibrary = state.document().isLibrary();
    const bool isRoot = node == record::GameTree::root();
    const bool isFirst = isRoot || tree.firstChild(tree.parent(node)) == node;
    const bool isFree = state.hand.isFree; // one large edit at a time
    const bool isSquare = tree.columns() == tree.rows();
    const bool arranges = !isLibrary && !state.arrangesGames; // one rearrangement at a time
    return { { Delete, !isRoot }, { Cut, !isRoot }, { Copy, !isRoot }, { Paste, state.hand.canPaste && isFree },
        // A library has no order of its own: its moves are sorted by point.
        { Promote, !isLibrary && !isFirst }, { MakeMain, !isLibrary && !isRoot },
        { Insert, state.line.place() < state.line.end() && isFree }, { TurnRecord, isSquare && isFree },
        { MirrorRecord, isSquare && isFree }, { AddGame, arranges }, { PasteGame, arranges }, { RenameGame, arranges },
        { GameUp, arranges && state.record.index() > 0 },
        { GameDown, arranges && state.record.index() + 1 < static_cast<int>(state.record.collection().size()) },
        { RemoveGame, arranges && state.record.collection().size() > 1 },
        { ReviewAll, state.record.collection().size() > 1 },
        // The file is read again.
        { BoardSize, isLibrary && !state.record.path().isEmpty() } };
}

} // namespace

StudyScene studyScene(const StudyState &state)
{
    StudyScene scene;
    scene.mode = state.mode;
    scene.hasRecord = state.record.document() != nullptr;
    if (!scene.hasRecord)
        return scene;
    const record::GameTree &tree = state.tree();
    scene.listsGames = state.record.collection().size() > 1;
    scene.isLibrary = state.document().isLibrary();
    scene.board = boardOf(state);
    const bool plays = state.tool == StudyTool::Play || state.hand.isInserting;
    if (state.mode == StudyMode::Edit && plays && !state.proves)
        scene.lays = tree.sideToMove(state.node());
    else if (state.mode == StudyMode::Edit && !state.proves && state.tool == StudyTool::Black)
        scene.lays = rules::Side::Black;
    else if (state.mode == StudyMode::Edit && !state.proves && state.tool == StudyTool::White)
        scene.lays = rules::Side::White;
    if (state.mode == StudyMode::Look && !state.proves)
        scene.leadsOn = wayOn(state);
    scene.head = headOf(state);
    scene.notes = { QString::fromStdString(tree.text(state.node(), record::TextKind::Headline)),
        QString::fromStdString(tree.comment(state.node())) };
    scene.sheet = { state.line.nodes(), state.shape, state.trial };
    scene.next = nextOf(state);
    scene.place = state.line.place();
    scene.node = state.node();
    scene.tree = state.snapshot;
    scene.same = state.facts.same;
    scene.proof = proofOf(state);
    const bool isOver = !scene.board.winningRows.empty() || state.facts.ending;
    scene.wins = winsOf(state, isOver);
    scene.analysis = analysisOf(state, isOver);
    scene.games = gamesOf(state);
    scene.allowed = allowedCommands(state);
    scene.isBookmarked = record::isBookmarked(tree, state.node());
    return scene;
}

} // namespace kagetsu::ui
