// SPDX-License-Identifier: MIT
#include "learn/course/course.h"

#include <QTest>

namespace tst_coursefile {

using namespace kagetsu;
using namespace kagetsu::course;

namespace {

std::string courseWith(const std::string &pages)
{
    return R"({"format": "kagetsu-course", "id": "c", "name": {"en": "C"}, "steps": [{"id": "s", "name": {"en": "S"}, "pages": [)"
        + pages + "]}]}";
}

} // namespace

// Descriptions of courses.
class TestCourseFile : public QObject
{
    Q_OBJECT

private slots:
    void aPageIsReadAsATask();
    void faultsAreFound_data();
    void faultsAreFound();
};

void TestCourseFile::aPageIsReadAsATask()
{
    const auto read = readCourse(courseWith(R"({"kind": "choose", "side": "white", "black": "H8 I9", "white": "A1",
        "marks": "A:K5 B3", "line": "C3 D3", "ask": ["hint:Look"], "text": {"en": "Where?"}, "elsewhere": {"en": "Not there"},
        "answers": [{"right": true, "point": "K6", "reply": {"en": "Yes"}}, {"text": {"en": "Nowhere", "ja": "ない"}}]})"));
    QVERIFY(read);
    const task::Lesson lesson = lessonOf(read->steps.front(), "ja-JP");
    const task::Task &task = *lesson.pages.front().task;
    QVERIFY(task.kind == task::Kind::Choose);
    QVERIFY(task.side == rules::Side::White);
    QVERIFY((task.position.at({ 7, 7 }) == rules::Stone::Black));
    QVERIFY((task.position.at({ 0, 0 }) == rules::Stone::White));
    QCOMPARE(task.title, std::string("1"));
    QCOMPARE(task.text, std::string("Where?"));
    QCOMPARE(task.hint, std::string("Look"));
    QCOMPARE(task.marks.labels.size(), std::size_t(1));
    QVERIFY(task.marks.points(record::MarkKind::Circle).contains(rules::Point(1, 2)));
    QVERIFY((task.line
        == std::vector<task::LaidStone> { { { 2, 2 }, rules::Side::White }, { { 3, 2 }, rules::Side::Black } }));
    QCOMPARE(task.elsewhere, std::string("Not there"));
    QCOMPARE(task.choices.size(), std::size_t(2));
    QVERIFY(task.choices[0].isRight && task.choices[0].point);
    QCOMPARE(task.choices[0].reply, std::string("Yes"));
    QCOMPARE(task.choices[1].text, std::string("ない"));
    QCOMPARE(idOf(*read, read->steps.front(), 0), std::string("c/s/1"));
}

void TestCourseFile::faultsAreFound_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *page, const char *pointer) {
        QTest::newRow(name) << page << QStringLiteral("/steps/0/pages/0") + QLatin1String(pointer);
    };
    row("kind", R"({"kind": "guess"})", "/kind");
    row("side", R"({"side": "black"})", "/side");
    row("a stone on a stone", R"({"black": "H8", "white": "H8"})", "/white");
    row("a stone off the board", R"({"black": "Q8"})", "/black");
    row("a move on a stone", R"({"black": "H8", "line": "H8"})", "/line");
    row("a mark off the board", R"({"marks": "A:Q8"})", "/marks");
    row("a parameter of another kind", R"({"kind": "win", "ask": ["point:H8"]})", "/ask");
    row("no English", R"({"text": {"ja": "x"}})", "/text/en");
    row("an empty text", R"({"text": {"en": ""}})", "/text/en");
    row("an answer that is point and text", R"({"answers": [{"point": "H8", "text": {"en": "x"}}]})",
        "/answers/0/text");
    row("an answer that is neither", R"({"answers": [{"right": true}]})", "/answers/0/text");
    row("unknown member", R"({"kid": "win"})", "/kid");
}

void TestCourseFile::faultsAreFound()
{
    QFETCH(QString, page);
    QFETCH(QString, pointer);
    const auto read = readCourse(courseWith(page.toStdString()));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.fault().pointer), pointer);
}

} // namespace tst_coursefile

QTEST_GUILESS_MAIN(tst_coursefile::TestCourseFile)
#include "tst_coursefile.moc"
