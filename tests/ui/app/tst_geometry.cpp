// SPDX-License-Identifier: MIT
#include "../geometry.h"
#include "ui/controls/style/style.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace tst_geometry {

// What tst_textsizes measures every page with.
class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kagetsu::ui::Style); }

    // A measure that finds nothing would please everybody.
    void whatIsSmallIsFound()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *button = new QPushButton(QStringLiteral("small"));
        button->setFixedSize(80, 30);
        auto *list = new QListWidget;
        list->addItem(QStringLiteral("low"));
        list->item(0)->setSizeHint({ 0, 20 });
        auto *box = new QCheckBox(QStringLiteral("one of Qt's"));
        box->setFixedHeight(20);
        for (QWidget *part : std::initializer_list<QWidget *> { button, list, box })
            column->addWidget(part);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const QStringList small = smallTargets(&page);
        QCOMPARE(small.size(), 3);
        QVERIFY2(small.contains(QStringLiteral("QPushButton 80×30")), qPrintable(small.join(QLatin1Char('\n'))));
        QVERIFY(!box->isChecked()); // it was only touched
        button->setFixedSize(80, 44);
        list->item(0)->setSizeHint({ 0, 44 });
        box->hide();
        QTRY_COMPARE(smallTargets(&page), QStringList());
    }

    void whatIsCutIsFound()
    {
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *label = new QLabel(QStringLiteral("Much more than there is room for"));
        auto *lines = new QLabel(QStringLiteral("Many words on several lines, of which only one is seen"));
        lines->setWordWrap(true);
        auto *button = new QPushButton(QStringLiteral("A sentence on a button"));
        for (QWidget *part : std::initializer_list<QWidget *> { label, lines, button }) {
            part->setFixedSize(70, 20);
            column->addWidget(part);
        }
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(clippedTexts(&page).size() >= 3);
        label->setToolTip(label->text()); // cut on purpose
        lines->setFixedSize(300, 200);
        button->setFixedSize(300, 44);
        QTRY_COMPARE(clippedTexts(&page), QStringList());
    }

    void whatLiesOverAnotherIsFound()
    {
        QWidget page;
        page.resize(300, 100);
        auto *name = new QLabel(QStringLiteral("name"), &page);
        auto *time = new QLabel(QStringLiteral("time"), &page);
        name->setGeometry(0, 0, 100, 30);
        time->setGeometry(50, 10, 100, 30);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(overlaps(&page).size(), 1);
        time->move(100, 0);
        QCOMPARE(overlaps(&page).size(), 0);
    }
};

} // namespace tst_geometry

QTEST_MAIN(tst_geometry::TestGeometry)
#include "tst_geometry.moc"
