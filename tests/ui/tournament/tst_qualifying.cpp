// SPDX-License-Identifier: MIT
#include "../draftfolder.h"
#include "event.h"
#include "tournament/stages/nextround.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/round/roundview.h"
#include "ui/tournament/stages/decisiondialog.h"
#include "ui/tournament/stages/qualifying.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include <deque>
#include <functional>

namespace tst_qualifying {

using namespace evening;
using namespace tournament;
using Kind = PlaceDecision::Kind;

// From the groups to the next stage, in the window (tournament.md#qualification).
class TestQualifying : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MemoryKeeper> m_keeper;
    std::unique_ptr<EventHost> m_host;
    std::deque<std::function<void(QDialog &)>> m_answers;

    // Two groups of three; the first ends in a circle, as each beats the next one.
    void begin(bool isPlayed = true)
    {
        m_host.reset();
        m_keeper = std::make_unique<MemoryKeeper>();
        m_host = std::make_unique<EventHost>(*m_keeper);
        for (int group = 1; group <= 2; ++group) {
            SectionSettings settings = swiss(0);
            settings.name = group == 1 ? "One" : "Two";
            settings.format = Format::RoundRobin;
            settings.criteria.clear();
            QVERIFY(!m_host->carryOut(AddSection { settings }));
            for (int number = 0; number < 3; ++number)
                QVERIFY(!m_host->carryOut(AddEntry { group, player(nameOf(3 * group - 3 + number)), 1 }));
            if (isPlayed)
                playGroup(group);
        }
    }
    void playGroup(int group)
    {
        for (Round &round : roundsByFormat(m_host->event(), m_host->section(group)))
            QVERIFY(!m_host->carryOut(AddRound { group, std::move(round) }));
        for (int round = 1; round <= 3; ++round) {
            QVERIFY(!m_host->carryOut(PublishRound { group, round }));
            const Match match = m_host->section(group).rounds[std::size_t(round) - 1].matches.front();
            const bool isCircle = group == 1 && match.a.value % 3 + 1 == match.b.value;
            const bool isBetter = group == 2 && match.a.value < match.b.value;
            const Outcome outcome = isCircle || isBetter ? Outcome::AWon : Outcome::BWon;
            QVERIFY(!m_host->carryOut(ReportGame { group, round, 1, 0, report(outcome) }));
            QVERIFY(!m_host->carryOut(FinishRound { group, round }));
        }
    }
    // Each dialog that comes up is answered by the next of these.
    void answerNext()
    {
        QTimer::singleShot(0, qApp, [this] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY2(!m_answers.empty(), qPrintable(dialog->objectName()));
            const auto answer = std::move(m_answers.front());
            m_answers.pop_front();
            if (!m_answers.empty())
                answerNext();
            answer(*dialog);
        });
    }
    template <class Widget>
    static Widget &in(QDialog &dialog, const char *name)
    {
        return *dialog.findChild<Widget *>(QLatin1String(name));
    }
    static void choose(QDialog &dialog, const QByteArray &name, int index)
    {
        auto &box = in<QComboBox>(dialog, name.constData());
        box.setCurrentIndex(index);
        emit box.activated(index);
    }
    static bool mayDecide(QDialog &dialog) { return in<QAbstractButton>(dialog, "giveDecision").isEnabled(); }
    static void press(QDialog &dialog, const char *name) { in<QAbstractButton>(dialog, name).click(); }
    SectionSettings final() const
    {
        SectionSettings settings = swiss(0);
        settings.name = "Final";
        settings.format = Format::Elimination;
        return settings;
    }
    QString entered() const
    {
        QString names;
        for (const Entry &entry : m_host->event().sections.back().entries)
            names += QString::fromStdString(entry.details.name);
        return names;
    }

private slots:
    void cleanup() { QVERIFY(m_answers.empty()); }

    void aTieIsDecidedBeforeAnybodyIsEntered()
    {
        begin();
        m_answers = { [](QDialog &dialog) {
            QVERIFY2(in<QLabel>(dialog, "decisionQuestion").text().contains("A, B"),
                qPrintable(in<QLabel>(dialog, "decisionQuestion").text()));
            // No key decides before something is chosen.
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible() && !mayDecide(dialog));
            choose(dialog, "decisionWay", 1); // play-off
            QVERIFY(!mayDecide(dialog));
            // By keys, the places come after the choice.
            in<QWidget>(dialog, "decisionWay").setFocus();
            QTest::keyClick(&in<QWidget>(dialog, "decisionWay"), Qt::Key_Tab);
            QCOMPARE(dialog.focusWidget(), &in<QWidget>(dialog, "decisionPlace1"));
            choose(dialog, "decisionPlace1", 3);
            QVERIFY(!mayDecide(dialog));
            choose(dialog, "decisionPlace2", 1); // and the last one has the last place
            QCOMPARE(in<QComboBox>(dialog, "decisionPlace3").currentIndex(), 2);
            QVERIFY(mayDecide(dialog));
            // Whoever gets another place leaves the one before.
            choose(dialog, "decisionPlace3", 3);
            QCOMPARE(in<QComboBox>(dialog, "decisionPlace1").currentIndex(), 2);
            in<QLineEdit>(dialog, "decisionReason").setText("10 min");
            press(dialog, "giveDecision");
        } };
        answerNext();
        const auto despiteMissing = clearTheWay(*m_host, { 1, 2 }, 2, true, nullptr);
        QCOMPARE(despiteMissing, std::optional(false));
        const PlaceDecision &decision = m_host->section(1).decisions.front();
        QCOMPARE(decision.kind, Kind::PlayOff);
        QCOMPARE(decision.order, (std::vector<std::vector<EntryId>> { { { 2 } }, { { 1 } }, { { 3 } } }));
        QCOMPARE(decision.reason, std::string("10 min"));
        QVERIFY(!m_host->carryOut(addedStage(m_host->event(), final(), { 1, 2 }, 2, false)));
        QCOMPARE(entered().size(), 4);
        QVERIFY(entered().startsWith("BD") && entered().contains('A') && !entered().contains('C'));
    }

    // tournament.md#play-offs
    void thePlayOffIsGivenByItsGames()
    {
        begin();
        m_answers = { [](QDialog &dialog) {
            choose(dialog, "decisionWay", 1);
            QVERIFY(in<QWidget>(dialog, "decisionPlace1").isVisible());
            QVERIFY(!dialog.findChild<QWidget *>("playOffOpener2")); // until the first game is begun
            const auto play = [&dialog](int game, int opener, int second, int result) {
                const QByteArray number = QByteArray::number(game);
                choose(dialog, "playOffOpener" + number, opener);
                choose(dialog, "playOffSecond" + number, second);
                choose(dialog, "playOffResult" + number, result);
            };
            choose(dialog, "playOffOpener1", 1);
            QVERIFY(!in<QWidget>(dialog, "decisionPlace1").isVisible()); // the order follows from the games
            QVERIFY(!mayDecide(dialog));
            // Nobody plays against oneself; by keys one passes one's own name, so nothing is cleared.
            choose(dialog, "playOffSecond1", 1);
            choose(dialog, "playOffResult1", 1);
            QVERIFY(!mayDecide(dialog) && !in<QLabel>(dialog, "decisionGiven").isVisible());
            QCOMPARE(in<QComboBox>(dialog, "playOffOpener1").currentIndex(), 1);
            play(1, 1, 2, 1);
            play(2, 2, 3, 1);
            play(3, 3, 1, 1);
            QVERIFY(!mayDecide(dialog));
            QCOMPARE(
                in<QLabel>(dialog, "decisionGiven").text(), QStringLiteral("These games leave all of them equal."));
            const auto playAgain = [&](int game, int opener, int second, int result) {
                choose(dialog, "playOffOpener" + QByteArray::number(game), opener);
                in<QSpinBox>(dialog, ("playOffStage" + std::to_string(game)).c_str()).setValue(2);
                play(game, opener, second, result);
            };
            playAgain(4, 1, 2, 2);
            playAgain(5, 2, 3, 1);
            QVERIFY(!mayDecide(dialog)); // C has played only once
            playAgain(6, 3, 1, 1);
            QCOMPARE(in<QLabel>(dialog, "decisionGiven").text(), QStringLiteral("B, C, A"));
            press(dialog, "giveDecision");
        } };
        answerNext();
        QVERIFY(clearTheWay(*m_host, { 1, 2 }, 2, true, nullptr));
        const PlaceDecision &decision = m_host->section(1).decisions.front();
        QCOMPARE(decision.kind, Kind::PlayOff);
        QCOMPARE(decision.order, (std::vector<std::vector<EntryId>> { { { 2 } }, { { 3 } }, { { 1 } } }));
        QCOMPARE(decision.games.size(), 6U);
        QVERIFY((decision.games[3] == PlayOffGame { { 1 }, { 2 }, Outcome::BWon, Party::A, 2 }));
    }

    // As many as the command line takes, in the order of the keys, and none is lost with the program.
    void aPlayOffHasAsManyGamesAsItNeeds()
    {
        begin();
        const DraftFolder folder;
        constexpr int Games = 31;
        const SharedPlace shared { 1, 1, { EntryId { 1 }, EntryId { 2 }, EntryId { 3 } }, 2 };
        const auto show = [&](auto what) {
            DecisionDialog dialog(m_host->section(1), shared, {}, 1, nullptr);
            EventDraft draft(*m_host, dialog, "decision", {});
            connect(&dialog, &DecisionDialog::changed, &draft, &DraftKeeper::touch);
            dialog.show();
            what(dialog);
        };
        show([](QDialog &dialog) {
            choose(dialog, "decisionWay", 1);
            for (int game = 1; game <= Games; ++game) {
                const QByteArray number = QByteArray::number(game);
                choose(dialog, "playOffOpener" + number, 1 + game % 3);
                choose(dialog, "playOffSecond" + number, 1 + (game + 1) % 3);
                choose(dialog, "playOffResult" + number, game == Games ? 3 : 2);
            }
            QVERIFY(in<QWidget>(dialog, "playOffOpener32").isVisible());
            in<QWidget>(dialog, "playOffStage30").setFocus();
            QTest::keyClick(&in<QWidget>(dialog, "playOffStage30"), Qt::Key_Tab);
            QCOMPARE(dialog.focusWidget(), &in<QWidget>(dialog, "playOffOpener31"));
            QVERIFY(in<QWidget>(dialog, "playOffOpener31").height() >= 44);
            QVERIFY(DraftFolder::isKept(dialog));
        });
        show([](DecisionDialog &dialog) { QCOMPARE(dialog.decision().games.size(), std::size_t(Games)); });
    }

    void whatIsLeftEntersNobody()
    {
        begin();
        m_answers = { [](QDialog &dialog) { press(dialog, "cancelDecision"); } };
        answerNext();
        QVERIFY(!clearTheWay(*m_host, { 1, 2 }, 2, true, nullptr));
        QVERIFY(m_host->section(1).decisions.empty());
    }

    void aLotIsDrawnAndTold()
    {
        begin();
        QString told;
        m_answers = { [](QDialog &dialog) {
                         choose(dialog, "decisionWay", 2);
                         QVERIFY(!in<QWidget>(dialog, "decisionPlace1").isVisible());
                         press(dialog, "giveDecision");
                     },
            [&told](QDialog &dialog) {
                told = static_cast<AskDialog &>(dialog).sentence();
                dialog.accept();
            } };
        answerNext();
        QVERIFY(clearTheWay(*m_host, { 1, 2 }, 1, true, nullptr));
        const PlaceDecision &decision = m_host->section(1).decisions.front();
        QVERIFY(decision.seed && decision.order == splitByLot({ { 1 }, { 2 }, { 3 } }, *decision.seed));
        QVERIFY2(told.contains("A") && told.contains("B") && told.contains("C"), qPrintable(told));
    }

    void aTieBreakThatDoesNotSeparateDecidesNothing()
    {
        begin();
        m_answers = { [](QDialog &dialog) {
            choose(dialog, "decisionWay", 4);
            QVERIFY(!mayDecide(dialog)); // in a circle all have the same SOS
            choose(dialog, "decisionWay", 5);
            for (const char *place : { "decisionPlace1", "decisionPlace2" })
                choose(dialog, place, QByteArray(place).back() - '0');
            QVERIFY(!mayDecide(dialog));
            in<QLineEdit>(dialog, "decisionReason").setText("  ");
            QVERIFY(!mayDecide(dialog));
            in<QLineEdit>(dialog, "decisionReason").setText("A was here first");
            QVERIFY(mayDecide(dialog));
            press(dialog, "giveDecision");
        } };
        answerNext();
        QVERIFY(clearTheWay(*m_host, { 1 }, 2, false, nullptr));
        QCOMPARE(m_host->section(1).decisions.front().kind, Kind::ByHand);
    }

    void missingResultsAreNamed()
    {
        begin(false);
        playGroup(1);
        QString lines;
        const auto answer = [&lines](AskDialog::Role role) {
            return [&lines, role](QDialog &dialog) {
                lines = static_cast<AskDialog &>(dialog).more();
                static_cast<AskDialog &>(dialog).button(role)->click();
            };
        };
        m_answers = { answer(AskDialog::Role::Reject) };
        answerNext();
        QVERIFY(!clearTheWay(*m_host, { 2 }, 3, false, nullptr));
        QVERIFY2(lines.contains("Two") && lines.count('\n') == 2, qPrintable(lines));
        m_answers = { answer(AskDialog::Role::Discard) };
        answerNext();
        QCOMPARE(clearTheWay(*m_host, { 2 }, 3, false, nullptr), std::optional(true));
    }

    // A result of a group is corrected while the first round of the final is a draft.
    void aCorrectionIsToldAndTheQualifiedAreEnteredAgain()
    {
        begin();
        QVERIFY(!m_host->carryOut(addedStage(m_host->event(), final(), { 2 }, 2, false)));
        QCOMPARE(entered(), QString("DE"));
        TournamentPage page(*m_host, 3);
        page.resize(1000, 700);
        page.show();
        page.findChild<QAbstractButton *>(QStringLiteral("stepRound"))->click();
        auto *main = page.findChild<QAbstractButton *>(QStringLiteral("roundMain"));
        main->click();
        QCOMPARE(m_host->section(3).rounds.size(), std::size_t(1));
        auto *state = page.findChild<QLabel *>(QStringLiteral("roundState"));
        QVERIFY(state && !state->text().contains("correction"));
        // F has beaten both.
        for (int round = 1; round <= 3; ++round) {
            const Match match = m_host->section(2).rounds[std::size_t(round) - 1].matches.front();
            if (match.a.value != 3 && match.b.value != 3)
                continue;
            QVERIFY(!m_host->carryOut({ ReopenRound { 2, round },
                ReportGame { 2, round, 1, 0, report(match.a.value == 3 ? Outcome::AWon : Outcome::BWon),
                    { Reason::Kind::Slip } },
                FinishRound { 2, round } }));
        }
        QVERIFY(isIntakeStale(m_host->event(), m_host->section(3)));
        QVERIFY2(state->text().contains("correction"), qPrintable(state->text()));
        QString more;
        m_answers = { [&more](QDialog &dialog) {
            more = static_cast<AskDialog &>(dialog).more();
            static_cast<AskDialog &>(dialog).button(AskDialog::Role::Accept)->click();
        } };
        answerNext();
        main->click(); // publish
        QVERIFY2(more.contains('F') && more.contains("Final"), qPrintable(more));
        QVERIFY2(entered().contains('F'), qPrintable(entered()));
        QVERIFY(!isIntakeStale(m_host->event(), m_host->section(3)));
        QCOMPARE(m_host->section(3).rounds.size(), std::size_t(1)); // paired again
        QVERIFY(!state->text().contains("correction"));
    }
};

} // namespace tst_qualifying

QTEST_MAIN(tst_qualifying::TestQualifying)
#include "tst_qualifying.moc"
