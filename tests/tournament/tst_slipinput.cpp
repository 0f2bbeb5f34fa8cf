// SPDX-License-Identifier: MIT
#include "tournament/log/slipinput.h"

#include <QTest>

#include <map>

namespace tst_slipinput {

using kagetsu::tournament::SlipInput;

// Types keys as the field for slips does, at a desk with the tables 1 to 30, 51 and 115.
class Desk
{
public:
    // ⏎ Enter, < Backspace, ! Escape, _ 300 ms without a key; other keys are typed 100 ms after each other.
    Desk(const QString &keys, int games)
        : m_games(games)
    {
        for (const QChar key : keys) {
            m_now += SlipInput::Time(key == QLatin1Char('_') ? 300 : 100);
            type(key.unicode());
        }
    }

    QString entered() const { return m_entered.join(QLatin1Char(' ')); }
    const SlipInput &input() const { return m_input; }

private:
    void type(char16_t key)
    {
        take(m_input.due(m_now));
        if (key == u'_')
            return;
        if (key == u'⏎')
            take(m_input.enter());
        else if (key == u'<')
            m_input.backspace();
        else if (key == u'!')
            m_input.escape();
        else if (m_input.isAsking())
            typeWhileAsking(key);
        else if (key >= u'0' && key <= u'9')
            m_input.setNumber(m_input.number() + static_cast<char>(key));
    }
    void typeWhileAsking(char16_t key)
    {
        const SlipInput::Step step = m_input.type(key, m_now);
        take(step);
        if (step.isUnread)
            type(key);
    }
    void take(const SlipInput::Step &step)
    {
        if (step.entered) {
            QString text = QString::number(step.entered->table) + QLatin1Char(':');
            for (const kagetsu::tournament::Outcome outcome : step.entered->outcomes)
                text += QLatin1Char("10=+-*"[static_cast<int>(outcome)]);
            m_entered += text;
            int &left = m_left[step.entered->table];
            left -= static_cast<int>(step.entered->outcomes.size());
            if (left > 0)
                m_input.ask(step.entered->table, left);
            else
                m_input.finish();
        }
        if (!step.named)
            return;
        const int table = *step.named;
        if ((table >= 1 && table <= 30) || table == 51 || table == 115)
            m_input.ask(table, m_left[table] = m_games);
    }

    int m_games;
    SlipInput m_input;
    SlipInput::Time m_now { 1000 };
    std::map<int, int> m_left;
    QStringList m_entered;
};

class TestSlipInput : public QObject
{
    Q_OBJECT

private slots:
    void keysBecomeResults_data()
    {
        QTest::addColumn<int>("games");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("number"); // in the field afterwards
        const auto row = [](const char *name, int games, const char *keys, const char *entered, const char *number) {
            QTest::newRow(name) << games << QString::fromUtf8(keys) << QString::fromUtf8(entered)
                                << QString::fromUtf8(number);
        };
        row("a result counts after a moment", 1, "12⏎1___", "12:1", "");
        row("before that it is held back", 1, "12⏎1__", "", "12");
        row("Enter does not wait", 1, "12⏎1⏎", "12:1", "");
        row("slip after slip, each with Enter", 1, "12⏎1⏎5⏎0⏎7⏎=", "12:1 5:0 7:=", "");
        row("slip after slip with a look at the next one", 1, "12⏎1___5⏎0___7⏎0___", "12:1 5:0 7:0", "");
        row("a result that is no digit counts at once", 1, "7⏎=8⏎+9⏎-10⏎*11⏎/", "7:= 8:+ 9:- 10:* 11:=", "");
        row("two table numbers in a row enter nothing", 1, "22⏎10⏎", "", "10");
        row("two table numbers, then the result of the second", 1, "22⏎10⏎=", "10:=", "");
        row("the second number begins with 0", 1, "22⏎05⏎1⏎", "5:1", "");
        row("the second number begins with another digit", 1, "22⏎25⏎1⏎", "25:1", "");
        row("three table numbers in a row", 1, "22⏎10⏎15⏎0___", "15:0", "");
        row("a number of three digits", 1, "22⏎115⏎0⏎", "115:0", "");
        row("a second number that is not there", 1, "22⏎101⏎1", "", "1011");
        row("a letter ends the wait", 1, "22⏎1x", "22:1", "");
        row("a sign ends the wait and is nothing by itself", 1, "22⏎1=", "22:1", "");
        row("Backspace takes the held result back", 1, "22⏎1<___", "", "22");
        row("Escape takes the held result back", 1, "22⏎1!___", "", "22");
        row("a corrected result", 1, "22⏎1<0⏎", "22:0", "");
        row("Backspace gives the number back", 1, "22⏎<", "", "22");
        row("Escape gives the number back", 1, "22⏎!5⏎", "", "225");
        row("Escape twice clears it", 1, "22⏎!!5⏎=", "5:=", "");
        row("Enter without a result", 1, "22⏎⏎⏎=", "22:=", "");
        row("Enter without a number", 1, "⏎⏎1⏎⏎=", "1:=", "");
        row("letters are nothing", 1, "22⏎xyz=", "22:=", "");
        row("two games in a breath", 2, "12⏎10___", "12:10", "");
        row("two games with a pause between", 2, "12⏎1___0___", "12:1 12:0", "");
        row("two games with Enter after each", 2, "12⏎1⏎0⏎", "12:1 12:0", "");
        row("two digits and Enter are a number for two games, too", 2, "22⏎10⏎==", "10:==", "");
        row("three digits are a number for two games", 2, "22⏎115", "", "115");
        row("a draw cannot be a digit, so nothing waits", 2, "12⏎1=5⏎0=", "12:1= 5:0=", "");
        row("four boards", 4, "3⏎1=015⏎1", "3:1=01", "5");
        row("four boards, of which two are told", 4, "3⏎1=5⏎", "3:1=", "5");
        row("Backspace takes one board back", 4, "3⏎110<1⏎___", "", "111");
    }
    void keysBecomeResults()
    {
        QFETCH(int, games);
        QFETCH(QString, keys);
        QFETCH(QString, entered);
        QFETCH(QString, number);
        const Desk desk(keys, games);
        QCOMPARE(desk.entered(), entered);
        QCOMPARE(QString::fromStdString(desk.input().number()), number);
    }

    // No two table numbers in a row, typed in a breath, enter anything anywhere.
    void twoNumbersInARowEnterNothing()
    {
        for (int first = 1; first <= 30; ++first) {
            for (int second = 10; second <= 130; ++second) {
                const QString keys = QStringLiteral("%1⏎%2⏎").arg(first).arg(second);
                const Desk desk(keys, 1);
                QVERIFY2(desk.entered().isEmpty(), qPrintable(keys + desk.entered()));
                QCOMPARE(desk.input().number(), std::to_string(second));
            }
        }
    }

    void whatWasTakenBackIsTold()
    {
        QVERIFY(Desk(QStringLiteral("22⏎10"), 1).input().takenBack() == 22);
        QVERIFY(!Desk(QStringLiteral("22⏎10⏎"), 1).input().takenBack());
        QVERIFY(!Desk(QStringLiteral("22⏎35"), 1).input().takenBack()); // nothing was held
        QVERIFY(!Desk(QStringLiteral("22⏎1⏎35"), 1).input().takenBack());
        QVERIFY(Desk(QStringLiteral("22⏎101⏎"), 1).input().takenBack() == 22); // there is no such table
    }
};

} // namespace tst_slipinput

QTEST_GUILESS_MAIN(tst_slipinput::TestSlipInput)
#include "tst_slipinput.moc"
