// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "../model/driver.h"
#include "match/journal/journalprotocol.h"
#include "match/journal/readon.h"
#include "randomplay.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

namespace tst_journaltext {

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

// JSON is easier to read here with apostrophes for its quotation marks.
QByteArray quoted(QByteArray text)
{
    return text.replace('\'', '"');
}

// The text with its chain made to hold again, as a forger would.
QByteArray rechained(const QByteArray &bytes)
{
    QByteArray result;
    QByteArray previous(64, '0');
    for (const QByteArray &line : bytes.chopped(1).split('\n')) {
        QByteArray head = line.first(line.lastIndexOf(",\"prev\":")) + ",\"prev\":\"" + previous + '"';
        previous = QCryptographicHash::hash(head, QCryptographicHash::Sha256).toHex();
        result += head + ",\"hash\":\"" + previous + "\"}\n";
    }
    return result;
}

// Renju without clocks to speak of: H8, G9, then a claim that the rules refuse.
Written shortJournal()
{
    Driver driver;
    driver.play("H8");
    driver.play("G9");
    driver.wait(std::chrono::seconds(1));
    driver.give(Beat {});
    const Events &all = driver.events();
    return write({ { all[0] }, { all[1] }, { all[2] }, { all[3] } });
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
    // A journal that is read as it grows gives what it gives when it is read at once.
    void aGrowingJournalIsReadOn()
    {
        for (unsigned seed = 1; seed <= unsigned(repetitions(30)); ++seed) {
            const Written written = randomJournal(seed, 40);
            std::mt19937 random(seed);
            Recovery growing;
            std::size_t lines = 0;
            for (qint64 there = 0; there < written.bytes.size();) {
                there = std::min<qint64>(written.bytes.size(), there + 1 + randomBelow(3000, random));
                const QByteArrayView all = QByteArrayView(written.bytes).first(there);
                lines += readOn(growing, all.sliced(growing.end.length)).size();
                QVERIFY(!growing.fault);
                if (randomBelow(4, random) != 0)
                    continue; // reading all of it takes longer
                const auto whole = recover(readJournal(all));
                QCOMPARE(whole.hasValue(), growing.end.sequence > 0);
                if (whole)
                    QVERIFY(growing.end == whole->end && growing.lastWall == whole->lastWall);
            }
            QCOMPARE(qint64(lines), qint64(growing.end.sequence));
            const auto whole = recover(readJournal(written.bytes));
            QVERIFY(whole && growing.begun == whole->begun && growing.match == whole->match);
        }
    }

    void aGrowingJournalStopsAtWhatNoProgramWrote()
    {
        const Written written = randomJournal(7, 20);
        const qint64 sound = written.decisionEnds[10];
        QByteArray bytes = written.bytes;
        bytes[sound + 40] = char(bytes[sound + 40] ^ 1);
        Recovery growing;
        (void)readOn(growing, bytes.first(sound));
        QVERIFY(!growing.fault);
        QVERIFY(readOn(growing, QByteArrayView(bytes).sliced(sound)).empty());
        QVERIFY(growing.fault && growing.end.length == sound);
        QVERIFY(readOn(growing, QByteArrayView(written.bytes).sliced(sound)).empty()); // nothing more is taken
    }

    // Before the last stone of a full board could still be claimed, it ended the game.
    void fullBoardOfTheFirstVersionIsRead()
    {
        MatchSetup setup = plainSetup();
        setup.boardSize = 5;
        Driver driver(setup);
        driver.playAll({ "A1", "B1", "A2", "B2", "B3", "A3", "A4", "B4", "A5", "B5", "C1", "D1", "C2", "D2", "D3", "C3",
            "C4", "D4", "C5", "D5", "E1", "E3", "E2", "E4", "E5" });
        QVERIFY(driver.match().isBoardFull() && !driver.match().isOver());
        std::vector<Events> decisions = driver.decisions();
        Event end = decisions.back().back();
        end.what = Ended { { record::Winner::Draw, record::Reason::FullBoard } };
        decisions.back().push_back(end);
        const auto recovery = recover(readJournal(write(decisions).bytes));
        QVERIFY(recovery && !recovery->fault);
        QCOMPARE(recovery->match.result().reason, record::Reason::FullBoard);
        // Nowhere else does a game end like that.
        std::vector<Events> forged(decisions.begin(), decisions.end() - 1);
        forged.back().push_back(forged.back().back());
        forged.back().back().what = end.what;
        const auto found = recover(readJournal(write(forged).bytes));
        QVERIFY(found && found->fault);
    }

    void writtenJournalIsReadBack()
    {
        int ended = 0;
        const auto Games = static_cast<unsigned>(repetitions(60));
        for (unsigned seed = 0; seed < Games; ++seed) {
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
        QVERIFY(ended > int(Games) / 12);
    }

    // Written once by the first version. If this fails, journals on people's disks fail too: the format needs a new
    // version then, or the match decides otherwise than it did.
    void anOldJournalStaysReadable()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/journal/club-evening.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto recovery = recover(readJournal(file.readAll()));
        QVERIFY(recovery);
        QVERIFY(!recovery->fault);
        QCOMPARE(recovery->end.sequence, 24);
        QCOMPARE(recovery->match.moves().size(), 7);
        QCOMPARE(recovery->match.warnings(Seat::A), 0);
        QCOMPARE(recovery->match.result(), (record::GameResult { record::Winner::White, record::Reason::Resignation }));
    }

    void textMatchesTheExampleOfTheHeader()
    {
        const QList<QByteArray> lines = shortJournal().bytes.split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith(
            quoted("{'format':'kagetsu-journal','version':1,'seq':1,'mono_ms':0,"
                   "'wall':'2031-05-04T12:00:00.250+02:00','actor':'system','type':'started','payload':{")));
        QVERIFY(lines[2].startsWith(quoted(
            "{'seq':3,'mono_ms':2000,'wall':'2031-05-04T12:00:02.250+02:00','actor':'seat-b',"
            "'type':'acted','payload':{'seat':'b','act':'place','point':'G9'},'clocks':{'a':{'main_ms':899000,")));
        const QByteArray beat = lines[3];
        const QByteArray head = beat.first(beat.indexOf(",\"hash\":"));
        const QByteArray previous = lines[2].last(66).first(64);
        QCOMPARE(head,
            quoted("{'seq':4,'mono_ms':3000,'wall':'2031-05-04T12:00:03.250+02:00',"
                   "'actor':'system','type':'beat','prev':'")
                + previous + '"');
        QCOMPARE(beat.sliced(head.size() + 9, 64), QCryptographicHash::hash(head, QCryptographicHash::Sha256).toHex());
        QVERIFY2(beat.size() < 270, QByteArray::number(beat.size()));
    }

    void wallTimesKeepTheirOffset()
    {
        const Written written = shortJournal();
        ChainEnd end;
        const QDateTime utc = Noon.toUTC();
        const auto recovery =
            recover(readJournal(writeLines({ written.events[0] }, replay({ written.events[0] }), utc, end)));
        QVERIFY(recovery);
        QCOMPARE(recovery->lastWall, Noon);
        QCOMPARE(recovery->lastWall.offsetFromUtc(), 0);
        QCOMPARE(recover(readJournal(written.bytes))->begun.offsetFromUtc(), 7200);
        QCOMPARE(recover(readJournal(written.bytes))->sinceLastLine(Noon.addSecs(63)), std::chrono::minutes(1));
    }

    void everyChangedByteIsFound()
    {
        const Written written = shortJournal();
        for (qsizetype i = 0; i < written.bytes.size(); i += Stride) {
            for (const char other : { char(written.bytes[i] ^ 1), char(written.bytes[i] ^ 0x80), '\n', '\0', '"' }) {
                QByteArray changed = written.bytes;
                changed[i] = other;
                if (changed == written.bytes)
                    continue;
                const JournalText text = readJournal(changed);
                QVERIFY2(text.fault || text.tornBytes > 0, QByteArray::number(i));
                const Events events = eventsOf(text);
                QVERIFY(events.size() < written.events.size());
                QVERIFY(std::equal(events.begin(), events.end(), written.events.begin()));
                const int line = static_cast<int>(written.bytes.first(i).count('\n')) + 1;
                if (text.fault)
                    QCOMPARE(text.fault->line, line);
            }
        }
    }

    void aChangedLineIsShownAtItsHash()
    {
        QByteArray bytes = shortJournal().bytes;
        const qsizetype line = bytes.indexOf('\n') + 1;
        bytes.replace(bytes.indexOf("H8", line), 2, "H9");
        const JournalText text = readJournal(bytes);
        QVERIFY(text.fault);
        QCOMPARE(text.fault->code, FaultCode::BrokenChain);
        QCOMPARE(text.fault->line, 2);
        QVERIFY(bytes.sliced(line + text.fault->column - 1).startsWith("\"hash\":"));
    }

    void aMissingOrDoubledLineIsFound()
    {
        const Written written = randomJournal(4, 12);
        QList<QByteArray> lines = written.bytes.chopped(1).split('\n');
        for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
            QList<QByteArray> fewer = lines;
            fewer.removeAt(i);
            const JournalText missing = readJournal(fewer.join('\n') + '\n');
            QVERIFY(missing.fault);
            QCOMPARE(missing.fault->code, FaultCode::BrokenChain);
            QCOMPARE(missing.fault->line, i + 1);
            QList<QByteArray> more = lines;
            more.insert(i, lines[i]);
            const JournalText doubled = readJournal(more.join('\n') + '\n');
            QVERIFY(doubled.fault);
            QCOMPARE(doubled.fault->code, FaultCode::BrokenChain);
            QCOMPARE(doubled.fault->line, i + 2);
        }
    }

    void anEndTornAnywhereCostsOnlyItsDecision()
    {
        // Journals that end with one event, and with several that belong together.
        int several = 0;
        for (unsigned seed = 0; seed < 8 || several == 0; ++seed) {
            QVERIFY2(seed < 100, "no journal ends with several events");
            const Written written = randomJournal(seed, 20);
            const std::size_t decisions = written.decisionEnds.size();
            const qint64 kept = written.decisionEnds[decisions - 2];
            several += written.bytes.sliced(kept).count('\n') > 1;
            for (qint64 size = kept; size < written.bytes.size(); size += Stride) {
                const JournalText text = readJournal(written.bytes.first(size));
                QVERIFY(!text.fault);
                QCOMPARE(text.tornBytes, size - kept);
                QCOMPARE(text.entries.back().end.length, kept);
            }
            // Blocks that a stopped machine never wrote are zeros, with and without the end of the line.
            QByteArray holed = written.bytes;
            for (qsizetype i = holed.lastIndexOf('\n', -2) + 20; i < holed.size() - 1; ++i)
                holed[i] = '\0';
            QCOMPARE(readJournal(holed).tornBytes, holed.size() - kept);
            holed.back() = '\0';
            QCOMPARE(readJournal(holed).tornBytes, holed.size() - kept);
        }
    }

    void aProtocolSaysWhetherSomethingIsMissing()
    {
        const Written written = shortJournal();
        const auto whole = readProtocol(written.bytes);
        QVERIFY(whole && !whole->rest);
        QCOMPARE(whole->lines.size(), written.events.size());
        const auto torn = readProtocol(written.bytes.chopped(3));
        QVERIFY(torn && torn->rest);
        QCOMPARE(torn->rest->code, FaultCode::Torn);
        QCOMPARE(torn->rest->line, 4);
        QCOMPARE(torn->lines.size(), std::size_t(3));
    }

    void aTornFirstLineIsNoMatch()
    {
        const Written written = shortJournal();
        for (qint64 size = 0; size < written.decisionEnds.front(); size += Stride) {
            const JournalText text = readJournal(written.bytes.first(size));
            QVERIFY(text.entries.empty());
            QVERIFY(text.fault);
            QCOMPARE(text.fault->code, FaultCode::Torn);
            QVERIFY(!recover(text));
        }
    }

    void forgedLinesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<FaultCode>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char *name, const char *from, const char *to, FaultCode code, int line,
                             const char *field) {
            QTest::newRow(name) << quoted(from) << quoted(to) << code << line << QByteArray(field);
        };
        row("another format", "kagetsu-journal", "somebodys-files", FaultCode::Foreign, 1, "");
        row("a newer version", "'version':1", "'version':2", FaultCode::NewerVersion, 1, "");
        row("a number left out", "'seq':3", "'seq':4", FaultCode::BrokenChain, 3, "seq");
        row("a moment before the last", "'mono_ms':2000", "'mono_ms':999", FaultCode::WrongField, 3, "mono_ms");
        row("a wall time without its offset", "12:00:02.250+02:00", "12:00:02.250", FaultCode::WrongField, 3, "wall");
        row("a wall time that is none", "12:00:02.250+02:00", "25:00:02.250+02:00", FaultCode::WrongField, 3, "wall");
        row("the action of the other seat", "'actor':'seat-b'", "'actor':'seat-a'", FaultCode::WrongField, 3, "actor");
        row("an event of a newer program", "'type':'beat'", "'type':'sealed'", FaultCode::UnknownEvent, 4, "type");
        row("a point that is none", "'point':'G9'", "'point':'H'", FaultCode::WrongField, 3, "payload.point");
        row("a member more", "'type':'beat'", "'type':'beat','x':1", FaultCode::UnknownField, 4, "x");
        row("a decision that goes on and does not", "'type':'beat'", "'type':'beat','more':false",
            FaultCode::WrongField, 4, "more");
        row("no JSON", "'type':'beat'", "'type':'beat", FaultCode::NotJson, 4, "");
        row("bytes that are no UTF-8", "'type':'beat'", "'type':'\xff'", FaultCode::NotJson, 4, "");
        row("a stone on a stone", "'point':'G9'", "'point':'H8'", FaultCode::ImpossibleEvent, 3, "");
        row("a stone beside the board", "'point':'G9'", "'point':'P16'", FaultCode::ImpossibleEvent, 3, "");
        row("a stone by the other seat", "'actor':'seat-b','type':'acted','payload':{'seat':'b'",
            "'actor':'seat-a','type':'acted','payload':{'seat':'a'", FaultCode::ImpossibleEvent, 3, "");
        row("a warning out of nothing", "'type':'beat'", "'type':'warned','payload':{'seat':'a'}",
            FaultCode::ImpossibleEvent, 4, "");
        row("more time on a clock", "'main_ms':899000", "'main_ms':999000", FaultCode::ClocksDiffer, 2, "clocks");
    }
    void forgedLinesAreNamed()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(FaultCode, code);
        QFETCH(int, line);
        QFETCH(QByteArray, field);
        QByteArray bytes = shortJournal().bytes;
        QVERIFY(bytes.contains(from));
        bytes.replace(bytes.indexOf(from), from.size(), to);
        const auto recovery = recover(readJournal(rechained(bytes)));
        const JournalFault fault =
            recovery ? recovery->fault.value_or(JournalFault { FaultCode::Ended }) : recovery.fault();
        QCOMPARE(fault.code, code);
        QCOMPARE(fault.line, line);
        QCOMPARE(QByteArray::fromStdString(fault.field), field);
        QCOMPARE(recovery.hasValue(), line > 1);
        if (recovery) {
            QCOMPARE(recovery->end.sequence, line - 1);
            QCOMPARE(recovery->match.moves().size(), std::min(line - 2, 2));
        }
        if (!field.isEmpty() && code != FaultCode::ClocksDiffer) {
            const QByteArray text = rechained(bytes).split('\n')[line - 1];
            const QByteArray name = field.sliced(field.lastIndexOf('.') + 1);
            QVERIFY(text.sliced(fault.column - 1).startsWith('"' + name + "\":"));
        }
    }

    void onlyWhatCannotHaveBeenWrittenIsDamage()
    {
        for (const FaultCode code : { FaultCode::NotJson, FaultCode::BrokenChain, FaultCode::ImpossibleEvent })
            QVERIFY(isDamage(code));
        for (const FaultCode code :
            { FaultCode::NotFound, FaultCode::Foreign, FaultCode::NewerVersion, FaultCode::Torn })
            QVERIFY(!isDamage(code));
    }

    void aSecondStartIsImpossible()
    {
        const Written written = shortJournal();
        ChainEnd end;
        QByteArray bytes = writeLines({ written.events[0] }, replay({ written.events[0] }), Noon, end);
        bytes += writeLines({ written.events[0] }, replay({ written.events[0] }), Noon, end);
        QCOMPARE(recover(readJournal(bytes))->fault->code, FaultCode::ImpossibleEvent);
        QCOMPARE(recover(readJournal(bytes))->end.sequence, 1);
    }

    void anyBytesEndWithAnAnswer()
    {
        std::mt19937 random(7);
        const QByteArray good = shortJournal().bytes;
        for (int i = 0; i < repetitions(3000); ++i) {
            QByteArray bytes = i % 3 == 0 ? QByteArray() : good.first(randomBelow(int(good.size()), random));
            for (int size = randomBelow(600, random); size > 0; --size)
                bytes += static_cast<char>(random());
            // Some with a chain that holds, so that what is behind it is reached too.
            if (i % 3 == 1 && bytes.contains(",\"prev\":"))
                bytes = rechained(bytes.first(bytes.lastIndexOf(",\"prev\":")) + ",\"prev\":\"\"}\n");
            const JournalText text = readJournal(bytes);
            QVERIFY(text.fault || text.tornBytes > 0 || good.startsWith(bytes) || i % 3 == 1);
            const auto recovery = recover(text);
            QVERIFY(recovery || recovery.fault().line >= 1);
        }
        // Nesting deeper than any stack.
        QByteArray deep = quoted("{'format':'kagetsu-journal','version':1,'x':");
        deep = rechained(deep + QByteArray(2'000'000, '[') + ",\"prev\":\"\"}\n");
        QCOMPARE(readJournal(deep).fault->code, FaultCode::NotJson);
        // Limits of a move beyond number: what nobody has written down has not been, and is not counted.
        for (const clock::CapPolicy policy : { clock::CapPolicy::TurnLost, clock::CapPolicy::Penalty }) {
            match::MatchSetup setup = plainSetup();
            for (const Seat seat : BothSeats) {
                setup.time[seat].perMove = clock::Duration { 1 };
                setup.time[seat].capPolicy = policy;
                setup.time[seat].capPenalty = clock::Duration { policy == clock::CapPolicy::Penalty ? 1 : 0 };
            }
            Driver driver(setup);
            const match::Match begun = driver.match();
            ChainEnd end;
            QByteArray bytes = writeLines(driver.events(), begun, Noon, end);
            const match::Events later { { clock::Moment { 10'000'000'000 }, match::Beaten {} } };
            bytes += writeLines(later, begun, Noon, end);
            const auto recovery = recover(readJournal(bytes));
            QVERIFY(recovery && recovery->fault);
            QCOMPARE(recovery->fault->code, FaultCode::ImpossibleEvent);
        }
        for (const char *member : { "clocks", "payload" }) {
            QByteArray closed = shortJournal().bytes;
            closed.truncate(closed.indexOf('\n'));
            closed = closed.first(closed.indexOf(",\"prev\":")) + ",\"" + member + "\":" + QByteArray(20'000, '[')
                + QByteArray(20'000, ']') + ",\"prev\":\"\"}\n";
            QCOMPARE(readJournal(rechained(closed)).fault->code, FaultCode::NotJson);
        }
    }
};

} // namespace tst_journaltext

QTEST_GUILESS_MAIN(tst_journaltext::TestJournalText)
#include "tst_journaltext.moc"
