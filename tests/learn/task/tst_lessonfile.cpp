// SPDX-License-Identifier: MIT
#include "learn/task/lesson.h"
#include "record/sgf/sgfwriter.h"
#include "tasks.h"

#include <QTest>

#include <random>

namespace tst_lessonfile {

using namespace kagetsu;
using namespace kagetsu::task;
using rules::at;

namespace {

// One of each kind, with everything that the kind can have.
std::vector<Task> everyKind()
{
    std::vector<Task> tasks;
    for (const Kind kind : AllKinds) {
        Task task = taskOf(kind, rules::stones("F8 G8 H9 H10", "E8"));
        task.title = "Page " + std::to_string(tasks.size() + 1);
        task.text = "A question: [who] \\ knows?\nA second line.";
        task.hint = "Look at H8: it is near.";
        task.explanation = "Because; of (this).\nAnd [that].";
        task.marks.labels.push_back({ at("A1"), "A" });
        tasks.push_back(task);
    }
    const auto with = [&](Kind kind) -> Task & { return tasks[static_cast<std::size_t>(kind)]; };
    with(Kind::ForbiddenPoints).solution = Answer {};
    with(Kind::ForbiddenPoints).replies = { { at("A1"), "Far: away." }, { at("B1"), "Farther\naway." } };
    with(Kind::IsForbidden).point = at("H8");
    with(Kind::IsForbidden).solution = Answer { .isForbidden = false };
    with(Kind::NameShape).stones = { at("H9"), at("H10") };
    with(Kind::NameShape).solution = Answer { .shape = Shape::None };
    with(Kind::WhyNot).point = at("H8");
    with(Kind::WhyNot).stones = { at("F8"), at("G8") };
    with(Kind::WhyNot).solution = Answer { .reason = WhyNot::ClosedEnd };
    with(Kind::Win).threatFours = 2;
    with(Kind::FirstMove).wantsAll = true;
    with(Kind::FirstMove).side = rules::Side::White;
    with(Kind::FirstMove).solution = Answer { .points = { at("H8"), at("A1") } };
    with(Kind::Defend).wantsAll = true;
    with(Kind::Choose).choices = { { .text = "H8", .isRight = true, .reply = "Two\nlines: here." },
        { .point = at("K5") }, { .text = "\"quoted\": [so]", .reply = "No." } };
    with(Kind::Choose).elsewhere = "Neither: nor\nhere.";
    with(Kind::Order).line = { { at("K8"), rules::Side::Black }, { at("K9"), rules::Side::White } };
    return tasks;
}

Lesson lessonOf(const std::vector<Task> &tasks)
{
    Lesson lesson;
    for (const Task &task : tasks)
        lesson.pages.push_back({ .game = gameOf(task) });
    return lesson;
}

} // namespace

// Lessons as collections of SGF.
class TestLessonFile : public QObject
{
    Q_OBJECT

private slots:
    void everyKindComesBackAsItWas();
    void whatIsWrittenTwiceHasTheSameBytes();
    void anyTextComesBackAsItWas();
    void otherProgramsSeeThePosition();
    void aPageWithoutATaskExplains();
    void aRecordIsNoLesson();
    void faultsAreToldWithTheirPlace_data();
    void faultsAreToldWithTheirPlace();
    void ofVeryManyFaultsTheFirstAreTold();
    void damagedPagesStayInTheFile();
    void pagesKeepWhatTheirAuthorWrote();
    void anotherLineLeavesTheRestOfTheGame_data();
    void anotherLineLeavesTheRestOfTheGame();
    void anyBytesAreRead();
};

void TestLessonFile::everyKindComesBackAsItWas()
{
    const std::vector<Task> tasks = everyKind();
    const Lesson read = readLesson(writeLesson(lessonOf(tasks)));
    QCOMPARE(read.pages.size(), tasks.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        QVERIFY2(read.pages[i].faults.empty(), idOf(tasks[i].kind).data());
        QVERIFY2(read.pages[i].task == tasks[i], idOf(tasks[i].kind).data());
    }
}

void TestLessonFile::whatIsWrittenTwiceHasTheSameBytes()
{
    const std::string once = writeLesson(lessonOf(everyKind()));
    QCOMPARE(writeLesson(readLesson(once)), once);
}

void TestLessonFile::anyTextComesBackAsItWas()
{
    std::mt19937 random(7);
    const std::string_view characters = "aZ[]\\:;()\" \n1é三-";
    for (int round = 0; round < 300; ++round) {
        Task task = taskOf(Kind::ForbiddenPoints, rules::stones("F8 G8 H9 H10"));
        const auto text = [&] {
            std::string made = "x"; // a text that begins or ends with blanks is another matter
            for (std::uint32_t length = random() % 12; length > 0; --length) {
                const std::size_t at = random() % characters.size();
                if ((static_cast<unsigned char>(characters[at]) & 0x80U) == 0)
                    made += characters[at];
                else
                    made += "三";
            }
            return made + "x";
        };
        task.text = text();
        task.hint = text();
        task.explanation = text();
        task.replies = { { at("A1"), text() } };
        const Lesson read = readLesson(writeLesson(lessonOf({ task })));
        QVERIFY2(read.pages.front().task == task, task.hint.c_str());
    }
}

void TestLessonFile::otherProgramsSeeThePosition()
{
    const std::string text = writeLesson(lessonOf({ everyKind().front() }));
    QVERIFY(text.find("AB[") != std::string::npos && text.find("AW[eh]") != std::string::npos);
    QVERIFY(text.find("XTK[forbidden-points]") != std::string::npos);
    QVERIFY(text.find("XTP[answer:none]") != std::string::npos);
    // What a viewer shows tells nothing of the answer.
    const record::Game game = record::readCollection(text).readGame(0);
    QVERIFY(game.tree.comment(0).find("Because") == std::string::npos);
}

void TestLessonFile::aPageWithoutATaskExplains()
{
    const Lesson lesson = readLesson("(;GM[4]SZ[15]C[Hello]AB[hh];W[hi];B[ii])(;GM[4]SZ[15]XTK[win]AB[hh])");
    QCOMPARE(lesson.pages.size(), std::size_t(2));
    QVERIFY(lesson.pages.front().task->kind == Kind::Show);
    QCOMPARE(lesson.pages.front().task->text, std::string("Hello"));
    QCOMPARE(lesson.pages.front().task->line.size(), std::size_t(2));
    QVERIFY(lesson.pages.back().task->kind == Kind::Win);
}

void TestLessonFile::aRecordIsNoLesson()
{
    QVERIFY(isLesson(record::readCollection("(;GM[4]SZ[15])(;GM[4]SZ[15]XTK[show])")));
    QVERIFY(!isLesson(record::readCollection("(;GM[4]SZ[15]C[XTK[win\\]];B[hh])")));
    QVERIFY(!isLesson(record::readCollection("(;GM[4]SZ[15];B[hh]XTK[win])")));
}

void TestLessonFile::faultsAreToldWithTheirPlace_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("parameter");
    QTest::addColumn<int>("column");
    using Code = PageFault::Code;
    const auto row = [](const char *name, const char *page, Code code, ParameterFault parameter, int column) {
        QTest::newRow(name) << page << int(code) << int(parameter) << column;
    };
    const ParameterFault none = ParameterFault::Unknown;
    row("kind", "(;GM[4]SZ[15]XTK[guess])", Code::UnknownKind, none, 18);
    row("kind in capitals", "(;GM[4]SZ[15]XTK[WIN])", Code::UnknownKind, none, 18);
    row("two kinds", "(;GM[4]SZ[15]XTK[win][show])", Code::SeveralKinds, none, 23);
    row("no such parameter", "(;GM[4]SZ[15]XTK[win]XTP[tip:x])", Code::Parameter, ParameterFault::Unknown, 26);
    row("no colon", "(;GM[4]SZ[15]XTK[win]XTP[all])", Code::Parameter, ParameterFault::Unknown, 26);
    row("of another kind", "(;GM[4]SZ[15]XTK[win]XTP[hint:x][all:yes])", Code::Parameter, ParameterFault::Misplaced,
        34);
    row("twice", "(;GM[4]SZ[15]XTK[win]XTP[hint:x][hint:y])", Code::Parameter, ParameterFault::Repeated, 34);
    row("all first moves and threes", "(;GM[4]SZ[15]XTK[first-move]XTP[all:yes][threes:1])", Code::Parameter,
        ParameterFault::AllWithThrees, 42);
    row("threes and all first moves", "(;GM[4]SZ[15]XTK[first-move]XTP[threes:1][all:yes])", Code::Parameter,
        ParameterFault::AllWithThrees, 43);
    row("point off the board", "(;GM[4]SZ[15]XTK[is-forbidden]XTP[point:P8])", Code::Parameter,
        ParameterFault::BadValue, 35);
    row("small letters", "(;GM[4]SZ[15]XTK[is-forbidden]XTP[point:h8])", Code::Parameter, ParameterFault::BadValue, 35);
    row("offered twice", "(;GM[4]SZ[15]XTK[is-forbidden]XTP[offers:overline overline])", Code::Parameter,
        ParameterFault::BadValue, 35);
    row("nothing offered", "(;GM[4]SZ[15]XTK[is-forbidden]XTP[offers:])", Code::Parameter, ParameterFault::BadValue,
        35);
    row("shapes out of order", "(;GM[4]SZ[15]XTK[name-shape]XTP[offers:none three])", Code::Parameter,
        ParameterFault::BadValue, 33);
    row("offered to who taps", "(;GM[4]SZ[15]XTK[win]XTP[offers:overline])", Code::Parameter, ParameterFault::Misplaced,
        26);
    row("no point", "(;GM[4]SZ[15]XTK[is-forbidden])", Code::Task, none, 18);
    row("point on a stone", "(;GM[4]SZ[15]AB[hh]XTK[is-forbidden]XTP[point:H8])", Code::Task, none, 24);
    row("wrong answer", "(;GM[4]SZ[15]XTK[forbidden-points]XTP[answer:H8])", Code::Task, none, 18);
    row("board of 4 lines", "(;GM[4]SZ[4]XTK[show])", Code::NoBoard, none, 1);
}

void TestLessonFile::faultsAreToldWithTheirPlace()
{
    QFETCH(QString, page);
    QFETCH(int, code);
    QFETCH(int, parameter);
    QFETCH(int, column);
    const std::string whole = "(;GM[4]SZ[15]XTK[show]C[One])\n";
    const Lesson lesson = readLesson(whole + page.toStdString() + "\n" + whole);
    QCOMPARE(lesson.pages.size(), std::size_t(3));
    QVERIFY(lesson.pages[0].task && lesson.pages[2].task);
    QVERIFY(!lesson.pages[1].task);
    const PageFault &fault = lesson.pages[1].faults.front();
    QCOMPARE(int(fault.code), code);
    QCOMPARE(int(fault.parameter), parameter);
    QCOMPARE(fault.line, 2);
    QCOMPARE(fault.column, column);
}

void TestLessonFile::ofVeryManyFaultsTheFirstAreTold()
{
    std::string text = "(;GM[4]SZ[15]XTK[show]XTP";
    for (int i = 0; i < 200'000; ++i)
        text += "[x]\n";
    const std::vector<PageFault> faults = readLesson(text + ")").pages.front().faults;
    QCOMPARE(faults.size(), std::size_t(21));
    for (std::size_t i = 0; i < faults.size(); ++i)
        QCOMPARE(faults[i].line, static_cast<int>(i) + 1);
    QVERIFY(faults[19].code == PageFault::Code::Parameter && faults[20].code == PageFault::Code::More);
}

void TestLessonFile::damagedPagesStayInTheFile()
{
    const std::string text = "(;GM[4]SZ[15]XTK[guess]XTP[what:ever]C[Two];B[hh])";
    const std::string written = writeLesson(readLesson(text));
    QVERIFY(written.find("XTK[guess]") != std::string::npos);
    QVERIFY(written.find("XTP[what:ever]") != std::string::npos);
    QVERIFY(written.find("B[hh]") != std::string::npos);
}

void TestLessonFile::pagesKeepWhatTheirAuthorWrote()
{
    Lesson lesson = readLesson("(;GM[4]SZ[15]XTK[show]GN[A];B[hh]C[note](;W[hi])(;W[ii]))(;GM[4]SZ[15]XTK[show]GN[B])");
    std::swap(lesson.pages[0], lesson.pages[1]);
    const Lesson read = readLesson(writeLesson(lesson));
    QCOMPARE(read.pages[0].task->title, std::string("B"));
    QCOMPARE(read.pages[1].game.tree.nodeCount(), record::NodeId(4));
    QCOMPARE(read.pages[1].game.tree.comment(1), std::string("note"));
}

void TestLessonFile::anotherLineLeavesTheRestOfTheGame_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("moves"); // of the file, behind the root
    QTest::newRow("a stone more") << "H8 H9 I10"
                                  << ";B[hh]C[note](;W[hg];B[if])(;W[ig]C[other]))";
    QTest::newRow("a stone fewer") << "H8"
                                   << ";B[hh]C[note](;)(;W[ig]C[other]))";
    QTest::newRow("another stone") << "H8 I10"
                                   << ";B[hh]C[note](;W[if])(;W[ig]C[other]))";
    QTest::newRow("none") << ""
                          << ")";
    QTest::newRow("the same") << "H8 H9"
                              << ";B[hh]C[note](;W[hg])(;W[ig]C[other]))";
}

void TestLessonFile::anotherLineLeavesTheRestOfTheGame()
{
    QFETCH(QString, line);
    QFETCH(QString, moves);
    const Page page = readLesson("(;GM[4]SZ[15]PB[Ann]AN[Bea]XTK[show]XTP[hint:x]XYZ[kept]C[One];B[hh]C[note](;W[hg])"
                                 "(;W[ig]C[other]))")
                          .pages.front();
    QVERIFY(page.task);
    Task task = *page.task;
    task.line.clear();
    for (const QString &word : line.split(' ', Qt::SkipEmptyParts))
        task.line.push_back({ at(word.toStdString()), task.line.size() % 2 ? rules::Side::White : rules::Side::Black });
    task.text = "Two";
    const record::Game changed = withTask(page.game, task);
    QVERIFY(pageOf(changed).task == task);
    QString text = QString::fromStdString(writeSgf(changed)).remove('\n');
    QVERIFY(readLesson(text.toStdString()).pages.front().task->line == task.line);
    for (const char *kept : { "PB[Ann]", "AN[Bea]", "XYZ[kept]", "C[Two]" })
        QVERIFY2(text.contains(QLatin1String(kept)), qPrintable(text));
    QVERIFY2(text.endsWith(moves), qPrintable(text));
}

void TestLessonFile::anyBytesAreRead()
{
    const std::string whole = writeLesson(lessonOf(everyKind()));
    std::mt19937 random(11);
    for (int round = 0; round < 400; ++round) {
        std::string text = whole;
        for (int change = 0; change < 3; ++change)
            text[random() % text.size()] = static_cast<char>(random() % 256);
        text.resize(random() % (text.size() + 1));
        const Lesson lesson = readLesson(text);
        for (const Page &page : lesson.pages)
            QVERIFY(page.task.has_value() == page.faults.empty());
    }
}

} // namespace tst_lessonfile

QTEST_GUILESS_MAIN(tst_lessonfile::TestLessonFile)
#include "tst_lessonfile.moc"
