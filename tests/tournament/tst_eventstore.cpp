// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "everyaction.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/keptlog.h"
#include "tournament/model/find.h"
#include "tournament/rescue.h"
#include "tournament/sqlite/sqlstore.h"
#include "tournament/standings/standings.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_eventstore {

using namespace kagetsu;
using namespace kagetsu::tournament;
using Access = Store::Access;
using Code = StoreFault::Code;

namespace {

const Stamp Arbiter { "那须 & co", Milliseconds(1'700'000'000'123) };

// As one text, since actions have no ==.
std::string textOf(const std::vector<LogLine> &lines)
{
    std::string text;
    for (const LogLine &line : lines) {
        text += line.done.who + '@' + std::to_string(line.done.when.count()) + ' ' + tournament::textOf(line.action);
        if (line.undone)
            text += " undone " + line.undone->who + '@' + std::to_string(line.undone->when.count());
        text += '\n';
    }
    return text;
}

LogLine entering(const std::string &name)
{
    EntryDetails details;
    details.name = name;
    return { Arbiter, AddEntry { 1, details, 1 }, std::nullopt };
}

// Files cannot grow past this many bytes while it lives.
class FullDisk
{
public:
    explicit FullDisk(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit { static_cast<rlim_t>(bytes), RLIM_INFINITY };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
};

// What another program does with the file; as somebody who is not root, where rights matter.
int inAnotherProgram(const std::function<int()> &work, bool asNobody = false)
{
    const pid_t child = ::fork();
    if (child == 0) {
        if (asNobody && ::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(100);
        ::_exit(work());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// Another program that begins before this one opens anything, as what SQLite knows of locks must not be shared.
class OtherProgram
{
public:
    explicit OtherProgram(const std::function<int()> &work)
    {
        if (::pipe(m_go) != 0)
            std::abort();
        m_child = ::fork();
        if (m_child != 0)
            return;
        char go = 0;
        ::close(m_go[1]);
        ::_exit(::read(m_go[0], &go, 1) == 1 ? work() : 101);
    }
    ~OtherProgram()
    {
        ::close(m_go[0]);
        ::close(m_go[1]);
    }
    OtherProgram(const OtherProgram &) = delete;
    OtherProgram &operator=(const OtherProgram &) = delete;

    // Lets it do its work, and returns its answer.
    int run()
    {
        int status = 0;
        if (::write(m_go[1], "g", 1) != 1)
            return -1;
        ::waitpid(m_child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    int m_go[2] {};
    pid_t m_child = 0;
};

} // namespace

// tournament.md#the-file-of-an-event
class TestEventStore : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path() const { return m_folder->filePath(QStringLiteral("cup.kagetsu-event")).toStdString(); }
    QString name() const { return QString::fromStdString(path()); }
    QByteArray bytes() const
    {
        QFile file(name());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray &content) const
    {
        QFile file(name());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    // As another program would.
    void query(const QString &statement) const
    {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(name());
            QVERIFY(other.open());
            QVERIFY2(QSqlQuery(other).exec(statement), qPrintable(statement));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    void fill(int lines) const
    {
        SqlStore store;
        QVERIFY(store.open(path(), Access::Create));
        std::vector<LogLine> all;
        for (int line = 0; line < lines; ++line)
            all.push_back(entering("entry " + std::to_string(line)));
        QVERIFY(store.append(all));
    }
    std::string read(Access access = Access::Look) const
    {
        SqlStore store;
        const auto lines = store.open(path(), access);
        return lines ? textOf(*lines) : std::string("fault ") + std::to_string(static_cast<int>(lines.fault().code));
    }
    std::optional<StoreFault> faultOfOpening(Access access = Access::Change) const
    {
        SqlStore store;
        const auto lines = store.open(path(), access);
        return lines ? std::nullopt : std::optional(lines.fault());
    }
    std::optional<Code> codeOfOpening(Access access = Access::Change) const
    {
        const auto fault = faultOfOpening(access);
        return fault ? std::optional(fault->code) : std::nullopt;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyActionComesBackAsItWas()
    {
        std::mt19937 random(5);
        std::vector<LogLine> kept;
        SqlStore store;
        QVERIFY(store.open(path(), Access::Create));
        for (int time = 0; time < 4; ++time) {
            std::vector<LogLine> more;
            for (const Action &action : everyaction::everyAction(random))
                more.push_back({ { Arbiter.who, Milliseconds(random()) }, action, std::nullopt });
            QVERIFY(store.append(more));
            kept.insert(kept.end(), more.begin(), more.end());
            const std::size_t struck = kept.size() - 2;
            QVERIFY(store.markUndone(struck, Arbiter));
            kept[struck].undone = Arbiter;
        }
        store.close();
        QCOMPARE(read(Access::Look), textOf(kept));
        QCOMPARE(read(Access::Change), textOf(kept));
    }

    void whatIsAppendedTogetherIsThereTogether()
    {
        SqlStore store;
        QVERIFY(store.open(path(), Access::Create));
        std::vector<LogLine> lines { entering("A"), entering("B"), entering("C") };
        lines[1].undone = Arbiter;
        QVERIFY(store.append(lines));
        QVERIFY(store.append({}));
        store.close();
        QCOMPARE(read(), textOf(lines));
    }

    // It is never anything but one file, which can be copied at any time.
    void aFileIsWholeAfterEachCall()
    {
        SqlStore store;
        QVERIFY(store.open(path(), Access::Create));
        std::vector<LogLine> kept;
        for (int line = 0; line < 30; ++line) {
            kept.push_back(entering(std::string(static_cast<std::size_t>(line) * 40, 'n')));
            QVERIFY(store.append(std::span(kept).last(1)));
            // Another process: here a copy would end our lock.
            const QString copy = m_folder->filePath(QStringLiteral("copy"));
            QCOMPARE(::system(qPrintable(QStringLiteral("cp '%1' '%2'").arg(name(), copy))), 0);
            SqlStore mailed;
            const auto lines = mailed.open(copy.toStdString(), Access::Look);
            QVERIFY(lines);
            QCOMPARE(textOf(*lines), textOf(kept));
        }
        store.close();
        QCOMPARE(QDir(m_folder->path()).entryList({ QStringLiteral("cup*") }, QDir::Files).size(), 1);
    }

    void anEventKeepsItsIdentity()
    {
        SqlStore store;
        QVERIFY(store.open(path(), Access::Create));
        const FileIdentity made = store.identity();
        QCOMPARE(made.id.size(), 36U);
        QCOMPARE(made.version, 2);
        QVERIFY(store.open(path(), Access::Look));
        QCOMPARE(store.identity(), made);
        QVERIFY(store.open(m_folder->filePath(QStringLiteral("other")).toStdString(), Access::Create));
        QVERIFY(!(store.identity() == made));
    }

    void whatCannotBeOpenedSaysWhy_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<Access>("access");
        QTest::addColumn<Code>("code");
        QTest::newRow("there is none") << 0 << Access::Change << Code::Missing;
        QTest::newRow("there is none to look at") << 0 << Access::Look << Code::Missing;
        QTest::newRow("a new one where an event is") << 1 << Access::Create << Code::Exists;
        QTest::newRow("a new one where another file is") << 2 << Access::Create << Code::Exists;
        QTest::newRow("another file") << 2 << Access::Change << Code::NotAnEvent;
        QTest::newRow("another file to look at") << 2 << Access::Look << Code::NotAnEvent;
        QTest::newRow("an empty file") << 3 << Access::Change << Code::NotAnEvent;
        QTest::newRow("another database") << 4 << Access::Change << Code::NotAnEvent;
        QTest::newRow("a later version") << 5 << Access::Change << Code::Newer;
        QTest::newRow("a later version to look at") << 5 << Access::Look << Code::Newer;
        QTest::newRow("a folder") << 6 << Access::Change << Code::NotAnEvent;
        QTest::newRow("a table more") << 7 << Access::Change << Code::Damaged;
        QTest::newRow("a line that is gone") << 8 << Access::Look << Code::Damaged;
        QTest::newRow("a line that was changed") << 9 << Access::Look << Code::Damaged;
        QTest::newRow("cut off") << 10 << Access::Change << Code::Damaged;
    }
    void whatCannotBeOpenedSaysWhy()
    {
        QFETCH(int, what);
        QFETCH(Access, access);
        QFETCH(Code, code);
        if (what == 1 || what == 5 || (what >= 7 && what <= 10))
            fill(30);
        switch (what) {
        case 2: put("Kagetsu, but no event\n"); break;
        case 3: put({}); break;
        case 4: query(QStringLiteral("CREATE TABLE pupil (name)")); break;
        case 5: query(QStringLiteral("PRAGMA user_version = 3")); break;
        case 6: QVERIFY(QDir().mkdir(name())); break;
        case 7: query(QStringLiteral("CREATE TRIGGER t AFTER INSERT ON line BEGIN DELETE FROM line; END")); break;
        case 8: query(QStringLiteral("DELETE FROM line WHERE number = 7")); break;
        case 9: query(QStringLiteral("UPDATE line SET who = 'nobody' WHERE number = 7")); break;
        case 10: put(bytes().first(8192)); break;
        default: break;
        }
        const QByteArray before = what == 6 ? QByteArray() : bytes();
        const auto fault = faultOfOpening(access);
        QVERIFY(fault);
        QCOMPARE(fault->code, code);
        if (what == 8 || what == 9)
            QCOMPARE(fault->line, 7U);
        QCOMPARE(what == 6 ? QByteArray() : bytes(), before);
    }

    // tests/data/tournament/version-1.kagetsu-event was written by the program when its files had version 1.
    void aFileOfTheFirstVersionIsReadAndGoesOn()
    {
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/tournament/version-1.kagetsu-event"), name()));
        QVERIFY(QFile::setPermissions(name(), QFile::ReadOwner | QFile::WriteOwner));
        const QByteArray before = bytes();
        const std::string told = read();
        QCOMPARE(bytes(), before); // who looks changes nothing
        {
            SqlStore store;
            auto lines = store.open(path(), Access::Change);
            QVERIFY(lines);
            QCOMPARE(textOf(*lines), told);
            auto log = Log::fromLines(std::move(lines).value());
            QVERIFY(log);
            QStringList places;
            for (const Standing &standing : standingsOf(log->event().sections.front()))
                places += QString::number(standing.place) + ' '
                    + QString::fromStdString(findEntry(log->event().sections.front(), standing.entry)->details.name);
            QCOMPARE(places.join(QStringLiteral(", ")),
                QStringLiteral("1 Lee, 2 Aoki, 3 Иванов, 4 王小明, 4 田中, 6 Müller, 7 Chen; Hokusei; 1900"));
            const std::vector<LogLine> late { entering("late") };
            QVERIFY(store.append(late));
        }
        QCOMPARE(read(), told + textOf({ entering("late") }));
        query(QStringLiteral("PRAGMA user_version = 3"));
        QCOMPARE(codeOfOpening(), std::optional(Code::Newer));
    }

    // A file that says that it is of the first version, and is not, stays as it is.
    void whatIsNoFileOfTheFirstVersionStaysAsItIs()
    {
        fill(3);
        query(QStringLiteral("CREATE TABLE other (one INTEGER)"));
        query(QStringLiteral("PRAGMA user_version = 1"));
        const QByteArray before = bytes();
        QCOMPARE(codeOfOpening(), std::optional(Code::Damaged));
        QCOMPARE(bytes(), before);
    }

    void aNewEventMayReplaceAnEmptyFile()
    {
        put({});
        QVERIFY(!faultOfOpening(Access::Create));
        QVERIFY(!faultOfOpening(Access::Change));
    }

    // tournament.md#a-damaged-file
    void whatStandsBeforeTheDamageIsSaved_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::addColumn<qsizetype>("lines"); // saved
        QTest::addColumn<qsizetype>("leftOut");
        const auto row = [](const char *name, const char *damage, qsizetype lines, qsizetype leftOut) {
            QTest::newRow(name) << QString::fromLatin1(damage) << lines << leftOut;
        };
        // A section, entries A to F, and the last one struck out: eight rows.
        row("the name of who did it", "UPDATE line SET who = 'x' WHERE number = 4", 3, 5);
        row("an action", "UPDATE line SET action = '{}' WHERE number = 7", 6, 2);
        row("no JSON", "UPDATE line SET action = '\x01' WHERE number = 2", 1, 7);
        row("a time", "UPDATE line SET at_ms = at_ms + 1 WHERE number = 5", 4, 4);
        row("what was struck out", "UPDATE line SET strikes = 2 WHERE number = 8", 7, 1);
        row("the first line", "UPDATE line SET hash = '' WHERE number = 1", 0, 8);
        row("a line is gone", "DELETE FROM line WHERE number = 5", 4, 3);
        row("the last line", "UPDATE line SET who = 'x' WHERE number = 8", 7, 1);
    }
    void whatStandsBeforeTheDamageIsSaved()
    {
        QFETCH(QString, damage);
        QFETCH(qsizetype, lines);
        QFETCH(qsizetype, leftOut);
        {
            SqlStore store;
            QVERIFY(store.open(path(), Access::Create));
            std::vector<LogLine> all { { Arbiter, AddSection {}, {} } };
            for (const char letter : std::string("ABCDEF"))
                all.push_back(entering(std::string(1, letter)));
            all.back().undone = Arbiter;
            QVERIFY(store.append(all));
            SqlStore whole;
            QVERIFY(!rescueFrom(whole, path()).value());
        }
        query(damage);
        const QByteArray before = bytes();
        SqlStore store;
        const auto rescue = rescueFrom(store, path());
        QVERIFY(rescue && *rescue);
        const Rescue &saved = **rescue;
        QCOMPARE(qsizetype(saved.log.lines().size()), lines);
        QCOMPARE(qsizetype(saved.leftOut.size()), leftOut);
        QCOMPARE(saved.damage.code, Code::Damaged);
        QCOMPARE(saved.damage.line, std::size_t(lines) + 1);
        QVERIFY(!saved.isRestUnreadable);
        QCOMPARE(bytes(), before);
        const std::string place = m_folder->filePath(QStringLiteral("saved")).toStdString();
        QVERIFY(KeptLog::create(std::make_unique<SqlStore>(), place, saved.id, saved.log));
        const auto again = KeptLog::open(std::make_unique<SqlStore>(), place, Access::Change);
        QVERIFY(again);
        QCOMPARE(textOf(again->log().lines()), textOf(saved.log.lines()));
        QCOMPARE(again->identity().id, saved.id);
    }

    void aLineThatTheRulesRefuseIsLeftOutWithAllBehindIt()
    {
        {
            SqlStore store;
            QVERIFY(store.open(path(), Access::Create));
            std::vector<LogLine> all { { Arbiter, AddSection {}, {} }, entering("A"),
                { Arbiter, PublishRound { 1, 9 }, {} }, entering("B") };
            QVERIFY(store.append(all));
            QVERIFY(store.markUndone(1, Arbiter)); // A was there when the third line was written
        }
        SqlStore store;
        const auto rescue = rescueFrom(store, path());
        QVERIFY(rescue && *rescue);
        QCOMPARE(textOf((*rescue)->log.lines()), textOf({ { Arbiter, AddSection {}, {} }, entering("A") }));
        QCOMPARE((*rescue)->damage.line, 3U);
        QCOMPARE((*rescue)->leftOut.size(), 3U);
        QCOMPARE((*rescue)->leftOut.back().strikes, 2U);
    }

    // Of pages that no longer hold what they should, all rows that can still be read.
    void aFileThatWasCutIsReadAsFarAsItGoes()
    {
        fill(200);
        const QByteArray whole = bytes();
        qsizetype saved = 0; // of the longest
        for (const int kept : { 4096, 8192, 3 * 4096, 5 * 4096, 8 * 4096 + 100 }) {
            put(whole.first(std::min<qsizetype>(kept, whole.size() - 1)));
            SqlStore store;
            const auto salvage = store.salvage(path());
            QVERIFY(!salvage || (salvage->damage && salvage->isRestUnreadable));
            saved = salvage ? qsizetype(salvage->lines.size()) : 0;
        }
        QVERIFY(saved > 100);
        put("Kagetsu, but no event\n");
        SqlStore store;
        QCOMPARE(store.salvage(path()).fault().code, Code::NotAnEvent);
    }

    void linesThatMakeNoEventAreDamage()
    {
        fill(1); // into a section that is not there
        const auto event = KeptLog::open(std::make_unique<SqlStore>(), path(), Access::Look);
        QVERIFY(!event);
        QCOMPARE(event.fault().code, Code::Damaged);
        QCOMPARE(event.fault().line, 1U);
    }

    // Of any byte that turned, the file is refused, or all is there as it was.
    void aByteThatTurnedChangesNothingUnseen()
    {
        fill(40);
        const QByteArray whole = bytes();
        const std::string text = read();
        std::mt19937 random(7);
        int refused = 0;
        for (int time = 0; time < repetitions(2000); ++time) {
            QByteArray turned = whole;
            // The first page has most of what everything depends on.
            const auto at = static_cast<qsizetype>(random() % (time % 2 ? static_cast<unsigned>(whole.size()) : 200U));
            turned[at] = static_cast<char>(turned[at] ^ (1 + static_cast<int>(random() % 255)));
            put(turned);
            SqlStore store;
            const auto lines = store.open(path(), Access::Look);
            QVERIFY2(!lines || textOf(*lines) == text, QByteArray::number(at));
            refused += !lines;
        }
        QVERIFY(refused > repetitions(2000) / 4);
    }

    void oneChangesAnEventAndOthersLook()
    {
        fill(3);
        const auto look = [this] {
            return (codeOfOpening(Access::Change) == Code::Locked ? 0 : 1) + (codeOfOpening(Access::Look) ? 2 : 0);
        };
        OtherProgram before(look);
        OtherProgram between(look);
        OtherProgram after([this] { return codeOfOpening(Access::Change) ? 1 : 0; });
        SqlStore mine;
        QVERIFY(mine.open(path(), Access::Change));
        QCOMPARE(before.run(), 0);
        QVERIFY(mine.append(std::vector { entering("still mine") }));
        QCOMPARE(between.run(), 0);
        QVERIFY(mine.markUndone(3, Arbiter));
        QCOMPARE(look(), 0); // by the same program
        QCOMPARE(QDir(m_folder->path()).entryList({ QStringLiteral("cup*") }, QDir::Files).size(), 1);
        mine.close();
        QCOMPARE(after.run(), 0);
    }

    // Another program can give a file a mode in which what is written stands in a second one.
    void aFileIsWholeByItselfWhateverItsMode()
    {
        fill(3);
        query(QStringLiteral("PRAGMA journal_mode = WAL"));
        SqlStore mine;
        QVERIFY(mine.open(path(), Access::Change));
        QVERIFY(mine.append(std::vector { entering("D") }));
        const QString copy = m_folder->filePath(QStringLiteral("copy"));
        QVERIFY(QFile::copy(name(), copy));
        SqlStore copied;
        const auto lines = copied.open(copy.toStdString(), Access::Look);
        QVERIFY(lines);
        QCOMPARE(lines->size(), 4U);
    }

    void whoLooksHearsOfMore()
    {
        fill(3);
        SqlStore desk;
        QVERIFY(desk.open(path(), Access::Change));
        SqlStore looking;
        QVERIFY(looking.open(path(), Access::Look));
        QVERIFY(looking.stillThere());
        QVERIFY(desk.append(std::vector { entering("D") }));
        QCOMPARE(looking.stillThere().fault().code, Code::Behind);
        QCOMPARE(looking.stillThere().fault().code, Code::Behind);
        const auto lines = looking.open(path(), Access::Look);
        QVERIFY(lines);
        QCOMPARE(lines->size(), 4U);
        QVERIFY(looking.stillThere());
    }

    // The system ends a lock when its process closes the file by other means.
    void whatAnotherProgramAddsAfterALostLockIsNoticed()
    {
        fill(3);
        OtherProgram other([this] {
            SqlStore quick;
            return quick.open(path(), Access::Change) && quick.append(std::vector { entering("theirs") }) ? 0 : 1;
        });
        SqlStore mine;
        QVERIFY(mine.open(path(), Access::Change));
        (void)bytes();
        QCOMPARE(other.run(), 0);
        QVERIFY(!mine.append(std::vector { entering("mine") }));
        QVERIFY(!mine.stillThere());
        mine.close();
        QCOMPARE(read(), textOf({ entering("entry 0"), entering("entry 1"), entering("entry 2"), entering("theirs") }));
    }

    void aFileThatIsNotAtItsPlaceTakesNothing_data()
    {
        QTest::addColumn<QString>("command"); // of a shell: what becomes of the file
        const auto row = [](const char *name, const char *command) {
            QTest::newRow(name) << QString::fromLatin1(command);
        };
        row("replaced by a copy of it", "cp $E $E.new && mv $E.new $E");
        row("replaced by an older copy", "mv $D/older $E");
        row("removed", "rm $E");
        row("renamed", "mv $E $E.old");
        row("its folder renamed", "mv $D $D.old");
        row("its folder removed", "rm -r $D");
        row("an older copy written over it", "cp $D/older $E");
        row("cut to nothing", ": > $E");
        row("a link to another file", "cp $E $E.new && ln -sf $E.new $E");
        row("a folder in its place", "rm $E && mkdir $E");
        row("a pipe in its place", "rm $E && mkfifo $E");
    }
    void aFileThatIsNotAtItsPlaceTakesNothing()
    {
        QFETCH(QString, command);
        const QString folder = m_folder->filePath(QStringLiteral("cups"));
        QVERIFY(QDir().mkdir(folder));
        const QString file = folder + QStringLiteral("/cup.kagetsu-event");
        const auto shell = [&](const QString &line) {
            return ::system(qPrintable(QStringLiteral("D='%1' E='%2'; %3").arg(folder, file, line)));
        };
        SqlStore store;
        QVERIFY(store.open(file.toStdString(), Access::Create));
        QVERIFY(store.append(std::vector { entering("A") }));
        QCOMPARE(shell(QStringLiteral("cp $E $D/older")), 0);
        std::vector<LogLine> lines { entering("A"), entering("B") };
        QVERIFY(store.append(std::span(lines).last(1)));
        QVERIFY(store.stillThere());
        QCOMPARE(shell(command), 0);
        QCOMPARE(store.stillThere().fault().code, Code::Gone);
        for (int time = 0; time < 2; ++time) {
            QCOMPARE(store.append(std::vector { entering("C") }).fault().code, Code::Gone);
            QCOMPARE(store.markUndone(0, Arbiter).fault().code, Code::Gone);
        }
        // All of it goes to another place, as the same event.
        const std::string id = store.identity().id;
        const std::string elsewhere = m_folder->filePath(QStringLiteral("elsewhere.kagetsu-event")).toStdString();
        SqlStore saved;
        QVERIFY(saved.create(elsewhere, id, lines));
        QCOMPARE(saved.identity().id, id);
        lines.push_back(entering("C"));
        QVERIFY(saved.append(std::span(lines).last(1)));
        saved.close();
        SqlStore again;
        QCOMPARE(textOf(again.open(elsewhere, Access::Look).value()), textOf(lines));
    }

    void aFileThatCameBackGoesOn()
    {
        fill(3);
        SqlStore store;
        QVERIFY(store.open(path(), Access::Change));
        const QString away = m_folder->filePath(QStringLiteral("away"));
        QVERIFY(QFile::rename(name(), away));
        QVERIFY(!store.append(std::vector { entering("D") }));
        QVERIFY(QFile::rename(away, name()));
        QVERIFY(store.append(std::vector { entering("E") }));
        store.close();
        QVERIFY(!codeOfOpening());
    }

    // They mean something to SQLite.
    void aNameIsTheNameOfAFile_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
            { ":memory:", "file:cup?mode=memory", "file:cup", "a?b#c%20d", "cup.kagetsu-event?vfs=unix" })
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aNameIsTheNameOfAFile()
    {
        QFETCH(QString, name);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        SqlStore store;
        QVERIFY(store.open(name.toStdString(), Access::Create));
        QVERIFY(store.append(std::vector { entering("A") }));
        QCOMPARE(QDir().entryList(QDir::Files), QStringList { name });
        store.close();
        const auto read = store.open(name.toStdString(), Access::Change);
        QVERIFY(read);
        QCOMPARE(read->size(), 1U);
        store.close();
        QVERIFY(QDir::setCurrent(before));
    }

    void whatCannotBeMadeLeavesNothing()
    {
        {
            const FullDisk disk(1000);
            SqlStore store;
            QVERIFY(!store.open(path(), Access::Create));
            QVERIFY(!store.create(path(), {}, std::vector { entering("A") }));
        }
        QVERIFY(!QFile::exists(name()));
        const auto tooLong = KeptLog::open(std::make_unique<SqlStore>(), std::string(), Access::Create);
        QCOMPARE(tooLong.fault().code, Code::Missing);
        QVERIFY(::mkfifo(qPrintable(name()), 0600) == 0);
        for (const Access access : { Access::Create, Access::Change, Access::Look })
            QVERIFY(codeOfOpening(access));
    }

    // SQLite alters it, and then its hash would not be that of the line.
    void whatComesBackOtherThanItWasGivenIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("U+FFFE") << QByteArray("Bo\xEF\xBF\xBE");
        QTest::newRow("U+FFFF") << QByteArray("Bo\xEF\xBF\xBF");
        QTest::newRow("no UTF-8") << QByteArray("Bo\xFF");
        QTest::newRow("a mark of byte order before it") << QByteArray("\xEF\xBB\xBF"
                                                                      "Bo");
    }
    void whatComesBackOtherThanItWasGivenIsRefused()
    {
        QFETCH(QByteArray, text);
        fill(3);
        const std::string before = read();
        SqlStore store;
        QVERIFY(store.open(path(), Access::Change));
        LogLine line = entering("D");
        line.done.who = text.toStdString();
        QVERIFY(!store.append(std::vector { entering("C"), line }));
        QCOMPARE(read(), before);
        QVERIFY(store.append(std::vector { entering("C") }));
        store.close();
        QVERIFY(!codeOfOpening());
        // The log has tidied it before.
        const std::string tidied = m_folder->filePath(QStringLiteral("tidied")).toStdString();
        std::string kept;
        {
            auto made = KeptLog::create(std::make_unique<SqlStore>(), tidied, {}, Log());
            QVERIFY(made);
            KeptLog event = std::move(made).value();
            QVERIFY(event.act(AddSection {}, { text.toStdString(), {} }));
            QVERIFY(event.act(entering(text.toStdString()).action, { text.toStdString(), {} }));
            QVERIFY(event.undo({ text.toStdString(), {} }).value());
            QCOMPARE(event.log().tidied(), 3U);
            kept = textOf(event.log().lines());
        }
        const auto lines = store.open(tidied, Access::Look);
        QVERIFY(lines);
        QCOMPARE(textOf(*lines), kept);
    }

    void severalMayLookAtOnce()
    {
        fill(3);
        SqlStore one;
        SqlStore two;
        QVERIFY(one.open(path(), Access::Look));
        QVERIFY(two.open(path(), Access::Look));
        QVERIFY(!faultOfOpening(Access::Change)); // and they are not in the way of who changes it
    }

    void aFolderThatCannotBeWrittenIsForLooking()
    {
        fill(3);
        QVERIFY(::chmod(qPrintable(name()), 0444) == 0 && ::chmod(qPrintable(m_folder->path()), 0555) == 0);
        const std::string text = read();
        const int answer = inAnotherProgram(
            [&] {
                const bool looks = read() == text;
                const bool refuses = codeOfOpening(Access::Change) == Code::ReadOnly;
                SqlStore store;
                const auto made = store.open(m_folder->filePath(QStringLiteral("new")).toStdString(), Access::Create);
                return (looks ? 0 : 1) + (refuses ? 0 : 2) + (!made && made.fault().code == Code::ReadOnly ? 0 : 4);
            },
            /*asNobody=*/true);
        QVERIFY(::chmod(qPrintable(m_folder->path()), 0755) == 0);
        QCOMPARE(answer, 0);
    }

    void aFullDiskKeepsWhatIsThere()
    {
        auto event = KeptLog::open(std::make_unique<SqlStore>(), path(), Access::Create);
        QVERIFY(event);
        QVERIFY(event.value().act(AddSection {}, Arbiter));
        int kept = 0;
        {
            const FullDisk disk(40'000);
            for (; kept < 1000; ++kept) {
                const auto done = event.value().act(entering(std::string(200, 'x')).action, Arbiter);
                if (done)
                    continue;
                const auto *fault = std::get_if<StoreFault>(&done.fault());
                QVERIFY(fault && (fault->code == Code::Full || fault->code == Code::Failed));
                QVERIFY(!fault->detail.empty());
                break;
            }
            QVERIFY(kept > 10 && kept < 1000);
            QCOMPARE(event->event().sections.front().entries.size(), static_cast<std::size_t>(kept));
        }
        // Once there is room, it goes on.
        QVERIFY(event.value().act(entering("late").action, Arbiter));
        const std::string text = textOf(event->log().lines());
        QCOMPARE(event->log().lines().size(), static_cast<std::size_t>(kept) + 2);
        event.value() = KeptLog::open(
            std::make_unique<SqlStore>(), m_folder->filePath(QStringLiteral("other")).toStdString(), Access::Create)
                            .value();
        QCOMPARE(read(Access::Change), text);
    }

    void whatTheRulesRefuseIsNotKept()
    {
        auto event = KeptLog::open(std::make_unique<SqlStore>(), path(), Access::Create);
        QVERIFY(event);
        QVERIFY(!event.value().undo(Arbiter).value());
        QVERIFY(event.value().act(AddSection {}, Arbiter));
        const auto refused = event.value().actAll({ entering("A").action, PublishRound { 1, 1 } }, Arbiter);
        QVERIFY(!refused);
        QCOMPARE(std::get<Refusal>(refused.fault()).why, Refusal::Why::UnknownRound);
        QVERIFY(event->event().sections.front().entries.empty());
        QVERIFY(event.value().actAll({ entering("A").action, entering("B").action }, Arbiter));
        QVERIFY(event.value().undo(Arbiter).value());
        QCOMPARE(event->event().sections.front().entries.size(), 1U);
        const std::string text = textOf(event->log().lines());
        {
            const KeptLog gone = std::move(event).value();
        }
        QCOMPARE(read(), text);
    }
};

} // namespace tst_eventstore

QTEST_GUILESS_MAIN(tst_eventstore::TestEventStore)
#include "tst_eventstore.moc"
