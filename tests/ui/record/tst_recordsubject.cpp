// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "ui/print/diagram/diagram.h"
#include "ui/record/diagram/diagramorder.h"
#include "ui/record/diagram/recordsubject.h"

#include <QTest>

namespace tst_recordsubject {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;

namespace {

RecordPlace placeIn(const char *sgf, int place, std::optional<rules::Rule> rule = rules::Rule::Renju)
{
    const record::Collection collection = record::readCollection(sgf);
    RecordPlace made { std::make_shared<record::Game>(collection.readGame(0)), rule, {} };
    made.line.start(made.game->tree);
    made.line.goToPlace(place);
    return made;
}

constexpr const char *Game = "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob];B[hh]C[First.];W[ih](;B[jh]LB[aa:A]TR[bb];W[kh])"
                             "(;B[hi]C[Better.];W[hj]N[Head]C[Text])(;B[hg]))";

} // namespace

// What of a record stands on a diagram.
class TestRecordSubject : public QObject
{
    Q_OBJECT

private slots:
    void movesLeadToThePlace()
    {
        const DiagramSubject subject = subjectOf(placeIn(Game, 3));
        QCOMPARE(subject.moves.size(), std::size_t(3));
        QVERIFY(subject.moves[2] == (diagram::Move { Point(9, 7), 3 }));
        QCOMPARE(subject.variationFrom, 0);
        QCOMPARE(subject.title, QString("Ann – Bob"));
        QCOMPARE(subject.picture.at({ 0, 14 }).mark.label, QString("A"));
        QCOMPARE(subject.picture.at({ 1, 13 }).mark.shape, MarkShape::Triangle);
        QCOMPARE(subject.picture.at({ 10, 7 }).signs.next, NextMove::Main);
        QVERIFY(subject.picture.lastMove == Point(9, 7));
    }

    void variationBeginsWhereTheLineIsLeft()
    {
        RecordPlace place = placeIn(Game, 2);
        const record::GameTree &tree = place.game->tree;
        place.line.goTo(tree, tree.firstChild(tree.nextSibling(tree.firstChild(place.line.node()))));
        const DiagramSubject subject = subjectOf(place);
        QCOMPARE(subject.moves.size(), std::size_t(4));
        QCOMPARE(subject.variationFrom, 3);
    }

    // An unplaced move on an occupied point, and a stone that a set-up took away.
    void movesWithoutAStoneAreTold()
    {
        const DiagramSubject subject = subjectOf(placeIn("(;GM[4]SZ[15];B[hh];W[ih];B[hh];W[jj];AE[ih];B[];W[kk])", 7));
        const Diagram diagram = diagramOf(subject, {});
        QCOMPARE(notesText(diagram.notes), QString("2 at I8, 3 at 1, 5: pass"));
        QCOMPARE(diagram.picture.at({ 10, 4 }).number, 6);
    }

    void forbiddenPointsFollowTheRule()
    {
        constexpr const char *threes = "(;GM[4]SZ[15]AB[gh][fh][hg][hf]AW[aa][ac][ca][cc]PL[B])";
        QVERIFY(subjectOf(placeIn(threes, 0)).picture.at({ 7, 7 }).signs.fouls.doubleThree);
        QVERIFY(!subjectOf(placeIn(threes, 0, rules::Rule::FreeStyle)).picture.at({ 7, 7 }).signs.fouls.any());
        QVERIFY(!subjectOf(placeIn(threes, 0, std::nullopt)).picture.at({ 7, 7 }).signs.fouls.any());
    }

    void stepsHaveTextsAndVariations()
    {
        const std::vector<DiagramStep> steps = subjectOf(placeIn(Game, 1)).steps();
        QCOMPARE(steps.size(), std::size_t(5)); // the whole line, wherever one looks
        QCOMPARE(steps[1].text, QString("First."));
        QVERIFY(steps[1].isMarked && !steps[2].isMarked);
        QCOMPARE(steps[4].number, 4);
        QCOMPARE(steps[3].variations.size(), std::size_t(2));
        QVERIFY(steps[4].variations.empty());
        QCOMPARE(steps[3].variations[0].text, QString("Better.\nHead\nText"));
        QCOMPARE(steps[3].variations[0].number, 4);
        QCOMPARE(steps[3].variations[1].number, 3);
    }

    // Of a variation the others beside it are the main line and its siblings.
    void stepsGoAlongTheLineShown()
    {
        RecordPlace place = placeIn(Game, 2);
        const record::GameTree &tree = place.game->tree;
        place.line.goTo(tree, tree.nextSibling(tree.firstChild(place.line.node())));
        const std::vector<DiagramStep> steps = subjectOf(place).steps();
        QCOMPARE(steps.back().text, QString("Head\nText"));
        QCOMPARE(steps[3].variations.size(), std::size_t(2));
    }

    void orderThatIsNoneIsRefused()
    {
        QVERIFY(!orderFromJson("{\"choices\": \"style=glass\"}"));
        const auto order = orderFromJson("{\"file\": \"a.sgf\", \"output\": \"a.svg\", \"move\": 0}");
        QVERIFY(order && order->move == 0 && order->game == 1);
        QVERIFY(!orderFromJson("{}")->move);
        QVERIFY(!writeDiagram(*orderFromJson("{\"file\": \"/nowhere/a.sgf\", \"output\": \"/tmp/a.svg\"}")));
    }
};

} // namespace tst_recordsubject

QTEST_MAIN(tst_recordsubject::TestRecordSubject)
#include "tst_recordsubject.moc"
