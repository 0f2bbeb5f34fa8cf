// SPDX-License-Identifier: MIT
#include "ui/controls/layout/evengrid.h"

#include <QPushButton>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_evengrid {

using namespace kagetsu::ui;

class TestEvenGrid : public QObject
{
    Q_OBJECT

private slots:
    void columnsShareTheWidth_data()
    {
        QTest::addColumn<bool>("balanced");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("as many as there is room for") << false << 4 << 320 << 3 << 2;
        QTest::newRow("two and two, not three and one") << true << 4 << 320 << 2 << 2;
        QTest::newRow("three and two stay") << true << 5 << 320 << 3 << 2;
        QTest::newRow("all in one row stay") << true << 3 << 320 << 3 << 1;
        QTest::newRow("three and three, not four and two") << true << 6 << 430 << 3 << 2;
        QTest::newRow("below one another in the narrowest place") << true << 4 << 90 << 1 << 4;
    }

    void columnsShareTheWidth()
    {
        QFETCH(bool, balanced);
        QFETCH(int, cards);
        QFETCH(int, width);
        QFETCH(int, columns);
        QFETCH(int, rows);
        QWidget page;
        auto *grid = new EvenGrid(100);
        grid->setBalanced(balanced);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(8);
        page.setLayout(grid);
        for (int i = 0; i < cards; ++i)
            grid->addWidget(new QPushButton(QString::number(i), &page));
        page.resize(width, grid->heightForWidth(width));
        page.show();
        QSet<int> lefts;
        QSet<int> tops;
        for (const QPushButton *card : page.findChildren<QPushButton *>()) {
            lefts.insert(card->x());
            tops.insert(card->y());
            QVERIFY(page.rect().contains(card->geometry()) || width < 100);
        }
        QCOMPARE(lefts.size(), columns);
        QCOMPARE(tops.size(), rows);
    }

    // The width is theirs, and not left for columns that nobody needs.
    void balancedCardsFillTheirRow()
    {
        QWidget page;
        auto *grid = new EvenGrid(100);
        grid->setBalanced(true);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(8);
        page.setLayout(grid);
        for (int i = 0; i < 3; ++i)
            grid->addWidget(new QPushButton(QString::number(i), &page));
        page.resize(556, grid->heightForWidth(556));
        page.show();
        for (const QPushButton *card : page.findChildren<QPushButton *>())
            QCOMPARE(card->width(), 180);
    }

    void noMoreColumnsThanWanted()
    {
        EvenGrid grid(100);
        QCOMPARE(grid.columnsIn(1000), 1000 / (100 + std::max(0, grid.spacing())));
        grid.setBalanced(true); // of nothing
        QVERIFY(grid.columnsIn(1000) > 0);
        grid.setMostColumns(1);
        QCOMPARE(grid.columnsIn(1000), 1);
        QCOMPARE(grid.columnsIn(10), 1);
    }
};

} // namespace tst_evengrid

QTEST_MAIN(tst_evengrid::TestEvenGrid)
#include "tst_evengrid.moc"
