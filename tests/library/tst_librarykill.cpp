// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "fastfolder.h"
#include "library/store/importer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_librarykill {

using namespace kagetsu;
using namespace kagetsu::library;

namespace {

std::atomic<int> callsLeft { 0 }; // until the kill, or the failure; 0: none
std::atomic<bool> isFull = false; // the disk, from that call on

// False where the call is to fail. A full disk still lets go of files.
bool count(bool frees = false)
{
    if (callsLeft == 0 || --callsLeft > 0)
        return true;
    if (!isFull)
        ::raise(SIGKILL);
    callsLeft = 1;
    if (frees)
        return true;
    errno = ENOSPC;
    return false;
}

template <class Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

} // namespace tst_librarykill

// In the place of the C library's, for SQLite.
extern "C" {

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at)
{
    static auto *const call = tst_librarykill::real<ssize_t(int, const void *, size_t, off_t)>("pwrite");
    return tst_librarykill::count() ? call(descriptor, bytes, size, at) : -1;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t at)
{
    static auto *const call = tst_librarykill::real<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
    return tst_librarykill::count() ? call(descriptor, bytes, size, at) : -1;
}

int fsync(int descriptor)
{
    static auto *const call = tst_librarykill::real<int(int)>("fsync");
    return tst_librarykill::count() ? call(descriptor) : -1;
}

int fdatasync(int descriptor)
{
    static auto *const call = tst_librarykill::real<int(int)>("fdatasync");
    return tst_librarykill::count() ? call(descriptor) : -1;
}

int unlink(const char *path) noexcept
{
    static auto *const call = tst_librarykill::real<int(const char *)>("unlink");
    return tst_librarykill::count(/*frees=*/true) ? call(path) : -1;
}

int ftruncate(int descriptor, off_t size) noexcept
{
    static auto *const call = tst_librarykill::real<int(int, off_t)>("ftruncate");
    return tst_librarykill::count(/*frees=*/true) ? call(descriptor, size) : -1;
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    static auto *const call = tst_librarykill::real<int(int, off64_t)>("ftruncate64");
    return tst_librarykill::count(/*frees=*/true) ? call(descriptor, size) : -1;
}
}

namespace tst_librarykill {

// The program is killed right before each call by which the file of a library is written, forced to disk or removed, or
// the disk is full from there on. What was said to be in is in, whole transactions only, and the same import adds the
// rest.
class TestLibraryKill : public QObject
{
    Q_OBJECT

private slots:
    void everyCall_data()
    {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<bool>("full");
        QTest::newRow("killed in an import") << "import" << false;
        QTest::newRow("killed in an update") << "update" << false;
        QTest::newRow("killed in an undo") << "undo" << false;
        QTest::newRow("full disk in an import") << "import" << true;
        QTest::newRow("full disk in an update") << "update" << true;
        QTest::newRow("full disk in an undo") << "undo" << true;
    }
    void everyCall()
    {
        QFETCH(QString, deed);
        QFETCH(bool, full);
        prepare(deed);
        constexpr int Most = 2000;
        int at = 1;
        for (bool isUnharmed = false; !isUnharmed; at += repetitions(4) == 4 ? 1 : 19) {
            QVERIFY(at < Most);
            QFile::remove(path("now"));
            QFile::remove(path("now-journal"));
            if (deed != QLatin1String("import"))
                QVERIFY(QFile::copy(path("before"), path("now")));
            const int kept = run(deed, at, full, isUnharmed);
            check(deed, kept);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(at > 10); // there was something to kill
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    void prepare(const QString &deed)
    {
        QFile::remove(path("before"));
        write(path("old.sgf"), games(""));
        write(path("new.sgf"), games(";W[ih]"));
        if (deed == QLatin1String("import"))
            return;
        import(path("before"), path("old.sgf"), {});
        if (deed == QLatin1String("undo"))
            import(path("before"), path("new.sgf"), {});
    }

    static QByteArray games(const QByteArray &more)
    {
        QByteArray sgf;
        for (int i = 0; i < 12; ++i)
            sgf += "(;GM[4]SZ[15]PB[P" + QByteArray::number(i) + "]RE[who?]XID[rif:" + QByteArray::number(i) + "];B[hh]"
                + more + ')';
        return sgf;
    }

    static void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("not written");
    }

    // Returns the batches that were said to be in.
    static int import(const QString &library, const QString &file, const std::function<void()> &told)
    {
        SqlStore store;
        if (store.open(library, SqlStore::Access::Change))
            return -1;
        ImportOptions options;
        options.batch = 5;
        options.mayContinue = [&told](double) {
            if (told)
                told();
            return true;
        };
        return importFiles(store, { file }, options) ? 0 : -1;
    }

    // Does it in a child. Returns how often it said that something is kept.
    int run(const QString &deed, int at, bool full, bool &isUnharmed)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            qFatal("no pipe");
        const pid_t child = ::fork();
        if (child == 0) {
            isFull = full;
            callsLeft = at;
            const auto say = [&ends] { (void)!::write(ends[1], "k", 1); };
            int status = 0;
            if (deed == QLatin1String("undo")) {
                SqlStore store;
                if (store.open(path("now"), SqlStore::Access::Change) || !store.undoImport(2))
                    status = 1;
                else
                    say();
            } else {
                status = import(path("now"), path(deed == QLatin1String("import") ? "old.sgf" : "new.sgf"), say) < 0;
            }
            const bool isReached = callsLeft <= 1 && full;
            ::_exit(status + (isReached ? 2 : 0));
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ::close(ends[1]);
        char letter = 0;
        int kept = 0;
        while (::read(ends[0], &letter, 1) == 1)
            ++kept;
        ::close(ends[0]);
        isUnharmed = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        return kept;
    }

    void check(const QString &deed, int kept)
    {
        // How many games have one move, and how many two.
        int ones = 0;
        int twos = 0;
        m_looksFirst = !m_looksFirst;
        if (m_looksFirst) {
            // Whoever only looks takes back what the killed program has left; before its first game there is no
            // library.
            SqlStore store;
            const auto fault = store.open(path("now"), SqlStore::Access::Look);
            QVERIFY(!fault || fault->code == StoreFault::Code::NotALibrary || fault->code == StoreFault::Code::Missing);
        }
        {
            SqlStore store;
            const auto fault = store.open(path("now"), SqlStore::Access::Change);
            QVERIFY2(!fault, fault ? fault->detail.c_str() : "");
            QVERIFY(store.check()->empty());
            for (std::int64_t id = 1; id <= 12; ++id) {
                const auto game = store.game(id);
                QVERIFY(game);
                if (*game)
                    ++((*game)->moves.size() == 1 ? ones : twos);
            }
            // Every game that came in is faulty, and named.
            const auto imports = store.imports();
            QVERIFY(imports);
            for (const ImportRow &row : *imports)
                QCOMPARE(store.findings(row.id, 100)->size(),
                    static_cast<std::size_t>(row.isUndone ? 0 : row.added + row.updated));
        }
        if (deed == QLatin1String("undo")) {
            QVERIFY((ones == 12 && twos == 0) || (kept == 0 && ones == 0 && twos == 12));
            return;
        }
        const int done = deed == QLatin1String("import") ? ones : twos;
        QVERIFY(done == 0 || done == 5 || done == 10 || done == 12);
        QVERIFY(done >= std::min(kept * 5, 12));
        QCOMPARE(ones + twos, deed == QLatin1String("import") ? done : 12);
        // The same once more brings the rest.
        import(path("now"), path(deed == QLatin1String("import") ? "old.sgf" : "new.sgf"), {});
        SqlStore store;
        QVERIFY(!store.open(path("now"), SqlStore::Access::Look));
        QCOMPARE(store.readAll()->games.count(), std::size_t(12));
        QVERIFY(store.check()->empty());
    }

    QTemporaryDir m_folder { fastFolder() };
    bool m_looksFirst = false; // whether the next check does
};

} // namespace tst_librarykill

QTEST_GUILESS_MAIN(tst_librarykill::TestLibraryKill)
#include "tst_librarykill.moc"
