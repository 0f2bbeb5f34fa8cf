// SPDX-License-Identifier: MIT
#include "ui/match/input/heldstone.h"

#include <QTest>

namespace tst_heldstone {

using namespace kagetsu::ui;
using kagetsu::rules::Point;

class tst_heldstone : public QObject
{
    Q_OBJECT

private slots:
    void oneTapIsTheMove();
    void secondTapOnTheSamePointIsTheMove();
    void tapElsewhereMovesTheStone();
    void clockPressIsTheMove();
    void pressMeansNothingUnderOtherGuards();
    void changingTheGuardReleasesTheStone();
};

void tst_heldstone::oneTapIsTheMove()
{
    HeldStone hand;
    QVERIFY(hand.tap({ 7, 7 }) == Point(7, 7));
    QVERIFY(!hand.tentative());
}

void tst_heldstone::secondTapOnTheSamePointIsTheMove()
{
    HeldStone hand;
    hand.setGuard(Guard::TapTwice);
    QVERIFY(!hand.tap({ 7, 7 }));
    QVERIFY(hand.tentative() == Point(7, 7));
    QVERIFY(hand.tap({ 7, 7 }) == Point(7, 7));
    QVERIFY(!hand.tentative());
}

void tst_heldstone::tapElsewhereMovesTheStone()
{
    HeldStone hand;
    hand.setGuard(Guard::TapTwice);
    hand.tap({ 7, 7 });
    QVERIFY(!hand.tap({ 8, 8 }));
    QVERIFY(hand.tentative() == Point(8, 8));
}

void tst_heldstone::clockPressIsTheMove()
{
    HeldStone hand;
    hand.setGuard(Guard::PlaceThenClock);
    QVERIFY(!hand.press());
    QVERIFY(!hand.tap({ 7, 7 }));
    QVERIFY(!hand.tap({ 7, 7 }));
    QVERIFY(hand.press() == Point(7, 7));
    QVERIFY(!hand.press());
}

void tst_heldstone::pressMeansNothingUnderOtherGuards()
{
    HeldStone hand;
    hand.setGuard(Guard::TapTwice);
    hand.tap({ 7, 7 });
    QVERIFY(!hand.press());
    QVERIFY(hand.tentative() == Point(7, 7));
}

void tst_heldstone::changingTheGuardReleasesTheStone()
{
    HeldStone hand;
    hand.setGuard(Guard::TapTwice);
    hand.tap({ 7, 7 });
    hand.setGuard(Guard::PlaceThenClock);
    QVERIFY(!hand.tentative());
    QVERIFY(!hand.release());
}

} // namespace tst_heldstone

QTEST_GUILESS_MAIN(tst_heldstone::tst_heldstone)
#include "tst_heldstone.moc"
