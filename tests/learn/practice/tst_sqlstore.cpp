// SPDX-License-Identifier: MIT
#include "learn/practice/store/practicesqlstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_sqlstore {

using namespace kagetsu;
using namespace kagetsu::practice;
using Code = StoreFault::Code;

namespace {

Question question(const std::string &id, const std::string &kind = "win")
{
    return { id, kind, "(;GM[4]C[" + id + "])" };
}

KeptPuzzle puzzleNo(int number)
{
    return { .id = "made/renju/" + std::to_string(number),
        .theme = number % 2 == 0 ? "fours" : "only-move",
        .kind = "win",
        .sgf = "(;GM[4])",
        .answers = "H8",
        .proof = "b;H8t,+H5,+H9",
        .length = 2,
        .black = "Nakamura",
        .white = "Ivanov",
        .date = "2019",
        .event = "World championship",
        .move = 34,
        .difficulty = { 1100.0 + 100.1 * number, 250, 0.06 } };
}

Quarry quarry(const std::string &place, int games)
{
    return { place, std::to_string(games), games, games / 2, games % 2 == 0 };
}

// What comes from another computer.
ClassData anotherClass(const std::string &name, const std::string &task, Day today)
{
    Book book;
    book.apply(PupilAdded { name });
    book.apply(PupilAdded { "another of " + name });
    book.apply(TaskAnswered { name, question(task, "defend"), true, today });
    book.apply(PupilGrouped { name, { "5a" } });
    book.apply(PageDone { name, task });
    book.apply(PageMarked { name, { task, 2 }, Mark::Partly });
    // Known here or not, and found on another view.
    KeptPuzzle puzzle = puzzleNo(today % 7);
    puzzle.sgf += today % 2 == 0 ? " " : "";
    book.apply(PuzzlesMade { quarry("library", 1), { puzzle } });
    book.apply(PuzzleAnswered { name, puzzle.id, today % 3 == 0, today });
    return book.data();
}

} // namespace

// learn.md#the-file-of-daily-practice
class TestSqlStore : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path() const { return m_folder->filePath(QStringLiteral("practice.sqlite")).toStdString(); }
    QByteArray bytes() const
    {
        QFile file(QString::fromStdString(path()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray &content) const
    {
        QFile file(QString::fromStdString(path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    Book read() const
    {
        SqlStore store;
        const auto book = store.open(path());
        return book ? *book : Book();
    }
    std::optional<Code> faultOfOpening() const
    {
        SqlStore store;
        const auto book = store.open(path());
        return book ? std::nullopt : std::optional(book.fault().code);
    }
    // As another program would.
    void query(const QStringList &statements) const
    {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(QString::fromStdString(path()));
            QVERIFY(other.open());
            QSqlQuery query(other);
            for (const QString &each : statements)
                QVERIFY2(query.exec(each), qPrintable(each));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    void fill(int tasks) const
    {
        SqlStore store;
        QVERIFY(store.open(path()));
        QVERIFY(!store.keep(PupilAdded { "Aoki" }));
        for (int i = 0; i < tasks; ++i)
            QVERIFY(!store.keep(TaskAnswered { "Aoki", question("task " + std::to_string(i)), i % 2 == 0, 10 }));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewFileIsItsOwnersAlone()
    {
        SqlStore store;
        const auto book = store.open(path());
        QVERIFY(book && *book == Book());
        const QFile::Permissions others = QFile::ReadOther | QFile::WriteOther | QFile::ReadGroup | QFile::WriteGroup;
        QCOMPARE(QFileInfo(QString::fromStdString(path())).permissions() & others, QFile::Permissions());
        QVERIFY(!store.checkWritable());
    }

    // What is on disk is the fold of the same changes as the value.
    void whateverHappensTheFileIsTheBook()
    {
        std::mt19937 random(11);
        const auto any = [&random](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
        Book book;
        SqlStore store;
        QVERIFY(store.open(path()));
        for (int i = 0; i < 200; ++i) {
            const std::string name = "pupil " + std::to_string(any(4));
            const std::string other = "pupil " + std::to_string(any(4));
            const std::string task = "task " + std::to_string(any(6));
            const Change changes[] { PupilAdded { name }, PupilRenamed { name, other }, PupilDeleted { name },
                PupilChosen { name }, PupilChosen {}, TaskDropped { name, task }, PupilGrouped { name, { task, "4b" } },
                PupilGrouped { name, {} }, PageDone { name, task }, PageDone { name, "five" },
                CoursesRestarted { name }, PageMarked { name, { task, any(3) + 1 }, AllMarks[any(3)] },
                PageMarked { name, { task, any(3) + 1 }, std::nullopt }, ClassJoined { anotherClass(name, task, i) },
                PuzzlesMade { quarry("library", i), { puzzleNo(any(5)), puzzleNo(any(5)) } },
                PuzzlesMade { quarry("file:" + task, any(3)), {} }, QuarryLeft { "file:" + task },
                PuzzleAnswered { name, puzzleNo(any(5)).id, any(3) > 0, i },
                PuzzleAnswered { other, puzzleNo(any(5)).id, any(2) > 0, i } };
            const int kind = any(42);
            const Change change = kind < static_cast<int>(std::size(changes))
                ? changes[kind]
                : TaskAnswered { name, question(task, kind % 2 ? "win" : "defend"), any(3) > 0, i };
            if (!book.apply(change))
                continue;
            QVERIFY(!store.keep(change));
            if (i % 20 == 0)
                QVERIFY(read() == book);
        }
        QVERIFY(read() == book);
        QVERIFY(!book.pupils().empty());
    }

    void twoWindowsAnswerInTurn()
    {
        fill(1);
        SqlStore one;
        SqlStore two;
        QVERIFY(one.open(path()) && two.open(path()));
        QVERIFY(!one.keep(TaskAnswered { "Aoki", question("task 0"), true, 13 }));
        QVERIFY(!two.keep(TaskAnswered { "Aoki", question("task 0"), true, 20 }));
        QCOMPARE(read().pupil("Aoki")->cards.at("task 0").box, 4);
        // What one deleted does not come back through the other.
        QVERIFY(!one.keep(PupilDeleted { "Aoki" }));
        QVERIFY(!two.keep(TaskAnswered { "Aoki", question("task 0"), true, 60 }));
        QVERIFY(read() == Book());
        // A name is given once.
        QVERIFY(!one.keep(PupilAdded { "Bergman" }));
        QVERIFY(!two.keep(PupilAdded { "Bergman" }));
        QCOMPARE(read().pupils().size(), 1U);
    }

    void nothingOfWhoIsDeletedStaysInTheFile()
    {
        SqlStore store;
        QVERIFY(store.open(path()));
        for (const char *name : { "SecretName", "Other" })
            QVERIFY(!store.keep(PupilAdded { name }));
        for (int i = 0; i < 60; ++i)
            QVERIFY(!store.keep(TaskAnswered {
                "SecretName", question("SecretTask " + std::to_string(i) + std::string(400, '-')), true, 10 }));
        QVERIFY(!store.keep(TaskAnswered { "Other", question("shared"), true, 10 }));
        QVERIFY(bytes().contains("SecretName"));
        const qsizetype before = bytes().size();
        QVERIFY(!store.keep(PupilDeleted { "SecretName" }));
        QVERIFY(!bytes().contains("Secret"));
        QVERIFY(bytes().size() < before);
        QVERIFY(bytes().contains("shared"));
        QVERIFY(!store.keep(PupilRenamed { "Other", "Bergman" }));
        QVERIFY(!bytes().contains("Other"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
    }

    void whatIsNoneOfOursIsLeftAsItIs_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("a letter to my aunt, and then some more").repeated(40);
        QTest::newRow("a few bytes") << QByteArray("SQL");
        QTest::newRow("noise") << QByteArray("SQLite format 3\0", 16) + QByteArray(5000, '\x5a');
    }
    void whatIsNoneOfOursIsLeftAsItIs()
    {
        QFETCH(QByteArray, content);
        put(content);
        QVERIFY(faultOfOpening() == Code::Damaged);
        QCOMPARE(bytes(), content);
    }

    void aDatabaseOfAnotherProgramIsLeftAsItIs()
    {
        query({ QStringLiteral("CREATE TABLE pupil (id INTEGER PRIMARY KEY, name TEXT)") });
        const QByteArray before = bytes();
        QVERIFY(faultOfOpening() == Code::Damaged);
        QCOMPARE(bytes(), before);
    }

    void aFileThatWasCutIsDamaged()
    {
        fill(80);
        const QByteArray whole = bytes();
        QVERIFY(whole.size() > 12'000);
        put(whole.left(whole.size() - 8000));
        const QByteArray cut = bytes();
        QVERIFY(faultOfOpening() == Code::Damaged);
        QCOMPARE(bytes(), cut);
    }

    // Wherever it is broken, either that is found or a book comes of it; never anything else.
    void bytesThatWereTurnedAreNoCrash()
    {
        fill(60);
        const QByteArray whole = bytes();
        std::mt19937 random(3);
        int found = 0;
        for (int i = 0; i < 60; ++i) {
            QByteArray broken = whole;
            for (int k = 0; k < 8; ++k)
                broken[static_cast<qsizetype>(random() % static_cast<unsigned>(broken.size()))] =
                    static_cast<char>(random());
            put(broken);
            found += faultOfOpening().has_value() ? 1 : 0;
        }
        QVERIFY(found > 20);
    }

    void aBoxThatThereIsNotIsDamage()
    {
        fill(1);
        query({ QStringLiteral("PRAGMA ignore_check_constraints = ON"), QStringLiteral("UPDATE card SET box = 6") });
        QVERIFY(faultOfOpening() == Code::Damaged);
    }

    void aFileOfALaterVersionIsLeftAsItIs()
    {
        fill(1);
        query({ QStringLiteral("PRAGMA user_version = 4") });
        const QByteArray before = bytes();
        QVERIFY(faultOfOpening() == Code::Newer);
        QCOMPARE(bytes(), before);
    }

    void aFileOfTheFirstVersionKeepsEverything()
    {
        fill(3);
        const Book before = read();
        query({ QStringLiteral("DROP TABLE member"), QStringLiteral("DROP TABLE done"),
            QStringLiteral("DROP TABLE mark"), QStringLiteral("DROP TABLE attempt"), QStringLiteral("DROP TABLE strength"),
            QStringLiteral("DROP TABLE puzzle"), QStringLiteral("DROP TABLE quarry"),
            QStringLiteral("PRAGMA user_version = 1") });
        QVERIFY(read() == before);
        SqlStore store;
        QVERIFY(store.open(path()));
        QVERIFY(!store.keep(PageMarked { "Aoki", { "a.sgf", 1 }, Mark::Right }));
        QVERIFY(markOf(*read().pupil("Aoki"), "a.sgf", 1) == Mark::Right);
    }

    void aFileOfTheSecondVersionTakesPuzzles()
    {
        fill(3);
        const Book before = read();
        query({ QStringLiteral("DROP TABLE attempt"), QStringLiteral("DROP TABLE strength"),
            QStringLiteral("DROP TABLE puzzle"), QStringLiteral("DROP TABLE quarry"),
            QStringLiteral("PRAGMA user_version = 2") });
        QVERIFY(read() == before);
        SqlStore store;
        QVERIFY(store.open(path()));
        QVERIFY(!store.keep(PuzzlesMade { quarry("library", 3), { puzzleNo(1), puzzleNo(2) } }));
        QVERIFY(!store.keep(PuzzleAnswered { "Aoki", puzzleNo(1).id, true, 40 }));
        const Book book = read();
        QCOMPARE(book.puzzleBook().puzzles().size(), 2U);
        QVERIFY(*book.puzzleBook().quarry("library") == quarry("library", 3));
        QVERIFY(book.pupil("Aoki")->strength.rating > 1500);
        QVERIFY(book.puzzleBook().puzzle(puzzleNo(1).id)->difficulty.rating < puzzleNo(1).difficulty.rating);
        QCOMPARE(book.puzzleBook().puzzle(puzzleNo(1).id)->answered, 1);
    }

    void onlyTheFirstAnswerCountsInWhicheverWindow()
    {
        fill(0);
        SqlStore one;
        SqlStore two;
        QVERIFY(one.open(path()) && two.open(path()));
        QVERIFY(!one.keep(PuzzlesMade { quarry("library", 1), { puzzleNo(1), puzzleNo(2) } }));
        QVERIFY(!one.keep(PuzzleAnswered { "Aoki", puzzleNo(1).id, true, 40 }));
        const Book after = read();
        QVERIFY(!two.keep(PuzzleAnswered { "Aoki", puzzleNo(1).id, false, 41 }));
        QVERIFY(!two.keep(PuzzleAnswered { "Aoki", "made/none", false, 41 }));
        QVERIFY(!two.keep(PuzzleAnswered { "Nobody", puzzleNo(1).id, false, 41 }));
        QVERIFY(read() == after);
        // A puzzle is there once, as it was first.
        KeptPuzzle again = puzzleNo(1);
        again.black = "another";
        QVERIFY(!two.keep(PuzzlesMade { quarry("library", 1), { again } }));
        QVERIFY(read() == after);
        // Who is forgotten leaves the puzzle and nothing else.
        QVERIFY(!two.keep(PupilDeleted { "Aoki" }));
        QCOMPARE(read().puzzleBook().puzzle(puzzleNo(1).id)->answered, 1);
        QVERIFY(!two.keep(PupilAdded { "Aoki" }));
        QVERIFY(read().pupil("Aoki")->attempts.empty() && read().pupil("Aoki")->strength == Rating());
    }

    // As it lies there when the program was killed between making the file and filling it.
    void anEmptyFileIsBroughtToThisVersion()
    {
        put({});
        QVERIFY(!faultOfOpening());
        fill(1);
        QCOMPARE(read().pupils().size(), 1U);
    }

    void aPlaceThatCannotBeWrittenIsTold_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("below a file") << QStringLiteral("/dev/null/practice.sqlite");
        QTest::newRow("a folder") << QDir::tempPath();
    }
    void aPlaceThatCannotBeWrittenIsTold()
    {
        QFETCH(QString, path);
        SqlStore store;
        const auto book = store.open(path.toStdString());
        QVERIFY(!book);
        QCOMPARE(book.fault().code, Code::Unwritable);
    }

    // Permissions do not bind root; where the journal has no place, nobody can write.
    void whatCannotBeKeptIsToldAndCanBeKeptLater()
    {
        fill(1);
        SqlStore store;
        QVERIFY(store.open(path()));
        const QString journal = QString::fromStdString(path()) + QStringLiteral("-journal");
        QVERIFY(QDir().mkdir(journal));
        const TaskAnswered answer { "Aoki", question("task 1"), true, 20 };
        const auto fault = store.keep(answer);
        QVERIFY(fault);
        QCOMPARE(fault->code, Code::Unwritable);
        QVERIFY(!fault->detail.empty());
        QVERIFY(QDir().rmdir(journal));
        QVERIFY(!store.keep(answer));
        QVERIFY(read().question("task 1"));
    }

    // In a process of its own, which becomes a user without rights where this one is root.
    void aFolderOfAnothersIsReadAndNotWritten()
    {
        fill(1);
        QFile::setPermissions(QString::fromStdString(path()), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
        QFile::setPermissions(
            m_folder->path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
        const pid_t child = ::fork();
        if (child == 0) {
            if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                ::_exit(77);
            SqlStore store;
            const auto book = store.open(path());
            const bool isRead = book && book->pupils().size() == 1;
            const auto fault = store.checkWritable();
            ::_exit(isRead && fault && fault->code == Code::Unwritable ? 0 : 1);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (WEXITSTATUS(status) == 77)
            QSKIP("cannot become another user");
        QCOMPARE(status, 0);
    }

    // Whenever the program is killed, what it was told is kept, and nothing is half there.
    void killedBetweenTwoAnswers()
    {
        fill(0);
        std::mt19937 random(5);
        std::size_t kept = 0;
        for (int round = 0; round < 5; ++round) {
            int told[2];
            QCOMPARE(::pipe(told), 0);
            const pid_t child = ::fork();
            if (child == 0) {
                ::close(told[0]);
                SqlStore store;
                if (!store.open(path()))
                    ::_exit(1);
                for (std::size_t i = kept;; ++i) {
                    const std::string id = "task " + std::to_string(i) + std::string(600, 'x');
                    if (store.keep(TaskAnswered { "Aoki", question(id), true, 10 }) || ::write(told[1], "!", 1) != 1)
                        ::_exit(1);
                }
            }
            ::close(told[1]);
            char byte = 0;
            const int upTo = 1 + static_cast<int>(random() % 6);
            std::size_t answers = 0;
            while (answers < static_cast<std::size_t>(upTo) && ::read(told[0], &byte, 1) == 1)
                ++answers;
            ::usleep(random() % 3000);
            ::kill(child, SIGKILL);
            while (::read(told[0], &byte, 1) == 1)
                ++answers;
            ::close(told[0]);
            int status = 0;
            ::waitpid(child, &status, 0);
            QVERIFY(WIFSIGNALED(status));
            SqlStore store;
            const auto book = store.open(path());
            QVERIFY(book);
            const std::size_t there = book->pupil("Aoki")->cards.size();
            // The last one may have been kept, and not told any more.
            QVERIFY2(there == kept + answers || there == kept + answers + 1,
                qPrintable(QStringLiteral("%1 of %2").arg(there).arg(kept + answers)));
            kept = there;
        }
    }

    void aLargeBookIsReadQuickly()
    {
        constexpr int Tasks = 20'000;
        fill(1);
        query({ QStringLiteral("WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < %1) "
                               "INSERT INTO task SELECT 'sgf:' || i, 'win', printf('%%.500c', 'x') FROM n")
                    .arg(Tasks),
            QStringLiteral("INSERT OR IGNORE INTO card SELECT 1, id, 3, 40, 2, 1 FROM task") });
        QElapsedTimer timer;
        timer.start();
        SqlStore store;
        const auto book = store.open(path());
        qInfo("20,000 tasks read: %lld ms", timer.restart());
        QVERIFY(book);
        QCOMPARE(book->pupil("Aoki")->cards.size(), std::size_t(Tasks) + 1);
        QVERIFY(!store.keep(TaskAnswered { "Aoki", question("task 0"), true, 40 }));
        qInfo("one answer kept: %lld ms", timer.elapsed());
    }
};

} // namespace tst_sqlstore

QTEST_GUILESS_MAIN(tst_sqlstore::TestSqlStore)
#include "tst_sqlstore.moc"
