// SPDX-License-Identifier: MIT
#include "renlibhelp.h"

#include "record/renlib/librarywriter.h"

#include <QTest>

namespace tst_renlib {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

// Libraries of RenLib, read and written (record-renlib.md).
class TestRenLib : public QObject
{
    Q_OBJECT

private slots:
    void reading_data();
    void reading();
    void refusals_data();
    void refusals();
    void writing_data();
    void writing();
    void treesThatCannotBeALibraryAreRefused_data();
    void treesThatCannotBeALibraryAreRefused();
    void smallBoardsLieInTheCorner();
    void differentTextsOfOneNodeAreConflicts();
    void editedTextsAreWrittenInTheCharsetOfTheFile();
    void belowALabelThatBecomesAMoveTheOtherSidePlays();
    void otherMessagesOfAManyTimesDamagedFileAreStillTold();
};

namespace {

// The worked examples of record-renlib.md#examples.
QByteArray example2()
{
    return header30() + fromHex("78 08 48 69 00 00 68 90 7A 48 77 6F 6E 00 69 48 44 34 08 61 0D 0A 62 00");
}

QByteArray example3()
{
    return header34()
        + fromHex(
            "00 08 53 65 74 00 77 00 00 80 88 44 68 C9 00 01 BA DA B1 D8 CA A4 00 00 41 00 69 43 00 01 31 30 00 00");
}

QByteArray example4()
{
    return fromHex("78 20 47 7D F2 00 68 80 7A 60 6F EB 69 00 89 00 87 00 59 40");
}

QByteArray example5()
{
    return header30() + fromHex("78 00 68 80 7A 80 87 C0 89 40");
}

void row(const char *name, const QByteArray &bytes, const QStringList &nodes, const QStringList &told = {},
    const char *rewritten = nullptr)
{
    const QByteArray again = rewritten == nullptr ? bytes : fromHex(rewritten);
    QTest::newRow(name) << bytes << nodes << told << again;
}

} // namespace

void TestRenLib::reading_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("nodes");
    QTest::addColumn<QStringList>("told");
    QTest::addColumn<QByteArray>("again"); // after the header when it is another
    row("one stone (14, example 1)", header30() + fromHex("78 00"), { "1 H8" });
    row("comments and a mark (14, example 2)", example2(), { "1 H8 Hi||", "2 H9 M", "3 J8 won||", "2 I9 D4|a\r\nb|" });
    row("root, pass, labels (14, example 3)", example3(),
        { "0 ROOT Set||", "1 G8", "2 PASS", "3 H7 S", "2 H9 \u00BA\u00DA\u00B1\u00D8\u00CA\u00A4||A", "2 I9 T ||10" });
    row("without header, old comments (14, example 4)", example4(),
        { "1 H8 G\u00E5r||", "2 H9", "3 J8 ok||", "2 I9", "3 I7", "4 G7", "5 I10" }, { "NO_HEADER 0" },
        "78 08 47 E5 72 00 68 80 7A 48 6F 6B 00 00 69 00 89 00 87 00 59 40");
    row("a position saved from a larger library (14, example 5)", example5(),
        { "1 H8", "2 H9", "3 J8", "4 G7", "4 I7" }, {}, "78 00 68 00 7A 00 87 C0 89 40");

    const QByteArray one = header30() + fromHex("78 00");
    row("header only", header34(), {}, {}, "00 00");
    row("an empty library as it is written", header34() + fromHex("00 00"), {});
    row("any version up to 3.4", QByteArray(one).replace(8, 2, QByteArray("\x02\x63", 2)), { "1 H8" }, {}, "78 00");
    row("one byte left over", one + fromHex("68"), { "1 H8" }, { "LEFTOVER_BYTE 22" }, "78 00");
    row("the end inside a comment", header30() + fromHex("78 08 61 62"), { "1 H8 ab||" }, { "CUT_TEXT 22" },
        "78 08 61 62 00 00");
    row("the end inside a board text", header30() + fromHex("78 00 68 41 00 01 61"), { "1 H8", "2 H9 ||a" },
        { "CUT_TEXT 26" }, "78 00 68 41 00 01 61 00");
    row("the end inside an old comment", header30() + fromHex("78 20 61 62"), { "1 H8 ab||" }, { "CUT_TEXT 22" },
        "78 08 61 62 00 00");
    row("the end inside an extension", header30() + fromHex("78 01 00"), { "1 H8" }, { "CUT_RECORD 20" }, "78 00");
    row("the end where a sibling is to come", header30() + fromHex("78 00 68 80 7A 80 89 40"),
        { "1 H8", "2 H9", "3 J8", "4 I7" }, {}, "78 00 68 00 7A 00 89 40"); // as record-renlib.md#open-ends has it
    row("the end where a sibling is to come, not on the line that leads there",
        header30() + fromHex("78 00 68 80 7A 40 6A 00 7A C0"), { "1 H8", "2 H9", "3 J8", "2 J9", "3 J8" },
        { "CUT_TREE 30" }, "78 00 68 80 7A 40 6A 00 7A 40");
    row("the end where a child is to come", header30() + fromHex("78 00 68 C0 7A 00"), { "1 H8", "2 H9", "2 J8" },
        { "CUT_TREE 26" }, "78 00 68 C0 7A 40");
    row("a position off the board", header30() + fromHex("78 00 F1 00 68 40"), { "1 H8" }, { "BAD_POSITION 22" },
        "78 00");
    row("a position without a column", header30() + fromHex("78 00 20 00 68 40"), { "1 H8" }, { "BAD_POSITION 22" },
        "78 00");
    row("the last record is no leaf", header30() + fromHex("78 00 68 00"), { "1 H8", "2 H9" }, {}, "78 00 68 40");
    row("a record after the end", header30() + fromHex("78 40 68 40"), { "1 H9", "1 H8" }, { "AFTER_END 22" },
        "00 00 68 C0 78 40");
    row("the root with a sibling and as a leaf", header34() + fromHex("00 C0 77 40"), { "1 G8" }, { "ROOT_SIBLING 20" },
        "00 00 77 40");
    row("3.4 without a root", header34() + fromHex("78 00 68 40"), { "1 H8", "2 H9" }, {}, "78 00 68 40");
    row("3.0 with a root", header30() + fromHex("00 10 78 40"), { "0 ROOT M", "1 H8" }, {}, "00 10 78 40");
    row("a pass without a root", header30() + fromHex("78 00 00 00 68 40"), { "1 H8", "2 PASS", "3 H9" },
        { "PASS_WITHOUT_ROOT 22" }, "00 00 78 00 00 00 68 40");
    row("the same move twice", header30() + fromHex("78 00 68 90 7A 40 68 44 79 40"),
        { "1 H8", "2 H9 MS", "3 J8", "1 I8" }, { "DUPLICATE_MOVE 26", "AFTER_END 28" },
        "00 00 78 80 68 14 7A 40 79 40");
    row("a label and a move on one point", header30() + fromHex("78 00 68 C3 00 01 61 00 68 40"),
        { "1 H8", "2 H9 ||a" }, { "DUPLICATE_MOVE 28" }, "78 00 68 41 00 01 61 00");
    row("children in any order", header30() + fromHex("78 00 7A C0 68 C0 69 40"), { "1 H8", "2 H9", "2 I9", "2 J8" },
        {}, "78 00 68 C0 69 C0 7A 40");
    row("an occupied point", header30() + fromHex("78 00 68 00 78 40"), { "1 H8", "2 H9", "3 H8" },
        { "OCCUPIED_POINT 24" });
    row("a point that is free in another branch", header30() + fromHex("78 00 68 80 69 40 69 40"),
        { "1 H8", "2 H9", "3 I9", "2 I9" });
    row("a label without a text", header30() + fromHex("78 00 68 C2 69 40"), { "1 H8", "2 H9 T", "2 I9" },
        { "EMPTY_LABEL 22" }, "78 00 69 40");
    row("labels without a text below one another", header30() + fromHex("78 00 68 02 69 42"),
        { "1 H8", "2 H9 T", "3 I9 T" }, { "EMPTY_LABEL 22", "LABEL_WITH_CHILDREN 24", "EMPTY_LABEL 24" }, "78 00");
    row("an empty comment", header30() + fromHex("78 08 00 00 68 40"), { "1 H8", "2 H9" }, {}, "78 00 68 40");
    row("an empty second half of a comment", header30() + fromHex("78 08 61 08 00 00"), { "1 H8 a||" });
    row("only a comment of many lines", header30() + fromHex("78 08 08 61 08 62 00 00"),
        { "1 H8 |a\x08"
          "b|" });
    row("unknown bits of the extension", header30() + fromHex("78 01 80 01 61 00"), { "1 H8 ||a" },
        { "FOREIGN_BITS 20" });
    row("an extension that says nothing", header30() + fromHex("78 01 00 00 68 40"), { "1 H8", "2 H9" }, {},
        "78 00 68 40");
    row("old and new comment bit", header30() + fromHex("78 28 61 E2 68 40"), { "1 H8 ab||", "2 H9" }, {},
        "78 08 61 62 00 00 68 40");
    row("padding of any value behind an old comment", header30() + fromHex("78 20 E1 77 68 40"), { "1 H8 a||", "2 H9" },
        {}, "78 08 61 00 68 40");
    row("a text that is not padded", header30() + fromHex("78 08 61 62 00 68 40"), { "1 H8 ab||", "2 H9" },
        { "UNPADDED_TEXT 22" }, "78 08 61 62 00 00 68 40");
    row("a text that is not padded at the end", header30() + fromHex("78 08 61 62 00"), { "1 H8 ab||" }, {},
        "78 08 61 62 00 00");
    row("moves below a label", header30() + fromHex("78 00 68 03 00 01 61 00 69 40"), { "1 H8", "2 H9 T ||a", "3 I9" },
        { "LABEL_WITH_CHILDREN 28" });
}

void TestRenLib::reading()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, nodes);
    QFETCH(QStringList, told);
    QFETCH(QByteArray, again);
    const Library library = readAll(bytes);
    QCOMPARE(outline(library.game.tree), nodes);
    QCOMPARE(toldBy(library), told);
    QCOMPARE(library.isIncomplete, told.join(' ').contains("BAD_POSITION"));
    QByteArray rewritten = written(library.game.tree);
    if (again.size() != bytes.size() || again != bytes) {
        QCOMPARE(rewritten.left(20), again.startsWith('\0') ? header34() : header30());
        rewritten.remove(0, 20);
    }
    QCOMPARE(rewritten.toHex(' '), again.toHex(' '));
}

void TestRenLib::refusals_data()
{
    using Reason = LibraryRefusal::Reason;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<LibraryRefusal>("refusal");
    QTest::newRow("nothing") << QByteArray() << LibraryRefusal { Reason::NoLibrary };
    QTest::newRow("shorter than a header") << header30().left(19) << LibraryRefusal { Reason::NoLibrary };
    QTest::newRow("shorter than a header, of the oldest kind")
        << fromHex("78 00 68 40") << LibraryRefusal { Reason::NoLibrary };
    QTest::newRow("a library of a compiler")
        << QByteArray("!<arch>\n/               1234567890") << LibraryRefusal { Reason::NoLibrary };
    QTest::newRow("newer than 3.4") << header34().replace(9, 1, "\x05") + fromHex("00 00")
                                    << LibraryRefusal { Reason::NewerVersion, 3, 5 };
}

void TestRenLib::refusals()
{
    QFETCH(QByteArray, bytes);
    QFETCH(LibraryRefusal, refusal);
    const Result<Library, LibraryRefusal> library = readLibrary(bytes.toStdString());
    QVERIFY(!library);
    QVERIFY(library.fault() == refusal);
    LibraryReadOptions options;
    options.anyVersion = true;
    QCOMPARE(
        readLibrary(bytes.toStdString(), options).hasValue(), refusal.reason == LibraryRefusal::Reason::NewerVersion);
}

void TestRenLib::writing_data()
{
    QTest::addColumn<GameTree>("tree");
    QTest::addColumn<QByteArray>("bytes");
    const auto add = [](const char *name, const QByteArray &bytes, auto fill) {
        GameTree tree;
        fill(tree);
        QTest::newRow(name) << tree << bytes;
    };
    add("nothing at all is a root (7)", header34() + fromHex("00 00"), [](GameTree &) {});
    add("the first move elsewhere needs a root (2)", header34() + fromHex("00 00 77 40"), [](GameTree &tree) {
        tree.append(tree.root(), Side::Black, { 6, 7 });
    });
    add("a start at the root needs a root (2)", header34() + fromHex("00 04 78 40"), [](GameTree &tree) {
        tree.append(tree.root(), Side::Black, { 7, 7 });
        tree.set(tree.root(), NodeMark::Start);
    });
    add("a pass needs a root (10.3)", header34() + fromHex("00 00 78 00 00 40"), [](GameTree &tree) {
        tree.append(tree.append(tree.root(), Side::Black, { 7, 7 }), Move::pass(Side::White));
    });
    add("lines end as in Windows, and what ends or parts texts becomes a blank (6.1)",
        header30() + fromHex("78 09 00 01 61 20 62 08 63 0D 0A 20 64 00 65 20 66 00"), [](GameTree &tree) {
            const NodeId node = tree.append(tree.root(), Side::Black, { 7, 7 });
            tree.setText(node, TextKind::Headline, "a\nb");
            tree.setComment(node,
                std::string_view("c\n\x08"
                                 "d"));
            tree.setText(node, TextKind::BoardText, std::string_view("e\0f", 3));
        });
}

void TestRenLib::writing()
{
    QFETCH(GameTree, tree);
    QFETCH(QByteArray, bytes);
    QCOMPARE(written(tree).toHex(' '), bytes.toHex(' '));
}

void TestRenLib::treesThatCannotBeALibraryAreRefused_data()
{
    using Reason = LibraryExportRefusal::Reason;
    QTest::addColumn<GameTree>("tree");
    QTest::addColumn<LibraryExportRefusal>("misfit");
    const auto add = [](const char *name, const LibraryExportRefusal &misfit, auto fill, int columns = 15,
                         int rows = 15) {
        GameTree tree(columns, rows);
        fill(tree);
        QTest::newRow(name) << tree << misfit;
    };
    add(
        "a larger board", { Reason::BoardSize, 0 }, [](GameTree &) {}, 19, 19);
    add(
        "a board that is not square", { Reason::BoardSize, 0 }, [](GameTree &) {}, 15, 13);
    add("one move too deep (9)", { Reason::TooDeep, 226 }, [](GameTree &tree) {
        NodeId node = tree.root();
        for (int i = 0; i < 300; ++i)
            node = tree.append(node, Move::pass(i % 2 == 0 ? Side::Black : Side::White));
    });
    add("White begins", { Reason::TurnOrder, 1 }, [](GameTree &tree) {
        tree.append(tree.root(), Side::White, { 7, 7 });
    });
    add("a node without a move", { Reason::NoAction, 2 }, [](GameTree &tree) {
        tree.setComment(tree.append(tree.append(tree.root(), Side::Black, { 7, 7 }), std::nullopt), "text");
    });
    add("a move that was nowhere", { Reason::NoAction, 1 },
        [](GameTree &tree) { tree.append(tree.root(), Move::unplaced(Side::Black)); });
    add("stones put up", { Reason::Setup, 0 }, [](GameTree &tree) {
        tree.editDetails(tree.root()).setup.black = { { 0, 0 } };
    });
    add("the same move twice", { Reason::SameMoveTwice, 1 }, [](GameTree &tree) {
        tree.append(tree.root(), Side::Black, { 7, 7 });
        tree.append(tree.root(), Side::Black, { 7, 7 });
    });
}

void TestRenLib::treesThatCannotBeALibraryAreRefused()
{
    QFETCH(GameTree, tree);
    QFETCH(LibraryExportRefusal, misfit);
    const Result<WrittenLibrary, LibraryExportRefusal> library = writeLibrary(tree);
    QVERIFY(!library);
    QCOMPARE(static_cast<int>(library.fault().reason), static_cast<int>(misfit.reason));
    QCOMPARE(library.fault().node, misfit.node);
}

void TestRenLib::smallBoardsLieInTheCorner()
{
    LibraryReadOptions options;
    options.boardSize = 13;
    const QByteArray bytes = header34() + fromHex("00 00 67 00 CD 40");
    const Library library = readAll(bytes, options);
    QCOMPARE(outline(library.game.tree), QStringList({ "1 G7", "2 M1" }));
    QCOMPARE(written(library.game.tree).toHex(' '), bytes.toHex(' '));
    QCOMPARE(toldBy(readAll(header34() + fromHex("00 00 6E 40"), options)), QStringList { "BAD_POSITION 22" });
}

void TestRenLib::differentTextsOfOneNodeAreConflicts()
{
    const Library library = readAll(header30()
        + fromHex("78 00 68 89 00 01 61 08 62 00 63 00 7A 40 68 89 00 01 61 08 64 00 65 00 7A 40 68 48 08 62 00 00"));
    QCOMPARE(outline(library.game.tree), QStringList({ "1 H8", "2 H9 a|b|c", "3 J8" }));
    QCOMPARE(toldBy(library.game.tree, library.conflicts), QStringList({ "2 Comment d", "2 BoardText e" }));
}

void TestRenLib::editedTextsAreWrittenInTheCharsetOfTheFile()
{
    Library library = readAll(header30() + fromHex("78 08 BA DA B1 D8 CA A4 00 00 68 40"));
    GameTree &tree = library.game.tree;
    QCOMPARE(tree.charset(), Charset::Gb18030);
    QVERIFY(library.isCharsetGuessed);
    tree.setText(2, TextKind::Headline, "黑");
    QCOMPARE(written(tree).mid(20).toHex(' '), fromHex("78 08 BA DA B1 D8 CA A4 00 00 68 48 BA DA 00 00").toHex(' '));
    tree.setCharset(Charset::Iso8859_1);
    const Result<WrittenLibrary, LibraryExportRefusal> garbled = writeLibrary(tree);
    QVERIFY(garbled);
    QCOMPARE(garbled->garbled, std::vector<NodeId> { 2 });
    QCOMPARE(QByteArray::fromStdString(garbled->bytes).mid(20).toHex(' '),
        fromHex("78 08 BA DA B1 D8 CA A4 00 00 68 48 3F 00").toHex(' '));
}

void TestRenLib::belowALabelThatBecomesAMoveTheOtherSidePlays()
{
    // H9 as a label with I9, H9 and below that I7, then H9 as a move
    const Library library = readAll(header30() + fromHex("78 00 68 83 00 01 61 00 69 00 68 00 89 40 68 40"));
    const GameTree &tree = library.game.tree;
    QCOMPARE(outline(tree), QStringList({ "1 H8", "2 H9 ||a", "3 I9", "4 H9", "5 I7" }));
    QCOMPARE(*tree.move(2), Move::stone(Side::White, { 7, 8 }));
    QCOMPARE(*tree.move(3), Move::stone(Side::Black, { 8, 8 }));
    QCOMPARE(*tree.move(4), Move::unplaced(Side::White, { 7, 8 }));
    QCOMPARE(*tree.move(5), Move::stone(Side::Black, { 8, 6 }));
}

void TestRenLib::otherMessagesOfAManyTimesDamagedFileAreStillTold()
{
    QByteArray bytes = header30() + fromHex("78 40");
    for (int i = 0; i < 5000; ++i)
        bytes += fromHex("68 40");
    const Library library = readAll(bytes + fromHex("FF"));
    QCOMPARE(toldBy(library).filter("AFTER_END").size(), 1000);
    QCOMPARE(toldBy(library).last(), QString("LEFTOVER_BYTE 10022"));
}

} // namespace tst_renlib

QTEST_GUILESS_MAIN(tst_renlib::TestRenLib)
#include "tst_renlib.moc"
