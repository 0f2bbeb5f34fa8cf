// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "learn/course/course.h"
#include "learn/task/check.h"
#include "learn/task/solution.h"
#include "opening/pattern/catalogue.h"
#include "rules/judge.h"
#include "tasks.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_courses {

using namespace kagetsu;
using namespace kagetsu::course;
using task::Answer;
using task::Correctness;
using task::Kind;
using task::Task;

namespace {

const char *const Languages[] { "en", "zh-CN", "zh-TW", "ja", "ko", "ru" };

// Those of the texts: what is written for all who write Chinese is that of the mainland.
const char *const Keys[] { "en", "zh", "zh-TW", "ja", "ko", "ru" };

// What is read first: to the end of the first sentence.
QString firstSentenceOf(const QString &text)
{
    static const QRegularExpression End(QStringLiteral("[.!?。！？](\\s|$)|[。！？\\n]"));
    const QRegularExpressionMatch end = End.match(text);
    return end.hasMatch() ? text.left(end.capturedStart()) : text;
}

std::vector<rules::Point> everyPoint()
{
    std::vector<rules::Point> points;
    for (int i = 0; i < rules::DefaultBoardSize * rules::DefaultBoardSize; ++i)
        points.emplace_back(i % rules::DefaultBoardSize, i / rules::DefaultBoardSize);
    return points;
}

// The right answer, found without the author's: by the rules, or by trying.
std::optional<Answer> foundIn(const Task &task)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints: {
        Answer answer { .isFinished = true };
        for (const rules::FoulPoint &foul : judgeBoard(task.position, task.side, task.rules).fouls)
            answer.points.push_back(foul.point);
        return answer;
    }
    case Kind::IsForbidden: {
        const rules::Verdict verdict = rules::judge(task.position, *task.point, task.side, task.rules);
        return Answer { .isForbidden = verdict.outcome == rules::Outcome::Forbidden, .fouls = verdict.fouls };
    }
    case Kind::NameShape: return Answer { .shape = shapeOf(task) };
    case Kind::WhyNot: return Answer { .reason = *reasonsOf(task).begin() };
    case Kind::Choose:
        for (std::size_t i = 0; i < task.choices.size(); ++i) {
            if (task.choices[i].isRight)
                return Answer { .choice = i };
        }
        return std::nullopt;
    case Kind::Order: {
        Answer answer;
        for (const task::LaidStone &stone : task.line)
            answer.points.push_back(stone.point);
        return answer;
    }
    case Kind::Win: {
        // A move that keeps a win is right as well, so trying might never come to the end of one.
        const task::Solution played = task::solutionOf(task);
        return played.isKnown ? std::optional(played.answer) : std::nullopt;
    }
    case Kind::FirstMove:
    case Kind::Defend: {
        Answer answer;
        for (int move = 0; move < 12; ++move) {
            bool found = false;
            for (const rules::Point point : everyPoint()) {
                Answer next = answer;
                next.points.push_back(point);
                const task::Judged judged = judge(task, next);
                if (judged.correctness == Correctness::Right)
                    return next;
                if (judged.correctness != Correctness::GoesOn)
                    continue;
                answer = next;
                if (judged.reply)
                    answer.points.push_back(*judged.reply);
                found = true;
                break;
            }
            if (!found)
                return std::nullopt;
        }
        return std::nullopt;
    }
    case Kind::Show: break;
    }
    return Answer {};
}

const Course &courseCalled(const char *id)
{
    const auto found = std::find_if(
        shippedCourses().begin(), shippedCourses().end(), [id](const Course &course) { return course.id == id; });
    if (found == shippedCourses().end())
        qFatal("there is no course %s", id);
    return *found;
}

// What is asked on a puzzle is the same in every language.
bool isSeenBefore(const course::Page &page, const std::string &place)
{
    return page.seed != 0 && !place.ends_with(" en");
}

std::string placeOf(const Course &course, const Step &step, std::size_t page, const char *language)
{
    return idOf(course, step, page) + " " + language;
}

// Each page of every step in every language, with its task.
template <class See>
void forEveryPage(const See &see)
{
    for (const Course &course : shippedCourses()) {
        for (const Step &step : course.steps) {
            for (const char *language : Languages) {
                const task::Lesson lesson = lessonOf(step, language);
                for (std::size_t i = 0; i < lesson.pages.size(); ++i)
                    see(*lesson.pages[i].task, step.pages[i], placeOf(course, step, i, language));
            }
        }
    }
}

} // namespace

// The courses that the program comes with.
class TestCourses : public QObject
{
    Q_OBJECT

private slots:
    void everyTaskCanBeSet();
    void everySolutionIsRight();
    void onlyWhatWasTaughtIsOffered();
    void aTestHasTwelveTasks();
    void aStepExplainsAndAsksInSeveralWays();
    void everyTextIsInEveryLanguage();
    void firstSentencesAreShort();
    void noTextTellsTheAnswer();
    void theRightChoiceStandsAnywhere();
    void marksAreThereAndMeant();
    void whatIsExplainedIsSo_data();
    void whatIsExplainedIsSo();
    void lessonsComeBackFromTheirFile();
    void everyPatternIsShownAndAskedFor();
    void readersOfOtherLanguagesSeeEnglish();
};

void TestCourses::everyTaskCanBeSet()
{
    forEveryPage([](Task task, const course::Page &page, const std::string &place) {
        if (isSeenBefore(page, place))
            return;
        if (task.text.empty())
            task.text = "?"; // the plain question of its kind
        const auto fault = faultOf(task);
        QVERIFY2(!fault, (place + ": " + std::to_string(fault ? int(fault->code) : 0)).c_str());
    });
}

void TestCourses::everySolutionIsRight()
{
    int tasks = 0;
    int pages = 0;
    forEveryPage([&](const Task &task, const course::Page &page, const std::string &place) {
        if (isSeenBefore(page, place) || ++pages % Stride != 0)
            return;
        const auto solution = foundIn(task);
        QVERIFY2(solution, place.c_str());
        const task::Judged judged = judge(task, *solution);
        QVERIFY2(judged.correctness == Correctness::Right, place.c_str());
        for (const task::Line &line : judged.lines) {
            if (task.kind == Kind::IsForbidden || task.kind == Kind::WhyNot) {
                const std::string fault = faultOfLine(line, task.position, task.side, task.rules);
                QVERIFY2(fault.empty(), (place + ": " + fault).c_str());
            }
        }
        tasks += task.kind != Kind::Show;
    });
    QVERIFY(tasks > 4 * 100 / Stride);
}

// An answer that a pupil must choose among, and whose word comes only in a later step, is a riddle.
void TestCourses::onlyWhatWasTaughtIsOffered()
{
    const Course &course = shippedCourses().front();
    const auto stepOf = [&](const char *id) {
        return std::find_if(course.steps.begin(), course.steps.end(), [&](const Step &step) { return step.id == id; });
    };
    const auto doubleThree = stepOf("double-three");
    const auto doubleFour = stepOf("double-four");
    const auto three = stepOf("three");
    QVERIFY(three < doubleThree && doubleThree < doubleFour && doubleFour != course.steps.end());
    int asked = 0;
    for (auto step = course.steps.begin(); step != course.steps.end(); ++step) {
        for (const task::Page &page : lessonOf(*step, "en").pages) {
            const std::vector<task::Shape> shapes = shapesOffered(*page.task);
            const bool hasThree = std::find(shapes.begin(), shapes.end(), task::Shape::Three) != shapes.end();
            if (page.task->kind == Kind::NameShape) {
                QCOMPARE(hasThree, step >= three);
                ++asked;
            }
            if (page.task->kind == Kind::IsForbidden) {
                QCOMPARE(foulsOffered(*page.task).doubleThree, step >= doubleThree);
                QCOMPARE(foulsOffered(*page.task).doubleFour, step >= doubleFour);
                ++asked;
            }
        }
    }
    QVERIFY(asked > 30);
}

void TestCourses::aTestHasTwelveTasks()
{
    QCOMPARE(shippedCourses().size(), std::size_t(3));
    QCOMPARE(shippedCourses().front().steps.size(), std::size_t(13)); // twelve, and the test
    for (const char *id : { "forbidden-moves", "openings" }) { // the puzzles of the third are tests themselves
        const Course &course = courseCalled(id);
        int tasks = 0;
        for (const course::Page &page : course.steps.back().pages)
            tasks += page.task.kind != Kind::Show;
        QCOMPARE(course.steps.back().id, std::string("test"));
        QCOMPARE(tasks, 12);
    }
}

void TestCourses::aStepExplainsAndAsksInSeveralWays()
{
    for (const Course &course : shippedCourses()) {
        for (const Step &step : course.steps) {
            std::set<Kind> kinds;
            int shown = 0;
            for (const course::Page &page : step.pages) {
                shown += page.task.kind == Kind::Show;
                if (page.task.kind != Kind::Show)
                    kinds.insert(page.task.kind);
            }
            const int tasks = static_cast<int>(step.pages.size()) - shown;
            QVERIFY2(shown >= 1 && step.pages.front().task.kind == Kind::Show, step.id.c_str());
            if (&course != &shippedCourses().front() || &step == &course.steps.back())
                continue;
            QVERIFY2(shown <= 2 && tasks >= 3 && tasks <= 5, step.id.c_str());
            QVERIFY2(kinds.size() >= 2, step.id.c_str());
        }
    }
}

void TestCourses::everyTextIsInEveryLanguage()
{
    const auto isWhole = [](const json::Texts &texts) {
        return texts.empty() || std::ranges::all_of(Keys, [&](const char *key) { return texts.contains(key); });
    };
    for (const Course &course : shippedCourses()) {
        QVERIFY(!course.name.empty() && isWhole(course.name));
        for (const Step &step : course.steps) {
            QVERIFY2(!step.name.empty() && isWhole(step.name), step.id.c_str());
            for (std::size_t i = 0; i < step.pages.size(); ++i) {
                const course::Page &page = step.pages[i];
                const std::string place = idOf(course, step, i);
                QVERIFY2(isWhole(page.text) && isWhole(page.explanation), place.c_str());
                QVERIFY2(page.task.kind != Kind::Show || !page.text.empty(), place.c_str());
                for (const course::Page::Words &words : page.choices)
                    QVERIFY2(isWhole(words.text) && isWhole(words.reply), place.c_str());
                // A translation is none if it says the same, or keeps a word of the mould.
                for (const auto &[language, text] : page.text) {
                    QVERIFY2(language == "en" || text != page.text.at("en"), place.c_str());
                    QVERIFY2(text.find('%') == std::string::npos, place.c_str());
                }
            }
        }
    }
}

void TestCourses::firstSentencesAreShort()
{
    forEveryPage([](const Task &task, const course::Page &, const std::string &place) {
        std::vector<std::string> texts { task.text, task.explanation };
        for (const task::Choice &choice : task.choices)
            texts.push_back(choice.reply);
        for (const std::string &each : texts) {
            const QString first = firstSentenceOf(QString::fromStdString(each));
            QVERIFY2(first.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() <= 15, place.c_str());
            // Chinese and Japanese have no blanks; a word has two or three signs.
            const bool hasNoBlanks = place.ends_with("zh-CN") || place.ends_with("zh-TW") || place.ends_with("ja");
            QVERIFY2(!hasNoBlanks || first.size() <= 32, place.c_str());
        }
    });
}

void TestCourses::noTextTellsTheAnswer()
{
    static const QRegularExpression Point(QStringLiteral("\\b[A-O]\\d{1,2}\\b"));
    forEveryPage([](const Task &task, const course::Page &, const std::string &place) {
        if (task.kind == Kind::Show)
            return;
        const QString told = QString::fromStdString(task.text);
        QVERIFY2(!Point.match(told).hasMatch(), place.c_str());
        for (const task::Choice &choice : task.choices)
            QVERIFY2(choice.text.empty() || !told.contains(QString::fromStdString(choice.text)), place.c_str());
        QVERIFY2(QString::fromStdString(task.title).toInt() > 0, place.c_str()); // a number, whatever is asked
        QVERIFY2(task.hint.empty(), place.c_str());
    });
}

void TestCourses::theRightChoiceStandsAnywhere()
{
    std::set<std::size_t> places;
    for (const Step &step : courseCalled("openings").steps) {
        for (const course::Page &page : step.pages) {
            for (std::size_t i = 0; i < page.task.choices.size(); ++i) {
                if (page.task.choices[i].isRight && !page.task.choices[i].point)
                    places.insert(i);
            }
        }
    }
    QCOMPARE(places.size(), std::size_t(4));
}

// A page that speaks of X, Y, Z or W has them on its board, and the other way round.
void TestCourses::marksAreThereAndMeant()
{
    static const QRegularExpression Letter(
        QStringLiteral("(?<![\\p{Latin}\\p{Cyrillic}])[W-Z](?![\\p{Latin}\\p{Cyrillic}])"));
    forEveryPage([](const Task &task, const course::Page &, const std::string &place) {
        std::set<QString> said;
        std::set<QString> marked;
        QRegularExpressionMatchIterator each = Letter.globalMatch(QString::fromStdString(task.text));
        while (each.hasNext())
            said.insert(each.next().captured());
        for (const record::Label &label : task.marks.labels) {
            if (label.text >= "W")
                marked.insert(QString::fromStdString(label.text));
        }
        QVERIFY2(said == marked, place.c_str());
    });
}

// What the texts claim of the letters on their boards, after stones on those named before.
void TestCourses::whatIsExplainedIsSo_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("letters"); // the last one is asked about
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *step, int page, const char *letters, const char *verdict) {
        QTest::addRow("%s %d %s", step, page, letters)
            << QString::fromLatin1(step) << page << QString::fromLatin1(letters) << QString::fromLatin1(verdict);
    };
    row("five", 2, "X", "6");
    row("four", 1, "X", "five");
    row("four", 2, "X", "five");
    row("four", 2, "Y", "five");
    row("double-three", 1, "X", "33");
    row("double-three", 2, "X", "allowed");
    row("double-four", 1, "X", "44");
    row("one-line", 1, "X", "44");
    row("one-line", 1, "XY", "five");
    row("one-line", 1, "XZ", "five");
    row("one-line", 2, "X", "allowed");
    row("one-line", 2, "XY", "five");
    row("one-line", 2, "XZ", "6");
    row("five-first", 1, "X", "five");
    row("five-first", 2, "X", "6 33");
    row("look-ahead", 1, "X", "allowed");
    row("look-ahead", 1, "XY", "6");
    row("look-ahead", 2, "X", "33");
    row("look-ahead", 2, "XY", "allowed");
    row("two-levels", 1, "XY", "allowed");
    row("two-levels", 1, "XYZ", "33");
    row("two-levels", 2, "X", "allowed");
    row("two-levels", 2, "XY", "33");
    row("two-levels", 2, "XYZ", "allowed");
    row("two-levels", 2, "XYZW", "33");
}

void TestCourses::whatIsExplainedIsSo()
{
    QFETCH(QString, step);
    QFETCH(int, page);
    QFETCH(QString, letters);
    QFETCH(QString, verdict);
    const std::vector<Step> &steps = shippedCourses().front().steps;
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const Step &each) { return each.id == step.toStdString(); });
    QVERIFY(found != steps.end());
    const Task &task = found->pages[static_cast<std::size_t>(page - 1)].task;
    rules::Position position = task.position;
    QString said;
    for (const QChar letter : letters) {
        const auto mark = std::find_if(task.marks.labels.begin(), task.marks.labels.end(),
            [&](const record::Label &label) { return label.text == QString(letter).toStdString(); });
        QVERIFY(mark != task.marks.labels.end());
        const rules::Verdict judged = rules::judge(position, mark->point, rules::Side::Black, task.rules);
        QStringList fouls;
        if (judged.fouls.overline)
            fouls << QStringLiteral("6");
        if (judged.fouls.doubleFour)
            fouls << QStringLiteral("44");
        if (judged.fouls.doubleThree)
            fouls << QStringLiteral("33");
        said = judged.outcome == rules::Outcome::Wins ? QStringLiteral("five")
            : fouls.isEmpty()                         ? QStringLiteral("allowed")
                                                      : fouls.join(QLatin1Char(' '));
        position.place(mark->point, rules::Side::Black);
    }
    QCOMPARE(said, verdict);
}

void TestCourses::lessonsComeBackFromTheirFile()
{
    for (const Course &course : shippedCourses()) {
        for (const Step &step : course.steps) {
            for (const char *language : Languages) {
                const task::Lesson lesson = lessonOf(step, language);
                const task::Lesson read = task::readLesson(writeLesson(lesson));
                QCOMPARE(read.pages.size(), lesson.pages.size());
                for (std::size_t i = 0; i < read.pages.size(); ++i)
                    QVERIFY2(read.pages[i].task == lesson.pages[i].task, placeOf(course, step, i, language).c_str());
            }
        }
    }
}

void TestCourses::everyPatternIsShownAndAskedFor()
{
    std::set<std::string> shown;
    std::set<std::string> asked;
    for (const Step &step : courseCalled("openings").steps) {
        for (const task::Page &page : lessonOf(step, "en").pages) {
            const Task &task = *page.task;
            opening::PatternStones stones;
            for (const record::Label &label : task.marks.labels)
                stones[static_cast<std::size_t>(label.text.front() - '1')] = label.point;
            const bool isWhole = task.marks.labels.size() == stones.size();
            const auto found = isWhole ? opening::identify(stones, 15) : std::nullopt;
            QVERIFY(!isWhole || found);
            if (!found)
                continue;
            const std::string name(found->pattern->romaji);
            if (task.kind == Kind::Show) {
                QVERIFY(task.text.find(name) != std::string::npos);
                shown.insert(name);
            } else {
                QCOMPARE(task.choices[*foundIn(task)->choice].text, name);
                asked.insert(name);
            }
        }
    }
    QCOMPARE(shown.size(), std::size_t(26));
    QCOMPARE(asked.size(), std::size_t(26));
}

void TestCourses::readersOfOtherLanguagesSeeEnglish()
{
    const Step &step = shippedCourses().front().steps.front();
    QCOMPARE(lessonOf(step, "de").pages.front().task->text, step.pages.front().text.at("en"));
    QCOMPARE(lessonOf(step, "zh-CN").pages.front().task->text, step.pages.front().text.at("zh"));
    QVERIFY(lessonOf(step, "ja").pages.front().task->text != lessonOf(step, "ru").pages.front().task->text);
}

} // namespace tst_courses

QTEST_GUILESS_MAIN(tst_courses::TestCourses)
#include "tst_courses.moc"
