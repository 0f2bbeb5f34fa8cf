// SPDX-License-Identifier: MIT
#include "learn/practice/book.h"

#include <QTest>

namespace tst_book {

using namespace kagetsu::practice;

namespace {

Question question(const std::string &id, const std::string &kind = "win")
{
    return { id, kind, "(;" + id + ")" };
}

Book bookOf(const std::vector<std::string> &names)
{
    Book book;
    for (const std::string &name : names)
        book.apply(PupilAdded { name });
    return book;
}

} // namespace

class TestBook : public QObject
{
    Q_OBJECT

private slots:
    void names_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("a plain one") << std::string("Aoki") << true;
        QTest::newRow("of another script") << std::string("花子") << true;
        QTest::newRow("with a space in it") << std::string("Anna Maria") << true;
        QTest::newRow("as long as can be") << std::string(240, 'a') << true;
        QTest::newRow("longer") << std::string(241, 'a') << false;
        QTest::newRow("none") << std::string() << false;
        QTest::newRow("one that is there") << std::string("Bergman") << false;
        QTest::newRow("a space before it") << std::string(" Aoki") << false;
        QTest::newRow("a line behind it") << std::string("Aoki\n") << false;
        QTest::newRow("a nought in it") << std::string("Ao\0ki", 5) << false;
    }
    void names()
    {
        QFETCH(std::string, name);
        QFETCH(bool, isTaken);
        Book added = bookOf({ "Bergman" });
        const Book before = added;
        QCOMPARE(added.apply(PupilAdded { name }), isTaken);
        QCOMPARE(added == before, !isTaken);
        Book renamed = bookOf({ "Bergman", "Chen" });
        QCOMPARE(renamed.apply(PupilRenamed { "Chen", name }), isTaken);
        QCOMPARE(renamed.pupil(name) && renamed.pupil("Bergman"), isTaken || name == "Bergman");
    }

    void whoIsAddedIsChosen()
    {
        Book book = bookOf({ "Aoki", "Bergman" });
        QCOMPARE(book.chosen()->name, std::string("Bergman"));
        QVERIFY(book.apply(PupilChosen { "Aoki" }));
        QCOMPARE(book.chosen()->name, std::string("Aoki"));
        QVERIFY(!book.apply(PupilChosen { "nobody" }));
        QVERIFY(book.apply(PupilRenamed { "Aoki", "Akiko" }));
        QCOMPARE(book.chosen()->name, std::string("Akiko"));
        QVERIFY(book.apply(PupilDeleted { "Akiko" }));
        QVERIFY(!book.chosen());
        QVERIFY(!book.apply(PupilDeleted { "Akiko" }));
        QVERIFY(book.apply(PupilChosen { "Bergman" }));
        QVERIFY(!book.apply(PupilChosen { "Bergman" })); // as before
        QVERIFY(book.apply(PupilChosen {}));
        QVERIFY(!book.apply(PupilChosen {}));
        QVERIFY(!book.chosen());
    }

    void eachPupilHasCardsOfTheirOwn()
    {
        Book book = bookOf({ "Aoki", "Bergman" });
        QVERIFY(book.apply(TaskAnswered { "Aoki", question("a"), true, 10 }));
        QVERIFY(book.apply(TaskAnswered { "Bergman", question("a"), false, 10 }));
        QVERIFY(!book.apply(TaskAnswered { "nobody", question("a"), false, 10 }));
        QVERIFY(!book.apply(TaskAnswered { "Aoki", question(""), false, 10 }));
        QCOMPARE(book.pupil("Aoki")->cards.at("a").due, 13);
        QCOMPARE(book.pupil("Bergman")->cards.at("a").due, 11);
    }

    // Its author may have written it anew.
    void theLastWordsOfATaskAreKept()
    {
        Book book = bookOf({ "Aoki" });
        book.apply(TaskAnswered { "Aoki", question("a"), true, 10 });
        book.apply(TaskAnswered { "Aoki", { "a", "defend", "new" }, true, 13 });
        QCOMPARE(book.question("a")->sgf, std::string("new"));
        QCOMPARE(book.pupil("Aoki")->cards.at("a").kind, std::string("defend"));
        QCOMPARE(book.pupil("Aoki")->cards.at("a").box, 3);
    }

    void withAPupilWhatNobodyElseHasIsGone()
    {
        Book book = bookOf({ "Aoki", "Bergman" });
        book.apply(TaskAnswered { "Aoki", question("a"), true, 10 });
        book.apply(TaskAnswered { "Aoki", question("b"), true, 10 });
        book.apply(TaskAnswered { "Bergman", question("b"), true, 10 });
        book.apply(PupilDeleted { "Aoki" });
        QVERIFY(!book.question("a"));
        QVERIFY(book.question("b"));
        QVERIFY(book.apply(TaskDropped { "Bergman", "b" }));
        QVERIFY(!book.question("b"));
        QVERIFY(!book.apply(TaskDropped { "Bergman", "b" }));
    }

    void whatWaitedLongestComesFirst()
    {
        Book book = bookOf({ "Aoki" });
        for (const char *id : { "late", "later", "right" })
            book.apply(TaskAnswered { "Aoki", question(id), id[0] == 'r', 10 });
        book.apply(TaskAnswered { "Aoki", question("old"), false, 5 });
        const Pupil &aoki = *book.pupil("Aoki");
        QCOMPARE(dueTasks(aoki, 5), std::vector<std::string>());
        QVERIFY(nextDue(aoki, 5) == (NextDue { 6, 1 }));
        QCOMPARE(dueTasks(aoki, 11), (std::vector<std::string> { "old", "late", "later" }));
        QCOMPARE(dueCount(aoki, 11), 3U);
        QVERIFY(nextDue(aoki, 11) == (NextDue { 13, 1 }));
        QCOMPARE(dueCount(aoki, 13), 4U);
        QVERIFY(!nextDue(aoki, 13));
        QVERIFY(!nextDue(Pupil {}, 0));
    }

    void progressIsCountedByKind()
    {
        Book book = bookOf({ "Aoki" });
        QVERIFY(progressByKind(*book.pupil("Aoki")).empty());
        book.apply(TaskAnswered { "Aoki", question("a", "win"), true, 10 });
        book.apply(TaskAnswered { "Aoki", question("b", "win"), false, 10 });
        book.apply(TaskAnswered { "Aoki", question("b", "win"), false, 11 });
        book.apply(TaskAnswered { "Aoki", question("c", "defend"), true, 10 });
        const std::vector<KindProgress> progress = progressByKind(*book.pupil("Aoki"));
        QCOMPARE(progress.size(), 2U);
        QVERIFY(progress[0] == (KindProgress { "defend", { 0, 1, 0, 0, 0 }, 1, 0 }));
        QVERIFY(progress[1] == (KindProgress { "win", { 1, 1, 0, 0, 0 }, 1, 2 }));
    }

    void thereIsAnEndToPupils()
    {
        Book book;
        for (std::size_t i = 0; i < Book::MostPupils; ++i)
            QVERIFY(book.apply(PupilAdded { std::to_string(i) }));
        QVERIFY(!book.apply(PupilAdded { "one more" }));
        const ClassData known { pupilsTyped("17, 18"), {} };
        QCOMPARE(book.countWith(known), Book::MostPupils);
        QVERIFY(!book.apply(ClassJoined { known })); // they are there
        const ClassData more { pupilsTyped("17, one more, and one"), {} };
        QCOMPARE(book.countWith(more), Book::MostPupils + 2);
        QVERIFY(!book.apply(ClassJoined { more }));
    }

    void thereIsAnEndToTheTasksAndMarksOfAPupil()
    {
        Pupil full { .name = "A" };
        for (std::size_t i = 0; i < Book::MostCards - 1; ++i)
            full.cards.emplace(std::to_string(i), newCard(std::to_string(i), "win", 0));
        for (std::size_t i = 1; i < Book::MostMarks; ++i)
            full.marks.emplace(MarkedPage { "lesson", static_cast<int>(i) }, Mark::Right);
        Book book = Book::of({ full }, "A", {});
        QVERIFY(book.apply(TaskAnswered { "A", question("last"), true, 0 }));
        QVERIFY(!book.apply(TaskAnswered { "A", question("one more"), true, 0 }));
        QVERIFY(!book.question("one more"));
        QVERIFY(book.apply(TaskAnswered { "A", question("17"), true, 0 })); // it is there
        QVERIFY(book.apply(PageMarked { "A", { "last", 1 }, Mark::Wrong }));
        QVERIFY(!book.apply(PageMarked { "A", { "one more", 1 }, Mark::Wrong }));
        QVERIFY(book.apply(PageMarked { "A", { "last", 1 }, Mark::Partly }));
        QCOMPARE(book.pupil("A")->cards.size(), Book::MostCards);
        QCOMPARE(book.pupil("A")->marks.size(), Book::MostMarks);
    }

    void whatChangesNothingIsNoChange()
    {
        Book book = bookOf({ "A" });
        QVERIFY(!book.apply(PupilGrouped { "A", {} }));
        QVERIFY(book.apply(PupilGrouped { "A", { "4b", "chess" } }));
        QVERIFY(!book.apply(PupilGrouped { "A", { "4b", "chess" } }));
        QVERIFY(!book.apply(PupilGrouped { "A", { "4b", " chess" } }));
        QVERIFY(!book.apply(PupilGrouped { "B", { "4b" } }));
        QVERIFY((book.groups() == std::set<std::string> { "4b", "chess" }));
        QVERIFY(book.apply(PageDone { "A", "five/1" }));
        QVERIFY(!book.apply(PageDone { "A", "five/1" }));
        QVERIFY(!book.apply(PageDone { "A", "" }));
        QVERIFY(!book.apply(PageDone { "B", "five/1" }));
        QVERIFY(!book.apply(CoursesRestarted { "B" }));
        QVERIFY(book.apply(CoursesRestarted { "A" }));
        QVERIFY(!book.apply(CoursesRestarted { "A" }));
        QVERIFY(!book.apply(TaskDropped { "B", "a" }));
    }

    void pagesThatCanBeMarked_data()
    {
        QTest::addColumn<std::string>("lesson");
        QTest::addColumn<int>("page");
        QTest::addColumn<bool>("can");
        QTest::newRow("the first") << std::string("l") << 1 << true;
        QTest::newRow("the last") << std::string("l") << MostPages << true;
        QTest::newRow("before the first") << std::string("l") << 0 << false;
        QTest::newRow("behind the last") << std::string("l") << MostPages + 1 << false;
        QTest::newRow("of no lesson") << std::string() << 1 << false;
    }
    void pagesThatCanBeMarked()
    {
        QFETCH(std::string, lesson);
        QFETCH(int, page);
        QFETCH(bool, can);
        Book book = bookOf({ "A" });
        QVERIFY(!book.apply(PageMarked { "B", { lesson, page }, Mark::Wrong }));
        QVERIFY(!book.apply(PageMarked { "A", { lesson, page }, std::nullopt })); // as it is
        QCOMPARE(book.apply(PageMarked { "A", { lesson, page }, Mark::Wrong }), can);
        QVERIFY(!book.apply(PageMarked { "A", { lesson, page }, Mark::Wrong })); // as before
        QCOMPARE(book.apply(PageMarked { "A", { lesson, page }, std::nullopt }), can);
        QVERIFY(book.pupil("A")->marks.empty());
    }

    void ofEqualDaysTheLowestBoxComesFirst()
    {
        Pupil pupil { .name = "A" };
        pupil.cards = { { "a", { "a", "win", 3, 20, 0, 0 } }, { "b", { "b", "win", 1, 20, 0, 0 } },
            { "c", { "c", "win", 1, 20, 0, 0 } }, { "d", { "d", "win", 5, 19, 0, 0 } } };
        QCOMPARE(dueTasks(pupil, 20), (std::vector<std::string> { "d", "b", "c", "a" }));
        QVERIFY(nextDue(pupil, 18) == (NextDue { 19, 1 }));
        QVERIFY(nextDue(pupil, 19) == (NextDue { 20, 3 }));
    }

    // A file of a version that kept them as they were typed.
    void untidyNamesBecomeTidyOnes()
    {
        const std::string apart = "Zoe\xCC\x88";
        const std::string composed = "Zo\xC3\xAB";
        Book book =
            Book::of({ { .name = apart, .groups = { "4b", apart }, .done = { "five/1" } }, { .name = "Ben" },
                         { .name = composed, .done = { "five/2" } }, { .name = "Anna  B", .groups = { "4b  2026" } } },
                apart, {});
        const std::vector<Change> changes = tidying(book);
        for (const Change &each : changes)
            QVERIFY(book.apply(each));
        QCOMPARE(book.pupils().size(), 3U);
        QCOMPARE(book.chosen()->name, composed);
        QVERIFY((book.chosen()->done == std::set<std::string> { "five/1", "five/2" }));
        QVERIFY((book.chosen()->groups == std::set<std::string> { "4b", composed }));
        QVERIFY((book.pupil("Anna B")->groups == std::set<std::string> { "4b 2026" }));
        QVERIFY(tidying(book).empty());
    }
};

} // namespace tst_book

QTEST_APPLESS_MAIN(tst_book::TestBook)
#include "tst_book.moc"
