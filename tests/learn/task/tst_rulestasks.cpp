// SPDX-License-Identifier: MIT
#include "learn/task/prooflines.h"
#include "rules/judge.h"
#include "tasks.h"

#include <QTest>

namespace tst_rulestasks {

using namespace kagetsu;
using namespace kagetsu::task;
using rules::at;
using rules::Outcome;

// What rules and proofs judge, over all cases of the lesson.
class TestRulesTasks : public QObject
{
    Q_OBJECT

private:
    static rules::Verdict truth(const lesson::Case &one)
    {
        return rules::judge(one.position, one.point, rules::Side::Black, { .rule = rules::Rule::Renju });
    }

private slots:
    void everyCaseIsJudgedAsTheRulesSay();
    void everyLineShowsWhatItSays();
    void everyForbiddenPointIsAsked();
    void kindsAreAskedOnlyAfterYes();
    void shapesAreNamed_data();
    void shapesAreNamed();
    void everyNamedShapeHasALine();
    void aFiveIsShownAsOne();
    void theReasonIsShownOfTheShapeAskedAbout();
    void reasonsAreTold_data();
    void reasonsAreTold();
    void falseThreesOfTheLessonHaveReasons();
    void theFalseThreeIsPlayedOut();
    void choicesAreTheAuthors();
    void theLineIsShownOnceTheTaskIsOver();
    void stonesAreLaidInOrder();
    void anAuthorsReplyIsSaid();
    void aStoneIsNoChoice();
    void theKindsGivenAreRemembered();
    void whatAnAllowedStoneMakesIsTold_data();
    void whatAnAllowedStoneMakesIsTold();
    void whereNothingIsForbiddenNoTapIsRight();
    void theAuthorsLineIsToldByTheRules();
    void whatTheBoardShowsAlreadyIsNotShownAgain();
};

void TestRulesTasks::aStoneIsNoChoice()
{
    Task task = taskOf(Kind::Choose, rules::stones("H8"));
    task.choices = { { .point = at("H9"), .isRight = true }, { .point = at("H10") } };
    task.elsewhere = "Not there.";
    const Judged stone = judge(task, { .points = { at("H8") } });
    QVERIFY(stone.why == Why::Occupied && stone.words.empty());
    // Unless the author asks for stones.
    task.choices.push_back({ .point = at("H8"), .reply = "That one?" });
    QCOMPARE(judge(task, { .points = { at("H8") } }).words, std::string("That one?"));
}

void TestRulesTasks::theKindsGivenAreRemembered()
{
    Task task = taskOf(Kind::IsForbidden, rules::stones("F8 G8 H9 H10"));
    task.point = at("H8");
    const rules::FoulKinds both { .overline = true, .doubleThree = true };
    const Judged judged = judge(task, { .isForbidden = true, .fouls = both });
    QVERIFY(judged.why == Why::OtherKinds && judged.given == both);
    QVERIFY((judged.fouls == rules::FoulKinds { .doubleThree = true }));
}

void TestRulesTasks::whatAnAllowedStoneMakesIsTold_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<int>("fours");
    QTest::addColumn<int>("threes");
    QTest::newRow("one three") << "F8 G8"
                               << "" << 0 << 1;
    QTest::newRow("one three, and another that is closed") << "F8 G8 H9 H10"
                                                           << "E8" << 0 << 1;
    QTest::newRow("one four") << "E8 F8 G8"
                              << "D8" << 1 << 0;
    QTest::newRow("one straight four") << "E8 F8 G8"
                                       << "" << 1 << 0;
    QTest::newRow("a four and a three") << "E8 F8 G8 H9 H10"
                                        << "D8" << 1 << 1;
    QTest::newRow("nothing") << "A1"
                             << "" << 0 << 0;
}

void TestRulesTasks::whatAnAllowedStoneMakesIsTold()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(int, fours);
    QFETCH(int, threes);
    Task task = taskOf(Kind::IsForbidden, rules::stones(black.toStdString(), white.toStdString()));
    task.point = at("H8");
    const Judged judged = judge(task, { .isForbidden = false });
    QVERIFY(judged.correctness == Correctness::Right && judged.why == Why::PointAllowed);
    QVERIFY((judged.made == Made { fours, threes }));
    // To White nothing is forbidden, so nothing is counted.
    task.side = rules::Side::White;
    QVERIFY(!judge(task, { .isForbidden = false }).made);
}

void TestRulesTasks::whereNothingIsForbiddenNoTapIsRight()
{
    const Task task = taskOf(Kind::ForbiddenPoints, rules::stones("H8"));
    const Judged none = judge(task, { .isFinished = true });
    QVERIFY(none.correctness == Correctness::Right && none.why == Why::NothingToFind);
    const Judged tapped = judge(task, { .points = { at("A1") }, .isFinished = true });
    QVERIFY(tapped.correctness == Correctness::Wrong && tapped.why == Why::NothingToFind);
}

void TestRulesTasks::theAuthorsLineIsToldByTheRules()
{
    const auto shown = [](const rules::Position &position, std::vector<LaidStone> line) {
        Task task = taskOf(Kind::Show, position);
        task.line = std::move(line);
        return judge(task, {}).lines.front().shows;
    };
    using rules::Side;
    QVERIFY(shown(rules::stones("E8 F8 G8 H8"), { { at("I8"), Side::Black } }) == Line::Shows::Five);
    QVERIFY(shown(rules::stones("F8 G8 H8"), { { at("I8"), Side::Black } }) == Line::Shows::MakesStraightFour);
    QVERIFY(shown(rules::stones("F8 G8 H8", "E8"), { { at("I8"), Side::Black } }) == Line::Shows::Author);
    QVERIFY(
        shown(rules::stones("F8 G8"), { { at("H8"), Side::Black }, { at("E8"), Side::White } }) == Line::Shows::Author);
}

void TestRulesTasks::whatTheBoardShowsAlreadyIsNotShownAgain()
{
    Task task = taskOf(Kind::NameShape, rules::stones("D8 E8 F8 G8 H8"));
    task.stones = { at("D8"), at("E8"), at("F8"), at("G8"), at("H8") };
    QVERIFY(linesWorthShowing(judge(task, { .shape = Shape::Five }).lines, task).empty());
    Task four = taskOf(Kind::NameShape, rules::stones("E8 F8 G8 H8", "D8"));
    four.stones = { at("E8"), at("F8"), at("G8"), at("H8") };
    QCOMPARE(linesWorthShowing(judge(four, { .shape = Shape::Four }).lines, four).size(), std::size_t(1));
    // A stone that makes nothing shows nothing.
    Task allowed = taskOf(Kind::IsForbidden, rules::stones("A1"));
    allowed.point = at("H8");
    QVERIFY(linesWorthShowing(judge(allowed, { .isForbidden = false }).lines, allowed).empty());
}

void TestRulesTasks::everyCaseIsJudgedAsTheRulesSay()
{
    int forbidden = 0;
    for (const lesson::Case &one : lesson::shippedCases()) {
        const Task task = taskOf(Kind::IsForbidden, one);
        const rules::Verdict verdict = truth(one);
        const bool isForbidden = verdict.outcome == Outcome::Forbidden;
        forbidden += isForbidden;
        const Judged right = judge(task, { .isForbidden = isForbidden, .fouls = verdict.fouls });
        QVERIFY2(right.correctness == Correctness::Right, one.id.c_str());
        const Judged wrong = judge(task, { .isForbidden = !isForbidden });
        QVERIFY2(wrong.correctness == Correctness::Wrong, one.id.c_str());
        for (const Judged &judged : { right, wrong }) {
            QVERIFY2(judged.fouls == verdict.fouls, one.id.c_str());
            QVERIFY2(!judged.lines.empty(), one.id.c_str());
        }
        if (!isForbidden)
            continue;
        rules::FoulKinds other = verdict.fouls;
        other.overline = !other.overline;
        if (other.any())
            QVERIFY2(judge(task, { .isForbidden = true, .fouls = other }).why == Why::OtherKinds, one.id.c_str());
    }
    QVERIFY(forbidden > 30);
}

void TestRulesTasks::everyLineShowsWhatItSays()
{
    std::set<Line::Shows> seen;
    for (const lesson::Case &one : lesson::shippedCases()) {
        const Task task = taskOf(Kind::IsForbidden, one);
        for (const Line &line : judge(task, { .isForbidden = false }).lines) {
            seen.insert(line.shows);
            const std::string fault = faultOfLine(line, task.position, task.side, task.rules);
            QVERIFY2(fault.empty(), (one.id + ": " + fault + " (" + std::to_string(int(line.shows)) + ")").c_str());
            QVERIFY2(line.stones.front().point == one.point, one.id.c_str());
        }
    }
    for (const Line::Shows shows :
        { Line::Shows::Five, Line::Shows::Overline, Line::Shows::TwoFours, Line::Shows::StraightFour,
            Line::Shows::ClosedFour, Line::Shows::LongFour, Line::Shows::NoRoom, Line::Shows::ForbiddenPoint })
        QVERIFY2(seen.contains(shows), QByteArray::number(int(shows)));
}

void TestRulesTasks::everyForbiddenPointIsAsked()
{
    for (const lesson::Case &one : lesson::shippedCases()) {
        const Task task = taskOf(Kind::ForbiddenPoints, one.position);
        Answer answer;
        for (const rules::FoulPoint &foul : judgeBoard(one.position, task.side, task.rules).fouls) {
            answer.points.push_back(foul.point);
            const Judged judged = judge(task, answer);
            QVERIFY2(judged.correctness == Correctness::GoesOn && judged.fouls == foul.fouls, one.id.c_str());
        }
        answer.isFinished = true;
        QVERIFY2(judge(task, answer).correctness == Correctness::Right, one.id.c_str());
        if (answer.points.empty())
            continue;
        const rules::Point last = answer.points.back();
        answer.points.pop_back();
        const Judged missed = judge(task, answer);
        QVERIFY2(missed.correctness == Correctness::Wrong && missed.why == Why::Missed, one.id.c_str());
        QVERIFY2(missed.points == std::vector { last } && !missed.lines.empty(), one.id.c_str());
    }
    const Task task = taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8 H9 H10"));
    QVERIFY(judge(task, { .points = { at("A1") } }).correctness == Correctness::Wrong);
    QVERIFY(judge(task, { .points = { at("F8") } }).why == Why::Occupied);
    QVERIFY(judge(task, { .points = { at("H8"), at("A1") }, .isFinished = true }).why == Why::PointAllowed);
}

void TestRulesTasks::kindsAreAskedOnlyAfterYes()
{
    Task task = taskOf(Kind::IsForbidden, rules::stones("F8 G8 H9 H10"));
    task.point = at("H8");
    const Judged half = judge(task, { .isForbidden = true });
    QVERIFY(half.correctness == Correctness::GoesOn && half.why == Why::KindWanted);
    // Nothing of it tells the kind.
    QVERIFY(!half.fouls.any() && half.lines.empty());
    // Two kinds to choose from are asked for, too; one is not.
    task.offeredFouls = { .overline = true, .doubleThree = true };
    QVERIFY(judge(task, { .isForbidden = true }).why == Why::KindWanted);
    task.offeredFouls = { .doubleThree = true };
    const Judged whole = judge(task, { .isForbidden = true });
    QVERIFY(whole.correctness == Correctness::Right && whole.fouls.doubleThree && !whole.lines.empty());
    QVERIFY(judge(task, { .isForbidden = false }).correctness == Correctness::Wrong);
}

void TestRulesTasks::shapesAreNamed_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QString>("shape");
    QTest::newRow("five in a row") << "D8 E8 F8 G8 H8"
                                   << ""
                                   << "D8 E8 F8 G8 H8"
                                   << "five";
    QTest::newRow("six in a row") << "C8 D8 E8 F8 G8 H8"
                                  << ""
                                  << "C8 D8 E8 F8 G8 H8"
                                  << "overline";
    QTest::newRow("four with two free ends") << "E8 F8 G8 H8"
                                             << ""
                                             << "E8 F8 G8 H8"
                                             << "straight-four";
    QTest::newRow("four with one free end") << "E8 F8 G8 H8"
                                            << "D8"
                                            << "E8 F8 G8 H8"
                                            << "four";
    QTest::newRow("four with a gap") << "E8 F8 G8 I8"
                                     << ""
                                     << "E8 F8 G8 I8"
                                     << "four";
    QTest::newRow("four closed on both sides") << "E8 F8 G8 H8"
                                               << "D8 I8"
                                               << "E8 F8 G8 H8"
                                               << "none";
    QTest::newRow("three") << "F8 G8 H8"
                           << ""
                           << "F8 G8 H8"
                           << "three";
    QTest::newRow("three with a gap") << "F8 G8 I8"
                                      << ""
                                      << "F8 G8 I8"
                                      << "three";
    QTest::newRow("three closed on one side") << "F8 G8 H8"
                                              << "E8"
                                              << "F8 G8 H8"
                                              << "none";
    QTest::newRow("three between white stones") << "F8 G8 H8"
                                                << "D8 J8"
                                                << "F8 G8 H8"
                                                << "none";
    QTest::newRow("two") << "F8 G8"
                         << ""
                         << "F8 G8"
                         << "none";
}

void TestRulesTasks::shapesAreNamed()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(QString, marked);
    QFETCH(QString, shape);
    Task task = taskOf(Kind::NameShape, rules::stones(black.toStdString(), white.toStdString()));
    for (const QString &word : marked.split(' '))
        task.stones.push_back(at(word.toStdString()));
    for (const Shape each : AllShapes) {
        const Judged judged = judge(task, { .shape = each });
        QCOMPARE(judged.correctness == Correctness::Right, idOf(each) == shape.toStdString());
        QVERIFY(judged.shape && idOf(*judged.shape) == shape.toStdString());
    }
    // Whichever of the stones comes first.
    std::reverse(task.stones.begin(), task.stones.end());
    QVERIFY(idOf(*shapeOf(task)) == shape.toStdString());
}

void TestRulesTasks::everyNamedShapeHasALine()
{
    Task task = taskOf(Kind::NameShape, rules::stones("F8 G8 H8", "E8"));
    task.stones = { at("F8"), at("G8"), at("H8") };
    const Judged judged = judge(task, { .shape = Shape::Three });
    QVERIFY(!judged.lines.empty());
    for (const Line &line : judged.lines)
        QCOMPARE(faultOfLine(line, task.position, task.side, task.rules), std::string());
}

void TestRulesTasks::aFiveIsShownAsOne()
{
    Task task = taskOf(Kind::NameShape, rules::stones("D8 E8 F8 G8 H8"));
    task.stones = { at("D8"), at("E8"), at("F8"), at("G8"), at("H8") };
    const Judged judged = judge(task, { .shape = Shape::Five });
    QVERIFY(judged.correctness == Correctness::Right);
    QCOMPARE(judged.lines.size(), std::size_t(1));
    QVERIFY(judged.lines.front().shows == Line::Shows::Five);
}

// On a point that is forbidden for something else.
void TestRulesTasks::theReasonIsShownOfTheShapeAskedAbout()
{
    // F8 G8 is closed by E8; H9 H10 and I9 J10 make a double-three with it at H8.
    Task task = taskOf(Kind::WhyNot, rules::stones("F8 G8 H9 H10 I9 J10", "E8"));
    task.point = at("H8");
    task.stones = { at("F8"), at("G8") };
    QVERIFY(rules::judge(task.position, at("H8"), task.side, task.rules).outcome == rules::Outcome::Forbidden);
    const Judged judged = judge(task, { .reason = WhyNot::ClosedEnd });
    QVERIFY(judged.correctness == Correctness::Right);
    QVERIFY(!judged.lines.empty());
    for (const Line &line : judged.lines) {
        QVERIFY(line.shows == Line::Shows::ClosedFour);
        QVERIFY(std::find(line.marked.begin(), line.marked.end(), at("F8")) != line.marked.end());
    }
}

void TestRulesTasks::reasonsAreTold_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a white stone at its end") << "false-01"
                                              << "closed-end";
    QTest::newRow("five points between white stones") << "false-02"
                                                      << "no-room";
    QTest::newRow("a distant stone on each side") << "false-06"
                                                  << "long-end";
    QTest::newRow("five points between edge and stone") << "false-14"
                                                        << "no-room";
}

void TestRulesTasks::reasonsAreTold()
{
    QFETCH(QString, id);
    QFETCH(QString, reason);
    for (const lesson::Case &one : lesson::shippedCases()) {
        if (one.id != id.toStdString())
            continue;
        const Task task = taskOf(Kind::WhyNot, one);
        for (const WhyNot each : AllReasons)
            QCOMPARE(
                judge(task, { .reason = each }).correctness == Correctness::Right, idOf(each) == reason.toStdString());
        return;
    }
    QFAIL("There is no such case.");
}

void TestRulesTasks::falseThreesOfTheLessonHaveReasons()
{
    int forbiddenPoints = 0;
    for (const lesson::Case &one : lesson::shippedCases()) {
        const Task task = taskOf(Kind::WhyNot, one);
        const std::set<WhyNot> reasons = reasonsOf(task);
        forbiddenPoints += reasons.contains(WhyNot::ForbiddenPoint);
        for (const WhyNot each : AllReasons) {
            const Judged judged = judge(task, { .reason = each });
            QVERIFY2((judged.correctness == Correctness::Right) == reasons.contains(each), one.id.c_str());
            for (const Line &line : judged.lines) {
                const std::string fault = faultOfLine(line, task.position, task.side, task.rules);
                QVERIFY2(fault.empty(), (one.id + ": " + fault).c_str());
            }
        }
    }
    QVERIFY(forbiddenPoints > 5);
}

// White's block and Black's try, stone by stone.
void TestRulesTasks::theFalseThreeIsPlayedOut()
{
    Task task = taskOf(Kind::IsForbidden, rules::stones("F8 G8 H9 H10", "E8"));
    task.point = at("H8");
    const Judged judged = judge(task, { .isForbidden = true });
    QVERIFY(judged.correctness == Correctness::Wrong);
    const auto closed = std::find_if(judged.lines.begin(), judged.lines.end(),
        [](const Line &line) { return line.shows == Line::Shows::ClosedFour; });
    QVERIFY(closed == judged.lines.begin()); // what is missing to a double-three comes first
    const std::vector<LaidStone> stones { { at("H8"), rules::Side::Black }, { at("I8"), rules::Side::Black },
        { at("J8"), rules::Side::White } };
    QVERIFY(closed->stones == stones);
}

void TestRulesTasks::choicesAreTheAuthors()
{
    Task task = taskOf(Kind::Choose, rules::stones("H8"));
    task.choices = { { .text = "Ka-getsu", .isRight = true, .reply = "Yes, the flower moon." },
        { .point = at("H9"), .reply = "That is direct." } };
    QVERIFY(judge(task, {}).correctness == Correctness::GoesOn);
    QVERIFY(judge(task, { .choice = 0 }).correctness == Correctness::Right);
    QCOMPARE(judge(task, { .choice = 0 }).words, std::string("Yes, the flower moon."));
    QVERIFY(judge(task, { .points = { at("H9") } }).correctness == Correctness::Wrong);
    QCOMPARE(judge(task, { .points = { at("H9") } }).words, std::string("That is direct."));
    task.elsewhere = "That is nowhere near.";
    QVERIFY(judge(task, { .points = { at("A1") } }).correctness == Correctness::Wrong);
    QCOMPARE(judge(task, { .points = { at("A1") } }).words, std::string("That is nowhere near."));
    QCOMPARE(judge(task, { .points = { at("H9") } }).words, std::string("That is direct."));
    task.replies = { { at("A1"), "That is the corner." } };
    QCOMPARE(judge(task, { .points = { at("A1") } }).words, std::string("That is the corner."));
}

// Before, it would give the solution away.
void TestRulesTasks::theLineIsShownOnceTheTaskIsOver()
{
    Task task = taskOf(Kind::Choose, rules::stones("H8"));
    task.choices = { { .text = "Here", .isRight = true }, { .point = at("H9") } };
    task.line = { { at("I9"), rules::Side::White } };
    QVERIFY(judge(task, { .points = { at("H9") } }).lines.empty());
    QVERIFY(judge(task, { .choice = 1 }).lines.empty());
    QVERIFY(judge(task, { .choice = 0 }).lines.front().stones == task.line);
    task.kind = Kind::Win;
    QVERIFY(judge(task, { .points = { at("H9"), at("H10"), at("H9") } }).lines.empty());
    task.kind = Kind::Show;
    QVERIFY(judge(task, {}).lines.front().stones == task.line);
}

void TestRulesTasks::stonesAreLaidInOrder()
{
    Task task = taskOf(Kind::Order, rules::Position());
    task.line = { { at("H8"), rules::Side::Black }, { at("H9"), rules::Side::White },
        { at("I9"), rules::Side::Black } };
    QVERIFY(judge(task, { .points = { at("H8") } }).correctness == Correctness::GoesOn);
    QVERIFY(judge(task, { .points = { at("H8"), at("H9"), at("I9") } }).correctness == Correctness::Right);
    const Judged judged = judge(task, { .points = { at("H8"), at("I9") } });
    QVERIFY(judged.correctness == Correctness::Wrong && judged.points == std::vector { at("H9") });
    QVERIFY(judged.lines.front().stones.size() == 2);
}

void TestRulesTasks::anAuthorsReplyIsSaid()
{
    Task task = taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8 H9 H10"));
    task.replies = { { at("A1"), "Look nearer to the stones." } };
    QCOMPARE(judge(task, { .points = { at("A1") } }).words, std::string("Look nearer to the stones."));
    QVERIFY(judge(task, { .points = { at("H8") } }).words.empty());
}

} // namespace tst_rulestasks

QTEST_GUILESS_MAIN(tst_rulestasks::TestRulesTasks)
#include "tst_rulestasks.moc"
