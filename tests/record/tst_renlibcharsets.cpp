// SPDX-License-Identifier: MIT
#include "record/renlib/librarywriter.h"
#include "renlibhelp.h"

#include <QTest>

namespace tst_renlibcharsets {

using namespace kagetsu::record;

namespace {

// A line of moves with these comments.
QByteArray libraryWith(const std::vector<std::string> &comments)
{
    QByteArray bytes = header30();
    unsigned char position = 0x78;
    for (const std::string &comment : comments) {
        bytes += static_cast<char>(position);
        bytes += '\x08';
        bytes += QByteArray::fromStdString(comment) + QByteArray(comment.size() % 2 == 0 ? 2 : 1, '\0');
        position = static_cast<unsigned char>(position == 0xE1 ? 0x01
                : position % 16 == 15                          ? position + 2
                                                               : position + 1);
    }
    return bytes;
}

} // namespace

// The encoding of a whole library, which names none (record-renlib.md#encoding).
class TestRenLibCharsets : public QObject
{
    Q_OBJECT

private slots:
    void guesses_data()
    {
        QTest::addColumn<Charset>("charset");
        QTest::addColumn<std::vector<std::string>>("comments");
        using Texts = std::vector<std::string>;
        QTest::newRow("Chinese") << Charset::Gb18030
                                 << Texts { "黑必胜", "白棋的好点", "此处黑棋不能走", "OK", "黑四三胜" };
        QTest::newRow("Japanese") << Charset::ShiftJis
                                  << Texts { "ここは黒の必勝です", "白はこれで受けます", "四三のつくりかた", "D4" };
        QTest::newRow("Russian") << Charset::Windows1251
                                 << Texts { "Чёрные выигрывают", "Белые держат защиту", "лучший ход", "win" };
        QTest::newRow("Swedish") << Charset::Iso8859_1
                                 << Texts { "Svart får inte spela här", "Det går också bra så här",
                                        "öppningen är jämn" };
        QTest::newRow("Chinese of Taiwan")
            << Charset::Big5 << Texts { "黑棋在這裡必勝", "白棋應該下這個點", "這是禁手點", "黑方優勢" };
        QTest::newRow("recent tools") << Charset::Utf8 << Texts { "黑必胜", "ここは黒", "Чёрные", "win" };
    }

    void guesses()
    {
        QFETCH(Charset, charset);
        QFETCH(std::vector<std::string>, comments);
        std::vector<std::string> coded;
        for (const std::string &comment : comments) {
            const EncodedText text = encode(comment, charset);
            QCOMPARE(text.lost, 0);
            coded.push_back(text.bytes);
        }
        const Library library = readAll(libraryWith(coded));
        const GameTree &tree = library.game.tree;
        QCOMPARE(tree.charset(), charset);
        QCOMPARE(library.game.info.charset, std::string(nameOf(charset)));
        QVERIFY(library.isCharsetGuessed);
        for (std::size_t i = 0; i < comments.size(); ++i)
            QCOMPARE(tree.text(static_cast<NodeId>(i + 1), TextKind::Headline), comments[i]);
        QCOMPARE(written(tree), written(readAll(written(tree)).game.tree));
    }

    // One comment of a real library is no GBK.
    void oneBrokenTextDoesNotChangeTheGuess()
    {
        std::vector<std::string> comments(30, encode("黑棋在此处必胜", Charset::Gb18030).bytes);
        comments[7] = "\xFF\xFF broken";
        const Library library = readAll(libraryWith(comments));
        QCOMPARE(library.game.tree.charset(), Charset::Gb18030);
        QCOMPARE(library.game.tree.text(1, TextKind::Headline), std::string("黑棋在此处必胜"));
        QVERIFY(written(library.game.tree).contains(QByteArray::fromStdString(comments[7])));
    }

    void nothingToGuessFrom()
    {
        const QByteArray bytes = libraryWith({ "only ASCII" });
        QCOMPARE(readAll(bytes).game.tree.charset(), Charset::Gb18030);
        LibraryReadOptions options;
        options.plainCharset = Charset::Windows1251;
        QCOMPARE(readAll(bytes, options).game.tree.charset(), Charset::Windows1251);
    }

    void theUsersChoiceCounts()
    {
        LibraryReadOptions options;
        options.charset = Charset::Big5;
        const Library library = readAll(libraryWith({ encode("黑必胜", Charset::Gb18030).bytes }), options);
        QCOMPARE(library.game.tree.charset(), Charset::Big5);
        QVERIFY(!library.isCharsetGuessed);
    }

    void editsReadAgainAsTheyWereWritten_data()
    {
        QTest::addColumn<Charset>("plain"); // of a library without anything to guess from
        QTest::addColumn<std::string>("comment");
        QTest::addColumn<Charset>("expected");
        QTest::newRow("a sign that looks Japanese in Chinese")
            << Charset::Gb18030 << std::string("Why A1?? 悪") << Charset::Utf8;
        QTest::newRow("plain Chinese") << Charset::Gb18030 << std::string("黑必胜") << Charset::Gb18030;
        QTest::newRow("one letter with an accent") << Charset::Gb18030 << std::string("é") << Charset::Utf8;
        QTest::newRow("a name of Europe") << Charset::Gb18030 << std::string("Müller") << Charset::Utf8;
        QTest::newRow("one letter of Russian") << Charset::Windows1251 << std::string("Ж") << Charset::Utf8;
        QTest::newRow("Japanese") << Charset::ShiftJis << std::string("ここは黒の必勝です") << Charset::ShiftJis;
        QTest::newRow("one sign of Taiwan") << Charset::Big5 << std::string("勝") << Charset::Utf8;
        QTest::newRow("one letter of Korea") << Charset::EucKr << std::string("흑") << Charset::Utf8;
        QTest::newRow("Korean") << Charset::EucKr << std::string("흑이 이깁니다. 좋은 수") << Charset::EucKr;
        QTest::newRow("a sign of its own") << Charset::Gb18030 << std::string("△ 1") << Charset::Utf8;
    }

    void editsReadAgainAsTheyWereWritten()
    {
        QFETCH(Charset, plain);
        QFETCH(std::string, comment);
        QFETCH(Charset, expected);
        LibraryReadOptions options;
        options.plainCharset = plain;
        Library library = readAll(libraryWith({ "ASCII", "win" }), options);
        QCOMPARE(library.game.tree.charset(), plain);
        library.game.tree.setText(1, TextKind::Headline, comment);
        const auto written = writeLibrary(library.game.tree, CharsetChoice::Open);
        QVERIFY(written && !written->isUntold && written->garbled.empty());
        QCOMPARE(written->charset, expected);
        for (const Charset other : { Charset::Gb18030, Charset::Windows1251, Charset::ShiftJis }) {
            LibraryReadOptions elsewhere;
            elsewhere.plainCharset = other;
            const Library again = readAll(QByteArray::fromStdString(written->bytes), elsewhere);
            QCOMPARE(again.game.tree.charset(), expected);
            QCOMPARE(again.game.tree.text(1, TextKind::Headline), comment);
        }
        // Who chose the encoding gets it, and is told that no reader finds it.
        const auto chosen = writeLibrary(library.game.tree, CharsetChoice::Fixed);
        QCOMPARE(chosen->charset, plain);
        QCOMPARE(chosen->isUntold, expected != plain);
        options.charset = plain;
        const Library told = readAll(QByteArray::fromStdString(chosen->bytes), options);
        QCOMPARE(told.game.tree.text(1, TextKind::Headline), comment);
    }

    // Bytes of the file stay, so no other encoding suits both.
    void anEditThatOutweighsTheTextsOfTheFileIsTold()
    {
        Library library =
            readAll(libraryWith({ encode("黑", Charset::Gb18030).bytes, "win" }), byUser(Charset::Gb18030));
        library.game.tree.setText(2, TextKind::Headline, "Why A1?? 悪");
        const auto written = writeLibrary(library.game.tree, CharsetChoice::Open);
        QVERIFY(written);
        QCOMPARE(written->charset, Charset::Gb18030);
        QVERIFY(written->isUntold);
        const Library again = readAll(QByteArray::fromStdString(written->bytes), byUser(Charset::Gb18030));
        QCOMPARE(again.game.tree.text(1, TextKind::Headline), std::string("黑"));
        QCOMPARE(again.game.tree.text(2, TextKind::Headline), std::string("Why A1?? 悪"));
    }

    void aLibraryWithoutEditsIsNothingToTellOf()
    {
        const Library library = readAll(libraryWith({ "\xE9", "win" }));
        QVERIFY(!writeLibrary(library.game.tree, CharsetChoice::Open)->isUntold);
    }

private:
    static LibraryReadOptions byUser(Charset charset)
    {
        LibraryReadOptions options;
        options.charset = charset;
        return options;
    }
};

} // namespace tst_renlibcharsets

QTEST_GUILESS_MAIN(tst_renlibcharsets::TestRenLibCharsets)
#include "tst_renlibcharsets.moc"
