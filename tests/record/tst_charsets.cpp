// SPDX-License-Identifier: MIT
#include "record/text/charsetconverter.h"
#include "renlibhelp.h"
#include "sgfhelp.h"

#include <QTest>

#include <set>

namespace tst_charsets {

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

struct Writing
{
    const char *language;
    std::vector<const char *> charsets;
    std::vector<const char *> names;
    const char *sentence;
    // Names alone give too little to tell it from another one that has the same bytes.
    bool needsSentence = false;
};

const std::vector<Writing> &writings()
{
    static const std::vector<Writing> all {
        { "Czech", { "windows-1250", "ISO-8859-2" }, { "Dvořák Jiří", "Žižka Aleš", "Němec Zdeněk" },
            "Černý vyhrává čtyřmi za sebou, bílý měl hrát výš." },
        { "Slovak", { "windows-1250", "ISO-8859-2" }, { "Kováč Ľubomír", "Šimková Ľudmila" },
            "Ďalší ťah čierneho je zakázaný." },
        { "Polish", { "windows-1250", "ISO-8859-2" }, { "Wiśniewski Łukasz", "Zięba Grażyna", "Kowalczyk Paweł" },
            "Czarne wygrywają czwórką, białe powinny się obronić." },
        { "Hungarian", { "windows-1250", "ISO-8859-2" }, { "Szűcs Gergő", "Nagy Előd" },
            "Ez tiltott pont, mert két hármas keletkezik, és őrült jó." },
        { "Croatian", { "windows-1250", "ISO-8859-2" }, { "Đurić Željko", "Kovačević Šime" },
            "Crni pobjeđuje četvorkom, što je teško." },
        { "German", { "ISO-8859-1" }, { "Müller Jörg", "Groß Änne", "Schäfer Björn" },
            "Weiß hätte höher spielen müssen." },
        { "French", { "ISO-8859-1" }, { "Lefèvre René", "Hélène François" },
            "Blanc aurait dû jouer plus haut à cause de la menace." },
        { "Spanish", { "ISO-8859-1" }, { "Muñoz José", "Núñez Martín" }, "Blanco debió jugar más arriba mañana." },
        { "Portuguese", { "ISO-8859-1" }, { "João Gonçalves", "Conceição Simão" }, "Não há defesa." },
        { "Italian", { "ISO-8859-1" }, { "Nicolò Rossi" }, "Il nero vince perché il bianco non può difendersi, già." },
        { "Swedish", { "ISO-8859-1" }, { "Åström Pär", "Jönsson Göran" }, "Vit borde ha spelat högre här." },
        { "Danish", { "ISO-8859-1" }, { "Sørensen Jørgen", "Nygård Søren" }, "Hvid burde have spillet højere oppe." },
        { "Icelandic", { "ISO-8859-1" }, { "Þórður Jónsson" }, "Hvítur átti að leika ofar." },
        { "Lithuanian", { "windows-1257" }, { "Šarūnas Žukauskas", "Jūratė Čepaitė" },
            "Baltieji turėjo žaisti aukščiau, šis taškas uždraustas.", true },
        { "Latvian", { "windows-1257" }, { "Jānis Bērziņš", "Ķirsis Gāters" },
            "Baltajam vajadzēja spēlēt augstāk, šis punkts ir aizliegts, ķēde uzvar.", true },
        { "Turkish", { "windows-1254" }, { "Yıldız Çağrı", "Öztürk Işık" }, "Bu nokta yasak çünkü iki üçlü oluşuyor.",
            true },
        { "Greek", { "windows-1253" }, { "Παπαδόπουλος Γιώργος", "Νικολάου Ελένη" }, "Ο μαύρος κερδίζει με τετράδα.",
            true },
        { "Russian", { "windows-1251", "KOI8-R" }, { "Иванов Пётр", "Сушков Владимир" },
            "Чёрные выигрывают четвёркой." },
        { "Chinese", { "GB18030" }, { "李明", "王小红", "曹冬" }, "此处黑棋不能走，因为是三三禁手。" },
        { "Chinese of Taiwan", { "Big5" }, { "林書玄", "陳科翰" }, "這是禁手點，功虧一簣。" },
        { "Japanese", { "Shift_JIS" }, { "中村茂", "岡部寛" }, "この点は三々の禁手なので打てません。表ソ十。" },
        { "Japanese of Unix", { "EUC-JP" }, { "中村茂", "岡部寛" }, "この点は三々の禁手なので打てません。", true },
        { "Korean", { "EUC-KR" }, { "김철수", "박영희" }, "흑이 이긴다. 여기는 금수입니다.", true },
    };
    return all;
}

std::string coded(const std::string &text, const char *charset)
{
    const EncodedText encoded = encode(text, *charsetFromName(charset));
    if (encoded.lost > 0)
        qFatal("a text of this test is none of its charset");
    return encoded.bytes;
}

// A comment may be cut anywhere, so it is bytes.
std::string game(
    const std::string &black, const std::string &white, const std::string &comment, const std::string &charset = {})
{
    return "(;FF[4]GM[4]" + (charset.empty() ? "" : "CA[" + charset + "]") + "SZ[15]PB[" + black + "]PW[" + white
        + "];B[hh]C[" + comment + "];W[ig];B[jj])";
}

struct Found
{
    std::string charset, black, white;
    NodeId nodes = 0;
    bool isGuessed = false;
};

Found read(const std::string &bytes)
{
    const Collection collection = readCollection(bytes);
    if (collection.size() != 1)
        return {};
    const Game read = collection.readGame(0);
    return { collection.charset(), read.info.black.name, read.info.white.name, read.tree.nodeCount(),
        collection.isCharsetGuessed() };
}

std::string told(const Found &found, const char *charset)
{
    return std::string(charset) + " was read as " + found.charset + ": " + found.black;
}

constexpr NodeId AllNodes = 4; // of game()

template <class Use>
void forEachWriting(Use use)
{
    for (const Writing &writing : writings()) {
        for (const char *charset : writing.charsets)
            use(writing, charset);
    }
}

} // namespace

// record-sgf.md#charsets, over languages, charsets and cuts.
class TestCharsets : public QObject
{
    Q_OBJECT

private slots:
    void namesAreFound_data();
    void namesAreFound();
    void everyCharsetHasANameOfItsOwn();
    void asciiTextsAreInNoCharsetThatReadsThemOtherwise_data();
    void asciiTextsAreInNoCharsetThatReadsThemOtherwise();
    void named();
    void guessedWithASentence();
    void guessedByNamesAlone();
    void aCutTextTakesNoMoveWithIt();
    void noCharsetTakesAMove();
    void aNamedCharsetOfSingleBytesIsThatOne();
    void aLibraryWithCutLabels_data();
    void aLibraryWithCutLabels();
    void withoutAConverterEachByteIsTakenOnce_data();
    void withoutAConverterEachByteIsTakenOnce();
    void withoutAConverterEachCharacterIsTakenOnce();
    void aCharacterAcrossTheEndOfABuffer_data();
    void aCharacterAcrossTheEndOfABuffer();
};

void TestCharsets::namesAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("charset");
    const auto row = [](const char *name, const char *charset) { QTest::newRow(name) << QString(name) << charset; };
    row("windows-1250", "windows-1250");
    row("CP1250", "windows-1250");
    row("cp-1250", "windows-1250");
    row("win1250", "windows-1250");
    row("Windows 1250", "windows-1250");
    row("iso8859-2", "ISO-8859-2");
    row("ISO_8859-2:1987", "ISO-8859-2");
    row("8859-2", "ISO-8859-2");
    row("Latin2", "ISO-8859-2");
    row("csISOLatin2", "ISO-8859-2");
    row("ISO-8859-15", "ISO-8859-15");
    row("KOI8-U", "KOI8-U");
    row("macintosh", "macintosh");
    row("IBM852", "IBM852");
    row("cp866", "IBM866");
    row("TIS-620", "TIS-620");
    row("windows-1258", "windows-1258");
    row("Big5-HKSCS", "Big5-HKSCS");
    row("MS_Kanji", "Shift_JIS");
    row("UHC", "EUC-KR");
    row("euc-cn", "GB18030");
    row("HZ-GB-2312", "HZ-GB-2312");
    row("klingon", "");
    row("", "");
    row("UTF-8,swaplfnl", "");
}

void TestCharsets::namesAreFound()
{
    QFETCH(QString, name);
    QFETCH(QString, charset);
    const auto found = charsetFromName(name.toStdString());
    QCOMPARE(found ? QString::fromStdString(std::string(nameOf(*found))) : QString(), charset);
}

void TestCharsets::everyCharsetHasANameOfItsOwn()
{
    const std::vector<Charset> all = allCharsets();
    QVERIFY(all.size() > 150);
    std::set<std::string> names;
    for (const Charset charset : all) {
        const std::string name(nameOf(charset));
        QVERIFY2(names.insert(name).second, name.c_str());
        const auto found = charsetFromName(name);
        QVERIFY2(found && *found == charset, name.c_str());
        QCOMPARE(decode({}, charset).text, std::string());
    }
}

// Who can read CA[…] as bytes of ASCII does not have a file of such a charset.
void TestCharsets::asciiTextsAreInNoCharsetThatReadsThemOtherwise_data()
{
    QTest::addColumn<QString>("charset");
    for (const char *charset : { "UTF-16", "UTF-32LE", "IBM037", "EBCDIC-CP-US", "UTF-16BE" })
        QTest::newRow(charset) << QString(charset);
}

void TestCharsets::asciiTextsAreInNoCharsetThatReadsThemOtherwise()
{
    QFETCH(QString, charset);
    const Collection collection = readCollection(game("Abe", "Bob", "", charset.toStdString()));
    QCOMPARE(collection.size(), std::size_t(1));
    QCOMPARE(collection.charset(), std::string("UTF-8"));
    QCOMPARE(names(collection.messages()), QStringList { "CA_MISMATCH" });
    QCOMPARE(collection.readGame(0).tree.nodeCount(), AllNodes);
}

void TestCharsets::named()
{
    forEachWriting([](const Writing &writing, const char *charset) {
        for (const char *name : writing.names) {
            const Found found = read(game(coded(name, charset), "Bob", coded(writing.sentence, charset), charset));
            QCOMPARE(found.charset, std::string(charset));
            QCOMPARE(found.black, std::string(name));
            QCOMPARE(found.white, std::string("Bob"));
            QCOMPARE(found.nodes, AllNodes);
            QVERIFY(!found.isGuessed);
        }
    });
}

void TestCharsets::guessedWithASentence()
{
    forEachWriting([](const Writing &writing, const char *charset) {
        for (const char *name : writing.names) {
            const Found found = read(game(coded(name, charset), "Bob", coded(writing.sentence, charset)));
            QVERIFY2(found.black == name, told(found, charset).c_str());
            QCOMPARE(found.nodes, AllNodes);
            QVERIFY(found.isGuessed);
        }
    });
}

void TestCharsets::guessedByNamesAlone()
{
    forEachWriting([](const Writing &writing, const char *charset) {
        if (writing.needsSentence)
            return;
        for (const char *black : writing.names) {
            for (const char *white : writing.names) {
                const Found found = read(game(coded(black, charset), coded(white, charset), {}));
                QVERIFY2(found.black == black, told(found, charset).c_str());
                QCOMPARE(found.white, std::string(white));
                QCOMPARE(found.nodes, AllNodes);
            }
        }
    });
}

// Whether the charset is named or guessed, and wherever the comment is cut.
void TestCharsets::aCutTextTakesNoMoveWithIt()
{
    forEachWriting([](const Writing &writing, const char *charset) {
        const std::string sentence = coded(writing.sentence, charset);
        const std::string name = coded(writing.names.front(), charset);
        for (std::size_t length = 1; length < sentence.size(); ++length) {
            const std::string cut = sentence.substr(0, length);
            for (const char *said : { charset, "" }) {
                const Found found = read(game(name, name, sentence + "];W[aa];B[bb]C[" + cut, said));
                if (*said != '\0' || !writing.needsSentence)
                    QVERIFY2(found.black == writing.names.front(), told(found, charset).c_str());
                QCOMPARE(found.nodes, AllNodes + 2);
                QCOMPARE(read(game(name, "Bob", cut, said)).nodes, AllNodes);
            }
        }
    });
}

// Also where the file names another one than it is written in.
void TestCharsets::noCharsetTakesAMove()
{
    for (const Charset wrong : allCharsets()) {
        if (!extendsAscii(wrong))
            continue;
        forEachWriting([wrong](const Writing &writing, const char *charset) {
            if (!isSingleByte(*charsetFromName(charset)))
                return; // half a character may be a bracket
            for (const char *name : writing.names) {
                const Found found =
                    read(game(coded(name, charset), "Bob", coded(name, charset), std::string(nameOf(wrong))));
                QVERIFY2(
                    found.nodes == AllNodes && found.white == "Bob", (std::string(nameOf(wrong)) + ' ' + name).c_str());
            }
        });
    }
}

void TestCharsets::aNamedCharsetOfSingleBytesIsThatOne()
{
    for (const Charset charset : allCharsets()) {
        if (!isSingleByte(charset) || !extendsAscii(charset) || charset == Charset::Ascii)
            continue;
        forEachWriting([charset](const Writing &writing, const char *written) {
            const std::string name = coded(writing.names.front(), written);
            const Found found = read(game(name, name, coded(writing.sentence, written), std::string(nameOf(charset))));
            const auto taken = charsetFromName(found.charset);
            QVERIFY2(taken && isSingleByte(*taken), found.charset.c_str());
        });
    }
}

void TestCharsets::aLibraryWithCutLabels_data()
{
    QTest::addColumn<QString>("charset");
    QTest::addColumn<QString>("label");
    QTest::newRow("Chinese") << "GB18030" << "黑必胜";
    QTest::newRow("Chinese of Taiwan") << "Big5" << "這是禁";
    QTest::newRow("Japanese") << "Shift_JIS" << "くろの";
    QTest::newRow("recent tools") << "UTF-8" << "黑胜";
}

// RenLib cuts labels at five bytes (record-renlib.md#texts).
void TestCharsets::aLibraryWithCutLabels()
{
    QFETCH(QString, charset);
    QFETCH(QString, label);
    const std::string whole = encode(label.toStdString(), *charsetFromName(charset.toStdString())).bytes;
    for (const int cut : { 1, 2 }) {
        QByteArray bytes = header30();
        unsigned char position = 0x78;
        for (int move = 0; move < 7; ++move, ++position) {
            std::string text = move < cut ? whole.substr(0, 5) : whole;
            text += std::string(text.size() % 2 == 0 ? 2 : 1, '\0');
            bytes += static_cast<char>(position);
            bytes += static_cast<char>(move == 6 ? 0x41 : 0x01); // extended, the last one a leaf
            bytes += QByteArray("\0\1", 2) + QByteArray::fromStdString(text);
        }
        const auto library = readLibrary(bytes.toStdString());
        QVERIFY(library);
        if (cut == 1)
            QCOMPARE(QString::fromStdString(std::string(nameOf(library->game.tree.charset()))), charset);
        QCOMPARE(library->game.tree.nodeCount(), NodeId(8));
        if (cut == 1) {
            QCOMPARE(library->game.tree.text(7, TextKind::BoardText), label.toStdString());
            QVERIFY(library->game.tree.text(1, TextKind::BoardText) != label.toStdString());
            QVERIFY(names(library->game.messages).contains("BAD_BYTES"));
        }
    }
}

// ICU opens no converter where its tables are missing.
void TestCharsets::withoutAConverterEachByteIsTakenOnce_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("bad");
    const QString lost(QChar::ReplacementCharacter);
    QTest::newRow("nothing") << QByteArray() << QString() << 0;
    QTest::newRow("one byte") << QByteArray("\xB0") << lost << 1;
    QTest::newRow("GB18030 among ASCII") << QByteArray("(;C[\xBA\xDA\xCA\xA4]\r\n\t)")
                                         << "(;C[" + lost.repeated(4) + "]\r\n\t)" << 4;
    QTest::newRow("UTF-16") << QByteArray("a\0\x42\x30", 4) << "a" + lost + "B0" << 1;
    QTest::newRow("ISO-2022-JP") << QByteArray("\x1B$B9u\x1B(B") << lost + "$B9u" + lost + "(B" << 2;
    QTest::newRow("more than a buffer") << QByteArray(10000, '\xE4') << lost.repeated(10000) << 10000;
}

void TestCharsets::withoutAConverterEachByteIsTakenOnce()
{
    QFETCH(QByteArray, bytes);
    const DecodedText decoded = decodeWith(nullptr, bytes.toStdString());
    QTEST(QString::fromStdString(decoded.text), "text");
    QTEST(int(decoded.badBytes), "bad");
    QVERIFY(!decoded.endsInside);
}

void TestCharsets::withoutAConverterEachCharacterIsTakenOnce()
{
    const EncodedText encoded = encodeWith(nullptr, "黑a\U0001F600");
    QCOMPARE(encoded.bytes, std::string("???"));
    QCOMPARE(encoded.lost, 3);
    QCOMPARE(encodeWith(nullptr, "").lost, 0);
}

void TestCharsets::aCharacterAcrossTheEndOfABuffer_data()
{
    QTest::addColumn<QString>("charset");
    QTest::addColumn<QString>("text");
    QTest::newRow("two bytes") << "GB18030" << "黑";
    QTest::newRow("four bytes") << "GB18030" << "\U0001F600";
    QTest::newRow("with a change of state") << "ISO-2022-JP" << "黒";
    QTest::newRow("two units") << "UTF-16LE" << "\U0001F600";
}

// Buffers have 4096 units.
void TestCharsets::aCharacterAcrossTheEndOfABuffer()
{
    QFETCH(QString, text);
    QFETCH(QString, charset);
    const Charset found = *charsetFromName(charset.toStdString());
    for (int before = 4080; before <= 4100; ++before) {
        const std::string whole = std::string(std::size_t(before), 'x') + text.toStdString() + "y";
        const EncodedText encoded = encode(whole, found);
        QCOMPARE(encoded.lost, 0);
        const DecodedText decoded = decode(encoded.bytes, found);
        QVERIFY(decoded.text == whole && decoded.badBytes == 0);
        if (found != Charset::Gb18030)
            continue;
        const std::string cut = encoded.bytes.substr(0, encoded.bytes.size() - 2); // without the y and a byte
        const auto bad = std::ssize(cut) - before;
        const DecodedText broken = decode(cut, found);
        QVERIFY(broken.endsInside);
        QCOMPARE(broken.badBytes, bad);
    }
}

} // namespace tst_charsets

QTEST_GUILESS_MAIN(tst_charsets::TestCharsets)
#include "tst_charsets.moc"
