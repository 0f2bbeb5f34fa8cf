// SPDX-License-Identifier: MIT
#include "base/draft/draftwriter.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

namespace tst_draftfile {

using namespace kagetsu;
using namespace kagetsu::draft;

// Drafts of what is not saved, whatever it is.
class TestDraftFile : public QObject
{
    Q_OBJECT

private slots:
    void aHeadIsReadAsItWasWritten()
    {
        const Head head { QStringLiteral("task"), QStringLiteral("/a b/c\n.sgf"), QStringLiteral("花月 \"x\""),
            QDateTime(QDate(2026, 11, 24), QTime(12, 0), QTimeZone::utc()), { { QStringLiteral("size"), 7 } } };
        const QByteArray line = lineOf(head);
        QCOMPARE(line.count('\n'), 1);
        QVERIFY(headOf(line) == head);
    }

    void olderDraftsAreThoseOfRecords()
    {
        const std::optional<Head> head = headOf("{\"name\":\"x.sgf\",\"path\":\"/x.sgf\"}\n");
        QVERIFY(head);
        QCOMPARE(head->kind, QStringLiteral("record"));
        QCOMPARE(head->more.value(QStringLiteral("path")).toString(), QStringLiteral("/x.sgf"));
    }

    // A clock that is set back makes no edit older than the one before it.
    void theLastStateIsKeptWhateverTheClockSays()
    {
        const QDateTime noon(QDate(2026, 11, 24), QTime(12, 0));
        const QString folder = m_folder.filePath(QStringLiteral("turns"));
        DraftFile file(folder);
        const auto kept = [&file] {
            QFile draft(file.path());
            return draft.open(QIODevice::ReadOnly) ? draft.readAll().split('\n').value(1) : QByteArray();
        };
        const std::uint64_t first = file.nextTurn();
        const std::uint64_t second = file.nextTurn();
        const std::uint64_t third = file.nextTurn();
        const auto at = [](const QDateTime &written) { return Head { QStringLiteral("task"), {}, {}, written }; };
        QVERIFY(file.keep(first, at(noon), "first"));
        QVERIFY(file.keep(third, at(noon.addSecs(-3600)), "third"));
        QCOMPARE(kept(), QByteArray("third"));
        QVERIFY(file.keep(second, at(noon.addSecs(3600)), "second")); // which took longer
        QCOMPARE(kept(), QByteArray("third"));
        file.drop();
        QVERIFY(!QFile::exists(file.path()));
        QVERIFY(file.keep(file.nextTurn(), at(noon), "late")); // by a thread that was still at it
        QVERIFY(!QFile::exists(file.path()));
    }

    // Two programs that ask about the same draft: one of them has it.
    void aDraftIsRestoredByOneProgramOnly()
    {
        const QString folder = m_folder.filePath(QStringLiteral("drafts"));
        auto dead = std::make_unique<DraftFile>(folder);
        QVERIFY(dead->keep(dead->nextTurn(), { QStringLiteral("task") }, "{}"));
        QVERIFY(leftBehind(folder).drafts.isEmpty()); // its program runs
        dead.reset();
        const QList<Draft> left = leftBehind(folder, QStringLiteral("task"));
        QCOMPARE(left.size(), 1);
        QVERIFY(leftBehind(folder, QStringLiteral("record")).isEmpty());
        std::shared_ptr<DraftFile> one = DraftFile::takeUp(left.first());
        QVERIFY(one);
        QVERIFY(!DraftFile::takeUp(left.first()));
        draft::remove(left.first()); // "Discard" of the other
        QVERIFY(QFile::exists(left.first().file));
        one.reset();
        draft::remove(left.first());
        QVERIFY(!QFile::exists(left.first().file));
    }

    void whatCannotBeReadIsLeftAndTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\xff\0\x01", 3);
        QTest::newRow("an array") << QByteArray("[1]\n{}");
        QTest::newRow("a head that is cut off") << QByteArray("{\"kind\":\"task\",\"na");
        QTest::newRow("a line without an end") << QByteArray(3 << 20, 'x');
    }
    void whatCannotBeReadIsLeftAndTold()
    {
        QFETCH(QByteArray, bytes);
        const QDir folder(m_folder.filePath(QStringLiteral("broken")));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QFile file(folder.filePath(QStringLiteral("broken.draft")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const LeftBehind left = leftBehind(folder.path());
        QVERIFY(left.drafts.isEmpty());
        QCOMPARE(left.unreadable, QStringList(file.fileName()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void aChangeIsOnDiskBeforeTwoSecondsHavePassed()
    {
        const QString folder = m_folder.filePath(QStringLiteral("writer"));
        QByteArray typed = "one";
        DraftWriter writer(folder, [&typed]() -> DraftWriter::Write {
            if (typed.isEmpty())
                return {};
            return [typed](DraftFile &file, std::uint64_t turn, background::State &) {
                return file.keep(turn, { QStringLiteral("task") }, typed);
            };
        });
        QSignalSpy kept(&writer, &DraftWriter::kept);
        QElapsedTimer time;
        time.start();
        writer.touch();
        QVERIFY(kept.wait(2000));
        QVERIFY(time.elapsed() <= 2000);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
        QVERIFY(leftBehind(folder).drafts.isEmpty()); // it is this program's
        QVERIFY(!writer.findChild<QTimer *>()->isActive()); // nothing changes, nothing runs
        writer.drop();
        QVERIFY(QDir(folder).isEmpty());
    }

    void whatIsNoLongerUnsavedLeavesNoDraft()
    {
        const QString folder = m_folder.filePath(QStringLiteral("undone"));
        bool isModified = true;
        DraftWriter writer(folder, [&isModified]() -> DraftWriter::Write {
            if (!isModified)
                return {};
            return [](DraftFile &file, std::uint64_t turn, background::State &) {
                return file.keep(turn, { QStringLiteral("task") }, "typed");
            };
        });
        auto *timer = writer.findChild<QTimer *>();
        QSignalSpy kept(&writer, &DraftWriter::kept);
        writer.touch();
        timer->setInterval(0);
        QVERIFY(kept.wait());
        isModified = false;
        writer.touch();
        timer->setInterval(0);
        QTRY_VERIFY(QDir(folder).isEmpty());
    }

    void aFullDiskIsToldAndTriedAgain()
    {
        QFile inTheWay(m_folder.filePath(QStringLiteral("full")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        DraftWriter writer(inTheWay.fileName(), []() -> DraftWriter::Write {
            return [](DraftFile &file, std::uint64_t turn, background::State &) {
                return file.keep(turn, { QStringLiteral("task") }, "typed");
            };
        });
        auto *timer = writer.findChild<QTimer *>();
        QSignalSpy notKept(&writer, &DraftWriter::notKept);
        QSignalSpy kept(&writer, &DraftWriter::kept);
        writer.touch();
        timer->setInterval(0);
        QVERIFY(notKept.wait());
        QVERIFY(timer->isActive());
        QVERIFY(inTheWay.remove());
        timer->setInterval(0);
        QVERIFY(kept.wait());
    }

    // As when a dialog closes that was part of another one.
    void whatIsPutAsideOutlivesItsWriter()
    {
        const QString folder = m_folder.filePath(QStringLiteral("aside"));
        auto writer = std::make_unique<DraftWriter>(folder, []() -> DraftWriter::Write {
            return [](DraftFile &file, std::uint64_t turn, background::State &) {
                return file.keep(turn, { QStringLiteral("task") }, "typed");
            };
        });
        writer->touch();
        const DraftWriter::Aside aside = writer->putAside();
        writer.reset();
        QTRY_VERIFY(!aside.job->isRunning());
        QVERIFY(QFile::exists(aside.file->path()));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tst_draftfile

QTEST_GUILESS_MAIN(tst_draftfile::TestDraftFile)
#include "tst_draftfile.moc"
