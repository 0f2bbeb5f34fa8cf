// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "desk.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/score/losses.h"
#include "tournament/swiss/checkrounds.h"
#include "tournament/swiss/draft.h"
#include "tournament/swiss/pairedswiss.h"
#include "tournament/swiss/swissround.h"

#include <QTest>

#include <random>

namespace tst_swissround {

using namespace kagetsu;
using namespace desk;
using Answer = RoundCheck::Answer;

namespace {

std::string letters(int count)
{
    std::string names;
    for (int i = 0; i < count; ++i)
        names += static_cast<char>('A' + i);
    return names;
}

bool pairNext(Desk &desk, const SwissChoices &choices = {})
{
    const SwissInput input = swissInputOf(desk.section(), choices);
    const auto pairing = pairing::pairRound(input.players, input.options);
    if (!pairing)
        return false;
    desk.act(swissRoundOf(desk.section(), choices, input, *pairing));
    return true;
}

void playRound(Desk &desk, std::mt19937 &random)
{
    desk.act(PublishRound { 1, desk.round() });
    constexpr std::string_view Results = "1110000==+-*";
    const std::size_t tables = desk.section().rounds.back().matches.size();
    for (std::size_t table = 1; table <= tables; ++table)
        desk.report(static_cast<int>(table), Results.substr(random() % Results.size(), 1));
    desk.act(FinishRound { 1, desk.round() });
}

} // namespace

// tournament.md#what-a-swiss-round-needs, tournament.md#checking-a-pairing
class TestSwissRound : public QObject
{
    Q_OBJECT

private slots:
    void theWorkedExampleGivesItsInput()
    {
        // tournament.md#a-worked-example
        Desk desk("ABCDEFG");
        desk.play("CA= FD0 EB1 -G");
        desk.play("GD1 EC0 AF= -B");
        const SwissInput input = swissInputOf(desk.section());
        QCOMPARE(input.options.round, 3);
        QCOMPARE(input.players.size(), 7U);
        const pairing::Player &c = input.players[2];
        QCOMPARE(c.number, 3);
        QCOMPARE(c.points, 6); // ½ and 1 of two points each, in halves
        QVERIFY((c.met == std::vector { 1, 5 }));
        QVERIFY((c.sides == std::vector { pairing::Side::Opener, pairing::Side::Second }));
        QVERIFY(c.byes == 0 && c.movedUp && !c.movedDown); // E had won before
        QVERIFY(input.players[6].byes == 1 && input.players[1].byes == 1 && input.players[0].byes == 0);
    }

    void theTextOfAnInputIsReadAsTheSame()
    {
        std::mt19937 random(3);
        for (int time = 0; time < repetitions(40); ++time) {
            Desk desk(letters(3 + static_cast<int>(random() % 12)));
            for (int round = 0; round < 3 && pairNext(desk); ++round)
                playRound(desk, random);
            SwissInput input = swissInputOf(desk.section());
            input.options.style = static_cast<pairing::Style>(random() % 4);
            input.options.isFromTheTop = random() % 2;
            input.options.isByeByLot = random() % 2;
            input.options.keepsClubsApart = random() % 2;
            input.options.mayRematch = random() % 2;
            input.options.forbidden = { { 1, 2 } };
            input.options.rounds = static_cast<int>(random() % 3) * 4;
            input.away = { { 100, { 1, 2 }, 1 }, { 101, {}, 0 } };
            input.options.locks = { { { { 1, 3 }, 2 }, { { 2, 3 }, {} } }, { 1 }, { { 2, pairing::Side::Second } } };
            const auto read = swissInputFrom(textOf(input));
            QVERIFY(read);
            QVERIFY(read->players == input.players);
            QCOMPARE(textOf(*read), textOf(input));
            QVERIFY(read->away == input.away);
            QCOMPARE(read->options.rounds, input.options.rounds);
            QCOMPARE(read->options.seed, input.options.seed);
            QCOMPARE(read->options.mayRematch, input.options.mayRematch);
            QCOMPARE(read->options.locks.pairs.size(), 2U);
            QCOMPARE(read->options.locks.pairs[0].table, std::optional(2));
        }
    }

    void aPlayedSwissChecksAsItWasPaired()
    {
        std::mt19937 random(4);
        for (int time = 0; time < repetitions(40); ++time) {
            SectionSettings settings = twoOneZero();
            settings.seed = random();
            Desk desk(letters(6 + static_cast<int>(random() % 14)), settings);
            SwissChoices choices;
            choices.rules.style = static_cast<pairing::Style>(random() % 4);
            choices.rules.apart = static_cast<SwissRules::Apart>(random() % 3);
            choices.forbidden = { { desk.id('A'), desk.id('B') } };
            int rounds = 0;
            for (; rounds < 4; ++rounds) {
                choices.byes = { { desk.section().entries[random() % 6].id, Bye::Kind::Half } };
                if (!pairNext(desk, choices))
                    break;
                playRound(desk, random);
            }
            const auto checks = checkRounds(desk.log.lines());
            QCOMPARE(checks.size(), static_cast<std::size_t>(rounds));
            for (const RoundCheck &check : checks) {
                QCOMPARE(check.answer, Answer::Same);
                QVERIFY(check.isInputOfSection);
            }
        }
    }

    void everyPlannedRoundIsPairedAndByesAreFair_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<bool>("rematches");
        QTest::addColumn<QString>("names");
        QTest::newRow("five players, five rounds") << 5 << false << "ABCDE";
        QTest::newRow("seven players, seven rounds") << 7 << false << "ABCDEFG";
        QTest::newRow("eight players, seven rounds") << 7 << false << "ABCDEFGH";
        QTest::newRow("five players, nine rounds, rematches") << 9 << true << "ABCDE";
        QTest::newRow("three players, eight rounds, rematches") << 8 << true << "ABC";
    }
    // Who is named first wins.
    void everyPlannedRoundIsPairedAndByesAreFair()
    {
        QFETCH(int, rounds);
        QFETCH(bool, rematches);
        QFETCH(QString, names);
        SectionSettings settings = twoOneZero();
        settings.seed = 3;
        settings.options.rounds = rounds;
        settings.options.swiss.mayRematch = rematches;
        Desk desk(names.toStdString(), settings);
        std::map<EntryId, int> byes;
        for (int round = 1; round <= rounds; ++round) {
            const SwissInput input = swissInputOf(desk.section());
            const auto paired = pairedSwiss(input);
            QVERIFY2(paired, qPrintable(QString::number(round)));
            QVERIFY(paired->outlook.way == pairing::Outlook::Way::Open);
            desk.act(swissRoundOf(desk.section(), { desk.section().settings.options.swiss }, input, paired->chosen()));
            for (const Bye &bye : desk.section().rounds.back().byes)
                ++byes[bye.entry];
            desk.act(PublishRound { 1, desk.round() });
            for (int table = 1; table <= static_cast<int>(names.size()) / 2; ++table)
                desk.report(table, "1");
            desk.act(FinishRound { 1, desk.round() });
            int most = 0;
            int least = rounds;
            for (const Entry &entry : desk.section().entries) {
                most = std::max(most, byes[entry.id]);
                least = std::min(least, byes[entry.id]);
            }
            QVERIFY(most - least <= 1);
        }
        for (const RoundCheck &check : checkRounds(desk.log.lines())) {
            QCOMPARE(check.answer, Answer::Same);
            QVERIFY(check.isInputOfSection);
        }
    }

    // Whatever the settings of the section are, they pair its rounds, and the check knows them.
    void aSectionIsPairedByItsOwnRules()
    {
        std::mt19937 random(5);
        for (int time = 0; time < repetitions(40); ++time) {
            SectionSettings settings = twoOneZero();
            settings.seed = random();
            SwissRules &rules = settings.options.swiss;
            rules.style = static_cast<pairing::Style>(random() % 4);
            if (random() % 2)
                rules.firstRound = static_cast<pairing::Style>(random() % 4);
            rules.apart = static_cast<SwissRules::Apart>(random() % 3);
            rules.apartRounds = static_cast<int>(random() % 3);
            rules.acceleratedRounds = static_cast<int>(random() % 3);
            rules.isFromTheTop = random() % 2;
            rules.isByeByLot = random() % 2;
            rules.mayRematch = true;
            Desk desk(letters(3 + static_cast<int>(random() % 8)), settings);
            for (int round = 0; round < 6; ++round) {
                QVERIFY(
                    pairNext(desk, { desk.section().settings.options.swiss })); // for ever, as rematches are allowed
                playRound(desk, random);
            }
            const auto checks = checkRounds(desk.log.lines());
            QCOMPARE(checks.size(), 6U);
            for (const RoundCheck &check : checks) {
                QCOMPARE(check.answer, Answer::Same);
                QVERIFY(check.isInputOfSection);
            }
        }
    }

    // Two losses, by forfeit too, and nobody plays on; the last one left has fewer.
    void whoHasLostTwiceIsOut()
    {
        std::mt19937 random(6);
        for (int time = 0; time < repetitions(40); ++time) {
            SectionSettings settings = twoOneZero();
            settings.seed = random();
            settings.options.swiss.outAfterLosses = 2;
            settings.options.swiss.mayRematch = true;
            Desk desk(letters(3 + static_cast<int>(random() % 8)), settings);
            int rounds = 0;
            const auto left = [&desk] {
                return desk.section().entries.size() - outOf(desk.section(), desk.round() + 1).size();
            };
            for (; left() > 1; ++rounds) {
                QVERIFY(rounds < 60);
                const std::set<EntryId> out = outOf(desk.section(), desk.round() + 1);
                QVERIFY(pairNext(desk, { desk.section().settings.options.swiss }));
                for (const Match &match : desk.section().rounds.back().matches)
                    QVERIFY(!out.contains(match.a) && !out.contains(match.b));
                playRound(desk, random);
            }
            for (const RoundCheck &check : checkRounds(desk.log.lines()))
                QCOMPARE(check.answer, Answer::Same);
        }
    }

    void whoIsOutIsRefused()
    {
        SectionSettings settings = twoOneZero();
        settings.options.swiss.outAfterLosses = 1;
        Desk desk("ABCD", settings);
        desk.play("AB1 CD+");
        QCOMPARE(outOf(desk.section(), 2), (std::set<EntryId> { desk.id('B'), desk.id('D') }));
        QVERIFY(outOf(desk.section(), 1).empty());
        const auto all = desk.tryTo(AddRound { 1, desk.roundOf("AC BD") });
        QVERIFY(!all);
        QCOMPARE(all.fault().why, Refusal::Why::EntryNotInRound);
        desk.draw("AC");
    }

    // Of nine, the first five have the points of a win more in the first two rounds.
    void theUpperHalfIsAcceleratedAtFirst()
    {
        SectionSettings settings = twoOneZero();
        settings.options.swiss.acceleratedRounds = 2;
        Desk desk("ABCDEFGHI", settings);
        const auto added = [&desk] {
            QString halves;
            SwissRules none;
            const SwissInput plain = swissInputOf(desk.section(), { none });
            const SwissInput input = swissInputOf(desk.section());
            for (std::size_t i = 0; i < input.players.size(); ++i)
                halves += QString::number(input.players[i].points - plain.players[i].points);
            return halves;
        };
        QCOMPARE(added(), QString("444440000"));
        desk.play("AB1 CD1 EF1 GH1 -I");
        QCOMPARE(added(), QString("444440000"));
        desk.play("AC1 EG1 BD1 FH1 .I");
        QCOMPARE(added(), QString("000000000"));
    }

    void theFirstRoundAndTheFirstOnesCanBeOtherwise()
    {
        SwissRules rules;
        rules.firstRound = pairing::Style::Random;
        rules.apart = SwissRules::Apart::Clubs;
        rules.apartRounds = 2;
        QCOMPARE(rules.styleIn(1), pairing::Style::Random);
        QCOMPARE(rules.styleIn(2), pairing::Style::Split);
        QCOMPARE(rules.apartIn(2), SwissRules::Apart::Clubs);
        QCOMPARE(rules.apartIn(3), SwissRules::Apart::Nobody);
        rules.apartRounds = 0;
        QCOMPARE(rules.apartIn(30), SwissRules::Apart::Clubs);
    }

    void locksAndByesAreKept()
    {
        Desk desk("ABCDEFGH");
        desk.act(AddLock { 1, { 1, desk.id('D'), desk.id('A'), true, 2 } });
        SwissChoices choices;
        choices.byes = { { desk.id('B'), Bye::Kind::Half } };
        QVERIFY(pairNext(desk, choices));
        const Round &round = desk.section().rounds.front();
        QVERIFY(round.matches[1].a == desk.id('D') && round.matches[1].b == desk.id('A'));
        QCOMPARE(round.matches[1].origin, Match::Origin::ByHand);
        QCOMPARE(round.matches[0].origin, Match::Origin::Computed);
        QCOMPARE(round.byes.size(), 2U);
        QVERIFY((round.byes.front() == Bye { desk.id('B'), Bye::Kind::Half }));
        QCOMPARE(round.byes.back().kind, Bye::Kind::Pairing);
        QCOMPARE(checkRounds(desk.log.lines()).front().answer, Answer::Same);
    }

    void whoIsLockedToAByeIsNotPaired_data()
    {
        using Kind = std::optional<Bye::Kind>;
        QTest::addColumn<Kind>("locked");
        QTest::addColumn<Bye::Kind>("missed"); // what the section gives for missed rounds
        QTest::addColumn<Kind>("chosen"); // for this round, besides
        QTest::addColumn<Bye::Kind>("given");
        QTest::newRow("absent") << Kind(Bye::Kind::Zero) << Bye::Kind::Zero << Kind() << Bye::Kind::Zero;
        QTest::newRow("half a point") << Kind(Bye::Kind::Half) << Bye::Kind::Zero << Kind() << Bye::Kind::Half;
        QTest::newRow("by the arbiter") << Kind(Bye::Kind::Full) << Bye::Kind::Zero << Kind() << Bye::Kind::Full;
        QTest::newRow("without a kind") << Kind() << Bye::Kind::Zero << Kind() << Bye::Kind::Zero;
        QTest::newRow("without a kind where missed rounds give half")
            << Kind() << Bye::Kind::Half << Kind() << Bye::Kind::Half;
        QTest::newRow("what is chosen for the round counts")
            << Kind(Bye::Kind::Zero) << Bye::Kind::Zero << Kind(Bye::Kind::Half) << Bye::Kind::Half;
        QTest::newRow("fixed to the pairing bye")
            << Kind(Bye::Kind::Pairing) << Bye::Kind::Zero << Kind() << Bye::Kind::Pairing;
    }
    void whoIsLockedToAByeIsNotPaired()
    {
        QFETCH(std::optional<Bye::Kind>, locked);
        QFETCH(Bye::Kind, missed);
        QFETCH(std::optional<Bye::Kind>, chosen);
        QFETCH(Bye::Kind, given);
        SectionSettings settings = twoOneZero(Format::Swiss);
        settings.options.missedRounds = missed;
        Desk desk("ABCDEFG", settings);
        desk.act(AddLock { 1, { 1, desk.id('B'), std::nullopt, false, std::nullopt, locked } });
        desk.act(AddLock { 1, { 2, desk.id('C'), std::nullopt, false, std::nullopt, Bye::Kind::Zero } });
        SwissChoices choices;
        if (chosen)
            choices.byes = { { desk.id('B'), *chosen } };
        const SwissInput input = swissInputOf(desk.section(), choices);
        for (const Action &action :
            swissStepOf(desk.section(), choices, input, *pairing::pairRound(input.players, input.options)))
            desk.act(action);
        QVERIFY((desk.section().rounds.front().byes == std::vector { Bye { desk.id('B'), given } }));
        const auto check = checkRounds(desk.log.lines()).front();
        QCOMPARE(check.answer, Answer::Same);
        QVERIFY(check.isInputOfSection);
        // The lock of the next round stands.
        QCOMPARE(desk.section().locks.back().a, desk.id('C'));
        QCOMPARE(desk.section().locks.size(), given == Bye::Kind::Pairing ? 2U : 1U);
    }

    // Two of six sit out the first of five rounds; the four alone could play three.
    void whoSitsOutPlaysTheRoundsAfterIt()
    {
        SectionSettings settings = twoOneZero();
        settings.options.rounds = 5;
        Desk desk("ABCDEF", settings);
        desk.act(AddLock { 1, { 1, desk.id('B'), std::nullopt, false, std::nullopt, Bye::Kind::Zero } });
        const SwissChoices choices { {}, {}, { { desk.id('C'), Bye::Kind::Half } } };
        const SwissInput input = swissInputOf(desk.section(), choices);
        QCOMPARE(input.players.size(), 4U);
        QVERIFY((input.away == std::vector<pairing::Away> { { 2, {}, 0 }, { 3, {}, 0 } }));
        const auto paired = pairedSwiss(input);
        QVERIFY((paired->outlook == pairing::Outlook { pairing::Outlook::Way::Open, 4 }));
        for (const Action &action : swissStepOf(desk.section(), choices, input, paired->chosen()))
            desk.act(action);
        QVERIFY(outlookOfDraft(desk.section()) == paired->outlook);
        const auto check = checkRounds(desk.log.lines()).front();
        QCOMPARE(check.answer, Answer::Same);
        QVERIFY(check.isInputOfSection);
        desk.act(PublishRound { 1, 1 });
        QVERIFY(!outlookOfDraft(desk.section()));
    }

    void aDraftTellsWhatItLeaves()
    {
        SectionSettings settings = twoOneZero();
        settings.options.rounds = 5;
        Desk desk("ABCD", settings);
        QVERIFY(!outlookOfDraft(desk.section()));
        QVERIFY(pairNext(desk));
        QVERIFY((outlookOfDraft(desk.section()) == pairing::Outlook { pairing::Outlook::Way::Closed, 2 }));
        // More come, so it is not what would be paired now.
        EntryDetails more;
        more.name = "E";
        desk.act(AddEntry { 1, more, 1 });
        QVERIFY(!outlookOfDraft(desk.section()));
    }

    // Nobody knows who is left for the next round.
    void wherePlayersDropOutNoRoundAfterThisIsLookedAt()
    {
        SectionSettings settings = twoOneZero();
        settings.options.rounds = 5;
        settings.options.swiss.outAfterLosses = 2;
        Desk desk("ABCD", settings);
        QCOMPARE(swissInputOf(desk.section()).options.rounds, 0);
        QVERIFY(pairNext(desk));
        QVERIFY((outlookOfDraft(desk.section()) == pairing::Outlook {}));
        QVERIFY(checkRounds(desk.log.lines()).front().isInputOfSection);
    }

    void whoIsOutHasNoByeByALock()
    {
        Desk desk("ABCD");
        desk.act(AddLock { 1, { 1, desk.id('B'), std::nullopt, false, std::nullopt, Bye::Kind::Zero } });
        desk.act(Withdraw { 1, desk.id('B'), 1 });
        QVERIFY(byesBeforePairing(desk.section(), {}).empty());
    }

    // As a program before this rule paired it: the absent one was given the pairing bye.
    void aPairingByeForWhoIsAbsentIsFound()
    {
        Desk desk("ABCDE");
        desk.act(AddLock { 1, { 1, desk.id('B'), std::nullopt, false, std::nullopt, Bye::Kind::Zero } });
        SwissInput input = swissInputOf(desk.section());
        pairing::Player absent;
        absent.number = 2;
        input.players.insert(input.players.begin() + 1, absent);
        input.options.locks.byes = { 2 };
        Section unlocked = desk.section();
        unlocked.locks.clear();
        desk.act(swissRoundOf(unlocked, {}, input, *pairing::pairRound(input.players, input.options)));
        QVERIFY(isFinding(checkRounds(desk.log.lines()).front()));
    }

    void whatWasNotPairedByTheRulesIsFound()
    {
        Desk desk("ABCDEF");
        const SwissInput input = swissInputOf(desk.section());
        AddRound action = swissRoundOf(desk.section(), {}, input, *pairing::pairRound(input.players, input.options));
        std::swap(action.round.matches[0].a, action.round.matches[1].a);
        desk.act(action);
        const auto checks = checkRounds(desk.log.lines());
        QCOMPARE(checks.size(), 1U);
        QCOMPARE(checks[0].answer, Answer::Differs);
        QCOMPARE(checks[0].differences.size(), 2U);
        QCOMPARE(checks[0].differences[0].table, 1);
        QVERIFY(checks[0].differences[0].stored.a == checks[0].differences[1].computed.a);
    }

    void anInputThatTheSectionDidNotGiveIsFound()
    {
        Desk desk("ABCDEF");
        SwissInput input = swissInputOf(desk.section());
        input.players[5].points = 20; // it could pay to be seeded first
        desk.act(swissRoundOf(desk.section(), {}, input, *pairing::pairRound(input.players, input.options)));
        const auto checks = checkRounds(desk.log.lines());
        QCOMPARE(checks[0].answer, Answer::Same);
        QVERIFY(!checks[0].isInputOfSection);
    }

    void answersOfOtherRounds_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<int>("rules");
        QTest::addColumn<Answer>("answer");
        QTest::newRow("paired elsewhere") << QString() << PairingRules << Answer::NoInput;
        QTest::newRow("by other rules") << QStringLiteral("{}") << PairingRules + 1 << Answer::OtherRules;
        QTest::newRow("by rules that never were") << QStringLiteral("{}") << 0 << Answer::OtherRules;
        QTest::newRow("no input at all") << QStringLiteral("{}") << PairingRules << Answer::BadInput;
        QTest::newRow("two who have met")
            << QStringLiteral("{'players':[{'no':1,'points':0,'opp':[2]},{'no':2,'points':0}]}") << PairingRules
            << Answer::NoPairing;
    }
    void answersOfOtherRounds()
    {
        QFETCH(QString, input);
        QFETCH(int, rules);
        QFETCH(Answer, answer);
        Desk desk("AB");
        Round round = desk.roundOf("AB");
        round.ruleVersion = rules;
        desk.act(AddRound { 1, round, input.replace(QLatin1Char('\''), QLatin1Char('"')).toStdString() });
        QCOMPARE(checkRounds(desk.log.lines()).front().answer, answer);
    }

    // What was written before byes were counted stands: its input says only whether.
    void aRoundOfTheFirstRulesIsCheckedByThem()
    {
        Desk desk("ABCDE");
        SectionSettings settings = desk.section().settings;
        settings.options.rounds = 7;
        settings.options.swiss.mayRematch = true;
        desk.act(ChangeSection { 1, settings });
        for (const char *round : { "AB1 CD1 -E", "AC1 BE1 -D", "AE1 BD1 -C", "AD1 CE1 -B", "BC1 DE1 -A", "AB1 CD1 -E" })
            desk.play(round);
        const SwissInput today = swissInputOf(desk.section());
        QCOMPARE(today.players[4].byes, 2);
        const SwissInput before = asOfFirstRules(today);
        const auto pairing = pairing::pairRound(before.players, before.options);
        QCOMPARE(pairing->byes, std::vector { 5 }); // again, as it is the last
        QCOMPARE(pairing::pairRound(today.players, today.options)->byes, std::vector { 4 });
        AddRound action = swissRoundOf(desk.section(), { settings.options.swiss }, before, *pairing);
        for (const auto &[version, isOfSection] : { std::pair(1, true), std::pair(PairingRules, false) }) {
            action.round.ruleVersion = version;
            desk.act(action);
            const RoundCheck check = checkRounds(desk.log.lines()).back();
            QCOMPARE(check.answer, Answer::Same);
            QCOMPARE(check.isInputOfSection, isOfSection);
            desk.act(RemoveRound { 1, 7 });
        }
    }

    // They had the pairing bye by version 1, whatever their lock said.
    void lockedByesOfVersionOneArePartOfThePairing()
    {
        Desk desk("ABCDE");
        desk.act(AddLock { 1, { 1, desk.id('A'), {}, false, {}, Bye::Kind::Pairing } });
        const SwissInput input = swissInputOf(desk.section());
        AddRound action = swissRoundOf(desk.section(), {}, input, *pairing::pairRound(input.players, input.options));
        action.round.ruleVersion = 1;
        for (const std::optional<Bye::Kind> kind : { std::optional<Bye::Kind>(), std::optional(Bye::Kind::Half) }) {
            desk.act(RemoveLocks { 1, 1, desk.id('A') });
            desk.act(AddLock { 1, { 1, desk.id('A'), {}, false, {}, kind } });
            desk.act(action);
            const RoundCheck check = checkRounds(desk.log.lines()).back();
            QCOMPARE(check.answer, Answer::Same);
            QVERIFY(check.isInputOfSection);
            desk.act(RemoveRound { 1, 1 });
        }
    }

    void roundsThatWereTakenAwayAreNotLookedAt()
    {
        Desk desk("ABCD");
        desk.draw("AB CD");
        desk.act(RemoveRound { 1, 1 });
        QVERIFY(checkRounds(desk.log.lines()).empty());
        QVERIFY(pairNext(desk));
        QCOMPARE(checkRounds(desk.log.lines()).size(), 1U);
        QCOMPARE(checkRounds(desk.log.lines()).front().answer, Answer::Same);
        desk.log.undo({ "arbiter", {} });
        QVERIFY(checkRounds(desk.log.lines()).empty());
    }

    void changesByHandAreNoDifference()
    {
        Desk desk("ABCD");
        QVERIFY(pairNext(desk));
        Round changed = desk.roundOf("AB CD");
        for (Match &match : changed.matches)
            match.origin = Match::Origin::ByHand;
        desk.act(ChangeRound { 1, 1, changed.matches, {} });
        const auto checks = checkRounds(desk.log.lines());
        QCOMPARE(checks.front().answer, Answer::Same);
        QCOMPARE(checks.front().changedTables, desk.section().rounds.front().changedTables);
        QVERIFY(checks.front().changedTables > 0);
    }

    void roundRobinsAreChecked()
    {
        Desk desk("ABCDE", twoOneZero(Format::RoundRobin));
        for (const Round &round : roundRobinOf(desk.section()))
            desk.act(AddRound { 1, round });
        const auto checks = checkRounds(desk.log.lines());
        QCOMPARE(checks.size(), 5U);
        for (const RoundCheck &check : checks)
            QCOMPARE(check.answer, Answer::Same);
    }
};

} // namespace tst_swissround

QTEST_GUILESS_MAIN(tst_swissround::TestSwissRound)
#include "tst_swissround.moc"
