// SPDX-License-Identifier: MIT
#include "program.h"

#include "cli/input/commandline.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <iostream>
#include <sstream>

namespace tst_cli_publish {

using namespace std::chrono_literals;
using kagetsu::cli::CommandLine;
using kagetsu::cli::ExitStatus;

namespace {

struct Stopped
{
};

// Keeps what is printed from the output of the test.
class Printed
{
public:
    Printed()
        : m_out(std::cout.rdbuf(m_text.rdbuf()))
        , m_errors(std::cerr.rdbuf(m_text.rdbuf()))
    {
    }
    Printed(const Printed &) = delete;
    Printed &operator=(const Printed &) = delete;
    ~Printed()
    {
        std::cout.rdbuf(m_out);
        std::cerr.rdbuf(m_errors);
    }
    QByteArray text() const { return QByteArray::fromStdString(m_text.str()); }

private:
    std::ostringstream m_text;
    std::streambuf *m_out;
    std::streambuf *m_errors;
};

} // namespace

// Pages that are published again and again (command-line.md#venue-publish).
class TestCliPublish : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_room = std::make_unique<QTemporaryDir>();
        make("cup", { "Ann", "Bob" });
    }

    // The clock of the program may have stood still meanwhile, as in a computer that sleeps.
    void aDelayIsOverByTheWallClock()
    {
        for (const QStringList &each : { QStringList { "pair", file("cup") }, { "publish", file("cup") } })
            QCOMPARE(runProgram(QStringList { "tournament" } + each).status, 0);
        QCOMPARE(runProgram({ "tournament", "result", file("cup"), "1", "1-0" }).status, 0);
        const auto now =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
        QByteArray before;
        int looks = 0;
        watch({ "--delay", "15" }, [&] {
            before = looks == 1 ? page("en/s1-r1.html") : before;
            if (looks > 2)
                throw Stopped();
            return ++looks == 1 ? now : now + 16min;
        });
        QVERIFY(!before.contains("1–0"));
        QVERIFY(page("en/s1-r1.html").contains("1–0"));
    }

    void anotherEventInItsPlaceIsNotPublished()
    {
        make("other", { "Cyd", "Dee" });
        QByteArray told;
        const auto status = watch(
            { "--delay", "15" },
            [&, looks = 0]() mutable {
                if (++looks == 2) {
                    QFile::remove(file("cup"));
                    QFile::copy(file("other"), file("cup"));
                }
                return looks < 10 ? 0ms : throw Stopped();
            },
            &told);
        QVERIFY(status == ExitStatus::Bad);
        QVERIFY2(told.contains("other-event"), told);
        QVERIFY(page("en/s1-players.html").contains("Ann"));
    }

    // It may be written anew by a program that replaces files, or a disk may come back.
    void aFileThatIsGoneIsLookedForAgain()
    {
        QByteArray told;
        (void)watch(
            { "--delay", "15" },
            [&, looks = 0]() mutable {
                ++looks;
                if (looks == 2)
                    QFile::rename(file("cup"), file("away"));
                if (looks == 4) {
                    QFile::rename(file("away"), file("cup"));
                    if (runProgram({ "tournament", "enter", file("cup"), "Cyd" }).status != 0)
                        throw Stopped();
                }
                return looks < 7 ? 0ms : throw Stopped();
            },
            &told);
        QCOMPARE(told.count("no-file"), qsizetype(1));
        QVERIFY(page("en/s1-players.html").contains("Cyd"));
    }

    void namesOfSeveralSections()
    {
        const QString added =
            R"({"do":"add-section","settings":{"name":"B","format":"swiss",)"
            R"("halves":{"win":4,"draw":2,"loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":0,"half_bye":0,"zero_bye":0}}})";
        QCOMPARE(runProgram({ "tournament", "do", file("cup"), added }).messages, QByteArray());
        QCOMPARE(runProgram({ "tournament", "enter", file("cup"), "--section", "2", "Dee", "Eva" }).status, 0);
        const Answer made = runProgram({ "venue", "publish", file("cup"), m_room->filePath("pages"), "--number-only",
            "1:2,2:1", "--initials", "2:2" });
        QCOMPARE(made.messages, QByteArray());
        QVERIFY(page("en/s1-players.html").contains("Ann") && !page("en/s1-players.html").contains("Bob"));
        QVERIFY(page("en/s2-players.html").contains("E.") && !page("en/s2-players.html").contains("Eva"));
        QVERIFY(!page("en/s2-players.html").contains("Dee"));
        const Answer wrong =
            runProgram({ "venue", "publish", file("cup"), m_room->filePath("pages"), "--initials", "2:x" });
        QVERIFY(wrong.status == 2 && !wrong.messages.isEmpty());
    }

private:
    QString file(const QString &name) const { return m_room->filePath(name + ".kagetsu-event"); }
    QByteArray page(const QString &name) const
    {
        QFile page(m_room->filePath("pages/" + name));
        return page.open(QIODevice::ReadOnly) ? page.readAll() : QByteArray();
    }
    void make(const QString &name, const QStringList &players) const
    {
        QCOMPARE(runProgram({ "tournament", "new", file(name), "--name", name, "--seed", "5" }).status, 0);
        QCOMPARE(runProgram(QStringList { "tournament", "enter", file(name) } + players).status, 0);
    }
    // Publishes until the clock stops it.
    ExitStatus watch(
        const QStringList &options, std::function<std::chrono::milliseconds()> clock, QByteArray *told = nullptr) const
    {
        const Printed printed;
        CommandLine line(0ms, { std::move(clock), [](std::chrono::milliseconds) { } });
        std::vector<std::string> arguments { "venue", "publish", file("cup").toStdString(),
            m_room->filePath("pages").toStdString(), "--watch", "--language", "en" };
        for (const QString &each : options)
            arguments.push_back(each.toStdString());
        ExitStatus status = ExitStatus::Fine;
        try {
            status = line.parse(arguments).run();
        } catch (const Stopped &) {
        }
        if (told)
            *told = printed.text();
        return status;
    }

    std::unique_ptr<QTemporaryDir> m_room;
};

} // namespace tst_cli_publish

QTEST_GUILESS_MAIN(tst_cli_publish::TestCliPublish)
#include "tst_cli_publish.moc"
