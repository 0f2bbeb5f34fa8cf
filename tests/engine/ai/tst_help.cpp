// SPDX-License-Identifier: MIT
#include "engine/ai/help.h"

#include <QTest>

#include <algorithm>

namespace tst_help {

using namespace kagetsu;
using namespace kagetsu::ai;
using rules::Rule;
using rules::Side;

namespace {

rules::Position positionOf(const QString &black, const QString &white)
{
    rules::Position position(15);
    for (const QString &each : black.split(' ', Qt::SkipEmptyParts))
        position.place(*rules::pointFromText(each.toStdString(), 15), Side::Black);
    for (const QString &each : white.split(' ', Qt::SkipEmptyParts))
        position.place(*rules::pointFromText(each.toStdString(), 15), Side::White);
    return position;
}

QString textOf(std::vector<rules::Point> points)
{
    QStringList all;
    for (const rules::Point point : points)
        all << QString::fromStdString(rules::toText(point));
    all.sort();
    return all.join(' ');
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void says_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<bool>("isBlacks"); // turn
        QTest::addColumn<QString>("wins");
        QTest::addColumn<QString>("dangers");
        QTest::addColumn<int>("winFours");
        QTest::addColumn<int>("threatFours");
        QTest::addColumn<QString>("moves"); // any of these; "?" for any at all
        QTest::newRow("an own five") << "G8 H8 I8 J8" << "A1 C1 E1 K8" << true << "F8" << "" << 0 << 0 << "F8";
        QTest::newRow("an own five before a danger")
            << "A1 B1 C1 D1" << "G8 H8 I8 J8" << true << "E1" << "F8 K8" << 0 << 0 << "E1";
        QTest::newRow("a five of the other side")
            << "A1 C1 E1 L8" << "H8 I8 J8 K8" << true << "" << "G8" << 0 << 0 << "G8";
        QTest::newRow("an own straight four") << "G8 H8 I8" << "A1 C1 O15" << true << "" << "" << 1 << 0 << "F8 J8";
        QTest::newRow("a three of the other side")
            << "A1 C1 O15" << "G8 H8 I8" << true << "" << "" << 0 << 1 << "E8 F8 J8 K8";
        QTest::newRow("nothing yet") << "H8" << "H9" << true << "" << "" << 0 << 0 << "?";
    }

    void says()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(bool, isBlacks);
        QFETCH(QString, moves);
        const Help help =
            helpFor(positionOf(black, white), isBlacks ? Side::Black : Side::White, { .rule = Rule::FreeStyle });
        QTEST(textOf(help.wins), "wins");
        QTEST(textOf(help.dangers), "dangers");
        QTEST(help.winFours, "winFours");
        QTEST(help.threatFours, "threatFours");
        QVERIFY(help.move);
        const QString move = QString::fromStdString(rules::toText(*help.move));
        QVERIFY2(moves == "?" || moves.split(' ').contains(move), qPrintable(move));
        if (help.threatFours > 0 && !help.stops.empty())
            QVERIFY(std::ranges::find(help.stops, *help.move) != help.stops.end());
    }

    void forbiddenPointsAreOfTheSideToMove()
    {
        const rules::Position position = positionOf("G8 I8 H7 H9", "A1 C1 E1 O15");
        const rules::RuleSet renju { .rule = Rule::Renju };
        const Help black = helpFor(position, Side::Black, renju);
        QCOMPARE(black.fouls.size(), std::size_t(1));
        QVERIFY((black.fouls.front().point == rules::Point { 7, 7 }));
        QVERIFY(black.move && *black.move != (rules::Point { 7, 7 }));
        QVERIFY(helpFor(position, Side::White, renju).fouls.empty());
    }

    void itEndsWhenItIsTold()
    {
        const Help help = helpFor(positionOf("A1 C1 E1 L8", "H8 I8 J8 K8"), Side::Black, {}, [] { return false; });
        QCOMPARE(textOf(help.dangers), QStringLiteral("G8")); // what needs no search
    }

    void theShareIsOfBlack_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<bool>("isBlacks");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::newRow("Black has a four") << "G8 H8 I8 J8" << "A1 C1 E1 K8" << true << 1.0 << 1.0;
        QTest::newRow("White has two ends") << "A1 C1 E1 O15" << "G8 H8 I8 J8" << true << 0.0 << 0.0;
        QTest::newRow("White makes five") << "A1 C1 E1 O15" << "G8 H8 I8 J8" << false << 0.0 << 0.0;
        QTest::newRow("an empty board") << "" << "" << true << 0.3 << 0.9;
    }

    void theShareIsOfBlack()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(bool, isBlacks);
        QFETCH(double, least);
        QFETCH(double, most);
        const double share =
            shareOfBlack(positionOf(black, white), isBlacks ? Side::Black : Side::White, { .rule = Rule::FreeStyle });
        QVERIFY2(share >= least && share <= most, qPrintable(QString::number(share)));
    }
};

} // namespace tst_help

QTEST_GUILESS_MAIN(tst_help::TestHelp)
#include "tst_help.moc"
