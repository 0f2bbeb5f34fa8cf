// SPDX-License-Identifier: MIT
#include "analysis/solver/board/failtable.h"
#include "analysis/solver/board/keys.h"

#include <QTest>

namespace tst_failtable {

using namespace kagetsu::solver;

class TestFailTable : public QObject
{
    Q_OBJECT

private slots:
    void failingWithinMoreIsFailingWithinFewer();
    void forgetsEverythingWhenCleared();
    void keepsWhatItHasRoomForAsItWidens();
    void isNeverWrongWhenFull();
};

void TestFailTable::failingWithinMoreIsFailingWithinFewer()
{
    FailTable table(10);
    table.store(7, 3);
    QVERIFY(table.fails(7, 3));
    QVERIFY(table.fails(7, 1));
    QVERIFY(!table.fails(7, 4));
    QVERIFY(!table.fails(8, 1));
    table.store(7, FailTable::AnyLength);
    QVERIFY(table.fails(7, 300));
    QVERIFY(table.fails(7, FailTable::AnyLength));
}

void TestFailTable::forgetsEverythingWhenCleared()
{
    FailTable table(10);
    table.store(7, 3);
    table.clear();
    QVERIFY(!table.fails(7, 1));
}

void TestFailTable::keepsWhatItHasRoomForAsItWidens()
{
    FailTable table(13);
    constexpr int Stored = 8000; // an eighth of what there is room for
    for (std::uint64_t i = 0; i < Stored; ++i)
        table.store(scrambled(i), 5);
    int kept = 0;
    for (std::uint64_t i = 0; i < Stored; ++i)
        kept += table.fails(scrambled(i), 5);
    QVERIFY2(kept > Stored * 95 / 100, QByteArray::number(kept));
}

void TestFailTable::isNeverWrongWhenFull()
{
    FailTable table(10);
    const std::size_t bytes = table.bytes();
    for (std::uint64_t i = 0; i < 100000; ++i)
        table.store(scrambled(i), static_cast<int>(i % 9));
    for (std::uint64_t i = 0; i < 100000; ++i) {
        QVERIFY(!table.fails(scrambled(i), static_cast<int>(i % 9) + 1));
        QVERIFY(!table.fails(scrambled(i + 100000), 1));
    }
    QCOMPARE(table.bytes(), bytes);
}

} // namespace tst_failtable

QTEST_GUILESS_MAIN(tst_failtable::TestFailTable)
#include "tst_failtable.moc"
