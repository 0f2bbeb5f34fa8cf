// SPDX-License-Identifier: MIT
#include "tournament/log/steplog.h"

#include <QTest>

#include <random>

namespace tst_steplog {

using namespace kagetsu::tournament;

namespace {

// Stores as many changes as there is room for.
class Memory : public LogKeeper
{
public:
    bool append(std::span<const LogLine> added) override
    {
        if (room-- <= 0)
            return false;
        lines.insert(lines.end(), added.begin(), added.end());
        return true;
    }
    bool markUndone(std::size_t line, const Stamp &stamp) override
    {
        if (room-- <= 0)
            return false;
        lines[line].undone = stamp;
        return true;
    }

    std::vector<LogLine> lines;
    int room = 1'000'000;
};

// A log that others continue: what they have added is there before the next call.
class Shared : public Memory
{
public:
    bool append(std::span<const LogLine> added) override { return isBehind() ? false : count(Memory::append(added)); }
    bool markUndone(std::size_t line, const Stamp &stamp) override
    {
        return isBehind() ? false : count(Memory::markUndone(line, stamp));
    }
    std::optional<Log> continued() override
    {
        known = rowsOf(lines);
        return Log::fromLines(lines).value();
    }
    // What another desk does.
    void act(const Action &action)
    {
        Log log = Log::fromLines(lines).value();
        if (!log.act(action, { "other", Milliseconds(0) }))
            qFatal("refused");
        lines = log.lines();
    }
    void undo(std::size_t line) { lines[line].undone = Stamp { "other", Milliseconds(0) }; }

private:
    bool isBehind() const { return rowsOf(lines) != known; }
    bool count(bool isDone)
    {
        known = rowsOf(lines);
        return isDone;
    }

    std::size_t known = 0;
};

AddEntry entry(const std::string &name)
{
    EntryDetails details;
    details.name = name;
    return { 1, details, 1 };
}

} // namespace

// Steps are done and undone as a whole, and nothing is shown that is not stored.
class TestStepLog : public QObject
{
    Q_OBJECT

private:
    static std::size_t entries(const StepLog &steps) { return steps.log().event().sections.front().entries.size(); }

private slots:
    void aStepIsDoneAsAWholeOrNotAtAll()
    {
        Memory memory;
        StepLog steps(memory);
        QVERIFY(steps.carryOut({ AddSection {}, entry("A"), entry("B") }, {})->hasChanged);
        QVERIFY(!steps.carryOut({ entry("C"), PublishRound { 1, 1 } }, {}));
        QVERIFY(!steps.carryOut({}, {})->hasChanged);
        QCOMPARE(entries(steps), 2U);
        QCOMPARE(memory.lines.size(), 3U);
        QVERIFY(steps.undo({}).hasChanged);
        QVERIFY(steps.log().event() == Event() && !steps.canUndo());
        QVERIFY(steps.redo({}).hasChanged && !steps.canRedo());
        QCOMPARE(entries(steps), 2U);
    }

    void whatCannotBeStoredIsNotDone()
    {
        Memory memory;
        StepLog steps(memory);
        QVERIFY(steps.carryOut({ AddSection {}, entry("A") }, {})->isStored);
        memory.room = 0;
        const StepLog::Outcome failed = *steps.carryOut({ entry("B") }, {});
        QVERIFY(!failed.hasChanged && !failed.isStored);
        QCOMPARE(entries(steps), 1U);
        // What can be marked is undone, the rest of the step stays and can be undone later.
        memory.room = 1;
        const StepLog::Outcome half = steps.undo({});
        QVERIFY(half.hasChanged && !half.isStored);
        QCOMPARE(entries(steps), 0U);
        QVERIFY(steps.canUndo() && steps.canRedo());
        const StepLog::Outcome again = steps.redo({});
        QVERIFY(!again.hasChanged && !again.isStored && steps.canRedo());
    }

    void linesOfAnotherTimeAreUndoneOneByOne()
    {
        Memory memory;
        StepLog first(memory);
        QVERIFY(first.carryOut({ AddSection {}, entry("A"), entry("B") }, {}).hasValue());
        StepLog again(memory, Log::fromLines(memory.lines).value());
        again.undo({});
        QCOMPARE(entries(again), 1U);
        again.settle();
        QVERIFY(!again.canUndo() && !again.canRedo());
    }

    void stepsFollowWhatOthersHaveDone()
    {
        Shared shared;
        StepLog steps(shared);
        QVERIFY(steps.carryOut({ AddSection {}, entry("A"), entry("B") }, {})->hasChanged);
        shared.act(entry("theirs"));
        const StepLog::Outcome added = *steps.carryOut({ entry("C") }, {});
        QVERIFY(added.hasChanged && added.isStored && !added.meanwhile);
        QCOMPARE(entries(steps), 4U);
        // Two at once about one entry: nothing is done, and the other's line is told.
        const EntryId first = steps.log().event().sections.front().entries.front().id;
        shared.act(Withdraw { 1, first, 1 });
        const StepLog::Outcome late = *steps.carryOut({ ChangeEntry { 1, first, entry("A1").details } }, {});
        QVERIFY(late.hasChanged && !late.isStored && late.meanwhile);
        QCOMPARE(late.meanwhile->line, shared.lines.size() - 1);
        QVERIFY(!late.meanwhile->isDone);
        QCOMPARE(steps.log().event().sections.front().entries.front().details.name, std::string("A"));
        // Knowing that, it is done.
        QVERIFY(steps.carryOut({ ChangeEntry { 1, first, entry("A1").details } }, {})->isStored);
    }

    void onesOwnStepsAreUndoneAmongThoseOfOthers()
    {
        Shared shared;
        StepLog steps(shared);
        QVERIFY(steps.carryOut({ AddSection {} }, {})->hasChanged);
        QVERIFY(steps.carryOut({ entry("mine"), entry("mine too") }, {})->hasChanged);
        shared.act(entry("theirs"));
        const StepLog::Outcome undone = steps.undo({});
        QVERIFY(undone.hasChanged && undone.isStored);
        QCOMPARE(entries(steps), 1U);
        QCOMPARE(steps.log().event().sections.front().entries.front().details.name, std::string("theirs"));
        // The section holds what another has entered, so it stays.
        const StepLog::Outcome refused = steps.undo({});
        QVERIFY(!refused.isStored && refused.meanwhile);
        QCOMPARE(entries(steps), 1U);
        QVERIFY(steps.canUndo());
        // What another has undone is not undone again.
        QVERIFY(steps.carryOut({ entry("late") }, {})->isStored);
        shared.undo(shared.lines.size() - 1);
        steps.follow(*shared.continued());
        steps.undo({});
        QCOMPARE(entries(steps), 1U);
        QCOMPARE(rowsOf(shared.lines), rowsOf(steps.log().lines()));
    }

    void whatIsAboutTheSameThing_data()
    {
        QTest::addColumn<int>("one");
        QTest::addColumn<int>("other");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("a game and itself") << 0 << 0 << true;
        QTest::newRow("two games of a match") << 0 << 1 << false;
        QTest::newRow("two tables") << 0 << 2 << false;
        QTest::newRow("a game and its match") << 1 << 3 << true;
        QTest::newRow("a game and its round") << 0 << 4 << true;
        QTest::newRow("a game and the next round") << 0 << 5 << false;
        QTest::newRow("another section") << 0 << 6 << false;
        QTest::newRow("a game and an entry") << 0 << 7 << false;
        QTest::newRow("two entries") << 7 << 8 << false;
        QTest::newRow("an entry and itself") << 7 << 9 << true;
        QTest::newRow("an entry and a new pairing") << 7 << 10 << true;
        QTest::newRow("an entry and all numbers") << 7 << 11 << true;
        QTest::newRow("a penalty of an entry") << 8 << 12 << true;
        QTest::newRow("a penalty of another") << 7 << 12 << false;
        QTest::newRow("a game and its section") << 0 << 13 << true;
        QTest::newRow("the event and a game") << 14 << 0 << false;
        QTest::newRow("the event and itself") << 14 << 14 << true;
        QTest::newRow("two new entries") << 15 << 15 << false;
        QTest::newRow("a new entry and all numbers") << 15 << 11 << true;
        QTest::newRow("other rankings and a game") << 16 << 0 << false;
        QTest::newRow("a qualification and a game elsewhere") << 17 << 6 << true;
    }
    void whatIsAboutTheSameThing()
    {
        const EntryId ann { 1 };
        const EntryId bo { 2 };
        const Action actions[] { ReportGame { 1, 1, 2, 0, {}, {} }, ReportGame { 1, 1, 2, 1, {}, {} },
            ReportGame { 1, 1, 3, 0, {}, {} }, RuleMatch { 1, 1, 2, {}, {} }, FinishRound { 1, 1 }, FinishRound { 1, 2 },
            ReportGame { 2, 1, 2, 0, {}, {} }, Withdraw { 1, ann, 1 }, ChangeEntry { 1, bo, {} }, ComeBack { 1, ann },
            AddRound { 1, {} }, NumberEntries { 1, {} }, Adjust { 1, { bo, 0, {}, {} } }, ChangeSection { 1, {} },
            SetEventDetails {}, AddEntry { 1, {}, 1 }, SetRankings { 1, {} }, Qualify { 3, { 1 }, 1, {}, false } };
        QFETCH(int, one);
        QFETCH(int, other);
        QFETCH(bool, isSame);
        QCOMPARE(shareSubject(actions[one], actions[other]), isSame);
        QCOMPARE(shareSubject(actions[other], actions[one]), isSame);
    }

    // Beside a plain model: a list of events, and the place in it.
    void stepsGoBackAndForth()
    {
        std::mt19937 random(5);
        Memory memory;
        StepLog steps(memory);
        QVERIFY(steps.carryOut({ AddSection {} }, {}).hasValue());
        std::vector<Event> events { Event(), steps.log().event() };
        std::size_t place = 1;
        for (int turn = 0; turn < 150; ++turn) {
            const auto what = random() % 3;
            if (what == 0 || (what == 1 && place < 2)) {
                StepLog::Step step;
                for (auto more = random() % 4 + 1; more > 0; --more)
                    step.push_back(entry(std::to_string(turn) + '-' + std::to_string(more)));
                QVERIFY(steps.carryOut(step, {})->hasChanged);
                events.resize(++place);
                events.push_back(steps.log().event());
            } else if (what == 1) {
                QVERIFY(steps.undo({}).hasChanged);
                --place;
            } else if (steps.redo({}).hasChanged) {
                ++place;
            }
            QVERIFY(place < events.size() && steps.canRedo() == (place + 1 < events.size()));
            QVERIFY(steps.log().event() == events[place]);
        }
        QVERIFY(*fold(memory.lines) == steps.log().event());
    }
};

} // namespace tst_steplog

QTEST_GUILESS_MAIN(tst_steplog::TestStepLog)
#include "tst_steplog.moc"
