// SPDX-License-Identifier: MIT
#include "ui/controls/combobox.h"

#include "ui/board/theme.h"
#include "ui/controls/style/skin.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QTest>

namespace tst_combobox {

using namespace kagetsu::ui;

// The list of a combo box as a finger meets it.
class TestComboBox : public QObject
{
    Q_OBJECT

private slots:
    void allRowsAreInView_data();
    void allRowsAreInView();
};

void TestComboBox::allRowsAreInView_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("current");
    for (const int count : { 1, 2, 3, 6, 12 }) {
        QTest::addRow("%d, the first is chosen", count) << count << 0;
        QTest::addRow("%d, the last is chosen", count) << count << count - 1;
    }
}

void TestComboBox::allRowsAreInView()
{
    QFETCH(int, count);
    QFETCH(int, current);
    QWidget window;
    window.setStyleSheet(styleSheetOf(Theme::light()));
    ComboBox box(&window);
    box.setGeometry(20, 20, 200, 44);
    for (int i = 0; i < count; ++i)
        box.addItem(QStringLiteral("Choice %1").arg(i));
    box.setCurrentIndex(current);
    window.resize(240, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    box.showPopup();
    const QAbstractItemView *list = box.view();
    QTRY_VERIFY(list->isVisible());
    constexpr int Finger = 40;
    for (int i = 0; i < count; ++i) {
        const QRect row = list->visualRect(box.model()->index(i, 0));
        QVERIFY2(list->viewport()->rect().contains(row), qPrintable(box.itemText(i)));
        QVERIFY(row.height() >= Finger);
    }
    QVERIFY(!list->verticalScrollBar()->isVisible());
    const QRect place(list->window()->mapToGlobal(QPoint()), list->window()->size());
    QVERIFY(!place.contains(box.mapToGlobal(box.rect().center())));
    box.hidePopup();
}

} // namespace tst_combobox

QTEST_MAIN(tst_combobox::TestComboBox)
#include "tst_combobox.moc"
