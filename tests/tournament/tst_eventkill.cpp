// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/keptlog.h"
#include "tournament/sqlite/sqlstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <random>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tst_eventkill {

using namespace kagetsu;
using namespace kagetsu::tournament;

namespace {

// From when the moment of a kill is counted: also a slow machine must get to play.
enum class Since { Start, FirstWord };

// What one child said before it was killed.
QByteArray playAndKill(const std::string &file, unsigned seed, Since since, std::chrono::microseconds after)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        qFatal("no pipe");
    ::fcntl(ends[1], F_SETPIPE_SZ, 1 << 20); // it is never held up by us
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    QByteArray program = KAGETSU_EVENTPLAYER;
    QByteArray place = QByteArray::fromStdString(file);
    QByteArray number = QByteArray::number(seed);
    char *const arguments[] { program.data(), place.data(), number.data(), nullptr };
    pid_t child = 0;
    if (::posix_spawn(&child, program.constData(), &actions, nullptr, arguments, environ) != 0)
        qFatal("the player does not start");
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    QByteArray said;
    char block[65536];
    const auto hear = [&] {
        const ssize_t size = ::read(ends[0], block, sizeof block);
        said.append(block, std::max<ssize_t>(size, 0));
        return size > 0;
    };
    if (since == Since::FirstWord)
        hear();
    std::this_thread::sleep_for(after);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (hear()) { }
    ::close(ends[0]);
    return said.first(said.lastIndexOf('\n') + 1);
}

// The log as a list of what was done, in its order: each text with a mark where it is struck out.
using Story = std::vector<std::string>;

constexpr char Struck = '~';

Story storyOf(const Log &log)
{
    Story story;
    for (const LogLine &line : log.lines())
        story.push_back(textOf(line.action) + (line.undone ? std::string(1, Struck) : std::string()));
    return story;
}

void tell(Story &story, const std::string &what)
{
    if (what != "undo") {
        story.push_back(what);
        return;
    }
    const auto last =
        std::find_if(story.rbegin(), story.rend(), [](const std::string &line) { return line.back() != Struck; });
    if (last != story.rend())
        *last += Struck;
}

} // namespace

class TestEventKill : public QObject
{
    Q_OBJECT

private slots:
    // Killed at any moment, the file has all that was kept, and at most the one more that it was about to keep.
    void killsLoseNothingThatWasKept()
    {
        const int Kills = repetitions(500);
        // What a kill leaves does not depend on the disk; in memory there are more acts to kill.
        const QString memory = QStringLiteral("/dev/shm");
        const QTemporaryDir folder(
            (QDir(memory).exists() ? memory : QDir::tempPath()) + QStringLiteral("/kill-XXXXXX"));
        QVERIFY(folder.isValid());
        std::string file;
        std::mt19937 random(2033);
        Story story;
        int kept = 0;
        int more = 0;
        for (int life = 0; life < Kills; ++life) {
            if (life % 25 == 0) { // a short log, so that more of the time is spent on changing it
                file = folder.filePath(QStringLiteral("event %1").arg(life)).toStdString();
                story.clear();
            }
            const Since since = life % 4 == 0 ? Since::Start : Since::FirstWord;
            const std::chrono::microseconds moment(random() % 25'000);
            std::string pending;
            for (const QByteArray &line : playAndKill(file, random(), since, moment).split('\n')) {
                QVERIFY2(!line.startsWith("fault"), line);
                if (line.startsWith("do ")) {
                    pending = line.sliced(3).toStdString();
                } else if (line == "kept") {
                    tell(story, pending);
                    pending.clear();
                    ++kept;
                }
            }
            if (story.empty() && pending.empty())
                continue;
            const auto event = KeptLog::open(std::make_unique<SqlStore>(), file, Store::Access::Change);
            if (!event && story.empty())
                continue; // killed before there was an event
            QVERIFY(event);
            const Story found = storyOf(event->log());
            if (found != story && !pending.empty()) {
                tell(story, pending);
                ++more;
            }
            QVERIFY(found == story);
        }
        QVERIFY(kept > Kills / 2);
        qInfo("%d kills: %d acts kept, %d that were not said any more", Kills, kept, more);
    }
};

} // namespace tst_eventkill

QTEST_GUILESS_MAIN(tst_eventkill::TestEventKill)
#include "tst_eventkill.moc"
