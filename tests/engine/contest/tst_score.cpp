// SPDX-License-Identifier: MIT
#include "engine/contest/score.h"

#include <QTest>

#include <cmath>

namespace tst_score {

using namespace kagetsu::contest;

// engine-contest.md#score
class TestScore : public QObject
{
    Q_OBJECT

private slots:
    void shares_data();
    void shares();
    void elo_data();
    void elo();
    void intervalsAreMirrored();
    void moreGamesSayMore();
    void sprt_data();
    void sprt();
};

bool isNear(double one, double other, double by)
{
    return one == other || std::abs(one - other) < by;
}

void TestScore::shares_data()
{
    QTest::addColumn<Score>("score");
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("nothing is known without games") << Score {} << 0.5 << 0.0 << 1.0;
    QTest::newRow("one game says little") << Score { 1, 0, 0 } << 1.0 << 0.206549 << 1.0;
    QTest::newRow("none of ten") << Score { 0, 0, 10 } << 0.0 << 0.0 << 0.277533;
    QTest::newRow("eight of ten") << Score { 8, 0, 2 } << 0.8 << 0.490162 << 0.943318;
    QTest::newRow("two draws are one point") << Score { 7, 2, 1 } << 0.8 << 0.490162 << 0.943318;
    QTest::newRow("half of a hundred") << Score { 50, 0, 50 } << 0.5 << 0.403832 << 0.596168;
    QTest::newRow("nothing but draws") << Score { 0, 100, 0 } << 0.5 << 0.403832 << 0.596168;
}

void TestScore::shares()
{
    QFETCH(Score, score);
    QFETCH(double, share);
    QFETCH(double, low);
    QFETCH(double, high);
    QCOMPARE(score.share(), share);
    const Interval interval = shareInterval(score);
    QVERIFY2(isNear(interval.low, low, 1e-6), qPrintable(QString::number(interval.low, 'g', 9)));
    QVERIFY2(isNear(interval.high, high, 1e-6), qPrintable(QString::number(interval.high, 'g', 9)));
}

void TestScore::elo_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("elo");
    QTest::newRow("as strong") << 0.5 << 0.0;
    QTest::newRow("three of four") << 0.75 << 190.848;
    QTest::newRow("one of four") << 0.25 << -190.848;
    QTest::newRow("ten of eleven") << 10.0 / 11 << 400.0;
    QTest::newRow("ten of a hundred and one") << 1.0 / 101 << -800.0;
}

void TestScore::elo()
{
    QFETCH(double, share);
    QFETCH(double, elo);
    QVERIFY(isNear(eloOf(share), elo, 1e-3));
    QVERIFY(isNear(shareOf(elo), share, 1e-6));
}

void TestScore::intervalsAreMirrored()
{
    for (int wins = 0; wins <= 12; ++wins) {
        const Interval elo = eloInterval({ wins, 3, 12 - wins });
        const Interval mirrored = eloInterval({ 12 - wins, 3, wins });
        QVERIFY(isNear(elo.low, -mirrored.high, 1e-6));
        QVERIFY(elo.low < elo.high);
        QVERIFY(elo.low <= eloOf(Score { wins, 3, 12 - wins }.share()));
    }
    QVERIFY(std::isinf(eloInterval({ 5, 0, 0 }).high));
    QVERIFY(!std::isinf(eloInterval({ 5, 0, 0 }).low));
}

void TestScore::moreGamesSayMore()
{
    double before = 1;
    for (int games = 10; games <= 10'000; games *= 10) {
        const Interval interval = shareInterval({ games * 6 / 10, 0, games * 4 / 10 });
        QVERIFY(interval.high - interval.low < before);
        before = interval.high - interval.low;
    }
}

void TestScore::sprt_data()
{
    QTest::addColumn<Score>("score");
    QTest::addColumn<Hypotheses>("hypotheses");
    QTest::addColumn<double>("likelihood");
    QTest::addColumn<Answer>("answer");
    const Hypotheses stronger { 0, 50 };
    QTest::newRow("no games") << Score {} << stronger << 0.0 << Answer::Open;
    QTest::newRow("one game won proves nothing") << Score { 1, 0, 0 } << stronger << 0.176950 << Answer::Open;
    QTest::newRow("ten games won") << Score { 10, 0, 0 } << stronger << 7.646755 << Answer::More;
    QTest::newRow("as many won as lost, of few") << Score { 10, 10, 10 } << stronger << -0.452332 << Answer::Open;
    QTest::newRow("as many won as lost, of many")
        << Score { 500, 0, 500 } << Hypotheses { 0, 30 } << -3.709445 << Answer::Less;
    QTest::newRow("more won than lost, of many") << Score { 120, 40, 80 } << stronger << 4.049340 << Answer::More;
}

void TestScore::sprt()
{
    QFETCH(Score, score);
    QFETCH(Hypotheses, hypotheses);
    QFETCH(double, likelihood);
    QFETCH(Answer, answer);
    const double likelier = kagetsu::contest::likelihood(score, hypotheses);
    QVERIFY2(isNear(likelier, likelihood, 1e-4), qPrintable(QString::number(likelier, 'g', 9)));
    QCOMPARE(answerOf(score, hypotheses), answer);
}

} // namespace tst_score

QTEST_GUILESS_MAIN(tst_score::TestScore)
#include "tst_score.moc"
