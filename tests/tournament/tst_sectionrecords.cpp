// SPDX-License-Identifier: MIT
#include "desk.h"
#include "record/renlib/libraryreader.h"
#include "tournament/games/sectionrecords.h"

#include <QTest>

#include <map>

namespace tst_sectionrecords {

using namespace desk;
using namespace kagetsu;
using record::Winner;

namespace {

using Files = std::map<std::string, std::string>;

ReadRecord from(const Files &files)
{
    return [files](const std::string &name) -> std::optional<std::string> {
        const auto found = files.find(name);
        return found == files.end() ? std::nullopt : std::optional(found->second);
    };
}

// Ann opens against Bob at table 1 and has won; nobody recorded table 2 but in a file that is gone.
Desk playedClub(const char *record = "ab.sgf")
{
    Desk club("ABCD");
    EventDetails details;
    details.name = "City cup";
    details.place = "Tallinn";
    details.arbiters = { "Eve" };
    club.act(SetEventDetails { details });
    Round round = club.roundOf("AB CD");
    for (Match &match : round.matches)
        match.games[0].opener = Party::A;
    club.act(AddRound { 1, round });
    club.act(PublishRound { 1, 1 });
    EntryDetails ann;
    ann.name = "Ann";
    ann.rank = "2 dan";
    ann.club = "North";
    club.act(ChangeEntry { 1, club.id('A'), ann });
    GameReport report;
    report.outcome = Outcome::AWon;
    report.record = record;
    club.act(ReportGame { 1, 1, 1, 0, report });
    report.record = "gone.sgf";
    club.act(ReportGame { 1, 1, 2, 0, report });
    return club;
}

SectionRecords recordsOf(const Desk &club, const Files &files)
{
    return tournament::recordsOf(club.log.event(), club.section(), "id7", from(files));
}

} // namespace

class TestSectionRecords : public QObject
{
    Q_OBJECT

private slots:
    void theEventFillsInTheHead()
    {
        const SectionRecords records = recordsOf(playedClub(),
            { { "ab.sgf",
                "(;GM[4]SZ[15]PB[ann]PW[bob]DT[2031-05-04]EV[practice]RE[B+Resign]XRS[resign];B[hh];W[gg])" } });
        QCOMPARE(records.games.size(), std::size_t(1));
        QVERIFY(records.missing == std::vector<std::string>({ "gone.sgf" }));
        const record::GameInfo &info = records.games[0].record.info;
        QCOMPARE(info.event, std::string("City cup"));
        QCOMPARE(info.place, std::string("Tallinn"));
        QCOMPARE(info.round, std::string("1"));
        QCOMPARE(info.table, std::string("1"));
        QCOMPARE(info.date, std::string("2031-05-04"));
        QCOMPARE(info.arbiter, std::string("Eve"));
        QCOMPARE(info.black.name, std::string("Ann"));
        QCOMPARE(info.black.rank, std::string("2 dan"));
        QCOMPARE(info.black.team, std::string("North"));
        QCOMPARE(info.white.name, std::string("B"));
        QCOMPARE(info.result.winner, Winner::Black);
        QCOMPARE(info.result.reason, record::Reason::Resignation); // the record knows more
        QCOMPARE(info.tournamentGame, std::string("id7:1:1:1"));
    }

    // The only section of an event is often called as the event is.
    void aSectionIsNamedBesideItsEvent_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("event");
        QTest::newRow("of another name") << QByteArray("Open") << QByteArray("City cup, Open");
        QTest::newRow("of the same name") << QByteArray("City cup") << QByteArray("City cup");
    }

    void aSectionIsNamedBesideItsEvent()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, event);
        Desk club = playedClub();
        SectionSettings settings = club.section().settings;
        settings.name = name.toStdString();
        club.act(ChangeSection { 1, settings });
        const SectionRecords records = recordsOf(club, { { "ab.sgf", "(;GM[4]SZ[15];B[hh])" } });
        QCOMPARE(records.games.at(0).record.info.event, event.toStdString());
    }

    void colours_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("black");
        QTest::newRow("nothing is said: the opener is Black") << QByteArray("PB[x]PW[y]") << QByteArray("Ann");
        QTest::newRow("the opener ended as White") << QByteArray("XOP[W]") << QByteArray("B");
        QTest::newRow("the names are exchanged") << QByteArray("PB[B]PW[Ann]") << QByteArray("B");
        QTest::newRow("the opener stayed Black") << QByteArray("XOP[B]PB[B]PW[Ann]") << QByteArray("Ann");
    }

    // Ann has won in each, whatever the record says.
    void colours()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, black);
        const SectionRecords records =
            recordsOf(playedClub(), { { "ab.sgf", "(;GM[4]SZ[15]RE[0]" + head.toStdString() + ";B[hh])" } });
        const record::GameInfo &info = records.games.at(0).record.info;
        QCOMPARE(info.black.name, black.toStdString());
        QCOMPARE(info.result.winner, black == "Ann" ? Winner::Black : Winner::White);
        QCOMPARE(info.result.reason, record::Reason::Adjudicated);
    }

    void oneRoundByItself()
    {
        Desk club = playedClub();
        const Files files { { "ab.sgf", "(;GM[4]SZ[15];B[hh])" }, { "gone.sgf", "(;GM[4]SZ[15];B[gg];W[hh])" } };
        const auto count = [&](int round) {
            return tournament::recordsOf(club.log.event(), club.section(), "id7", from(files), round).games.size();
        };
        QCOMPARE(count(1), std::size_t(2));
        QCOMPARE(count(2), std::size_t(0));
    }

    void oneFileHasAllGamesAndIsReadBack()
    {
        Desk club = playedClub();
        const SectionRecords records =
            recordsOf(club, { { "ab.sgf", "(;GM[4]SZ[15];B[hh])" }, { "gone.sgf", "(;GM[4]SZ[15];B[gg];W[hh])" } });
        const record::Collection read = record::readRecords(sgfOf(records));
        QCOMPARE(read.size(), std::size_t(2));
        QCOMPARE(read.readGame(0).info.tournamentGame, std::string("id7:1:1:1"));
        QCOMPARE(read.readGame(1).info.tournamentGame, std::string("id7:1:2:1"));
        QCOMPARE(read.readGame(1).info.black.name, std::string("C"));
    }

    void theLibraryTellsEachGameWhereItEnds()
    {
        const SectionRecords records = recordsOf(playedClub(),
            { { "ab.sgf", "(;GM[4]SZ[15];B[hh];W[gg]C[sharp])" }, { "gone.sgf", "(;GM[4]SZ[15];B[hh];W[ig])" } });
        const auto library = libraryOf(records);
        QVERIFY(library);
        QCOMPARE(library->otherSize, 0);
        const auto read = record::readLibrary(library->bytes);
        QVERIFY(read);
        const record::GameTree &tree = read->game.tree;
        QStringList comments;
        for (record::NodeId node = record::GameTree::root(); node != record::NoNode; node = tree.next(node)) {
            if (!tree.comment(node).empty())
                comments += QString::fromStdString(tree.comment(node));
        }
        comments.sort();
        QCOMPARE(comments.size(), 2);
        QVERIFY(comments[0].startsWith(QStringLiteral("1.1 Ann – B 1-0\nsharp")));
        QVERIFY(comments[1].startsWith(QStringLiteral("1.2 C – D 1-0")));
    }

    void anotherSizeOfBoardIsLeftOutAndCounted()
    {
        const SectionRecords records =
            recordsOf(playedClub(), { { "ab.sgf", "(;GM[4]SZ[15];B[hh])" }, { "gone.sgf", "(;GM[4]SZ[13];B[gg])" } });
        const auto library = libraryOf(records);
        QVERIFY(library);
        QCOMPARE(library->otherSize, 1);
    }

    void draftsAreLeftOut()
    {
        Desk club = playedClub();
        club.act(UnpublishRound { 1, 1, true });
        QVERIFY(recordsOf(club, { { "ab.sgf", "(;GM[4]SZ[15];B[hh])" } }).games.empty());
    }

    void aFileThatHoldsNoGameIsMissing()
    {
        const SectionRecords records = recordsOf(playedClub(), { { "ab.sgf", "" } });
        QVERIFY(records.games.empty());
        QCOMPARE(records.missing.size(), std::size_t(2));
        QVERIFY(sgfOf(records).empty());
    }
};

} // namespace tst_sectionrecords

QTEST_GUILESS_MAIN(tst_sectionrecords::TestSectionRecords)
#include "tst_sectionrecords.moc"
