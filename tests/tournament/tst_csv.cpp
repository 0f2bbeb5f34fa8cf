// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/csv/csvtables.h"
#include "tournament/csv/entrylist.h"

#include <QtTest>

namespace tst_csv {

using namespace desk;

// Tables for spreadsheets, and lists of players out of them (tournament.md#tables-for-spreadsheets).
class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBackEqual();
    void textIsNoFormula();
    void entriesAreRead_data();
    void entriesAreRead();
    void rowsAtFaultAreNamed();
    void anyTextIsSomeTable();
    void tablesOfASection();
};

QString joined(const EntryList &list)
{
    QStringList lines;
    for (const EntryDetails &entry : list.entries)
        lines.append(QStringList { QString::fromStdString(entry.name), QString::number(entry.rating.value_or(0)),
            QString::fromStdString(entry.rank), QString::fromStdString(entry.club),
            QString::fromStdString(entry.country) }
                         .join(QLatin1Char('|')));
    return lines.join(QLatin1Char('\n'));
}

void TestCsv::whatIsWrittenIsReadBackEqual()
{
    const CsvTable table { { "name", "club" }, { "Ann \"A\"", "x;y,z" }, { "line\nbreak", "" }, { "王", "tab\there" } };
    for (const char separator : { ';', ',' })
        QVERIFY(readCsv(writeCsv(table, separator)) == table);
    QVERIFY(writeCsv(table, ';').starts_with("\xEF\xBB\xBFname;club\r\n"));
}

void TestCsv::textIsNoFormula()
{
    const std::string text = writeCsv({ { "=1+1", "@x", "-2", "-x" } }, ';');
    QCOMPARE(text, std::string("\xEF\xBB\xBF\" =1+1\";\" @x\";-2;\" -x\"\r\n"));
    QVERIFY((readCsv(text) == CsvTable { { "=1+1", "@x", "-2", "-x" } }));
    for (const char *cell :
        { "-1-1", "--1", "-", "-1.", "-.5", "1.2.3=", "+1", "-1.2.3", "\t=1", "\r=1", "\n@x", "=" }) {
        const bool begins = std::string("=+-@\t\r\n").find(cell[0]) != std::string::npos;
        const std::string written = writeCsv({ { cell } }, ';').substr(3);
        QCOMPARE(written.starts_with("\" "), begins);
    }
    for (const char *cell : { "-1", "-1.5", "0", "12.25", "-0.5" })
        QCOMPARE(writeCsv({ { cell } }, ';').substr(3), std::string(cell) + "\r\n");
}

void TestCsv::entriesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entries");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("names alone") << "Ann\nBen\r\n\r\nCid"
                                 << "Ann|0|||\nBen|0|||\nCid|0|||";
    QTest::newRow("heads with a semicolon") << "No;Name;Club;Rating\n1;Ann;X;2100\n2;Ben;;"
                                            << "Ann|2100||X|\nBen|0|||";
    QTest::newRow("heads in Chinese, in another order") << "单位,姓名,段位\n清华,王小明,三段"
                                                        << "王小明|0|三段|清华|";
    QTest::newRow("pasted cells without heads") << "1\tAnn Lee\t2100\tEST\tX\n2\tBen\t1900\tFIN\tY"
                                                << "Ann Lee|2100||X|EST\nBen|1900||Y|FIN";
    QTest::newRow("a column of figures that are no ratings") << "7\tAnn\n12\tBen"
                                                             << "Ann|0|||\nBen|0|||";
    QTest::newRow("family and given name") << "Фамилия;Имя\nИванов;Олег"
                                           << "Иванов Олег|0|||";
    QTest::newRow("a mark before the heads") << "\uFEFFname\nAnn"
                                             << "Ann|0|||";
    QTest::newRow("a quote that does not end") << "name;club\nAnn;\"X\nBen;Y"
                                               << "Ann|0||X\nBen;Y|";
}

void TestCsv::entriesAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, entries);
    QCOMPARE(joined(readEntries(text.toStdString())), entries);
}

void TestCsv::rowsAtFaultAreNamed()
{
    const EntryList list = readEntries("name;rating\nAnn;good\n;1200\nBen;1\nBen;2");
    QCOMPARE(list.entries.size(), std::size_t(3));
    using Why = EntryRowFault::Why;
    QVERIFY((list.faults
        == std::vector<EntryRowFault> { { Why::RatingUnread, 2 }, { Why::NoName, 3 }, { Why::NameTwice, 5 } }));
    std::string many;
    for (std::size_t i = 0; i <= MostEntriesRead; ++i)
        many += "P" + std::to_string(i) + "\n";
    QCOMPARE(readEntries(many).entries.size(), MostEntriesRead);
    QCOMPARE(static_cast<int>(readEntries(many).faults.back().why), static_cast<int>(Why::TooMany));
    const EntryList teams = readEntries("team;members\nX;Ann, Ben / Cid");
    QVERIFY((teams.entries.front().members == std::vector<std::string> { "Ann", "Ben", "Cid" }));
}

void TestCsv::anyTextIsSomeTable()
{
    const std::string text = writeCsv({ { "name", "a\"b" }, { "x;", "\n" }, { "=", "\t" } }, ',');
    for (std::size_t length = 0; length < text.size(); ++length) {
        const CsvTable table = readCsv(text.substr(0, length));
        QVERIFY(readCsv(writeCsv(table, ';')) == table);
        readEntries(text.substr(0, length));
    }
}

void TestCsv::tablesOfASection()
{
    SectionSettings settings = twoOneZero();
    settings.criteria = { { Criterion::Kind::Sos } };
    Desk desk("ABCDE", settings);
    desk.play("AB1 CD= -E");
    desk.publish("EA CB /D");
    desk.report(1, "+");
    const Section &section = desk.section();
    QVERIFY((entryTable(section)[1] == CsvRow { "1", "A", "", "", "", "", "" }));
    QVERIFY((pairingTable(section, 2)[1] == CsvRow { "2", "1", "5", "E", "1", "A" }));
    QCOMPARE(pairingTable(section, 9).size(), std::size_t(1));
    const CsvTable results = resultTable(section);
    QVERIFY((results[1] == CsvRow { "1", "1", "1", "A", "2", "B", "1", "0", "played" }));
    QVERIFY((results[2] == CsvRow { "1", "2", "3", "C", "4", "D", "0.5", "0.5", "played" }));
    QVERIFY((results[3] == CsvRow { "1", "", "5", "E", "", "", "2", "", "bye" }));
    QVERIFY((results[5] == CsvRow { "2", "2", "3", "C", "2", "B", "", "", "" }));
    QVERIFY((standingsTable(section)[0] == CsvRow { "place", "number", "name", "points", "SOS" }));
    QVERIFY((standingsTable(section)[1] == CsvRow { "1", "5", "E", "4", "0" }));
    QVERIFY((crossTable(section)[1] == CsvRow { "1", "5", "E", "bye", "1b+", "4" }));
    QCOMPARE(gameTable(section).size(), std::size_t(4));
    QVERIFY(
        (gameTable(section)[3] == CsvRow { "2", "1", "1", "5", "E", "1", "A", "1", "0", "forfeit", "", "0", "0", "" }));
}

} // namespace tst_csv

QTEST_GUILESS_MAIN(tst_csv::TestCsv)
#include "tst_csv.moc"
