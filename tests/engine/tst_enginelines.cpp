// SPDX-License-Identifier: MIT
#include "engine/lines/linereader.h"

#include <QTest>

namespace tst_enginelines {

using namespace kagetsu::engine;

class TestEngineLines : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void aLongLineIsCut();
    void whatIsNotEndedIsPending();
    void textIsUtf8_data();
    void textIsUtf8();
    void eachWrongByteBecomesOneSign();
};

QStringList all(LineReader &reader)
{
    QStringList lines;
    for (auto line = reader.next(); line; line = reader.next())
        lines << QString::fromStdString(line->text);
    return lines;
}

void TestEngineLines::lines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("nothing") << QByteArray() << QStringList();
    QTest::newRow("LF") << QByteArray("OK\n7,7\n") << QStringList { "OK", "7,7" };
    QTest::newRow("CR LF") << QByteArray("OK\r\n7,7\r\n") << QStringList { "OK", "7,7" };
    QTest::newRow("CR") << QByteArray("OK\r7,7\r") << QStringList { "OK", "7,7" };
    QTest::newRow("empty lines") << QByteArray("\n\r\n\nOK\n\n") << QStringList { "OK" };
    QTest::newRow("without an end") << QByteArray("OK\n7,7") << QStringList { "OK" };
    QTest::newRow("blanks stay") << QByteArray(" OK \n") << QStringList { " OK " };
}

void TestEngineLines::lines()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, expected);
    LineReader whole;
    whole.add(bytes.toStdString());
    QCOMPARE(all(whole), expected);
    LineReader pieces;
    QStringList lines;
    for (const char byte : bytes) {
        pieces.add({ &byte, 1 });
        lines += all(pieces);
    }
    QCOMPARE(lines, expected);
}

void TestEngineLines::aLongLineIsCut()
{
    LineReader reader;
    reader.add(std::string(LineReader::Longest, 'a') + '\n');
    QCOMPARE(reader.next()->isCut, false);
    reader.add(std::string(LineReader::Longest - 1, 'a'));
    QVERIFY(!reader.next());
    reader.add(std::string(1'000'000, 'b'));
    QVERIFY(!reader.next());
    reader.add("\nOK\n");
    const auto cut = reader.next();
    QCOMPARE(cut->text, std::string(LineReader::Longest - 1, 'a') + 'b');
    QVERIFY(cut->isCut);
    const ReadLine ok { "OK", false };
    QVERIFY(reader.next() == ok);
}

void TestEngineLines::whatIsNotEndedIsPending()
{
    LineReader reader;
    reader.add("OK\nname=");
    QCOMPARE(all(reader), QStringList { "OK" });
    QCOMPARE(reader.pending(), std::string("name="));
    reader.add("1\n");
    QCOMPARE(all(reader), QStringList { "name=1" });
    QCOMPARE(reader.pending(), std::string());
}

void TestEngineLines::textIsUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("ASCII") << QByteArray("abc");
    QTest::newRow("characters of two to four bytes") << QByteArray("\xC3\xA9\xE8\x8A\xB1\xF0\x9F\x98\x80");
    QTest::newRow("a lone continuation") << QByteArray("a\x80z");
    QTest::newRow("a character that is not whole") << QByteArray("\xE8\x8Az");
    QTest::newRow("written longer than need be") << QByteArray("\xC0\xAF\xE0\x80\xAF\xF0\x80\x80\xAF");
    QTest::newRow("half of a pair") << QByteArray("\xED\xA0\x80");
    QTest::newRow("past the last character") << QByteArray("\xF4\x90\x80\x80\xFF");
    QTest::newRow("zeros") << QByteArray("a\0b", 3);
    for (const char *valid : { "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
             "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF3\xBF\xBF\xBF", "\xF4\x8F\xBF\xBF" })
        QTest::addRow("the first or last character of its length, %s", QByteArray(valid).toHex().data())
            << QByteArray(valid);
    for (const char *wrong : { "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "\xF5\x80\x80\x80", "\xBF", "a\xE8\x8A",
             "\xC3\xC3", "\xF0\x9F\x98\xC0" })
        QTest::addRow("one beside it, %s", QByteArray(wrong).toHex().data()) << QByteArray(wrong);
}

// What is valid stays; the rest becomes something that is, byte for byte.
void TestEngineLines::textIsUtf8()
{
    QFETCH(QByteArray, bytes);
    const std::string text = validUtf8(bytes.toStdString());
    QCOMPARE(QString::fromStdString(text).toStdString(), text);
    const bool isValid = QString::fromUtf8(bytes).toUtf8() == bytes;
    QCOMPARE(text == bytes.toStdString(), isValid);
}

void TestEngineLines::eachWrongByteBecomesOneSign()
{
    QCOMPARE(validUtf8("a\xE8\x8Az\xFF\xFF"), std::string("a\xEF\xBF\xBD\xEF\xBF\xBDz\xEF\xBF\xBD\xEF\xBF\xBD"));
    QCOMPARE(validUtf8("\xF0\x9F\x98"), std::string("\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"));
}

} // namespace tst_enginelines

QTEST_GUILESS_MAIN(tst_enginelines::TestEngineLines)
#include "tst_enginelines.moc"
