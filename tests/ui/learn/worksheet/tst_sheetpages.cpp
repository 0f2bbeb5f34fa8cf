// SPDX-License-Identifier: MIT
#include "../../../pdftext.h"
#include "learn/task/judge.h"
#include "learn/task/lesson.h"
#include "rules/judge.h"
#include "translations/catalogues.h"
#include "ui/learn/worksheet/sheetpages.h"
#include "ui/learn/worksheet/sheetsource.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_sheetpages {

using namespace kagetsu;
using namespace kagetsu::ui;
using lesson::Level;
using task::Kind;

namespace {

const SheetProgress Always = [](double) { return true; };

// One task many times, named by its side and question: for what is about places alone.
Worksheet sheetOf(int tasks)
{
    static const SolvedTasks one = solve(task::SeedOrder { Kind::ForbiddenPoints, Level::Easy, 5, 1 }, Always);
    Worksheet sheet;
    sheet.tasks.assign(static_cast<std::size_t>(tasks), one.tasks.front());
    return sheet;
}

SheetPages pagesOf(const Worksheet &sheet)
{
    return { sheet, pageLayoutOf(sheet), 150 };
}

QImage pictureOfPage(const Worksheet &sheet, int page)
{
    const SheetPages pages = pagesOf(sheet);
    QImage image(pages.frame().paper.size().toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

void keep(const Worksheet &sheet, const QString &name)
{
    if (!qEnvironmentVariableIsSet("KAGETSU_PICTURES"))
        return;
    QFile file(qEnvironmentVariable("KAGETSU_PICTURES") + QLatin1Char('/') + name + QStringLiteral(".pdf"));
    if (file.open(QFile::WriteOnly))
        file.write(sheetPdf(sheet));
}

std::vector<task::Task> tenKinds()
{
    QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
    if (!file.open(QFile::ReadOnly))
        return {};
    std::vector<task::Task> tasks;
    for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages)
        tasks.push_back(page.task.value());
    return tasks;
}

} // namespace

// Sheets of tasks on paper, with their answers.
class TestSheetPages : public QObject
{
    Q_OBJECT

private slots:
    void noTaskIsLostOrRepeated_data()
    {
        QTest::addColumn<int>("perPage");
        QTest::addColumn<bool>("isLetter");
        for (int perPage = 1; perPage <= MostPerPage; ++perPage) {
            for (const bool isLetter : { false, true })
                QTest::addRow("%d on a page, %s", perPage, isLetter ? "Letter" : "A4") << perPage << isLetter;
        }
    }

    void noTaskIsLostOrRepeated()
    {
        QFETCH(int, perPage);
        QFETCH(bool, isLetter);
        for (int count = 1; count <= 60; ++count) {
            Worksheet sheet = sheetOf(count);
            sheet.perPage = perPage;
            sheet.isLetter = isLetter;
            const SheetPages pages = pagesOf(sheet);
            std::vector<std::size_t> tasks;
            std::vector<std::size_t> answers;
            std::size_t least = 200;
            std::size_t most = 0;
            for (int page = 0; page < pages.pages(); ++page) {
                const auto asked = pages.tasksOn(page);
                const auto told = pages.answersOn(page);
                QVERIFY(asked.empty() != told.empty()); // each page is one of the two, and none is empty
                QVERIFY(int(asked.size()) <= perPage);
                if (!asked.empty()) {
                    least = std::min(least, asked.size());
                    most = std::max(most, asked.size());
                    // There is no hole: every row reaches to both edges, the last to the bottom.
                    for (std::size_t i = 0; i < asked.size(); ++i) {
                        const bool isLast = i + 1 == asked.size() || asked[i + 1].rect.top() > asked[i].rect.top() + 1;
                        if (isLast)
                            QVERIFY(std::abs(asked[i].rect.right() - pages.frame().content.right()) < 1);
                    }
                    QVERIFY(std::abs(asked.front().rect.left() - pages.frame().content.left()) < 1);
                    QVERIFY(std::abs(asked.back().rect.right() - pages.frame().content.right()) < 1);
                    QVERIFY(std::abs(asked.back().rect.bottom() - pages.frame().content.bottom()) < 1);
                }
                for (const auto &each : asked)
                    tasks.push_back(each.task);
                for (const auto &each : told)
                    answers.push_back(each.task);
                const auto &placed = asked.empty() ? told : asked;
                for (std::size_t i = 0; i < placed.size(); ++i) {
                    QVERIFY(pages.frame().content.adjusted(-1, -1, 1, 1).contains(placed[i].rect));
                    for (std::size_t k = 0; k < i; ++k)
                        QVERIFY(!placed[k].rect.intersects(placed[i].rect));
                }
            }
            std::vector<std::size_t> all(std::size_t(count), 0);
            std::iota(all.begin(), all.end(), 0U);
            QCOMPARE(tasks, all);
            QCOMPARE(answers, all);
            QVERIFY(most - least <= 1);
        }
    }

    void withoutAnswersThereAreNoPagesOfThem()
    {
        Worksheet sheet = sheetOf(7);
        sheet.hasAnswers = false;
        QCOMPARE(pagesOf(sheet).pages(), 2);
        QVERIFY(pagesOf(sheet).words().answers.isEmpty());
        sheet.hasAnswers = true;
        QCOMPARE(pagesOf(sheet).pages(), 3);
    }

    // Whatever is known of the answers, the pages of tasks are the same.
    void nothingOfTheAnswersIsOnThePagesOfTasks()
    {
        Worksheet sheet;
        sheet.tasks = solve({ .tasks = tenKinds() }, Always).tasks;
        QCOMPARE(sheet.tasks.size(), 9U);
        sheet.perPage = 9;
        const QImage known = pictureOfPage(sheet, 0);
        const QImage answers = pictureOfPage(sheet, 1);
        for (SheetTask &each : sheet.tasks) {
            each.solution = {};
            each.task.solution.reset();
            each.task.hint.clear();
            each.task.explanation.clear();
            for (task::Choice &choice : each.task.choices) {
                choice.isRight = !choice.isRight;
                choice.reply = "?";
            }
        }
        QCOMPARE(pictureOfPage(sheet, 0), known);
        QVERIFY(pictureOfPage(sheet, 1) != answers);
    }

    void answersNameWhatTheJudgeCallsRight()
    {
        const auto lineOf = [](Kind kind) {
            Worksheet sheet;
            sheet.tasks = solve(task::SeedOrder { kind, Level::Easy, 21, 1 }, Always).tasks;
            const SheetTask &only = sheet.tasks.front();
            return std::pair(only, wordsOf(sheet).answers.front());
        };
        const auto [points, pointLine] = lineOf(Kind::ForbiddenPoints);
        for (const rules::FoulPoint &foul : judgeBoard(points.task.position, points.task.side, points.task.rules).fouls)
            QVERIFY(pointLine.contains(QString::fromStdString(rules::toText(foul.point))));
        const auto [move, moveLine] = lineOf(Kind::FirstMove);
        const QString first = moveLine.split(QLatin1Char(' ')).back();
        const auto point = rules::pointFromText(first.toStdString(), 15);
        QVERIFY(point && task::judge(move.task, { .points = { *point } }).correctness == task::Correctness::Right);
    }

    // Nobody is marked wrong for another right answer, or for a three that the question does not ask for.
    void aWinIsToldWithItsKindAndAllItsFirstMoves()
    {
        Worksheet sheet;
        sheet.tasks = solve(task::SeedOrder { Kind::Win, Level::Middle, 100, 4 }, Always).tasks;
        const SheetWords words = wordsOf(sheet);
        QVERIFY(words.instructions.front().text.startsWith(QStringLiteral("Win by fours: ")));
        int several = 0;
        for (std::size_t i = 0; i < sheet.tasks.size(); ++i) {
            const QString answer = words.answers[static_cast<qsizetype>(i)];
            const std::vector<rules::Point> &first = sheet.tasks[i].solution.firstMoves;
            QVERIFY(!first.empty());
            for (const rules::Point point : first)
                QVERIFY2(answer.contains(QString::fromStdString(rules::toText(point))), qPrintable(answer));
            several += first.size() > 1 ? 1 : 0;
            QCOMPARE(answer.contains(QStringLiteral("These moves begin a win, too: ")), first.size() > 1);
        }
        QVERIFY(several > 0);
        sheet.tasks[0].task.threatFours = 3;
        QCOMPARE(wordsOf(sheet).instructions.front().text, QStringLiteral("Solve each task."));
        QVERIFY(wordsOf(sheet).questions[0][0].text.contains(QStringLiteral("by fours and threes")));
        QVERIFY(wordsOf(sheet).questions[1][0].text.contains(QStringLiteral("by fours?")));
    }

    void aSheetNamesItsSeedAndIsMadeAgainFromIt()
    {
        const task::SeedOrder order { Kind::WhyNot, Level::Easy, 4711, 4 };
        Worksheet one;
        one.seed = order;
        one.tasks = solve(order, Always).tasks;
        QVERIFY(wordsOf(one).source.contains(QStringLiteral("4711")));
        Worksheet two;
        two.seed = order;
        two.tasks = solve(order, Always).tasks;
        QVERIFY(one == two);
        const QByteArray pdf = sheetPdf(one);
        QVERIFY(pdf.startsWith("%PDF"));
        QTest::qWait(1100); // another second of the clock
        QCOMPARE(sheetPdf(two), pdf);
        two.seed->seed = 4712;
        QVERIFY(sheetPdf(two) != pdf);
    }

    void twoLanguagesSayWhatIsToBeDone()
    {
        Worksheet sheet = sheetOf(2);
        QCOMPARE(wordsOf(sheet).instructions.size(), 1U);
        sheet.second = QStringLiteral("zh_CN");
        const SheetWords words = wordsOf(sheet);
        QCOMPARE(words.instructions.size(), 2U);
        QCOMPARE(words.instructions[1].language, QStringLiteral("zh-CN"));
        QCOMPARE(words.questions[0].size(), 2U);
        QVERIFY(words.questions[0][0].text != words.questions[0][1].text);
        QVERIFY(words.name.contains(QLatin1String(" / ")));
    }

    void whatAnAuthorWroteIsAskedAndACutIsTold()
    {
        Worksheet sheet = sheetOf(2);
        sheet.perPage = 12;
        QVERIFY(!pagesOf(sheet).firstCut());
        sheet.tasks[1].task.text = "Where may Black not play?";
        QCOMPARE(wordsOf(sheet).questions[1][0].text, QStringLiteral("Where may Black not play?"));
        QVERIFY(!pagesOf(sheet).firstCut());
        sheet.tasks[1].task.text = std::string(2000, 'w');
        QCOMPARE(pagesOf(sheet).firstCut(), std::optional<std::size_t>(1));
        pictureOfPage(sheet, 0); // and is painted all the same
    }

    // KAGETSU_PICTURES keeps each sheet to be looked at.
    void twelveTasksFitInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }

    void twelveTasksFitInEveryLanguage()
    {
        QFETCH(QString, language);
        const task::SeedOrder order { Kind::ForbiddenPoints, Level::Middle, 2026, 12 };
        Worksheet sheet;
        sheet.language = language;
        sheet.perPage = 12;
        sheet.seed = order;
        sheet.tasks = solve(order, Always).tasks;
        const SheetPages pages = pagesOf(sheet);
        QCOMPARE(pages.pages(), 2); // one of tasks, one of answers
        QVERIFY(!pages.firstCut());
        const QByteArray pdf = sheetPdf(sheet);
        QCOMPARE(sheetPdf(sheet), pdf);
        keep(sheet, QStringLiteral("twelve-") + language);
        QStringList numbers;
        for (int i = 1; i <= 12; ++i)
            numbers += QStringLiteral("%1.").arg(i);
        const SheetWords words = wordsOf(sheet);
        QCOMPARE(unlikePdf(pdf,
                     (numbers + QStringList { words.title, words.source, words.pageWords.arg(1).arg(2) }).join(u' ')),
            QString());
        sheet.tasks = solve({ .tasks = tenKinds() }, Always).tasks;
        sheet.seed.reset();
        sheet.second = language == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en");
        QVERIFY(!pagesOf(sheet).firstCut());
        for (SheetTask &each : sheet.tasks)
            each.task.text.clear(); // the words of the program, in both languages
        QVERIFY(!pagesOf(sheet).firstCut());
        keep(sheet, QStringLiteral("kinds-") + language);
        for (const int perPage : { 1, 5, 8 }) {
            sheet.perPage = perPage;
            keep(sheet, QStringLiteral("kinds%1-%2").arg(perPage).arg(language));
        }
    }

    void aCourseIsABookletWithContents_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *code : { "en", "ja", "ru" })
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void aCourseIsABookletWithContents()
    {
        QFETCH(QString, language);
        const auto course = courseSource(QStringLiteral("forbidden-moves"), language);
        QVERIFY(course);
        QVERIFY(!courseSource(QStringLiteral("none"), language));
        // Searches are not what is looked at here.
        SolvedTasks solved;
        for (const task::Task &task : course->lesson)
            solved.tasks.push_back({ task, {} });
        Worksheet sheet;
        sheet.tasks = std::move(solved.tasks);
        for (const SheetSource::Chapter &chapter : course->chapters)
            sheet.chapters.push_back({ chapter.name, chapter.first });
        QVERIFY(sheet.chapters.size() > 5);
        sheet.title = course->title;
        sheet.language = language;
        sheet.perPage = 4;
        sheet.isBooklet = true;
        const SheetPages pages = pagesOf(sheet);
        QVERIFY2(!pages.firstCut(),
            sheet.tasks[pages.firstCut().value_or(0)].task.text.c_str()); // every text of the course is there whole
        const std::vector<int> starts = pages.contentsOn(0);
        QCOMPARE(starts.size(), sheet.chapters.size());
        for (std::size_t i = 0; i < starts.size(); ++i)
            QCOMPARE(pages.tasksOn(starts[i] - 1).front().task, sheet.chapters[i].first);
        // Tasks are numbered through, explanations are not, and only tasks are answered.
        int number = 0;
        for (std::size_t i = 0; i < sheet.tasks.size(); ++i)
            QCOMPARE(pages.numberOf(i), sheet.tasks[i].task.kind == Kind::Show ? 0 : ++number);
        std::size_t answered = 0;
        for (int page = 0; page < pages.pages(); ++page)
            answered += pages.answersOn(page).size();
        QCOMPARE(int(answered), number);
        keep(sheet, QStringLiteral("course-") + language);
        const SheetWords words = wordsOf(sheet);
        QCOMPARE(unlikePdf(sheetPdf(sheet), words.contents + QLatin1Char(' ') + sheet.chapters.back().name), QString());
    }

    void aChapterOfNothingHasNoPage()
    {
        const task::Task one = sheetOf(1).tasks.front().task;
        task::Task none = one;
        none.kind = Kind::Show;
        const SolvedTasks solved = solve(
            { .tasks = { none, one, none }, .chapters = { { "Read", 0 }, { "Solve", 1 }, { "Read on", 2 } } }, Always);
        QCOMPARE(solved.chapters, (std::vector<SheetChapter> { { "Solve", 0 } }));
        QCOMPARE(
            solve({ .tasks = { none, one }, .chapters = { { "Read", 0 }, { "Solve", 1 } }, .keepsShown = true }, Always)
                .chapters,
            (std::vector<SheetChapter> { { "Read", 0 }, { "Solve", 1 } }));
    }

    void movesStandBelowTheirDiagrams()
    {
        Worksheet sheet = sheetOf(2);
        sheet.tasks[0].moves = QStringLiteral("1.\u00A0H8  2.\u00A0H9  3.\u00A0I9");
        const QImage without = pictureOfPage(sheet, 0);
        sheet.hasMoves = true;
        QVERIFY(pictureOfPage(sheet, 0) != without);
        QVERIFY(!pagesOf(sheet).firstCut());
        QCOMPARE(unlikePdf(sheetPdf(sheet), QStringLiteral("H9 I9")), QString());
        sheet.tasks[0].moves = QString(20000, QLatin1Char('m'));
        QCOMPARE(pagesOf(sheet).firstCut(), std::optional<std::size_t>(0));
    }

    // A key that names one right move of several marks a child wrong for another.
    void aKeyNamesEveryRightMoveOfAWinByThrees()
    {
        task::Task task;
        task.position = rules::Position(15);
        task.rules.rule = rules::Rule::FreeStyle;
        task.kind = Kind::FirstMove;
        task.threatFours = 1;
        // Two stones in a row; with a column at either end a stone makes two threes.
        for (const char *point : { "G8", "H8", "I9", "I10", "F9", "F10" })
            task.position.place(*rules::pointFromText(point, 15), rules::Side::Black);
        for (const char *point : { "A1", "O1", "A15", "O15", "A5", "O5" })
            task.position.place(*rules::pointFromText(point, 15), rules::Side::White);
        const SolvedTasks solved = solve({ .tasks = { task } }, Always);
        QCOMPARE(solved.tasks.size(), 1U);
        const std::vector<rules::Point> &first = solved.tasks.front().solution.firstMoves;
        for (const char *point : { "F8", "I8" })
            QVERIFY(std::ranges::count(first, *rules::pointFromText(point, 15)) == 1);
        for (const rules::Point point : first)
            QVERIFY(task::judge(task, { .points = { point } }).correctness == task::Correctness::Right);
        Worksheet sheet;
        sheet.tasks = solved.tasks;
        QVERIFY(wordsOf(sheet).answers.front().startsWith(QStringLiteral("One of ")));
    }

    void positionsOfARecordAskOneThingAlone()
    {
        SheetSource::Place from { .name = {}, .task = sheetOf(1).tasks.front().task };
        task::Task &place = from.task;
        place.text = "The win is at H8.";
        place.marks.labels.push_back({ { 7, 7 }, "A" });
        place.line.push_back({ { 7, 7 }, rules::Side::Black });
        place.side = rules::Side::White;
        const task::Task asked = askedOf(from, Kind::ForbiddenPoints);
        QVERIFY(asked.text.empty() && asked.line.empty() && asked.marks == record::Markup());
        QCOMPARE(asked.side, rules::Side::Black); // White is forbidden nothing
        QCOMPARE(solve({ .tasks = { asked } }, Always).tasks.size(), 1U);
        place.position = rules::Position(15);
        QCOMPARE(solve({ .tasks = { askedOf(from, Kind::Win) } }, Always).leftOut, 1); // there is no win
        // What asks nothing says what the record says, and is kept where it is wanted.
        from.comment = QStringLiteral("An empty board.");
        const task::Task shown = askedOf(from, Kind::Show);
        QCOMPARE(shown.text, std::string("An empty board."));
        QVERIFY(shown.marks == place.marks);
        QCOMPARE(solve({ .tasks = { shown } }, Always).tasks.size(), 0U);
        QCOMPARE(solve({ .tasks = { shown }, .keepsShown = true }, Always).tasks.size(), 1U);
    }
};

} // namespace tst_sheetpages

QTEST_MAIN(tst_sheetpages::TestSheetPages)
#include "tst_sheetpages.moc"
