// SPDX-License-Identifier: MIT
#include "base/json/parse.h"

#include <QTest>

namespace tst_excess {

using namespace kagetsu;

namespace {

std::string nested(std::size_t depth, const std::string &inside = {})
{
    return std::string(depth, '[') + inside + std::string(depth, ']');
}

std::string list(int members)
{
    std::string text = "[0";
    for (int i = 1; i < members; ++i)
        text += ",0";
    return text + ']';
}

} // namespace

// What is nested deeper, or has more members, than any document of ours is found before it is parsed.
class TestExcess : public QObject
{
    Q_OBJECT

private slots:
    void isFoundWhereItBegins_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("at"); // -1: all is well
        const auto row = [](const char *name, const std::string &text, int at) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << at;
        };
        row("nothing", "", -1);
        row("as deep as it may be", nested(64), -1);
        row("one level more", nested(65), 64);
        row("many lists, none deep", "[" + nested(30) + "," + nested(30) + "," + nested(30) + "]", -1);
        row("brackets in a string", "[\"" + std::string(200, '[') + "\"]", -1);
        row("deep behind a quotation mark in a string", "[\"\\\"\"," + nested(64) + "]", 69);
        row("as many members as there may be", list(10'000), -1);
        row("one more", list(10'001), 2 + 2 * 9'999);
        row("deep in a long text", "[\"" + std::string(20'000, 'x') + "\"," + nested(64) + "]", 20'067);
        row("commas in a string", "[\"" + std::string(20'000, ',') + "\"]", -1);
    }
    void isFoundWhereItBegins()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, at);
        const auto found = json::excessAt(text.toStdString());
        QCOMPARE(found ? static_cast<int>(*found) : -1, at);
        if (at >= 0)
            QVERIFY(!json::parse(text.toStdString()));
    }
};

} // namespace tst_excess

QTEST_GUILESS_MAIN(tst_excess::TestExcess)
#include "tst_excess.moc"
