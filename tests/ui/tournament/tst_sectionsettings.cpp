// SPDX-License-Identifier: MIT
#include "event.h"
#include "tournament/stages/grouping.h"
#include "tournament/stages/placelots.h"
#include "ui/controls/style/style.h"
#include "ui/tournament/entries/groupsdialog.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

#include <random>

namespace tst_sectionsettings {

using namespace evening;
using namespace tournament;

namespace {

template <class Widget>
Widget &in(QWidget &parent, const char *name)
{
    return *parent.findChild<Widget *>(QLatin1String(name));
}

// Every setting that the dialog offers, by chance.
SectionSettings anySettings(std::mt19937 &random, Format format)
{
    const auto flag = [&random] { return random() % 2 == 0; };
    SectionSettings settings = swiss(format == Format::Swiss ? 6 : 0);
    settings.format = format;
    SectionOptions &options = settings.options;
    options.withdrawal = SectionOptions::Withdrawal(random() % 2);
    options.missedRounds = flag() ? Bye::Kind::Half : Bye::Kind::Zero;
    options.byesCountOwnPoints = flag();
    options.forfeitWinIsABye = flag();
    options.swapLastTwoRounds = flag();
    options.matchForThird = flag();
    options.placement = options.matchForThird && flag() ? 8 : 0;
    options.secondGrandFinal = flag();
    options.forfeitsBeforeWithdrawal = 1 + int(random() % 4);
    options.emptyBoards = SectionOptions::EmptyBoards(random() % 3);
    options.carriesResults = flag();
    options.swiss.style = pairing::Style(random() % 4);
    if (flag())
        options.swiss.firstRound = pairing::Style(random() % 4);
    options.swiss.apart = SwissRules::Apart(random() % 3);
    if (options.swiss.apart != SwissRules::Apart::Nobody)
        options.swiss.apartRounds = int(random() % 4);
    options.swiss.acceleratedRounds = int(random() % 4);
    options.swiss.outAfterLosses = int(random() % 4);
    options.swiss.isFromTheTop = flag();
    options.swiss.isByeByLot = flag();
    options.swiss.mayRematch = flag();
    return settings;
}

} // namespace

class TestSectionSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    // Whatever is set is shown, and comes back as it was when nobody changes anything.
    void whatIsShownIsWhatWasSet()
    {
        std::mt19937 random(1);
        constexpr Format Formats[] { Format::Swiss, Format::RoundRobin, Format::DoubleRoundRobin, Format::Elimination,
            Format::DoubleElimination };
        for (int time = 0; time < 60; ++time) {
            const NewEventChoices choices { { "Cup", "Tallinn", "3 May", "RIF", { "Ann, Lee", "Oleg" } },
                anySettings(random, Formats[time % 5]) };
            NewEventDialog dialog({}, QString());
            dialog.changeOf(choices, time % 2 == 0, time % 3 == 0);
            QVERIFY(dialog.choices() == choices);
        }
    }

    void anyListOfTieBreaksIsTyped()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        dialog.show();
        auto &criteria = in<QComboBox>(dialog, "eventCriteria");
        auto &codes = in<QLineEdit>(dialog, "eventOwnCriteria");
        QVERIFY(!codes.isVisible());
        criteria.setCurrentIndex(criteria.count() - 1);
        QCOMPARE(criteria.currentText(), QStringLiteral("Custom list"));
        QVERIFY(codes.isVisible());
        codes.setText(QStringLiteral("fde, BH-C1 ks-l60"));
        const std::vector<Criterion> typed = dialog.choices().section.criteria;
        QCOMPARE(typed.size(), std::size_t(3));
        QCOMPARE(codeOf(typed[0]), std::string("FDE"));
        QCOMPARE(codeOf(typed[2]), std::string("KS-L60"));
        auto &create = in<QAbstractButton>(dialog, "beginEvent");
        QVERIFY(create.isEnabled());
        codes.setText(QStringLiteral("FDE BH-C0"));
        QCOMPARE(in<QLabel>(dialog, "eventCodes").text(), QStringLiteral("Unknown: BH-C0"));
        QVERIFY(!create.isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        criteria.setCurrentIndex(0);
        QVERIFY(create.isEnabled() && !codes.isVisible());
    }

    void onlyWhatTheFormatHasIsAsked()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        dialog.show();
        QVERIFY(!in<QWidget>(dialog, "swissStyle").isVisible()); // folded
        QCOMPARE(in<QAbstractButton>(dialog, "moreSettings").text(), QStringLiteral("&More settings"));
        in<QAbstractButton>(dialog, "moreSettings").click();
        QVERIFY(in<QWidget>(dialog, "swissStyle").isVisible());
        QCOMPARE(in<QAbstractButton>(dialog, "moreSettings").text(), QStringLiteral("Fewer settings"));
        QVERIFY(!in<QWidget>(dialog, "emptyBoards").isVisible());
        in<QComboBox>(dialog, "eventGames").setCurrentIndex(3);
        QVERIFY(in<QWidget>(dialog, "emptyBoards").isVisible());
        QVERIFY(!in<QWidget>(dialog, "matchForThird").isVisible());
        QVERIFY(!in<QWidget>(dialog, "carryResults").isVisible());
        in<QComboBox>(dialog, "eventFormat").setCurrentIndex(3);
        QVERIFY(in<QWidget>(dialog, "matchForThird").isVisible());
        QVERIFY(!in<QWidget>(dialog, "swissStyle").isVisible());
        in<QComboBox>(dialog, "eventFormat").setCurrentIndex(1);
        QVERIFY(in<QWidget>(dialog, "withdrawalRule").isVisible());
        in<QAbstractButton>(dialog, "moreSettings").click();
        QVERIFY(!in<QWidget>(dialog, "withdrawalRule").isVisible());
    }

    void whatIsChosenPairsTheRounds()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        in<QComboBox>(dialog, "swissStyle").setCurrentIndex(int(pairing::Style::Fold));
        in<QComboBox>(dialog, "swissFirstRound").setCurrentIndex(1 + int(pairing::Style::Random));
        QVERIFY(!in<QWidget>(dialog, "swissApartRounds").isEnabled());
        in<QComboBox>(dialog, "swissApart").setCurrentIndex(1);
        in<QSpinBox>(dialog, "swissApartRounds").setValue(2);
        in<QSpinBox>(dialog, "swissAccelerated").setValue(3);
        in<QSpinBox>(dialog, "swissLosses").setValue(2);
        in<QComboBox>(dialog, "swissRematch").setCurrentIndex(1);
        const SwissRules rules = dialog.choices().section.options.swiss;
        QCOMPARE(rules,
            (SwissRules {
                pairing::Style::Fold, pairing::Style::Random, SwissRules::Apart::Clubs, 2, 3, 2, false, false, true }));
    }

    void arbitersAreANameEach()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        QCOMPARE(in<QLineEdit>(dialog, "eventDates").text(), QStringLiteral("3 May"));
        in<QLineEdit>(dialog, "eventArbiters").setText(QString::fromUtf8("Ann Lee,  王小明、田中 "));
        QCOMPARE(dialog.choices().details.arbiters, (std::vector<std::string> { "Ann Lee", "王小明", "田中" }));
    }

    // The only section is called as its event; one of several has a name of its own.
    void aSectionIsCalledByItsOwnName()
    {
        NewEventChoices choices { { "Cup", {}, {}, {}, {} }, swiss(5) };
        choices.section.name = "Cup";
        NewEventDialog alone({}, QString());
        alone.changeOf(choices, false, false);
        in<QLineEdit>(alone, "eventName").setText(QStringLiteral("Spring Cup"));
        QCOMPARE(alone.choices().section.name, std::string("Spring Cup"));
        NewEventDialog several({}, QString());
        several.changeOf(choices, false, true);
        in<QLineEdit>(several, "sectionName").setText(QStringLiteral("Juniors"));
        QCOMPARE(several.choices().section.name, std::string("Juniors"));
        QCOMPARE(several.choices().details.name, std::string("Cup"));
    }

    void groupsAreShownBeforeTheyAreMade()
    {
        QStringList players;
        for (int i = 0; i < 9; ++i)
            players += QString(QChar('A' + i));
        GroupsDialog dialog(players, {}, QString());
        in<QSpinBox>(dialog, "groupCount").setValue(3);
        const QLabel &shown = in<QLabel>(dialog, "groupsShown");
        QCOMPARE(shown.text(), QStringLiteral("Group A: A, F, G\nGroup B: B, E, H\nGroup C: C, D, I"));
        QCOMPARE(dialog.names(), (std::vector<std::string> { "Group A", "Group B", "Group C" }));
        QVERIFY(in<QAbstractButton>(dialog, "drawAgain").isHidden());
        in<QComboBox>(dialog, "groupWay").setCurrentIndex(1);
        QVERIFY(!in<QAbstractButton>(dialog, "drawAgain").isHidden());
        QSet<QString> drawn;
        for (int i = 0; i < 20; ++i) {
            in<QAbstractButton>(dialog, "drawAgain").click();
            drawn += shown.text();
            QCOMPARE(dialog.groups().size(), std::size_t(3));
        }
        QVERIFY(drawn.size() > 1);
        in<QSpinBox>(dialog, "groupCount").setValue(99);
        QCOMPARE(dialog.groups().size(), std::size_t(4)); // two players in each at least
        QCOMPARE(GroupsDialog(players, {}, QStringLiteral("Open")).names().back(), std::string("Open B"));
        // Those of a regulation keep their names.
        GroupsDialog ready(
            players, { QStringLiteral("North"), QStringLiteral("South"), QStringLiteral("West") }, QString());
        QCOMPARE(ready.names(), (std::vector<std::string> { "North", "South", "West" }));
    }

    void theLastRoundLeadsToTheEnd()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        SectionSettings settings = swiss(1);
        settings.criteria = { { Criterion::Kind::Lot, 0 } };
        fill(host, 4, settings);
        TournamentPage page(host, 1);
        page.resize(1366, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.showStandings();
        auto &lots = in<QAbstractButton>(page, "drawPlaceLots");
        auto &close = in<QAbstractButton>(page, "closeStandings");
        QVERIFY(!lots.isVisible());
        QVERIFY(!close.isVisible());
        pair(host);
        play(host);
        QVERIFY(lots.isVisible());
        lots.click();
        QVERIFY(sharedPlaces(section(host)).empty());
        QVERIFY(!lots.isVisible());
        close.click();
        QCOMPARE(section(host).state, Section::State::Finished);
        QVERIFY(!close.isVisible());
        QVERIFY(in<QWidget>(page, "standingsTable").hasFocus());
        QVERIFY(in<QLabel>(page, "standingsHead").text().startsWith(QStringLiteral("Closed")));
        host.undo();
        QVERIFY(!in<QLabel>(page, "standingsHead").text().startsWith(QStringLiteral("Closed")));
        QVERIFY(close.isVisible());
    }

    void roundsThatDoNotFitAreSaid()
    {
        const auto told = [](int players, int rounds, bool mayRematch = false) {
            MemoryKeeper keeper;
            EventHost host(keeper);
            SectionSettings settings = swiss(rounds);
            settings.options.swiss.mayRematch = mayRematch;
            fill(host, players, settings);
            TournamentPage page(host, 1);
            return in<QLabel>(page, "entryCount").text();
        };
        QVERIFY2(told(9, 5).startsWith(QStringLiteral("9 player(s)\n")), qPrintable(told(9, 5))); // no sentence
        QVERIFY2(told(9, 5).contains(QStringLiteral("players is 6")), qPrintable(told(9, 5)));
        QVERIFY(!told(9, 6).contains(QStringLiteral("usual")));
        QVERIFY2(told(4, 5).contains(QStringLiteral("at most 3")), qPrintable(told(4, 5)));
        QVERIFY(!told(4, 5, true).contains(QStringLiteral("at most")));
        QVERIFY(!told(1, 5).contains(QStringLiteral("planned")));
    }

    void whoNeverComesIsProposedForWithdrawal()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 4, swiss(5));
        for (int round = 1; round <= 2; ++round) {
            pair(host);
            QVERIFY(!host.carryOut(PublishRound { 1, round }));
            const std::vector<Match> matches = section(host).rounds.back().matches; // which a result changes
            for (const Match &match : matches) {
                const Outcome outcome = match.a == EntryId { 1 } ? Outcome::BWonByForfeit
                    : match.b == EntryId { 1 }                   ? Outcome::AWonByForfeit
                                                                 : Outcome::Draw;
                QVERIFY(!host.carryOut(ReportGame { 1, round, match.table, 0, report(outcome) }));
            }
            QVERIFY(!host.carryOut(FinishRound { 1, round }));
        }
        TournamentPage page(host, 1);
        const auto &table = in<QAbstractItemView>(page, "entryTable");
        const auto state = [&table](int row) {
            return table.model()->index(row, table.model()->columnCount() - 1).data().toString();
        };
        QVERIFY2(state(0).contains(QStringLiteral("2 forfeit")), qPrintable(state(0)));
        QVERIFY(state(1).isEmpty());
    }

    void keysGoFromSectionToSection()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 8, swiss(5));
        QVERIFY(!host.carryOut(spread(host.event(), section(host), groupsBySnake(8, 2), { "Group A", "Group B" })));
        TournamentPage page(host, 1);
        QSignalSpy wanted(&page, &TournamentPage::sectionWanted);
        QTest::keyClick(&page, Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(wanted.isEmpty());
        QTest::keyClick(&page, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toInt(), 2);
        host.undo(); // all of it, as it was one step
        QCOMPARE(host.event().sections.size(), std::size_t(1));
        QCOMPARE(section(host).entries.size(), std::size_t(8));
        for (int number = 1; number <= 8; ++number)
            QCOMPARE(
                QString::fromStdString(findEntry(section(host), entryOfNumber(section(host), number))->details.name),
                QString(QChar('A' + number - 1)));
        host.redo();
        QCOMPARE(host.event().sections.size(), std::size_t(2));
    }
};

} // namespace tst_sectionsettings

QTEST_MAIN(tst_sectionsettings::TestSectionSettings)
#include "tst_sectionsettings.moc"
