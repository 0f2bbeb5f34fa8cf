// SPDX-License-Identifier: MIT
#include "tournament/log/rowkeys.h"

#include <QTest>

namespace tst_rowkeys {

using kagetsu::tournament::RowKeys;

class TestRowKeys : public QObject
{
    Q_OBJECT

private slots:
    void keysAreResultsOrTableNumbers_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const char *keys, const char *told) {
            QTest::newRow(name) << QString::fromUtf8(keys) << QString::fromUtf8(told);
        };
        row("results in the order of the tables", "10=", "1 0 =");
        row("results at a quiet pace", "1___0___1", "1 0 1");
        row("Enter long after a result is another command", "1___⏎", "1 other");
        row("Enter without a key is another command", "⏎", "other");
        row("Enter after a result that is no digit is another command", "=⏎", "= other");
        row("the number of table 12", "12", "1 12(-1)");
        row("the number of table 1", "1⏎", "1 1⏎(-1)");
        row("the number of table 10", "10⏎", "1 0 10⏎(-2)");
        row("the number of table 115", "115", "1 1 115(-2)");
        row("the number of table 3", "3", "3");
        row("the number of table 20 begins it", "2", "2");
        row("a digit after a pause begins a number of its own", "1___2", "1 2");
        row("a pause that is too short is none", "1_2", "1 12(-1)");
        row("a sign between them", "1=2", "1 = 2");
        row("a letter between them", "1x2", "1 other 2");
        row("a letter, then Enter", "1x⏎", "1 other other");
        row("results, then the number of a table of three digits", "1011=10112", "1 0 1 1 = 1 0 1 1 112(-2)");
        row("results, then such a number and Enter", "101011⏎", "1 0 1 0 1 1 011⏎(-3)");
        row("one number after the other", "12___13", "1 12(-1) 1 13(-1)");
    }
    void keysAreResultsOrTableNumbers()
    {
        QFETCH(QString, keys);
        QFETCH(QString, told);
        // ⏎ Enter, _ 300 ms without a key; other keys are typed 100 ms after each other.
        RowKeys typed;
        typed.setMostDigits(3);
        RowKeys::Time now { 1000 };
        QStringList all;
        for (const QChar key : keys) {
            now += RowKeys::Time(key == QLatin1Char('_') ? 300 : 100);
            if (key == QLatin1Char('_'))
                continue;
            const bool isEnter = key == QChar(u'⏎');
            const RowKeys::Step step = isEnter ? typed.enter(now) : typed.type(key.unicode(), now);
            switch (step.meaning) {
            case RowKeys::Meaning::Other: all += QStringLiteral("other"); break;
            case RowKeys::Meaning::Result: all += key; break;
            case RowKeys::Meaning::Number: all += QString::fromStdString(step.number); break;
            case RowKeys::Meaning::WholeNumber: all += QString::fromStdString(step.number) + key; break;
            }
            if (step.results > 0)
                all.back() += QStringLiteral("(-%1)").arg(step.results);
        }
        QCOMPARE(all.join(QLatin1Char(' ')), told);
    }

    // No number of a table, typed in a breath, leaves a result behind.
    void noTableNumberLeavesAResult()
    {
        for (int table = 1; table <= 1200; ++table) {
            RowKeys typed;
            RowKeys::Time now { 1000 };
            int results = 0;
            std::string number;
            bool isInField = false; // from here on the field for slips gets the keys
            for (const char key : std::to_string(table)) {
                now += RowKeys::Time(100);
                if (isInField) {
                    number += key;
                    continue;
                }
                const RowKeys::Step step = typed.type(static_cast<char16_t>(key), now);
                results += step.meaning == RowKeys::Meaning::Result ? 1 : -step.results;
                isInField = step.meaning == RowKeys::Meaning::Number;
                number = step.number;
            }
            if (!isInField) {
                const RowKeys::Step step = typed.enter(now + RowKeys::Time(100));
                results -= step.results;
                number = step.number;
            }
            QCOMPARE(results, 0);
            QCOMPARE(number, std::to_string(table));
        }
    }
};

} // namespace tst_rowkeys

QTEST_GUILESS_MAIN(tst_rowkeys::TestRowKeys)
#include "tst_rowkeys.moc"
