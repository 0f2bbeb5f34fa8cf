// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/match/opening/choice/patternview.h"
#include "ui/match/opening/guide/openingstrip.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

namespace tst_patternsattable {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

match::MatchSetup setupBy(const char *id)
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure(id);
    return setup;
}

// The patterns on the page, opened with their button; they have the keys.
PatternView &opened(Table &table)
{
    table.press("choosePattern");
    auto *view = table.page->findChild<PatternView *>();
    if (!view->isVisible() || !view->isAncestorOf(QApplication::focusWidget()))
        qFatal("no patterns with the keys");
    return *view;
}

bool isOpen(const Table &table)
{
    return table.page->findChild<PatternView *>()->isVisible();
}

void take(PatternView &view, const char *code)
{
    QTest::mouseClick(
        view.findChild<QAbstractButton *>(QStringLiteral("pattern%1").arg(QLatin1String(code))), Qt::LeftButton);
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
        take(opened(table), "I4");
        QVERIFY(!isOpen(table));
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
        table.key(Qt::Key_Return);
        QVERIFY(isOpen(table));
        QTest::keyClicks(QApplication::focusWidget(), "kagetsu");
        table.key(Qt::Key_Return);
        QCOMPARE(stonesOf(table), QString("H8 H9 I9"));
        QCOMPARE(table.match().opening().need().kind, opening::NeedKind::Declare);
        // The keys are where the next thing is asked.
        table.key(Qt::Key_3);
        table.key(Qt::Key_Return);
        QCOMPARE(table.match().opening().declared(), std::optional(3));
    }

    void stonesThatLieStay()
    {
        Table table(setupBy("rif-classic"));
        table.play({ "H8", "G8" });
        PatternView &view = opened(table);
        QVERIFY(!view.findChild<QAbstractButton *>("patternI1")->isEnabled());
        take(view, "D4");
        QVERIFY(stonesOf(table).startsWith("H8 G8 "));
        QCOMPARE(table.match().opening().patternCode(), std::string("D4"));
    }

    void cancellingLaysNothing()
    {
        Table table(setupBy("rif-classic"));
        opened(table);
        table.key(Qt::Key_Escape);
        QVERIFY(!isOpen(table));
        QVERIFY(stonesOf(table).isEmpty());
        QVERIFY(table.button("choosePattern"));
        QCOMPARE(QApplication::focusWidget(), table.page->board());
        opened(table);
        table.press("cancelPattern");
        QVERIFY(!isOpen(table));
    }

    // No dialog: whatever concerns both players goes on around it.
    void claimsNeedNotWait()
    {
        Table table(setupBy("rif-classic"));
        opened(table);
        QVERIFY(!QApplication::activeModalWidget());
        QTest::mouseClick(table.page->panel(Seat::B)->button(Claim::Resign), Qt::LeftButton);
        QCOMPARE(table.notice(Seat::B), QStringLiteral("Resign this game?"));
        QVERIFY(isOpen(table));
        // Whoever is asked has the keys; afterwards they are back with the search.
        table.key(Qt::Key_Escape);
        QCOMPARE(table.notice(Seat::B), QString());
        QVERIFY(table.page->findChild<PatternView *>()->isAncestorOf(QApplication::focusWidget()));
        QTest::mouseClick(table.page->panel(Seat::B)->button(Claim::Resign), Qt::LeftButton);
        table.press("resignYes");
        QVERIFY(table.match().isOver());
        QVERIFY(!isOpen(table));
    }

    void changedPositionClosesTheChooser()
    {
        Table table(setupBy("rif-classic"));
        opened(table);
        QVERIFY(table.host->execute(match::Pause { Seat::A }));
        QVERIFY(!isOpen(table));
        QVERIFY(table.host->execute(match::Resume {}));
        opened(table);
        QVERIFY(table.host->execute(match::Act { Seat::A, opening::Place { { 7, 7 } } }));
        QVERIFY(!isOpen(table));
    }

    void itCoversNeitherClocksNorTheStrip_data() { thereIsRoomForIt_data(); }
    void itCoversNeitherClocksNorTheStrip()
    {
        QFETCH(QSize, size);
        Table table(setupBy("rif-classic"), size);
        const QRect place = opened(table).geometry();
        QVERIFY(table.page->rect().contains(place));
        for (const Seat seat : BothSeats)
            QVERIFY(!table.page->panel(seat)->geometry().intersects(place));
        QVERIFY(!table.page->strip()->geometry().intersects(place));
        QVERIFY(place.width() >= 280 && place.height() >= 220);
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
        PatternView &view = opened(table);
        QVERIFY(!view.findChild<QAbstractButton *>("patternI13")->isEnabled()); // banned by this rule
        take(view, "I12");
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

} // namespace tst_patternsattable

QTEST_MAIN(tst_patternsattable::TestPatternsAtTable)
#include "tst_patternsattable.moc"
