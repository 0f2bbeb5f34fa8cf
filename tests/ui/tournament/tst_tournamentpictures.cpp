// SPDX-License-Identifier: MIT
#include "../geometry.h"
#include "event.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/round/roundview.h"
#include "ui/tournament/round/tablelist.h"

#include <QAbstractButton>
#include <QApplication>

namespace tst_tournamentpictures {

using namespace evening;
using namespace tournament;

struct Look
{
    const char *name;
    QSize size;
    double text;
    Theme::Kind theme;
};

constexpr Look Looks[] { { "wide", { 1366, 700 }, 1, Theme::Kind::Light },
    { "narrow", { 400, 720 }, 1, Theme::Kind::Light }, { "large", { 1366, 700 }, 2, Theme::Kind::Light },
    { "dark", { 1366, 700 }, 1, Theme::Kind::Dark } };

// Sixty players as events have them, and one whose name is long.
void enterSixty(EventHost &host)
{
    const char *family[] { "Aoki", "Bergman", "Chen", "Dovgal", "Eklund", "Fujita", "Grigoryan", "Hashimoto", "Ivanov",
        "Jurgenson", "Kim", "Lindström" };
    const char *given[] { "Haruki", "Anna", "Wei", "Olga", "Lars" };
    std::vector<Action> step { AddSection { swiss(7) } };
    step.push_back(SetEventDetails { { "Spring Open", "Town hall", {}, {}, {} } });
    for (int i = 0; i < 60; ++i) {
        EntryDetails details =
            player(std::string(family[i % 12]) + ' ' + given[i / 12], i % 3 ? "Kagetsu Club" : "Hokusei");
        if (i == 17)
            details.name = "Konstantin-Aleksandr Vasilyevich Verkhovensky-Romanov";
        details.rating = 2400 - 11 * i;
        step.push_back(AddEntry { 1, details, 1 });
    }
    QVERIFY(!host.carryOut(step));
}

// Results as they come, by number of table.
void enterResults(EventHost &host, int tables)
{
    const int round = int(section(host).rounds.size());
    const Outcome outcomes[] { Outcome::AWon, Outcome::BWon, Outcome::AWon, Outcome::Draw, Outcome::BWon,
        Outcome::AWonByForfeit, Outcome::AWon };
    std::vector<Action> step;
    for (int table = 1; table <= tables; ++table)
        step.push_back(ReportGame { 1, round, table, 0, report(outcomes[table % 7]) });
    QVERIFY(!host.carryOut(step));
}

class TestTournamentPictures : public QObject
{
    Q_OBJECT

private:
    void grab(QWidget &page, const Look &look, const char *name)
    {
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        // What has no room there is scrolled to.
        const auto *shown = qobject_cast<Page *>(&page);
        for (int settling = 0; shown && settling < 3; ++settling) {
            QCoreApplication::processEvents();
            page.resize(look.size.expandedTo(shown->leastSize(look.size)));
        }
        QCoreApplication::processEvents();
        QCOMPARE(smallTargets(&page), QStringList());
        const QStringList clipped = clippedTexts(&page);
        QVERIFY2(clipped.isEmpty(), qPrintable(QLatin1String(name) + clipped.join(QLatin1Char('\n'))));
        QCOMPARE(overlaps(&page), QStringList());
        if (qEnvironmentVariableIsSet("KAGETSU_PICTURES")) // to be looked at
            page.grab().save(
                QStringLiteral("%1/desk-%2-%3.png")
                    .arg(qEnvironmentVariable("KAGETSU_PICTURES"), QLatin1String(name), QLatin1String(look.name)));
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void cleanup()
    {
        setTextSize(1);
        dress(Theme::light());
    }

    void everyPageIsSeen_data()
    {
        QTest::addColumn<int>("look");
        for (int i = 0; i < int(std::size(Looks)); ++i)
            QTest::newRow(Looks[i].name) << i;
    }
    void everyPageIsSeen()
    {
        QFETCH(int, look);
        const Look &shown = Looks[look];
        setTextSize(shown.text);
        dress(Theme::of(shown.theme), fitFactor(shown.size));
        MemoryKeeper keeper;
        EventHost host(keeper);
        enterSixty(host);
        TournamentPage page(host, 1);
        page.resize(shown.size);
        page.show();
        NewEventDialog dialog({ { "renju", "Renju, Taraguchi-10, 15 min + 10 s" } }, "27 November 2026", &page);
        dialog.show();
        grab(dialog, shown, "newevent");
        dialog.reject();
        grab(page, shown, "entries");
        page.showLot();
        auto *next = page.findChild<QAbstractButton *>(QStringLiteral("lotNext"));
        for (int i = 0; i < 12; ++i)
            next->click();
        grab(page, shown, "lot");
        for (int round = 1; round <= 2; ++round) {
            pair(host);
            QVERIFY(!host.carryOut(PublishRound { 1, round }));
            enterResults(host, 30);
            QVERIFY(!host.carryOut(FinishRound { 1, round }));
        }
        page.roundView().showNext();
        page.showRound();
        grab(page, shown, "unpaired");
        pair(host);
        page.roundView().showLast();
        grab(page, shown, "draft");
        QVERIFY(!host.carryOut(PublishRound { 1, 3 }));
        enterResults(host, 12);
        page.roundView().showLast();
        grab(page, shown, "results");
        page.showStandings();
        grab(page, shown, "standings");
    }
};

} // namespace tst_tournamentpictures

QTEST_MAIN(tst_tournamentpictures::TestTournamentPictures)
#include "tst_tournamentpictures.moc"
