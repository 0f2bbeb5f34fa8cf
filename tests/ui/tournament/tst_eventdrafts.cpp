// SPDX-License-Identifier: MIT
#include "../draftfolder.h"
#include "event.h"
#include "ui/controls/style/style.h"
#include "ui/tournament/entries/checkindialog.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/points/adjustmentsdialog.h"
#include "ui/tournament/points/correctiondialog.h"
#include "ui/tournament/points/gamedetailsdialog.h"
#include "ui/tournament/points/rulingdialog.h"
#include "ui/tournament/teams/teamdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTimer>

namespace tst_eventdrafts {

using namespace evening;

namespace {

template <class Widget>
Widget &in(QWidget &parent, const char *name)
{
    return *parent.findChild<Widget *>(QLatin1String(name));
}

} // namespace

// Keeps nothing while the disk is full.
class FullDisk : public MemoryKeeper
{
public:
    bool append(std::span<const tournament::LogLine> lines) override { return !isFull && MemoryKeeper::append(lines); }
    bool isFull = false;
};

// What is typed at the desk of an event outlives the program.
class TestEventDrafts : public QObject
{
    Q_OBJECT

private:
    FullDisk m_keeper;
    std::unique_ptr<EventHost> m_host;

    static NewEventChoices club()
    {
        NewEventChoices choices = usualChoices();
        choices.details.name = "Club Cup";
        return choices;
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_keeper.isFull = false;
        m_host = std::make_unique<EventHost>(m_keeper);
        QVERIFY(!m_host->carryOut(kagetsu::ui::actionsOf(club())));
        QVERIFY(!m_host->carryOut(
            { tournament::AddEntry { 1, player("Beavers"), 1 }, tournament::AddEntry { 1, player("Otters"), 1 } }));
        m_host->setPlace({ QStringLiteral("/events/cup.kagetsu"), QStringLiteral("id1") });
    }

    void membersOfATeamAreThereAgain()
    {
        const DraftFolder folder;
        const EventDraft::About about { QStringLiteral("Beavers"), { 1, 1 } };
        const QString typed = QStringLiteral("Ann\n\n  鈴木 \nBen");
        {
            TeamDialog dialog(player("Beavers"));
            const EventDraft draft(*m_host, dialog, "team", about);
            dialog.show();
            in<QPlainTextEdit>(dialog, "teamMembers").setPlainText(typed);
            QVERIFY(DraftFolder::isKept(dialog));
        }
        const draft::Head head = draft::leftBehind(folder.path(), QStringLiteral("team")).value(0).head;
        QCOMPARE(head.name, QStringLiteral("Team members: Beavers, Club Cup"));
        QCOMPARE(EventDraft::eventOf(head), QStringLiteral("/events/cup.kagetsu"));
        {
            TeamDialog another(player("Otters"));
            const EventDraft draft(*m_host, another, "team", { QStringLiteral("Otters"), { 1, 2 } });
            another.show();
            QCOMPARE(in<QPlainTextEdit>(another, "teamMembers").toPlainText(), QString());
        }
        TeamDialog again(player("Beavers"));
        const EventDraft draft(*m_host, again, "team", about);
        again.show();
        QCOMPARE(in<QPlainTextEdit>(again, "teamMembers").toPlainText(), typed);
        QVERIFY(!DraftFolder::told(again).isEmpty());
    }

    void everySettingIsThereAgain()
    {
        const DraftFolder folder;
        NewEventChoices typed;
        {
            NewEventDialog dialog({ { QStringLiteral("house"), QStringLiteral("House") } }, QString());
            dialog.changeOf(club(), /*isPublished=*/false, /*hasOtherSections=*/false);
            const EventDraft draft(*m_host, dialog, "eventSettings", { {}, { 1 } }, dialog.draftState());
            dialog.show();
            in<QLineEdit>(dialog, "eventName").setText(QStringLiteral("Spring  Cup"));
            in<QLineEdit>(dialog, "eventPlace").setText(QStringLiteral("東京"));
            in<QLineEdit>(dialog, "eventDates").setText(QStringLiteral("3 May"));
            in<QLineEdit>(dialog, "eventArbiters").setText(QStringLiteral("Ann, Ben"));
            in<QSpinBox>(dialog, "eventRounds").setValue(9);
            in<QComboBox>(dialog, "eventTerms").setCurrentIndex(1);
            in<QComboBox>(dialog, "eventScore").setCurrentIndex(2);
            in<QSpinBox>(dialog, "eventLateness").setValue(15);
            in<QComboBox>(dialog, "swissApart").setCurrentIndex(1);
            in<QSpinBox>(dialog, "swissApartRounds").setValue(3);
            typed = dialog.choices();
            QVERIFY(DraftFolder::isKept(dialog));
        }
        NewEventDialog again({ { QStringLiteral("house"), QStringLiteral("House") } }, QString());
        again.changeOf(club(), false, false);
        const EventDraft draft(*m_host, again, "eventSettings", { {}, { 1 } }, again.draftState());
        again.show();
        QVERIFY(again.choices() == typed);
        DraftFolder::discard(again);
        QCOMPARE(in<QLineEdit>(again, "eventName").text(), QStringLiteral("Club Cup"));
        QVERIFY(again.choices() != typed);
    }

    void aRegulationWithAllItsSectionsIsThereAgain()
    {
        const DraftFolder folder;
        NewEventDialog::Ready ready { QStringLiteral("Cup"), QStringLiteral("about"), { swiss(3), swiss(4) } };
        ready.sections[1].name = "B";
        NewEventChoices typed;
        {
            NewEventDialog dialog({}, QStringLiteral("3 May"));
            dialog.offer({ ready });
            const DraftKeeper draft(dialog, { QStringLiteral("newEvent") }, dialog.draftState());
            dialog.show();
            in<QComboBox>(dialog, "eventRegulation").setCurrentIndex(1);
            emit in<QComboBox>(dialog, "eventRegulation").activated(1);
            in<QLineEdit>(dialog, "eventName").setText(QStringLiteral("Mine"));
            in<QSpinBox>(dialog, "eventRounds").setValue(7);
            typed = dialog.choices();
            QVERIFY(DraftFolder::isKept(dialog));
        }
        NewEventDialog again({}, QStringLiteral("3 May"));
        again.offer({ ready });
        const DraftKeeper draft(again, { QStringLiteral("newEvent") }, again.draftState());
        again.show();
        NewEventChoices now = again.choices();
        QCOMPARE(now.more.size(), std::size_t(1));
        QCOMPARE(now.section.options.rounds, 7);
        QVERIFY(now.details == typed.details);
    }

    void gameDetailsAndPenaltiesAreThereAgain()
    {
        const DraftFolder folder;
        const tournament::EntryId entry { 1 };
        {
            AdjustmentsDialog dialog(*m_host, 1, entry, nullptr);
            const EventDraft draft(*m_host, dialog, "adjustment", { {}, { 1, 1 } });
            dialog.show();
            in<QDoubleSpinBox>(dialog, "adjustPoints").setValue(-2.5);
            in<QLineEdit>(dialog, "adjustReason").setText(QStringLiteral("late twice"));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        AdjustmentsDialog again(*m_host, 1, entry, nullptr);
        EventDraft draft(*m_host, again, "adjustment", { {}, { 1, 1 } });
        connect(m_host.get(), &EventHost::changed, &draft, &DraftKeeper::drop);
        again.show();
        QCOMPARE(in<QDoubleSpinBox>(again, "adjustPoints").value(), -2.5);
        QCOMPARE(in<QLineEdit>(again, "adjustReason").text(), QStringLiteral("late twice"));
        in<QAbstractButton>(again, "addAdjustment").click();
        QCOMPARE(section(*m_host).adjustments.size(), std::size_t(1));
        QCOMPARE(folder.count(), 0);
    }

    // By the player and not by the line, as others may have been entered in between.
    void whoHasComeIsTickedAgain()
    {
        const DraftFolder folder;
        {
            CheckInDialog dialog(section(*m_host));
            const EventDraft draft(*m_host, dialog, "checkIn", { {}, { 1 } });
            dialog.show();
            auto *otters = in<QListWidget>(dialog, "presentPlayers").findItems(QStringLiteral("Otters"), Qt::MatchExactly)[0];
            otters->setCheckState(Qt::Checked);
            QVERIFY(DraftFolder::isKept(dialog));
        }
        QVERIFY(!m_host->carryOut(tournament::AddEntry { 1, player("Cats"), 1 }));
        CheckInDialog again(section(*m_host));
        const EventDraft draft(*m_host, again, "checkIn", { {}, { 1 } });
        again.show();
        QVERIFY(again.present() == std::set { tournament::EntryId { 2 } });
        again.reject();
    }

    void theReasonOfACorrectionIsThereAgain()
    {
        const DraftFolder folder;
        const EventDraft::About about { QStringLiteral("Table 3"), { 1, 2, 3 } };
        {
            CorrectionDialog dialog(QStringLiteral("Table 3 has 1–0"), QStringLiteral("Replace it?"), {}, nullptr);
            const EventDraft draft(*m_host, dialog, "correction", about);
            dialog.show();
            auto &kinds = in<QComboBox>(dialog, "reasonKind");
            kinds.setCurrentIndex(kinds.findData(int(tournament::Reason::Kind::Other)));
            in<QLineEdit>(dialog, "reasonWords").setText(QStringLiteral("the slips were exchanged"));
            QVERIFY(DraftFolder::isKept(dialog));
        }
        CorrectionDialog again(QStringLiteral("Table 3 has 1–0"), QStringLiteral("Replace it?"), {}, nullptr);
        const EventDraft draft(*m_host, again, "correction", about);
        again.show();
        QCOMPARE(QString::fromStdString(again.reason().words), QStringLiteral("the slips were exchanged"));
        again.reject();
    }

    void whatAFullDiskDoesNotTakeStays()
    {
        const DraftFolder folder;
        {
            TeamDialog dialog(player("Beavers"));
            const EventDraft draft(*m_host, dialog, "team", { {}, { 1, 1 } });
            dialog.show();
            in<QPlainTextEdit>(dialog, "teamMembers").setPlainText(QStringLiteral("Ann\nBen"));
            QVERIFY(DraftFolder::isKept(dialog));
            dialog.accept();
            m_keeper.isFull = true;
            QVERIFY(!m_host->carryOut(tournament::ChangeEntry { 1, { 1 }, dialog.details() })); // told by the host
        }
        TeamDialog again(player("Beavers"));
        const EventDraft draft(*m_host, again, "team", { {}, { 1, 1 } });
        again.show();
        QCOMPARE(in<QPlainTextEdit>(again, "teamMembers").toPlainText(), QStringLiteral("Ann\nBen"));
    }

    // As an organiser does it: at the button of the page.
    void thePageKeepsTheSettingsThatAreTyped()
    {
        const DraftFolder folder;
        QTemporaryDir copies;
        TournamentPage page(*m_host, 1);
        page.resize(1366, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<NewEventDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            in<QLineEdit>(*dialog, "eventPlace").setText(QStringLiteral("Tallinn"));
            QVERIFY(DraftFolder::isKept(*dialog));
            QCOMPARE(folder.count(), 1);
            QVERIFY(QFile::copy(QDir(folder.path()).filePath(folder.files().first()),
                copies.filePath(QStringLiteral("left.draft")))); // as if the program ended here
            dialog->reject();
        });
        page.showSettings();
        QCOMPARE(folder.count(), 0);
        QVERIFY(QFile::copy(
            copies.filePath(QStringLiteral("left.draft")), QDir(folder.path()).filePath(QStringLiteral("left.draft"))));
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<NewEventDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QCOMPARE(in<QLineEdit>(*dialog, "eventPlace").text(), QStringLiteral("Tallinn"));
            dialog->accept();
        });
        page.showSettings();
        QCOMPARE(m_host->event().details.place, std::string("Tallinn"));
        QCOMPARE(folder.count(), 0);
    }
};

} // namespace tst_eventdrafts

QTEST_MAIN(tst_eventdrafts::TestEventDrafts)
#include "tst_eventdrafts.moc"
