// SPDX-License-Identifier: MIT
#include "club.h"
#include "record/sgf/sgfwriter.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"
#include "venue/picture/picture.h"

#include <QTest>

namespace tst_picture {

using namespace club;
using namespace kagetsu;
using namespace kagetsu::venue;

namespace {

// Ann has won at table 1, Cyd and the minor play at table 2.
struct Played : Club
{
    EntryId ann = enter("Ann Secret");
    EntryId bob = enter("<i>Bob</i>");
    EntryId cyd = enter("Cyd");
    EntryId young = enter("Young Player", 2014);
    Milliseconds ended { 0 };

    Played()
    {
        publish({ { ann, bob }, { cyd, young } });
        ended = now;
        report(1, 1, Outcome::AWon, "/games/ann.sgf");
    }
};

// A group of three, played to the end, and a final of its best two, which takes over what they have played.
struct Staged : Club
{
    EntryId ann = enter("Ann Secret");
    EntryId bob = enter("Bob");
    Milliseconds ended { 0 };

    Staged()
    {
        enter("Cyd");
        SectionSettings settings = desk::twoOneZero(Format::RoundRobin);
        act(ChangeSection { 1, settings });
        addRounds(1);
        for (int round = 1; round <= 3; ++round)
            play(round);
        ended = now;
        settings.options.carriesResults = true;
        for (Action &action : addedStage(log.event(), settings, { 1 }, 2, false))
            act(std::move(action));
        addRounds(2);
    }

    void addRounds(int section)
    {
        for (Round &round : roundsByFormat(log.event(), *findSection(log.event(), section)))
            act(AddRound { section, std::move(round) });
        for (std::size_t round = 1; round <= findSection(log.event(), section)->rounds.size(); ++round)
            act(PublishRound { section, static_cast<int>(round) });
    }
    // Whoever was entered first wins.
    void play(int round)
    {
        const std::vector<Match> matches =
            log.event().sections.at(0).rounds.at(static_cast<std::size_t>(round) - 1).matches;
        for (const Match &match : matches)
            report(round, match.table, match.a.value < match.b.value ? Outcome::AWon : Outcome::BWon);
        act(FinishRound { 1, round });
    }
};

PublicPicture pictureOf(const Club &club, const PageSettings &settings = {}, Milliseconds now = 100h)
{
    return venue::pictureOf(club.log, "id7", settings, now, records());
}

bool hasResult(const PublicPicture &picture, std::size_t table = 0, std::size_t round = 0)
{
    return picture.sections.at(0).section.rounds.at(round).matches.at(table).games.at(0).report.has_value();
}

const EntryDetails &details(const PublicPicture &picture, EntryId entry)
{
    return findEntry(picture.sections.at(0).section, entry)->details;
}

} // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private slots:
    void secretsAreNotInIt()
    {
        Played club;
        club.act(Adjust { 1, { club.bob, 1, { -1 }, "shouted" } });
        const PublicPicture picture = pictureOf(club);
        const Section &section = picture.sections.at(0).section;
        for (const Entry &entry : section.entries) {
            QCOMPARE(entry.details.birth.year, 0);
            QVERIFY(entry.details.federationId.empty());
        }
        const GameReport &report = *section.rounds.at(0).matches.at(0).games.at(0).report;
        QVERIFY(report.record.empty() && report.reason.empty() && report.match.empty());
        QVERIFY(section.adjustments.at(0).reason.empty());
        QCOMPARE(picture.sections.at(0).games.size(), std::size_t(1));
        const std::string sgf = record::writeSgf(picture.sections.at(0).games.at(0).record);
        for (const char *word : { "note", "hidden", "scribe", "annotator", "TR[", "jj", "/home" })
            QVERIFY2(sgf.find(word) == std::string::npos, word);
        QVERIFY(sgf.find("[hh]") != std::string::npos && sgf.find("[gg]") != std::string::npos);
    }

    void draftsAreNotInIt()
    {
        Played club;
        club.report(1, 2, Outcome::Draw);
        club.act(FinishRound { 1, 1 });
        Round draft = club.log.event().sections.at(0).rounds.at(0);
        std::swap(draft.matches.at(0).b, draft.matches.at(1).a);
        draft.state = Round::State::Draft;
        for (Match &match : draft.matches)
            match.games = std::vector<Game>(1);
        club.act(AddRound { 1, draft });
        QCOMPARE(pictureOf(club).sections.at(0).section.rounds.size(), std::size_t(1));
        club.act(PublishRound { 1, 2 });
        QCOMPARE(pictureOf(club).sections.at(0).section.rounds.size(), std::size_t(2));
    }

    void names_data()
    {
        QTest::addColumn<int>("all");
        QTest::addColumn<int>("own"); // of Ann; -1: as all
        QTest::addColumn<QByteArray>("ann");
        QTest::addColumn<QByteArray>("young");
        const auto row = [](const char *name, NameShown all, int own, const char *ann, const char *young) {
            QTest::newRow(name) << int(all) << own << QByteArray(ann) << QByteArray(young);
        };
        row("full, and initials of a minor", NameShown::Full, -1, "Ann Secret", "Y. P.");
        row("initials", NameShown::Initials, -1, "A. S.", "Y. P.");
        row("numbers", NameShown::Number, -1, "#1", "#4");
        row("one without a name", NameShown::Full, int(NameShown::Number), "#1", "Y. P.");
        row("one with the full name", NameShown::Number, int(NameShown::Full), "Ann Secret", "#4");
    }
    void names()
    {
        QFETCH(int, all);
        QFETCH(int, own);
        QFETCH(QByteArray, ann);
        QFETCH(QByteArray, young);
        const Played club;
        PageSettings settings;
        settings.names = static_cast<NameShown>(all);
        if (own >= 0)
            settings.own[{ 1, club.ann.value }] = static_cast<NameShown>(own);
        const PublicPicture picture = pictureOf(club, settings);
        QCOMPARE(QByteArray::fromStdString(details(picture, club.ann).name), ann);
        QCOMPARE(QByteArray::fromStdString(details(picture, club.young).name), young);
        const bool isFull = ann == "Ann Secret";
        QCOMPARE(details(picture, club.ann).club.empty(), !isFull);
        QCOMPARE(details(picture, club.ann).rating.has_value(), isFull);
        // The record was played under the whole names, and has those that are shown.
        const record::GameInfo &info = picture.sections.at(0).games.at(0).record.info;
        QCOMPARE(QByteArray::fromStdString(info.black.name), ann);
    }

    // The record names nobody as the opener: only the whole names tell that Bob was Black.
    void whoWasBlackIsKnownThoughNamesAreHidden()
    {
        const Played club;
        PageSettings settings;
        settings.names = NameShown::Number;
        const PublicPicture picture = venue::pictureOf(club.log, "id7", settings, 100h, [](const std::string &) {
            return std::optional<std::string>("(;GM[4]SZ[15]PB[<i>Bob</i>]PW[Ann Secret];B[hh])");
        });
        QCOMPARE(picture.sections.at(0).games.at(0).record.info.black.name, std::string("#2"));
    }

    void hiddenRatingsAreInNoSum()
    {
        Played club;
        SectionSettings settings = club.log.event().sections.at(0).settings;
        settings.criteria = { { Criterion::Kind::Rating }, { Criterion::Kind::AverageRating } };
        club.act(ChangeSection { 1, settings });
        PageSettings pages;
        pages.own[{ 1, club.bob.value }] = NameShown::Number;
        const PublicPicture picture = pictureOf(club, pages);
        for (const Standing &row : picture.sections.at(0).places.rows) {
            QCOMPARE(row.values.at(1).hasEffect, row.entry != club.bob && row.entry != club.young);
            QVERIFY(row.values.at(2).terms.empty());
        }
    }

    // An average over few opponents is as good as the rating itself.
    void valuesOfHiddenRatingsAreNotShown()
    {
        Played club; // Ann has met Bob, Cyd the minor
        SectionSettings settings = club.log.event().sections.at(0).settings;
        settings.criteria = { { Criterion::Kind::AverageRating }, { Criterion::Kind::Performance },
            { Criterion::Kind::PerfectPerformance }, { Criterion::Kind::AveragePerformance },
            { Criterion::Kind::AveragePerfect } };
        club.act(ChangeSection { 1, settings });
        club.report(1, 2, Outcome::Draw);
        const PublicPicture picture = pictureOf(club);
        for (const Standing &row : picture.sections.at(0).places.rows) {
            for (std::size_t i = 1; i <= 3; ++i) {
                QCOMPARE(row.values.at(i).hasEffect, row.entry != club.cyd);
                QVERIFY(row.values.at(i).hasEffect || row.values.at(i).amount == 0);
            }
            QVERIFY(!row.values.at(4).hasEffect && row.values.at(4).amount == 0);
            QVERIFY(!row.values.at(5).hasEffect && row.values.at(5).amount == 0);
        }
    }

    // Whoever is hidden in a group is hidden in the final, too, and the other way round.
    void aHiddenNameStaysHiddenInTheNextStage()
    {
        Staged club;
        const EntryId inFinal = club.log.event().sections.at(1).intake->entries.at(0);
        for (const std::pair<int, int> &chosen : { std::pair(1, club.ann.value), std::pair(2, inFinal.value) }) {
            PageSettings settings;
            settings.own[chosen] = NameShown::Number;
            const PublicPicture picture = pictureOf(club, settings);
            QCOMPARE(details(picture, club.ann).name, std::string("#1"));
            QCOMPARE(findEntry(picture.sections.at(1).section, inFinal)->details.name, std::string("#1"));
        }
        PageSettings settings; // of two choices, the stricter
        settings.own[{ 1, club.ann.value }] = NameShown::Initials;
        settings.own[{ 2, inFinal.value }] = NameShown::Full;
        QCOMPARE(details(pictureOf(club, settings), club.ann).name, std::string("A. S."));
    }

    void freeTextOfRecordsIsNotInIt()
    {
        const Played club;
        const PublicPicture picture = venue::pictureOf(club.log, "id7", {}, 100h, [](const std::string &) {
            return std::optional<std::string>(
                "(;GM[4]SZ[15]PB[Ann Secret]PW[x]EV[Kim]PC[Kim's house]US[Kim]ON[as Kim plays]XON[Kim]RU[Kim rules]"
                "OT[Kim's clock]XTC[Kim]TM[Kim]DT[Kim's birthday]XPR[Kim]RE[B+Kim]XAR[Kim];B[hh]XCH[Kim])");
        });
        const std::string sgf = record::writeSgf(picture.sections.at(0).games.at(0).record);
        QVERIFY2(sgf.find("Kim") == std::string::npos, sgf.c_str());
    }

    void whatIsUnderstoodOfARecordStays()
    {
        const Played club;
        const PublicPicture picture = venue::pictureOf(club.log, "id7", {}, 100h, [](const std::string &) {
            return std::optional<std::string>(
                "(;GM[4]SZ[15]PB[Ann Secret]PW[x]ON[d4 Kagetsu]XON[d4]RU[Renju, Taraguchi-10]OT[90m + 30s/move]"
                "XTC[fischer:5400:30]TM[5400]DT[2026-11-20];B[hh])");
        });
        const record::GameInfo &info = picture.sections.at(0).games.at(0).record.info;
        QCOMPARE(info.rules, std::string("Renju, Taraguchi-10"));
        QCOMPARE(info.openingName, std::string("D4 Kagetsu"));
        QCOMPARE(info.timeControl, std::string("fischer:5400:30"));
        QCOMPARE(info.baseTime, std::string("5400"));
        QCOMPARE(info.date, std::string("2026-11-20"));
    }

    void delay_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("minutes"); // after the result
        QTest::addColumn<bool>("isShown");
        const auto row = [](const char *name, Delay::Kind kind, int minutes, bool isShown) {
            QTest::newRow(name) << int(kind) << minutes << isShown;
        };
        row("at once", Delay::Kind::None, 0, true);
        row("a minute too early", Delay::Kind::Minutes, 14, false);
        row("after 15 minutes", Delay::Kind::Minutes, 15, true);
        row("while the round is played", Delay::Kind::RoundEnd, 600, false);
    }
    void delay()
    {
        QFETCH(int, kind);
        QFETCH(int, minutes);
        QFETCH(bool, isShown);
        const Played club;
        PageSettings settings;
        settings.delay.kind = static_cast<Delay::Kind>(kind);
        const PublicPicture picture = pictureOf(club, settings, club.ended + std::chrono::minutes(minutes));
        QCOMPARE(hasResult(picture), isShown);
        QCOMPARE(picture.sections.at(0).games.empty(), !isShown);
        QCOMPARE(picture.sections.at(0).section.rounds.size(), std::size_t(1)); // pairings come at once
        if (settings.delay.kind == Delay::Kind::Minutes && !isShown)
            QVERIFY(picture.next == club.ended + 15min);
    }

    void resultsOfAClosedRoundAreShown()
    {
        Played club;
        club.report(1, 2, Outcome::Draw);
        PageSettings settings;
        settings.delay.kind = Delay::Kind::RoundEnd;
        QVERIFY(!hasResult(pictureOf(club, settings)));
        QVERIFY(pictureOf(club, settings).sections.at(0).entered.empty());
        club.act(FinishRound { 1, 1 });
        QVERIFY(hasResult(pictureOf(club, settings)));
        QCOMPARE(pictureOf(club, settings).sections.at(0).entered.size(), std::size_t(2));
    }

    void aResultThatWasUndoneWasNeverEntered()
    {
        Played club;
        club.report(1, 2, Outcome::Draw);
        QVERIFY(club.log.undo({ "Eve", club.now }));
        QVERIFY(!pictureOf(club).sections.at(0).entered.contains({ 1, 2 }));
        // With a delay what was shown stays until the undoing is old enough.
        PageSettings settings;
        settings.delay.kind = Delay::Kind::Minutes;
        QVERIFY(pictureOf(club, settings, club.now + 14min).sections.at(0).entered.contains({ 1, 1 }));
        QVERIFY(!pictureOf(club, settings, club.now + 15min).sections.at(0).entered.contains({ 1, 2 }));
    }

    // What was shown stays until the correction is old enough, too.
    void aCorrectionIsDelayedLikeAnyResult()
    {
        Played club;
        club.now += 60min;
        GameReport other;
        other.outcome = Outcome::BWon;
        const Milliseconds corrected = club.now;
        club.act(ReportGame { 1, 1, 1, 0, other, { Reason::Kind::Slip, {} } });
        PageSettings settings;
        settings.delay.kind = Delay::Kind::Minutes;
        const auto outcome = [&](Milliseconds when) {
            return pictureOf(club, settings, when)
                .sections.at(0)
                .section.rounds.at(0)
                .matches.at(0)
                .games.at(0)
                .report->outcome;
        };
        const auto entered = [&](Milliseconds when) {
            return pictureOf(club, settings, when).sections.at(0).entered.at({ 1, 1 });
        };
        QCOMPARE(entered(corrected + 14min).count(), club.ended.count());
        QCOMPARE(entered(corrected + 15min).count(), corrected.count());
        QCOMPARE(outcome(corrected + 14min), Outcome::AWon);
        QCOMPARE(outcome(corrected + 15min), Outcome::BWon);
    }

    void adjustmentsAndDecisionsAreDelayed()
    {
        Played club;
        club.now += 60min;
        const Milliseconds adjusted = club.now;
        club.adjust(club.bob);
        const Milliseconds decided = club.now;
        club.act(
            DecidePlaces { 1, { PlaceDecision::Kind::ByHand, { { club.cyd }, { club.young } }, {}, {}, "why", {} } });
        PageSettings settings;
        settings.delay.kind = Delay::Kind::Minutes;
        const auto section = [&](Milliseconds when) { return pictureOf(club, settings, when).sections.at(0).section; };
        QVERIFY(section(adjusted + 14min).adjustments.empty());
        QCOMPARE(section(adjusted + 15min).adjustments.size(), std::size_t(1));
        QVERIFY(section(decided + 14min).decisions.empty());
        QCOMPARE(section(decided + 15min).decisions.size(), std::size_t(1));
        QVERIFY(pictureOf(club, settings, adjusted + 14min).next == adjusted + 15min);
    }

    void adjustmentsOfAnOpenRoundWaitForItsEnd()
    {
        Played club;
        club.adjust(club.bob, 1);
        club.adjust(club.ann);
        PageSettings settings;
        settings.delay.kind = Delay::Kind::RoundEnd;
        const auto count = [&] { return pictureOf(club, settings).sections.at(0).section.adjustments.size(); };
        QCOMPARE(count(), std::size_t(1));
        club.report(1, 2, Outcome::Draw);
        club.act(
            DecidePlaces { 1, { PlaceDecision::Kind::ByHand, { { club.cyd }, { club.young } }, {}, {}, "why", {} } });
        QVERIFY(pictureOf(club, settings).sections.at(0).section.decisions.empty());
        club.act(FinishRound { 1, 1 });
        QCOMPARE(count(), std::size_t(2));
        QCOMPARE(pictureOf(club, settings).sections.at(0).section.decisions.size(), std::size_t(1));
    }

    void resultsThatAFinalTookOverAreShownAsInTheGroup()
    {
        const Staged club;
        PageSettings settings;
        const auto hasCarried = [&](Milliseconds when) {
            const PublicPicture picture = pictureOf(club, settings, when);
            for (const Round &round : picture.sections.at(1).section.rounds) {
                for (const Match &match : round.matches) {
                    if (match.isCarried)
                        return match.games.at(0).report.has_value();
                }
            }
            return false;
        };
        QVERIFY(hasCarried(club.now));
        settings.delay.kind = Delay::Kind::RoundEnd;
        QVERIFY(hasCarried(club.now));
        settings.delay = { Delay::Kind::Minutes, 600 };
        QVERIFY(!hasCarried(club.now));
        QVERIFY(hasCarried(club.now + 600min));
    }

    // What was public stays as it was until the round is closed again.
    void aReopenedRoundKeepsWhatWasShown_data()
    {
        QTest::addColumn<bool>("isUndone");
        QTest::newRow("the round is reopened") << false;
        QTest::newRow("its end is undone") << true;
    }
    void aReopenedRoundKeepsWhatWasShown()
    {
        QFETCH(bool, isUndone);
        Played club;
        club.report(1, 2, Outcome::Draw);
        club.act(FinishRound { 1, 1 });
        if (isUndone)
            QVERIFY(club.log.undo({ "Eve", club.now }));
        else
            club.act(ReopenRound { 1, 1 });
        club.now += 1min;
        GameReport other;
        other.outcome = Outcome::BWon;
        club.act(ReportGame { 1, 1, 2, 0, other, { Reason::Kind::Slip, {} } });
        PageSettings settings;
        settings.delay.kind = Delay::Kind::RoundEnd;
        const PublicPicture open = pictureOf(club, settings);
        QVERIFY(hasResult(open, 0) && hasResult(open, 1));
        const auto outcome = [](const PublicPicture &picture) {
            return picture.sections.at(0).section.rounds.at(0).matches.at(1).games.at(0).report->outcome;
        };
        QCOMPARE(outcome(open), Outcome::Draw);
        QVERIFY(open.sections.at(0).corrections.empty());
        club.act(FinishRound { 1, 1 });
        QCOMPARE(outcome(pictureOf(club, settings)), Outcome::BWon);
        QCOMPARE(pictureOf(club, settings).sections.at(0).corrections.size(), std::size_t(isUndone ? 0 : 1));
    }

    // The moment is that of something that is seen.
    void theMomentIsOfWhatIsSeen()
    {
        QVERIFY(!venue::pictureOf({}, "id7", {}, 100h, records()).asOf);
        Played club;
        PageSettings held;
        held.delay.kind = Delay::Kind::RoundEnd;
        const auto before = pictureOf(club, held).asOf;
        club.report(1, 2, Outcome::Draw);
        QVERIFY(pictureOf(club, held).asOf == before);
        held.delay.kind = Delay::Kind::Minutes;
        QVERIFY(pictureOf(club, held, club.now).asOf == before);
        QVERIFY(pictureOf(club, held, club.now + 15min).asOf == club.now - 1min);
        const auto closed = club.now;
        club.act(FinishRound { 1, 1 });
        Round draft;
        draft.matches = club.log.event().sections.at(0).rounds.at(0).matches;
        for (Match &match : draft.matches)
            match.games = std::vector<Game>(1);
        std::swap(draft.matches.at(0).b, draft.matches.at(1).a);
        club.act(AddRound { 1, draft });
        QVERIFY(pictureOf(club).asOf == closed);
        const auto published = club.now;
        club.act(PublishRound { 1, 2 });
        QVERIFY(pictureOf(club).asOf == published);
        QVERIFY(pictureOf(club, held, published).asOf == published); // which is shown at once
    }

    // The same moment in every picture: nothing changes by itself but by the delay.
    void theSameEventGivesTheSameMoment()
    {
        const Played club;
        QVERIFY(pictureOf(club, {}, 50h).asOf == pictureOf(club, {}, 51h).asOf);
        QVERIFY(!pictureOf(club).next);
    }
};

} // namespace tst_picture

QTEST_GUILESS_MAIN(tst_picture::TestPicture)
#include "tst_picture.moc"
