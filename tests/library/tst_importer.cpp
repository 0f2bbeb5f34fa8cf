// SPDX-License-Identifier: MIT
#include "fastfolder.h"
#include "library/store/importer.h"
#include "library/store/importfindings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_importer {

using namespace kagetsu;
using namespace kagetsu::library;

// Files that come into a library (library.md#import).
class TestImporter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(fastFolder());
        QVERIFY(!m_store.open(m_folder->filePath(QStringLiteral("library.sqlite")), SqlStore::Access::Change));
    }
    void cleanup() { m_store.close(); }

    void everyFormat_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("games");
        QTest::newRow("SGF") << "games/engine-renju.sgf" << -1;
        QTest::newRow("RenjuNet") << "formats/synthetic.rif" << 60;
        QTest::newRow("Piskvork") << "formats/engine-std15.psq" << 1;
    }
    void everyFormat()
    {
        QFETCH(QString, file);
        QFETCH(int, games);
        const auto summary = importFiles(m_store, { QStringLiteral(KAGETSU_TEST_DATA "/") + file });
        QVERIFY(summary);
        QVERIFY(summary->row.added > 0);
        if (games > 0)
            QCOMPARE(summary->row.added, games);
        QCOMPARE(summary->files, std::size_t(1));
        QVERIFY(m_store.check()->empty());
    }

    void folders()
    {
        write("a/one.sgf", "(;GM[4]SZ[15]PB[A];B[hh])");
        write("a/b/two.sgf", "(;GM[4]SZ[15]PB[B];B[hh])(;GM[4]SZ[15]PB[C];B[hh])");
        write("a/b/moves.txt", "h8 i9 j10");
        write("a/picture.png", "no record");
        QVERIFY(QFile::link(path("a"), path("a/b/again"))); // not followed: it would never end
        const auto summary = importFiles(m_store, { path("a") });
        QCOMPARE(summary->files, std::size_t(2));
        QCOMPARE(summary->row.added, 3);
        QCOMPARE(summary->unread, std::size_t(0));
        // A file that is named is read whatever it is called.
        QCOMPARE(importFiles(m_store, { path("a/b/moves.txt") })->row.added, 1);
    }

    // Games that end at the table: one that nobody has played is nothing to keep.
    void gamesWithoutAMoveCanBeLeftOut()
    {
        write("empty.sgf", "(;GM[4]SZ[15]PB[A];)");
        write("played.sgf", "(;GM[4]SZ[15]PB[A];B[hh])");
        const auto summary = importFiles(m_store, { path("empty.sgf"), path("played.sgf") }, { .onlyPlayed = true });
        QCOMPARE(summary->row.added, 1);
        QCOMPARE(summary->row.faulty, 0);
        QCOMPARE(importFiles(m_store, { path("empty.sgf") })->row.added, 1); // otherwise it is kept, as faulty
    }

    // A record that is in no file is written to one that soon goes.
    void gamesCanComeFromElsewhereThanTheirFile()
    {
        write("passing.sgf", "(;GM[4]SZ[15]PB[A];B[hh])");
        QVERIFY(importFiles(m_store, { path("passing.sgf") }, { .source = "Pasted text" }));
        QCOMPARE(*m_store.files(), std::vector<std::string> { "Pasted text" });
        QCOMPARE(*m_store.fileOf(1), std::string("Pasted text"));
        QCOMPARE(*m_store.fileOf(2), std::string());
        QCOMPARE(m_store.imports()->front().what, std::string("Pasted text"));
    }

    // Its file does not say that it was played against the computer.
    void aGameThatChangesKeepsTheKindThatSomebodySaid()
    {
        const auto kind = [this] { return m_store.game(1).value()->kind; };
        write("one.sgf", "(;GM[4]SZ[15]XID[1]PB[Ann]RE[B+R];B[hh];W[ii])");
        QVERIFY(importFiles(m_store, { path("one.sgf") }, { .kind = GameKind::Computer }));
        QCOMPARE(importFiles(m_store, { path("one.sgf") })->row.known, 1);
        QCOMPARE(kind(), GameKind::Computer);
        write("one.sgf", "(;GM[4]SZ[15]XID[1]PB[Ann]RE[W+R];B[hh];W[ii])");
        QCOMPARE(importFiles(m_store, { path("one.sgf") })->row.updated, 1);
        QCOMPARE(kind(), GameKind::Computer);
        QCOMPARE(importFiles(m_store, { path("one.sgf") }, { .kind = GameKind::People })->row.updated, 1);
        QCOMPARE(kind(), GameKind::People);
    }

    void everyChangeIsSeenByItsNumber()
    {
        write("one.sgf", "(;GM[4]SZ[15]PB[A];B[hh])");
        const std::int64_t before = *m_store.changed();
        const auto summary = importFiles(m_store, { path("one.sgf") });
        const std::int64_t after = *m_store.changed();
        QVERIFY(after > before);
        QVERIFY(importFiles(m_store, { path("one.sgf") }));
        QCOMPARE(*m_store.changed(), after); // known already
        QVERIFY(m_store.undoImport(summary->row.id));
        QVERIFY(*m_store.changed() > after);
    }

    void whatIsFoundIsTold()
    {
        write("faulty.sgf", "(;GM[4]SZ[15];B[hh];W[hh])\n(;GM[1]SZ[19]HA[2];B[dd])\n(;GM[4]SZ[15];B[hh])");
        write("empty.sgf", "");
        std::vector<ImportFinding> findings;
        ImportOptions options;
        options.tell = [&findings](const ImportFinding &finding) { findings.push_back(finding); };
        const auto summary =
            importFiles(m_store, { path("faulty.sgf"), path("empty.sgf"), path("missing.sgf") }, options);
        QCOMPARE(summary->row.added, 2);
        QCOMPARE(summary->row.faulty, 1);
        QCOMPARE(summary->foreign, std::size_t(1));
        QCOMPARE(summary->unread, std::size_t(2));
        using What = ImportFinding::What;
        QCOMPARE(findings.size(), std::size_t(4));
        QCOMPARE(findings[0].what, What::Faulty);
        QCOMPARE(findings[0].fault, GameFault::OccupiedPoint);
        QCOMPARE(findings[0].faultAt, 2);
        QCOMPARE(findings[1].what, What::Foreign);
        QCOMPARE(findings[1].game, std::size_t(2));
        QCOMPARE(findings[1].line, 2);
        QCOMPARE(findings[2].what, What::NoGames);
        QCOMPARE(findings[3].what, What::Unreadable);
    }

    // Also where the reader of the format has nothing to say of the game.
    void theLineOfAFaultyGameIsTold()
    {
        write("late.sgf", "(;GM[4]SZ[15];B[hh])\n\n(;GM[4]SZ[15]PB[A])");
        write("late.rif",
            "<database>\n<games>\n<game id=\"1\">\n<move>h8</move></game>\n<game id=\"2\">\n"
            "<move></move></game></games></database>");
        std::vector<int> lines;
        ImportOptions options;
        options.tell = [&lines](const ImportFinding &finding) {
            if (finding.fault == GameFault::NoMoves)
                lines.push_back(finding.line);
        };
        QVERIFY(importFiles(m_store, { path("late.sgf"), path("late.rif") }, options));
        QCOMPARE(lines, (std::vector<int> { 3, 5 }));
    }

    // A week later, too, it is known which games are faulty, and where they stand.
    void whatIsFoundIsKeptWithTheImport()
    {
        write("faulty.sgf", "(;GM[4]SZ[15]PB[A];B[hh];W[hh])\n(;GM[1]SZ[19]HA[2];B[dd])\n(;GM[4]SZ[15]RE[who?];B[hh])");
        write("empty.sgf", "");
        const auto first = importFiles(m_store, { path("faulty.sgf"), path("empty.sgf"), path("missing.sgf") });
        const auto second = importFiles(m_store, { path("faulty.sgf") });
        QCOMPARE(second->row.id, 0); // all known
        const auto kept = m_store.findings(first->row.id, 100);
        QVERIFY(kept);
        using What = ImportFinding::What;
        const std::string file = path("faulty.sgf").toStdString();
        std::vector<ImportFinding> expected {
            { What::Faulty, file, 1, 1, GameFault::OccupiedPoint, 2, {}, 1 },
            { What::Faulty, file, 3, 3, GameFault::UnknownResult, 0, {}, 2 },
            { What::Foreign, file, 2, 2, GameFault::None, 0, {}, 0 },
            { What::NoGames, path("empty.sgf").toStdString(), 0, 0, GameFault::None, 0, {}, 0 },
        };
        QCOMPARE(kept->size(), expected.size() + 1);
        for (std::size_t i = 0; i < kept->size(); ++i) {
            const auto same = std::count(expected.begin(), expected.end(), (*kept)[i]);
            QVERIFY2(same == 1 || (*kept)[i].what == What::Unreadable, std::to_string(i).c_str());
        }
        QCOMPARE(m_store.findings(first->row.id, 2)->size(), std::size_t(2));
        QCOMPARE(m_store.findings(99, 100)->size(), std::size_t(0));
        QCOMPARE(**m_store.undoImport(first->row.id), 2);
        QCOMPARE(m_store.findings(first->row.id, 100)->size(), std::size_t(0));
    }

    // Nobody reads a million of them.
    void aFolderOfNothingIsNotTold()
    {
        std::vector<ImportFinding> many(MostOtherFindings + 5, ImportFinding { .file = "file" });
        m_store.beginImport("folder", 1);
        QVERIFY(m_store.add({}, many));
        const Incoming game { storedGame(record::Game(), {}), "game.sgf", "UTF-8" };
        QVERIFY(m_store.add({ &game, 1 }, {}));
        const auto row = m_store.finishImport(true);
        QCOMPARE(m_store.findings(row->id, 1'000'000)->size(), MostOtherFindings + 1); // and the game without a move
    }

    // What was written stays, and the same import later adds the rest.
    void anImportIsStopped()
    {
        QByteArray games;
        for (int i = 0; i < 30; ++i)
            games += "(;GM[4]SZ[15]PB[P" + QByteArray::number(i) + "];B[hh])";
        write("games.sgf", games);
        ImportOptions options;
        options.batch = 10;
        options.mayContinue = [](double) { return false; };
        const auto stopped = importFiles(m_store, { path("games.sgf") }, options);
        QVERIFY(stopped->isStopped);
        QCOMPARE(stopped->row.added, 10);
        QVERIFY(!m_store.imports()->front().isFinished);
        options.mayContinue = {};
        const auto rest = importFiles(m_store, { path("games.sgf") }, options);
        QCOMPARE(rest->row.added, 20);
        QCOMPARE(rest->row.known, 10);
        QVERIFY(m_store.imports()->back().isFinished);
        QCOMPARE(m_store.readAll()->games.count(), std::size_t(30));
    }

    void theOrderAndSizeOfBatchesMeanNothing()
    {
        const QStringList files { QStringLiteral(KAGETSU_TEST_DATA "/formats/synthetic.rif"),
            QStringLiteral(KAGETSU_TEST_DATA "/formats/engine-std15.psq") };
        const auto sorted = [this](const QStringList &paths, std::size_t batch) {
            init();
            ImportOptions options;
            options.batch = batch;
            if (!importFiles(m_store, paths, options))
                qFatal("not imported");
            std::vector<std::string> games;
            for (std::int64_t id = 1;; ++id) {
                const auto game = m_store.game(id);
                if (!game || !*game)
                    break;
                games.push_back((*game)->black + '|' + (*game)->date + '|' + (*game)->moves);
            }
            std::sort(games.begin(), games.end());
            return games;
        };
        const auto usual = sorted(files, 5000);
        QVERIFY(usual.size() > 50);
        QVERIFY(sorted({ files[1], files[0] }, 7) == usual);
    }

    void aLibraryOfRenLibIsAStudy()
    {
        const QString file = QStringLiteral(KAGETSU_SHARED_DATA "/renlib/D4.lib");
        if (!QFile::exists(file))
            QSKIP("no corpus");
        QCOMPARE(importFiles(m_store, { file })->row.added, 1);
        const auto game = m_store.game(1);
        QCOMPARE((**game).kind, GameKind::Study);
        QVERIFY((**game).isWhole);
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const char *name, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("not written");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SqlStore m_store;
};

} // namespace tst_importer

QTEST_GUILESS_MAIN(tst_importer::TestImporter)
#include "tst_importer.moc"
