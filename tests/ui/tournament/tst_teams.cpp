// SPDX-License-Identifier: MIT
#include "event.h"
#include "tournament/model/boards.h"
#include "ui/controls/style/style.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/points/gamedetailsdialog.h"
#include "ui/tournament/round/tablelist.h"
#include "ui/tournament/teams/lineupdialog.h"
#include "ui/tournament/teams/teamdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>

namespace tst_teams {

using namespace evening;
using namespace tournament;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

template <class Widget>
Widget &in(QWidget &parent, const char *name)
{
    return *parent.findChild<Widget *>(QLatin1String(name));
}

EntryDetails team(const std::string &name, const std::vector<std::string> &members)
{
    EntryDetails details = player(name);
    details.kind = EntryDetails::Kind::Team;
    details.members = members;
    return details;
}

// Does this in the next dialog.
template <class Dialog, class Work>
void inNextDialog(Work work)
{
    QTimer::singleShot(0, qApp, [work] {
        auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        work(*dialog);
    });
}

} // namespace

// tournament.md#teams
class TestTeams : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MemoryKeeper> m_keeper;
    std::unique_ptr<EventHost> m_host;
    std::unique_ptr<TournamentPage> m_page;

    // Two teams of three in a match over two boards, whose round is published.
    void open(SectionSettings settings = swiss(3, 2))
    {
        m_page.reset();
        m_host.reset();
        m_keeper = std::make_unique<MemoryKeeper>();
        m_host = std::make_unique<EventHost>(*m_keeper);
        QVERIFY(
            !m_host->carryOut({ AddSection { settings }, AddEntry { 1, team("Tallinn", { "Ann", "Oleg", "Kati" }), 1 },
                AddEntry { 1, team("Tartu", { "Ants", "Mari" }), 1 } }));
        pair(*m_host);
        QVERIFY(!m_host->carryOut(PublishRound { 1, 1 }));
        m_page = std::make_unique<TournamentPage>(*m_host, 1);
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->showRound();
    }
    const Match &match() const { return section(*m_host).rounds.front().matches.front(); }
    TableList &tables() const { return *m_page->findChild<TableList *>(); }
    QString hint() const { return in<QLabel>(*m_page, "roundHint").text(); }
    std::string at(Party party, int board) const { return memberAt(section(*m_host), match(), party, board); }
    Party partyOf(int entry) const { return match().a == EntryId { entry } ? Party::A : Party::B; }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void cleanup()
    {
        m_page.reset();
        m_host.reset();
    }

    void membersAreTypedALineEach()
    {
        TeamDialog dialog(player("Tallinn"));
        auto &members = in<QPlainTextEdit>(dialog, "teamMembers");
        members.setPlainText(QStringLiteral(" Ann  Lee\n\nOleg\n"));
        QCOMPARE(dialog.details().members, (std::vector<std::string> { "Ann Lee", "Oleg" }));
        QCOMPARE(dialog.details().kind, EntryDetails::Kind::Team);
        TeamDialog again(dialog.details());
        QCOMPARE(in<QPlainTextEdit>(again, "teamMembers").toPlainText(), QStringLiteral("Ann Lee\nOleg"));
        in<QPlainTextEdit>(again, "teamMembers").clear();
        QCOMPARE(again.details().kind, EntryDetails::Kind::Player);
    }

    void aTeamIsChangedAmongTheEntries()
    {
        open();
        m_page->showEntries();
        auto &table = in<QTableView>(*m_page, "entryTable");
        table.setCurrentIndex(table.model()->index(1, 1));
        QVERIFY(in<QAbstractButton>(*m_page, "editTeam").isVisible());
        inNextDialog<TeamDialog>([](TeamDialog &dialog) {
            in<QPlainTextEdit>(dialog, "teamMembers").setPlainText(QStringLiteral("Ants\nMari\nPeeter"));
            in<QAbstractButton>(dialog, "acceptTeam").click();
        });
        in<QAbstractButton>(*m_page, "editTeam").click();
        QCOMPARE(section(*m_host).entries[1].details.members.size(), std::size_t(3));
        bool isSeen = false;
        for (int column = 0; column < table.model()->columnCount(); ++column)
            isSeen = isSeen || table.model()->index(1, column).data().toString() == QLatin1String("Ants, Mari, Peeter");
        QVERIFY(isSeen);
    }

    void playersHaveNoTeamButton()
    {
        MemoryKeeper keeper;
        EventHost host(keeper);
        fill(host, 4);
        TournamentPage page(host, 1);
        QVERIFY(in<QAbstractButton>(page, "editTeam").isHidden());
        QVERIFY(in<QAbstractButton>(page, "lineUps").isHidden());
    }

    void boardsFollowTheOrderUntilALineUpIsGiven()
    {
        open();
        QCOMPARE(at(partyOf(1), 0), std::string("Ann"));
        QCOMPARE(at(partyOf(2), 1), std::string("Mari"));
        QCOMPARE(at(Party::A, 2), std::string());
        QVERIFY2(
            hint().contains(QStringLiteral("board 1")) && hint().contains(QStringLiteral("Ann")), qPrintable(hint()));
        QTest::keyClicks(&tables(), QStringLiteral("1"));
        QVERIFY2(
            hint().contains(QStringLiteral("board 2")) && hint().contains(QStringLiteral("Mari")), qPrintable(hint()));
    }

    void aLineUpIsChosenByKey()
    {
        open();
        const Party party = partyOf(1);
        inNextDialog<LineUpDialog>([party](LineUpDialog &dialog) {
            const QString letter = party == Party::A ? QStringLiteral("A") : QStringLiteral("B");
            auto *first =
                dialog.findChild<QComboBox *>(QString(QStringLiteral("board") + letter + QStringLiteral("1")));
            auto *accept = &in<QAbstractButton>(dialog, "acceptLineUps");
            first->setCurrentIndex(2); // Oleg, who sits at the second board, too
            QVERIFY(!accept->isEnabled());
            QVERIFY(!dialog.refusal().isEmpty());
            dialog.findChild<QComboBox *>(QString(QStringLiteral("board") + letter + QStringLiteral("2")))
                ->setCurrentIndex(3);
            QVERIFY(dialog.refusal().isEmpty());
            accept->click();
        });
        QTest::keyClick(&tables(), Qt::Key_L);
        QCOMPARE(match().lineUp[party], (std::vector<int> { 2, 3 }));
        QCOMPARE(at(party, 1), std::string("Kati"));
        QCOMPARE(match().lineUp[otherParty(party)], (std::vector<int> { 1, 2 })); // as it was shown
        m_host->undo();
        QVERIFY(match().lineUp[party].empty());
    }

    void emptyBoardsStayWhereTheSectionWantsThem()
    {
        SectionSettings settings = swiss(3, 2);
        settings.options.emptyBoards = SectionOptions::EmptyBoards::Last;
        open(settings);
        LineUpDialog dialog(section(*m_host), match());
        dialog.findChild<QComboBox *>(QStringLiteral("boardA1"))->setCurrentIndex(0);
        QVERIFY(!dialog.refusal().isEmpty());
        dialog.findChild<QComboBox *>(QStringLiteral("boardA1"))->setCurrentIndex(1);
        dialog.findChild<QComboBox *>(QStringLiteral("boardA2"))->setCurrentIndex(0);
        QVERIFY(dialog.refusal().isEmpty());
    }

    void timesAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("read"); // in seconds; -1: it is none
        QTest::newRow("nothing") << QString() << 0;
        QTest::newRow("minutes") << QStringLiteral(" 25 ") << 25 * 60;
        QTest::newRow("minutes and seconds") << QStringLiteral("25:30") << 25 * 60 + 30;
        QTest::newRow("hours") << QStringLiteral("1:05:30") << 3930;
        QTest::newRow("units") << QStringLiteral("1h 5m30s") << 3930;
        QTest::newRow("wide letters") << QString::fromUtf8("１：０５：３０") << 3930;
        QTest::newRow("sixty seconds") << QStringLiteral("25:60") << -1;
        QTest::newRow("words") << QStringLiteral("soon") << -1;
        QTest::newRow("less than none") << QStringLiteral("-5") << -1;
        QTest::newRow("four parts") << QStringLiteral("1:2:3:4") << -1;
        QTest::newRow("no part") << QStringLiteral("1::3") << -1;
        QTest::newRow("days") << QStringLiteral("100:00:00") << -1;
    }
    void timesAreReadAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(int, read);
        open();
        QVERIFY(!m_host->carryOut(ReportGame { 1, 1, 1, 0, report(Outcome::Draw) }));
        GameDetailsDialog dialog(section(*m_host), match());
        in<QLineEdit>(dialog, "timeA1").setText(text);
        QCOMPARE(in<QAbstractButton>(dialog, "acceptDetails").isEnabled(), read >= 0);
        const auto changed = dialog.changed();
        QCOMPARE(changed.empty() ? 0 : int(changed.front().second.time.a.count() / 1000), std::max(read, 0));
    }

    // Times that were typed count for TIME, and the result stays one that was typed.
    void timesAndWarningsAreTyped()
    {
        open();
        QTest::keyClick(&tables(), Qt::Key_T); // without a result there is nothing to know
        QVERIFY(!QApplication::activeModalWidget());
        QTest::keyClicks(&tables(), QStringLiteral("10"));
        inNextDialog<GameDetailsDialog>([](GameDetailsDialog &dialog) {
            in<QLineEdit>(dialog, "timeA1").setText(QStringLiteral("soon"));
            QVERIFY(!in<QAbstractButton>(dialog, "acceptDetails").isEnabled());
            QTest::keyClick(&in<QLineEdit>(dialog, "timeA1"), Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            in<QLineEdit>(dialog, "timeA1").setText(QStringLiteral("12:30"));
            in<QLineEdit>(dialog, "timeB2").setText(QStringLiteral("1:00:01"));
            in<QSpinBox>(dialog, "warningsB1").setValue(2);
            in<QLineEdit>(dialog, "reason1").setText(QStringLiteral("on time"));
            QTest::keyClick(&in<QLineEdit>(dialog, "reason1"), Qt::Key_Return);
        });
        QTest::keyClick(&tables(), Qt::Key_T);
        const GameReport &first = *match().games[0].report;
        QCOMPARE(first.time.a, Milliseconds(minutes(12) + seconds(30)));
        QCOMPARE(first.warnings.b, 2);
        QCOMPARE(first.reason, std::string("on time"));
        QCOMPARE(first.outcome, Outcome::AWon);
        QCOMPARE(match().games[1].report->time.b, Milliseconds(seconds(3601)));
        QVERIFY(isTypedByHand(first));
        m_host->undo(); // both games in one step
        QCOMPARE(match().games[0].report->time.a, Milliseconds(0));
        QCOMPARE(match().games[1].report->time.b, Milliseconds(0));
    }

    void partsOfSecondsStayWhereNobodyWrites()
    {
        open();
        GameReport exact = report(Outcome::Draw);
        exact.time = { Milliseconds(61'234), Milliseconds(5) };
        QVERIFY(!m_host->carryOut(ReportGame { 1, 1, 1, 0, exact }));
        GameDetailsDialog dialog(section(*m_host), match());
        QVERIFY(dialog.changed().empty());
        in<QSpinBox>(dialog, "warningsA1").setValue(1);
        QCOMPARE(dialog.changed().size(), std::size_t(1));
        QCOMPARE(dialog.changed().front().second.time, exact.time);
    }
};

} // namespace tst_teams

QTEST_MAIN(tst_teams::TestTeams)
#include "tst_teams.moc"
