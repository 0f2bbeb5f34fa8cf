// SPDX-License-Identifier: MIT
#include "record/document/disk/drafts.h"

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
    // What the bytes are counts, and not how the file was called that they grew from.
    void aDraftIsOpenedAsTheRecordItIsOf()
    {
        const QString folder = m_folder.filePath(QStringLiteral("opened"));
        auto dead = std::make_unique<draft::DraftFile>(folder);
        const DraftInfo info { QStringLiteral("/nowhere/mine.lib"), QStringLiteral("mine.lib"), false, {},
            QDateTime(QDate(2026, 11, 24), QTime(12, 0)), { .keptOriginal = true, .damage = Damage::Repaired } };
        QVERIFY(dead->keep(dead->nextTurn(), headOf(info), "(;FF[4]GM[4]SZ[15];B[hh])"));
        dead.reset();
        const draft::Draft left = draft::leftBehind(folder, recordDraftKind()).value(0);
        QVERIFY(draftInfoOf(left.head) == info);
        const auto opened = openDraft(left);
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
