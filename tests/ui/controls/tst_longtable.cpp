// SPDX-License-Identifier: MIT
#include "ui/controls/longtable.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTest>

namespace tst_longtable {

using kagetsu::ui::LongTable;

// Counts how often a cell is measured.
class CountingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        ++measured;
        return QStyledItemDelegate::sizeHint(option, index);
    }

    mutable int measured = 0;
};

// As wide as Qt makes the columns when it measures every row, in a hundredth of the time.
class TestLongTable : public QObject
{
    Q_OBJECT

private slots:
    void columnsAreAsWideAsTheirWidestCell_data()
    {
        QTest::addColumn<QString>("usual");
        QTest::addColumn<QString>("widest");
        QTest::newRow("the one of most letters") << "Ann" << "Ann Alexandrowna Bergmann";
        QTest::newRow("one of fewer, wider letters") << "iiiiiiiiiiii" << "WWWWWWWWWW";
        QTest::newRow("one of characters") << "Ann Bergmann" << QStringLiteral("鈴木一郎太郎左衛門尉");
        QTest::newRow("one that is much like the others") << "Player 1111" << "Player 9mWm";
    }
    void columnsAreAsWideAsTheirWidestCell()
    {
        QFETCH(QString, usual);
        QFETCH(QString, widest);
        QStandardItemModel model(Rows, 2);
        fill(model, usual);
        model.item(Rows - 7, 0)->setText(widest);
        LongTable table;
        QTableView all;
        all.horizontalHeader()->setResizeContentsPrecision(-1);
        for (QTableView *each : std::initializer_list<QTableView *> { &table, &all }) {
            each->setModel(&model);
            each->resizeColumnsToContents();
        }
        for (int column = 0; column < 2; ++column)
            QCOMPARE(table.columnWidth(column), all.columnWidth(column));
    }

    void onlyAFewRowsAreMeasuredAndOnlyOnce()
    {
        QStandardItemModel model(Rows, 2);
        fill(model, QStringLiteral("Player"));
        LongTable table;
        CountingDelegate delegate;
        table.setItemDelegate(&delegate);
        table.setModel(&model);
        table.resizeColumnsToContents();
        QVERIFY2(delegate.measured <= 2 * 16, qPrintable(QString::number(delegate.measured)));
        delegate.measured = 0;
        table.resizeColumnsToContents();
        QCOMPARE(delegate.measured, 0);
    }

    void whatChangesIsMeasuredAnew()
    {
        QStandardItemModel model(Rows, 2);
        fill(model, QStringLiteral("Player"));
        LongTable table;
        table.setModel(&model);
        table.resizeColumnsToContents();
        const int before = table.columnWidth(0);
        model.item(Rows / 2, 0)->setText(QStringLiteral("Player of a longer name"));
        table.resizeColumnsToContents();
        const int longer = table.columnWidth(0);
        QVERIFY(longer > before);
        QFont large = table.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        table.setFont(large);
        table.resizeColumnsToContents();
        QVERIFY(table.columnWidth(0) > longer);
        model.removeRows(1, Rows - 1);
        table.setFont(QFont());
        table.resizeColumnsToContents();
        QCOMPARE(table.columnWidth(0), before);
    }

private:
    static constexpr int Rows = 1500;

    static void fill(QStandardItemModel &model, const QString &text)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                model.setItem(row, column, new QStandardItem(text));
        }
    }
};

} // namespace tst_longtable

QTEST_MAIN(tst_longtable::TestLongTable)
#include "tst_longtable.moc"
