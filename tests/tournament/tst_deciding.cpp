// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/log/act.h"
#include "tournament/stages/deciding.h"

#include <QTest>

namespace tst_deciding {

using namespace desk;
using Way = Deciding::Way;

// What a person chooses becomes a decision, a ruling, a step of the log.
class TestDeciding : public QObject
{
    Q_OBJECT

private slots:
    void aDecisionIsCompleteOrNot_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("order"); // ids; 0 is nobody yet
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("isIt");
        const auto row = [](const char *name, Way way, const char *order, const char *reason, bool isIt) {
            QTest::newRow(name) << int(way) << QString(order) << QString(reason) << isIt;
        };
        row("nothing is chosen", Way::None, "12", "", false);
        row("a play-off", Way::PlayOff, "21", "", true);
        row("a play-off without its second", Way::PlayOff, "20", "", false);
        row("a lot at the table", Way::LotAtTheTable, "21", "", true);
        row("the lot of the program needs no order", Way::DrawnLot, "00", "", true);
        row("by hand with a reason", Way::ByHand, "12", "appeal", true);
        row("by hand without a reason", Way::ByHand, "12", "", false);
        row("a tie-break that separates", Way::Criteria, "00", "", true);
    }
    void aDecisionIsCompleteOrNot()
    {
        QFETCH(int, way);
        QFETCH(QString, order);
        QFETCH(QString, reason);
        QFETCH(bool, isIt);
        Desk desk("AB");
        desk.play("AB="); // A opened
        const SharedPlace shared { 1, 1, { EntryId { 1 }, EntryId { 2 } }, 1 };
        Deciding deciding { Way(way), 5, Criterion::Kind::SecondGames };
        for (const QChar id : order)
            deciding.order.push_back(EntryId { id.digitValue() });
        deciding.reason = reason.toStdString();
        QCOMPARE(isComplete(desk.section(), shared, deciding), isIt);
        deciding.criterion = Criterion::Kind::Warnings; // nobody has any
        if (deciding.way == Way::Criteria)
            QVERIFY(!isComplete(desk.section(), shared, deciding));
    }

    void whatIsChosenBecomesADecision()
    {
        using Kind = PlaceDecision::Kind;
        Desk desk("AB");
        const SharedPlace shared { 1, 1, { EntryId { 1 }, EntryId { 2 } }, 1 };
        Deciding deciding { Way::ByHand, 5, Criterion::Kind::Wins, { EntryId { 2 }, EntryId { 1 } }, "appeal" };
        const std::vector<std::vector<EntryId>> order { { EntryId { 2 } }, { EntryId { 1 } } };
        QVERIFY(
            decisionOf(desk.section(), shared, deciding) == (PlaceDecision { Kind::ByHand, order, {}, {}, "appeal" }));
        deciding.way = Way::LotAtTheTable;
        QVERIFY(decisionOf(desk.section(), shared, deciding).kind == Kind::Lot);
        deciding.way = Way::DrawnLot;
        QVERIFY(decisionOf(desk.section(), shared, deciding)
            == (PlaceDecision { Kind::Lot, splitByLot(shared.entries, 5), {}, 5, {} })); // a lot has no reason
        deciding.way = Way::Criteria;
        const PlaceDecision byCriteria = decisionOf(desk.section(), shared, deciding);
        QVERIFY(byCriteria.kind == Kind::Criteria && byCriteria.criteria.front().kind == Criterion::Kind::Wins);
        QVERIFY(!furtherTieBreaks().empty());
    }

    void eachHasOnePlace_data()
    {
        QTest::addColumn<QString>("before"); // ids; 0 is nobody yet
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const char *before, int place, const char *after) {
            QTest::newRow(name) << QString(before) << place << QString(after);
        };
        row("the first one named", "300", 0, "300");
        row("the only one left is last", "310", 1, "312");
        row("the only one left may be first", "031", 2, "231");
        row("who gets another place leaves the one before", "313", 2, "213");
        row("nobody in place of somebody", "302", 1, "312");
        row("all are named", "213", 1, "213");
    }
    void eachHasOnePlace()
    {
        QFETCH(QString, before);
        QFETCH(int, place);
        const SharedPlace shared { 1, 4, { EntryId { 1 }, EntryId { 2 }, EntryId { 3 } }, 2 };
        std::vector<EntryId> order;
        for (const QChar id : before)
            order.push_back(EntryId { id.digitValue() });
        QString after;
        for (const EntryId id : withPlaceGiven(shared, order, std::size_t(place)))
            after += QString::number(id.value);
        QTEST(after, "after");
    }

    void theUsualRulingsCanBeGiven()
    {
        const SectionSettings settings = twoOneZero();
        const PointsRange range = pointsOfMatch(settings);
        for (const PerParty<Points> &ruling : usualRulings(settings.score)) {
            for (const Points points : { ruling.a, ruling.b })
                QVERIFY(points >= range.least && points <= range.most);
        }
        QVERIFY(usualRulings(settings.score)[1] == (PerParty<Points> { Points::whole(1), Points::whole(1) }));
    }

    void allActionsAreDoneOrNone()
    {
        Desk desk("AB");
        const std::size_t lines = desk.log.lines().size();
        const Section before = desk.section();
        const auto enter = [](const char *name) {
            EntryDetails details;
            details.name = name;
            return AddEntry { 1, details, 1 };
        };
        QVERIFY(!desk.log.actAll({ enter("C"), RemoveEntry { 1, EntryId { 9 } }, enter("D") }, {}));
        QCOMPARE(desk.log.lines().size(), lines);
        QVERIFY(desk.section() == before);
        QVERIFY(desk.log.actAll({ enter("C"), enter("D") }, {}).hasValue());
        QCOMPARE(desk.section().entries.size(), 4U);
        QCOMPARE(desk.log.lastInForce().value_or(0), lines + 1);
        desk.log.undo({});
        QCOMPARE(desk.log.lastInForce().value_or(0), lines);
        Log empty;
        QVERIFY(!empty.lastInForce());
    }

    void aCategoryGoesWithItsPrizes()
    {
        Rankings rankings;
        rankings.categories = { { "Juniors" }, { "Women" } };
        rankings.prizes = { { "Cup", "Juniors", 0 }, { "Cup", "", 20 }, { "Cup", "", 20 }, { "Book", "Women", 0 } };
        const Rankings without = withoutCategory(rankings, "Juniors");
        QVERIFY(without.categories == std::vector<Category> { { "Women" } });
        QCOMPARE(without.prizes.size(), 3U);
        QCOMPARE(withoutPrize(rankings, rankings.prizes[1]).prizes.size(), 3U); // one of two that are equal
        QVERIFY(withoutPrize(rankings, { "Cup", "Women", 0 }) == rankings);
    }
};

} // namespace tst_deciding

QTEST_GUILESS_MAIN(tst_deciding::TestDeciding)
#include "tst_deciding.moc"
