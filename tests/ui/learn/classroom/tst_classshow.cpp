// SPDX-License-Identifier: MIT
#include "../../../repetitions.h"
#include "learn/task/lesson.h"
#include "tasks.h"
#include "ui/learn/classroom/classshow.h"

#include <QFile>
#include <QTest>

#include <random>
#include <set>

namespace tst_classshow {

using namespace kagetsu;
using namespace kagetsu::ui;

// What a class sees, and above all what it does not see.
class TestClassShow : public QObject
{
    Q_OBJECT

private:
    std::vector<ClassPage> m_pages; // one of each kind, with answers

    static ClassPage textPage(const char *text)
    {
        task::Task task;
        task.text = text;
        return { task, task::modelAnswer(task) };
    }
    ClassPage pageOf(task::Kind kind) const
    {
        for (const ClassPage &page : m_pages) {
            if (page.task.kind == kind)
                return page;
        }
        return {};
    }
    ClassShow showOf(std::vector<ClassPage> pages) const
    {
        ClassShow show;
        show.begin(std::move(pages), 0);
        return show;
    }
    static int stepTo(const ClassPage &page, Reveals reveals)
    {
        for (int step = 0; step < stepCount(page); ++step) {
            if (revealedBy(page, step) == reveals)
                return step;
        }
        return -1;
    }

private slots:
    void initTestCase()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages) {
            QVERIFY(page.task);
            ClassPage shown { *page.task, task::modelAnswer(*page.task) };
            shown.task.hint = "Look at the middle.";
            shown.task.explanation = "That is why.";
            m_pages.push_back(std::move(shown));
        }
        QCOMPARE(m_pages.size(), 10U);
    }

    void everyKindHasAnAnswerToReveal()
    {
        for (const ClassPage &page : m_pages) {
            if (page.task.kind == task::Kind::Show)
                continue;
            QVERIFY2(page.answer->isKnown(), task::idOf(page.task.kind).data());
            const int step = stepTo(page, Reveals::Answer);
            QVERIFY2(step > 0, task::idOf(page.task.kind).data());
            QVERIFY(!pictureAt(page, step).told.isEmpty());
            // The hint comes before it, the explanation after it.
            QVERIFY(stepTo(page, Reveals::Hint) < step);
            QVERIFY(stepTo(page, Reveals::Explanation) > step);
        }
    }

    // Whoever answers as the model does is right, and its lines can be laid.
    void modelAnswersAreRight()
    {
        for (const ClassPage &page : m_pages) {
            const task::Kind kind = page.task.kind;
            if (kind == task::Kind::Show || kind == task::Kind::Order)
                continue;
            for (const rules::Point point : page.answer->answer.points) {
                const task::Judged one = task::judge(page.task, { .points = { point } });
                QVERIFY(one.correctness == task::Correctness::Right || one.correctness == task::Correctness::GoesOn);
            }
            for (const task::Line &line : page.answer->judged.lines) {
                rules::Position board = page.task.position;
                for (const task::LaidStone &stone : line.stones) {
                    QVERIFY(board.isOn(stone.point) && board.isEmpty(stone.point));
                    board.place(stone.point, stone.side);
                }
            }
        }
    }

    void nothingOfTheAnswerIsInTheFirstPicture()
    {
        for (ClassPage page : m_pages) {
            const ClassPicture with = pictureAt(page, 0);
            page.answer.reset();
            page.task.hint.clear();
            page.task.explanation.clear();
            QVERIFY(with == pictureAt(page, 0));
            QVERIFY(with.told.isEmpty());
            for (const rules::Point point : with.board.points())
                QVERIFY(!with.board.at(point).signs.fouls.any());
        }
    }

    void stonesOfALineComeOneByOne()
    {
        const ClassPage page = pageOf(task::Kind::Win);
        const int first = stepTo(page, Reveals::Stone);
        const auto stones = [&](int step) {
            const ClassPicture picture = pictureAt(page, step);
            const std::vector<rules::Point> points = picture.board.points();
            return std::count_if(points.begin(), points.end(),
                [&](rules::Point point) { return picture.board.at(point).stone != rules::Stone::None; });
        };
        QCOMPARE(stones(first), stones(0) + 1);
        QCOMPARE(stones(first + 1), stones(0) + 2);
    }

    void theAnswerThatIsStillLookedForCannotBeRevealed()
    {
        ClassPage page = pageOf(task::Kind::Win);
        const task::ModelAnswer answer = *page.answer;
        page.answer.reset();
        ClassShow show = showOf({ page });
        while (show.hasMore())
            show.reveal(1);
        const ClassPicture before = show.picture();
        QCOMPARE(before.told, QStringLiteral("Look at the middle."));
        show.setAnswer(0, answer);
        QVERIFY(show.picture() == before);
        show.reveal(1);
        QVERIFY(show.picture().told.startsWith(QStringLiteral("Begins a win: ")));
    }

    void anAnswerThatWasNotFoundIsLeftOut()
    {
        ClassPage page = pageOf(task::Kind::Win);
        page.answer = task::modelAnswer(page.task, { .nodes = 0 });
        QVERIFY(!page.answer->isKnown());
        QCOMPARE(stepTo(page, Reveals::Answer), -1);
        QVERIFY(stepTo(page, Reveals::Explanation) > 0);
    }

    void freezingLetsTheTeacherLookAhead()
    {
        ClassShow show = showOf(m_pages);
        const ClassPicture before = show.picture();
        show.setFrozen(true);
        for (int i = 0; i < 5; ++i)
            show.reveal(1);
        show.mark({ 3, 3 });
        QVERIFY(show.picture() == before);
        QVERIFY(show.teachersPicture() != before);
        show.setFrozen(false);
        QVERIFY(show.picture() == before);
        QCOMPARE(show.step(), 0);
    }

    void aPageLookedAtAheadIsShownUnrevealed()
    {
        ClassShow show = showOf(m_pages);
        show.setFrozen(true);
        show.goTo(3);
        show.reveal(2);
        show.mark({ 3, 3 });
        show.setFrozen(false);
        QVERIFY(show.picture() == pictureAt(m_pages[3], 0));
    }

    void drawingsAreUndoneOneByOne()
    {
        ClassShow show = showOf(m_pages);
        const ClassPicture plain = show.picture();
        show.mark({ 1, 1 });
        QVERIFY(show.picture().board.at({ 1, 1 }).mark.shape == MarkShape::Circle);
        show.mark({ 1, 1 });
        QVERIFY(show.picture().board.at({ 1, 1 }).mark.shape == MarkShape::Cross);
        show.arrow({ 1, 1 }, { 4, 4 });
        QCOMPARE(show.picture().board.arrows.size(), plain.board.arrows.size() + 1);
        show.arrow({ 2, 2 }, { 2, 2 }); // none
        show.undo();
        show.undo();
        show.undo();
        QVERIFY(show.picture() == plain);
        QVERIFY(!show.canUndo());
        show.undo();
        QVERIFY(show.picture() == plain);
    }

    void stonesThatPupilsProposeLieOnTheirOwnLayer()
    {
        ClassShow show = showOf(m_pages);
        const ClassPicture plain = show.picture();
        const rules::Side side = m_pages[0].task.side;
        show.tryStone({ 0, 0 });
        show.tryStone({ 1, 0 });
        show.tryStone({ 0, 0 }); // there is a stone already
        QCOMPARE(show.tried().size(), 2U);
        QVERIFY(show.picture().board.at({ 0, 0 }).stone == rules::stoneOf(side));
        QVERIFY(show.picture().board.at({ 1, 0 }).stone == rules::stoneOf(other(side)));
        QCOMPARE(show.picture().board.at({ 1, 0 }).number, 2);
        show.tryStone({ 1, 0 }); // the last one changes its colour
        QVERIFY(show.picture().board.at({ 1, 0 }).stone == rules::stoneOf(side));
        show.mark({ 2, 2 });
        show.backToPosition();
        QVERIFY(show.picture().board.at({ 2, 2 }).mark.shape == MarkShape::Circle);
        QVERIFY(show.picture().board.at({ 0, 0 }).stone == rules::Stone::None);
        show.undo();
        QCOMPARE(show.tried().size(), 2U);
        while (show.canUndo())
            show.undo();
        QVERIFY(show.picture() == plain);
    }

    void triedStonesFollowTheLineThatIsShown()
    {
        for (const ClassPage &page : m_pages) {
            ClassShow show = showOf({ page });
            const int step = stepTo(page, Reveals::Stone);
            if (step < 0)
                continue;
            rules::Point free { 0, 0 };
            while (pictureAt(page, step).board.at(free).stone != rules::Stone::None
                || pictureAt(page, 0).board.at(free).stone != rules::Stone::None)
                ++free.x;
            show.tryStone(free);
            QCOMPARE(show.tried().size(), 1U);
            show.reveal(step);
            QVERIFY(show.tried().empty()); // they belonged to the position before
            QVERIFY(!show.canUndo());
            const BoardPicture line = show.picture().board;
            const BoardCell last = line.at(*line.lastMove);
            show.tryStone(free);
            QVERIFY(show.picture().board.at(free).stone != last.stone);
            QCOMPARE(show.picture().board.at(free).number, last.number + 1);
        }
    }

    // A proof, a win, a diagram: pictures that another page has made.
    void stepsOfAnotherPageAreShownOneAfterTheOther()
    {
        ClassPage page;
        page.task.side = rules::Side::White;
        for (int i = 0; i < 3; ++i) {
            ShownStep step;
            step.picture.board = BoardPicture(BoardFrame { .columns = 9, .rows = 7 });
            step.picture.told = i == 0 ? QString() : QStringLiteral("Step %1").arg(i);
            page.steps.push_back(step);
        }
        ClassShow show = showOf({ page });
        QVERIFY(show.picture() == page.steps[0].picture);
        QVERIFY(revealedBy(page, 1) == Reveals::Step);
        show.forward();
        QCOMPARE(show.picture().told, QStringLiteral("Step 1"));
        show.forward();
        QVERIFY(!show.hasMore());
        show.tryStone({ 8, 6 });
        show.tryStone({ 6, 8 }); // not on this board
        QCOMPARE(show.tried().size(), 1U);
        QVERIFY(show.picture().board.at({ 8, 6 }).stone == rules::Stone::White);
        show.back();
        QVERIFY(show.picture() == page.steps[1].picture);
    }

    // The tree of a win: Black A1, then White B1 or B2, to each of which Black has an answer.
    void aStoneWithWhichALineGoesOnChoosesIt()
    {
        const PlacedStone a1 { { 0, 0 }, rules::Side::Black };
        const PlacedStone b1 { { 1, 0 }, rules::Side::White };
        const PlacedStone b2 { { 1, 1 }, rules::Side::White };
        const PlacedStone c1 { { 2, 0 }, rules::Side::Black };
        const PlacedStone c2 { { 2, 1 }, rules::Side::Black };
        ClassPage page;
        page.task.side = rules::Side::Black;
        const std::vector<std::vector<PlacedStone>> lines { {}, { a1 }, { a1, b1, c1 }, { a1, b2, c2 } };
        for (const std::vector<PlacedStone> &line : lines) {
            ShownStep step;
            step.line = line;
            for (std::size_t i = 0; i < line.size(); ++i) {
                step.picture.board.at(line[i].point).thought = rules::stoneOf(line[i].side);
                step.picture.board.at(line[i].point).number = static_cast<int>(i) + 1;
            }
            page.steps.push_back(step);
        }
        ClassShow show = showOf({ page });
        show.tryStone(b2.point); // no line begins there
        QCOMPARE(show.step(), 0);
        QVERIFY(show.picture().board.at(b2.point).stone == rules::Stone::Black);
        show.tryStone(a1.point); // after a stone that was tried, it is tried, too
        QCOMPARE(show.step(), 0);
        show.backToPosition();
        show.tryStone(a1.point);
        QCOMPARE(show.step(), 1);
        QVERIFY(show.tried().empty());
        show.tryStone(a1.point); // on a stone of the line
        QVERIFY(show.tried().empty());
        show.tryStone(b2.point);
        QCOMPARE(show.step(), 3);
        // What is tried goes on from the line: White follows the third stone.
        show.tryStone({ 5, 5 });
        QVERIFY(show.picture().board.at({ 5, 5 }).stone == rules::Stone::White);
        QCOMPARE(show.picture().board.at({ 5, 5 }).number, 4);
        // While the picture is frozen, the class stays at its step.
        show.back();
        QCOMPARE(show.step(), 2);
        show.reveal(-1);
        show.setFrozen(true);
        show.tryStone(b2.point);
        QCOMPARE(show.step(), 3);
        QVERIFY(show.picture() == page.steps[1].picture);
        show.setFrozen(false);
        QCOMPARE(show.step(), 1);
    }

    void whatIsTriedWhileFrozenStaysWithTheTeacher()
    {
        ClassShow show = showOf(m_pages);
        show.tryStone({ 0, 0 });
        const ClassPicture seen = show.picture();
        show.setFrozen(true);
        show.tryStone({ 1, 0 });
        QVERIFY(show.picture() == seen);
        QVERIFY(show.teachersPicture().board.at({ 1, 0 }).stone != rules::Stone::None);
        show.setFrozen(false);
        QVERIFY(show.picture() == seen);
    }

    void aBlankScreenHoldsNothing()
    {
        ClassShow show = showOf(m_pages);
        show.reveal(3);
        show.mark({ 1, 1 });
        show.setPointer(QPointF(2, 2));
        show.setBlank(true);
        QVERIFY(show.picture() == ClassPicture::blank());
        QVERIFY(show.picture().question.isEmpty());
    }

    void presentersKeysGoThroughEverything()
    {
        ClassShow show = showOf(m_pages);
        int count = 0;
        for (const ClassPage &page : m_pages)
            count += stepCount(page);
        for (int i = 1; i < count; ++i)
            show.forward();
        QCOMPARE(show.page(), 9);
        QVERIFY(!show.hasMore());
        for (int i = 1; i < count; ++i)
            show.back();
        QCOMPARE(show.page(), 0);
        QCOMPARE(show.step(), 0);
    }

    void longTextsComeInPieces()
    {
        const QString sentence = QStringLiteral("This is a sentence of a long page of a lesson. ");
        const QStringList pieces = piecesOf(sentence.repeated(40) + QStringLiteral("\nNext paragraph."));
        QVERIFY(pieces.size() > 8);
        for (const QString &piece : pieces)
            QVERIFY(piece.size() <= 200 && piece.endsWith(QLatin1Char('.')));
        QCOMPARE(pieces.last(), QStringLiteral("Next paragraph."));
        for (const QString &piece : piecesOf(QStringLiteral("字").repeated(1000)))
            QVERIFY(piece.size() <= 100);
        const ClassPage page = textPage("First.\nSecond.\nThird.");
        QCOMPARE(stepCount(page), 3);
        QCOMPARE(pictureAt(page, 0).question, QStringLiteral("First."));
        QCOMPARE(pictureAt(page, 0).told, QString());
        QCOMPARE(pictureAt(page, 2).told, QStringLiteral("Third."));
    }

    void aLessonWithoutPagesIsAnEmptyBoard()
    {
        ClassShow show = showOf({});
        show.forward();
        show.back();
        show.reveal(9);
        QCOMPARE(show.pageCount(), 1);
        QVERIFY(show.picture().question.isEmpty());
    }

    // The law: whatever the teacher does, the class never sees what was not shown. What was shown is counted here
    // without looking into the show: a step of a page is, once it was before the teacher while nothing was frozen.
    void theClassNeverSeesMoreThanWasShown()
    {
        std::mt19937 random(2026);
        const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
        const std::vector<ClassPage> pages(m_pages.begin(), m_pages.end());
        // A picture, without what was drawn and pointed at, that belongs to a page and a step.
        std::vector<std::vector<ClassPicture>> pictures;
        for (const ClassPage &page : pages) {
            pictures.emplace_back();
            for (int step = 0; step < stepCount(page); ++step)
                pictures.back().push_back(pictureAt(page, step));
        }
        for (int round = 0; round < repetitions(200); ++round) {
            ClassShow show;
            std::vector<ClassPage> unanswered = pages;
            for (ClassPage &page : unanswered)
                page.answer.reset();
            show.begin(unanswered, upTo(10));
            std::set<std::pair<int, int>> shown { { show.page(), 0 } };
            std::set<int> marked; // points drawn on while the class saw it, of the page it sees
            for (int deed = 0; deed < 120; ++deed) {
                const int before = show.page();
                const ClassPicture picture = show.picture();
                const bool wasFrozen = show.isFrozen();
                const int chosen = upTo(12);
                const rules::Point point { upTo(15), upTo(15) };
                switch (chosen) {
                case 0: show.goTo(upTo(12) - 1); break;
                case 1:
                case 2: show.reveal(1); break;
                case 3: show.reveal(-1); break;
                case 4: show.forward(); break;
                case 5: show.back(); break;
                case 6: show.setFrozen(!show.isFrozen()); break;
                case 7: show.setBlank(!show.isBlank()); break;
                case 8: show.mark(point); break;
                case 9: show.undo(); break;
                case 10: show.setPointer(QPointF(upTo(15), upTo(15))); break;
                default: show.setAnswer(before, *pages[static_cast<std::size_t>(before)].answer); break;
                }
                if (wasFrozen && show.isFrozen() && chosen != 7)
                    QVERIFY(show.picture() == picture); // whatever he does
                if (!show.isFrozen()) {
                    if (show.page() != before)
                        marked.clear();
                    if (chosen == 8 && !wasFrozen)
                        marked.insert(point.x * 15 + point.y);
                    // Only who reveals shows more; a page that is come to is as it was seen last, or begins.
                    const bool isRevealed =
                        !wasFrozen && show.page() == before && (chosen == 1 || chosen == 2 || chosen == 4);
                    if (isRevealed || show.step() == 0)
                        shown.insert({ show.page(), show.step() });
                }
                const ClassPicture seen = show.picture();
                if (show.isBlank()) {
                    QVERIFY(seen == ClassPicture::blank());
                    continue;
                }
                QVERIFY(!show.isFrozen() || !seen.pointer);
                const auto page = static_cast<std::size_t>(show.classPage());
                const bool wasShown = std::any_of(shown.begin(), shown.end(), [&](const std::pair<int, int> &each) {
                    if (each.first != show.classPage())
                        return false;
                    ClassPicture expected = pictures[page][static_cast<std::size_t>(each.second)];
                    if (expected.question != seen.question || expected.told != seen.told)
                        return false;
                    // But for the red of the teacher's pen the board is that of the step.
                    for (const rules::Point at : expected.board.points()) {
                        BoardCell cell = seen.board.at(at);
                        if (cell.mark.colour == MarkColour::Red) {
                            if (!marked.contains(at.x * 15 + at.y))
                                return false; // drawn while it was frozen
                            cell.mark = expected.board.at(at).mark;
                        }
                        if (cell != expected.board.at(at))
                            return false;
                    }
                    return true;
                });
                QVERIFY2(wasShown, qPrintable(QStringLiteral("round %1, deed %2").arg(round).arg(deed)));
            }
        }
    }
};

} // namespace tst_classshow

QTEST_MAIN(tst_classshow::TestClassShow)
#include "tst_classshow.moc"
