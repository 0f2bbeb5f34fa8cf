// SPDX-License-Identifier: MIT
#include "learn/lesson/classbook.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_classbook {

using namespace kagetsu;
using namespace kagetsu::lesson;

class TestClassBook : public QObject
{
    Q_OBJECT

private slots:
    void namesAreThereOnce()
    {
        ClassBook book;
        QVERIFY(book.add(" Aoki "));
        QVERIFY(book.add("白石"));
        QVERIFY(!book.add("Aoki"));
        QVERIFY(!book.add("  "));
        QCOMPARE(book.pupils().size(), 2U);
        QCOMPARE(book.pupils()[0].name, std::string("Aoki"));
    }

    void aPageHasOneMark()
    {
        ClassBook book;
        book.add("Aoki");
        book.mark(0, "a.sgf", 1, Mark::Wrong);
        book.mark(0, "a.sgf", 1, Mark::Right);
        book.mark(0, "a.sgf", 2, Mark::Partly);
        book.mark(0, "b.sgf", 1, Mark::Wrong);
        QVERIFY(book.markOf(0, "a.sgf", 1) == Mark::Right);
        QVERIFY((countsOf(book.pupils()[0], "a.sgf") == MarkCounts { .right = 1, .partly = 1 }));
        book.mark(0, "a.sgf", 1, std::nullopt);
        QVERIFY(!book.markOf(0, "a.sgf", 1));
        book.mark(7, "a.sgf", 1, Mark::Right); // nobody
        book.mark(0, "a.sgf", 0, Mark::Right); // no page
        QCOMPARE(book.pupils()[0].marks.size(), 2U);
    }

    // Delete means delete: nothing of the pupil is in the file any more.
    void withAPupilTheMarksAreGone()
    {
        ClassBook book;
        book.add("Aoki");
        book.add("Bergman");
        book.mark(0, "secret.sgf", 1, Mark::Wrong);
        book.remove(0);
        const std::string text = writeClassBook(book);
        QVERIFY(text.find("Aoki") == std::string::npos);
        QVERIFY(text.find("secret") == std::string::npos);
        book.remove(5);
        QCOMPARE(book.pupils().size(), 1U);
    }

    void whatIsWrittenIsRead()
    {
        ClassBook book;
        book.add("白石");
        book.add("O'Neil \"Ace\"");
        book.mark(1, "四种.sgf", 3, Mark::Partly);
        const auto read = readClassBook(writeClassBook(book));
        QVERIFY(read);
        QVERIFY(*read == book);
    }

    void damagedFilesAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("empty") << QByteArray() << 1;
        QTest::newRow("cut off") << QByteArray("{\n \"format\": \"kagetsu-pupils\",\n \"pup") << 3;
        QTest::newRow("of another kind") << QByteArray("{\n\"format\": \"other\",\n\"pupils\": []}") << 2;
        QTest::newRow("a mark that is none")
            << QByteArray("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n{\"name\": \"A\", \"marks\": [\n"
                          "{\"lesson\": \"a\", \"page\": 1, \"mark\": \"great\"}]}]}")
            << 3;
        QTest::newRow("one name twice") << QByteArray(
            "{\"format\": \"kagetsu-pupils\", \"pupils\": [\n{\"name\": \"A\", \"marks\": []},\n"
            "{\"name\": \"A\", \"marks\": []}]}")
                                        << 3;
        QTest::newRow("a name of spaces")
            << QByteArray("{\"format\": \"kagetsu-pupils\", \"pupils\": [\n{\"name\": \" \", \"marks\": []}]}") << 2;
    }
    void damagedFilesAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, text);
        const auto read = readClassBook(text.toStdString());
        QVERIFY(!read);
        QTEST(read.fault().line, "line");
    }

    void aThousandPupilsAreFast()
    {
        QElapsedTimer timer;
        timer.start();
        ClassBook book;
        for (int i = 0; i < 1000; ++i)
            QVERIFY(book.add("Pupil " + std::to_string(i)));
        for (std::size_t i = 0; i < 1000; ++i) {
            for (int page = 1; page <= 20; ++page)
                book.mark(i, "lesson.sgf", page, AllMarks[i % 3]);
        }
        const auto read = readClassBook(writeClassBook(book));
        QVERIFY(read && *read == book);
        qInfo("1000 pupils with 20 marks each, made, written and read: %lld ms", timer.elapsed());
        while (book.pupils().size() < ClassBook::MostPupils)
            QVERIFY(book.add("More " + std::to_string(book.pupils().size())));
        QVERIFY(!book.add("One too many"));
        QVERIFY(readClassBook(writeClassBook(book)));
    }
};

} // namespace tst_classbook

QTEST_MAIN(tst_classbook::TestClassBook)
#include "tst_classbook.moc"
