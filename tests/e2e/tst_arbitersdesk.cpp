// SPDX-License-Identifier: MIT
#include "titleplay.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_arbitersdesk {

using namespace kagetsu;

namespace {

// How the arbiter acts: clicks and keys are counted as the hands feel them, a shortcut as one.
class Hand
{
public:
    enum class By { Mouse, Keys };

    Hand(const Program &program, By by)
        : m_program(program)
        , m_by(by)
    {
    }

    // The button, or this key.
    bool act(const QString &button, const QString &key) { return act("push button", button, key); }
    // One of several to be chosen from.
    bool choose(const QString &chip, const QString &key) { return act("radio button", chip, key); }

    int takeCount() { return std::exchange(m_actions, 0); }

private:
    bool act(const QString &role, const QString &button, const QString &key)
    {
        ++m_actions;
        return m_by == By::Mouse ? m_program.click(role, button) : m_program.press({ key });
    }

    const Program &m_program;
    By m_by;
    int m_actions = 0;
};

} // namespace

// The arbiter of a title game, at the real window.
class TestArbitersDesk : public TitlePlay
{
    Q_OBJECT

private slots:
    void urgentOrdersTakeFewActions_data();
    void urgentOrdersTakeFewActions();
    void twentyInterventionsInOneGame();

private:
    bool isDone() { return program().awaitText("Done: "); }
    // An order that is searched for; what it asks for is filled in next, and then it is given.
    bool seek(const QString &order);
    bool choose(const QString &chip) { return program().click("radio button", chip); }
    bool press(const QString &button) { return program().click("push button", button); }
    bool give() { return press("Apply") && isDone(); }
    bool note(const QString &text) { return program().fill("text", "Comment", text); }
    int ordersInJournal();
};

void TestArbitersDesk::urgentOrdersTakeFewActions_data()
{
    QTest::addColumn<bool>("mouse");
    QTest::newRow("by mouse") << true;
    QTest::newRow("by keys") << false;
}

// From the open desk: stopping 1, resuming 1, time 3, a warning 3, a ruling 2.
void TestArbitersDesk::urgentOrdersTakeFewActions()
{
    QFETCH(bool, mouse);
    QVERIFY(program().start());
    QVERIFY(beginTitleGame());
    QVERIFY(playFrom({ "A3", "G7" }, 6));
    QVERIFY(claim("G7", Stone::Last));

    Hand hand(program(), mouse ? Hand::By::Mouse : Hand::By::Keys);
    const auto open = [&] { return mouse ? openDesk() : openDeskByKeys(); };
    QVERIFY(open());
    QVERIFY(program().await("push button", "Reject the claim"));
    QVERIFY(hand.act("Reject the claim", "ctrl+6") && hand.act("Apply", "Return"));
    QCOMPARE(hand.takeCount(), 2);
    QVERIFY(awaitTheCount());

    QVERIFY(open());
    QVERIFY(program().await("push button", "Stop both clocks"));
    QVERIFY(hand.act("Stop both clocks", "F8"));
    QCOMPARE(hand.takeCount(), 1);
    QVERIFY(program().await("push button", "Resume"));
    QVERIFY(hand.act("Resume", "F8"));
    QCOMPARE(hand.takeCount(), 1);
    QVERIFY(awaitTheCount());

    QVERIFY(open());
    QVERIFY(program().await("push button", "Add time for Aoki"));
    QVERIFY(hand.act("Add time for Aoki", "ctrl+1") && hand.act("2 minutes", "2"));
    QVERIFY(hand.act("Apply", "Return") && program().awaitText("Done: Add time."));
    QCOMPARE(hand.takeCount(), 3);
    QVERIFY(hand.act("Warn Bergman", "ctrl+4") && hand.choose("Clock pressed too early", "2"));
    QVERIFY(hand.act("Apply", "Return") && program().awaitText("Done: Warning."));
    QCOMPARE(hand.takeCount(), 3);
    QCOMPARE(ordersInJournal(), 5); // the ruling, the stop, the clock that runs again, time, the warning
    program().kill();
}

bool TestArbitersDesk::seek(const QString &order)
{
    return program().fill("text", "Search actions", order) && program().press({ "Return" })
        && program().awaitText(order);
}

int TestArbitersDesk::ordersInJournal()
{
    const QStringList files = QDir(program().journals()).entryList({ "*.jsonl" }, QDir::Files);
    QFile journal(files.isEmpty() ? QString() : QDir(program().journals()).filePath(files.first()));
    if (!journal.open(QIODevice::ReadOnly))
        return -1;
    return static_cast<int>(journal.readAll().count("\"actor\":\"arbiter\""));
}

// All that goes wrong in a long afternoon. What each order does is tested in src; here a person finds it and gives it.
void TestArbitersDesk::twentyInterventionsInOneGame()
{
    QVERIFY(program().start());
    QVERIFY(beginTitleGame());
    QVERIFY(playFrom({ "A3", "G7", "A5", "G8", "A7", "B14" }, 6));
    QVERIFY(program().press({ "F8" })); // 1
    QVERIFY(openDesk());
    QVERIFY(seek("State the reason") && choose("Disturbance") && give()); // 2
    QVERIFY(seek("Add time") && choose("Aoki") && press("2 minutes") && give()); // 3
    QVERIFY(press("Undo this action…") && give()); // 4
    QVERIFY(seek("Deduct time") && choose("Bergman") && press("30 seconds") && give()); // 5
    QVERIFY(seek("Set a clock") && choose("Aoki") && program().fill("text", "Time", "55:00") && give()); // 6
    QVERIFY(seek("Warning") && choose("Bergman") && choose("Clock pressed too early") && give()); // 7
    QVERIFY(seek("Withdraw a warning") && choose("Bergman") && choose("Arbiter's mistake") && give()); // 8
    QVERIFY(seek("Extra time for the opponent") && choose("Bergman") && press("1 minute")
        && choose("Clock pressed with the wrong hand") && give()); // 9
    QVERIFY(seek("Time deducted from the offender") && choose("Bergman") && press("30 seconds")
        && choose("Stone out of turn") && give()); // 10
    QVERIFY(seek("Remark") && note("A telephone rang at the next table.") && give()); // 11
    QVERIFY(seek("Take back moves") && choose("Error in the record") && give()); // 12
    QVERIFY(seek("Add a missing move") && program().fill("text", "Point", "B14") && choose("Error in the record")
        && give()); // 13
    QVERIFY(seek("Correct a move") && program().fill("text", "Point", "C14") && choose("Error in the record")
        && give()); // 14
    QVERIFY(seek("Share the time equally") && choose("Faulty clock") && note("The notes of the clocks are lost.")
        && give()); // 15
    QVERIFY(press("Undo this action…") && give()); // 16
    QVERIFY(seek("Allow leaving the table") && choose("Aoki") && give()); // 17
    QVERIFY(press("Resume") && awaitTheCount()); // 18
    QVERIFY(playFrom({ "A9", "D14" }, 12));
    QVERIFY(claim("C14", Stone::Earlier));
    QVERIFY(openDesk());
    QVERIFY(press("Reject the claim") && press("Apply") && awaitTheCount()); // 19
    QVERIFY(openDesk());
    QVERIFY(seek("Declare the result") && program().choose("Result", "White wins, by ruling") && choose("Outside help")
        && press("End the game") && isDone()); // 20
    QVERIFY(press("Undo this action…") && give()); // 21
    QVERIFY(ordersInJournal() >= 20);
    QVERIFY(backToTheTable());
}

} // namespace tst_arbitersdesk

QTEST_GUILESS_MAIN(tst_arbitersdesk::TestArbitersDesk)
#include "tst_arbitersdesk.moc"
