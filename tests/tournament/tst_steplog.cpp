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
