// SPDX-License-Identifier: MIT
#include "renlibhelp.h"

#include "record/collection.h"
#include "record/edit/editconflict.h"
#include "record/edit/markcolours.h"
#include "record/edit/nextlabel.h"
#include "record/edit/recordedits.h"
#include "record/edit/setupedits.h"
#include "record/edit/treemerge.h"
#include "record/edit/variation.h"
#include "record/renlib/librarywriter.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

namespace tst_recordedits {

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

constexpr const char *Head = "(;GM[4]SZ[15]";

Game gameOf(const std::string &moves)
{
    return readCollection(Head + moves + ')').readGame(0);
}

std::string movesOf(const GameTree &tree)
{
    Game game;
    game.tree = tree;
    const std::string text = writeSgf(game, { .compact = true });
    return text.substr(text.find(';', 2), std::string::npos);
}

rules::Point at(const char *text)
{
    return *rules::pointFromText(text, 15);
}

} // namespace

// What a person does to a record; each is one step that is taken back whole.
class TestRecordEdits : public QObject
{
    Q_OBJECT

private slots:
    void movesOfALibraryComeInTheOrderOfTheirPoints()
    {
        GameTree tree = readAll(header34() + fromHex("00 00 78 00 69 40")).game.tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree, true };
        edits.play(1, at("H9"));
        edits.pass(1);
        edits.play(1, at("J7"));
        QCOMPARE(outline(tree), (QStringList { "1 H8", "2 PASS", "2 H9", "2 I9", "2 J7" }));
    }

    void belowALabelThatBecomesAMoveTheColoursChange()
    {
        GameTree tree = readAll(header34() + fromHex("00 00 78 00 69 03 00 01 61 00 6A 00 6B 40")).game.tree;
        const QByteArray before = dumped(tree);
        const NodeId below = tree.firstChild(tree.firstChild(1));
        QVERIFY(tree.action(below).side() == rules::Side::White);
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree, true };
        const NodeId move = edits.play(1, at("I9"));
        QVERIFY(tree.action(move).isStone());
        QVERIFY(tree.action(below).side() == rules::Side::Black);
        QVERIFY(tree.action(tree.firstChild(below)).side() == rules::Side::White);
        QVERIFY(writeLibrary(tree));
        TreeEditor::revert(tree, editor.takeStep());
        QCOMPARE(dumped(tree), before);
    }

    void movesBelowStandInTheWayOfAnInsertedOne()
    {
        const GameTree tree = gameOf(";B[hh];W[ii](;B[jj];W[kk])(;B[ll];W[mm];B[kk])").tree;
        QVERIFY(conflictOfInsert(tree, 2, at("I7")) == at("I7"));
        QVERIFY(conflictOfInsert(tree, 2, at("J6")) == at("J6"));
        QVERIFY(conflictOfInsert(tree, 2, at("M3")) == at("M3"));
        QVERIFY(conflictOfInsert(tree, 2, at("H8")) == at("H8")); // above
        QVERIFY(!conflictOfInsert(tree, 2, at("A1")));
        QVERIFY(!conflictOfInsert(tree, 3, at("M3"))); // in the other branch
    }

    void whatABranchSetsUpIsNoObstacle()
    {
        GameTree tree = gameOf(";B[hh];W[ii];AE[jj];B[jj];W[kk]").tree;
        QVERIFY(!conflictOfInsert(tree, 2, at("J6")));
        TreeEditor editor(tree);
        const GameTree before = tree;
        RecordEdits { editor, tree }.insertAbove(2, at("J6"));
        QVERIFY(tree.action(4).isStone()); // it is free again there
        QVERIFY(tree.action(5).isStone());
        QCOMPARE(movesOf(tree), movesOf(gameOf(movesOf(tree)).tree)); // as it is read again
        TreeEditor::revert(tree, editor.takeStep());
        QCOMPARE(movesOf(tree), movesOf(before));
        // Beside that branch it is none of its affair.
        QVERIFY(conflictOfInsert(gameOf(";B[hh];W[ii](;AE[jj];B[kk];AB[jj])(;B[jj])").tree, 2, at("J6")) == at("J6"));
    }

    void coloursFollowThroughNodesWithoutAMove()
    {
        GameTree tree = gameOf(";B[hh];W[ii];C[a];B[jj];PL[B];B[kk]").tree;
        TreeEditor editor(tree);
        RecordEdits { editor, tree }.insertAbove(1, at("A1"));
        QCOMPARE(tree.action(2).side(), rules::Side::Black);
        QCOMPARE(tree.action(4).side(), rules::Side::White);
        QCOMPARE(tree.action(6).side(), rules::Side::Black); // said so
    }

    void stonesStandInTheWayOfAPastedBranch()
    {
        const GameTree tree = gameOf("AW[aa];B[hh];W[ii];AE[hh]AB[bb];B[jj]").tree;
        const auto obstacle = [&tree](NodeId parent, const char *moves) {
            const GameTree from = gameOf(moves).tree;
            return conflictOfPaste(tree, parent, from, from.firstChild(GameTree::root()));
        };
        QVERIFY(conflictOfPaste(tree, 2, tree, 1) == at("H8")); // into its own line
        QVERIFY(!conflictOfPaste(tree, 0, tree, 1));
        QVERIFY(!conflictOfPaste(tree, 3, tree, 4));
        QVERIFY(obstacle(0, ";B[cc];W[aa]") == at("A15"));
        QVERIFY(obstacle(4, ";B[cc](;W[dd];B[ee])(;W[bb])") == at("B14"));
        QVERIFY(obstacle(2, ";B[cc];W[hh]") == at("H8"));
        QVERIFY(!obstacle(3, ";B[cc];W[hh]")); // taken away there
        QVERIFY(!obstacle(2, ";B[cc];AE[hh];W[hh]"));
        QVERIFY(obstacle(2, ";B[cc](;AE[hh];W[dd])(;W[hh])") == at("H8"));
        QVERIFY(!obstacle(4, ";B[cc];W[cc];B[dd]")); // has no place from its own
    }

    void labelsAndPassesAreNoObstacle()
    {
        // H8; I9 and the label J9 below it.
        const GameTree tree = readAll(header34() + fromHex("00 00 78 00 69 00 6A 43 00 01 61 00")).game.tree;
        const NodeId i9 = tree.firstChild(1);
        QVERIFY(tree.action(tree.firstChild(i9)).isLabel());
        QVERIFY(!conflictOfInsert(tree, i9, at("J9")));
        QVERIFY(conflictOfInsert(tree, i9, at("I9")) == at("I9"));
        QVERIFY(conflictOfPaste(tree, i9, tree, i9) == at("I9"));
    }

    void anObstacleIsFoundAtTheEndOfALongLine()
    {
        GameTree tree;
        NodeId node = tree.append(GameTree::root(), rules::Side::Black, at("H8"));
        for (int i = 0; i < 500000; ++i)
            node = tree.append(node, Move::pass(i % 2 == 0 ? rules::Side::White : rules::Side::Black));
        tree.append(node, rules::Side::White, at("I9"));
        QVERIFY(conflictOfInsert(tree, 1, at("I9")) == at("I9"));
        QVERIFY(!conflictOfInsert(tree, 1, at("A1")));
        QVERIFY(conflictOfPaste(tree, 1, tree, 2) == std::nullopt);
        QVERIFY(conflictOfPaste(tree, tree.nodeCount() - 1, tree, 2) == at("I9"));
    }

    void labelsOfALibraryAreThoseOfTheNextMoves()
    {
        GameTree tree = readAll(header34() + fromHex("00 00 78 00 69 40")).game.tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree, true };
        edits.setLabel(1, at("I9"), "a");
        edits.setLabel(1, at("H9"), "b");
        QCOMPARE(outline(tree), (QStringList { "1 H8", "2 H9 T ||b", "2 I9 ||a" }));
        edits.setLabel(1, at("H9"), "");
        edits.setLabel(1, at("I9"), "");
        edits.setLabel(1, at("A1"), "");
        QCOMPARE(outline(tree), (QStringList { "1 H8", "2 I9" }));
    }

    void markupOfAGameIsReplacedNotGathered()
    {
        GameTree tree = gameOf(";B[hh]LB[aa:x]TR[bb]").tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree };
        edits.setLabel(1, at("A15"), "y:]");
        edits.toggleSign(1, at("B14"), MarkKind::Circle);
        edits.toggleArrow(1, { at("A1"), at("B2") });
        const Markup markup = tree.details(1).markup;
        QCOMPARE(markup.labels, (std::vector<Label> { { at("A15"), "y:]" } }));
        QVERIFY(markup.points(MarkKind::Triangle).isEmpty());
        QCOMPARE(markup.points(MarkKind::Circle).points().size(), std::size_t(1));
        QCOMPARE(markup.arrows.size(), std::size_t(1));
        edits.toggleSign(1, at("B14"), MarkKind::Circle);
        edits.toggleArrow(1, { at("A1"), at("B2") });
        edits.setLabel(1, at("A15"), "");
        QVERIFY(tree.details(1).markup == Markup());
        QVERIFY(tree.details(1).properties.empty());
    }

    void aPastedBranchMeetsWhatIsThere()
    {
        GameTree tree = readAll(header34() + fromHex("00 00 78 00 69 80 6A 40 68 40")).game.tree;
        const GameTree branch = branchOf(tree, tree.firstChild(1)); // I9 after the sorting: H9 first
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree, true };
        const NodeId i9 = tree.lastChild(1);
        edits.paste(i9, branch, branch.firstChild(0));
        QCOMPARE(outline(tree), (QStringList { "1 H8", "2 H9", "2 I9", "3 H9", "3 J9" }));
        QVERIFY(writeLibrary(tree)); // the colours take turns
    }

    void labelsGoOnByThemselves()
    {
        GameTree tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree };
        for (const char *point : { "A1", "B1", "C1" })
            edits.setLabel(0, at(point), nextLabel(tree, 0, LabelSeries::Letters));
        edits.setLabel(0, at("D1"), nextLabel(tree, 0, LabelSeries::Numbers));
        QCOMPARE(labelAt(tree.details(0).markup, at("C1")), "C");
        QCOMPARE(labelAt(tree.details(0).markup, at("D1")), "1");
        QCOMPARE(nextLabel(tree, 0, LabelSeries::Numbers), std::string("2"));
        edits.setLabel(0, at("B1"), {});
        QCOMPARE(nextLabel(tree, 0, LabelSeries::Letters), std::string("B")); // it is free again
        edits.setLabel(0, at("B1"), "B");
        for (int i = 0; i < 23; ++i)
            edits.setLabel(0, rules::Point(i % 15, 5 + i / 15), nextLabel(tree, 0, LabelSeries::Letters));
        QCOMPARE(nextLabel(tree, 0, LabelSeries::Letters), std::string("AA"));
    }
    void coloursOfMarksStandInAPropertyOfOurOwn()
    {
        Game game = gameOf(";B[hh]CR[aa]AR[aa:oo]XMC[red:aa][mauve:bb][green:ooaa]");
        const NodeId node = game.tree.firstChild(0);
        NodeDetails details = game.tree.details(node);
        const auto colours = markColours(details, 15, 15);
        QCOMPARE(colourOf(colours, at("A15"), at("A15")), MarkColour::Red);
        QCOMPARE(colourOf(colours, at("A15"), at("O1")), MarkColour::Green); // in either direction
        QCOMPARE(colourOf(colours, at("B14"), at("B14")), MarkColour::Plain); // a colour that is none of ours
        colourMark(details, 15, 15, { at("A15"), at("A15"), MarkColour::Violet });
        colourMark(details, 15, 15, { at("O1"), at("A15"), MarkColour::Plain });
        game.tree.editDetails(node) = details;
        QVERIFY(writeSgf(game).find("XMC[mauve:bb][violet:aa]") != std::string::npos); // which is kept
        colourMark(details, 15, 15, { at("A15"), at("A15"), MarkColour::Plain });
        QCOMPARE(markColours(details, 15, 15).size(), std::size_t(0));
        QCOMPARE(details.properties.size(), std::size_t(1));
    }
    void aLineHasNoDirection()
    {
        GameTree tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree };
        edits.toggleLine(0, { at("A1"), at("C3") });
        edits.toggleLine(0, { at("A1"), at("C4") });
        edits.toggleLine(0, { at("C3"), at("A1") });
        QCOMPARE(tree.details(0).markup.lines, (std::vector<Arrow> { { at("A1"), at("C4") } }));
        QVERIFY(tree.details(0).markup.arrows.empty());
    }
    void stonesAreSetUpAtTheRootAndComeBackFromAFile()
    {
        GameTree tree;
        TreeEditor editor(tree);
        QCOMPARE(setUp(editor, tree, GameTree::root(), at("H8"), rules::Stone::Black), GameTree::root());
        setUp(editor, tree, GameTree::root(), at("A1"), rules::Stone::White);
        setUp(editor, tree, GameTree::root(), at("C3"), rules::Stone::White);
        QCOMPARE(tree.stones(0).at(at("H8")), rules::Stone::Black);
        QCOMPARE(tree.sideToMove(0), rules::Side::Black);
        setUp(editor, tree, GameTree::root(), at("C3"), rules::Stone::Black); // the other colour takes its place
        setUp(editor, tree, GameTree::root(), at("A1"), rules::Stone::None);
        QVERIFY(tree.details(0).setup.empty.empty()); // nothing stood there before
        QCOMPARE(tree.sideToMove(0), rules::Side::Black); // two stones more
        setSideToMove(editor, tree, GameTree::root(), rules::Side::White);
        QCOMPARE(tree.sideToMove(0), rules::Side::White);
        Game game;
        game.tree = tree;
        const std::string text = writeSgf(game);
        QVERIFY(text.find("AB[hh][cm]") != std::string::npos);
        QVERIFY(text.find("PL[W]") != std::string::npos);
        QVERIFY(readCollection(text).readGame(0).tree == tree);
        const TreeStep back = TreeEditor::revert(tree, editor.takeStep());
        QVERIFY(tree == GameTree());
        TreeEditor::revert(tree, back);
        QCOMPARE(tree.stones(0).at(at("C3")), rules::Stone::Black);
    }
    void theSideToMoveIsSaidOnlyWhereItDoesNotFollow()
    {
        GameTree tree;
        TreeEditor editor(tree);
        setSideToMove(editor, tree, GameTree::root(), rules::Side::White);
        setSideToMove(editor, tree, GameTree::root(), rules::Side::Black);
        QVERIFY(tree.details(0).setup.isEmpty());
        setUp(editor, tree, GameTree::root(), at("H8"), rules::Stone::Black);
        QCOMPARE(setSideToMove(editor, tree, GameTree::root(), rules::Side::White), GameTree::root());
        QVERIFY(!tree.details(0).setup.toMove); // one stone more says it
        QVERIFY(setSideToMove(editor, tree, GameTree::root(), rules::Side::Black) == GameTree::root());
        QCOMPARE(tree.details(0).setup.toMove, rules::Side::Black);
    }
    void whatIsSetUpAfterAMoveStandsInANodeOfItsOwn()
    {
        Game game = gameOf(";B[hh];W[ii]");
        TreeEditor editor(game.tree);
        const NodeId black = game.tree.mainLine()[1];
        const NodeId made = setUp(editor, game.tree, black, at("H8"), rules::Stone::None);
        QCOMPARE(game.tree.parent(made), black);
        QVERIFY(!game.tree.action(made).isMove());
        QCOMPARE(game.tree.details(made).setup.empty, std::vector { at("H8") });
        QCOMPARE(setUp(editor, game.tree, black, at("A1"), rules::Stone::White), made); // goes on in it
        QCOMPARE(setUp(editor, game.tree, made, at("H8"), rules::Stone::Black), made);
        QVERIFY(game.tree.details(made).setup.empty.empty()); // as before
        QCOMPARE(setSideToMove(editor, game.tree, black, rules::Side::White), black); // it is already
        const std::string text = writeSgf(game);
        QVERIFY(readCollection(text).readGame(0).tree.details(made).setup == game.tree.details(made).setup);
    }
    void aMoveBelowStandsInTheWayOfAStoneThatIsSetUp()
    {
        const Game game = gameOf(";AB[aa];B[hh](;W[ii])(;W[gg];B[ii])");
        using rules::Stone;
        const NodeId holder = game.tree.firstChild(GameTree::root());
        QCOMPARE(conflictOfSetup(game.tree, holder, at("G9"), Stone::White), at("G9"));
        QCOMPARE(conflictOfSetup(game.tree, holder, at("G9"), Stone::None), std::nullopt);
        QCOMPARE(conflictOfSetup(game.tree, holder, at("A15"), Stone::White), std::nullopt);
        QCOMPARE(conflictOfSetup(game.tree, holder, at("O1"), Stone::White), std::nullopt);
        // After a move it is a branch of its own, with nothing below.
        QCOMPARE(conflictOfSetup(game.tree, game.tree.firstChild(holder), at("G9"), Stone::White), std::nullopt);
    }
    void bookmarksOfGamesAreHotSpots()
    {
        GameTree tree = gameOf(";B[hh]").tree;
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree };
        edits.toggleBookmark(1);
        QVERIFY(isBookmarked(tree, 1));
        QVERIFY(movesOf(tree).find("HO[1]") != std::string::npos);
        edits.toggleBookmark(1);
        QVERIFY(!isBookmarked(tree, 1));
    }

    void aVariationIsWrittenWhereTheRecordHasItNot()
    {
        GameTree tree = gameOf(";B[hh];W[ii]C[ours]").tree;
        const std::string before = movesOf(tree);
        TreeEditor editor(tree);
        RecordEdits edits { editor, tree };
        const Variation moves { { at("I7"), VariationMove::None, "theirs" }, { at("H9"), 0, "why" },
            { at("H10"), 0, {} }, { at("H11"), 2, {} } };
        QCOMPARE(addVariation(edits, 1, moves), 3);
        QCOMPARE(tree.comment(2), std::string("ours"));
        QCOMPARE(tree.children(2).size(), std::size_t(2));
        QCOMPARE(tree.comment(tree.firstChild(2)), std::string("why"));
        QVERIFY(
            tree.action(tree.firstChild(tree.lastChild(2))) == NodeAction(Move::stone(rules::Side::White, at("H11"))));
        QCOMPARE(addVariation(edits, 1, moves), 0);
        TreeEditor::revert(tree, editor.takeStep());
        QCOMPARE(movesOf(tree), before);
    }

    void factsThatDifferAreTold()
    {
        GameTree tree = gameOf(";B[hh]BL[60]TR[aa]").tree;
        const GameTree other = gameOf(";B[hh]BL[30]CR[bb]").tree;
        TreeEditor editor(tree);
        const MergeConflicts conflicts = mergeTree(editor, tree, other);
        QCOMPARE(conflicts.details.size(), std::size_t(1));
        QCOMPARE(*tree.details(1).black.left, std::chrono::milliseconds(60000));
        QCOMPARE(tree.details(1).markup.points(MarkKind::Triangle).points().size(), std::size_t(1));
        QCOMPARE(tree.details(1).markup.points(MarkKind::Circle).points().size(), std::size_t(1)); // ours had none
        resolve(editor, tree, conflicts.details.front(), ConflictChoice::Other);
        QCOMPARE(*tree.details(1).black.left, std::chrono::milliseconds(30000));
    }

    void aGameFromOtherStonesComesBelowANodeThatPutsThemUp()
    {
        GameTree tree = gameOf("AB[hh];W[ii]").tree;
        const GameTree other = gameOf("AB[gg];W[hh]").tree;
        TreeEditor editor(tree);
        QVERIFY(mergeTree(editor, tree, other).empty());
        const NodeId last = tree.lastChild(tree.lastChild(0));
        QVERIFY(tree.stones(last) == other.stones(1));
        const std::size_t nodes = tree.nodeCount();
        QVERIFY(mergeTree(editor, tree, other).empty());
        QCOMPARE(tree.nodeCount(), nodes);
    }

    void mergingCombinesForeignBits()
    {
        GameTree tree = readAll(header34() + fromHex("00 00 78 41 01 00")).game.tree;
        TreeEditor editor(tree);
        mergeTree(editor, tree, readAll(header34() + fromHex("00 00 78 41 02 00")).game.tree);
        QCOMPARE(tree.foreignBits(1), std::uint16_t(0x0300));
    }

    void textsAreResolved()
    {
        GameTree tree = gameOf(";B[hh]C[ours]").tree;
        TreeEditor editor(tree);
        const MergeConflicts conflicts = mergeTree(editor, tree, gameOf(";B[hh]C[theirs]").tree);
        QCOMPARE(conflicts.texts.size(), std::size_t(1));
        resolve(editor, tree, conflicts.texts.front(), ConflictChoice::Current);
        QCOMPARE(tree.comment(1), std::string("ours"));
        resolve(editor, tree, conflicts.texts.front(), ConflictChoice::Both);
        QCOMPARE(tree.comment(1), std::string("ours\ntheirs"));
        resolve(editor, tree, conflicts.texts.front(), ConflictChoice::Other);
        QCOMPARE(tree.comment(1), std::string("theirs"));
    }
};

} // namespace tst_recordedits

QTEST_GUILESS_MAIN(tst_recordedits::TestRecordEdits)
#include "tst_recordedits.moc"
