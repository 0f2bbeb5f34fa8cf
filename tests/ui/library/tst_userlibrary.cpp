// SPDX-License-Identifier: MIT
#include "ui/library/userlibrary.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_userlibrary {

using namespace kagetsu;
using namespace kagetsu::ui;

// The library of a user: games that end here, imports, and what other programs do to the file meanwhile.
class TestUserLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_over = std::make_unique<QWidget>();
        open();
    }
    void cleanup()
    {
        m_library.reset();
        m_over.reset();
    }

    void nothingIsReadOrMadeBeforeSomebodyLooks()
    {
        write("games/a.sgf", game("1", "Ann"));
        QCoreApplication::processEvents();
        QVERIFY(!m_library->catalogue());
        QVERIFY(!QFile::exists(libraryFile()));
    }

    void anEmptyLibraryNeedsNoFile()
    {
        m_library->use();
        QTRY_VERIFY(m_library->catalogue() && !m_library->isTaking());
        QCOMPARE(count(), 0);
        QVERIFY(!QFile::exists(libraryFile()));
        QVERIFY(m_library->fault().isEmpty());
    }

    void aGameThatEndsComesInByItself()
    {
        write("games/a.sgf", game("1", "Ann"));
        m_library->takeGame(path("games/a.sgf"), library::GameKind::Computer);
        QTRY_VERIFY(!m_library->isTaking());
        m_library->use();
        QTRY_COMPARE(count(), 1);
        QCOMPARE(m_library->catalogue()->contents.games.blocks().front()->facts(0).kind(), library::GameKind::Computer);
        // While the page is open, the next one is seen at once.
        write("games/b.sgf", game("2", "Bob"));
        m_library->takeGame(path("games/b.sgf"));
        QTRY_COMPARE(count(), 2);
    }

    // Its file was written, and then the program was stopped.
    void gamesThatWereMissedComeInAtFirstSight()
    {
        write("games/a.sgf", game("1", "Ann"));
        write("games/b.sgf", game("2", "Bob"));
        write("games/empty.sgf", "(;GM[4]SZ[15]XID[3]PB[Cid]RE[B+F])"); // nobody came
        m_library->use();
        QTRY_COMPARE(count(), 2);
        open();
        m_library->use();
        QTRY_VERIFY(m_library->catalogue() && !m_library->isTaking() && !m_library->isReading());
        QCOMPARE(count(), 2);
    }

    // A large library is being read when the missing game is already in.
    void gamesThatComeInDuringTheFirstReadingAreSeen()
    {
        QByteArray many;
        for (int i = 0; i < 3000; ++i)
            many += game("", "P" + QByteArray::number(i));
        write("many.sgf", many);
        const auto other = makeDevice<GameKeeping>();
        QVERIFY(other && !other->openToChange(libraryFile()));
        QVERIFY(other->import({ path("many.sgf") }, {}));
        write("games/a.sgf", game("1", "Ann"));
        m_library->use();
        QTRY_COMPARE_WITH_TIMEOUT(count(), 3001, 60'000);
    }

    // The arbiter reopens a game: its file gets another result, and so does its row.
    void aGameThatGoesOnIsOneGame()
    {
        write("games/a.sgf", game("1", "Ann"));
        m_library->takeGame(path("games/a.sgf"));
        m_library->use();
        QTRY_COMPARE(count(), 1);
        write("games/a.sgf", "(;GM[4]SZ[15]XID[1]PB[Ann]PW[Zoe]RE[W+R];B[hh];W[ii];B[jj])");
        m_library->takeGame(path("games/a.sgf"));
        QTRY_COMPARE(winner(), record::Winner::White);
        QCOMPARE(count(), 1);
    }

    void anImportCanBeTakenBack()
    {
        write("in/many.sgf", game("", "Ann") + game("", "Bob") + game("", "Cid"));
        m_library->use();
        QTRY_COMPARE(count(), 0);
        QSignalSpy imported(m_library.get(), &UserLibrary::imported);
        m_library->import({ path("in") });
        QVERIFY(imported.wait());
        QTRY_COMPARE(count(), 3);
        const auto summary = imported.front().front().value<library::ImportSummary>();
        QCOMPARE(summary.row.added, 3);
        QSignalSpy undone(m_library.get(), &UserLibrary::undone);
        m_library->undo(summary.row.id);
        QVERIFY(undone.wait());
        QCOMPARE(undone.front().front().toInt(), 3);
        QTRY_COMPARE(count(), 0);
    }

    void importsFollowOneAnother()
    {
        write("a.sgf", game("", "Ann"));
        write("b.sgf", game("", "Bob"));
        QSignalSpy imported(m_library.get(), &UserLibrary::imported);
        m_library->import({ path("a.sgf") });
        m_library->import({ path("b.sgf") });
        QTRY_COMPARE(imported.size(), 2);
        QTRY_COMPARE(count(), 2);
    }

    // The first is answered while its task still clears up.
    void anImportThatWaitsStartsWhateverEndsFirst()
    {
        write("a.sgf", game("", "Ann"));
        write("b.sgf", game("", "Bob"));
        QSignalSpy imported(m_library.get(), &UserLibrary::imported);
        QSemaphore mayEnd;
        m_library->import({ path("a.sgf") }, {},
            std::shared_ptr<const void>(
                static_cast<const void *>(this), [&mayEnd](const void *) { mayEnd.acquire(); }));
        m_library->import({ path("b.sgf") });
        const auto release = qScopeGuard([&mayEnd] { mayEnd.release(); });
        QVERIFY(imported.wait());
        QCoreApplication::processEvents();
        QCOMPARE(imported.size(), 1);
        QVERIFY(m_library->isImporting());
        mayEnd.release();
        QTRY_COMPARE(imported.size(), 2);
        QTRY_COMPARE(count(), 2);
    }

    void anImportWaitsForOneThatWasCancelled()
    {
        QByteArray many;
        for (int i = 0; i < 6000; ++i)
            many += game("", "P" + QByteArray::number(i));
        write("many.sgf", many);
        write("b.sgf", game("", "Bob"));
        QSignalSpy imported(m_library.get(), &UserLibrary::imported);
        m_library->import({ path("many.sgf") });
        m_library->cancelImport();
        m_library->import({ path("b.sgf") });
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 2, 60'000);
        QVERIFY(imported.front().front().value<library::ImportSummary>().isStopped);
        QCOMPARE(imported.back().front().value<library::ImportSummary>().row.added, 1);
    }

    // What is in stays in, and the answer says so.
    void aCancelledImportIsAnswered()
    {
        QByteArray many;
        for (int i = 0; i < 6000; ++i)
            many += game("", "P" + QByteArray::number(i));
        write("many.sgf", many);
        QSignalSpy imported(m_library.get(), &UserLibrary::imported);
        m_library->import({ path("many.sgf") });
        m_library->cancelImport();
        QVERIFY(imported.wait(20'000));
        const auto summary = imported.front().front().value<library::ImportSummary>();
        QVERIFY(summary.isStopped);
        QVERIFY(!m_library->isImporting());
        QTRY_COMPARE(count(), static_cast<int>(summary.row.added));
    }

    void whatAnotherProgramAddsIsSeenAtTheNextLook()
    {
        m_library->use();
        QTRY_COMPARE(count(), 0);
        const auto other = makeDevice<GameKeeping>();
        QVERIFY(other && !other->openToChange(libraryFile()));
        write("a.sgf", game("", "Ann"));
        QVERIFY(other->import({ path("a.sgf") }, {}));
        m_library->use();
        QTRY_COMPARE(count(), 1);
    }

    void aFileThatIsNoLibraryIsLeftAlone()
    {
        write("library.sqlite", "This is a letter.");
        write("games/a.sgf", game("1", "Ann"));
        m_library->use();
        QTRY_VERIFY(!m_library->fault().isEmpty() && !m_library->isTaking());
        QSignalSpy refused(m_library.get(), &UserLibrary::refused);
        m_library->import({ path("games") });
        QVERIFY(refused.wait());
        QFile file(libraryFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("This is a letter."));
    }

    // The disk gives no answer this once; the games that are shown stay.
    void aFaultThatPassesLeavesTheGamesInSight()
    {
        write("games/a.sgf", game("1", "Ann"));
        m_library->takeGame(path("games/a.sgf"));
        m_library->use();
        QTRY_COMPARE(count(), 1);
        QTRY_VERIFY(!m_library->isReading() && !m_library->isTaking());
        QVERIFY(QFile::rename(libraryFile(), path("aside")));
        write("library.sqlite", "This is a letter.");
        m_library->use();
        QTRY_VERIFY(!m_library->fault().isEmpty());
        QCOMPARE(count(), 1);
        QVERIFY(QFile::remove(libraryFile()));
        QVERIFY(QFile::rename(path("aside"), libraryFile()));
        m_library->use();
        QTRY_VERIFY(m_library->fault().isEmpty());
        QCOMPARE(count(), 1);
    }

    // Another program holds the file; the game comes in when it is free.
    void aGameThatCannotBeWrittenNowComesInLater()
    {
        write("library.sqlite", "This is a letter.");
        write("games/a.sgf", game("1", "Ann"));
        m_library->takeGame(path("games/a.sgf"), library::GameKind::Computer);
        QTRY_VERIFY(!m_library->fault().isEmpty());
        QVERIFY(QFile::remove(libraryFile()));
        m_library->use();
        QTRY_COMPARE(count(), 1);
        QVERIFY(m_library->fault().isEmpty());
        QCOMPARE(m_library->catalogue()->contents.games.blocks().front()->facts(0).kind(), library::GameKind::Computer);
    }

    void aGameIsFetchedWithItsFile()
    {
        write("games/a.sgf", game("1", "Ann"));
        m_library->takeGame(path("games/a.sgf"));
        m_library->use();
        QTRY_COMPARE(count(), 1);
        std::optional<GameKeeping::Kept> kept;
        m_library->fetch(1, [&kept](const GameKeeping::Kept &each) { kept = each; });
        QTRY_VERIFY(kept);
        QCOMPARE(kept->game.black, std::string("Ann"));
        QCOMPARE(QString::fromStdString(kept->file), path("games/a.sgf"));
    }

private:
    void open()
    {
        m_library.reset();
        m_library = std::make_unique<UserLibrary>(libraryFile(), path("games"), m_over.get());
    }
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString libraryFile() const { return path("library.sqlite"); }
    int count() const
    {
        return m_library->catalogue() ? static_cast<int>(m_library->catalogue()->contents.games.count()) : -1;
    }
    record::Winner winner() const { return m_library->catalogue()->contents.games.blocks().front()->facts(0).winner(); }
    static QByteArray game(const QByteArray &id, const QByteArray &black)
    {
        return "(;GM[4]SZ[15]" + (id.isEmpty() ? QByteArray() : "XID[" + id + ']') + "PB[" + black
            + "]PW[Zoe]RE[B+R];B[hh];W[hg];B[ig])\n";
    }
    void write(const char *name, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_over;
    std::unique_ptr<UserLibrary> m_library;
};

} // namespace tst_userlibrary

QTEST_MAIN(tst_userlibrary::TestUserLibrary)
#include "tst_userlibrary.moc"
