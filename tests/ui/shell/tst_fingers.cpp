// SPDX-License-Identifier: MIT
#include "../geometry.h"
#include "everypage.h"

#include "ui/look/style/style.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace tst_fingers {

// Hands that are not steady, and fingers on a screen: everything that is pressed is as large as the tip of a finger.
class TestFingers : public QObject
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

    void everythingPressedIsAsLargeAsAFinger_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Russian, the longest words") << QStringLiteral("ru");
    }
    void everythingPressedIsAsLargeAsAFinger()
    {
        QFETCH(QString, language);
        QMap<QString, QStringList> small; // where each was met
        const QStringList seen = lookAtEveryPage(language, { 1366, 768 }, [&small](const QString &name, QWidget &page) {
            if (qEnvironmentVariableIsSet("KAGETSU_PICTURES")) // to be looked at
                page.grab().save(qEnvironmentVariable("KAGETSU_PICTURES") + QLatin1Char('/')
                    + QString(name).replace(QLatin1Char('/'), QLatin1Char('-')) + QStringLiteral(".png"));
            for (const QString &each : smallTargets(&page))
                small[each] += name;
        });
        QVERIFY(seen.size() > 90); // it went everywhere
        for (auto each = small.cbegin(); each != small.cend(); ++each)
            qWarning("%s: %s (and on %d more)", qPrintable(each.key()), qPrintable(each.value().first()),
                static_cast<int>(each.value().size()) - 1);
        QCOMPARE(small.size(), 0);
    }
};

} // namespace tst_fingers

QTEST_MAIN(tst_fingers::TestFingers)
#include "tst_fingers.moc"
