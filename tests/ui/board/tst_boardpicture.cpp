// SPDX-License-Identifier: MIT
#include "text/rules/rules.h"
#include "ui/board/boardpicture.h"

#include <QTest>

#include <functional>

namespace tst_boardpicture {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

class TestBoardPicture : public QObject
{
    Q_OBJECT

private slots:
    void showsThePosition();
    void zoneDimsTheRest();
    void changedPointsAreThoseThatLookDifferent_data();
    void changedPointsAreThoseThatLookDifferent();
    void pointsBeyondZ();
    void foulsAreNamedInTheOrderOfTheRules();
};

void TestBoardPicture::showsThePosition()
{
    rules::Position position(9);
    position.place({ 4, 4 }, Side::Black);
    position.place({ 0, 8 }, Side::White);
    const BoardPicture picture(position);
    QCOMPARE(picture.frame().columns, 9);
    for (Point point : picture.points())
        QCOMPARE(picture.at(point).stone, position.at(point));
}

void TestBoardPicture::zoneDimsTheRest()
{
    BoardPicture picture;
    QVERIFY(!picture.hasZone());
    picture.setZone({ { 7, 7 }, { 7, 8 } });
    QVERIFY(picture.hasZone());
    QVERIFY(!picture.at({ 7, 8 }).signs.outOfZone);
    QVERIFY(picture.at({ 7, 9 }).signs.outOfZone);
    picture.setZone({});
    QCOMPARE(picture, BoardPicture());
}

void TestBoardPicture::changedPointsAreThoseThatLookDifferent_data()
{
    QTest::addColumn<std::function<void(BoardPicture &)>>("change");
    QTest::addColumn<QString>("points");
    const auto row = [](const char *name, std::function<void(BoardPicture &)> change, const char *points) {
        QTest::newRow(name) << std::move(change) << QString::fromLatin1(points);
    };
    row(
        "nothing", [](BoardPicture &) {}, "");
    row(
        "one stone",
        [](BoardPicture &p) {
            p.place({ 7, 7 }, Side::Black);
        },
        "H8");
    row(
        "a number",
        [](BoardPicture &p) {
            p.at({ 2, 2 }).number = 9;
        },
        "C3");
    row(
        "a sign and a mark on two points",
        [](BoardPicture &p) {
            p.at({ 0, 0 }).signs.fouls.overline = true;
            p.at({ 14, 14 }).mark.label = QStringLiteral("A");
        },
        "A1 O15");
    row(
        "the ring moves from one stone to the other", [](BoardPicture &p) { p.lastMove = Point(5, 5); }, "E5 F6");
    row(
        "the ghost changes its colour", [](BoardPicture &p) { p.ghost->side = Side::White; }, "G7");
    row(
        "the ghost goes", [](BoardPicture &p) { p.ghost.reset(); }, "G7");
    row(
        "a tentative stone comes",
        [](BoardPicture &p) {
            p.tentative = PlacedStone { { 1, 2 }, Side::White };
        },
        "B3");
    row(
        "the cursor moves", [](BoardPicture &p) { p.cursor = Point(0, 2); }, "A2 A3");
    row(
        "a winning row",
        [](BoardPicture &p) {
            p.winningRows = { { rules::Direction::Row, { 9, 0 }, 5 } };
        },
        "J1 K1 L1 M1 N1");
    row(
        "the line of a proof",
        [](BoardPicture &p) {
            p.proofLines = { { rules::Direction::Rising, { 9, 0 }, 3 } };
        },
        "J1 K2 L3");
    row(
        "a sign of a proof",
        [](BoardPicture &p) {
            p.at({ 3, 3 }).proof.spot = ProofSpot::Works;
        },
        "D4");
    row(
        "assumed stones become white", [](BoardPicture &p) { p.proofSide = Side::White; }, "D2");
    row(
        "the offers become white", [](BoardPicture &p) { p.offerSide = Side::White; }, "C1");
}

void TestBoardPicture::changedPointsAreThoseThatLookDifferent()
{
    QFETCH(std::function<void(BoardPicture &)>, change);
    QFETCH(QString, points);
    BoardPicture before;
    before.place({ 4, 4 }, Side::Black);
    before.at({ 2, 0 }).signs.offer = 1;
    before.at({ 3, 1 }).proof.level = 1;
    before.lastMove = Point(4, 4);
    before.ghost = PlacedStone { { 6, 6 }, Side::Black };
    before.cursor = Point(0, 1);
    BoardPicture after = before;
    change(after);
    QStringList names;
    for (Point point : changedPoints(before, after))
        names += text::pointText(point);
    QCOMPARE(names.join(' '), points);
    QCOMPARE(before == after, points.isEmpty());
}

void TestBoardPicture::pointsBeyondZ()
{
    QCOMPARE(text::pointText({ 7, 7 }), "H8");
    QCOMPARE(text::pointText({ 8, 0 }), "I1"); // the letter I is used (opening.md#coordinates)
    QCOMPARE(text::columnText(25), "Z");
    QCOMPARE(text::columnText(26), "AA");
    QCOMPARE(text::columnText(51), "AZ");
}

void TestBoardPicture::foulsAreNamedInTheOrderOfTheRules()
{
    QCOMPARE(text::foulNames({}), QString());
    QCOMPARE(text::foulNames({ .overline = false, .doubleFour = false, .doubleThree = true }), "double-three");
    QCOMPARE(text::foulNames({ .overline = true, .doubleFour = true, .doubleThree = true }),
        "overline, double-four, double-three");
}

} // namespace tst_boardpicture

QTEST_GUILESS_MAIN(tst_boardpicture::TestBoardPicture)
#include "tst_boardpicture.moc"
