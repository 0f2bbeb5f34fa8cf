// SPDX-License-Identifier: MIT
#include "../killedprogram.h"
#include "../repetitions.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/keptlog.h"
#include "tournament/sqlite/sqlstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_eventkill {

using namespace kagetsu;
using namespace kagetsu::tournament;

namespace {

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
            for (const QByteArray &line : playAndKill(KAGETSU_EVENTPLAYER, QString::fromStdString(file), random(), since, moment).split('\n')) {
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
