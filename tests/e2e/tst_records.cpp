// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_records {

// Opening records from the command line: a collection, and what is none.
class TestRecords : public PlayTest
{
    Q_OBJECT

private slots:
    void replayACollection();
    void refuse_data();
    void refuse();

private:
    // "3 / 28": the move that is shown, of how many.
    bool stands(int move, int of) { return program().awaitText(QString("%1 / %2").arg(move).arg(of)); }
};

void TestRecords::replayACollection()
{
    const Played first = readGame(collectionFile(), 1);
    const Played second = readGame(collectionFile(), 2);
    QVERIFY(program().start({ "--open", collectionFile() }));
    const std::optional<Node> list = program().await("table", "Games in this file");
    QVERIFY(list);
    QCOMPARE(list->rows(), 100);

    QVERIFY(stands(0, 28));
    QVERIFY(program().press({ "Right", "Right", "Right", "Left" }));
    QVERIFY(stands(2, 28));
    QVERIFY(program().awaitCell(first.moves[1], "white stone"));
    QVERIFY(program().awaitCell(first.moves[2], "empty"));
    QVERIFY(program().press({ "End" }));
    QVERIFY(stands(28, 28));
    QVERIFY(program().awaitCell(first.moves[27], "in the winning row"));
    QVERIFY(program().press({ "Home" }));
    QVERIFY(stands(0, 28));

    const std::optional<Node> board = program().await("table", "Board");
    QVERIFY(board && program().wheel(*board, 3));
    QVERIFY(stands(3, 28));
    QVERIFY(program().wheel(*board, -1));
    QVERIFY(stands(2, 28));

    QVERIFY(program().click("push button", "Next move"));
    QVERIFY(stands(3, 28));
    QVERIFY(program().click("push button", "Previous move"));
    QVERIFY(stands(2, 28));
    QVERIFY(program().click("push button", "Last move"));
    QVERIFY(stands(28, 28));
    QVERIFY(program().click("push button", "First move"));
    QVERIFY(stands(0, 28));

    // The second game, by its line in the list.
    QVERIFY(program().click(list->cell(1, 0)));
    QVERIFY(stands(0, 29));
    QVERIFY(program().click("push button", "Last move"));
    QVERIFY(program().awaitCell(second.moves.last(), "black stone"));
    QCOMPARE(program().quit(), QString());
}

void TestRecords::refuse_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content"); // null: not made
    QTest::addColumn<QString>("message");
    QTest::newRow("a file that is not there") << "none.sgf" << QByteArray() << "cannot be opened";
    QTest::newRow("bytes that are no text") << "noise.sgf"
                                            << QByteArray("\x7f"
                                                          "ELF\x00\xff\xfe\x01(\x00;\x80",
                                                   12)
                                            << "contains no game";
    QTest::newRow("an empty file") << "empty.sgf" << QByteArray("") << "contains no game";
    QTest::newRow("a folder") << "." << QByteArray() << "cannot be opened";
}

void TestRecords::refuse()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, message);
    const QString path = QDir(folder()).filePath(name);
    if (!content.isNull()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    QVERIFY(program().start({ "--open", path }));
    QVERIFY(program().awaitText(message));
    QVERIFY(program().click("push button", "OK"));
    QVERIFY(program().awaitNone("push button", "OK"));
    QVERIFY(program().click("push button", "New game"));
    QVERIFY(program().click("push button", "Cancel"));
    QVERIFY(program().awaitNone("push button", "Cancel"));
    QCOMPARE(program().quit(), QString());
}

} // namespace tst_records

QTEST_GUILESS_MAIN(tst_records::TestRecords)
#include "tst_records.moc"
