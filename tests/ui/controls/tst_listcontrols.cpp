// SPDX-License-Identifier: MIT
#include "ui/controls/boxheader.h"
#include "ui/controls/cellsearch.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/fittext.h"
#include "ui/controls/ticksearch.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

namespace tst_listcontrols {

using namespace kagetsu::ui;

// Lists with a search field, and columns with boxes, used as a person does.
class TestListControls : public QObject
{
    Q_OBJECT

private slots:
    void typingTheBeginningOfANameTicksIt()
    {
        TickSearch search("name", "people");
        search.setItems({ { QStringLiteral("Wu Tao"), 3 }, { QStringLiteral("Ann Wolf"), 1 },
            { QStringLiteral("Wu"), 7 }, { QStringLiteral("Bo (a+b)"), 9 } });
        search.show();
        search.setFocus();
        auto &field = *search.findChild<QLineEdit *>(QStringLiteral("name"));
        auto &list = *search.findChild<QListWidget *>(QStringLiteral("people"));
        QCOMPARE(list.item(0)->text() + list.item(3)->text(), QStringLiteral("Ann WolfWu Tao")); // by name
        const auto shown = [&list] {
            QStringList names;
            for (const QListWidgetItem *item : list.findItems({}, Qt::MatchContains)) {
                if (!item->isHidden())
                    names += item->text();
            }
            return names.join(QLatin1Char('|'));
        };
        QSignalSpy several(&search, &TickSearch::severalFound);
        QSignalSpy ticks(&search, &TickSearch::ticksChanged);
        QTest::keyClick(&field, Qt::Key_Return); // nothing is typed
        QVERIFY(search.ticked().isEmpty() && several.isEmpty());
        QTest::keyClicks(&field, QStringLiteral("w"));
        QCOMPARE(shown(), QStringLiteral("Ann Wolf|Wu|Wu Tao"));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(several.size(), 1);
        QVERIFY(search.ticked().isEmpty() && field.text() == QStringLiteral("w"));
        QTest::keyClicks(&field, QStringLiteral("u")); // a whole name, and the beginning of another
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(search.ticked(), QList<int> { 7 });
        QCOMPARE(field.text(), QString());
        QTest::keyClicks(&field, QStringLiteral("wo"));
        QTest::keyClick(&field, Qt::Key_Enter);
        QCOMPARE(search.ticked(), (QList<int> { 1, 7 }));
        QTest::keyClicks(&field, QStringLiteral("(a+"));
        QCOMPARE(shown(), QStringLiteral("Bo (a+b)"));
        field.clear();
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(search.ticked(), QList<int> { 7 });
        QCOMPARE(ticks.size(), 3);
        search.tickAll(true);
        QCOMPARE(search.ticked().size(), search.count());
        QCOMPARE(ticks.size(), 4);
    }

    void onlyTheRowsThatContainTheWordsAreShown()
    {
        CellSearch search("what", "rows");
        search.setCells({ { { "Who" }, { "What" }, { "Why" } },
                            { { { "Ann", "won", {} } }, { { "Bob", "lost (1+", {} } }, { { "Cid", "Won", {} } } } },
            { 1 }, { 0, 2 });
        const auto &table = *search.findChild<QTableView *>(QStringLiteral("rows"));
        QVERIFY(table.isColumnHidden(2) && !table.isColumnHidden(0));
        QCOMPARE(search.shownRows(), (std::vector<std::size_t> { 0, 1, 2 }));
        QSignalSpy changed(&search, &CellSearch::shownChanged);
        auto &field = *search.findChild<QLineEdit *>(QStringLiteral("what"));
        field.setText(QStringLiteral(" won "));
        QCOMPARE(search.shownRows(), (std::vector<std::size_t> { 0, 2 }));
        QCOMPARE(search.shownText(), QStringLiteral("Ann\twon\t\nCid\tWon\t\n"));
        field.setText(QStringLiteral("(1+")); // no pattern
        QCOMPARE(search.shownRows(), (std::vector<std::size_t> { 1 }));
        QCOMPARE(changed.size(), 2);
    }

    void eachColumnHasABox()
    {
        QTableView table;
        auto *header = new BoxHeader("box", &table);
        table.setHorizontalHeader(header);
        header->setChosen({ 1, 0, 2 });
        header->setWords(
            { QStringLiteral("none"), QStringLiteral("name"), QStringLiteral("club") }, QStringLiteral("Column %1"));
        header->setChosen({ 1, 0, 2 });
        const auto box = [&table](
                             int column) { return table.findChild<QComboBox *>(QStringLiteral("box%1").arg(column)); };
        QCOMPARE(box(1)->currentText() + box(2)->currentText() + box(3)->currentText(), QStringLiteral("namenoneclub"));
        QCOMPARE(box(3)->accessibleName(), QStringLiteral("Column 3"));
        QStandardItemModel model(2, 4);
        table.setModel(&model);
        table.resize(600, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto areAbove = [&] {
            for (int column = 1; column <= 3; ++column) {
                const QRect there(
                    header->sectionViewportPosition(column), 0, header->sectionSize(column), header->height());
                if (box(column)->geometry() != there || !box(column)->isVisible())
                    return false;
            }
            return true;
        };
        QVERIFY(areAbove());
        QVERIFY(header->height() >= TouchSize);
        header->resizeSection(1, 170);
        QCOMPARE(box(1)->width(), 170);
        QVERIFY(areAbove());
        header->resizeSection(0, 90);
        QVERIFY(areAbove());
        table.resize(200, 200);
        table.horizontalScrollBar()->setValue(table.horizontalScrollBar()->maximum());
        QVERIFY(header->offset() > 0);
        QVERIFY(areAbove());
        QSignalSpy chosen(header, &BoxHeader::chosen);
        box(2)->setFocus();
        QTest::keyClick(box(2), Qt::Key_Down);
        QTest::keyClick(box(2), Qt::Key_Down);
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.last(), (QVariantList { 1, 2 }));
        QCOMPARE(box(2)->currentText(), QStringLiteral("club"));
        header->setChosen({ 2 });
        QVERIFY(box(2)->isHidden() && !box(1)->isHidden());
    }

    void aTextIsAsLargeAsItsPlaceAllows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("width");
        QTest::newRow("a short name") << "Ann" << 800;
        QTest::newRow("two words, one below the other") << "Alexandra Konstantinopoulou" << 500;
        QTest::newRow("no room at all") << "Alexandra Konstantinopoulou" << 20;
    }
    void aTextIsAsLargeAsItsPlaceAllows()
    {
        QFETCH(QString, text);
        QFETCH(int, width);
        QLabel label(text);
        QFont usual;
        usual.setPointSize(10);
        fitText(label, usual, 4, width);
        const double times = label.font().pointSizeF() / usual.pointSizeF();
        QVERIFY(times >= 1 && times <= 4);
        const auto fits = [&](double size) {
            QFont font = usual;
            font.setPointSizeF(usual.pointSizeF() * size);
            const QFontMetrics metrics(font);
            const QRect needed = metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, text);
            return needed.height() <= 2 * metrics.lineSpacing() && needed.width() <= width;
        };
        QVERIFY(times == 1 || fits(times));
        QVERIFY(times == 4 || !fits(times + 0.25));
    }
};

} // namespace tst_listcontrols

QTEST_MAIN(tst_listcontrols::TestListControls)
#include "tst_listcontrols.moc"
