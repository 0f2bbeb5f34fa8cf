// SPDX-License-Identifier: MIT
#include "library/model/storedgame.h"
#include "record/collection.h"
#include "record/renlib/convert.h"
#include "record/renlib/libraryreader.h"
#include "record/sgf/sgfwriter.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace tst_storedgame {

using namespace kagetsu;
using namespace kagetsu::library;

namespace {

record::Game gameFrom(const QByteArray &sgf)
{
    return record::readCollection(sgf.toStdString()).readGame(0);
}

std::string sgfOf(const record::Game &game)
{
    return record::writeSgf(game);
}

} // namespace

// What the library keeps of a game (library.md#what-is-kept-of-a-game).
class TestStoredGame : public QObject
{
    Q_OBJECT

private slots:
    // Everything that was read is written again, whatever the file.
    void nothingOfAnyFileIsLost()
    {
        int games = 0;
        QDirIterator files(QStringLiteral(KAGETSU_TEST_DATA), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            if (!record::formatFromFileName(name.toStdString()))
                continue;
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            std::string bytes = file.readAll().toStdString();
            const record::Format format = record::recognise(bytes, name.toStdString());
            if (format == record::Format::Library) {
                const auto library = record::readLibrary(bytes);
                if (!library)
                    continue;
                record::ExportLosses losses;
                compare(record::gameFromLibrary(library->game.tree, losses), format, name);
                ++games;
                continue;
            }
            const record::Collection collection = record::readRecords(bytes, { .fileName = name.toStdString() });
            for (std::size_t i = 0; i < std::min<std::size_t>(collection.size(), 30); ++i) {
                const record::Game game = collection.readGame(i);
                if (game.info.kind != record::GameKind::Foreign)
                    compare(game, format, name);
                if (QTest::currentTestFailed())
                    return;
                ++games;
            }
        }
        QVERIFY(games > 100);
    }

    void facts()
    {
        const StoredGame game = storedGame(
            gameFrom("(;GM[4]SZ[15]PB[Anna]BT[EST]PW[Boris]EV[Cup]RO[3]DT[2026-11-20]PC[Tallinn]RE[B+R]RU[Renju]"
                     "XID[rif:12];B[hh];W[ih];B[jj])"),
            {});
        QCOMPARE(game.black, std::string("Anna"));
        QCOMPARE(game.blackTeam, std::string("EST"));
        QCOMPARE(game.event, std::string("Cup"));
        QCOMPARE(game.external, std::string("rif:12"));
        QCOMPARE(game.result, (record::GameResult { record::Winner::Black, record::Reason::Resignation }));
        QCOMPARE(ruleOf(game), std::optional(rules::Rule::Renju));
        QCOMPARE(game.moves.size(), std::size_t(3));
        QVERIFY(game.rest.empty()); // everything has a place of its own
        QCOMPARE(game.kind, GameKind::People);
    }

    void whatHasNoPlaceOfItsOwnIsKeptBesides()
    {
        const StoredGame game = storedGame(gameFrom("(;GM[4]SZ[15]GC[A fine game]BR[3 dan]RE[Black wins];B[hh])"), {});
        QVERIFY(!game.isWhole);
        QVERIFY(game.rest.find("A fine game") != std::string::npos);
        const record::Game again = recordOf(game);
        QCOMPARE(again.info.remark, std::string("A fine game"));
        QCOMPARE(again.info.black.rank, std::string("3 dan"));
    }

    void variationsAndTextsAreKeptAsAWhole_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::newRow("a variation") << QByteArray("(;GM[4]SZ[15];B[hh](;W[ih])(;W[hi]))");
        QTest::newRow("a comment") << QByteArray("(;GM[4]SZ[15];B[hh]C[Centre];W[ih])");
        QTest::newRow("a mark") << QByteArray("(;GM[4]SZ[15];B[hh]TR[aa])");
        QTest::newRow("a node without a move") << QByteArray("(;GM[4]SZ[15];;B[hh])");
        QTest::newRow("time that was left") << QByteArray("(;GM[4]SZ[15];B[hh]BL[120])");
    }
    void variationsAndTextsAreKeptAsAWhole()
    {
        QFETCH(QByteArray, sgf);
        const record::Game game = gameFrom(sgf);
        const StoredGame stored = storedGame(game, {});
        QVERIFY(stored.isWhole);
        QCOMPARE(stored.fault, GameFault::None);
        QCOMPARE(sgfOf(recordOf(stored)), sgfOf(game));
    }

    void offeredFifthMovesHaveAPlaceOfTheirOwn()
    {
        const record::Game game = gameFrom("(;GM[4]SZ[15];B[hh];W[ih];B[jj];W[gg]XFM[kk][ll];B[kk])");
        const StoredGame stored = storedGame(game, {});
        if (stored.isWhole)
            QSKIP("this spelling is another property");
        QCOMPARE(stored.offers.size(), std::size_t(2));
        QCOMPARE(sgfOf(recordOf(stored)), sgfOf(game));
    }

    void faultyGamesAreKeptUpToTheirFault_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("fault");
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("at");
        const auto row = [](const char *name, const char *sgf, GameFault fault, int moves, int at) {
            QTest::newRow(name) << QByteArray(sgf) << static_cast<int>(fault) << moves << at;
        };
        row("no moves", "(;GM[4]SZ[15]PB[A])", GameFault::NoMoves, 0, 0);
        row("an occupied point", "(;GM[4]SZ[15];B[hh];W[ih];B[hh];W[aa])", GameFault::OccupiedPoint, 2, 3);
        row("off the board", "(;GM[4]SZ[15];B[hh];W[zz];B[aa])", GameFault::OffBoard, 1, 2);
        row("Black twice", "(;GM[4]SZ[15];B[hh];B[ih])", GameFault::ColoursOutOfTurn, 1, 2);
        row("stones set up later", "(;GM[4]SZ[15];B[hh];AW[ih];W[aa])", GameFault::LateSetup, 1, 2);
        row("a board that is not square", "(;GM[4]SZ[15:19];B[hh])", GameFault::Board, 0, 0);
        row("a result that nobody understands", "(;GM[4]SZ[15]RE[perhaps];B[hh])", GameFault::UnknownResult, 1, 0);
        row("no fault", "(;GM[4]SZ[15]RE[?];B[hh])", GameFault::None, 1, 0);
        row("White begins", "(;GM[4]SZ[15];W[hh];B[ih])", GameFault::None, 2, 0);
        row("a pass", "(;GM[4]SZ[15];B[hh];W[];B[ih])", GameFault::None, 3, 0);
    }
    void faultyGamesAreKeptUpToTheirFault()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, fault);
        QFETCH(int, moves);
        QFETCH(int, at);
        const record::Game game = gameFrom(sgf);
        const StoredGame stored = storedGame(game, {});
        QCOMPARE(static_cast<int>(stored.fault), fault);
        QCOMPARE(pliesOf(stored.moves, stored.size), moves);
        QCOMPARE(stored.faultAt, at);
        QCOMPARE(sgfOf(recordOf(stored)), sgfOf(game)); // also what is behind the fault
    }

    void kinds_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("kind");
        QTest::newRow("people") << QByteArray("(;GM[4]SZ[15]PB[A]PW[B];B[hh])") << int(GameKind::People);
        QTest::newRow("a program") << QByteArray("(;GM[4]SZ[15]PB[A]PW[pbrain-x];B[hh])") << int(GameKind::Computer);
        QTest::newRow("this program") << QByteArray("(;GM[4]SZ[15]PB[Kagetsu (Beginner)]PW[A];B[hh])")
                                      << int(GameKind::Computer);
        QTest::newRow("this program in Chinese")
            << QByteArray("(;GM[4]CA[UTF-8]SZ[15]PB[A]PW[Kagetsu（入门）];B[hh])") << int(GameKind::Computer);
        QTest::newRow("a person of that name")
            << QByteArray("(;GM[4]SZ[15]PB[Kagetsu Ito]PW[A];B[hh])") << int(GameKind::People);
        QTest::newRow("a person of that name and her country")
            << QByteArray("(;GM[4]SZ[15]PB[Kagetsu (Japan)]PW[A];B[hh])") << int(GameKind::People);
        QTest::newRow("a person of that name, her country in Chinese")
            << QByteArray("(;GM[4]CA[UTF-8]SZ[15]PB[Kagetsu（日本）]PW[A];B[hh])") << int(GameKind::People);
        QTest::newRow("empty brackets") << QByteArray("(;GM[4]SZ[15]PB[Kagetsu ()]PW[A];B[hh])")
                                        << int(GameKind::People);
        QTest::newRow("programs") << QByteArray("(;GM[4]SZ[15]PB[a.zip]PW[X.EXE];B[hh])") << int(GameKind::Engines);
        QTest::newRow("lines") << QByteArray("(;GM[4]SZ[15];B[hh](;W[ih])(;W[hi]))") << int(GameKind::Study);
    }
    void kinds()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, kind);
        QCOMPARE(int(storedGame(gameFrom(sgf), {}).kind), kind);
        QCOMPARE(storedGame(gameFrom(sgf), { record::Format::Sgf, GameKind::Computer }).kind, GameKind::Computer);
    }

    void days_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<int>("day");
        QTest::newRow("a day") << QByteArray("2026-11-20") << 20261120;
        QTest::newRow("a month") << QByteArray("2026-11") << 20261100;
        QTest::newRow("a year") << QByteArray("1926") << 19260000;
        QTest::newRow("several days") << QByteArray("1996-12-27,28") << 19961227;
        QTest::newRow("zeros") << QByteArray("1926-00-??") << 0;
        QTest::newRow("words") << QByteArray("some day") << 0;
        QTest::newRow("nothing") << QByteArray("") << 0;
    }
    void days()
    {
        QFETCH(QByteArray, date);
        QFETCH(int, day);
        QCOMPARE(dayOf(date.toStdString()), day);
    }

    void openings()
    {
        const StoredGame game = storedGame(gameFrom("(;GM[4]SZ[15];B[hh];W[hg];B[ig])"), {});
        QCOMPARE(openingOf(*lineFrom(game.moves, 15)), 4); // D4, Kagetsu
        for (const rules::Symmetry map : rules::AllSymmetries)
            QCOMPARE(openingOf(mapped(*lineFrom(game.moves, 15), map)), 4);
    }

    void aNameOfAMegabyteIsCutAndKept()
    {
        const std::string name(1'000'000, 'a');
        const StoredGame game =
            storedGame(gameFrom("(;GM[4]SZ[15]PB[" + QByteArray::fromStdString(name) + "];B[hh])"), {});
        QVERIFY(game.black.size() < 1000);
        QCOMPARE(recordOf(game).info.black.name, name);
    }

private:
    static void compare(const record::Game &game, record::Format format, const QString &name)
    {
        const StoredGame stored = storedGame(game, { format, {} });
        QVERIFY2(isLine(stored.moves, stored.size), qPrintable(name));
        QVERIFY2(stored.rest.find("AP[Kagetsu:") == std::string::npos, qPrintable(name)); // it would change with it
        const record::Game again = recordOf(stored);
        QVERIFY2(sgfOf(again) == sgfOf(game), qPrintable(name));
        QVERIFY2(storedGame(again, { format, stored.kind }).moves == stored.moves, qPrintable(name));
    }
};

} // namespace tst_storedgame

QTEST_GUILESS_MAIN(tst_storedgame::TestStoredGame)
#include "tst_storedgame.moc"
