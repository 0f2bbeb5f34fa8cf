// SPDX-License-Identifier: MIT
#include "tournament/score/basis.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"

#include "desk.h"

#include <QtTest>

#include <map>
#include <set>

using namespace desk;

namespace tst_qualification {

using Kind = PlaceDecision::Kind;

// An event of groups, A1 A2 A3 in the first, and so on, each numbered as it is called.
class Stages
{
public:
    explicit Stages(int groups, int ofEach, Format format = Format::RoundRobin)
    {
        for (int group = 0; group < groups; ++group) {
            act(AddSection { twoOneZero(format) });
            for (int number = 1; number <= ofEach; ++number) {
                EntryDetails details;
                details.name = std::string(1, char('A' + group)) + std::to_string(number);
                act(AddEntry { group + 1, details, 1 });
            }
        }
    }

    // Who has the lower number wins, unless these say otherwise: "A2>A1" or "A2=A1".
    void playAll(int section, const std::vector<std::string> &others = {})
    {
        for (Round &round : roundsByFormat(event(), group(section)))
            act(AddRound { section, std::move(round) });
        for (int round = 1; round <= int(group(section).rounds.size()); ++round) {
            act(PublishRound { section, round });
            const std::vector<Match> matches = findRound(group(section), round)->matches;
            for (const Match &match : matches)
                act(ReportGame { section, round, match.table, 0, reportOf(section, match, others) });
            act(FinishRound { section, round });
        }
    }
    kagetsu::Result<kagetsu::Done, Refusal> tryTo(Action action)
    {
        return log.act(std::move(action), { "arbiter", {} });
    }
    void act(Action action)
    {
        const auto done = tryTo(std::move(action));
        if (!done)
            qFatal("refused: %d", int(done.fault().why));
    }
    std::optional<Refusal::Why> why(Action action)
    {
        const auto done = tryTo(std::move(action));
        return done ? std::nullopt : std::optional(done.fault().why);
    }
    const Event &event() const { return log.event(); }
    const Section &group(int section) const { return *findSection(event(), section); }
    QString names(const std::vector<Qualifier> &list) const
    {
        QStringList all;
        for (const Qualifier &each : list)
            all += QString::fromStdString(findEntry(group(each.section), each.entry)->details.name);
        return all.join(' ');
    }
    QString entered(int section) const
    {
        QStringList all;
        for (const Entry &entry : group(section).entries)
            all += QString::fromStdString(entry.details.name);
        return all.join(' ');
    }
    // "A: 2 (1 left) A2 A3"
    QString shared(const Qualification &qualification) const
    {
        QStringList all;
        for (const SharedPlace &each : qualification.shared) {
            QString text = QString("%1: %2 (%3 left)").arg(each.section).arg(each.place).arg(each.left);
            for (const EntryId entry : each.entries)
                text += ' ' + QString::fromStdString(findEntry(group(each.section), entry)->details.name);
            all += text;
        }
        return all.join("; ");
    }
    std::vector<int> groups(int count) const
    {
        std::vector<int> all;
        for (int group = 1; group <= count; ++group)
            all.push_back(group);
        return all;
    }
    int addFinal(Format format = Format::Elimination)
    {
        act(AddSection { twoOneZero(format) });
        return event().lastSectionId;
    }

    Log log;

private:
    GameReport reportOf(int section, const Match &match, const std::vector<std::string> &others) const
    {
        const std::string a = findEntry(group(section), match.a)->details.name;
        const std::string b = findEntry(group(section), match.b)->details.name;
        GameReport report;
        report.outcome = a < b ? Outcome::AWon : Outcome::BWon;
        for (const std::string &other : others) {
            if (other == a + '>' + b)
                report.outcome = Outcome::AWon;
            else if (other == b + '>' + a)
                report.outcome = Outcome::BWon;
            else if (other == a + '=' + b || other == b + '=' + a)
                report.outcome = Outcome::Draw;
        }
        return report;
    }
};

namespace {

std::vector<std::vector<EntryId>> orderOf(std::initializer_list<int> ids)
{
    std::vector<std::vector<EntryId>> order;
    for (const int id : ids)
        order.push_back({ EntryId { id } });
    return order;
}

// A game of a play-off: its players, its result in the letters of a desk, and its stage.
struct PlayedOff
{
    int a;
    int b;
    char result;
    int stage;
};

// What the games decide between the first so many entries.
PlaceDecision playOff(std::initializer_list<PlayedOff> games, int entries = 3)
{
    constexpr std::string_view Letters = "10=+-*";
    PlaceDecision decision { Kind::PlayOff, { {} } };
    for (int id = 1; id <= entries; ++id)
        decision.order.front().push_back({ id });
    for (const auto &[a, b, result, stage] : games)
        decision.games.push_back({ { a }, { b }, static_cast<Outcome>(Letters.find(result)), std::nullopt, stage });
    return withItsOrder({}, decision);
}

// The result of one table is corrected.
void correct(Stages &stages, int section, const std::string &winner, const std::string &loser)
{
    const Section before = stages.group(section);
    for (int round = 1; round <= int(before.rounds.size()); ++round) {
        for (const Match &match : findRound(before, round)->matches) {
            const std::string a = findEntry(before, match.a)->details.name;
            const std::string b = findEntry(before, match.b)->details.name;
            if (!(a == winner && b == loser) && !(a == loser && b == winner))
                continue;
            GameReport report;
            report.outcome = a == winner ? Outcome::AWon : Outcome::BWon;
            stages.act(ReopenRound { section, round });
            stages.act(ReportGame { section, round, match.table, 0, report, { Reason::Kind::Slip } });
            stages.act(FinishRound { section, round });
        }
    }
}

const std::vector<std::string> Circle { "A1>A2", "A2>A3", "A3>A1" };

} // namespace

class TestQualification : public QObject
{
    Q_OBJECT

private slots:
    void theBestOfEachGroupGoOn()
    {
        Stages stages(2, 4);
        stages.playAll(1);
        stages.playAll(2, { "B2>B1" });
        const auto names = [&](int best) {
            return stages.names(qualificationOf(stages.event(), { 1, 2 }, best, false).in);
        };
        QCOMPARE(names(0), QString());
        QCOMPARE(names(1), QString("A1 B2"));
        QCOMPARE(names(2), QString("A1 B2 A2 B1"));
        QCOMPARE(names(9), QString("A1 B2 A2 B1 A3 B3 A4 B4"));
    }

    // Groups in which nothing was played have nobody who goes on, but for a list of what is missing.
    void missingResultsAreTold()
    {
        Stages stages(2, 3);
        stages.playAll(1);
        const Qualification none = qualificationOf(stages.event(), { 1, 2 }, 1, false);
        QCOMPARE(stages.names(none.in), QString("A1"));
        QCOMPARE(none.missing, (std::vector<MissingResult> { { 2, 1, 0 }, { 2, 2, 0 }, { 2, 3, 0 } }));
        const int final = stages.addFinal();
        QCOMPARE(stages.why(entering(stages.event(), final, { 1, 2 }, 1)), Refusal::Why::StageUnfinished);
        stages.playAll(2);
        // The two who do not win the group.
        int round = 1;
        while (stages.group(2).rounds[std::size_t(round) - 1].byes.front().entry != EntryId { 1 })
            ++round;
        stages.act(ReopenRound { 2, round });
        stages.act(ReportGame { 2, round, 1, 0, std::nullopt, { Reason::Kind::Mistyped } });
        QCOMPARE(qualificationOf(stages.event(), { 1, 2 }, 1, false).missing,
            (std::vector<MissingResult> { { 2, round, 1 } }));
        // Whoever was told can go on all the same.
        Qualify qualify = entering(stages.event(), final, { 1, 2 }, 1);
        QCOMPARE(stages.why(qualify), Refusal::Why::StageUnfinished);
        qualify.despiteMissing = true;
        stages.act(qualify);
        QCOMPARE(stages.entered(final), QString("A1 B1"));
    }

    void whatIsMissingByFormat_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("missing");
        QTest::newRow("round robin") << int(Format::RoundRobin) << 3;
        QTest::newRow("double round robin") << int(Format::DoubleRoundRobin) << 6;
        QTest::newRow("Swiss without a number of rounds") << int(Format::Swiss) << 1;
        QTest::newRow("elimination") << int(Format::Elimination) << 1;
        QTest::newRow("double elimination") << int(Format::DoubleElimination) << 1;
    }
    void whatIsMissingByFormat()
    {
        QFETCH(int, format);
        Stages stages(1, 4, Format(format));
        QTEST(int(qualificationOf(stages.event(), { 1 }, 1, false).missing.size()), "missing");
        stages.act(FinishSection { 1 });
        QVERIFY(qualificationOf(stages.event(), { 1 }, 1, false).missing.empty());
    }

    // AR-01: three share place 1 and two of them go on.
    void aSharedPlaceDropsNobody()
    {
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        const Qualification two = qualificationOf(stages.event(), { 1 }, 2, false);
        QVERIFY(two.in.empty());
        QCOMPARE(stages.shared(two), QString("1: 1 (2 left) A1 A2 A3"));
        QVERIFY(two.shared.front().leavesOut());
        const int final = stages.addFinal(Format::RoundRobin);
        const auto refused = stages.tryTo(entering(stages.event(), final, { 1 }, 2));
        QVERIFY(!refused && refused.fault().why == Refusal::Why::PlaceShared);
        QCOMPARE(refused.fault().section, 1);
        // If all of them go on, only a bracket has to know who is first.
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 3, false).in), QString("A1 A2 A3"));
        QCOMPARE(stages.shared(qualificationOf(stages.event(), { 1 }, 3, true)), QString("1: 1 (3 left) A1 A2 A3"));
    }

    void aSharedPlaceBelowThoseWhoGoOnMattersToNobody()
    {
        Stages stages(1, 4);
        stages.playAll(1, { "A2>A3", "A3>A4", "A4>A2" });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 1, true).in), QString("A1"));
        QCOMPARE(stages.shared(qualificationOf(stages.event(), { 1 }, 3, false)), QString("1: 2 (2 left) A2 A3 A4"));
    }

    void everyKindOfDecisionCounts_data()
    {
        QTest::addColumn<PlaceDecision>("decision");
        QTest::addColumn<QString>("in");
        QTest::newRow("play-off") << PlaceDecision { Kind::PlayOff, orderOf({ 3, 1, 2 }) } << QString("A3 A1");
        QTest::newRow("play-off with its games")
            << playOff({ { 3, 2, '1', 1 }, { 3, 1, '1', 1 }, { 2, 1, '0', 1 } }) << QString("A3 A1");
        QTest::newRow("lot drawn by people") << PlaceDecision { Kind::Lot, orderOf({ 2, 3, 1 }) } << QString("A2 A3");
        QTest::newRow("lot drawn by the program")
            << PlaceDecision { Kind::Lot, splitByLot({ { 1 }, { 2 }, { 3 } }, 5), {}, 5 } << QString();
        QTest::newRow("by hand") << PlaceDecision { Kind::ByHand, orderOf({ 2, 1, 3 }), {}, {}, "A3 is host" }
                                 << QString("A2 A1");
    }
    void everyKindOfDecisionCounts()
    {
        QFETCH(PlaceDecision, decision);
        QFETCH(QString, in);
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        stages.act(DecidePlaces { 1, decision });
        const Qualification two = qualificationOf(stages.event(), { 1 }, 2, true);
        QCOMPARE(two.in.size(), std::size_t(2));
        QVERIFY(two.shared.empty());
        if (!in.isEmpty())
            QCOMPARE(stages.names(two.in), in);
    }

    // tournament.md#play-offs
    void gamesGiveTheOrder_data()
    {
        QTest::addColumn<PlaceDecision>("decision");
        QTest::addColumn<QString>("order"); // best first
        const auto row = [](const char *name, const PlaceDecision &decision, const char *order) {
            QTest::newRow(name) << decision << QString::fromLatin1(order);
        };
        row("two games of two, the second decides", playOff({ { 1, 2, '=', 1 }, { 2, 1, '0', 1 } }, 2), "1 2");
        row("two games of two that do not decide", playOff({ { 1, 2, '1', 1 }, { 2, 1, '1', 1 } }, 2), "1=2");
        row("everybody against everybody", playOff({ { 1, 2, '0', 1 }, { 2, 3, '=', 1 }, { 1, 3, '1', 1 } }), "2 1 3");
        row("a circle", playOff({ { 1, 2, '1', 1 }, { 2, 3, '1', 1 }, { 3, 1, '1', 1 } }), "1=2=3");
        row("a circle, and then a second stage",
            playOff({ { 1, 2, '1', 1 }, { 2, 3, '1', 1 }, { 3, 1, '1', 1 }, { 1, 2, '0', 2 }, { 2, 3, '1', 2 },
                { 3, 1, '+', 2 } }),
            "2 3 1");
        row("the second stage is for those who are equal after the first, whatever it adds up to",
            playOff({ { 1, 2, '1', 1 }, { 1, 3, '1', 1 }, { 2, 3, '=', 1 }, { 2, 3, '=', 2 }, { 3, 2, '=', 2 },
                { 2, 3, '1', 3 } }),
            "1 2 3");
        row("who has not played is not below those who have", playOff({ { 1, 2, '1', 1 } }), "1=2=3");
        row("the loser of a semifinal plays on",
            playOff({ { 1, 2, '1', 1 }, { 3, 4, '1', 1 }, { 1, 3, '0', 2 }, { 2, 4, '-', 2 } }, 4), "3 1 4 2");
        row("a double forfeit gives nobody anything", playOff({ { 1, 2, '*', 1 }, { 1, 2, '1', 2 } }, 2), "1 2");
    }
    void gamesGiveTheOrder()
    {
        QFETCH(PlaceDecision, decision);
        QStringList order;
        for (const std::vector<EntryId> &part : withItsOrder({}, decision).order) {
            QStringList equal;
            for (const EntryId entry : part)
                equal += QString::number(entry.value);
            order += equal.join(QLatin1Char('='));
        }
        QTEST(order.join(QLatin1Char(' ')), "order");
    }

    // The games stay with the decision, and go with it.
    void theGamesOfAPlayOffAreKept()
    {
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        const PlaceDecision decision = playOff({ { 3, 2, '1', 1 }, { 3, 1, '1', 1 }, { 2, 1, '0', 1 } });
        stages.act(DecidePlaces { 1, decision });
        QVERIFY(decisionsInForce(stages.group(1)) == std::vector<PlaceDecision> { decision });
        stages.log.undo({});
        QVERIFY(decisionsInForce(stages.group(1)).empty());
        QVERIFY(!qualificationOf(stages.event(), { 1 }, 2, true).shared.empty());
    }

    // Those who are still equal after one decision are told apart by the next one.
    void aDecisionCanLeaveSomeEqual()
    {
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        stages.act(DecidePlaces { 1, { Kind::PlayOff, { { EntryId { 2 } }, { EntryId { 1 }, EntryId { 3 } } } } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 1, true).in), QString("A2"));
        QCOMPARE(stages.shared(qualificationOf(stages.event(), { 1 }, 2, true)), QString("1: 2 (1 left) A1 A3"));
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 3, 1 }) } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A2 A3"));
        // Decided anew, it gives way.
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 1, 3 }) } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A2 A1"));
        QCOMPARE(stages.group(1).decisions.size(), std::size_t(2));
    }

    void furtherCriteriaAreComputed()
    {
        Stages stages(1, 6, Format::Swiss);
        // A1 and A2 have won against players of different strength.
        stages.act(AddRound { 1, roundOf({ { 1, 3 }, { 2, 4 }, { 5, 6 } }) });
        play(stages, 1, 1, "111");
        stages.act(AddRound { 1, roundOf({ { 3, 4 }, { 1, 5 }, { 2, 6 } }) });
        play(stages, 1, 2, "111");
        QCOMPARE(stages.shared(qualificationOf(stages.event(), { 1 }, 1, false)), QString("1: 1 (1 left) A1 A2"));
        const std::vector<Criterion> sos { { Criterion::Kind::Sos, 0 } };
        const auto order = splitByCriteria(stages.group(1), { { 1 }, { 2 } }, sos);
        QCOMPARE(order, orderOf({ 1, 2 }));
        QCOMPARE(
            stages.why(DecidePlaces { 1, { Kind::Criteria, orderOf({ 2, 1 }), sos } }), Refusal::Why::WrongDecision);
        stages.act(DecidePlaces { 1, { Kind::Criteria, order, sos } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 1, false).in), QString("A1"));
    }

    void whatIsNoDecisionIsRefused_data()
    {
        QTest::addColumn<PlaceDecision>("decision");
        QTest::addColumn<int>("why");
        const auto row = [](const char *name, const PlaceDecision &decision, Refusal::Why why) {
            QTest::newRow(name) << decision << int(why);
        };
        row("of two of three", { Kind::Lot, orderOf({ 1, 2 }) }, Refusal::Why::PlaceNotShared);
        row("of one who has another place", { Kind::Lot, orderOf({ 1, 2, 3, 4 }) }, Refusal::Why::PlaceNotShared);
        row("of one", { Kind::Lot, orderOf({ 1 }) }, Refusal::Why::PlaceNotShared);
        row("that leaves all equal", { Kind::PlayOff, { { { 1 }, { 2 }, { 3 } } } }, Refusal::Why::PlaceNotShared);
        row("of games that leave all equal", playOff({ { 1, 2, '1', 1 }, { 2, 3, '1', 1 }, { 3, 1, '1', 1 } }),
            Refusal::Why::PlayOffUndecided);
        PlaceDecision other = playOff({ { 3, 2, '1', 1 }, { 3, 1, '1', 1 }, { 2, 1, '0', 1 } });
        other.order = orderOf({ 1, 2, 3 });
        row("with games that give another order", other, Refusal::Why::WrongDecision);
        row("with a game against oneself", playOff({ { 1, 2, '1', 1 }, { 3, 3, '1', 1 } }), Refusal::Why::EntryTwice);
        row("with a game of somebody else", playOff({ { 1, 2, '1', 1 }, { 3, 9, '1', 1 } }),
            Refusal::Why::PlaceNotShared);
        row("with a stage that is none", playOff({ { 1, 2, '1', 0 } }), Refusal::Why::OutOfRange);
        PlaceDecision lot { Kind::Lot, orderOf({ 1, 2, 3 }) };
        lot.games = { { { 1 }, { 2 }, Outcome::AWon } };
        row("by lot, with games", lot, Refusal::Why::OutOfRange);
        row("with one twice", { Kind::PlayOff, orderOf({ 1, 2, 2 }) }, Refusal::Why::EntryTwice);
        row("of somebody who is not there", { Kind::PlayOff, orderOf({ 1, 2, 9 }) }, Refusal::Why::UnknownEntry);
        row("by hand without a reason", { Kind::ByHand, orderOf({ 1, 2, 3 }) }, Refusal::Why::ReasonMissing);
        row("by hand with blanks", { Kind::ByHand, orderOf({ 1, 2, 3 }), {}, {}, "  " }, Refusal::Why::ReasonMissing);
        row("by another lot", { Kind::Lot, splitByLot({ { 1 }, { 2 }, { 3 } }, 5), {}, 6 },
            Refusal::Why::WrongDecision);
        row("by criteria that say nothing", { Kind::Criteria, orderOf({ 1, 2, 3 }), { { Criterion::Kind::Sb, 0 } } },
            Refusal::Why::WrongDecision);
    }
    void whatIsNoDecisionIsRefused()
    {
        QFETCH(PlaceDecision, decision);
        QFETCH(int, why);
        Stages stages(1, 4);
        stages.playAll(1, Circle);
        QCOMPARE(int(*stages.why(DecidePlaces { 1, decision })), why);
        QVERIFY(stages.group(1).decisions.empty());
    }

    // It is about those who shared a place; when others do, it says nothing.
    void aDecisionHoldsAsLongAsTheSameShareAPlace()
    {
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 3, 2, 1 }) } });
        correct(stages, 1, "A1", "A3");
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A1 A2"));
        correct(stages, 1, "A3", "A1");
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A3 A2"));
    }

    void whoHasWithdrawnLeavesThePlaceToTheNext()
    {
        Stages stages(1, 4);
        stages.playAll(1);
        stages.act(Withdraw { 1, { 2 }, 4 });
        const Qualification two = qualificationOf(stages.event(), { 1 }, 2, true);
        QCOMPARE(stages.names(two.in), QString("A1 A3"));
        QCOMPARE(stages.names(two.withdrawn), QString("A2"));
    }

    // Who has withdrawn shares no place: the others are told and decided, and a decision holds when one withdraws
    // later.
    void whoHasWithdrawnSharesNoPlace()
    {
        Stages stages(1, 4);
        stages.playAll(1, { "A2>A3", "A3>A4", "A4>A2" });
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 4, 3, 2 }) } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A1 A4"));
        stages.act(Withdraw { 1, { 4 }, 4 });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A1 A3"));
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).withdrawn), QString("A4"));
        // Decided anew of the others alone, that counts.
        stages.act(DecidePlaces { 1, { Kind::PlayOff, orderOf({ 2, 3 }) } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1 }, 2, true).in), QString("A1 A2"));
        Stages undecided(1, 4);
        undecided.playAll(1, { "A2>A3", "A3>A4", "A4>A2" });
        undecided.act(Withdraw { 1, { 4 }, 4 });
        QCOMPARE(undecided.shared(qualificationOf(undecided.event(), { 1 }, 2, true)), QString("1: 2 (1 left) A2 A3"));
        undecided.act(DecidePlaces { 1, { Kind::PlayOff, orderOf({ 3, 2 }) } });
        QCOMPARE(undecided.names(qualificationOf(undecided.event(), { 1 }, 2, true).in), QString("A1 A3"));
    }

    // A player of two sections goes on once; two of one name are two.
    void whoIsBestTwiceStandsOnce()
    {
        Stages stages(2, 2);
        EntryDetails namesake;
        namesake.name = "A1";
        stages.act(ChangeEntry { 2, { 1 }, namesake });
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 1, 2 }) } });
        stages.act(DecidePlaces { 2, { Kind::Lot, orderOf({ 1, 2 }) } });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1, 2 }, 1, true).in), QString("A1"));
        namesake.club = "North";
        stages.act(ChangeEntry { 2, { 1 }, namesake });
        QCOMPARE(stages.names(qualificationOf(stages.event(), { 1, 2 }, 1, true).in), QString("A1 A1"));
    }

    // AR-02: members of a group are in opposite halves.
    void aBracketKeepsGroupsApart()
    {
        Stages stages(4, 3);
        for (const int group : { 1, 2, 3, 4 })
            stages.playAll(group);
        const int final = stages.addFinal();
        stages.act(entering(stages.event(), final, stages.groups(4), 2));
        const std::vector<Round> rounds = roundsByFormat(stages.event(), stages.group(final));
        std::map<char, std::set<std::size_t>> halves;
        for (std::size_t table = 0; table < 4; ++table) {
            const Match &match = rounds.front().matches[table];
            for (const EntryId entry : { match.a, match.b }) {
                const std::string name = findEntry(stages.group(final), entry)->details.name;
                halves[name.front()].insert(table / 2);
            }
            const std::string a = findEntry(stages.group(final), match.a)->details.name;
            const std::string b = findEntry(stages.group(final), match.b)->details.name;
            QVERIFY(a.back() != b.back()); // a winner meets a runner-up
        }
        for (const auto &[group, two] : halves)
            QCOMPARE(two.size(), std::size_t(2));
    }

    void othersThanThoseWhoQualifyAreRefused()
    {
        Stages stages(2, 3);
        stages.playAll(1);
        stages.playAll(2);
        const int final = stages.addFinal();
        Qualify qualify = entering(stages.event(), final, { 1, 2 }, 1);
        qualify.qualifiers.back().entry = { 2 };
        QCOMPARE(stages.why(qualify), Refusal::Why::NotByPlaces);
        QCOMPARE(stages.why(entering(stages.event(), final, { 1, 9 }, 1)), Refusal::Why::UnknownSection);
        QCOMPARE(stages.why(entering(stages.event(), final, { 1, final }, 1)), Refusal::Why::OutOfRange);
        QCOMPARE(stages.why(entering(stages.event(), final, { 1, 2 }, 0)), Refusal::Why::OutOfRange);
        QVERIFY(stages.group(final).entries.empty());
    }

    // A corrected result of a group: what rests on it is told, the draft is not published unseen, and those who
    // qualify now can be entered instead.
    void aCorrectionIsAMatterOfTheNextStage()
    {
        Stages stages(2, 3);
        stages.playAll(1);
        stages.playAll(2);
        const int final = stages.addFinal();
        stages.act(entering(stages.event(), final, { 1, 2 }, 1));
        QCOMPARE(stages.entered(final), QString("A1 B1"));
        QVERIFY(!isIntakeStale(stages.event(), stages.group(final)));
        QCOMPARE(restingOn(stages.event(), 1, 1).sections, (std::vector<int> { final }));
        stages.act(AddRound { final, roundsByFormat(stages.event(), stages.group(final)).front() });
        correct(stages, 1, "A2", "A1");
        QVERIFY(isIntakeStale(stages.event(), stages.group(final)));
        QCOMPARE(intakeDifferences(stages.event(), stages.group(final)),
            (std::vector<IntakeDifference> { { 1, Qualifier { 1, { 1 } }, Qualifier { 1, { 2 } } } }));
        QCOMPARE(stages.why(PublishRound { final, 1 }), Refusal::Why::ResultsCorrected);
        // A draft names them, so it goes first.
        QCOMPARE(stages.why(entering(stages.event(), final, { 1, 2 }, 1)), Refusal::Why::EntryPaired);
        stages.act(RemoveRound { final, 1 });
        stages.act(entering(stages.event(), final, { 1, 2 }, 1));
        QCOMPARE(stages.entered(final), QString("A2 B1"));
        QVERIFY(!isIntakeStale(stages.event(), stages.group(final)));
        // As it was, nothing is stale any more.
        correct(stages, 1, "A1", "A2");
        QVERIFY(isIntakeStale(stages.event(), stages.group(final)));
        correct(stages, 1, "A2", "A1");
        QVERIFY(!isIntakeStale(stages.event(), stages.group(final)));
        // Whoever was told may publish all the same.
        correct(stages, 1, "A1", "A2");
        stages.act(AddRound { final, roundsByFormat(stages.event(), stages.group(final)).front() });
        stages.act(PublishRound { final, 1, true });
    }

    // Another decision of a shared place is a change of who qualifies, too.
    void anotherDecisionMakesTheEntriesStale()
    {
        Stages stages(1, 3);
        stages.playAll(1, Circle);
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 3, 2, 1 }) } });
        const int final = stages.addFinal();
        stages.act(entering(stages.event(), final, { 1 }, 2));
        stages.act(DecidePlaces { 1, { Kind::Lot, orderOf({ 1, 2, 3 }) } });
        QVERIFY(isIntakeStale(stages.event(), stages.group(final)));
        stages.log.undo({ "arbiter", {} });
        QVERIFY(!isIntakeStale(stages.event(), stages.group(final)));
        // One who was entered by name stays when those who qualify are entered anew.
        EntryDetails guest;
        guest.name = "Guest";
        stages.act(AddEntry { final, guest, 1 });
        stages.act(entering(stages.event(), final, { 1 }, 1));
        QCOMPARE(stages.entered(final), QString("Guest A3"));
    }

    void theStageBeforeIsThoseWhoHaveNotGoneOn()
    {
        Stages stages(2, 3);
        stages.playAll(1);
        stages.playAll(2);
        QCOMPARE(sectionsBefore(stages.event(), 0), (std::vector<int> { 1, 2 }));
        const int final = stages.addFinal();
        QCOMPARE(sectionsBefore(stages.event(), final), (std::vector<int> { 1, 2 }));
        stages.act(entering(stages.event(), final, { 1, 2 }, 1));
        QCOMPARE(sectionsBefore(stages.event(), 0), (std::vector<int> { final }));
    }

private:
    static Round roundOf(const std::vector<std::pair<int, int>> &pairs)
    {
        Round round;
        for (const auto &[a, b] : pairs) {
            Match match;
            match.table = int(round.matches.size()) + 1;
            match.a = { a };
            match.b = { b };
            match.games.resize(1);
            round.matches.push_back(match);
        }
        return round;
    }
    static void play(Stages &stages, int section, int round, const std::string &results)
    {
        stages.act(PublishRound { section, round });
        for (std::size_t table = 0; table < results.size(); ++table) {
            GameReport report;
            report.outcome = results[table] == '1' ? Outcome::AWon : Outcome::BWon;
            stages.act(ReportGame { section, round, int(table) + 1, 0, report });
        }
        stages.act(FinishRound { section, round });
    }
};

} // namespace tst_qualification

QTEST_GUILESS_MAIN(tst_qualification::TestQualification)
#include "tst_qualification.moc"
