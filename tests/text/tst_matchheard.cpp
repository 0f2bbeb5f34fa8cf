// SPDX-License-Identifier: MIT
#include "../match/model/driver.h"
#include "clock/controltext.h"
#include "match/model/foulclaims.h"
#include "rules/judge.h"
#include "text/match/announcement.h"
#include "text/match/heard.h"
#include "text/rules/rules.h"
#include "translations/catalogues.h"

#include <QTest>
#include <QTranslator>

namespace tst_matchheard {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;

namespace {

MatchSetup annAndBob()
{
    MatchSetup setup = plainSetup();
    setup.names = { "Ann", "Bob" };
    return setup;
}

// What is heard of the last command.
QString lastHeard(const Driver &driver)
{
    return text::eventsHeard(driver.decisions().back(), driver.match());
}

} // namespace

// What is told of a match to somebody who does not look.
class TestMatchHeard : public QObject
{
    Q_OBJECT

private slots:
    // Debian's espeak-ng reads figures and kana, but each kanji as "Chinese letter", and no Russian abbreviation.
    void callsAreSpokenInWholeWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("spoken");
        const auto row = [](const char *language, clock::CallKind kind, int number, const char *spoken) {
            QTest::addRow("%s: %s", language, spoken)
                << QString::fromLatin1(language) << static_cast<int>(kind) << number << QString::fromUtf8(spoken);
        };
        using Kind = clock::CallKind;
        row("en", Kind::TimeLeft, 60, "one minute left");
        row("en", Kind::TimeLeft, 90, "one minute 30 seconds left");
        row("en", Kind::Elapsed, 30, "30 seconds");
        row("en", Kind::Count, 9, "9");
        row("en", Kind::MoveLeft, 5, "5");
        row("en", Kind::PeriodsLeft, 1, "one period left");
        row("en", Kind::PeriodsLeft, 2, "2 periods left");
        row("en", Kind::Elapsed, 21, "21 seconds");
        row("ja", Kind::TimeLeft, 300, "のこり ごふん");
        row("ja", Kind::TimeLeft, 60, "のこり いっぷん");
        row("ja", Kind::Elapsed, 30, "さんじゅうびょう");
        row("ja", Kind::Elapsed, 24, "にじゅうよんびょう");
        row("ja", Kind::Elapsed, 90, "いっぷん さんじゅうびょう");
        row("ja", Kind::TimeLeft, 3000, "のこり ごじゅっぷん");
        row("ja", Kind::MoveLeft, 30, "このてのじかん、のこり さんじゅうびょう");
        row("ja", Kind::PeriodsLeft, 2, "びょうよみ、のこり にかい");
        row("ja", Kind::PeriodsLeft, 1, "びょうよみ、のこり いっかい");
        row("ru", Kind::TimeLeft, 60, "Осталось: одна минута");
        row("ru", Kind::TimeLeft, 30, "Осталось: тридцать секунд");
        row("ru", Kind::Elapsed, 21, "двадцать одна секунда");
        row("ru", Kind::Elapsed, 22, "двадцать две секунды");
        row("ru", Kind::PeriodsLeft, 2, "Осталось два периода");
        row("ru", Kind::TimeLeft, 120, "Осталось: две минуты");
        row("ko", Kind::TimeLeft, 60, "일분 남았습니다");
        row("zh_CN", Kind::TimeLeft, 60, "还剩 一分钟");
        row("zh_CN", Kind::TimeLeft, 120, "还剩 两分钟");
        row("zh_CN", Kind::PeriodsLeft, 2, "还剩 两次读秒");
        row("zh_TW", Kind::Elapsed, 30, "30秒");
    }
    void callsAreSpokenInWholeWords()
    {
        QFETCH(QString, language);
        QFETCH(int, kind);
        QFETCH(int, number);
        QTranslator translator;
        QVERIFY(translator.load(catalogueFile(language)));
        QCoreApplication::installTranslator(&translator);
        QTEST(text::spokenCall({ static_cast<clock::CallKind>(kind), number }), "spoken");
    }

    void aMoveAndWhoseTurnItIs()
    {
        Driver driver(annAndBob());
        QCOMPARE(text::beginningHeard(driver.match()), QStringLiteral("Ann plays Bob. Ann (Black) to move."));
        driver.playAll({ "H8" });
        QCOMPARE(lastHeard(driver), QStringLiteral("Black: H8. Bob (White) to move."));
        driver.playAll({ "H9" });
        QCOMPARE(lastHeard(driver), QStringLiteral("White: H9. Ann (Black) to move."));
    }
    // A double-three, a double-four, an overline and an allowed stone sound alike until somebody claims.
    void aForbiddenMoveSoundsLikeAnyOther_data()
    {
        QTest::addColumn<QStringList>("moves");
        QTest::newRow("double-three") << QStringList { "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" };
        QTest::newRow("overline") << QStringList { "E8", "A1", "F8", "A3", "G8", "A5", "I8", "A7", "J8", "A9", "H8" };
        QTest::newRow("double-four") << QStringList { "E8", "A1", "F8", "A3", "G8", "A5", "H5", "A7", "H6", "A9", "H7",
            "A11", "H8" };
        QTest::newRow("allowed") << QStringList { "F8", "A1", "G9", "A3", "H8" };
    }
    void aForbiddenMoveSoundsLikeAnyOther()
    {
        QFETCH(QStringList, moves);
        Driver driver(annAndBob());
        for (const QString &move : moves)
            driver.playAll({ move.toStdString() });
        QCOMPARE(lastHeard(driver), QStringLiteral("Black: H8. Bob (White) to move."));
        QVERIFY(text::movesHeard(driver.match()).endsWith(QStringLiteral("Black: H8.")));
        const bool isForbidden = foulsOfStone(driver.match(), driver.at("H8")).any();
        QCOMPARE(isForbidden, QString::fromLatin1(QTest::currentDataTag()) != QStringLiteral("allowed"));
    }
    void aClaimAndItsRuling()
    {
        Driver driver(annAndBob());
        driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(lastHeard(driver),
            QStringLiteral(
                "The claim by Bob is upheld: the stone on H8 is forbidden (double-three). Bob wins: Ann made a "
                "forbidden double-three."));
    }
    void aWrongClaimIsToldWithWhatItCosts()
    {
        Driver driver(annAndBob());
        driver.playAll({ "F8", "A1", "H8" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY2(lastHeard(driver).startsWith(QStringLiteral("Wrong claim by Bob: the stone on H8 is not forbidden.")),
            qPrintable(lastHeard(driver)));
    }
    void offersAndAnswers()
    {
        Driver driver(annAndBob());
        driver.playAll({ "F8", "A1" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QCOMPARE(lastHeard(driver), QStringLiteral("Ann offers a draw."));
        QVERIFY(!driver.give(AnswerDraw { Seat::B, false }));
        QCOMPARE(lastHeard(driver), QStringLiteral("Bob declines the draw."));
        QVERIFY(!driver.give(Pause { Seat::A }));
        QCOMPARE(lastHeard(driver), QStringLiteral("Ann pauses the game."));
        QVERIFY(!driver.give(Resume {}));
        QCOMPARE(lastHeard(driver), QStringLiteral("The game resumes. Ann (Black) to move."));
    }
    void bothClocksWithTheRunningOneFirst()
    {
        Driver driver(annAndBob());
        driver.playAll({ "H8" });
        driver.wait(90s + 1ms);
        const PerSeat<clock::Reading> readings { driver.match().clock().reading(Seat::A, driver.now()),
            driver.match().clock().reading(Seat::B, driver.now()) };
        QCOMPARE(text::clocksHeard(driver.match(), readings),
            QStringLiteral("Bob (White): 13 minutes 30 seconds, running. Ann (Black): 14 minutes 59 seconds."));
    }
    void mainTimeAndPeriodsSoundDifferent()
    {
        MatchSetup setup = annAndBob();
        setup.time = { *clock::readControl("8s 2x10s"), *clock::readControl("8s 2x10s") };
        Driver driver(setup);
        const auto heard = [&] {
            const PerSeat<clock::Reading> readings { driver.match().clock().reading(Seat::A, driver.now()),
                driver.match().clock().reading(Seat::B, driver.now()) };
            return text::clocksHeard(driver.match(), readings);
        };
        const QString other = QStringLiteral(" Bob (White): 8 seconds, then 2 periods.");
        driver.wait(3s);
        QCOMPARE(heard(), QStringLiteral("Ann (Black): 5 seconds, then 2 periods, running.") + other);
        driver.wait(10s);
        QCOMPARE(heard(), QStringLiteral("Ann (Black): 5 seconds, period 1 of 2, running.") + other);
        driver.wait(10s);
        QCOMPARE(heard(), QStringLiteral("Ann (Black): 5 seconds, period 2 of 2, running.") + other);
    }
    void theLastMoves()
    {
        Driver driver(annAndBob());
        QCOMPARE(text::movesHeard(driver.match()), QStringLiteral("No moves yet."));
        driver.playAll({ "H8", "H9", "G7", "I10", "J11" });
        QCOMPARE(text::movesHeard(driver.match()),
            QStringLiteral("From move 2: White: H9. Black: G7. White: I10. Black: J11."));
    }
    // What is written into the journal besides is nothing to hear.
    void heartbeatsAreSilent()
    {
        Driver driver(annAndBob());
        driver.playAll({ "H8" });
        QCOMPARE(text::eventsHeard({ { driver.now(), Beaten {} } }, driver.match()), QString());
    }
};

} // namespace tst_matchheard

QTEST_GUILESS_MAIN(tst_matchheard::TestMatchHeard)
#include "tst_matchheard.moc"
