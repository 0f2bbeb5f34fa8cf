// SPDX-License-Identifier: MIT
#include "text/solver/wins.h"

#include <QLocale>
#include <QTest>

namespace tst_wins {

using namespace kagetsu;
using namespace kagetsu::text;
using rules::Side;
using solver::Answer;
using solver::HoleKind;
using solver::Reason;

namespace {

rules::Point at(const char *point)
{
    return *rules::pointFromText(point, 15);
}

solver::Step step(Reason reason, const std::vector<rules::Point> &fivePoints = {})
{
    return { .move = at("H8"), .reason = reason, .fivePoints = fivePoints };
}

solver::MoveAnswers moves(Answer answer, std::vector<solver::MoveAnswer> all)
{
    return { answer, std::move(all), 1000 };
}

} // namespace

class TestWins : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void sentences_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QString &said, const char *expected) {
            QTest::newRow(name) << said << QString::fromUtf8(expected);
        };
        using namespace std::chrono_literals;
        const SearchEnd Limit { SearchEnd::Why::Limit, 2040ms };
        const SearchEnd Stopped { SearchEnd::Why::Stopped, 31s };
        row("a glance", winName(Side::Black, 7), "Black wins in 7 four(s)");
        row("five at once", winName(Side::White, 0), "White can make five");
        row("a threat", threatName(Side::White, 3), "White threatens to win in 3 four(s)");
        row("a threat of five", threatName(Side::Black, 0), "Black threatens five");
        row("shortest", answerText({ Answer::Win, {}, 7, true, 0, 10 }, Side::Black, Limit),
            "Black wins in 7 four(s). There is no shorter win by fours.");
        row("perhaps not the shortest", answerText({ Answer::Win, {}, 7, false, 0, 10 }, Side::Black, Limit),
            "Black wins in 7 four(s). It is not known whether there is a shorter win.");
        row("none", answerText({ Answer::None, {}, 0, false, 0, 10 }, Side::White, Limit),
            "White has no win by fours. This is proven: all fours were searched. Wins by threes were not looked for.");
        row("unknown", answerText({ .answer = Answer::Unknown, .nodes = 1000 }, Side::White, Limit),
            "Not found within 2.0 s. It is not decided whether White wins by fours. Positions searched: 1000.");
        row("stopped", answerText({ .answer = Answer::Unknown, .nodes = 1000 }, Side::White, Stopped),
            "Stopped after 31 s. It is not decided whether White wins by fours. Positions searched: 1000.");
        solver::Step slow = step(Reason::NoDefence);
        slow.threatened = 1;
        const solver::Proof byThrees { Side::White, { slow, step(Reason::TwoFives, { at("G8"), at("I8") }) } };
        row("by threes", answerText({ Answer::Win, byThrees, 4, false, 1, 10 }, Side::White, Limit),
            "White wins by fours and threes in at most 4 move(s). A shorter win was not looked for.");
        row("by threes, and fours are enough", answerText({ Answer::Win, {}, 3, false, 3, 10 }, Side::White, Limit),
            "White wins in 3 four(s). It is not known whether there is a shorter win.");
        row("the name of such a win", winName(byThrees), "White wins by fours and threes in at most 2 move(s)");
        row("by threes, five at once", answerText({ Answer::Win, {}, 0, true, 1, 10 }, Side::White, Limit),
            "White can make five.");
        row("none by threes", answerText({ Answer::None, {}, 0, false, 3, 10 }, Side::Black, Limit),
            "No win by fours and threes was found for Black. All fours were searched, and all threes that threaten to "
            "win within 3 four(s); moves that threaten more slowly may still win.");
        row("by threes unknown", answerText({ Answer::Unknown, {}, 0, false, 1, 1000 }, Side::Black, Stopped),
            "Stopped after 31 s. It is not decided whether Black wins by fours and threes. Positions searched: 1000.");
        row("elsewhere", elsewhereText(), "If the other side plays elsewhere:");
        const solver::MoveAnswer best { at("H8"), Answer::Win, 2, true };
        const solver::MoveAnswer good { at("H9"), Answer::Win, 3, false };
        const solver::MoveAnswer open { at("A1"), Answer::Unknown, 0, false };
        const solver::MoveAnswer stops { at("H10"), Answer::None, 0, false };
        row("first moves", firstMovesText(moves(Answer::Win, { best, good }), Side::Black, Limit),
            "First moves that win by fours for Black: 2.");
        row("some open", firstMovesText(moves(Answer::Win, { best, open }), Side::Black, Limit),
            "First moves that win by fours for Black: 1. Moves that are not decided: 1. The limit was reached after "
            "2.0 s.");
        row("no first move", firstMovesText(moves(Answer::None, {}), Side::Black, Limit),
            "Black has no win by fours. This is proven: all fours were searched. Wins by threes were not looked for.");
        row("no first move known", firstMovesText(moves(Answer::Unknown, {}), Side::Black, Stopped),
            "Not decided: no first move is known to win by fours for Black. Stopped after 31 s.");
        row("defences", defencesText(moves(Answer::None, { stops, best }), Side::Black, Limit),
            "Moves by White that stop all wins by fours: 1.");
        row("no defence", defencesText(moves(Answer::Win, { best }), Side::Black, Limit),
            "No move by White stops the win by fours. This is proven.");
        row("no defence known", defencesText(moves(Answer::Unknown, { best, open }), Side::Black, Limit),
            "Not decided: no move by White is known to stop the win by fours. Moves that are not decided: 1. The "
            "limit was reached after 2.0 s.");
        row("nothing to stop", noThreatText(Side::Black),
            "Black threatens no win by fours. This is proven. Wins by threes were not looked for.");
        row("the best first move", firstMoveText(best), "H8: wins in 2 four(s). There is no shorter win.");
        row("a first move", firstMoveText(good), "H9: wins in 3 four(s).");
        row("a first move that makes five", firstMoveText({ at("H8"), Answer::Win, 0, true }), "H8: makes five.");
        row("an open first move", firstMoveText(open), "A1: not decided.");
        row("a defence", defenceMoveText(stops), "H10: stops all wins by fours.");
        row("an open defence", defenceMoveText(open), "A1: not decided.");
        row("progress", progressText({ 4096, 12 }), "Searching… Positions: 4096. Depth: 12.");
        row("a five", attackText(step(Reason::Five)), "H8 makes five.");
        row("a four", attackText(step(Reason::GoesOn, { at("I8") })), "H8 makes a four and threatens five on I8.");
        row("two five-points", attackText(step(Reason::TwoFives, { at("G8"), at("I8") })),
            "H8 makes a four with the five-points G8 I8. One stone cannot take them all.");
        solver::Step forbidden = step(Reason::DefenceForbidden, { at("I8") });
        rules::Proof why;
        why.nodes.emplace_back();
        why.nodes.front().point = at("I8");
        why.nodes.front().fouls.overline = true;
        forbidden.forbidden.push_back(why);
        row("a forbidden defence", attackText(forbidden),
            "H8 makes a four. The only defence, I8, is forbidden: overline.");
        row("the only defence", defenceText(at("I8"), true), "I8 is the only defence.");
        row("one of several", defenceText(at("I8"), false), "I8 is a defence.");
        row("useless", uselessDefenceText(at("G8"), at("I8")), "If the other side plays G8, I8 makes five.");
        row("known", knownPositionText(step(Reason::GoesOn)), "H8 wins as shown above for the same position.");
        solver::Step three = step(Reason::GoesOn);
        three.threatened = 1;
        row("a three", attackText(three), "H8 threatens a win by fours.");
        row("a three that nothing stops", attackText(step(Reason::NoDefence)),
            "H8 threatens a win by fours that nothing stops.");
    }
    void sentences()
    {
        QFETCH(QString, said);
        QFETCH(QString, expected);
        QCOMPARE(said, expected);
    }

    void eachHoleHasItsPlace()
    {
        const solver::Proof proof { Side::Black, { step(Reason::GoesOn, { at("I8") }) } };
        QCOMPARE(checkText(proof, std::nullopt),
            QStringLiteral("The proof was checked using the rules alone, move by move. It is correct."));
        QStringList said;
        for (int kind = 0; kind <= static_cast<int>(HoleKind::Forbidden); ++kind) {
            const QString text = checkText(proof, solver::Hole { static_cast<HoleKind>(kind), 0, at("G7") });
            QVERIFY2(text.startsWith(QStringLiteral("The proof is not correct. ")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("H8")), qPrintable(text));
            QVERIFY2(!said.contains(text), qPrintable(text));
            said += text;
        }
        QCOMPARE(checkText(proof, solver::Hole { HoleKind::Form, 5, {} }),
            QStringLiteral("The proof is not correct. A step is missing."));
    }
};

} // namespace tst_wins

QTEST_GUILESS_MAIN(tst_wins::TestWins)
#include "tst_wins.moc"
