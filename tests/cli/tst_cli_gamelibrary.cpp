// SPDX-License-Identifier: MIT
#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_gamelibrary {

namespace {

constexpr const char *Games =
    "(;GM[4]SZ[15]PB[Anna Berg]PW[Boris]EV[Cup]DT[2024-05-01]RE[B+R]RU[Renju];B[hh];W[hg];B[ig])\n"
    "(;GM[4]SZ[15]PB[Boris]PW[Anna Berg]EV[Cup]DT[2025-05-01]RE[B+T];B[hh];W[ih];B[ig];W[aa])\n"
    "(;GM[4]SZ[15]PB[Carl]PW[Dora]RE[0]DT[2020];B[ig];W[hg];B[hh](;W[jj])(;W[ff]C[better]))\n"
    "(;GM[4]SZ[15]PB[Eve]PW[Carl];B[hh];W[hh])\n";

} // namespace

// Game libraries on the command line (command-line.md#library-import).
class TestCliGameLibrary : public QObject
{
    Q_OBJECT

private slots:
    // One library for all; each works on a copy.
    void initTestCase()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile file(path("games.sgf"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(Games) > 0);
        file.close();
        const Answer answer = library({ "import", path("games.sgf") });
        QCOMPARE(answer.messages,
            path("games.sgf").toUtf8()
                + ":4: warning: occupied-point: Game 4: The point of a move is occupied. [move 2]\n");
        QVERIFY2(answer.output.startsWith("import\t1\nadded\t4\nupdated\t0\nknown\t0\nfaulty\t1\n"), answer.output);
        QCOMPARE(answer.status, 0);
        QVERIFY(QFile::copy(path("library.sqlite"), path("first.sqlite")));
    }
    void init()
    {
        QFile::remove(path("library.sqlite"));
        QVERIFY(QFile::copy(path("first.sqlite"), path("library.sqlite")));
    }

    void aPositionInAnyViewAndOrder()
    {
        const Answer answer = library({ "find", "--position", "h8 h9 i9", "--json" });
        QCOMPARE(answer.status, 0);
        const QByteArrayList lines = answer.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        const auto row = [&lines](int i) { return QJsonDocument::fromJson(lines[i]).object(); };
        QCOMPARE(row(0)["game"].toInt(), 2);
        QCOMPARE(row(1)["game"].toInt(), 1);
        QCOMPARE(row(2)["game"].toInt(), 3);
        QCOMPARE(row(1)["transposed"].toBool(), false);
        QCOMPARE(row(2)["transposed"].toBool(), true);
        QCOMPARE(row(1)["ply"].toInt(), 3);
        QCOMPARE(row(1)["opening"].toString(), QString("D4"));
    }

    // Without any library: a folder of records.
    void aPositionInFiles()
    {
        QVERIFY(QDir().mkpath(path("records/more")));
        QVERIFY(QFile::copy(path("games.sgf"), path("records/more/games.sgf")));
        QFile broken(path("records/broken.lib"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.close();
        const auto find = [](const QStringList &more) { return runProgram(QStringList { "library", "find" } + more); };
        const QByteArray file = path("records/more/games.sgf").toUtf8();
        const Answer answer = find({ "--position", "h8 h9 i9", "--in", path("records/more") });
        QCOMPARE(answer.output,
            file + "\t1\tAnna Berg\tBoris\t2024-05-01\tH8 H9 I9\t3\te\tfalse\t\n" + file
                + "\t2\tBoris\tAnna Berg\t2025-05-01\tH8 I8 I9\t3\td\tfalse\t\n" + file
                + "\t3\tCarl\tDora\t2020\tI9 H9 H8\t3\te\ttrue\t\n");
        QCOMPARE(answer.status, 0);
        const Answer all = find({ "--position", "i9 h9 h8 f10", "--json", "--in", path("records") });
        QVERIFY2(all.output.contains("\"comment\":\"better\""), all.output);
        QVERIFY2(all.messages.contains("broken.lib: error: no-games"), all.messages);
        QCOMPARE(all.status, 2);
        QCOMPARE(find({ "--position", "a1", "--count", "--in", path("records/more") }).status, 1);
        QCOMPARE(find({ "--position", "h8", "--count", "--limit", "2", "--in", path("records/more") }).status, 0);
        QVERIFY(find({ "--in", path("records") }).messages.contains("no-position"));
        QVERIFY(find({ "--position", "h8" }).messages.contains("no-library"));
        QCOMPARE(find({ "--position", "h8", "--in", path("records"), "--player", "Anna" }).status, 2);
    }

    void linesAndFilters()
    {
        const Answer lines = library({ "find", "--position", "i9 h9 h8 f10", "--lines" });
        QCOMPARE(lines.output, QByteArray("3\tI9 H9 H8 F10\te\tbetter\n"));
        QCOMPARE(library({ "find", "--player", "berg", "--count" }).output, QByteArray("games\t2\n"));
        QCOMPARE(
            library({ "find", "--player", "berg", "--side", "white", "--count" }).output, QByteArray("games\t1\n"));
        QCOMPARE(library({ "find", "--since", "2024", "--count" }).output, QByteArray("games\t2\n"));
        QCOMPARE(library({ "find", "--faulty", "--count" }).output, QByteArray("games\t1\n"));
        const Answer none = library({ "find", "--player", "Nobody" });
        QCOMPARE(none.output, QByteArray());
        QCOMPARE(none.status, 1);
    }

    void figures()
    {
        QCOMPARE(library({ "find", "--figure", "OX/X?", "--count" }).output, QByteArray("games\t3\n"));
        QCOMPARE(library({ "find", "--figure", "OZ" }).status, 2);
        QCOMPARE(library({ "find", "--figure", "X#", "--count" }).status, 1);
        QCOMPARE(library({ "find", "--figure", "#O", "--count" }).output, QByteArray("games\t1\n"));
    }

    void theExplorer()
    {
        const Answer answer = library({ "explore", "h8" });
        QCOMPARE(answer.output,
            QByteArray("G8\t2\t2\t0\t0\t100."
                       "0\twhite\t2024\t2025\tAnna Berg\t1\t2\nfaulty\t1\t0\t0\t0\tnull\nall\t3\t2\t0\t0\t100.0\n"));
        QCOMPARE(answer.status, 0);
        QCOMPARE(library({ "explore", "a1" }).status, 1);
        QCOMPARE(library({ "explore", "h8", "h8" }).status, 2);
    }

    void studiesInTheExplorer()
    {
        QFile file(path("lines.sgf"));
        QVERIFY(file.open(QIODevice::WriteOnly)
            && file.write("(;GM[4]SZ[15];B[aa];W[bb]LB[cc:53%](;B[cc]N[good])(;B[dd]C[two\nlines]))") > 0);
        file.close();
        QCOMPARE(library({ "import", path("lines.sgf") }).status, 0);
        // Seen from the opposite corner.
        QCOMPARE(library({ "explore", "--studies", "o1", "n2" }).output,
            QByteArray("all\t0\t0\t0\t0\tnull\n"
                       "L4\tblack\t5\tlines.sgf\t\ttwo lines\tr180\n"
                       "M3\tblack\t5\tlines.sgf\t53%\t\tr180\n"
                       "M3\tblack\t5\tlines.sgf\t\tgood\tr180\n"
                       "here\tnull\t5\tlines.sgf\t\t\tr180\n"));
        QCOMPARE(library({ "explore", "--studies", "o1", "n2" }).status, 0);
        QCOMPARE(library({ "explore", "o1", "n2" }).status, 1);
    }

    void aReportOfAPosition()
    {
        const Answer told = library({ "report", "h8", "h9", "i9" });
        QCOMPARE(told.status, 0);
        QVERIFY2(told.output.startsWith("all\tnull\t3\t2\t1\t0\t83.3\n"), told.output);
        QVERIFY2(told.output.contains("\nyear\t2025\t1\t1\t0\t0\t100.0\n"), told.output);
        QVERIFY2(told.output.contains("\nplayer-black\tAnna Berg\t1\t1\t0\t0\t100.0\n"), told.output);
        QVERIFY2(told.output.contains("\nnewest\t2\t20250501\tBoris\tAnna Berg\tCup\t3\n"), told.output);
        const Answer json = library({ "report", "--json", "h8", "h9", "i9" });
        const QJsonObject report = QJsonDocument::fromJson(json.output).object();
        QCOMPARE(report["explorer"].toObject()["all"].toObject()["games"].toInt(), 3);
        QCOMPARE(report["other_order"].toInt(), 1);
        QCOMPARE(library({ "report", "a1" }).status, 1);
        QCOMPARE(library({ "report", "h99" }).status, 2);
        QVERIFY(library({ "report", "-o", path("report.doc") }).messages.contains("unknown-format"));
    }

    void people()
    {
        QCOMPARE(library({ "players", "CARL" }).output, QByteArray("3\tCarl\t\t2\t2020\t2020\n"));
        const Answer stats = library({ "stats", "Berg" });
        QVERIFY2(stats.output.startsWith("all\tAnna Berg\t2\t1\t0\t1\t50.0\n"), stats.output);
        QCOMPARE(library({ "stats", "Nobody" }).status, 1);
        const Answer plan = library({ "prepare", "Boris", "--me", "berg", "--fewest", "1", "--plies", "3" });
        QCOMPARE(plan.status, 0);
        QVERIFY2(plan.output.startsWith("all\tBoris\t2\t1\t0\t1\t50.0\n"), plan.output);
        QVERIFY2(plan.output.contains("against\tAnna Berg\t2\t1\t0\t1\t50.0\n"), plan.output);
        QVERIFY2(plan.output.contains("opening-white\tD4\t1\t0\t0\t1\t0.0\n"), plan.output);
        QVERIFY2(plan.output.contains("choice\twhite\tH8\tG8\t1\t0\t0\t1\t0.0\t2024\n"), plan.output);
        QVERIFY2(plan.output.contains("white\tBoris\t"), plan.output);
        QVERIFY2(plan.output.contains("last\t"), plan.output);
        QCOMPARE(library({ "prepare", "Nobody" }).status, 1);
        QCOMPARE(library({ "doubles" }).status, 1);
        // Two games reply to H8 as the lines do, and two, one of which came there by other moves, go on from their end.
        QFile lines(path("lines.sgf"));
        QVERIFY(lines.open(QIODevice::WriteOnly) && lines.write("(;GM[4]SZ[15];B[hh];W[hg];B[ig])") > 0);
        lines.close();
        const Answer meets = library({ "prepare", "Boris", "--lines", path("lines.sgf"), "--mine", "black" });
        QVERIFY2(meets.output.contains("meets\twhite\tH8 H9 I9\tnull\t1\t"), meets.output);
        const Answer gaps =
            library({ "gaps", "--mine", "black", "--fewest", "1", "--coverage", path("lines.sgf"), "--json" });
        const QJsonObject covered = QJsonDocument::fromJson(gaps.output).object();
        QCOMPARE(covered["replies"].toInt(), 4);
        QCOMPARE(covered["answered"].toInt(), 2);
        QVERIFY(library({ "gaps", "--mine", "black", path("games.sgf") }).messages.contains("several-games"));
    }

    void whatComesOutGoesInAgain()
    {
        QCOMPARE(library({ "export", "-o", path("out.sgf") }).status, 0);
        const QString second = path("second.sqlite");
        QCOMPARE(runProgram({ "library", "import", "--library", second, path("out.sgf") }).status, 0);
        QCOMPARE(runProgram({ "library", "export", "--library", second, "-o", path("again.sgf") }).status, 0);
        QCOMPARE(content("again.sgf"), content("out.sgf"));
        QCOMPARE(library({ "export", "-o", path("out.csv") }).status, 0);
        QVERIFY2(content("out.csv").contains(
                     "\r\n1,2024-05-01,\"Anna Berg\",Boris,black,RESIGN,Cup,,Renju,D4,3,people,\"H8 H9 I9\"\r\n"),
            content("out.csv"));
        QCOMPARE(library({ "export", "-o", path("out.lib") }).status, 0);
        QVERIFY(content("out.lib").startsWith("\xFFRenLib\xFF"));
        QCOMPARE(library({ "export", "-o", path("out.doc") }).status, 2);
    }

    void theFormatIsThatOfTheName()
    {
        const QString folder = path("a.folder");
        QVERIFY(QDir().mkpath(folder));
        for (const char *name : { "a.folder/out", "OUT.SGF" }) {
            QCOMPARE(library({ "export", "-o", path(name) }).status, 0);
            QVERIFY2(content(name).startsWith("(;"), name);
        }
        QCOMPARE(library({ "export", "-o", path("OUT.LIB") }).status, 0);
        QVERIFY(content("OUT.LIB").startsWith("\xFFRenLib\xFF"));
    }

    // A tree has one board.
    void gamesOnOtherBoardsAreNotInTheTree()
    {
        QFile file(path("boards.sgf"));
        QVERIFY(file.open(QIODevice::WriteOnly)
            && file.write("(;GM[4]SZ[10:12]PB[Anna];B[aa])\n(;GM[4]SZ[15:13]PB[Bea];B[aa])\n"
                          "(;GM[4]SZ[15]PB[Eve];B[hh];W[ih])\n(;GM[4]SZ[19]PB[Fay];B[hh])\n")
                > 0);
        file.close();
        const QString boards = path("boards.sqlite");
        const Answer in = runProgram({ "library", "import", "--library", boards, path("boards.sgf") });
        QVERIFY2(in.messages.contains(" board: "), in.messages);
        const Answer out = runProgram({ "library", "export", "--library", boards, "-o", path("boards.lib") });
        QCOMPARE(out.status, 0);
        QVERIFY2(
            out.messages.contains("Games on boards that do not fit into this tree were left out. (3)"), out.messages);
        QVERIFY(content("boards.lib").startsWith("\xFFRenLib\xFF"));
    }

    void importTwiceAndUndo()
    {
        QVERIFY(library({ "import", "--kind", "computer", path("games.sgf") }).output.contains("known\t4\n"));
        QVERIFY(library({ "import", path("games.sgf") }).output.contains("known\t4\n"));
        const Answer dry = library({ "import", "--dry-run", path("games.sgf") });
        QVERIFY(dry.output.contains("known\t4\n"));
        QCOMPARE(library({ "imports", "1" }).output,
            "faulty\t" + path("games.sgf").toUtf8() + "\t4\t4\toccupied-point\t2\t4\t\n");
        QCOMPARE(library({ "imports", "7" }).status, 1);
        QCOMPARE(library({ "imports", "x" }).status, 2);
        QCOMPARE(library({ "undo", "1" }).output, QByteArray("games\t4\n"));
        QCOMPARE(library({ "imports", "1" }).status, 1);
        QCOMPARE(library({ "undo", "1" }).status, 1);
        QCOMPARE(library({ "undo", "0x1" }).status, 2);
        QCOMPARE(library({ "find" }).status, 1);
        QVERIFY(library({ "imports" }).output.contains("\tundone\t4\t0\t0\t1\t"));
    }

    void checkAndBackup()
    {
        QCOMPARE(library({ "check" }).status, 0);
        QCOMPARE(library({ "backup", path("copy") }).status, 0);
        const Answer again = library({ "backup", path("copy") });
        QVERIFY(again.messages.contains("file-exists"));
        QCOMPARE(again.status, 2);
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("no library") << QStringList { "find", "--library", "/no/such/file" } << QByteArray("no-file");
        QTest::newRow("another file") << QStringList { "find", "--library", path("games.sgf") }
                                      << QByteArray("no-library");
        QTest::newRow("no position") << QStringList { "find", "--library", path("library.sqlite"), "--position", "h99" }
                                     << QByteArray("bad-position");
        QTest::newRow("no rules") << QStringList { "find", "--library", path("library.sqlite"), "--rule", "chess" }
                                  << QByteArray("unknown-rule");
        QTest::newRow("no encoding") << QStringList { "import", "--library", path("library.sqlite"), "--charset",
            "klingon", path("games.sgf") }
                                     << QByteArray("unknown-charset");
        QTest::newRow("an encoding without ASCII")
            << QStringList { "import", "--library", path("library.sqlite"), "--charset", "UTF-16", path("games.sgf") }
            << QByteArray("unknown-charset");
        QTest::newRow("no opening") << QStringList { "find", "--library", path("library.sqlite"), "--opening", "E5" }
                                    << QByteArray("unknown-opening");
    }
    void badInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, code);
        const Answer answer = runProgram(QStringList { "library" } + arguments);
        QVERIFY2(answer.messages.contains(code), answer.messages);
        QCOMPARE(answer.status, 2);
    }

private:
    QString path(const char *name) const { return m_folder->filePath(name); }
    Answer library(const QStringList &arguments) const
    {
        return runProgram(
            QStringList { "library", arguments.front(), "--library", path("library.sqlite") } + arguments.mid(1));
    }
    QByteArray content(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_cli_gamelibrary

QTEST_GUILESS_MAIN(tst_cli_gamelibrary::TestCliGameLibrary)
#include "tst_cli_gamelibrary.moc"
