// SPDX-License-Identifier: MIT
#include "journal/recovery.h"
#include "randomplay.h"

#include <QTest>

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

const QDateTime Noon = QDateTime::fromString(QStringLiteral("2031-05-04T12:00:00.250+02:00"), Qt::ISODateWithMs);

// A journal's bytes with where each line ends, and the match it makes.
struct Written
{
    QByteArray bytes;
    std::vector<qint64> decisionEnds;
    Events events;
    Match match;
};

Written write(const std::vector<Events> &decisions)
{
    Written written;
    ChainEnd end;
    for (const Events &decision : decisions) {
        for (const Event &event : decision) {
            written.match.fold(event);
            written.events.push_back(event);
        }
        written.bytes += writeLines(decision, written.match, Noon.addMSecs(decision.back().at.count()), end);
        written.decisionEnds.push_back(end.length);
    }
    return written;
}

Written randomJournal(unsigned seed, std::size_t decisions)
{
    std::mt19937 random(seed);
    return write(randomDecisions(random, decisions));
}

Events eventsOf(const JournalText &text)
{
    Events events;
    for (const Entry &entry : text.entries)
        events.push_back(entry.event);
    return events;
}

} // namespace

class TestJournalText : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead()
    {
        int ended = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            const Written written = randomJournal(seed, 120);
            const JournalText text = readJournal(written.bytes);
            QVERIFY(!text.fault);
            QCOMPARE(text.tornBytes, 0);
            QVERIFY(eventsOf(text) == written.events);
            QCOMPARE(text.entries.back().end.length, written.bytes.size());
            const auto recovery = recover(text);
            QVERIFY(recovery);
            QVERIFY(!recovery->fault);
            QCOMPARE(recovery->match.moves(), written.match.moves());
            QCOMPARE(recovery->match.clock(), written.match.clock());
            QCOMPARE(recovery->match.phase(), written.match.phase());
            ended += recovery->match.isOver();
        }
        QVERIFY(ended > 5);
    }
};

QTEST_GUILESS_MAIN(TestJournalText)
#include "tst_journaltext.moc"
