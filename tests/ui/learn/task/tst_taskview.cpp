// SPDX-License-Identifier: MIT
#include "tasks.h"
#include "text/task/tasks.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/bigbutton.h"
#include "ui/learn/task/taskview.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_taskview {

using namespace kagetsu;
using namespace kagetsu::task;
using rules::at;
using ui::TaskView;

class TestTaskView : public QObject
{
    Q_OBJECT

private:
    QStringList m_heard;

    static QAbstractButton *button(const TaskView &view, const char *name, int index = 0)
    {
        QList<QAbstractButton *> found;
        for (QAbstractButton *each : view.findChildren<QAbstractButton *>(QLatin1String(name))) {
            if (each->isVisibleTo(&view))
                found += each;
        }
        return index < found.size() ? found[index] : nullptr;
    }
    static QString text(const TaskView &view, const char *name)
    {
        const auto *label = view.findChild<QLabel *>(QLatin1String(name));
        return label->isVisibleTo(&view) ? label->text() : QString();
    }
    // Everything that eye or ear can find in the words of the view.
    static QStringList allWords(const TaskView &view)
    {
        QStringList words;
        QWidgetList widgets = view.findChildren<QWidget *>();
        for (const QWidget *each : widgets) {
            words << each->objectName() << each->accessibleName() << each->accessibleDescription() << each->toolTip()
                  << each->whatsThis() << each->windowTitle();
            if (const auto *label = qobject_cast<const QLabel *>(each))
                words << label->text();
            if (const auto *pressed = qobject_cast<const QAbstractButton *>(each))
                words << pressed->text();
        }
        return words;
    }
    static Task cross(Kind kind, const std::string &white = {})
    {
        Task task = taskOf(kind, rules::stones("F8 G8 H9 H10", white));
        task.point = at("H8");
        task.text = "Is it forbidden?\nMore about the question.";
        task.explanation = "The reason of the author.";
        return task;
    }

private slots:
    void initTestCase()
    {
        ui::setListener([this](const QString &text, ui::Told) { m_heard += text; });
    }
    void cleanupTestCase() { ui::setListener({}); }
    void init() { m_heard.clear(); }

    void nothingTellsTheAnswerBeforeItIsGiven();
    void aForbiddenPointIsAskedInTwoSteps();
    void theFalseThreeIsLaidStoneByStone();
    void nothingGoesOnWhereNobodySeesIt();
    void allForbiddenPointsAreTapped();
    void aWinIsPlayedAgainstTheProgram();
    void aWrongMoveCanBeTriedAgain();
    void choicesAreAnsweredByTheAuthor();
    void stonesAreLaidInOrder();
    void theHintIsToldOnRequest();
    void theRestIsToldOnRequest();
    void everythingCanBePressed();
    void firstSentencesAreShort();
    void kindsThatAreTooMuchOrMissingAreTold_data();
    void kindsThatAreTooMuchOrMissingAreTold();
    void theOnlyKindOfferedIsNotAskedFor();
    void whereNothingIsForbiddenThisIsSaid();
    void aStoneIsToldAndIsNoMistake();
    void aShapeThatIsNoneHasItsReason_data();
    void aShapeThatIsNoneHasItsReason();
    void whatShowsNothingNewIsNotOffered();
    void anAnswerAfterAMistakeSolves();
    void noAnswerHasTheFocusAtFirst();
};

void TestTaskView::kindsThatAreTooMuchOrMissingAreTold_data()
{
    QTest::addColumn<QList<int>>("ticked");
    QTest::addColumn<QString>("told");
    QTest::newRow("right and one too much") << QList { 0, 2 } << "Correct: double-three. Not here: overline.";
    QTest::newRow("another") << QList { 0 } << "H8 is forbidden, but for another reason: double-three.";
    QTest::newRow("changed one's mind") << QList { 0, 0, 2 } << "H8 is forbidden: double-three.";
}

void TestTaskView::kindsThatAreTooMuchOrMissingAreTold()
{
    QFETCH(QList<int>, ticked);
    QFETCH(QString, told);
    TaskView view;
    view.show(cross(Kind::IsForbidden));
    button(view, "answerForbidden")->click();
    QCOMPARE(text(view, "question"), QStringLiteral("H8 is forbidden. Why?"));
    for (const int box : ticked)
        button(view, "answerKind", box)->click();
    button(view, "checkKinds")->click();
    QCOMPARE(text(view, "sentence"), told);
    // One that is missing.
    Judged judged { .why = Why::OtherKinds, .points = { at("H8") } };
    judged.fouls = { .overline = true, .doubleThree = true };
    judged.given = { .overline = true };
    QCOMPARE(text::firstSentence(judged, cross(Kind::IsForbidden)),
        QStringLiteral("Correct: overline. Also: double-three."));
}

void TestTaskView::theOnlyKindOfferedIsNotAskedFor()
{
    TaskView view;
    Task task = cross(Kind::IsForbidden);
    task.offeredFouls = { .overline = true, .doubleThree = true };
    view.show(task);
    button(view, "answerForbidden")->click();
    QCOMPARE(text(view, "question"), QStringLiteral("H8 is forbidden. Why?"));
    button(view, "answerKind", 1)->click(); // the second of two
    button(view, "checkKinds")->click();
    QVERIFY(view.isSolved());
    task.offeredFouls = { .doubleThree = true };
    view.show(task);
    button(view, "answerForbidden")->click();
    QVERIFY(view.isSolved());
    QCOMPARE(text(view, "sentence"), QStringLiteral("H8 is forbidden: double-three."));
}

void TestTaskView::whereNothingIsForbiddenThisIsSaid()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    const Task task = taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8"));
    view.show(task);
    button(view, "noPoints")->click();
    QVERIFY(view.isSolved() && answered.last().first().toBool());
    QCOMPARE(text(view, "verdict"), QStringLiteral("Correct."));
    QCOMPARE(text(view, "sentence"), QStringLiteral("There is no forbidden point here."));
    view.show(task);
    view.tap(at("A1"));
    button(view, "checkAnswers")->click();
    QVERIFY(view.isOver() && !view.isSolved() && !answered.last().first().toBool());
    QCOMPARE(text(view, "verdict"), QStringLiteral("Not quite."));
    QCOMPARE(text(view, "sentence"), QStringLiteral("There is no forbidden point here."));
}

void TestTaskView::aStoneIsToldAndIsNoMistake()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    Task task = taskOf(Kind::Choose, rules::stones("G9"));
    task.choices = { { .point = at("H8"), .isRight = true }, { .point = at("H9") } };
    view.show(task);
    view.tap(at("G9"));
    QCOMPARE(text(view, "sentence"), QStringLiteral("There is already a stone on G9."));
    QVERIFY(text(view, "verdict").isEmpty());
    QVERIFY(view.picture().at(at("G9")).mark.shape == ui::MarkShape::None);
    view.tap(at("H9"));
    QVERIFY(view.picture().at(at("H9")).mark.shape == ui::MarkShape::Cross);
    view.show(task);
    view.tap(at("G9"));
    view.tap(at("H8"));
    QVERIFY(answered.last().first().toBool());
}

void TestTaskView::aShapeThatIsNoneHasItsReason_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("told");
    QTest::newRow("four between two stones") << "E8 F8 G8 H8"
                                             << "D8 I8"
                                             << "Both ends are closed, so it is not a four.";
    QTest::newRow("three beside a stone") << "F8 G8 H8"
                                          << "E8"
                                          << "Its four would be closed at one end, so it is not a three.";
    QTest::newRow("three in five points") << "F8 G8 H8"
                                          << "D8 J8"
                                          << "There is no room for a straight four, so it is not a three.";
    QTest::newRow("two") << "F8 G8"
                         << ""
                         << "These stones are none of these shapes.";
}

void TestTaskView::aShapeThatIsNoneHasItsReason()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(QString, told);
    TaskView view;
    Task task = taskOf(Kind::NameShape, rules::stones(black.toStdString(), white.toStdString()));
    for (const QString &stone : black.split(QLatin1Char(' ')))
        task.stones.push_back(at(stone.toStdString()));
    view.show(task);
    view.answer({ .shape = Shape::Three });
    QCOMPARE(text(view, "sentence"), told);
}

void TestTaskView::whatShowsNothingNewIsNotOffered()
{
    TaskView view;
    Task task = taskOf(Kind::NameShape, rules::stones("D8 E8 F8 G8 H8"));
    task.stones = { at("D8"), at("E8"), at("F8"), at("G8"), at("H8") };
    view.show(task);
    view.answer({ .shape = Shape::Five });
    QVERIFY(view.isSolved() && !button(view, "showOnBoard"));
    task = taskOf(Kind::Show, rules::stones("E8 F8 G8 H8"));
    view.setMotion(false);
    task.line = { { at("I8"), rules::Side::Black } };
    view.show(task);
    button(view, "showOnBoard")->click();
    QCOMPARE(text(view, "lineText"), QStringLiteral("Black makes five in a row."));
    QCOMPARE(button(view, "showOnBoard")->text(), QStringLiteral("&Back"));
}

void TestTaskView::anAnswerAfterAMistakeSolves()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    Task task = taskOf(Kind::Choose, rules::Position());
    task.choices = { { .point = at("H8"), .isRight = true }, { .point = at("H9") } };
    view.show(task);
    view.tap(at("H9"));
    view.tap(at("H8"));
    QVERIFY(view.isSolved() && !answered.last().first().toBool());
    QVERIFY(view.picture().at(at("H9")).mark.shape == ui::MarkShape::None);
    view.again();
    view.giveUp();
    QVERIFY(view.isOver() && !view.isSolved());
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::Black);
    // Solved before: the same answer, and nothing is counted.
    const qsizetype count = answered.count();
    view.show(task);
    view.showSolved();
    QVERIFY(view.isSolved());
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::Black);
    QCOMPARE(answered.count(), count);
}

void TestTaskView::noAnswerHasTheFocusAtFirst()
{
    TaskView view;
    view.QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    for (const Kind kind : { Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Show }) {
        Task task = cross(kind, "E8");
        task.stones = { at("F8"), at("G8") };
        view.show(task);
        QCOMPARE(view.focusWidget(), &view);
    }
    view.show(cross(Kind::ForbiddenPoints));
    QVERIFY(qobject_cast<ui::BoardWidget *>(view.focusWidget()));
}

void TestTaskView::nothingTellsTheAnswerBeforeItIsGiven()
{
    TaskView view;
    view.resize(1200, 700);
    const auto wordsOf = [&](const Task &task) {
        m_heard.clear();
        view.show(task);
        // Buttons of the task before it.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return allWords(view) + m_heard;
    };
    // The same question, with other answers.
    QCOMPARE(wordsOf(cross(Kind::IsForbidden)), wordsOf(cross(Kind::IsForbidden, "E8")));
    QCOMPARE(wordsOf(cross(Kind::ForbiddenPoints)), wordsOf(cross(Kind::ForbiddenPoints, "E8")));
    QCOMPARE(wordsOf(cross(Kind::WhyNot, "E8")), wordsOf(cross(Kind::WhyNot, "D8 J8")));
    Task five = taskOf(Kind::NameShape, rules::stones("D8 E8 F8 G8 H8"));
    five.stones = { at("D8"), at("E8"), at("F8") };
    Task three = five;
    three.position = rules::stones("D8 E8 F8");
    QCOMPARE(wordsOf(five), wordsOf(three));
    Task choice = taskOf(Kind::Choose, rules::Position());
    choice.choices = { { .text = "One", .isRight = true, .reply = "Yes" }, { .text = "Two", .reply = "No" } };
    Task other = choice;
    std::swap(other.choices[0].isRight, other.choices[1].isRight);
    other.choices[1].reply = "Indeed";
    other.title = "The second is right";
    QCOMPARE(wordsOf(choice), wordsOf(other));
    Task order = taskOf(Kind::Order, rules::Position());
    order.line = { { at("H8"), rules::Side::Black } };
    Task elsewhere = order;
    elsewhere.line = { { at("I9"), rules::Side::Black } };
    QCOMPARE(wordsOf(order), wordsOf(elsewhere));
    view.show(order);
    const ui::BoardPicture before = view.picture();
    view.show(elsewhere);
    QVERIFY(view.picture() == before);
}

void TestTaskView::aForbiddenPointIsAskedInTwoSteps()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    view.show(cross(Kind::IsForbidden));
    QCOMPARE(text(view, "question"), QStringLiteral("Is it forbidden?"));
    QVERIFY(m_heard.contains(QStringLiteral("Is it forbidden?")));
    button(view, "answerForbidden")->click();
    QVERIFY(!view.isOver());
    QVERIFY(!text(view, "sentence").contains(QStringLiteral("double")));
    QVERIFY(!button(view, "showOnBoard"));
    QVERIFY(!button(view, "checkKinds")->isEnabled());
    button(view, "answerKind", 2)->click();
    button(view, "checkKinds")->click();
    QVERIFY(view.isOver());
    QCOMPARE(answered.count(), 1);
    QVERIFY(answered.first().first().toBool());
    QCOMPARE(text(view, "sentence"), QStringLiteral("H8 is forbidden: double-three."));
    QVERIFY(m_heard.contains(text(view, "sentence")));
}

void TestTaskView::theFalseThreeIsLaidStoneByStone()
{
    TaskView view;
    view.setMotion(false);
    view.show(cross(Kind::IsForbidden, "E8"));
    button(view, "answerForbidden")->click();
    QVERIFY(view.isOver());
    QCOMPARE(text(view, "verdict"), QStringLiteral("Not quite."));
    const auto closed = std::find_if(view.judged()->lines.begin(), view.judged()->lines.end(),
        [](const Line &line) { return line.shows == Line::Shows::ClosedFour; });
    QVERIFY(closed != view.judged()->lines.end());
    m_heard.clear();
    view.showLine();
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::Black);
    QVERIFY(view.picture().at(at("J8")).stone == rules::Stone::None);
    QVERIFY(text(view, "lineText").endsWith(QStringLiteral("of 2.")));
    button(view, "nextStone")->click(); // Black once more
    QVERIFY(text(view, "lineText").endsWith(QStringLiteral("Suppose White plays elsewhere.")));
    QVERIFY(m_heard.contains(QStringLiteral("Suppose White plays elsewhere.")));
    // To the line with White's block, by the button that keys press as well.
    for (int steps = 0; steps < 20 && text(view, "lineText").indexOf(QStringLiteral("stops this four")) < 0; ++steps)
        button(view, "nextStone")->click();
    QVERIFY(view.picture().at(at("I8")).stone == rules::Stone::Black);
    QVERIFY(view.picture().at(at("J8")).stone == rules::Stone::White);
    QCOMPARE(view.picture().at(at("J8")).number, 3);
    QVERIFY(m_heard.contains(QStringLiteral("White: J8.")));
    button(view, "previousStone")->click();
    QVERIFY(view.picture().at(at("J8")).stone == rules::Stone::None);
    button(view, "showOnBoard")->click();
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::None);
}

void TestTaskView::nothingGoesOnWhereNobodySeesIt()
{
    TaskView view;
    view.show(cross(Kind::IsForbidden, "E8"));
    view.QWidget::show();
    button(view, "answerForbidden")->click();
    view.showLine();
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::Black);
    view.hide();
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::None);
    view.QWidget::show();
    view.show(taskOf(Kind::Win, rules::stones("E8 F8 G8 K5 K6 K7", "D8 A1 C1 E1 A15 K4")));
    view.tap(at("H8"));
    QVERIFY(view.isThinking());
    view.hide();
    QVERIFY(!view.isThinking());
    view.QWidget::show();
    view.tap(at("H8")); // asked once more
    QTRY_VERIFY(!view.isThinking() && view.judged());
}

void TestTaskView::allForbiddenPointsAreTapped()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    view.show(cross(Kind::ForbiddenPoints));
    view.tap(at("A1"));
    QVERIFY(view.picture().at(at("A1")).mark.shape == ui::MarkShape::Cross);
    view.tap(at("A1"));
    view.tap(at("H8"));
    QVERIFY(view.picture().at(at("H8")).signs.fouls.doubleThree);
    button(view, "checkAnswers")->click();
    QVERIFY(view.isOver() && view.judged()->correctness == Correctness::Right);
    QVERIFY(!answered.first().first().toBool()); // not without a mistake

    view.again();
    QVERIFY(!view.picture().at(at("H8")).signs.fouls.any());
    // With nothing tapped there is nothing to check.
    QVERIFY(!button(view, "checkAnswers")->isEnabled());
    view.finish();
    QVERIFY(!view.isOver());
    button(view, "noPoints")->click();
    QVERIFY(view.judged()->why == Why::Missed);
    QVERIFY(view.picture().at(at("H8")).mark.shape == ui::MarkShape::Circle);
}

void TestTaskView::aWinIsPlayedAgainstTheProgram()
{
    TaskView view;
    QSignalSpy answered(&view, &TaskView::answered);
    Task task = taskOf(Kind::Win, rules::stones("E8 F8 G8 K5 K6 K7", "D8 A1 C1 E1 A15 K4"));
    view.show(task);
    view.tap(at("H8")); // closed on one side: White must answer at I8
    QVERIFY(view.isThinking());
    QTRY_VERIFY(!view.isThinking());
    QVERIFY(view.judged()->correctness == Correctness::Wrong || view.judged()->correctness == Correctness::GoesOn);
    task.position = rules::stones("E8 F8 G8", "A1 C1 E1");
    view.show(task);
    view.tap(at("H8"));
    QTRY_VERIFY(view.isOver());
    QVERIFY(answered.last().first().toBool());
    QVERIFY(view.picture().at(at("H8")).stone == rules::Stone::Black);
}

void TestTaskView::aWrongMoveCanBeTriedAgain()
{
    TaskView view;
    Task task = taskOf(Kind::Win, rules::stones("E8 F8 G8", "A1 C1 E1"));
    view.show(task);
    view.tap(at("M13"));
    QTRY_VERIFY(!view.isThinking());
    QVERIFY(!view.isOver() && view.judged()->correctness == Correctness::Wrong);
    QVERIFY(view.picture().at(at("M13")).stone == rules::Stone::None);
    view.tap(at("H8"));
    QTRY_VERIFY(view.isOver());
    QVERIFY(view.judged()->correctness == Correctness::Right);
}

void TestTaskView::choicesAreAnsweredByTheAuthor()
{
    TaskView view;
    Task task = taskOf(Kind::Choose, rules::Position());
    task.choices = { { .text = "Tom & Ann", .reply = "No, not they." }, { .text = "Two", .isRight = true } };
    view.show(task);
    QCOMPARE(button(view, "answerChoice")->text(), QStringLiteral("Tom && Ann"));
    button(view, "answerChoice")->click();
    QCOMPARE(text(view, "words"), QStringLiteral("No, not they."));
    QVERIFY(!view.isOver());
    button(view, "answerChoice", 1)->click();
    QVERIFY(view.isOver());
    // What can be done to answer is what is told.
    view.show(task);
    QCOMPARE(text(view, "how"), QStringLiteral("Choose an answer."));
    task.choices.push_back({ .point = at("H8") });
    view.show(task);
    QCOMPARE(text(view, "how"), QStringLiteral("Choose an answer, or tap a point on the board."));
    task.choices = { { .point = at("H8"), .isRight = true }, { .point = at("H9") } };
    view.show(task);
    QCOMPARE(text(view, "how"), QStringLiteral("Tap a point on the board."));
}

void TestTaskView::stonesAreLaidInOrder()
{
    TaskView view;
    Task task = taskOf(Kind::Order, rules::Position());
    task.line = { { at("H8"), rules::Side::Black }, { at("H9"), rules::Side::White } };
    view.show(task);
    view.tap(at("H8"));
    view.tap(at("A1"));
    QCOMPARE(text(view, "sentence"), QStringLiteral("The next stone belongs on H9."));
    view.tap(at("H9"));
    QVERIFY(view.isOver());
    QVERIFY(view.picture().at(at("H9")).stone == rules::Stone::White);
}

void TestTaskView::theHintIsToldOnRequest()
{
    TaskView view;
    Task task = cross(Kind::IsForbidden);
    view.show(task);
    QVERIFY(!button(view, "hint"));
    task.hint = "Count the threes.";
    view.show(task);
    QVERIFY(!m_heard.contains(QStringLiteral("Count the threes.")));
    button(view, "hint")->click();
    QCOMPARE(text(view, "hintText"), QStringLiteral("Count the threes."));
    QVERIFY(m_heard.contains(QStringLiteral("Count the threes.")));
}

void TestTaskView::theRestIsToldOnRequest()
{
    TaskView view;
    view.show(cross(Kind::IsForbidden));
    button(view, "more")->click();
    QCOMPARE(text(view, "rest"), QStringLiteral("More about the question."));
    button(view, "answerAllowed")->click();
    QVERIFY(text(view, "rest").isEmpty());
    button(view, "more")->click();
    QVERIFY(text(view, "rest").contains(QStringLiteral("The reason of the author.")));
    QVERIFY(text(view, "rest").contains(QStringLiteral("double-three")));
}

void TestTaskView::everythingCanBePressed()
{
    TaskView view;
    view.resize(1366, 700);
    view.QWidget::show();
    for (const Kind kind : AllKinds) {
        Task task = cross(kind, "E8");
        task.hint = "A hint.";
        task.stones = { at("F8"), at("G8") };
        task.choices = { { .text = "One", .isRight = true },
            { .text = "Two, and then so many more words that no button has room for them all" } };
        task.line = { { at("A1"), rules::Side::Black } };
        view.show(task);
        QCoreApplication::processEvents();
        for (const QAbstractButton *each : view.findChildren<QAbstractButton *>()) {
            if (each->isVisible())
                QVERIFY2(each->width() >= each->sizeHint().width(), qPrintable(each->text()));
            if (each->isVisible())
                QVERIFY2(each->width() >= 44 && each->height() >= 44, qPrintable(each->objectName()));
        }
    }
}

// At most fifteen words, whatever was answered.
void TestTaskView::firstSentencesAreShort()
{
    const auto verifyShort = [](const Judged &judged, const Task &task) {
        const QString sentence = text::firstSentence(judged, task);
        QVERIFY2(sentence.split(QLatin1Char(' ')).size() <= 15, qPrintable(sentence));
        if (judged.why != Why::Read && judged.why != Why::AuthorsAnswer)
            QVERIFY2(!sentence.isEmpty(), QByteArray::number(int(judged.why)));
    };
    for (const lesson::Case &one : lesson::shippedCases()) {
        const Task task = taskOf(Kind::IsForbidden, one);
        for (const bool isForbidden : { false, true })
            verifyShort(judge(task, { .isForbidden = isForbidden }), task);
    }
    Task task = cross(Kind::Win);
    for (int why = 0; why <= int(Why::NotKnown); ++why) {
        Judged judged { .correctness = Correctness::Wrong, .why = Why(why), .points = { at("H8") }, .reply = at("I9") };
        judged.fouls = { true, true, true };
        for (const Shape shape : AllShapes) {
            judged.shape = shape;
            for (const WhyNot reason : AllReasons) {
                judged.reason = reason;
                verifyShort(judged, task);
            }
        }
    }
}

} // namespace tst_taskview

QTEST_MAIN(tst_taskview::TestTaskView)
#include "tst_taskview.moc"
