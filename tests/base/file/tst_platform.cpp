// SPDX-License-Identifier: MIT
// What every system's platform*.cpp promises, asked without any system's own means.
#include "base/file/platform.h"

#include "base/file/partfile.h"
#include "base/file/safefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace tst_platform {

using namespace kagetsu::file;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

int write(const Descriptor &file, const QByteArray &bytes, qint64 at = 0)
{
    return writeAll(file, bytes.constData(), bytes.size(), at);
}

QByteArray read(const Descriptor &file, qint64 size, qint64 at = 0)
{
    QByteArray bytes(size, '?');
    const auto count = readAt(file, bytes.data(), size, at);
    return count ? bytes.left(*count) : QByteArray("(unreadable)");
}

// Wine 8 has no POSIX semantics for files that are open: it refuses to replace them, and removes them when they are
// closed.
bool isWine()
{
#ifdef Q_OS_WIN
    return ::GetProcAddress(::GetModuleHandleW(L"ntdll.dll"), "wine_get_version") != nullptr;
#else
    return false;
#endif
}

} // namespace

class PlatformTest : public QObject
{
    Q_OBJECT

private slots:
    void filesAreWrittenAndReadAtAnyPlace()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        const Descriptor file = openAt(path, Open::New);
        QVERIFY(file.isOpen());
        QCOMPARE(write(file, "0123456789"), 0);
        QCOMPARE(write(file, "\r\n\x1a", 4), 0); // nothing is changed on its way
        QCOMPARE(read(file, 4, 3), QByteArray("3\r\n\x1a"));
        QCOMPARE(read(file, 9, 7), QByteArray("789"));
        QCOMPARE(read(file, 9, 10), QByteArray());
        QCOMPARE(cutTo(file, 5), 0);
        QCOMPARE(write(file, "x", 6), 0);
        QCOMPARE(read(file, 9), QByteArray("0123\r\0x", 7));
        QCOMPARE(syncData(file), 0);
        QCOMPARE(syncAll(file), 0);
        QCOMPARE(syncFolder(folder.path()), 0);
        QCOMPARE(syncFolder(folder.filePath(QStringLiteral("none"))), ENOENT);
    }

    void openingSaysWhyNot()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(!openAt(path, Open::ReadWrite).isOpen());
        QCOMPARE(errno, ENOENT);
        QVERIFY(openAt(path, Open::OrNew).isOpen());
        QVERIFY(openAt(path, Open::OrNew).isOpen());
        QVERIFY(!openAt(path, Open::New).isOpen());
        QCOMPARE(errno, EEXIST);
        QVERIFY(openAt(folder.path(), Open::Read).isOpen());
        QVERIFY(!openAt(folder.path(), Open::Write).isOpen());
        QCOMPARE(errno, EISDIR);
        QVERIFY(!openAt(folder.filePath(QStringLiteral("none/a")), Open::OrNew).isOpen());
        QCOMPARE(errno, ENOENT);
        QVERIFY(!errorText(ENOENT).isEmpty());
        QVERIFY(errorText(ENOSPC) != errorText(EEXIST));
    }

    void reservingGrowsAndNeverCuts()
    {
        const QTemporaryDir folder;
        const Descriptor file = openAt(folder.filePath(QStringLiteral("a")), Open::New);
        QCOMPARE(write(file, "0123456789"), 0);
        QCOMPARE(reserve(file, 4), 0);
        QCOMPARE(statusOf(file)->size, 10);
        QCOMPARE(reserve(file, 100'000), 0);
        QVERIFY(statusOf(file)->size >= 10);
        QCOMPARE(read(file, 10), QByteArray("0123456789"));
    }

    void statusTellsWhatItIs()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(!statusOf(path));
        QCOMPARE(errno, ENOENT);
        const Descriptor file = openAt(path, Open::New);
        QCOMPARE(write(file, "abc"), 0);
        const auto named = statusOf(path);
        const auto opened = statusOf(file);
        QVERIFY(named && opened && named->isRegular && !named->isFolder);
        QCOMPARE(named->size, 3);
        QCOMPARE(named->names, quint64(1));
        QVERIFY(named->device == opened->device && named->number == opened->number);
        const auto around = statusOf(folder.path());
        QVERIFY(around && around->isFolder && !around->isRegular);
        QVERIFY(openAt(folder.filePath(QStringLiteral("b")), Open::New).isOpen());
        QVERIFY(statusOf(folder.filePath(QStringLiteral("b")))->number != named->number);
    }

    void oneHasTheLock()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        Descriptor first = openAt(path, Open::New);
        QCOMPARE(write(first, "abc"), 0);
        QVERIFY(!isLocked(path));
        QVERIFY(tryLock(first));
        QVERIFY(isLocked(path));
        QVERIFY(isLocked(path)); // looking takes nothing away
        const Descriptor second = openAt(path, Open::ReadWrite);
        QVERIFY(!tryLock(second));
        QCOMPARE(read(second, 9), QByteArray("abc")); // and hinders nobody who reads or writes
        QCOMPARE(write(second, "d", 3), 0);
        first = Descriptor();
        QVERIFY(!isLocked(path));
        QVERIFY(tryLock(second));
    }

    void renamingReplacesOnlyWhereItShall()
    {
        const QTemporaryDir folder;
        const QString from = folder.filePath(QStringLiteral("new"));
        const QString to = folder.filePath(QStringLiteral("花月 ü.sgf"));
        const Descriptor file = openAt(from, Open::New);
        QVERIFY(tryLock(file)); // as it is while it is renamed
        QCOMPARE(write(file, "new"), 0);
        QVERIFY(saveFile(to, "old"));
        QVERIFY(isTaken(to));
        QCOMPARE(renameToNew(from, to), EEXIST);
        QCOMPARE(bytesOf(to), QByteArray("old"));
        QCOMPARE(renameOver(from, to), 0);
        QCOMPARE(bytesOf(to), QByteArray("new"));
        QVERIFY(isLocked(to));
        QVERIFY(!isTaken(from));
        QCOMPARE(renameOver(from, to), ENOENT);
        QCOMPARE(renameToNew(to, from), 0);
        QCOMPARE(bytesOf(from), QByteArray("new"));
    }

    void aFileThatIsReadCanBeReplaced()
    {
        const QTemporaryDir folder;
        const QString from = folder.filePath(QStringLiteral("new"));
        const QString to = folder.filePath(QStringLiteral("old"));
        QVERIFY(saveFile(from, "new"));
        QVERIFY(saveFile(to, "old"));
        const Descriptor old = openAt(to, Open::Read);
        if (isWine()) {
            QCOMPARE(renameOver(from, to), EACCES);
            QCOMPARE(bytesOf(to), QByteArray("old"));
            QCOMPARE(bytesOf(from), QByteArray("new"));
            QSKIP("Wine refuses it.");
        }
        QCOMPARE(renameOver(from, to), 0);
        QCOMPARE(bytesOf(to), QByteArray("new"));
        QCOMPARE(read(old, 9), QByteArray("old"));
    }

    void aFileInUseCanBeRemoved()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        Descriptor file = openAt(path, Open::New);
        QCOMPARE(write(file, "abc"), 0);
        QCOMPARE(removeFile(path), 0);
        QCOMPARE(read(file, 9), QByteArray("abc"));
        if (!isWine())
            QCOMPARE(statusOf(file)->names, quint64(0));
        file = Descriptor();
        QVERIFY(!isTaken(path));
        QCOMPARE(removeFile(path), ENOENT);
    }

    void readOnlyFilesAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(saveFile(path, "old"));
        QVERIFY(canWrite(path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadUser));
        if (canWrite(path))
            QSKIP("This user may write everything.");
        QCOMPARE(errno, EACCES);
        const auto saved = saveFile(path, "new");
        QVERIFY(!saved);
        QVERIFY(!saved.fault().isEmpty());
        QCOMPARE(bytesOf(path), QByteArray("old"));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
    }

    void longPathsAreFiles()
    {
        const QTemporaryDir folder;
        QString place = folder.path();
        while (place.size() < 400) {
            place += QStringLiteral("/") + QString(50, u'花');
            QCOMPARE(makeOwnFolder(place), 0);
        }
        const QString path = place + QStringLiteral("/月.sgf");
        QVERIFY(saveFile(path, "one"));
        QVERIFY(saveFile(path, "two"));
        QCOMPARE(read(openAt(path, Open::Read), 9), QByteArray("two"));
        QCOMPARE(statusOf(path)->size, 3);
        QCOMPARE(makeOwnFolder(place), EEXIST);
        QCOMPARE(removeFile(path), 0);
        QVERIFY(!isTaken(path));
    }

    void aFileForItsOwnerAloneCanBeReadByHim()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("key"));
        SafeFile file(path, SafeFile::Place::New, SafeFile::Access::Owner);
        QVERIFY2(file.open() && file.write("secret") && file.commit(), qPrintable(file.errorString()));
        QCOMPARE(bytesOf(path), QByteArray("secret"));
        SafeFile again(path, SafeFile::Place::New);
        QVERIFY(again.open());
        QVERIFY(!again.commit());
        QVERIFY(again.isTaken());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList { QStringLiteral("key") });
    }

    void partsOfTheDeadAreRemovedAndOthersStay()
    {
        const QTemporaryDir folder;
        const QString dead = newPartName(folder.path());
        QVERIFY(openAt(dead, Open::New).isOpen());
        PartFile alive(folder.path());
        QCOMPARE(alive.open(PartFile::Naming::AtOnce), 0);
        QVERIFY(saveFile(folder.filePath(QStringLiteral("game.sgf")), "(;)"));
        removeParts(folder.path());
        QVERIFY(!isTaken(dead));
        QCOMPARE(alive.putAt(folder.filePath(QStringLiteral("alive"))), 0);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
            (QStringList { QStringLiteral("alive"), QStringLiteral("game.sgf") }));
    }
};

} // namespace tst_platform

QTEST_MAIN(tst_platform::PlatformTest)
#include "tst_platform.moc"
