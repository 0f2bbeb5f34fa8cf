// SPDX-License-Identifier: MIT
#include "../../killedprogram.h"
#include "../../repetitions.h"
#include "match/journal/codec/clockcodec.h"
#include "match/journal/codec/eventcodec.h"
#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "randomplay.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_kill {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

class TestKill : public QObject
{
    Q_OBJECT

private slots:
    // Killed at any moment, a thousand times, nothing confirmed is lost.
    void aThousandKillsLoseNothingConfirmed()
    {
        const int Kills = repetitions(1000);
        QTemporaryDir folder;
        std::mt19937 random(2031);
        std::map<QByteArray, std::map<qint64, QByteArray>> confirmed; // by journal and number: "type payload"
        QByteArray path;
        int events = 0;
        int torn = 0;
        int resumed = 0;
        int livesWithEvents = 0;
        QElapsedTimer timer;
        timer.start();
        for (int life = 0; life < Kills; ++life) {
            // While it finds the journal and takes it up, or while it plays.
            const Since since = life % 3 == 0 ? Since::Start : Since::FirstWord;
            const std::chrono::microseconds moment(randomBelow(40'000, random));
            const QByteArray said = playAndKill(KAGETSU_JOURNALPLAYER, folder.path(), random(), since, moment);
            qint64 shown = -1; // what the clock showed last
            qint64 last = 0;
            QByteArray clocks;
            int before = events;
            for (const QByteArray &line : said.split('\n')) {
                QVERIFY2(!line.startsWith("fault"), line);
                if (line.startsWith("moment ")) {
                    shown = line.sliced(7).toLongLong();
                } else if (line.startsWith("open ")) {
                    resumed += path == line.sliced(5);
                    path = line.sliced(5);
                    shown = -1;
                } else if (line.startsWith("torn ")) {
                    ++torn;
                } else if (line.startsWith("kept ")) {
                    const qsizetype space = line.indexOf(' ', 5);
                    const qsizetype clocksAt = line.lastIndexOf(" {\"a\":");
                    last = line.sliced(5, space - 5).toLongLong();
                    confirmed[path][last] = line.sliced(space + 1, clocksAt - space - 1);
                    clocks = line.sliced(clocksAt + 1);
                    ++events;
                }
            }
            livesWithEvents += events > before;
            if (path.isEmpty())
                continue;

            QFile file(QString::fromLocal8Bit(path));
            QVERIFY2(file.open(QIODevice::ReadOnly), path);
            const JournalText text = readJournal(file.readAll());
            QVERIFY(!text.fault);
            const auto &kept = confirmed[path];
            if (!kept.empty())
                QVERIFY(kept.rbegin()->first <= std::ssize(text.entries));
            Match match;
            for (const Entry &entry : text.entries) {
                match.fold(entry.event);
                if (const auto row = kept.find(entry.end.sequence); row != kept.end()) {
                    const Happening &what = entry.event.what;
                    const std::string words = std::string(typeOf(what)) + ' ' + payloadOf(what).dump();
                    QCOMPARE(QByteArray::fromStdString(words), row->second);
                }
                if (entry.end.sequence == last)
                    QCOMPARE(QByteArray::fromStdString(clocksJson(match.clock(), match.lastMoment()).dump()), clocks);
            }
            // The clocks are right to the last heartbeat.
            if (match.clock().isRunning() && shown >= 0)
                QVERIFY(shown - match.lastMoment().count() <= 1000);
        }
        const auto left = unfinishedJournals(folder.path());
        QVERIFY(left.unreadable.empty());
        QVERIFY(left.journals.size() <= 1);
        QVERIFY(resumed > Kills / 4);
        QVERIFY(livesWithEvents > Kills / 8);
        qInfo("%d kills in %.1f s: %d confirmed events in %zu journals, %d matches taken up again, %d torn ends", Kills,
            static_cast<double>(timer.elapsed()) / 1000, events, confirmed.size(), resumed, torn);
    }
};

} // namespace tst_kill

QTEST_GUILESS_MAIN(tst_kill::TestKill)
#include "tst_kill.moc"
