// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "match/catalogue/presets.h"
#include "match/host/waitinggames.h"
#include "match/journal/folder.h"
#include "record/collection.h"
#include "record/document/disk/drafts.h"
#include "ui/controls/device/folders.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_killpoints {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

const QByteArray OldRecord("(;FF[4]GM[4]SZ[15];B[hh])");

} // namespace

// The program is killed right before each call by which a file is written, forced to disk, named, renamed or removed,
// in scenes of its window. After another start nothing is missing that was confirmed, nothing is there twice, and
// nothing lies about that nobody asked for.
class TestKillPoints : public QObject
{
    Q_OBJECT

private slots:
    void everyKill_data()
    {
        QTest::addColumn<QString>("before"); // a scene that is played first, killed at its end
        QTest::addColumn<QString>("scene");
        QTest::newRow("a game to its end") << QString() << "game";
        QTest::newRow("two games") << QString() << "two-games";
        QTest::newRow("a record saved over another") << QString() << "save-over";
        QTest::newRow("a draft that is restored and saved") << "draft"
                                                            << "restore";
        QTest::newRow("presets") << QString() << "preset";
        QTest::newRow("the waiting room") << QString() << "waiting";
        QTest::newRow("the pupils of a class") << QString() << "class";
        QTest::newRow("a game at a table of a tournament") << "event"
                                                           << "table";
    }
    void everyKill() { everyCall("KAGETSU_KILL_AT", Stride); }

    // A call that fails once, as where a disk has a fault, and a disk that is full from there on: whatever people are
    // told then, the same holds. Such a scene is played to its end, so that all of them take minutes.
    void everyFailure_data() { everyKill_data(); }
    void everyFailure() { everyCall("KAGETSU_FAIL_AT", failureStride()); }
    void everyFullDisk_data() { everyKill_data(); }
    void everyFullDisk() { everyCall("KAGETSU_FAIL_FROM", failureStride()); }

    void whatIsTypedOutlivesAKill_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("a task of a record") << "task";
        QTest::newRow("settings of a tournament") << "event";
        QTest::newRow("a new game") << "game";
    }
    void whatIsTypedOutlivesAKill()
    {
        QFETCH(QString, form);
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("mine.sgf")), OldRecord);
        run(QStringLiteral("event"), folder);
        const QByteArrayList typed = run(QStringLiteral("type-") + form, folder);
        QVERIFY2(typed.contains("typed") && !typed.contains("done"), typed.join(' '));
        const Folders folders = Folders::in(folder.filePath(QStringLiteral("data")));
        QCOMPARE(draft::leftBehind(folders.drafts).drafts.size(), 1);
        const QByteArrayList seen = run(QStringLiteral("see-") + form, folder);
        QVERIFY2(seen.contains("offered") && seen.contains("restored") && seen.contains("done"), seen.join(' '));
        QVERIFY(draft::leftBehind(folders.drafts).drafts.isEmpty()); // it was closed by its user
    }

private:
    static int failureStride()
    {
        constexpr int Each = 11;
        return repetitions(Each) == Each ? 1 : Each * Stride;
    }

    void everyCall(const char *variable, int stride)
    {
        QFETCH(QString, before);
        QFETCH(QString, scene);
        // The file of the pupils is one of SQLite, as those of events and of the library, which have tests of their
        // own.
        constexpr int OfPupils = 17;
        if (scene == QLatin1String("class") && repetitions(OfPupils) != OfPupils)
            stride = std::max(stride, OfPupils);
        constexpr int Most = 1000;
        // What the scene before leaves is the same each time: it is played once, and brought back to where it lay.
        const QTemporaryDir left;
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("mine.sgf")), OldRecord);
        if (!before.isEmpty())
            run(before, folder);
        QVERIFY(copyAll(folder.path(), left.path()));
        const PartOfTest part = partOfTest();
        for (int at = 1 + part.before * stride;; at += part.count * stride) {
            QVERIFY(at < Most);
            QVERIFY(QDir(folder.path()).removeRecursively() && copyAll(left.path(), folder.path()));
            const QByteArrayList said = run(scene, folder, variable, at);
            m_where = scene.toLatin1() + ", " + variable + '=' + QByteArray::number(at) + ", said " + said.join(", ");
            QVERIFY2(run(QStringLiteral("again"), folder).contains("done"), m_where);
            check(scene, folder, said);
            if (QTest::currentTestFailed())
                return;
            if (said.contains("unharmed")) {
                QVERIFY2(at > 4, m_where); // there was something to kill
                return;
            }
        }
    }

    static bool copyAll(const QString &from, const QString &to)
    {
        QDirIterator entries(
            from, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        bool isWhole = QDir().mkpath(to);
        while (entries.hasNext()) {
            const QFileInfo entry(entries.next());
            const QString copy = to + entry.filePath().mid(from.size());
            isWhole = (entry.isDir() ? QDir().mkpath(copy) : QFile::copy(entry.filePath(), copy)) && isWhole;
        }
        return isWhole;
    }

    QByteArrayList run(const QString &scene, const QTemporaryDir &folder, const char *variable = nullptr, int at = 0)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        if (variable)
            environment.insert(QLatin1String(variable), QString::number(at));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(KAGETSU_KILLSCENES), { scene, folder.path() });
        process.waitForFinished(60'000);
        if (process.exitStatus() == QProcess::NormalExit && process.exitCode() != 0)
            qWarning(
                "%s gave %d: %s", qPrintable(scene), process.exitCode(), process.readAllStandardError().constData());
        return process.readAllStandardOutput().trimmed().split('\n');
    }

    void check(const QString &scene, const QTemporaryDir &folder, const QByteArrayList &said)
    {
        const Folders folders = Folders::in(folder.filePath(QStringLiteral("data")));
        if (scene == QLatin1String("table"))
            table(folder, folders, said);
        nothingLiesAbout(folder);
        if (scene == QLatin1String("game") || scene == QLatin1String("two-games"))
            games(folders, said, scene == QLatin1String("two-games"));
        else if (scene == QLatin1String("waiting"))
            waiting(folders, said);
        else if (scene == QLatin1String("table"))
            games(folders, said, false);
        else if (scene == QLatin1String("preset"))
            presets(folders, said);
        else if (scene == QLatin1String("class"))
            pupils(folder, said);
        else
            record(folder.filePath(QStringLiteral("mine.sgf")), folders, said, scene == QLatin1String("restore"));
    }

    void nothingLiesAbout(const QTemporaryDir &folder)
    {
        QDirIterator files(folder.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            if (file.suffix() == QLatin1String("kagetsu-event-journal"))
                continue; // stays for the next one who writes (tournament.md#the-file-of-an-event)
            if (file.fileName().startsWith(QLatin1String("library.sqlite")))
                continue; // whoever opens it next rolls back what was begun (library.md#the-file)
            if (file.fileName().startsWith(QLatin1String("practice.sqlite")))
                continue; // the same; it is empty until the first pupil is written
            const QStringList kinds { "sgf", "jsonl", "json", "ini", "draft", "kagetsu-event" };
            QVERIFY2(kinds.contains(file.suffix()), m_where + ": " + file.filePath().toUtf8());
            QVERIFY2(file.size() > 0, m_where + ": " + file.filePath().toUtf8());
        }
    }

    // Moves and games are where they are looked for: in a journal to go on with, or in a record.
    void games(const Folders &folders, const QByteArrayList &said, bool isDouble)
    {
        const journal::UnfinishedJournals open = journal::unfinishedJournals(folders.journals);
        QVERIFY2(open.unreadable.empty(), m_where);
        const QFileInfoList records = QDir(folders.games).entryInfoList(QDir::Files);
        const auto ended = said.count("ended");
        QVERIFY2(records.size() >= ended, m_where);
        QVERIFY2(records.size() + qsizetype(open.journals.size()) <= (isDouble ? 2 : 1), m_where);
        qsizetype stones = 0;
        for (const QFileInfo &file : records) {
            const record::Collection read = record::readCollection(content(file.filePath()).toStdString());
            QVERIFY2(read.size() == 1 && read.messages().empty(), m_where + ": " + file.filePath().toUtf8());
            stones += 2; // it had ended
        }
        for (const journal::UnfinishedJournal &each : open.journals) {
            QVERIFY2(!each.recovery.fault, m_where);
            stones += qsizetype(each.recovery.match.moves().size());
        }
        QVERIFY2(stones >= said.count("stone"), m_where);
        QVERIFY2(QDir(folders.journals).entryList({ QStringLiteral("*.jsonl") }, QDir::Files).size()
                == qsizetype(open.journals.size()),
            m_where); // those of ended games are put away
        const host::WaitingGames kept = host::waitingGames(folders.waiting, folders.journals);
        QVERIFY2(kept.broken.empty(), m_where);
        const bool isSecondToCome = isDouble && records.size() == 1 && open.journals.empty();
        QVERIFY2(kept.games.size() == (isSecondToCome ? 1 : 0), m_where);
    }

    // A game that has ended is told to its event once; one that has not goes on at its table.
    void table(const QTemporaryDir &folder, const Folders &folders, const QByteArrayList &said)
    {
        for (int opened = 0; opened < 2; ++opened) {
            const auto told = run(QStringLiteral("event-again"), folder).count("told");
            QVERIFY2(told <= 1, m_where);
            QVERIFY2(told == 1 || (!said.contains("ended") && !said.contains("reported")), m_where);
            const bool hasEnded = !QDir(folders.games).isEmpty(QDir::Files);
            QVERIFY2(told == 1 || !hasEnded, m_where);
        }
    }

    void waiting(const Folders &folders, const QByteArrayList &said)
    {
        const journal::UnfinishedJournals open = journal::unfinishedJournals(folders.journals);
        const host::WaitingGames kept = host::waitingGames(folders.waiting, folders.journals);
        QVERIFY2(open.unreadable.empty() && kept.broken.empty(), m_where);
        const std::size_t there = open.journals.size() + kept.games.size();
        QVERIFY2(there <= 1 && (there == 1 || !said.contains("waiting")), m_where);
        QVERIFY2(!said.contains("begun") || !open.journals.empty(), m_where);
        if (said.contains("came") && !kept.games.empty())
            QVERIFY2(kept.games.front().game.came.a, m_where);
    }

    void presets(const Folders &folders, const QByteArrayList &said)
    {
        const catalogue::PresetList list = catalogue::presetsIn(folders.presets);
        QVERIFY2(list.faults.empty(), m_where);
        QVERIFY2(list.own.size() <= 1 && (said.count("preset") == 0 || list.own.size() == 1), m_where);
        if (said.count("preset") == 2)
            QVERIFY2(list.own.front().preset.names.at("en") == "Club evening", m_where);
    }

    // What was kept is there, in its order, and the file can be read and written, whatever was being written.
    void pupils(const QTemporaryDir &folder, const QByteArrayList &said)
    {
        const QByteArrayList told = run(QStringLiteral("class-again"), folder);
        QVERIFY2(told.contains("done"), m_where + "; then " + told.join(", "));
        QVERIFY2(told.count("there") >= said.count("kept"), m_where + "; then " + told.join(", "));
    }

    void record(const QString &path, const Folders &folders, const QByteArrayList &said, bool isRestored)
    {
        const QByteArray now = content(path);
        const record::Collection read = record::readCollection(now.toStdString());
        QVERIFY2(read.size() == 1 && read.messages().empty(), m_where + ": " + now);
        const bool isNew = now != OldRecord;
        const QList<draft::Draft> drafts = draft::leftBehind(folders.drafts, document::recordDraftKind());
        QVERIFY2(isNew || !said.contains("saved"), m_where);
        if (said.contains("draft") || isRestored)
            QVERIFY2(isNew || drafts.size() == 1, m_where);
        QVERIFY2(drafts.size() <= 1, m_where);
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QByteArray m_where;
};

} // namespace tst_killpoints

QTEST_GUILESS_MAIN(tst_killpoints::TestKillPoints)
#include "tst_killpoints.moc"
