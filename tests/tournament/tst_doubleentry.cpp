// SPDX-License-Identifier: MIT
#include "tournament/log/doubleentry.h"

#include <QTest>

namespace tst_doubleentry {

using namespace kagetsu::tournament;

class TestDoubleEntry : public QObject
{
    Q_OBJECT

private slots:
    void entriesAreCompared_data()
    {
        // Each entry: table, game from 0, results: 1, 0, =
        QTest::addColumn<QString>("entries");
        QTest::addColumn<QString>("comparisons"); // f first, s same, d different
        QTest::newRow("the same result counts at the second entry") << "51/0:1 51/0:1" << "fs";
        QTest::newRow("a different one discards both") << "51/0:1 51/0:0" << "fd";
        QTest::newRow("after a difference it is entered twice again") << "51/0:1 51/0:0 51/0:0 51/0:0" << "fdfs";
        QTest::newRow("after a difference the first value is forgotten, too") << "51/0:1 51/0:0 51/0:1" << "fdf";
        QTest::newRow("other tables come between") << "51/0:1 22/0:0 3/0:= 22/0:0 51/0:1 3/0:1" << "fffssd";
        QTest::newRow("the table has to be the same") << "51/0:1 5/0:1" << "ff";
        QTest::newRow("a third entry begins anew") << "51/0:1 51/0:1 51/0:1" << "fsf";
        QTest::newRow("games of a match together") << "4/0:1=0 4/0:1=0" << "fs";
        QTest::newRow("one game of a match differs") << "4/0:1=0 4/0:1==" << "fd";
        QTest::newRow("fewer games than before differ") << "4/0:1=0 4/0:1=" << "fd";
        QTest::newRow("another game is no repetition") << "4/0:1 4/1:1 4/1:1" << "ffs";
    }
    void entriesAreCompared()
    {
        QFETCH(QString, entries);
        QFETCH(QString, comparisons);
        DoubleEntry twice;
        QString found;
        for (const QString &text : entries.split(QLatin1Char(' '))) {
            const int table = text.section(QLatin1Char('/'), 0, 0).toInt();
            DoubleEntry::Entry entry { text.section(QLatin1Char('/'), 1).section(QLatin1Char(':'), 0, 0).toInt(), {} };
            for (const QChar result : text.section(QLatin1Char(':'), 1)) {
                entry.outcomes.push_back(result == QLatin1Char('1') ? Outcome::AWon
                        : result == QLatin1Char('0')                ? Outcome::BWon
                                                                    : Outcome::Draw);
            }
            const DoubleEntry::Comparison comparison = twice.enter(table, entry);
            found += QLatin1Char("fsd"[static_cast<int>(comparison)]);
            QCOMPARE(twice.waiting(table).has_value(), comparison == DoubleEntry::Comparison::First);
            if (comparison == DoubleEntry::Comparison::First)
                QVERIFY(*twice.waiting(table) == entry);
        }
        QCOMPARE(found, comparisons);
    }

    void oneTableIsForgotten()
    {
        DoubleEntry twice;
        twice.enter(7, { 0, { Outcome::Draw } });
        twice.enter(8, { 0, { Outcome::AWon } });
        QVERIFY(twice.forget(7));
        QVERIFY(!twice.forget(7));
        QVERIFY(twice.enter(7, { 0, { Outcome::BWon } }) == DoubleEntry::Comparison::First);
        QVERIFY(twice.enter(8, { 0, { Outcome::AWon } }) == DoubleEntry::Comparison::Same);
    }

    void allAreForgotten()
    {
        DoubleEntry twice;
        twice.enter(7, { 0, { Outcome::Draw } });
        twice.clear();
        QVERIFY(!twice.waiting(7));
        QVERIFY(twice.enter(7, { 0, { Outcome::Draw } }) == DoubleEntry::Comparison::First);
    }
};

} // namespace tst_doubleentry

QTEST_GUILESS_MAIN(tst_doubleentry::TestDoubleEntry)
#include "tst_doubleentry.moc"
