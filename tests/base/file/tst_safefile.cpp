// SPDX-License-Identifier: MIT
#include "base/file/safefile.h"

#include "base/file/partfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_safefile {

using namespace kagetsu;
using namespace kagetsu::file;

namespace {

// While it lives, files of this process end here, as they do where a disk is full: what still fits is taken.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t size)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit { size, m_before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before {};
};

QStringList namesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSafeFile : public QObject
{
    Q_OBJECT

private slots:
    void aPipeStaysAPipe()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const auto saved = saveFile(path, "(;B[hh])");
        QVERIFY(!saved);
        QVERIFY(!saved.fault().isEmpty());
        struct stat there
        {
        };
        QCOMPARE(::stat(QFile::encodeName(path).constData(), &there), 0);
        QVERIFY(S_ISFIFO(there.st_mode));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System).size(), 1);
        QVERIFY(!saveFile(QStringLiteral("/dev/full"), "(;B[hh])"));
        QCOMPARE(::stat("/dev/full", &there), 0);
        QVERIFY(S_ISCHR(there.st_mode));
    }

    void aLinkIsFollowedAndPermissionsStay()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        const QString link = folder.filePath(QStringLiteral("link.sgf"));
        QVERIFY(saveFile(path, "(;B[hh])"));
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0640), 0);
        QVERIFY(QFile::link(path, link));
        QVERIFY(saveFile(link, "(;B[ii])"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(path), QByteArray("(;B[ii])"));
        struct stat there
        {
        };
        QCOMPARE(::stat(QFile::encodeName(path).constData(), &there), 0);
        QCOMPARE(there.st_mode & 07777U, 0640U);
    }

    void hardLinksShowTheSavedContent()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        const QString other = folder.filePath(QStringLiteral("same.sgf"));
        QVERIFY(saveFile(path, QByteArray(200'000, 'o')));
        QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
        for (const int size : { 300'000, 8, 0 }) { // longer and shorter than before
            QVERIFY(saveFile(path, QByteArray(size, 'n')));
            QCOMPARE(contentOf(path), QByteArray(size, 'n'));
            QCOMPARE(contentOf(other), QByteArray(size, 'n'));
        }
        QCOMPARE(namesIn(folder).size(), 2);
    }

    // In a new place as in that of another file, which somebody else may hold.
    void heldFileIsLockedUntilItIsReleased()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        Descriptor held;
        for (const char *content : { "first", "second" }) {
            SafeFile file(path);
            QVERIFY(file.open() && file.write(content));
            std::optional<Descriptor> newlyHeld = file.commitLocked();
            QVERIFY(newlyHeld);
            held = *std::move(newlyHeld);
            QVERIFY(isLocked(path));
            QCOMPARE(contentOf(path), QByteArray(content));
        }
        held = Descriptor();
        QVERIFY(!isLocked(path));
        QVERIFY(saveFile(path, "third"));
        QVERIFY(!isLocked(path));
    }

    void newFileDoesNotReplaceAnother()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        for (const auto &[bytes, isFirst] : { std::pair("(;B[hh])", true), std::pair("(;B[ii])", false) }) {
            SafeFile file(path, SafeFile::Place::New);
            QVERIFY(file.open());
            QVERIFY(file.write(bytes));
            QCOMPARE(file.commit(), isFirst);
            QCOMPARE(file.isTaken(), !isFirst);
        }
        QCOMPARE(contentOf(path), QByteArray("(;B[hh])"));
        QCOMPARE(namesIn(folder).size(), 1);
    }

    void partFilesDoNotDisturbEachOther_data()
    {
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("without a name, where there can be such files") << false;
        QTest::newRow("with a name, as on a stick") << true;
    }
    void partFilesDoNotDisturbEachOther()
    {
        QFETCH(bool, isNamed);
        const auto naming = isNamed ? PartFile::Naming::AtOnce : PartFile::Naming::AtTheEnd;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        const auto make = [&](PartFile &part, const char *bytes) {
            return part.open(naming) == 0 && writeAll(part.descriptor(), bytes, qstrlen(bytes), 0) == 0;
        };
        {
            PartFile part(folder.path());
            QVERIFY(make(part, "one"));
            QCOMPARE(namesIn(folder).size(), isNamed ? 1 : 0);
            removeParts(folder.path()); // somebody is at work on it
            QCOMPARE(part.putAt(path), 0);
        }
        {
            PartFile part(folder.path());
            QVERIFY(make(part, "two"));
            QCOMPARE(part.putAt(path), EEXIST);
            QCOMPARE(part.putInPlaceOf(path), 0);
        }
        {
            PartFile part(folder.path());
            QVERIFY(make(part, "three")); // and given up
        }
        QCOMPARE(contentOf(path), QByteArray("two"));
        QCOMPARE(namesIn(folder), QStringList { QStringLiteral("game.sgf") });
    }

    void filesOfKilledProgramsAreRemoved()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        QVERIFY(saveFile(path, "(;B[hh])"));
        const pid_t child = ::fork();
        if (child == 0) {
            PartFile part(folder.path());
            const bool good = part.open(PartFile::Naming::AtOnce) == 0 && writeAll(part.descriptor(), "x", 1, 0) == 0;
            ::_exit(good ? 0 : 1); // no destructor runs
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(namesIn(folder).size(), 2);
        removeParts(folder.path());
        QCOMPARE(namesIn(folder), QStringList { QStringLiteral("game.sgf") });
    }

    void aFolderForALibraryGoesWithItsProgram()
    {
        const QTemporaryDir folder;
        const auto folders = [&] {
            return QDir(folder.path()).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot).size();
        };
        const auto make = [&](const PartFolder &part) {
            QFile file(QDir(part.path()).filePath(QStringLiteral("of the library")));
            return file.open(QIODevice::WriteOnly) && file.write("x") == 1;
        };
        {
            const PartFolder part(folder.filePath(QStringLiteral("kagetsu.ini")));
            QVERIFY(make(part));
            removeParts(folder.path()); // somebody is at work in it
            QCOMPARE(folders(), 1);
            QVERIFY(QFile::exists(QDir(part.path()).filePath(QStringLiteral("of the library"))));
        }
        QCOMPARE(folders(), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const PartFolder part(folder.filePath(QStringLiteral("kagetsu.ini")));
            ::_exit(make(part) ? 0 : 1); // no destructor runs
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(folders(), 1);
        removeParts(folder.path());
        QCOMPARE(folders(), 0);
    }

    void fullDiskLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("room");
        QTest::newRow("a text that its buffer holds, nothing of which fits") << 100 << 0;
        QTest::newRow("a text that its buffer holds, half of which fits") << 100 << 50;
        QTest::newRow("all but the last byte") << 100 << 99;
        QTest::newRow("a text larger than a buffer, half of which fits") << 100'000 << 50'000;
        QTest::newRow("a text larger than a buffer, all but the last byte") << 100'000 << 99'999;
    }
    void fullDiskLeavesTheOldFile()
    {
        QFETCH(int, size);
        QFETCH(int, room);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        const QByteArray before("(;B[hh])");
        QVERIFY(saveFile(path, before));
        for (const int pieces : { 1, 2, 7 }) {
            QString error;
            {
                const SmallDisk disk(static_cast<rlim_t>(room));
                SafeFile file(path);
                bool good = file.open();
                const QByteArray bytes(size, 'x');
                for (int i = 0; i < pieces; ++i)
                    good = file.write(bytes.mid(i * (size / pieces), i + 1 < pieces ? size / pieces : size)) && good;
                good = file.commit() && good;
                QVERIFY(!good);
                QVERIFY(!file.commit());
                error = file.errorString();
            }
            QCOMPARE(error, qt_error_string(EFBIG));
            QCOMPARE(contentOf(path), before);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { QStringLiteral("game.sgf") });
        }
        QVERIFY(saveFile(path, QByteArray(size, 'y')));
        QCOMPARE(contentOf(path), QByteArray(size, 'y'));
    }

    void oldFileStaysWithoutACommit()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        QVERIFY(saveFile(path, "old"));
        {
            SafeFile file(path);
            QVERIFY(file.open());
            QVERIFY(file.write("new"));
        }
        QCOMPARE(contentOf(path), QByteArray("old"));
    }

    void missingFolderIsReported()
    {
        const QTemporaryDir folder;
        const auto saved = saveFile(folder.filePath(QStringLiteral("none/game.sgf")), "x");
        QVERIFY(!saved);
        QCOMPARE(saved.fault(), qt_error_string(ENOENT));
    }
};

} // namespace tst_safefile

QTEST_GUILESS_MAIN(tst_safefile::TestSafeFile)
#include "tst_safefile.moc"
