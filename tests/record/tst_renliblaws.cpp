// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "renlibhelp.h"

#include "record/renlib/libraryformat.h"
#include "record/renlib/librarywriter.h"

#include <QDir>
#include <QTest>

#include <random>
#include <rapidcheck.h>

namespace tst_renliblaws {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

namespace {

// What people write in each encoding; the two-byte ones with trail bytes that look like ASCII.
struct Script
{
    Charset charset;
    std::vector<std::string> words;
};

const std::vector<Script> &scripts()
{
    static const std::vector<Script> all {
        { Charset::Gb18030, { "黑必胜", "白", "這丂狛", "D4" } },
        { Charset::ShiftJis, { "表ソ十能", "黒の勝ち", "ﾊﾝｶｸ", "\\" } },
        { Charset::Windows1251, { "Чёрные", "ход Я", "я" } },
        { Charset::Iso8859_1, { "går", "Å Ä Ö", "€" } },
        { Charset::Big5, { "功蓋許", "黑棋", "必勝" } },
        { Charset::Utf8, { "黑", "ё", "😀", "é" } },
    };
    return all;
}

std::string anyText(const Script &script, const std::vector<std::string> &joints)
{
    std::string text = *rc::gen::elementOf(script.words);
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        text += *rc::gen::elementOf(joints) + *rc::gen::elementOf(script.words);
    return text;
}

void fillTexts(GameTree &tree, NodeId node, const Script &script)
{
    if (*rc::gen::arbitrary<bool>())
        tree.setText(node, TextKind::Headline, anyText(script, { " ", "", "?" }));
    if (*rc::gen::arbitrary<bool>())
        tree.setText(node, TextKind::Comment, anyText(script, { "\n", "", "\n\n" }));
    if (*rc::gen::arbitrary<bool>() || tree.action(node).isLabel())
        tree.setText(node, TextKind::BoardText, anyText(script, { "" }));
    for (const NodeMark mark : { NodeMark::Bookmark, NodeMark::Start })
        tree.set(node, mark, *rc::gen::inRange(0, 5) == 0);
    if (*rc::gen::inRange(0, 8) == 0)
        tree.setForeignBits(node, static_cast<std::uint16_t>(*rc::gen::inRange(1, 0x7fff) * 2));
}

// A new child whose point its siblings do not have, at its sorted place; nothing when the point is there already.
void addSomehow(GameTree &tree, NodeId parent, const Script &script)
{
    const NodeAction above = tree.action(parent);
    const Side side = above.isMove() ? other(above.side()) : above.isLabel() ? above.side() : Side::Black;
    // a small part of the board, so that points are met again
    const rules::Point point(*rc::gen::inRange(4, 8), *rc::gen::inRange(6, 9));
    NodeAction action(Move::pass(side));
    if (const int kind = *rc::gen::inRange(0, 8); kind == 1)
        action = NodeAction::label(side, point);
    else if (kind > 1)
        action = NodeAction(tree.stones(parent).at(point) == rules::Stone::None ? Move::stone(side, point)
                                                                                : Move::unplaced(side, point));
    NodeId before = NoNode;
    for (const NodeId child : tree.children(parent)) {
        const int place = renlib::byteOf(tree.action(child), tree.rows()) - renlib::byteOf(action, tree.rows());
        if (place == 0)
            return;
        if (place > 0 && before == NoNode)
            before = child;
    }
    fillTexts(tree, tree.insert(parent, before, action), script);
}

GameTree anyTree(const Script &script)
{
    GameTree tree;
    tree.setCharset(script.charset);
    if (*rc::gen::inRange(0, 3) == 0)
        fillTexts(tree, GameTree::root(), script);
    // every other one could be of version 3.0
    if (*rc::gen::arbitrary<bool>())
        fillTexts(tree, tree.append(tree.root(), Side::Black, { 7, 7 }), script);
    for (int i = *rc::gen::inRange(0, 40); i > 0; --i)
        addSomehow(tree, static_cast<NodeId>(*rc::gen::inRange<int>(0, static_cast<int>(tree.nodeCount()))), script);
    return tree;
}

struct Seen
{
    NodeAction action;
    std::size_t depth = 0;
    bool bookmark = false;
    bool start = false;
    std::uint16_t foreignBits = 0;
    std::array<std::string, AllTextKinds.size()> texts;

    friend bool operator==(const Seen &, const Seen &) = default;
};

std::vector<Seen> seen(const GameTree &tree)
{
    std::vector<Seen> all;
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
        Seen each { tree.action(node), tree.path(node).size(), tree.has(node, NodeMark::Bookmark),
            tree.has(node, NodeMark::Start), tree.foreignBits(node), {} };
        for (const TextKind kind : AllTextKinds)
            each.texts[static_cast<std::size_t>(kind)] = tree.text(node, kind);
        all.push_back(std::move(each));
    }
    return all;
}

// Whatever the bytes are: what is read is written, and that is a library which stays as it is.
QString faultWith(const std::string &bytes)
{
    const Result<Library, LibraryRefusal> library = readLibrary(bytes);
    if (!library)
        return {};
    const Result<WrittenLibrary, LibraryExportRefusal> once = writeLibrary(library->game.tree);
    const QString hex = QString::fromLatin1(QByteArray::fromStdString(bytes).toHex(' '));
    if (!once)
        return once.fault().reason == LibraryExportRefusal::Reason::TooDeep ? QString() : "not written: " + hex;
    const Library again = readAll(QByteArray::fromStdString(once->bytes));
    if (again.isIncomplete || !again.conflicts.empty())
        return "not read again: " + hex;
    return written(again.game.tree).toStdString() == once->bytes ? QString() : "written otherwise again: " + hex;
}

// A small library with all that a record can have.
std::string smallLibrary()
{
    return (header34()
        + fromHex("00 18 53 65 74 00 77 00 00 80 88 44 68 C9 00 01 BA DA B1 D8 CA A4 00 00 41 00 69 43 00 01 31 30 00 "
                  "00 78 20 47 7D F2 00 68 80 7A 48 77 6F 6E 00 69 48 44 34 08 61 0D 0A 62 00"))
        .toStdString();
}

} // namespace

// Laws of libraries: what is written is read back, and no bytes are too broken (record-renlib.md#damaged-files).
class TestRenLibLaws : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("RC_PARAMS"))
            qputenv("RC_PARAMS", "max_success=" + QByteArray::number(repetitions(300)));
    }

    void writtenLibraryIsReadBack_data()
    {
        QTest::addColumn<int>("script");
        for (std::size_t i = 0; i < scripts().size(); ++i)
            QTest::newRow(std::string(nameOf(scripts()[i].charset)).c_str()) << static_cast<int>(i);
    }

    void writtenLibraryIsReadBack()
    {
        QFETCH(int, script);
        QVERIFY(rc::check([script] {
            const Script &used = scripts()[static_cast<std::size_t>(script)];
            const GameTree tree = anyTree(used);
            const Result<WrittenLibrary, LibraryExportRefusal> library = writeLibrary(tree);
            RC_ASSERT(library.hasValue());
            RC_ASSERT(library->garbled.empty());
            LibraryReadOptions options;
            options.charset = used.charset;
            const Library read = readAll(QByteArray::fromStdString(library->bytes), options);
            RC_ASSERT(seen(read.game.tree) == seen(tree));
            RC_ASSERT(!read.isIncomplete && read.conflicts.empty());
            // Untouched bytes do not depend on what they are taken for.
            const Library guessed = readAll(QByteArray::fromStdString(library->bytes));
            RC_ASSERT(written(guessed.game.tree).toStdString() == library->bytes);
        }));
    }

    // What the fuzzer begins with.
    void everyFileOfTheCorpus()
    {
        const QFileInfoList files = QDir(QStringLiteral(KAGETSU_TEST_DATA "/libraries")).entryInfoList(QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QFileInfo &info : files) {
            QFile file(info.filePath());
            QVERIFY(file.open(QFile::ReadOnly));
            QCOMPARE(faultWith(file.readAll().toStdString()), QString());
        }
    }

    void everyBeginningOfALibrary()
    {
        const std::string whole = smallLibrary();
        for (std::size_t length = 0; length <= whole.size(); ++length)
            QCOMPARE(faultWith(whole.substr(0, length)), QString());
    }

    void everyByteChanged()
    {
        const std::string whole = smallLibrary();
        for (std::size_t i = 0; i < whole.size(); ++i) {
            for (int value = 0; value < 256; value += Stride) {
                std::string changed = whole;
                changed[i] = static_cast<char>(value);
                QCOMPARE(faultWith(changed), QString());
            }
        }
    }

    void manyBytesChanged()
    {
        std::mt19937 random(36);
        for (int i = 0; i < repetitions(20'000); ++i) {
            std::string changed = smallLibrary();
            for (unsigned count = random() % 12 + 1; count > 0; --count)
                changed[20 + random() % (changed.size() - 20)] = static_cast<char>(random());
            QCOMPARE(faultWith(changed), QString());
        }
    }

    // Lines, rows and open branches without end, as only broken files have them.
    void aMillionRecordsOfOneShape_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::newRow("one line of passes") << fromHex("00 00");
        QTest::newRow("one line of open branches") << fromHex("00 80");
        QTest::newRow("the same move again and again") << fromHex("78 C0");
        QTest::newRow("records after the end") << fromHex("78 40");
        QTest::newRow("old comments") << fromHex("78 60 FF 00");
        QTest::newRow("labels below labels") << fromHex("78 02");
        QTest::newRow("texts that disagree") << fromHex("78 C8 61 00");
    }

    void aMillionRecordsOfOneShape()
    {
        QFETCH(QByteArray, record);
        const int count = 1'000'000;
        const std::string bytes = (header34() + fromHex("00 00") + record.repeated(count)).toStdString();
        const Result<Library, LibraryRefusal> library = readLibrary(bytes);
        QVERIFY(library);
        QVERIFY(library->game.messages.size() <= 5000);
        QCOMPARE(faultWith(bytes.substr(0, 20'000)), QString());
    }
};

} // namespace tst_renliblaws

QTEST_GUILESS_MAIN(tst_renliblaws::TestRenLibLaws)
#include "tst_renliblaws.moc"
