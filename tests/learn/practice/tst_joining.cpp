// SPDX-License-Identifier: MIT
#include "learn/practice/book.h"
#include "learn/practice/classfile.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

namespace tst_joining {

using namespace kagetsu;
using namespace kagetsu::practice;

namespace {

// A class of few pupils and tasks, so that two of them have much in common and disagree about it.
ClassData anyClass(std::mt19937 &random)
{
    const auto any = [&random](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    Book book;
    PuzzlesMade made { { .place = "library" }, {} };
    for (int i = 0; i < 3; ++i) {
        // The same puzzle, found on another view of the board.
        const std::string view = "(;" + std::to_string(any(2)) + ")";
        made.puzzles.push_back({ .id = "made/" + std::to_string(i), .theme = "fours", .kind = "win", .sgf = view });
    }
    book.apply(made);
    for (int i = any(40); i > 0; --i) {
        const std::string name = "pupil " + std::to_string(any(3));
        const std::string task = "task " + std::to_string(any(3));
        const std::optional<Mark> marks[] { Mark::Right, Mark::Partly, Mark::Wrong, std::nullopt };
        const Change changes[] { PupilAdded { name }, PupilDeleted { name }, PageDone { name, task },
            PageMarked { name, { "lesson", any(2) + 1 }, marks[any(4)] }, PupilGrouped { name, { task } },
            TaskAnswered {
                name, { task, any(2) ? "win" : "defend", "(;" + std::to_string(any(2)) + ")" }, any(3) > 0, any(90) },
            TaskAnswered { name, { task, "win", "(;0)" }, any(3) > 0, any(90) },
            PuzzleAnswered { name, "made/" + std::to_string(any(3)), any(2) > 0, any(90) } };
        book.apply(changes[any(static_cast<int>(std::size(changes)))]);
    }
    return book.data();
}

std::string pupils(const std::vector<Pupil> &all)
{
    std::string text;
    for (const Pupil &each : all) {
        text += '<' + each.name;
        for (const std::string &group : each.groups)
            text += '|' + group;
        text += '>';
    }
    return text;
}

} // namespace

// One class on several computers (learn.md#joining-classes).
class TestJoining : public QObject
{
    Q_OBJECT

private slots:
    void joiningObeysItsLaws()
    {
        std::mt19937 random(7);
        const int rounds = qEnvironmentVariableIsSet("KAGETSU_LONG") ? 5000 : 100;
        for (int round = 0; round < rounds; ++round) {
            const ClassData a = anyClass(random);
            const ClassData b = anyClass(random);
            const ClassData c = anyClass(random);
            const auto same = [](const ClassData &one, const ClassData &other) {
                return writeClass(one) == writeClass(other);
            };
            QVERIFY(same(joined(a, b), joined(b, a)));
            QVERIFY(same(joined(joined(a, b), c), joined(a, joined(b, c))));
            QVERIFY(joined(a, a) == a);
            QVERIFY(joined(joined(a, b), b) == joined(a, b));
        }
    }

    void nothingIsLostByJoining()
    {
        std::mt19937 random(8);
        for (int round = 0; round < 50; ++round) {
            const ClassData a = anyClass(random);
            const ClassData b = anyClass(random);
            Book book;
            book.apply(ClassJoined { joined(a, b) });
            for (const ClassData &part : { a, b }) {
                for (const Pupil &each : part.pupils) {
                    const Pupil *pupil = book.pupil(each.name);
                    QVERIFY(pupil);
                    for (const std::string &page : each.done)
                        QVERIFY(pupil->done.contains(page));
                    for (const std::string &group : each.groups)
                        QVERIFY(pupil->groups.contains(group));
                    for (const auto &[page, mark] : each.marks)
                        QVERIFY(pupil->marks.at(page) >= mark);
                    for (const auto &[task, card] : each.cards) {
                        QVERIFY(pupil->cards.at(task).right >= card.right && pupil->cards.at(task).wrong >= card.wrong);
                        QVERIFY(book.question(task));
                        QCOMPARE(pupil->cards.at(task).kind, book.question(task)->kind);
                    }
                    for (const auto &[puzzle, attempt] : each.attempts) {
                        QVERIFY(pupil->attempts.at(puzzle).day <= attempt.day);
                        QVERIFY(book.puzzleBook().puzzle(puzzle));
                    }
                }
            }
        }
    }

    // Two computers that found the same puzzle in different games know one puzzle, and what both saw of it.
    void answersToOnePuzzleMeet()
    {
        const auto bookOf = [](const char *view, const char *pupil, bool isRight) {
            Book book;
            book.apply(PupilAdded { pupil });
            book.apply(PuzzlesMade { { .place = "library" },
                { { .id = "made/1", .theme = "fours", .kind = "win", .sgf = view, .difficulty = { 1200, 250, 0.06 } },
                    { .id = view, .theme = "fours", .kind = "win", .sgf = view } } });
            book.apply(PuzzleAnswered { pupil, "made/1", isRight, 5 });
            return book;
        };
        Book here = bookOf("(;a)", "Ann", true);
        Book there = bookOf("(;b)", "Ben", false);
        there.apply(PupilAdded { "Ann" });
        there.apply(PuzzleAnswered { "Ann", "made/1", false, 7 });
        const auto mailed = readClass(writeClass(there.data()));
        QVERIFY(mailed);
        QVERIFY(mailed->puzzles == there.data().puzzles); // to the last digit
        QVERIFY(here.apply(ClassJoined { *mailed }));
        QCOMPARE(here.puzzleBook().puzzles().size(), 2U); // what nobody has answered stays where it is
        QVERIFY(here.pupil("Ann")->attempts.at("made/1") == Attempt({ 1, true, 5 })); // the first answer counts
        QVERIFY(!here.pupil("Ben")->attempts.at("made/1").isRight);
        QVERIFY(here.pupil("Ben")->strength == there.pupil("Ben")->strength);
        QCOMPARE(here.puzzleBook().puzzle("made/1")->answered, 2);
        QVERIFY(here.puzzleBook().puzzle("made/1")->difficulty == there.puzzleBook().puzzle("made/1")->difficulty);
        QVERIFY(!here.apply(ClassJoined { *mailed }));
        QVERIFY(!here.apply(PuzzleAnswered { "Ben", "made/1", true, 9 }));
    }

    // Earlier programs read a class without puzzles.
    void aClassWithoutPuzzlesIsWrittenAsEver()
    {
        Book book;
        book.apply(PupilAdded { "Ann" });
        book.apply(PuzzlesMade { { .place = "library" }, { { .id = "made/1", .theme = "fours", .kind = "win" } } });
        const std::string without = writeClass(book.data());
        QVERIFY(without.find("\"version\": 1") != std::string::npos && without.find("puzzles") == std::string::npos);
        book.apply(PuzzleAnswered { "Ann", "made/1", true, 5 });
        std::string with = writeClass(book.data());
        const std::size_t version = with.find("\"version\": 2");
        QVERIFY(version != std::string::npos);
        QVERIFY(readClass(with));
        with.replace(version, 12, "\"version\": 1");
        QVERIFY(!readClass(with));
    }

    // The days tell in which order answers of two computers came.
    void aStreakGoesByTheDays()
    {
        const Attempts attempts { { "a", { 1, true, 3 } }, { "b", { 2, false, 4 } }, { "c", { 1, true, 5 } },
            { "d", { 2, true, 5 } } };
        QCOMPARE(streakOf(attempts), 2);
        QCOMPARE(streakOf({ { "a", { 2, true, 3 } }, { "b", { 1, false, 4 } } }), 0);
        QCOMPARE(streakOf({}), 0);
    }

    // Of two boxes for the same task, the one in which it was put later counts.
    void theLaterAnswerSaysWhenATaskIsDue()
    {
        Card early = newCard("t", "win", 10);
        Card late = answered(early, /*isRight=*/true, 20);
        early = answered(answered(early, true, 10), true, 13);
        QCOMPARE(joined(early, late).due, late.due);
        QCOMPARE(joined(late, early).box, late.box);
        // On the same day, the mistake does.
        const Card mistake = answered(newCard("t", "win", 20), false, 20);
        QCOMPARE(joined(late, mistake).box, 1);
        QCOMPARE(joined(mistake, late).wrong, 1);
        QCOMPARE(joined(mistake, late).right, 1);
    }

    void namesAreSplitInOneWay_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("pupils");
        QTest::newRow("a comma") << "Anna, Ben"
                                 << "<Anna><Ben>";
        QTest::newRow("one name of two words") << "  Anna   Maria "
                                               << "<Anna Maria>";
        QTest::newRow("lines of a pasted list") << "Anna\r\nBen\n\nCarla"
                                                << "<Anna><Ben><Carla>";
        QTest::newRow("semicolons, and a name twice") << "Anna; Ben;Anna;"
                                                      << "<Anna><Ben>";
        QTest::newRow("Chinese commas") << QStringLiteral("王小明，李华、张伟；陈")
                                        << QStringLiteral("<王小明><李华><张伟><陈>");
        QTest::newRow("rows of a spreadsheet") << "Anna\t4b 2026\nBen\t4b 2026\tchess\n\t\n"
                                               << "<Anna|4b 2026><Ben|4b 2026|chess>";
        QTest::newRow("a comma in a cell") << "Ng, Anna\t4b"
                                           << "<Ng, Anna|4b>";
        QTest::newRow("nothing") << " , ;\n"
                                 << "";
    }
    void namesAreSplitInOneWay()
    {
        QFETCH(QString, typed);
        const std::vector<Pupil> all = pupilsTyped(typed.toStdString());
        QTEST(QString::fromStdString(pupils(all)), "pupils");
        Book book;
        QCOMPARE(book.apply(ClassJoined { { all, {} } }), !all.empty());
        QCOMPARE(book.pupils().size(), all.size());
    }

    void aLongNameIsCutAtALetter()
    {
        const std::vector<Pupil> all = pupilsTyped(QStringLiteral("花").repeated(100).toStdString());
        QCOMPARE(all.at(0).name.size(), LongestName);
        const std::vector<Pupil> odd = pupilsTyped("a" + QStringLiteral("花").repeated(100).toStdString());
        QCOMPARE(QString::fromStdString(odd.at(0).name).size(), 80);
        QVERIFY(isGoodName(odd.at(0).name));
    }

    // Otherwise one pupil would be two.
    void aBlankIsABlankOfAnyWidth()
    {
        for (const char *blank :
            { " ", "\xC2\xA0", "\xE2\x80\x80", "\xE2\x80\x8A", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE3\x80\x80" }) {
            const std::string typed = std::string(blank) + "Anna" + blank + blank + "B" + blank;
            const std::vector<Pupil> all = pupilsTyped(typed + ",Anna B");
            QCOMPARE(all.size(), 1U);
            QCOMPARE(all[0].name, std::string("Anna B"));
            QVERIFY(!isGoodName(typed));
        }
        QVERIFY(isGoodName("Anna B") && isGoodName("\xE2\x80\x94"));
        for (const char *name : { "", " Anna", "Anna\tB", "Anna\nB", "Anna  B", "Anna\xC2\xA0 B" })
            QVERIFY2(!isGoodName(name), name);
        QVERIFY(isGoodName(std::string(LongestName, 'a')) && !isGoodName(std::string(LongestName + 1, 'a')));
    }

    // As two keyboards or two systems write it; otherwise one pupil would be two.
    void aNameIsOneHoweverItsLettersAreComposed_data()
    {
        QTest::addColumn<QString>("apart");
        QTest::addColumn<QString>("composed");
        QTest::newRow("a diaeresis") << QStringLiteral("Zoe\u0308") << QStringLiteral("Zo\u00eb");
        QTest::newRow("two signs") << QStringLiteral("Tra\u0302\u0300n") << QStringLiteral("Tr\u1ea7n");
        QTest::newRow("Korean") << QStringLiteral("\u1100\u1161\u11a8") << QStringLiteral("\uac01");
        QTest::newRow("Japanese") << QStringLiteral("\u304b\u3099") << QStringLiteral("\u304c");
        QTest::newRow("Russian") << QStringLiteral("\u0410\u0438\u0306") << QStringLiteral("\u0410\u0439");
        QTest::newRow("Chinese") << QStringLiteral("\u5c71\u7530") << QStringLiteral("\u5c71\u7530");
    }
    void aNameIsOneHoweverItsLettersAreComposed()
    {
        QFETCH(QString, apart);
        QFETCH(QString, composed);
        const std::string name = composed.toStdString();
        QCOMPARE(goodName(apart.toStdString()), name);
        QVERIFY(isGoodName(name) && goodName(name) == name);
        QCOMPARE(isGoodName(apart.toStdString()), apart == composed);
        const std::vector<Pupil> typed = pupilsTyped((apart + ',' + composed).toStdString());
        QCOMPARE(pupils(typed), '<' + name + '>');
        QVERIFY(groupsTyped((apart + ';' + composed).toStdString()) == std::set<std::string> { name });
        // In a file that a version wrote for which they were two, they become one.
        QByteArray rows = "{\"name\": \"" + composed.toUtf8() + "\", \"groups\": [\"" + apart.toUtf8()
            + "\"], \"marks\": [], \"cards\": []}";
        if (apart != composed)
            rows += ",{\"name\": \"" + apart.toUtf8() + "\", \"done\": [\"five/1\"], \"marks\": [], \"cards\": []}";
        const auto read =
            readClass(("{\"format\": \"kagetsu-class\", \"version\": 1, \"pupils\": [" + rows + "], \"tasks\": []}")
                          .toStdString());
        QVERIFY(read);
        QCOMPARE(pupils(read->pupils), '<' + name + '|' + name + '>');
        QCOMPARE(read->pupils[0].done.size(), apart == composed ? 0U : 1U);
    }

    void groupsAreTypedAsNamesAre()
    {
        const std::set<std::string> groups { "4b 2026", "chess" };
        QVERIFY(groupsTyped(" chess;4b  2026, ") == groups);
        QVERIFY(groupsTyped("  ").empty());
    }

    void whatIsWrittenIsRead()
    {
        std::mt19937 random(9);
        for (int round = 0; round < 50; ++round) {
            const ClassData data = anyClass(random);
            const std::string text = writeClass(data);
            const auto read = readClass(text);
            QVERIFY(read);
            QCOMPARE(writeClass(*read), text);
            QVERIFY(read->questions == data.questions);
            QVERIFY(joined(*read, data) == *read);
        }
    }

    // Of a thousand each, as no list of a document may be endless.
    void longListsAreWrittenInPieces()
    {
        const auto ends = [](int cards) {
            ClassData data { { { .name = "A" } }, {} };
            for (int i = 0; i < cards; ++i) {
                const std::string id = std::to_string(i);
                data.questions[id] = { id, "win", "" };
                data.pupils[0].cards[id] = newCard(id, "win", i);
            }
            const std::string text = writeClass(data);
            const auto read = readClass(text);
            return read && *read == data ? std::count(text.begin(), text.end(), ']') : -1;
        };
        const auto ofOne = ends(1);
        QVERIFY(ofOne > 0);
        QCOMPARE(ends(1000), ofOne);
        QCOMPARE(ends(1001), ofOne + 2); // one more piece of cards, and one of tasks
        QCOMPARE(ends(2001), ofOne + 4);
    }

    void damagedFilesAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray head("{\"format\": \"kagetsu-class\", \"version\": 1, \"pupils\": [\n");
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("cut off") << QByteArray("{\n \"format\": \"kagetsu-class\",\n \"pup") << 3;
        QTest::newRow("of another kind") << QByteArray(
            "{\n\"format\": \"other\",\n\"version\": 1, \"pupils\": [], \"tasks\": []}")
                                         << 2;
        QTest::newRow("of a later version")
            << QByteArray("{\"format\": \"kagetsu-class\",\n\"version\": 3, \"pupils\": [], \"tasks\": []}") << 2;
        QTest::newRow("one name twice") << QByteArray(head
            + "{\"name\": \"A\", \"marks\": [], \"cards\": []},\n"
              "{\"name\": \"A\", \"marks\": [], \"cards\": []}], \"tasks\": []}")
                                        << 3;
        QTest::newRow("a name of spaces")
            << QByteArray(head + "{\"name\": \" \", \"marks\": [], \"cards\": []}], \"tasks\": []}") << 2;
        QTest::newRow("a card without its task") << QByteArray(head
            + "{\"name\": \"A\", \"marks\": [], \"cards\": [[\n{\"task\": \"x\", \"box\": 1, "
              "\"due\": 1, \"right\": 0, \"wrong\": 1}]]}], \"tasks\": []}")
                                                 << 3;
        QTest::newRow("a group of spaces") << QByteArray(
            head + "{\"name\": \"A\", \"groups\": [\"4b\",\n\" \"], \"marks\": [], \"cards\": []}], \"tasks\": []}")
                                           << 3;
        QTest::newRow("an answer without its puzzle")
            << QByteArray("{\"format\": \"kagetsu-class\", \"version\": 2, \"pupils\": [\n{\"name\": \"A\", \"marks\": [], "
                          "\"cards\": [], \"attempts\": [[\n{\"puzzle\": \"x\", \"number\": 1, \"right\": true, "
                          "\"day\": 1}]]}], \"tasks\": []}")
            << 3;
        QTest::newRow("a number that is none")
            << QByteArray("{\"format\": \"kagetsu-class\", \"version\": 2, \"pupils\": [\n{\"name\": \"A\", \"marks\": [], "
                          "\"cards\": [], \"strength\": {\n\"rating\": 1e300, \"deviation\": 1, "
                          "\"volatility\": 0.06}}], \"tasks\": []}")
            << 3;
        QTest::newRow("a name that is too long") << QByteArray(
            head + "{\"name\": \"" + QByteArray(241, 'a') + "\", \"marks\": [], \"cards\": []}], \"tasks\": []}")
                                                 << 2;
        QTest::newRow("a task twice") << QByteArray(head
            + "], \"tasks\": [[{\"id\": \"x\", \"kind\": \"win\", \"sgf\": \"\"}],\n[{\"id\": \"y\", \"kind\": "
              "\"win\", "
              "\"sgf\": \"\"},\n{\"id\": \"x\", \"kind\": \"win\", \"sgf\": \"\"}]]}")
                                      << 4;
        QTest::newRow("a sixth box") << QByteArray(head
            + "{\"name\": \"A\", \"marks\": [], \"cards\": [[\n{\"task\": \"x\", \"box\": 6, "
              "\"due\": 1, \"right\": 0, \"wrong\": 1}]]}],\n"
              "\"tasks\": [[{\"id\": \"x\", \"kind\": \"win\", \"sgf\": \"\"}]]}")
                                     << 3;
    }
    void damagedFilesAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, text);
        const auto read = readClass(text.toStdString());
        QVERIFY(!read);
        QTEST(read.fault().line, "line");
    }

    void theListOfAnEarlierVersionIsRead()
    {
        const auto wide = readOldPupils("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n"
                                        "{\"name\": \"\u5c71\u7530\u3000\u592a\u90ce\", \"marks\": []}\n]}");
        QVERIFY(wide);
        QCOMPARE(wide->pupils.at(0).name, std::string("\u5c71\u7530 \u592a\u90ce")); // blanks as they were typed then
        const auto read = readOldPupils("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n"
                                        "{\"name\": \"A\", \"marks\": [{\"lesson\": \"a.sgf\", \"page\": 2, "
                                        "\"mark\": \"partly\"}]}, {\"name\": \"B\", \"marks\": []}]}");
        QVERIFY(read);
        QCOMPARE(pupils(read->pupils), std::string("<A><B>"));
        QVERIFY(markOf(read->pupils[0], "a.sgf", 2) == Mark::Partly);
        QVERIFY(!readOldPupils("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n{\"name\": \"A\", \"marks\": [\n"
                               "{\"lesson\": \"a\", \"page\": 1, \"mark\": \"great\"}]}]}"));
    }

    void oneKindOfFileIsNotTakenForTheOther()
    {
        QVERIFY(!readOldPupils(writeClass({ { { .name = "A" } }, {} })));
        QVERIFY(!readOldPupils("{\"format\": \"kagetsu-class\", \"pupils\": []}"));
        QVERIFY(!readClass("{\"format\": \"kagetsu-pupils\", \"version\": 1, \"pupils\": [], \"tasks\": []}"));
    }

    void summaryCountsEverything()
    {
        Book book;
        book.apply(PupilAdded { "A" });
        book.apply(TaskAnswered { "A", { "t", "win", "" }, true, 10 });
        book.apply(TaskAnswered { "A", { "u", "win", "" }, false, 10 });
        book.apply(PageDone { "A", "five/1" });
        book.apply(PageMarked { "A", { "l", 1 }, Mark::Right });
        book.apply(PageMarked { "A", { "l", 2 }, Mark::Wrong });
        Summary expected;
        expected.pages = 1;
        expected.tasks = 2;
        expected.due = 1;
        expected.right = 1;
        expected.wrong = 1;
        expected.marks = { .right = 1, .wrong = 1 };
        QVERIFY(summaryOf(*book.pupil("A"), 11) == expected);
        QVERIFY((markCounts(*book.pupil("A"), "l") == MarkCounts { .right = 1, .wrong = 1 }));
        book.apply(PageMarked { "A", { "l", 2 }, std::nullopt });
        QVERIFY(!markOf(*book.pupil("A"), "l", 2));
    }

    // Forty pupils with a hundred thousand answers, each to a task of its own.
    // The counts of a file are each within their limit.
    void sumsOfAnswersDoNotOverflow_data()
    {
        QTest::addColumn<int>("cards");
        QTest::newRow("none") << 0;
        QTest::newRow("the largest sum of an int") << 2147;
        QTest::newRow("one card more") << 2148;
        QTest::newRow("a full box") << static_cast<int>(Book::MostCards);
    }
    void sumsOfAnswersDoNotOverflow()
    {
        QFETCH(int, cards);
        Pupil pupil { .name = "A" };
        for (int i = 0; i < cards; ++i) {
            Card card = newCard(std::to_string(i), "win", 0);
            card.right = MostAnswers;
            card.wrong = MostAnswers - 1;
            pupil.cards.emplace(card.task, card);
        }
        const Summary summary = summaryOf(pupil, 0);
        QCOMPARE(summary.right, std::int64_t(cards) * MostAnswers);
        QCOMPARE(summary.wrong, std::int64_t(cards) * (MostAnswers - 1));
        const std::vector<KindProgress> kinds = progressByKind(pupil);
        QCOMPARE(kinds.size(), cards > 0 ? 1U : 0U);
        if (cards > 0)
            QCOMPARE(kinds[0].right, summary.right);
    }

    // Two computers may each have as many marks and pages as one may have.
    void aJoinedClassCanBeReadAgain()
    {
        ClassData one;
        ClassData two;
        one.pupils.push_back({ .name = "A" });
        two.pupils.push_back({ .name = "A" });
        for (int i = 0; i < static_cast<int>(Book::MostMarks); ++i) {
            one.pupils[0].marks[{ "one", i + 1 }] = Mark::Right;
            two.pupils[0].marks[{ "two", i + 1 }] = Mark::Wrong;
            one.pupils[0].done.insert("one/" + std::to_string(i));
            two.pupils[0].done.insert("two/" + std::to_string(i));
        }
        const ClassData both = joined(one, two);
        QCOMPARE(both.pupils[0].marks.size(), 2 * Book::MostMarks);
        const std::string text = writeClass(both);
        const auto read = readClass(text);
        QVERIFY(read);
        QVERIFY(*read == both);
        QCOMPARE(QByteArray::fromStdString(writeClass(*read)), QByteArray::fromStdString(text));
        // A class that one computer can have is written as ever.
        QVERIFY(writeClass(one).find("more") == std::string::npos);
    }

    void threeYearsOfAClass()
    {
        constexpr int Pupils = 40;
        const int cards = qEnvironmentVariableIsSet("KAGETSU_LONG") ? 2500 : 25;
        ClassData data;
        for (int i = 0; i < Pupils; ++i) {
            Pupil pupil { .name = "Pupil " + std::to_string(i) };
            for (int k = 0; k < cards; ++k) {
                const std::string id = "sgf/" + std::to_string(i * cards + k);
                data.questions[id] = { id, "win", "(;GM[4])" };
                pupil.cards[id] = answered(newCard(id, "win", k), k % 3 > 0, k);
            }
            data.pupils.push_back(std::move(pupil));
        }
        QElapsedTimer timer;
        timer.start();
        int due = 0;
        for (const Pupil &each : data.pupils)
            due += summaryOf(each, 1000).due;
        qInfo("%d cards summed up: %lld ms", Pupils * cards, timer.elapsed());
        QVERIFY(due > 0);
        timer.restart();
        const std::string text = writeClass(data);
        const auto read = readClass(text);
        QVERIFY(read && *read == joined(*read, data));
        qInfo("written, read and joined: %lld ms", timer.elapsed());
    }
};

} // namespace tst_joining

QTEST_APPLESS_MAIN(tst_joining::TestJoining)
#include "tst_joining.moc"
