// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/opening/openingstrip.h"
#include "ui/opening/patternchooser.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

match::MatchSetup setupBy(const char *id)
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure(id);
    return setup;
}

// What the opener does with the chooser once it has come up.
void withChooser(const std::function<void(PatternChooser &)> &act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto *chooser = qobject_cast<PatternChooser *>(QApplication::activeModalWidget());
        const auto hasKeys = [chooser] { return chooser->isAncestorOf(QApplication::focusWidget()); };
        if (!chooser || !QTest::qWaitFor(hasKeys))
            qFatal("no chooser with the keys");
        act(*chooser);
        if (chooser->isVisible())
            chooser->reject();
    });
}

QString stonesOf(const Table &table)
{
    QString text;
    for (const rules::Point point : table.match().opening().stones())
        text += QString::fromStdString(rules::toText(point)) + ' ';
    return text.trimmed();
}

} // namespace

// The opener takes one of the 26 patterns instead of laying it stone by stone.
class TestPatternsAtTable : public QObject
{
    Q_OBJECT

private slots:
    void takenByMouse()
    {
        Table table(setupBy("rif-classic"));
        withChooser([](PatternChooser &chooser) {
            QTest::mouseClick(chooser.findChild<QAbstractButton *>("patternI4"), Qt::LeftButton);
        });
        table.press("choosePattern");
        QCOMPARE(stonesOf(table), QString("H8 I9 J7"));
        QCOMPARE(table.match().opening().patternCode(), std::string("I4"));
        QCOMPARE(table.match().opening().need().kind, opening::NeedKind::Choose);
        QVERIFY(!table.button("choosePattern"));
        QVERIFY(table.page->board()->picture().at({ 9, 6 }).stone == rules::Stone::Black);
    }

    void takenByKeysAlone()
    {
        Table table(setupBy("yamaguchi"));
        table.key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), table.button("choosePattern"));
        withChooser([](PatternChooser &) {
            QTest::keyClicks(QApplication::focusWidget(), "kagetsu");
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        });
        table.key(Qt::Key_Return);
        QCOMPARE(stonesOf(table), QString("H8 H9 I9"));
        QCOMPARE(table.match().opening().need().kind, opening::NeedKind::Declare);
        // The keys are where the next thing is asked.
        table.page->activateWindow(); // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(table.page.get()));
        table.key(Qt::Key_3);
        table.key(Qt::Key_Return);
        QCOMPARE(table.match().opening().declared(), std::optional(3));
    }

    void stonesThatLieStay()
    {
        Table table(setupBy("rif-classic"));
        table.play({ "H8", "G8" });
        withChooser([](PatternChooser &chooser) {
            QVERIFY(!chooser.findChild<QAbstractButton *>("patternI1")->isEnabled());
            QTest::mouseClick(chooser.findChild<QAbstractButton *>("patternD4"), Qt::LeftButton);
        });
        table.press("choosePattern");
        QVERIFY(stonesOf(table).startsWith("H8 G8 "));
        QCOMPARE(table.match().opening().patternCode(), std::string("D4"));
    }

    void cancellingLaysNothing()
    {
        Table table(setupBy("rif-classic"));
        withChooser([](PatternChooser &chooser) { QTest::keyClick(&chooser, Qt::Key_Escape); });
        table.press("choosePattern");
        QVERIFY(stonesOf(table).isEmpty());
        QVERIFY(table.button("choosePattern"));
    }

    void notWhileTheGameStands()
    {
        Table table(setupBy("rif-classic"));
        QVERIFY(table.host->execute(match::Pause { Seat::A }));
        QVERIFY(!table.button("choosePattern"));
    }

    void onlyWhereAPatternMustCome_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("offered");
        QTest::newRow("the opener lays all three") << "soosorv-n" << true;
        QTest::newRow("Sakata") << "sakata" << true;
        QTest::newRow("the second stone is the other player's") << "swap-1989" << false;
        QTest::newRow("a swap comes in between") << "taraguchi-n" << false;
        QTest::newRow("any three stones") << "swap2" << false;
    }

    void onlyWhereAPatternMustCome()
    {
        QFETCH(QString, id);
        QFETCH(bool, offered);
        const Table table(setupBy(id.toLatin1()));
        QCOMPARE(table.button("choosePattern") != nullptr, offered);
    }

    void theThirdStoneAlone()
    {
        Table table(setupBy("swap-1989"));
        table.play({ "H8", "I9" });
        withChooser([](PatternChooser &chooser) {
            QVERIFY(!chooser.findChild<QAbstractButton *>("patternI13")->isEnabled()); // banned by this rule
            QTest::mouseClick(chooser.findChild<QAbstractButton *>("patternI12"), Qt::LeftButton);
        });
        table.press("choosePattern");
        QCOMPARE(table.match().opening().patternCode(), std::string("I12"));
    }

    void thereIsRoomForIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("landscape") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(768, 1024);
        QTest::newRow("small") << QSize(400, 700);
    }

    void thereIsRoomForIt()
    {
        QFETCH(QSize, size);
        const Table table(setupBy("rif-classic"), size);
        const QAbstractButton *button = table.button("choosePattern");
        QVERIFY(button);
        QVERIFY(table.page->strip()->rect().contains(button->geometry()));
    }
};

QTEST_MAIN(TestPatternsAtTable)
#include "tst_patternsattable.moc"
