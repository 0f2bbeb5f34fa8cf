// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "match/model/doublegame.h"
#include "ui/match/prompts/noticebar.h"
#include "ui/match/table/endcard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_endcard {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using record::Reason;
using record::Winner;

namespace {

// Black's five from this point on, White's stones far from it and from each other.
void playFive(Table &table, rules::Point from, rules::Direction direction)
{
    const auto lay = [&](rules::Point point) {
        QVERIFY(table.host->execute(match::Act { *table.match().toAct(), opening::Place { point } }));
    };
    int laid = 0;
    for (int i = 0; i < 5; ++i) {
        lay(rules::advance(from, direction, i));
        // The first free point of a loose pattern that makes no row.
        for (; i < 4; ++laid) {
            const rules::Point point(laid % 5 * 3, laid / 5 * 2 + (laid % 2));
            if (table.match().position().isEmpty(point)) {
                bool isOfRow = false;
                for (int j = 0; j < 5; ++j)
                    isOfRow |= rules::advance(from, direction, j) == point;
                if (!isOfRow) {
                    lay(point);
                    ++laid;
                    break;
                }
            }
        }
    }
}

QRect onPage(const Table &table, rules::Point point)
{
    return table.page->board()->rectOf(point).toAlignedRect().translated(table.page->board()->pos());
}

} // namespace

class tst_endcard : public QObject
{
    Q_OBJECT

private slots:
    void buttonsBesideEachOtherShareOneFontSize();
    void whoHasWonIsReadWhole_data();
    void whoHasWonIsReadWhole();
    void theFiveStaysInSight_data();
    void theFiveStaysInSight();
    void theForbiddenStoneStaysInSight();
    void tapAtTheMomentOfTheEndIsIgnored();
    void escapeHidesAndShowsTheCard();
    void everyButtonSaysWhatItDoes();
    void onePressCopiesThePicture();
    void motionCanBeSwitchedOff_data();
    void motionCanBeSwitchedOff();
    void theSeriesIsCounted();
    void peopleKeepTheirPlaces();
    void aResumedGameExchangesNobody();
    void afterAGameWithAnArbiterTheProtocolIsFirst_data();
    void afterAGameWithAnArbiterTheProtocolIsFirst();
    void hiddenCardStaysHidden();
    void gameGoesOnAfterAWaivedFlag_data();
    void gameGoesOnAfterAWaivedFlag();
    void ratedGameOffersNoMoreTime();
    void secondTapOnOnePlaceEndsNothing_data();
    void secondTapOnOnePlaceEndsNothing();
    void aDrawOfferIsWithdrawnAtTheTable();
    void cancellingShowsThePendingOfferAgain();
};

// "Review game" is longer than "Protocol…", in Russian even more so: beside each other they are written in one size.
void tst_endcard::buttonsBesideEachOtherShareOneFontSize()
{
    Table table(plainSetup(), { 1366, 768 });
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    EndCard *card = table.page->end();
    QTRY_VERIFY(!card->isMoving());
    auto *review = card->findChild<QAbstractButton *>("review");
    review->setText(QStringLiteral("Просмотр партии"));
    card->resize(card->width() + 1, card->height());
    for (const char *name : { "review", "copyPicture", "share" }) {
        const auto *button = card->findChild<QAbstractButton *>(name);
        QVERIFY2(button->width() >= button->sizeHint().width(), name);
    }
}

void tst_endcard::whoHasWonIsReadWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("name");
    for (const QSize size : { QSize(1366, 768), QSize(800, 1280), QSize(400, 700), QSize(3840, 2160) }) {
        for (const char *name : { "Ivan Petrov", "Анастасия Вознесенская-Черкасова", "중앙국어중앙국어" })
            QTest::addRow("%s at %d x %d", name, size.width(), size.height()) << size << QString::fromUtf8(name);
    }
}

void tst_endcard::whoHasWonIsReadWhole()
{
    QFETCH(QSize, size);
    QFETCH(QString, name);
    match::MatchSetup setup = plainSetup();
    setup.names = { "Ann", name.toStdString() };
    setup.arbiter = true; // the code of the journal is for those who sign
    Table table(setup, size);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    EndCard *card = table.page->end();
    QTRY_VERIFY(!card->isMoving());
    const auto *head = card->findChild<QLabel *>("endHead");
    QVERIFY(head->text().contains(name));
    const QRect words =
        QFontMetrics(head->font()).boundingRect(QRect(0, 0, head->width(), 10000), Qt::TextWordWrap, head->text());
    QVERIFY2(words.width() <= head->width(), qPrintable(head->text()));
    QVERIFY2(words.height() <= head->height(), qPrintable(head->text()));
    QVERIFY(!head->geometry().intersects(card->findChild<QWidget *>("hideEnd")->geometry()));
    const auto *code = card->findChild<QLabel *>("endCode");
    QCOMPARE(code->text(), QStringLiteral("Code of the journal: %1").arg(table.host->endCode()));
    QVERIFY(card->rect().contains(code->geometry()));
    QVERIFY(QFontMetrics(code->font()).horizontalAdvance(code->text()) <= code->width());
    QVERIFY(QFontMetrics(code->font()).height() <= code->height());
}

void tst_endcard::theFiveStaysInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QPoint>("from");
    QTest::addColumn<int>("direction");
    for (const QSize size :
        { QSize(1366, 768), QSize(1920, 1080), QSize(800, 1280), QSize(400, 700), QSize(3840, 2160) }) {
        const auto row = [&](const char *name, QPoint from, rules::Direction direction) {
            QTest::addRow("%s at %d x %d", name, size.width(), size.height()) << size << from << int(direction);
        };
        row("a row at the lower edge", { 5, 0 }, rules::Direction::Row);
        row("a row in the middle", { 5, 7 }, rules::Direction::Row);
        row("a column in the middle", { 7, 5 }, rules::Direction::Column);
        row("a column at the bottom", { 7, 0 }, rules::Direction::Column);
        row("a column at the top", { 7, 10 }, rules::Direction::Column);
        row("a diagonal at the bottom", { 5, 0 }, rules::Direction::Rising);
        row("a diagonal across the centre", { 5, 9 }, rules::Direction::Falling);
    }
}

void tst_endcard::theFiveStaysInSight()
{
    QFETCH(QSize, size);
    QFETCH(QPoint, from);
    QFETCH(int, direction);
    Table table(plainSetup(), size);
    const rules::Point first(from.x(), from.y());
    playFive(table, first, static_cast<rules::Direction>(direction));
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Five }));
    const EndCard *card = table.page->end();
    QVERIFY(card->isVisible());
    QTRY_VERIFY(!card->isMoving());
    for (int i = 0; i < 5; ++i) {
        const rules::Point stone = rules::advance(first, static_cast<rules::Direction>(direction), i);
        QVERIFY2(!card->geometry().intersects(onPage(table, stone)), rules::toText(stone).c_str());
    }
    // It lies beside the board where there is room, and on no clock anywhere.
    const bool hasRoom = size.width() > size.height();
    QVERIFY(!hasRoom || !card->geometry().intersects(table.page->board()->geometry()));
    for (const Seat seat : BothSeats) {
        const ClockFace *face = table.page->panel(seat)->face();
        QVERIFY(!card->geometry().intersects(QRect(face->mapTo(table.page.get(), QPoint()), face->size())));
    }
    QVERIFY(table.page->rect().contains(card->geometry()));
    for (const QAbstractButton *button : card->findChildren<QAbstractButton *>()) {
        if (button->isHidden())
            continue; // the protocol, which nobody signs
        QVERIFY(card->rect().contains(button->geometry()));
        QVERIFY(button->width() >= 44 && button->height() >= 44);
    }
}

void tst_endcard::theForbiddenStoneStaysInSight()
{
    match::MatchSetup setup = plainSetup();
    setup.foulPolicy = match::FoulPolicy::Auto;
    Table table(setup, { 1366, 768 });
    table.play({ "G2", "A15", "F2", "A13", "H3", "C15", "H4", "C13", "H2" });
    QVERIFY((table.match().result() == record::GameResult { Winner::White, Reason::DoubleThree }));
    QTRY_VERIFY(!table.page->end()->isMoving());
    for (const char *stone : { "F2", "G2", "H2", "H3", "H4" })
        QVERIFY2(!table.page->end()->geometry().intersects(onPage(table, *rules::pointFromText(stone, 15))), stone);
    QCOMPARE(table.page->end()->ending().how, QStringLiteral("Ann made a forbidden double-three"));
}

void tst_endcard::tapAtTheMomentOfTheEndIsIgnored()
{
    Table table(plainSetup());
    const QSignalSpy rematch(table.page.get(), &TablePage::rematchWanted);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    // In the same moment: meant for what lay there before.
    QTest::mouseClick(table.page->end()->findChild<QAbstractButton *>("rematch"), Qt::LeftButton);
    QCOMPARE(rematch.size(), 0);
    table.press("rematch");
    QCOMPARE(rematch.size(), 1);
}

void tst_endcard::escapeHidesAndShowsTheCard()
{
    Table table(plainSetup());
    QVERIFY(!table.button("showEnd"));
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QVERIFY(table.page->end()->isVisible());
    table.key(Qt::Key_Escape);
    QVERIFY(!table.page->end()->isVisible());
    QVERIFY(table.button("showEnd"));
    table.key(Qt::Key_Escape);
    QVERIFY(table.page->end()->isVisible());
    table.press("hideEnd");
    QVERIFY(!table.page->end()->isVisible());
    table.press("showEnd");
    QVERIFY(table.page->end()->isVisible());
    QVERIFY(!table.button("showEnd"));
}

void tst_endcard::everyButtonSaysWhatItDoes()
{
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QCOMPARE(table.page->end()->ending().head, QStringLiteral("Bob wins"));
    QCOMPARE(table.page->end()->ending().how, QStringLiteral("Ann resigned"));
    QVERIFY(table.page->end()->ending().score.isEmpty());
    const QSignalSpy newGame(table.page.get(), &TablePage::newGameWanted);
    const QSignalSpy review(table.page.get(), &TablePage::reviewWanted);
    const QSignalSpy protocol(table.page.get(), &TablePage::protocolWanted);
    const QSignalSpy share(table.page.get(), &TablePage::shareWanted);
    for (const char *name : { "newGame", "review", "protocol", "share" })
        table.press(name);
    QCOMPARE(newGame.size() + review.size() + protocol.size() + share.size(), 4);
    QCOMPARE(newGame.size(), 1);
    QCOMPARE(review.size(), 1);
    QCOMPARE(protocol.size(), 1);
}

void tst_endcard::onePressCopiesThePicture()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QGuiApplication::clipboard()->clear();
    auto *copy = table.page->end()->findChild<QAbstractButton *>("copyPicture");
    QTRY_VERIFY(copy->isEnabled());
    table.press("copyPicture");
    QTRY_COMPARE(copy->text(), QStringLiteral("Copied"));
    const QImage picture = QGuiApplication::clipboard()->image();
    QVERIFY(picture.width() == picture.height() && picture.width() >= 1000);
}

void tst_endcard::motionCanBeSwitchedOff_data()
{
    QTest::addColumn<bool>("moves");
    QTest::newRow("with motion") << true;
    QTest::newRow("without") << false;
}

void tst_endcard::motionCanBeSwitchedOff()
{
    QFETCH(bool, moves);
    Table table(plainSetup());
    table.page->setMotion(moves);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QCOMPARE(table.page->end()->isMoving(), moves);
    QTRY_VERIFY(!table.page->end()->isMoving());
    QVERIFY(!table.page->end()->graphicsEffect());
    QTRY_VERIFY(!table.hasActiveTimers()); // nothing wakes afterwards
}

void tst_endcard::theSeriesIsCounted()
{
    Table table(plainSetup());
    const auto next = [&](const char *id) {
        QVERIFY(table.host->startMatch(match::rematch(table.match(), id), table.folder.path()));
    };
    // Ann opens and loses.
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QVERIFY(table.page->end()->ending().score.isEmpty());
    QVERIFY2(!table.page->caption().contains(QLatin1Char(':')), qPrintable(table.page->caption()));
    next("two");
    QVERIFY2(table.page->caption().startsWith(QStringLiteral("Ann 0 : 1 Bob · ")), qPrintable(table.page->caption()));
    QVERIFY(!table.page->end()->isVisible());
    QCOMPARE(table.match().setup().names.a, std::string("Bob")); // who opens now
    QCOMPARE(table.match().setup().rules, plainSetup().rules);
    QCOMPARE(table.match().setup().time.b, plainSetup().time.a);
    QVERIFY(table.host->execute(match::Resign { Seat::A })); // Bob
    QCOMPARE(table.page->end()->ending().score, QStringLiteral("Ann 1 : 1 Bob"));
    // The tool bar has the same score as the card.
    QVERIFY2(table.page->caption().startsWith(QStringLiteral("Ann 1 : 1 Bob · ")), qPrintable(table.page->caption()));
    next("three");
    QVERIFY2(table.page->caption().startsWith(QStringLiteral("Ann 1 : 1 Bob · ")), qPrintable(table.page->caption()));
    QCOMPARE(table.match().setup().names.a, std::string("Ann"));
    table.play({ "H8", "H9" });
    QVERIFY(table.host->execute(match::OfferDraw { Seat::A }));
    QVERIFY(table.host->execute(match::AnswerDraw { Seat::B, true }));
    QCOMPARE(table.page->end()->ending().score, QStringLiteral("Ann 1½ : 1½ Bob"));
    QCOMPARE(table.page->end()->ending().head, QStringLiteral("Draw"));
    QVERIFY(!table.page->panel(Seat::A)->face()->hasWon());
    next("four");
    QCOMPARE(table.match().setup().series->games, 3);
    // A game without a result counts nothing, and is opened again by the same one.
    QVERIFY(table.host->execute(match::Annul {}));
    QCOMPARE(table.page->end()->ending().score, QStringLiteral("Ann 1½ : 1½ Bob"));
    next("five");
    QCOMPARE(table.match().setup().names.a, std::string("Bob"));
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QCOMPARE(table.page->end()->ending().score, QStringLiteral("Ann 2½ : 1½ Bob"));
}

void tst_endcard::peopleKeepTheirPlaces()
{
    Table table(plainSetup(), { 800, 1280 });
    QVERIFY(table.page->panel(Seat::A)->y() > table.page->board()->y());
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    // Ann, who sits near, does not open the next game.
    QVERIFY(table.host->startMatch(match::rematch(table.match(), "again"), table.folder.path()));
    QVERIFY(table.page->panel(Seat::B)->y() > table.page->board()->y());
    QVERIFY(!table.page->panel(Seat::B)->face()->isTurned());
    QVERIFY(table.page->panel(Seat::A)->y() < table.page->board()->y());
    QVERIFY(table.page->panel(Seat::A)->face()->isTurned());
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    QCOMPARE(table.page->end()->ending().score, QStringLiteral("Ann 2 : 0 Bob"));
}

// Left, or killed, and taken up again: by the journal alone.
void tst_endcard::aResumedGameExchangesNobody()
{
    Table table(plainSetup());
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    QVERIFY(table.host->startMatch(match::rematch(table.match(), "again"), table.folder.path()));
    const auto places = [&] { return std::pair(table.page->panel(Seat::A)->x(), table.page->panel(Seat::B)->x()); };
    const auto before = places();
    QVERIFY(before.first > before.second); // Bob opens and sits where he sat
    QVERIFY2(table.page->caption().contains(QStringLiteral("Ann 1 : 0 Bob")), qPrintable(table.page->caption()));
    QCOMPARE(table.page->title(), QStringLiteral("Ann – Bob"));
    const QString journal = table.host->journalPath();
    table.host->leave();
    host::MatchHost other(table.time);
    TablePage page(&other);
    page.resize(table.page->size());
    page.show();
    QVERIFY(other.resumeMatch(journal));
    QCOMPARE(std::pair(page.panel(Seat::A)->x(), page.panel(Seat::B)->x()), before);
    QVERIFY(page.caption().contains(QStringLiteral("Ann 1 : 0 Bob")));
    QCOMPARE(page.title(), QStringLiteral("Ann – Bob"));
}

// What is signed comes before another game; and no key that was meant for something else begins one.
void tst_endcard::afterAGameWithAnArbiterTheProtocolIsFirst_data()
{
    QTest::addColumn<bool>("arbiter");
    QTest::addColumn<QString>("first");
    QTest::newRow("an arbiter") << true << "protocol";
    QTest::newRow("none") << false << "rematch";
}
void tst_endcard::afterAGameWithAnArbiterTheProtocolIsFirst()
{
    QFETCH(bool, arbiter);
    QFETCH(QString, first);
    match::MatchSetup setup = plainSetup();
    setup.arbiter = arbiter;
    Table table(setup);
    QVERIFY(table.host->execute(match::Resign { Seat::B }));
    table.page->board()->setFocus();
    QTest::qWait(0);
    QTRY_VERIFY(table.page->end()->findChild<QAbstractButton *>(first)->isEnabled());
    table.key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), first);
    // Among friends there is nothing to sign.
    QCOMPARE(table.button("protocol") != nullptr, arbiter);
    QVERIFY(!arbiter || table.button("protocol")->y() < table.button("rematch")->y());
}

void tst_endcard::hiddenCardStaysHidden()
{
    Table table(plainSetup());
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    table.page->setEndShown(false);
    table.page->resize(1000, 800);
    QVERIFY(table.host->execute(match::Confirm { Seat::A })); // draws the page anew
    QCOMPARE(table.ending(), QString());
    table.page->setEndShown(true);
    QVERIFY(!table.ending().isEmpty());
}

void tst_endcard::gameGoesOnAfterAWaivedFlag_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<bool>("untimed");
    QTest::newRow("Add one minute") << QByteArray("minuteMore") << false;
    QTest::newRow("play on") << QByteArray("playOn") << true;
}

void tst_endcard::gameGoesOnAfterAWaivedFlag()
{
    QFETCH(QByteArray, button);
    QFETCH(bool, untimed);
    Table table(plainSetup());
    table.play({ "H8" });
    table.time.advance(15min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QVERIFY(table.button("winOnTime"));
    table.press(button.constData());
    QVERIFY(table.match().phase() == match::Phase::Flagged); // asked back
    table.key(Qt::Key_Escape);
    QVERIFY(table.button("winOnTime"));
    table.press(button.constData());
    // Where it has come to lie under the first tap it takes one a moment later.
    QTRY_VERIFY([&] {
        if (QAbstractButton *yes = table.button("waiveYes"))
            QTest::mouseClick(yes, Qt::LeftButton);
        return table.match().phase() == match::Phase::Playing;
    }());
    QCOMPARE(table.host->reading(Seat::B).untimed, untimed);
    if (!untimed)
        QCOMPARE(table.host->reading(Seat::B).main, clock::Duration(1min));
    QVERIFY(table.host->reading(Seat::B).running);
    table.play({ "H9" });
    QCOMPARE(table.match().moves().size(), std::size_t(2));
}

void tst_endcard::ratedGameOffersNoMoreTime()
{
    match::MatchSetup setup = plainSetup();
    setup.takeBacks = false; // a rated game
    Table table(setup);
    table.play({ "H8" });
    table.time.advance(15min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QVERIFY(table.button("winOnTime"));
    QVERIFY(!table.button("minuteMore"));
    QVERIFY(!table.button("playOn"));
}

void tst_endcard::secondTapOnOnePlaceEndsNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("claim");
    for (const QSize size : { QSize(1280, 800), QSize(800, 1280), QSize(400, 700), QSize(400, 850), QSize(768, 980) }) {
        QTest::addRow("resign at %d x %d", size.width(), size.height()) << size << int(Claim::Resign);
        QTest::addRow("draw at %d x %d", size.width(), size.height()) << size << int(Claim::Draw);
    }
}

void tst_endcard::secondTapOnOnePlaceEndsNothing()
{
    QFETCH(QSize, size);
    QFETCH(int, claim);
    Table table(plainSetup(), size);
    table.play({ "H8", "H9" });
    const QAbstractButton *button = table.page->panel(Seat::A)->button(static_cast<Claim>(claim));
    if (!button->isVisible())
        return; // it stands in the menu then
    const QPoint place = button->mapTo(table.page.get(), button->rect().center());
    for (int tap = 0; tap < 3; ++tap) {
        QWidget *under = table.page->childAt(place);
        QVERIFY(under);
        QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(table.page.get(), place));
    }
    QVERIFY(!table.match().isOver());
    QVERIFY(!table.match().drawOffer());
}

void tst_endcard::aDrawOfferIsWithdrawnAtTheTable()
{
    Table table(plainSetup());
    table.play({ "H8" });
    QTest::mouseClick(table.page->panel(Seat::A)->button(Claim::Draw), Qt::LeftButton);
    table.press("drawYes");
    QVERIFY(table.match().drawOffer() == Seat::A);
    table.press("withdrawDraw");
    QVERIFY(!table.match().drawOffer());
    QCOMPARE(table.notice(Seat::A), QString());
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Ann withdraws the draw offer."));
}

// A tap on a stone is refused and said; the question that comes then, and its end, leave nothing of it.
void tst_endcard::cancellingShowsThePendingOfferAgain()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    QVERIFY(table.host->execute(match::OfferDraw { Seat::B }));
    const QString due = table.notice(Seat::A);
    QCOMPARE(due, QStringLiteral("Bob offers a draw."));
    table.click("H8");
    QVERIFY(table.notice(Seat::A) != due);
    QTest::mouseClick(table.page->panel(Seat::A)->button(Claim::Resign), Qt::LeftButton);
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Resign this game?"));
    table.press("cancel");
    QCOMPARE(table.notice(Seat::A), due);
    // While something is said, everything can be claimed.
    table.click("H8");
    for (const Claim claim : { Claim::Foul, Claim::Resign })
        QVERIFY(table.page->panel(Seat::A)->button(claim)->isEnabled() == table.page->mayClaim(Seat::A, claim));
    QVERIFY(table.page->mayClaim(Seat::A, Claim::Resign));
}

} // namespace tst_endcard

QTEST_MAIN(tst_endcard::tst_endcard)
#include "tst_endcard.moc"
