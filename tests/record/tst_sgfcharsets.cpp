// SPDX-License-Identifier: MIT
#include "sgfhelp.h"

#include <QTest>

namespace tst_sgfcharsets {

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

// 表ソ十功 in Shift_JIS ends its characters with 5C; ゼ with 5B; 彰 with 5D (record-sgf.md#charsets).
const QByteArray Sjis("\x95\x5C\x83\x5C\x8F\x5C\x83\x5B\x8F\x5D");
constexpr const char *SjisText = "表ソ十ゼ従";
// 功許蓋 in Big5 end with 5C; 二人 have 47 and 48; 丼 ends with 5B, 五 with 5D.
const QByteArray Big5("\xA5\x5C\xB3\x5C\xBB\x5C\xA4\x5B\xA4\x5D");
constexpr const char *Big5Text = "功許蓋久也";

QByteArray game(const QByteArray &charset, const QByteArray &text)
{
    return "(;GM[4]SZ[15]" + (charset.isEmpty() ? QByteArray() : "CA[" + charset + "]") + "PB[" + text
        + "]PW[end];B[hh]C[" + text + "];W[ig])";
}

} // namespace

class TestSgfCharsets : public QObject
{
    Q_OBJECT

private slots:
    void decided_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("charset");
        QTest::addColumn<bool>("guessed");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *title, const QByteArray &bytes, const char *name, const char *charset,
                             bool guessed, QStringList codes = {}) {
            QTest::newRow(title) << bytes << QString::fromUtf8(name) << QString::fromUtf8(charset) << guessed << codes;
        };
        constexpr bool known = false;
        constexpr bool guessed = true;
        const QByteArray utf8("\xE8\xA1\xA8\xE7\xA4\xBA");
        row("R3: plain ASCII", game("", "Abe"), "Abe", "UTF-8", known);
        row("R3: UTF-8 that says so", game("UTF-8", utf8), "表示", "UTF-8", known);
        row("R4: UTF-8 that says so in other letters", game("utf_8", utf8), "表示", "UTF-8", known);
        row("R3: UTF-8 that says nothing", game("", utf8), "表示", "UTF-8", known);
        row("R3: UTF-8 that says Latin 1", game("ISO-8859-1", utf8), "表示", "UTF-8", known, { "CA_MISMATCH" });
        row("R3: UTF-8 that says Japanese EUC", game("EUC-JP", utf8), "表示", "UTF-8", known, { "CA_MISMATCH" });
        row("R3: UTF-8 with its mark", "\xEF\xBB\xBF" + game("", utf8), "表示", "UTF-8", known);
        row("R3: UTF-8 with its mark that says GBK", "\xEF\xBB\xBF" + game("GBK", utf8), "表示", "UTF-8", known,
            { "CA_MISMATCH" });
        row("R3: Latin 1 that says so", game("ISO-8859-1", "Andr\xE9 \x80"), "André €", "ISO-8859-1", known);
        row("R3: Latin 1 that says nothing",
            game("",
                "Andr\xE9"
                "e M\xFCller"),
            "Andrée Müller", "ISO-8859-1", guessed);
        row("R3: Shift_JIS that says so", game("Shift_JIS", Sjis), SjisText, "Shift_JIS", known);
        row("R3: Shift_JIS that says nothing", game("", Sjis + "\x82\xB3\x82\xF1\x82\xCC"), "表ソ十ゼ従さんの",
            "Shift_JIS", guessed);
        row("R3: Big5 that says so", game("big5", Big5), Big5Text, "Big5", known);
        row("R3: Big5 that says nothing", game("", Big5), Big5Text, "Big5", guessed);
        row("R3: GB18030 that says so", game("GBK", "\x81\x5C\x81\x5D\xB0\x5B"), "乗乚癧", "GB18030", known);
        row("R3: GB18030 that says nothing", game("", "\xBA\xDA\xC6\xE5\xB0\xD7\xC6\xE5"), "黑棋白棋", "GB18030",
            guessed);
        row("R4: GB2312 as its older name", game("gb2312", "\xBA\xDA"), "黑", "GB18030", known);
        row("R3: Korean that says nothing",
            game("",
                "\xB1\xE8\xC3\xB6\xBC\xF6\xBF\xCD\xB9\xDA\xBF\xB5\xC8\xF1\xC0\xC7\xBF\xC0\xB8\xF1\xB4\xEB\xB1\xB9\xBF"
                "\xA1\xBC\xAD\xC8\xE6\xC0\xCC\xC0\xCC\xB0\xE5\xB4\xD9"),
            "김철수와박영희의오목대국에서흑이이겼다", "EUC-KR", guessed);
        row("R3: Russian that says nothing",
            game("", "\xCF\xF0\xE8\xE2\xE5\xF2\xE8\xE7\xEA\xEB\xF3\xE1\xE0\xF0\xE5\xED\xE4\xE7\xFE"),
            "Приветизклубарендзю", "windows-1251", guessed);
        row("R3: Japanese EUC that says nothing",
            game("",
                "\xA4\xB3\xA4\xEC\xA4\xCF\xC9\xBD\xA4\xC8\xCE\xA2\xA4\xCE\xCF\xA2\xBC\xEE\xA4\xCE\xC2\xD0\xB6\xC9\xA4"
                "\xC7\xA4\xB9"),
            "これは表と裏の連珠の対局です", "EUC-JP", guessed);
        row("R3: Korean that says so", game("euc-kr", "\xB1\xE8\xC3\xB6\xBC\xF6"), "김철수", "EUC-KR", known);
        row("R3: Russian that says so", game("windows-1251", "\xD0\xE5\xED\xE4\xE7\xFE"), "Рендзю", "windows-1251",
            known);
        row("R3: Russian KOI8 that says so", game("KOI8-R", "\xF2\xC5\xCE\xC4\xDA\xC0"), "Рендзю", "KOI8-R", known);
        row("R3: Japanese EUC that says so", game("EUC-JP", "\xC9\xBD\xA4\xBD"), "表そ", "EUC-JP", known);
        row("R3: UTF-8 with a text about charsets", game("", utf8 + " ;CA[Shift_JIS"), "表示 ;CA[Shift_JIS", "UTF-8",
            known);
        row("R3: UTF-8 that says so, with a text about another and escaped brackets",
            game("UTF-8", utf8 + " (;CA[GBK\\] ;CA[Big5"), "表示 (;CA[GBK] ;CA[Big5", "UTF-8", known);
        row("R3: Shift_JIS that says so behind a text that ends with half a backslash",
            game("", Sjis.first(2)).replace("PW", "CA[Shift_JIS]PW"), "表", "Shift_JIS", known);
        row("R3: a charset nobody knows", game("klingon", utf8), "表示", "UTF-8", known, { "CA_UNKNOWN" });
        row("R5: bad bytes in a charset that is said", game("UTF-8", utf8 + utf8 + utf8 + "\xFF" + utf8),
            "表示表示表示\xEF\xBF\xBD表示", "UTF-8", known, { "BAD_BYTES" });
        row("R5: a zero byte inside a name and outside",
            game("", QByteArray("A\0b", 3)).replace("SZ", QByteArray("S\0Z", 3)), "A b", "UTF-8", known,
            { "NUL_BYTES" });
    }
    void decided()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, charset);
        QFETCH(bool, guessed);
        QFETCH(QStringList, codes);
        const Collection collection = readCollection(bytes.toStdString());
        QCOMPARE(QString::fromStdString(collection.charset()), charset);
        QCOMPARE(collection.isCharsetGuessed(), guessed);
        QCOMPARE(names(collection.messages()), codes);
        QCOMPARE(collection.size(), std::size_t(1));
        const Game read = collection.readGame(0);
        QVERIFY(read.messages.empty());
        QVERIFY(QString::fromStdString(read.info.black.name).startsWith(name));
        QCOMPARE(read.info.white.name, std::string("end"));
        QCOMPARE(read.tree.comment(1), read.info.black.name);
        QCOMPARE(read.tree.nodeCount(), NodeId(3));
        QCOMPARE(read.info.charset, collection.charset());
    }

    void wideCharsets_data()
    {
        QTest::addColumn<bool>("mark");
        QTest::addColumn<bool>("little");
        for (const bool mark : { true, false }) {
            for (const bool little : { true, false })
                QTest::addRow("UTF-16 %s endian %s a mark", little ? "little" : "big", mark ? "with" : "without")
                    << mark << little;
        }
    }
    void wideCharsets()
    {
        QFETCH(bool, mark);
        QFETCH(bool, little);
        const QString text = QString::fromUtf8(game("", "表ソ"));
        std::string bytes;
        for (const QChar c : (mark ? QString(QChar(0xFEFF)) : QString()) + text) {
            const char low = static_cast<char>(c.cell());
            const char high = static_cast<char>(c.row());
            bytes += little ? low : high;
            bytes += little ? high : low;
        }
        const Collection collection = readCollection(bytes);
        QCOMPARE(collection.charset(), std::string(little ? "UTF-16LE" : "UTF-16BE"));
        QCOMPARE(collection.readGame(0).info.black.name, std::string("表ソ"));
    }

    void theUsersChoiceDecides()
    {
        const QByteArray bytes = game("", "\xC0\xE8");
        QCOMPARE(
            readCollection(bytes.toStdString(), { "windows-1251" }).readGame(0).info.black.name, std::string("Аи"));
        QCOMPARE(readCollection(bytes.toStdString(), { "latin1" }).readGame(0).info.black.name, std::string("Àè"));
    }

    // Only the first name in a tree counts; a later one is told of as any root property that comes late.
    void anotherCharsetInALaterNode()
    {
        const Collection collection =
            readCollection(game("UTF-8", "\xE8\xA1\xA8").replace(";W", ";CA[GBK]W").toStdString());
        QVERIFY(collection.messages().empty());
        const Game read = collection.readGame(0);
        QCOMPARE(names(read.messages), QStringList("ROOT_PROP_LATE"));
        QCOMPARE(read.info.black.name, std::string("表"));
    }

    // Trees of one file in several encodings (record-sgf.md#r6); the bytes of one hold the brackets of another.
    void mixedCharsets()
    {
        const QByteArray bytes = game("Shift_JIS", Sjis) + "\n" + game("UTF-8", "\xE8\xA1\xA8") + "\n"
            + game("Big5", Big5) + "\n" + game("", "Abe");
        const Collection collection = readCollection(bytes.toStdString());
        QCOMPARE(names(collection.messages()), QStringList { "MIXED_CHARSETS" });
        QCOMPARE(collection.size(), std::size_t(4));
        const char *const expected[] { SjisText, "表", Big5Text, "Abe" };
        const char *const charsets[] { "Shift_JIS", "UTF-8", "Big5", "UTF-8" };
        for (std::size_t i = 0; i < 4; ++i) {
            const Game read = collection.readGame(i);
            QCOMPARE(read.info.black.name, std::string(expected[i]));
            QCOMPARE(read.info.charset, std::string(charsets[i]));
            QCOMPARE(read.tree.nodeCount(), NodeId(3));
        }
    }

    void badBytesAreCounted()
    {
        const Collection collection =
            readCollection(game("UTF-8", "\xE8\xA1\xA8\xE8\xA1\xA8\xE8\xA1\xA8\xE8\xA1\xA8\xE8\xA1\xA8\xE8\xA1\xA8\xFF")
                               .toStdString());
        QCOMPARE(names(collection.messages()), QStringList { "BAD_BYTES" });
        QCOMPARE(collection.messages()[0].count, std::int64_t(2)); // the name and the comment
    }
};

} // namespace tst_sgfcharsets

QTEST_GUILESS_MAIN(tst_sgfcharsets::TestSgfCharsets)
#include "tst_sgfcharsets.moc"
