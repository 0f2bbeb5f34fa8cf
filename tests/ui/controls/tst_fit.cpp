// SPDX-License-Identifier: MIT
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/page.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/tablebutton.h"

#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace tst_fit {

using namespace kagetsu::ui;

// All that is told in pixels is as large on a large screen as its words are.
class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        dress(Theme::light());
        setTextSize(1);
    }

    void thePageGivesItsFontToAllOnIt()
    {
        dress(Theme::light());
        QWidget window;
        window.resize(3000, 2000);
        auto *page = new Page(&window);
        auto *button = new QToolButton(page);
        QList<double> factors;
        onFit(*button, [&factors](double factor) { factors += factor; });
        QCOMPARE(factors, QList<double> { 1 });
        window.show();
        page->resize(1280, 740);
        QCOMPARE(factors.size(), 1);
        page->resize(2560, 1480);
        QCOMPARE(factors.size(), 2);
        QCOMPARE(factors.last(), 2.0);
        QCOMPARE(fitOf(*button), 2.0);
        page->resize(1280, 740);
        QCOMPARE(factors, (QList<double> { 1, 2, 1 }));
    }

    void theUserMayWantLargerWords()
    {
        QWidget window;
        window.resize(1280, 740);
        auto *page = new Page(&window);
        window.show();
        setTextSize(1.5);
        page->resize(1280, 739);
        QCOMPARE(fitOf(*page), 1.5);
        setTextSize(1);
        page->resize(1280, 740);
        QCOMPARE(fitOf(*page), 1.0);
    }

    // One that scrolls is larger than its window; its words do not grow with that.
    void whatScrollsHasTheWordsOfItsWindow()
    {
        QWidget window;
        window.resize(1280, 740);
        auto *page = new Page(&window);
        window.show();
        page->resize(1280, 1480);
        QCOMPARE(fitOf(*page), 1.0);
        QCOMPARE(page->leastSize({ 700, 100 }), QSize(560, 300));
        QCOMPARE(page->leastSize({ 500, 100 }), QSize(320, 420));
        setTextSize(2);
        QCOMPARE(page->leastSize({ 1120, 100 }), QSize(1120, 600));
        setTextSize(1);
        auto *column = new QVBoxLayout(page);
        column->setContentsMargins(0, 0, 0, 0);
        auto *tall = new QWidget;
        tall->setMinimumHeight(700);
        column->addWidget(tall);
        tall->show();
        QCOMPARE(page->leastSize({ 700, 100 }), QSize(560, 700));
    }

    void aClassReadsWhatFillsTheScreen()
    {
        class ForAClass : public Page
        {
        public:
            using Page::Page;
            bool isReadFromAfar() const override { return true; }
        };
        QWidget window;
        auto *shown = new ForAClass(&window);
        auto *usual = new Page(&window);
        for (Page *page : { static_cast<Page *>(shown), usual })
            page->resize(700, 700);
        window.showFullScreen();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (Page *page : { static_cast<Page *>(shown), usual })
            page->resize(window.size());
        QVERIFY(QFontMetricsF(shown->font()).height() * 25 >= window.height());
        QVERIFY(QFontMetricsF(usual->font()).height() * 25 < window.height());
        window.showNormal();
        shown->resize(701, 700);
        QCOMPARE(fitOf(*shown), 1.0);
    }

    void aTableButtonGrowsInBothDirections()
    {
        TableButton button;
        button.setText(QStringLiteral("Rematch"));
        const QSize usual = button.sizeHint();
        QFont large = button.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        button.setFont(large);
        QVERIFY(button.sizeHint().height() >= 2 * usual.height() - 2);
        QVERIFY(button.sizeHint().width() >= 2 * usual.width() - 8);
    }

    void fieldsGrowWithTheStyleSheet()
    {
        dress(Theme::light());
        QLineEdit usual;
        usual.ensurePolished();
        const int height = usual.sizeHint().height();
        dress(Theme::light(), 2.6);
        QLineEdit large;
        large.ensurePolished();
        QVERIFY2(large.sizeHint().height() >= 2 * height, qPrintable(QString::number(large.sizeHint().height())));
    }

    void theSheetHasStepsAndNoOtherUnit_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("same");
        QTest::newRow("a small laptop") << 1.0 << 1.2;
        QTest::newRow("a desktop screen") << 1.3 << 1.4;
        QTest::newRow("a large screen") << 2.5 << 2.6;
    }
    void theSheetHasStepsAndNoOtherUnit()
    {
        QFETCH(double, factor);
        QFETCH(double, same);
        const QString sheet = styleSheetOf(Theme::light(), factor);
        QCOMPARE(styleSheetOf(Theme::light(), same), sheet);
        QCOMPARE(sheet == styleSheetOf(Theme::light()), factor < 1.25);
        QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("[0-9](pt|em|ex)\\b"))));
        QCOMPARE(sheet.count(QStringLiteral("px")), styleSheetOf(Theme::light()).count(QStringLiteral("px")));
    }
};

} // namespace tst_fit

QTEST_MAIN(tst_fit::TestFit)
#include "tst_fit.moc"
