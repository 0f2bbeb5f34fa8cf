// SPDX-License-Identifier: MIT
#include "championship.h"
#include "game.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/protocoldocument.h"
#include "ui/print/paper/documenthtml.h"
#include "ui/print/paper/documenttext.h"

#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

namespace tst_championship {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// A whole game under a preset of a championship, from the first stone to the signatures: what the match makes of it,
// and that both forms of its protocol tell it (match.md).
class TestChampionship : public QObject
{
    Q_OBJECT

private slots:
    void terms();
    void course();
    void protocolShows_data();
    void protocolShows();

private:
    const Driver m_game = championshipGame();
};

void TestChampionship::terms()
{
    const MatchSetup &setup = m_game.match().setup();
    QCOMPARE(setup.opening.id, std::string("rif-classic"));
    QVERIFY(setup.rules.rule == rules::Rule::Renju);
    QVERIFY(setup.arbiter && !setup.pauses && !setup.takeBacks);
    QVERIFY(setup.hints == Hints::Off && setup.foulPolicy == FoulPolicy::Claim);
}

void TestChampionship::course()
{
    const Match &match = m_game.match();
    QVERIFY((match.result() == record::GameResult { record::Winner::White, record::Reason::Overline }));
    QCOMPARE(match.sideOf(Seat::A), rules::Side::White); // by the swap
    QCOMPARE(match.moves().size(), std::size_t { 31 });
    QCOMPARE(match.warnings(Seat::A), 1);
    QVERIFY(match.isResultLocked());
    QCOMPARE(m_game.count<ClaimRaised>(), 3);
    QCOMPARE(m_game.count<FoulClaimed>(), 3);
    QCOMPARE(m_game.count<TimeAdded>(), 2);
    // Every claim, ruling and pause stands in its own place of the fold: read back, the journal gives the same match.
    QVERIFY(replay(m_game.events()) == match);
    QVERIFY(protocolOf(m_game).protocol.match == match);
}

void TestChampionship::protocolShows_data()
{
    QTest::addColumn<QString>("fact");
    const auto row = [](const char *name, const char *fact) { QTest::newRow(name) << QString::fromUtf8(fact); };
    row("the players", "Protocol of the game Aoki – Bergman");
    row("the event", "Event Championship <A> Round 7");
    row("the preset", "Preset Renju World Championship 2005, qualifier");
    row("when one is too late", "Lateness Arriving more than 15 minutes late counts as too late.");
    row("the opening", "Opening RIF (classic).");
    row("the time", "1 hour, plus 30 seconds after each move (1h+30s)");
    row("who rules", "Arbiter The arbiter rules on claims of forbidden moves.");
    row("the swap", "Bergman Take Black – the colours are swapped");
    row("the offers", "Bergman K12 is offered as a fifth move");
    row("the choice", "Aoki G6 is picked from the offered moves");
    row("the wrong claim",
        "after move 7 (line 12): Claim by Aoki: the stone of Bergman on G7 (move 7) is forbidden. Both clocks stop.");
    row("its rejection", "The arbiter rejects the claim. Reason: Wrong claim.");
    row("that the stone was allowed", "G7 is allowed.");
    row("what it costs", "Clock correction: Bergman gets an extra 2 minutes, from 1:01:23.000 to 1:03:23.000.");
    row("the time correction",
        "The arbiter adds time for Aoki: 1:00.000, from 1:02:15.500 to 1:03:15.500. Reason: Clock set incorrectly (The "
        "seconds of the first minute).");
    row("the right claim too late",
        "on G8 (move 9) is forbidden. The claim was made 2 moves after the stone. Ruling: the claim is rejected. The "
        "stone was forbidden (double-three), but the turn to reply to it was over.");
    row("its proof", "G8 is forbidden: double-three. G8 makes two threes:");
    row("the warning", "Warning to Aoki.");
    row("the pause", "after move 13 (line 28): Aoki calls the arbiter; both clocks stop.");
    row("how long it was",
        "The arbiter starts the clock of Aoki; the clocks were stopped for 3:20.000. Reason: Leave granted by the "
        "arbiter.");
    row("the overline ten moves later",
        "on E14 (move 21) is forbidden. The claim was made 10 moves after the stone. Ruling: the claim is upheld "
        "(overline).");
    row("the six stones", "E14 makes a row of 6: B14 C14 D14 E14 F14 G14.");
    row("the result", "Result Aoki wins: Bergman made a forbidden overline.");
    row("the opener's signature", "Aoki confirms the result.");
    row("the arbiter's signature", "The arbiter confirms the result.");
}

void TestChampionship::protocolShows()
{
    QFETCH(QString, fact);
    const Document document = protocolDocument(protocolOf(m_game), "championship.jsonl", "en");
    const QString text = toPlainText(document).simplified();
    QVERIFY2(text.contains(fact), qPrintable(text));
    // As a browser shows it.
    QTextDocument shown;
    shown.setHtml(toHtml(document, svgOf));
    const QString html = shown.toPlainText().simplified();
    QVERIFY2(html.contains(fact), qPrintable(html));
}

} // namespace tst_championship

QTEST_MAIN(tst_championship::TestChampionship)
#include "tst_championship.moc"
