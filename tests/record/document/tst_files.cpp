// SPDX-License-Identifier: MIT
#include "record/document/disk/save.h"
#include "record/document/merge.h"
#include "record/document/record.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_files {

using namespace kagetsu;
using namespace kagetsu::document;

// Records between bytes and the disk.
class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsNoRecordSaysWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nothing is recognised in it")
            << QStringLiteral("plain.txt") << QByteArray("no game at all")
            << QStringLiteral("plain.txt contains no game, or its format is not one that Kagetsu can read.");
        QTest::newRow("it is a library from later")
            << QStringLiteral("newer.lib") << QByteArray::fromHex("FF52656E4C6962FF0904FFFFFFFFFFFFFFFFFFFF 0000")
            << QStringLiteral("newer.lib is a library of version 9.4, which is newer than this program can read.");
    }
    void whatIsNoRecordSaysWhy()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const auto opened = openFile(written(qPrintable(name), bytes), {});
        QVERIFY(!opened);
        QTEST(opened.fault().sentence, "sentence");
        QCOMPARE(opened.fault().isNewerVersion, name == QStringLiteral("newer.lib"));
    }

    void aDeviceHasNoRecord()
    {
        const auto opened = openFile(QStringLiteral("/dev/zero"), {});
        QVERIFY(!opened);
        QCOMPARE(opened.fault().sentence, QStringLiteral("/dev/zero is a device or a pipe, not a file."));
    }

    void otherBytesAskBeforeTheyAreReplaced()
    {
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        Record record(openFile(path, {}).value());
        SaveOrder order { .path = path, .content = record.content(), .stamp = record.file().stamp };
        const auto commits = [] { return true; };
        QCOMPARE(save(order, commits).question, SaveOutcome::Question::None);
        const QByteArray other("(;FF[4]GM[4]SZ[15];B[ii])");
        written("mine.sgf", other);
        QCOMPARE(save(order, commits).question, SaveOutcome::Question::Written);
        QCOMPARE(read(path), other);
        order.stamp.reset();
        order.keepsOriginal = true;
        const SaveOutcome outcome = save(order, commits);
        QVERIFY(outcome.keptOriginal);
        QCOMPARE(outcome.stamp, stampOf(read(path)));
        QCOMPARE(read(path + QStringLiteral(".bak")), other);
    }

    void whatIsGivenUpIsNotSaved()
    {
        const QString path = written("mine.sgf", "(;FF[4]GM[4]SZ[15];B[hh])");
        const SaveOrder order { .path = path, .content = contentOf("(;GM[4]SZ[15];B[ii])") };
        const QByteArray before = read(path);
        save(order, [] { return false; });
        QCOMPARE(read(path), before);
    }

    void savedElsewhereAllOfTheFileIsItsOwn()
    {
        OpenedRecord opened = openFile(written("mine.sgf", "(;GM[4]SZ[15];B[hh]C[and then"), {}).value();
        opened.file.keptOriginal = true;
        Record record(std::move(opened));
        QCOMPARE(record.file().damage, Damage::Repaired);
        const FileStamp stamp = stampOf(QByteArray("x"));
        record.setSaved(record.path(), record.content(), stamp);
        QVERIFY(record.file() == (KnownFile { true, stamp, Damage::Repaired }));
        record.setSaved(m_folder->filePath(QStringLiteral("other.sgf")), record.content(), stamp);
        QVERIFY(record.file() == (KnownFile { false, stamp, Damage::None }));
    }

    void recordsOfAFolderAreMergedAndTheRestIsTold()
    {
        const QString self = written("self.sgf", "(;GM[4]SZ[15];B[hh])");
        written("a.sgf", "(;GM[4]SZ[15];B[ii])(;GM[4]SZ[15];B[gg])");
        written("b.sgf", "(;GM[4]SZ[19];B[ii])");
        written("notes.txt", "nothing");
        const record::Game record = openFile(self, {})->first.value();
        background::State state;
        const ReadToMerge read = readToMerge(
            { m_folder->path() }, [](const QString &) { return OpenChoices(); }, { .tree = record.tree, .path = self },
            state);
        QCOMPARE(read.trees->size(), std::size_t { 2 });
        QCOMPARE(read.left, QStringList { QStringLiteral("b.sgf: the board has a different size.") });
    }

private:
    QString written(const char *name, const QByteArray &bytes) const
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return path;
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_files

QTEST_GUILESS_MAIN(tst_files::TestFiles)
#include "tst_files.moc"
