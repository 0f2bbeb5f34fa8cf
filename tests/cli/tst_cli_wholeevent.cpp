// SPDX-License-Identifier: MIT
#include "../tournament/playedswiss.h"
#include "cli/output/standingsoutput.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/swiss/checkrounds.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace tst_cli_wholeevent {

using namespace kagetsu;
using playedswiss::PlayedSwiss;

namespace {

// A thousand players take minutes without optimisation: tests/bench/bench_tournament.cpp measures them.
bool isThorough()
{
    return std::getenv("KAGETSU_THOROUGH") != nullptr;
}

PlayedSwiss played(unsigned seed)
{
    const int rounds = isThorough() ? 11 : 7;
    PlayedSwiss event(isThorough() ? 1000 : 75, rounds, seed);
    for (int round = 0; round < rounds; ++round) {
        event.pair();
        event.play();
    }
    return event;
}

std::string standings(const PlayedSwiss &event)
{
    const tournament::Section &section = event.section();
    return cli::standingsAnswer(placesOf(section), section).dump();
}

} // namespace

class TestCliWholeEvent : public QObject
{
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameBytes()
    {
        const PlayedSwiss event = played(2026);
        const std::string text = standings(event);
        QCOMPARE(standings(played(2026)), text);
        QVERIFY(isThorough() || standings(played(2027)) != text);
        QVERIFY(text.starts_with("[{\"place\":1,"));
    }

    // Kept as text and read again, the event gives the same standings, and its pairings are those of the rules.
    void theLogIsTheEvent()
    {
        const PlayedSwiss event = played(7);
        std::vector<tournament::LogLine> lines;
        for (const tournament::LogLine &line : event.log().lines()) {
            const auto action = tournament::actionFrom(tournament::textOf(line.action));
            QVERIFY(action);
            lines.push_back({ line.done, *action, std::nullopt });
        }
        const auto again = tournament::fold(lines);
        QVERIFY(again);
        QVERIFY(*again == event.log().event());
        const auto checks = tournament::checkRounds(lines);
        QCOMPARE(checks.size(), event.section().rounds.size());
        for (const tournament::RoundCheck &check : checks) {
            QCOMPARE(check.answer, tournament::RoundCheck::Answer::Same);
            QVERIFY(check.isInputOfSection);
        }
    }

    void nobodyMeetsTwiceNorHasTwoByes()
    {
        const PlayedSwiss event = played(8);
        std::set<std::pair<int, int>> met;
        std::set<int> free;
        for (const tournament::Round &round : event.section().rounds) {
            for (const tournament::Match &match : round.matches) {
                // Who lost by forfeit has not been met.
                if (isPlayed(match.games.front().report->outcome))
                    QVERIFY(met.insert(std::minmax({ match.a.value, match.b.value })).second);
            }
            for (const tournament::Bye &bye : round.byes)
                QVERIFY(free.insert(bye.entry.value).second);
        }
    }
};

} // namespace tst_cli_wholeevent

QTEST_GUILESS_MAIN(tst_cli_wholeevent::TestCliWholeEvent)
#include "tst_cli_wholeevent.moc"
