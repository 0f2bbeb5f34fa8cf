// SPDX-License-Identifier: MIT
#include "document/disk/drafts.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_drafts {

using namespace kagetsu;
using namespace kagetsu::document;

// Drafts of what is not saved.
class TestDrafts : public QObject
{
    Q_OBJECT

private slots:
    // A clock that is set back makes no edit older than the one before it.
    void theLastStateIsKeptWhateverTheClockSays()
    {
        const QDateTime noon(QDate(2026, 11, 24), QTime(12, 0));
        Drafts left(m_folder.filePath(QStringLiteral("drafts")));
        const auto kept = [this] {
            const QDir drafts(m_folder.filePath(QStringLiteral("drafts")));
            QFile draft(drafts.filePath(drafts.entryList({ QStringLiteral("*.draft") }).value(0)));
            return draft.open(QIODevice::ReadOnly) ? draft.readAll().split('\n').value(1) : QByteArray();
        };
        DraftFile &file = *left.file();
        const std::uint64_t first = file.nextTurn();
        const std::uint64_t second = file.nextTurn();
        const std::uint64_t third = file.nextTurn();
        const auto at = [](const QDateTime &written) { return DraftInfo { {}, {}, false, {}, written }; };
        QVERIFY(file.keep(first, at(noon), "first"));
        QVERIFY(file.keep(third, at(noon.addSecs(-3600)), "third"));
        QCOMPARE(kept(), QByteArray("third"));
        QVERIFY(file.keep(second, at(noon.addSecs(3600)), "second")); // which took longer
        QCOMPARE(kept(), QByteArray("third"));
        left.drop();
    }

    // Two programs that ask about the same draft: one of them has it.
    void aDraftIsRestoredByOneProgramOnly()
    {
        const QString folder = m_folder.filePath(QStringLiteral("drafts"));
        auto dead = std::make_unique<Drafts>(folder);
        QVERIFY(dead->file()->keep(dead->file()->nextTurn(), {}, "(;FF[4])"));
        dead.reset();
        const QList<Draft> left = Drafts(folder).leftBehind();
        QCOMPARE(left.size(), 1);
        std::shared_ptr<DraftFile> one = DraftFile::takeUp(left.first());
        QVERIFY(one);
        QVERIFY(!DraftFile::takeUp(left.first()));
        Drafts::remove(left.first()); // "Discard" of the other
        QVERIFY(QFile::exists(left.first().file));
        one.reset();
        Drafts::remove(left.first());
        QVERIFY(!QFile::exists(left.first().file));
    }

    // What the bytes are counts, and not how the file was called that they grew from.
    void aDraftIsOpenedAsTheRecordItIsOf()
    {
        const QString folder = m_folder.filePath(QStringLiteral("opened"));
        auto dead = std::make_unique<Drafts>(folder);
        const DraftInfo info { QStringLiteral("/nowhere/mine.lib"), QStringLiteral("mine.lib"), false, {},
            QDateTime(QDate(2026, 11, 24), QTime(12, 0)), { .keptOriginal = true, .damage = Damage::Repaired } };
        QVERIFY(dead->file()->keep(dead->file()->nextTurn(), info, "(;FF[4]GM[4]SZ[15];B[hh])"));
        dead.reset();
        const auto opened = Drafts(folder).leftBehind().value(0).open({});
        QVERIFY(opened.hasValue());
        QCOMPARE(opened->path, info.path);
        QCOMPARE(opened->name, info.name);
        QVERIFY(opened->file == info.file);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tst_drafts

QTEST_GUILESS_MAIN(tst_drafts::TestDrafts)
#include "tst_drafts.moc"
