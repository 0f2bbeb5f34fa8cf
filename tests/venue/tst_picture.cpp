// SPDX-License-Identifier: MIT
#include "club.h"
#include "record/sgf/sgfwriter.h"
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
        report(1, 1, Outcome::AWon, "/home/eve/games/ann.sgf");
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
        club.act(FinishRound { 1, 1 });
        QVERIFY(hasResult(pictureOf(club, settings)));
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
        QCOMPARE(outcome(corrected + 14min), Outcome::AWon);
        QCOMPARE(outcome(corrected + 15min), Outcome::BWon);
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
