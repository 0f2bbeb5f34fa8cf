// SPDX-License-Identifier: MIT
#include "learn/practice/card.h"

#include <QTest>

#include <random>

namespace tst_card {

using namespace kagetsu::practice;

// learn.md#daily-practice
class TestCard : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerMovesTheCard_data()
    {
        QTest::addColumn<int>("box");
        QTest::addColumn<int>("due"); // from today
        QTest::addColumn<bool>("isRight");
        QTest::addColumn<int>("boxAfter");
        QTest::addColumn<int>("dueAfter");
        const int rests[] { 1, 3, 7, 21, 60 };
        for (int box = 1; box <= 5; ++box) {
            const int next = std::min(box + 1, 5);
            QTest::addRow("right, from box %d on its day", box) << box << 0 << true << next << rests[next - 1];
            QTest::addRow("right, from box %d a month late", box) << box << -30 << true << next << rests[next - 1];
            QTest::addRow("right, from box %d a day too soon", box) << box << 1 << true << box << 1;
            QTest::addRow("wrong, from box %d on its day", box) << box << 0 << false << 1 << 1;
            QTest::addRow("wrong, from box %d too soon", box) << box << 50 << false << 1 << 1;
        }
    }
    void anAnswerMovesTheCard()
    {
        QFETCH(int, box);
        QFETCH(int, due);
        QFETCH(bool, isRight);
        constexpr Day Today = 20'000;
        const Card before { "a", "win", box, Today + due, 4, 7 };
        const Card after = answered(before, isRight, Today);
        QTEST(after.box, "boxAfter");
        QFETCH(int, dueAfter);
        QCOMPARE(after.due, Today + dueAfter);
        QCOMPARE(after.right, isRight ? 5 : 4);
        QCOMPARE(after.wrong, isRight ? 7 : 8);
        QCOMPARE(after.task, before.task);
        QCOMPARE(after.kind, before.kind);
    }

    void aNewTaskIsAskedAtOnce()
    {
        const Card card = newCard("a", "win", 100);
        QVERIFY(isDue(card, 100));
        QCOMPARE(card.box, 1);
        QCOMPARE(answered(card, true, 100).due, 103);
        QCOMPARE(answered(card, false, 100).due, 101);
    }

    // Who always knows it meets it five times in 92 days, and then every 60.
    void whoKnowsItIsAskedLessAndLess()
    {
        Card card = newCard("a", "win", 0);
        QList<int> days;
        for (int i = 0; i < 6; ++i) {
            days += card.due;
            card = answered(card, true, card.due);
        }
        QCOMPARE(days, QList<int>({ 0, 3, 10, 31, 91, 151 }));
    }

    void whateverIsAnsweredTheLawsHold()
    {
        std::mt19937 random(7);
        for (int game = 0; game < 200; ++game) {
            Day today = 0;
            Card card = newCard("a", "win", today);
            for (int i = 1; i <= 100; ++i) {
                today += static_cast<int>(random() % 40);
                const Card before = card;
                const bool isRight = random() % 3 != 0;
                card = answered(card, isRight, today);
                QVERIFY(card.box >= 1 && card.box <= Boxes);
                QVERIFY(card.due > today); // nothing is asked twice a day
                QVERIFY(card.due - today <= Rests.back());
                QCOMPARE(card.right + card.wrong, i);
                QVERIFY(card.box - before.box <= 1);
            }
        }
    }

    void countsDoNotOverflow()
    {
        Card card { "a", "win", 1, 0, MostAnswers, MostAnswers };
        QCOMPARE(answered(card, true, 0).right, MostAnswers);
        QCOMPARE(answered(card, false, 0).wrong, MostAnswers);
    }
};

} // namespace tst_card

QTEST_APPLESS_MAIN(tst_card::TestCard)
#include "tst_card.moc"
