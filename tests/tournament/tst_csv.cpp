// SPDX-License-Identifier: MIT
#include "desk.h"
#include "record/text/charset.h"
#include "tournament/csv/correctiontable.h"
#include "tournament/csv/csvtables.h"
#include "tournament/csv/entryfields.h"
#include "tournament/csv/listpreview.h"
#include "tournament/csv/newcomers.h"
#include "tournament/stages/advancing.h"

#include <QtTest>

#include <map>

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
    void whatAPlayerIsKnownByIsRead_data();
    void whatAPlayerIsKnownByIsRead();
    void filesAreReadInTheirEncoding_data();
    void filesAreReadInTheirEncoding();
    void whatIsNoListIsRefused_data();
    void whatIsNoListIsRefused();
    void columnsLeftOutAreNamed_data();
    void columnsLeftOutAreNamed();
    void aColumnIsGivenAnotherMeaning_data();
    void aColumnIsGivenAnotherMeaning();
    void rowsOfPeopleAreLeftOutOrEntered();
    void namesakesAreKeptApart();
    void yearAndNumberKeepNamesakesApart();
    void entriesAreWrittenAndReadBack();
    void rowsAtFaultAreNamed();
    void ratingsThatAreNoneAreTold_data();
    void ratingsThatAreNoneAreTold();
    void onePlayerIsTyped();
    void whatIsTypedIsTakenOrTold_data();
    void whatIsTypedIsTakenOrTold();
    void ratedGamesAreReadAndWritten();
    void theFactorIsReadAndWritten();
    void anyTextIsSomeTable();
    void roundsWithoutAGameAreWhatTheyGave();
    void tablesOfASection();
    void decisionsStandInTheStandings_data();
    void decisionsStandInTheStandings();
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
    QTest::newRow("family name and given name join") << "Family name;Given name;Rating\r\nLi;Wei;1500\r\nLi;Na;1400"
                                                     << "Li Wei|1500|||\nLi Na|1400|||";
    QTest::newRow("the given name first is still written last") << "First name,Last name\nWei,Li"
                                                                << "Li Wei|0|||";
    QTest::newRow("a name beside a given name is the family name") << "Name;Vorname;Verein\nMeyer;Jan;Bonn"
                                                                   << "Meyer Jan|0||Bonn|";
    QTest::newRow("a name beside a family name is the given name") << "Jméno;Příjmení\nJan;Novák"
                                                                   << "Novák Jan|0|||";
    QTest::newRow("a full name beside both parts") << "Name;Last name;First name\nLi Wei;Li;Wei"
                                                   << "Li Wei|0|||";
    QTest::newRow("family, given name and patronymic") << "Фамилия;Имя;Отчество\nИванов;Олег;Петрович"
                                                       << "Иванов Олег Петрович|0|||";
    QTest::newRow("heads of another language") << "Jméno;Klub;Rating\nNovák Jan;Brno;1820"
                                               << "Novák Jan|1820||Brno|";
    QTest::newRow("heads without their accents and in capitals") << "JMENO;KLUB\nNovák Jan;Brno"
                                                                 << "Novák Jan|0||Brno|";
    QTest::newRow("heads of Swiss-Manager")
        << "\"No.\";\"Name\";\"FED\";\"RtgI\";\"Club/City\"\r\n1;\"Novak, Jan\";\"CZE\";1820;\"Brno\""
        << "Novak, Jan|1820||Brno|CZE";
    QTest::newRow("heads of Vega") << "Name;Title;Fed;Elo FIDE;Club\nTamm Ann;WFM;EST;1700;Tartu"
                                   << "Tamm Ann|1700||Tartu|EST";
    QTest::newRow("heads of OpenGotha") << "Name\tFirstName\tRank\tCountry\tClub\nTamm\tAnn\t3D\tEE\tTartu"
                                        << "Tamm Ann|0|3D|Tartu|EE";
    QTest::newRow("heads of Sharly-Chess") << "Last name,First name,Title,Standard rating,Federation,Club\n"
                                              "TAMM,Ann,,1700,EST,Tartu"
                                           << "TAMM Ann|1700||Tartu|EST";
    QTest::newRow("the first rating that there is") << "Name;Rtg;RtgI;RtgNat\nAnn;0;1820;1500\nBen;1900;0;0\nCid;0;0;0"
                                                    << "Ann|1820|||\nBen|1900|||\nCid|0|||";
    QTest::newRow("a player's team is a club") << "Player;Team\nAnn;North"
                                               << "Ann|0||North|";
    QTest::newRow("unknown heads over figures") << "Chi;Forza\nRossi Mario;1500\nBianchi Ugo;1400"
                                                << "Rossi Mario|1500|||\nBianchi Ugo|1400|||";
    QTest::newRow("a dash for a rating that is not known") << "Ann;-\nBen;1400\nCid;—\nDora;1300"
                                                           << "Ann|0|||\nBen|1400|||\nCid|0|||\nDora|1300|||";
    QTest::newRow("a player called as a column is called") << "Dan;1500\nBen;1400"
                                                           << "Dan|1500|||\nBen|1400|||";
    QTest::newRow("a line for Excel") << "sep=;\r\nName;Rating\r\nAnn;1500"
                                      << "Ann|1500|||";
    QTest::newRow("a line for Excel with another sign") << "\uFEFFSEP=|\nName|Rating\nAnn, B; C|1500"
                                                        << "Ann, B; C|1500|||";
    QTest::newRow("a line for Excel with a tab") << "sep=\t\nName\tRating\nAnn;B\t1500"
                                                 << "Ann;B|1500|||";
}

void TestCsv::entriesAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, entries);
    QCOMPARE(joined(readEntries(text.toStdString())), entries);
}

void TestCsv::whatAPlayerIsKnownByIsRead_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("known"); // title, sex, birth, number; what could not be read
    const auto add = [](const char *name, const char *head, const char *cell, const char *known) {
        QTest::newRow(name) << QString::fromUtf8(head) << QString::fromUtf8(cell) << QString::fromUtf8(known);
    };
    add("a title", "Title", "WFM", "WFM|||");
    add("a title in Chinese", "称号", "大师", "大师|||");
    add("sex by a letter", "Sex", "f", "|f||");
    add("sex as reports have it", "Sex", "w", "|f||");
    add("sex as a word", "Gender", "Male", "|m||");
    add("sex in Chinese", "性别", "女", "|f||");
    add("sex in Russian", "Пол", "муж.", "|m||");
    add("sex in Japanese", "性別", "男性", "|m||");
    add("sex in Korean", "성별", "여", "|f||");
    add("sex that nobody knows", "Sex", "x", "||| sex");
    add("a year of birth", "Born", "2001", "||2001|");
    add("a date of birth", "Birthday", "12.05.2001", "||2001-05-12|");
    add("a date of birth in Chinese", "出生日期", "2001年5月12日", "||2001-05-12|");
    add("a date in Japanese", "生年月日", "2001/5/12", "||2001-05-12|");
    add("a date in Korean", "생년월일", "2001.05.12", "||2001-05-12|");
    add("a year in Russian", "Год рождения", "2001", "||2001|");
    add("a date as Americans write it", "DOB", "05/12/2001", "||2001|");
    add("a year in two digits", "Born", "01", "||| birth");
    add("a birthday that is not known", "Born", "0", "|||");
    add("a number of FIDE", "FIDE-ID", "12345678", "|||12345678");
    add("a number of Swiss-Manager", "ID_No", "4711", "|||4711");
    add("a number that is 0", "Fide-No.", "0", "|||");
    add("a dash where nothing is known", "Born", "–", "|||");
    add("a number of a club", "会员号", "A-17", "|||A-17");
}

void TestCsv::whatAPlayerIsKnownByIsRead()
{
    QFETCH(QString, head);
    QFETCH(QString, cell);
    QFETCH(QString, known);
    const EntryList list = readEntries((QStringLiteral("Name;") + head + "\nAnn;" + cell).toStdString());
    QCOMPARE(list.entries.size(), std::size_t(1));
    const EntryDetails &ann = list.entries.front();
    const char *sex = ann.sex == Sex::Female ? "f" : ann.sex == Sex::Male ? "m" : "";
    QString found = QString::fromStdString(ann.title + "|" + sex + "|" + textOf(ann.birth) + "|" + ann.federationId);
    for (const EntryRowFault &fault : list.faults)
        found += fault.why == EntryRowFault::Why::BirthUnread ? QStringLiteral(" birth")
            : fault.why == EntryRowFault::Why::SexUnread      ? QStringLiteral(" sex")
                                                              : QStringLiteral(" ?");
    QCOMPARE(found, known);
    QVERIFY(list.leftOut.empty());
}

void TestCsv::filesAreReadInTheirEncoding_data()
{
    QTest::addColumn<QString>("charset");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entries");
    QTest::newRow("Latin-1") << "ISO-8859-1"
                             << "Name;Club;Rating\r\nMüller Jörg;Köln;1820\r\nGroß Änne;Bonn;1700"
                             << "Müller Jörg|1820||Köln|\nGroß Änne|1700||Bonn|";
    QTest::newRow("GBK without heads") << "GBK"
                                       << "王伟,北京,1900"
                                       << "王伟|1900||北京|";
    QTest::newRow("Big5") << "Big5"
                          << "姓名,學校,等級分\n王大明,臺灣大學,1900"
                          << "王大明|1900||臺灣大學|";
    QTest::newRow("Shift-JIS") << "Shift_JIS"
                               << "氏名,所属,レーティング\n田中 太郎,東京,1900"
                               << "田中 太郎|1900||東京|";
    QTest::newRow("EUC-KR") << "EUC-KR"
                            << "이름,소속,레이팅\n김철수,서울,1900"
                            << "김철수|1900||서울|";
    QTest::newRow("Cyrillic") << "windows-1251"
                              << "Фамилия;Имя;Рейтинг\nИванов;Олег;1800"
                              << "Иванов Олег|1800|||";
    QTest::newRow("Central European") << "windows-1250"
                                      << "Jméno;Příjmení;Klub\nAleš;Žižka;Plzeň"
                                      << "Žižka Aleš|0||Plzeň|";
    QTest::newRow("UTF-16 without a mark") << "UTF-16LE"
                                           << "Name\tRating\nAnn\t1500"
                                           << "Ann|1500|||";
    QTest::newRow("UTF-8") << "UTF-8"
                           << "Name;Club\n王;Köln"
                           << "王|0||Köln|";
}

EntryList readEntryFile(const std::string &bytes, const ListChoices &choices = {})
{
    const ListTable table = tableOfFile(bytes, choices, {});
    return entriesOf(table, columnsOf(table.rows));
}

void TestCsv::filesAreReadInTheirEncoding()
{
    namespace record = kagetsu::record;
    QFETCH(QString, charset);
    QFETCH(QString, text);
    QFETCH(QString, entries);
    const auto wanted = record::charsetFromName(charset.toStdString());
    QVERIFY(wanted);
    const std::string bytes = record::encode(text.toStdString(), *wanted).bytes;
    const EntryList list = readEntryFile(bytes);
    QCOMPARE(joined(list), entries);
    QVERIFY(list.faults.empty());
    const bool isTold = charset.startsWith(QStringLiteral("UTF"));
    QVERIFY(list.guessed == (isTold ? std::nullopt : wanted));
    QCOMPARE(joined(readEntryFile(bytes, { wanted, {} })), entries);
}

void TestCsv::whatIsNoListIsRefused_data()
{
    using Why = NotAList::Why;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("why");
    QTest::addColumn<int>("line");
    const auto add = [](const char *name, const QByteArray &bytes, Why why, int line) {
        QTest::newRow(name) << bytes << static_cast<int>(why) << line;
    };
    add("a workbook", QByteArray("PK\x03\x04\x14\0\x06\0[Content_Types].xml", 27), Why::NoWorkbooks, 0);
    add("an old workbook", QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0\0\0", 12), Why::Binary, 1);
    add("a PDF", "%PDF-1.4\nAnn;Ben", Why::Binary, 1);
    add("a sign of control on the second line", "Ann\nB\x02n\n", Why::Binary, 2);
    add("a report", "### x\r\n012 Open\r\n001    1      Ann                 \r\n", Why::Report, 2);
    add("a report without players", "012 Open\n042 2026/05/01\n", Why::Report, 1);
    add("a web page", "\n<!DOCTYPE html>\n<p>Ann</p>", Why::OtherText, 2);
    add("a game record", "(;GM[4]PB[Ann])", Why::OtherText, 1);
    add("data of a program", "{\"players\":[\"Ann\"]}", Why::OtherText, 1);
    add("bytes of no encoding", "Jm\xC3\xA9no;Klub\nNov\xE1k;Brno\xFF\xFE\n", Why::UnknownEncoding, 1);
}

void TestCsv::whatIsNoListIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, why);
    QFETCH(int, line);
    const EntryList list = readEntryFile(bytes.toStdString());
    QVERIFY(list.entries.empty());
    QVERIFY(list.notAList);
    QCOMPARE(static_cast<int>(list.notAList->why), why);
    QCOMPARE(list.notAList->line, line);
}

void TestCsv::columnsLeftOutAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("leftOut");
    QTest::newRow("all are taken") << "No;Name;Club\n1;Ann;X"
                                   << "";
    QTest::newRow("what an event has no place for") << "Name;Phone;Paid;Mail\nAnn;123;yes;a@b"
                                                    << "Phone|Paid|Mail";
    QTest::newRow("what a player is known by") << "Name;FIDE-ID;Sex;Born;Title\nAnn;123;f;2001;WFM"
                                               << "";
    QTest::newRow("an empty column is no loss") << "Name;Phone;Mail\nAnn;;a@b"
                                                << "Mail";
    QTest::newRow("a second club") << "Name;Club;City\nAnn;X;Y"
                                   << "City";
    QTest::newRow("cells beyond the heads") << "Name;Club\nAnn;X;Y"
                                            << "3";
    QTest::newRow("no heads") << "Ann\tX\tY"
                              << "3";
}

void TestCsv::columnsLeftOutAreNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, leftOut);
    QStringList heads;
    for (const std::string &head : readEntries(text.toStdString()).leftOut)
        heads += QString::fromStdString(head);
    QCOMPARE(heads.join(QLatin1Char('|')), leftOut);
}

void TestCsv::aColumnIsGivenAnotherMeaning_data()
{
    using enum EntryColumn;
    using Columns = std::vector<EntryColumn>;
    QTest::addColumn<Columns>("before");
    QTest::addColumn<EntryColumn>("meaning"); // of the second column
    QTest::addColumn<Columns>("after");
    QTest::newRow("a new meaning") << Columns { Name, Ignored } << Club << Columns { Name, Club };
    QTest::newRow("a meaning has one column") << Columns { Name, Ignored } << Name << Columns { Ignored, Name };
    QTest::newRow("ratings come from several") << Columns { Rating, Name } << Rating << Columns { Rating, Rating };
    QTest::newRow("parts of a given name, too")
        << Columns { GivenName, Club } << GivenName << Columns { GivenName, GivenName };
    QTest::newRow("several are ignored") << Columns { Ignored, Name } << Ignored << Columns { Ignored, Ignored };
}

void TestCsv::aColumnIsGivenAnotherMeaning()
{
    QFETCH(std::vector<EntryColumn>, before);
    QFETCH(EntryColumn, meaning);
    EntryColumns columns { before, EntryColumns::Heads::Guessed, 1 };
    chooseMeaning(columns, 1, meaning);
    QTEST(columns.columns, "after");
    QVERIFY(columns.heads == EntryColumns::Heads::Known);
    // Every column of a table can be chosen, as far as a list is one.
    const CsvTable table { { "Name" }, { "Aoki", "2000", "x" }, CsvRow(100, "y") };
    QCOMPARE(columnsToChoose({ table[0], table[1] }).columns.size(), 3U);
    QCOMPARE(columnsToChoose(table).columns.size(), 60U);
}

void TestCsv::rowsOfPeopleAreLeftOutOrEntered()
{
    Section section;
    section.entries.emplace_back().details.name = "Kim";
    ListTable table;
    table.rows = { { "Open 2026" }, { "Name", "Club" }, { "Aoki", "" }, { "Kim", "" }, { "", "Tallinn" } };
    const ListPreview preview = previewOf(table, columnsOf(table.rows), section);
    QCOMPARE(std::ranges::count_if(preview.rows, isEntered), 1);
    QCOMPARE(leftOutOf(preview), 2); // neither the title nor the headings
}

void TestCsv::namesakesAreKeptApart()
{
    Desk desk("A");
    const EntryList list = readEntries("Name;Club;Rating\nWang Wei;Beijing;1900\nWang Wei;Shanghai;1700\nA;;\n"
                                       "Wang Wei;Beijing;\nLi Na;X;\nLi Na;X;1500");
    const Newcomers newcomers = newcomersOf(list, desk.section());
    QCOMPARE(newcomers.entries.size(), std::size_t(3));
    QCOMPARE(newcomers.entries[1].club, std::string("Shanghai"));
    QVERIFY(newcomers.namesakes == std::vector<std::string> { "Wang Wei" });
    QCOMPARE(newcomers.known(), 3);
    for (const EntryDetails &details : newcomers.entries)
        desk.act(AddEntry { 1, details, 1 });
    // The same list again has nobody new; a namesake of another club is.
    QCOMPARE(newcomersOf(list, desk.section()).known(), 6);
    const Newcomers more = newcomersOf(readEntries("Name;Club\nLi Na;Y"), desk.section());
    QCOMPARE(more.entries.size(), std::size_t(1));
    QVERIFY(more.namesakes == std::vector<std::string> { "Li Na" });
}

void TestCsv::yearAndNumberKeepNamesakesApart()
{
    Desk desk("");
    const EntryList list = readEntries("Name;Club;Born;ID\nWang Wei;X;1990;\nWang Wei;X;2001;\nWang Wei;X;;77\n"
                                       "Li Na;X;;5\nLi Na;Y;;5\nLi Na;X;;6\n");
    const Newcomers newcomers = newcomersOf(list, desk.section());
    QStringList entered;
    for (const EntryDetails &each : newcomers.entries)
        entered += QString::fromStdString(each.name + " " + textOf(each.birth) + " " + each.federationId);
    // Who has neither a year nor a number cannot be told from the first; a number is of one person, whatever club
    // stands beside it.
    QCOMPARE(entered.join(QLatin1Char(',')), QStringLiteral("Wang Wei 1990 ,Wang Wei 2001 ,Li Na  5,Li Na  6"));
    QCOMPARE(newcomers.known(), 2);
}

void TestCsv::entriesAreWrittenAndReadBack()
{
    Desk desk("");
    const EntryList list = readEntries("Name;Club;Rating;Title;Sex;Born;ID\nAnn;X;1500;WFM;f;2001-05-12;77\nBen;;;;;;");
    for (const EntryDetails &details : list.entries)
        desk.act(AddEntry { 1, details, 1 });
    const CsvTable table = entryTable(desk.section());
    QVERIFY((table[0]
        == CsvRow { "number", "name", "rating", "rank", "club", "country", "members", "title", "sex", "birth",
            "federation-id" }));
    QVERIFY((table[1] == CsvRow { "1", "Ann", "1500", "", "X", "", "", "WFM", "f", "2001-05-12", "77" }));
    QVERIFY(readEntries(writeCsv(table, ';')).entries == list.entries);
}

void TestCsv::rowsAtFaultAreNamed()
{
    const EntryList list = readEntries("name;rating\nAnn;good\n;1200\nBen;1\nBen;2");
    QCOMPARE(list.entries.size(), std::size_t(3));
    using Why = EntryRowFault::Why;
    QVERIFY((list.faults
        == std::vector<EntryRowFault> { { Why::RatingUnread, 2, "good" }, { Why::NoName, 3 }, { Why::NameTwice, 5 } }));
    std::string many;
    for (std::size_t i = 0; i <= MostEntriesRead; ++i)
        many += "P" + std::to_string(i) + "\n";
    QCOMPARE(readEntries(many).entries.size(), MostEntriesRead);
    QCOMPARE(static_cast<int>(readEntries(many).faults.back().why), static_cast<int>(Why::TooMany));
    const EntryList unknown = readEntries("Chi;Forza\nRossi;1500\nBianchi;1400");
    QVERIFY((unknown.faults == std::vector<EntryRowFault> { { Why::HeadsGuessed, 1 } }));
    const EntryList teams = readEntries("team;members\nX;Ann, Ben / Cid");
    QVERIFY((teams.entries.front().members == std::vector<std::string> { "Ann", "Ben", "Cid" }));
}

// A rating that is mistyped is no column of something else, also where no head names it.
void TestCsv::ratingsThatAreNoneAreTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("told"); // row and cell of each rating that could not be read
    const auto row = [](const char *name, const char *text, const char *entries, const char *told) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(entries) << QString::fromUtf8(told);
    };
    row("a letter among the figures", "Fay; Rome; 19x0", "Fay|0||Rome|", "1 19x0");
    row("without a club", "Fay; 19x0", "Fay|0|||", "1 19x0");
    row("before the club", "Fay;19x0;Rome", "Fay|0||Rome|", "1 19x0");
    row("letters that look like figures", "Fay;Rome;19OO", "Fay|0||Rome|", "1 19OO");
    row("a sign behind it", "Fay;Rome;1900?", "Fay|0||Rome|", "1 1900?");
    row("a mark of thousands", "Fay;Rome;1.900", "Fay|0||Rome|", "1 1.900");
    row("below zero", "Fay;Rome;-1900", "Fay|0||Rome|", "1 -1900");
    row("more than fits", "Fay;Rome;1900\nBo;Oslo;99999999999", "Fay|1900||Rome|\nBo|0||Oslo|", "2 99999999999");
    row("one of two", "Ann,Rome,1900\nBo,Oslo,18OO", "Ann|1900||Rome|\nBo|0||Oslo|", "2 18OO");
    row("one of several", "Ann,Rome,1800\nFay,Rome,19x0\nBo,Oslo,1700", "Ann|1800||Rome|\nFay|0||Rome|\nBo|1700||Oslo|",
        "2 19x0");
    row("words among them", "Ann\tRome\t1800\nFay\tRome\tnone\nBo\tOslo\t1700",
        "Ann|1800||Rome|\nFay|0||Rome|\nBo|1700||Oslo|", "2 none");
    row("below a head", "Name;Rating\nFay;19x0", "Fay|0|||", "2 19x0");
    row("a club that begins with its year", "Ann;1860 Munich;1800", "Ann|1800||1860 Munich|", "");
    row("figures of something else", "Ann;Rome;12a;1800", "Ann|1800||Rome|", "");
    row("a date", "Ann;Rome;12.5.1999", "Ann|0||Rome|", "");
}

void TestCsv::ratingsThatAreNoneAreTold()
{
    QFETCH(QString, text);
    QFETCH(QString, entries);
    QFETCH(QString, told);
    const EntryList list = readEntries(text.toStdString());
    QCOMPARE(joined(list), entries);
    QStringList found;
    for (const EntryRowFault &fault : list.faults) {
        if (fault.why == EntryRowFault::Why::RatingUnread)
            found += QStringLiteral("%1 %2").arg(QString::number(fault.row), QString::fromStdString(fault.cell));
    }
    QCOMPARE(found.join(QLatin1Char(',')), told);
}

void TestCsv::onePlayerIsTyped()
{
    QCOMPARE(joined(readTypedEntry("  Lee, Ann ")), QStringLiteral("Lee, Ann|0|||"));
    QCOMPARE(joined(readTypedEntry("Ann; Rome; 1800")), QStringLiteral("Ann|1800||Rome|"));
    QVERIFY(readTypedEntry(" \t ").entries.empty());
}

void TestCsv::whatIsTypedIsTakenOrTold_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("rating");
    QTest::addColumn<QString>("birth");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const char *typed, const char *rating, const char *birth, const char *told) {
        QTest::newRow(name) << typed << rating << birth << told;
    };
    row("a rating with a letter in it", "Fay; Rome; 19x0", "", "", "not a rating: 19x0");
    row("a rating with a point in it", "Fay; Rome; 1850.5", "", "", "not a rating: 1850.5");
    row("a rating of one figure and a letter", "Fay; Rome; 1x", "", "", "not a rating: 1x");
    row("a rank", "Fay; Rome; 2 dan", "", "", "not a rating: 2 dan");
    row("a low rating", "Fay; Rome; 45", "45", "", "");
    row("a year of birth behind the rating", "Fay; Rome; 1850; 2001", "1850", "2001", "");
    row("a date of birth without a rating", "Fay; Rome; 2001-05-12", "", "2001-05-12", "");
    row("a date that is none behind the rating", "Fay; Rome; 1850; 2001-13-45", "1850", "", "not a date: 2001-13-45");
    row("a year with a letter in it behind the rating", "Fay; Rome; 1850; 19x0", "1850", "", "not a date: 19x0");
    row("a second club", "Fay; Rome; Bonn", "", "", "left out: Bonn");
    row("a second club behind everything", "Fay; Rome; 1850; 2001; Bonn", "1850", "2001", "left out: Bonn");
    row("a third number", "Fay; Rome; 1850; 2001; 7", "1850", "2001", "left out: 7");
}

void TestCsv::whatIsTypedIsTakenOrTold()
{
    using Why = EntryRowFault::Why;
    QFETCH(QString, typed);
    const EntryList list = readTypedEntry(typed.toStdString());
    QCOMPARE(list.entries.size(), 1U);
    const EntryDetails &fay = list.entries.front();
    QCOMPARE(fay.name + fay.club, std::string("FayRome"));
    QTEST(fay.rating ? QString::number(*fay.rating) : QString(), "rating");
    QTEST(QString::fromStdString(textOf(fay.birth)), "birth");
    QStringList told;
    for (const EntryRowFault &fault : list.faults)
        told += QLatin1String(fault.why == Why::RatingUnread ? "not a rating: " : "not a date: ")
            + QString::fromStdString(fault.cell);
    for (const std::string &text : list.leftOut)
        told += QStringLiteral("left out: ") + QString::fromStdString(text);
    QTEST(told.join(QStringLiteral(", ")), "told");
}

void TestCsv::ratedGamesAreReadAndWritten()
{
    const EntryList list = readEntries("name,elo,Games rated\nA,1500,12\nB,1500,many\nC,1500,-\n");
    QCOMPARE(list.entries.size(), 3U);
    QCOMPARE(list.entries[0].ratedGames, 12);
    QVERIFY(!list.entries[1].ratedGames && !list.entries[2].ratedGames);
    QVERIFY((list.faults == std::vector<EntryRowFault> { { EntryRowFault::Why::GamesUnread, 3, "many" } }));
    Desk desk("A");
    desk.act(ChangeEntry { 1, desk.id('A'), list.entries[0] });
    const CsvTable table = entryTable(desk.section());
    QCOMPARE(table[0].back(), std::string("rated-games"));
    QCOMPARE(table[1].back(), std::string("12"));
    EntryDetails typed;
    QVERIFY(setField(typed, CsvHead::RatedGames, "30") && typed.ratedGames == 30);
    QVERIFY(!setField(typed, CsvHead::RatedGames, "3x") && typed.ratedGames == 30);
    QVERIFY(setField(typed, CsvHead::RatedGames, "") && !typed.ratedGames);
}

void TestCsv::theFactorIsReadAndWritten()
{
    const EntryList list = readEntries("name,elo,K\nA,2380,10\nB,1500,0\nC,1500,-\nD,1500,101\nE,1500,1o\n");
    QCOMPARE(list.entries.size(), 5U);
    QCOMPARE(list.entries[0].ratingFactor, 10);
    using Fault = EntryRowFault;
    QVERIFY((list.faults
        == std::vector<Fault> {
            { Fault::Why::FactorUnread, 5, "101" }, { Fault::Why::FactorUnread, 6, "1o" } })); // 0 is not known
    QVERIFY(std::none_of(list.entries.begin() + 1, list.entries.end(),
        [](const EntryDetails &each) { return each.ratingFactor.has_value(); }));
    Desk desk("A");
    desk.act(ChangeEntry { 1, desk.id('A'), list.entries[0] });
    const CsvTable table = entryTable(desk.section());
    QCOMPARE(table[0].back() + ' ' + table[1].back(), std::string("factor-k 10"));
    // The list of the entries comes in again, but K in a report of ratings is not one that was set by hand.
    QCOMPARE(columnsOf(table).columns.back(), EntryColumn::RatingFactor);
    QCOMPARE(columnsOf({ { "name", "rating", "factor" }, { "A", "2380", "10" } }).columns.back(), EntryColumn::Ignored);
    EntryDetails typed;
    QVERIFY(setField(typed, CsvHead::RatingFactor, "10") && typed.ratingFactor == 10);
    for (const char *wrong : { "0", "101", "-1", "k" })
        QVERIFY(!setField(typed, CsvHead::RatingFactor, wrong) && typed.ratingFactor == 10);
    QVERIFY(setField(typed, CsvHead::RatingFactor, "") && !typed.ratingFactor);
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

// tournament.md#signs-of-a-round
void TestCsv::roundsWithoutAGameAreWhatTheyGave()
{
    Desk desk("ABCDE");
    desk.play("AB1 /C .D -E");
    desk.enter('F', 2);
    desk.act(Withdraw { 1, desk.id('D'), 2 });
    desk.publish("FA CE .B");
    desk.report(2, "*");
    std::map<std::string, CsvRow> cells;
    for (const CsvRow &row : crossTable(desk.section()))
        cells[row[2]] = { row[3], row[4] };
    QVERIFY((cells["A"] == CsvRow { "2b1", "6w" }));
    QVERIFY((cells["B"] == CsvRow { "1w0", "0" }));
    QVERIFY((cells["C"] == CsvRow { "½", "5b-" }));
    QVERIFY((cells["D"] == CsvRow { "0", "–" }));
    QVERIFY((cells["E"] == CsvRow { "+", "3w-" }));
    QVERIFY((cells["F"] == CsvRow { "–", "1b" }));

    // A bye that gives half is ½; the free round of a round robin gives nothing, and the table of results says so, too.
    SectionSettings half = twoOneZero();
    half.score.pairingBye = half.score.draw;
    Desk other("ABC", half);
    other.play("AB1 -C");
    QCOMPARE(crossTable(other.section())[2][3], std::string("½"));
    Desk robin("ABC", twoOneZero(Format::RoundRobin));
    robin.play("AB1 -C");
    QCOMPARE(crossTable(robin.section())[3][3], std::string("0"));
    QCOMPARE(resultTable(robin.section())[2][6], std::string("0"));
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
    QVERIFY((results[1] == CsvRow { "1", "1", "1", "A", "2", "B", "2", "0", "played" }));
    QVERIFY((results[2] == CsvRow { "1", "2", "3", "C", "4", "D", "1", "1", "played" }));
    QVERIFY((results[3] == CsvRow { "1", "", "5", "E", "", "", "2", "", "bye" }));
    QVERIFY((results[5] == CsvRow { "2", "2", "3", "C", "2", "B", "", "", "" }));
    QVERIFY((standingsTable(section)[0] == CsvRow { "place", "number", "name", "points", "SOS" }));
    QVERIFY((standingsTable(section)[1] == CsvRow { "1", "5", "E", "4", "0" }));
    QVERIFY((crossTable(section)[1] == CsvRow { "1", "5", "E", "+", "1b+", "4" }));
    QCOMPARE(gameTable(section).size(), std::size_t(4));
    QVERIFY(
        (gameTable(section)[3] == CsvRow { "2", "1", "1", "5", "E", "1", "A", "1", "0", "forfeit", "", "0", "0", "" }));
}

// What was decided of a shared place, as long as it holds.
void TestCsv::decisionsStandInTheStandings_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("by");
    using Kind = PlaceDecision::Kind;
    QTest::newRow("a play-off") << int(Kind::PlayOff) << "play-off";
    QTest::newRow("a lot that was drawn at the table") << int(Kind::Lot) << "lot";
    QTest::newRow("by hand") << int(Kind::ByHand) << "by-hand: the older first";
}

void TestCsv::decisionsStandInTheStandings()
{
    QFETCH(int, kind);
    QFETCH(QString, by);
    Desk desk("ABCD");
    desk.play("AB1 CD1");
    QVERIFY((standingsTable(desk.section())[0] == CsvRow { "place", "number", "name", "points" }));
    PlaceDecision decision { PlaceDecision::Kind(kind), { { desk.id('C') }, { desk.id('A') } } };
    if (decision.kind == PlaceDecision::Kind::ByHand)
        decision.reason = "the older first";
    desk.act(DecidePlaces { 1, decision });
    const CsvTable table = standingsTable(desk.section());
    QVERIFY((table[0] == CsvRow { "place", "number", "name", "points", "decided-place", "decided-by" }));
    QVERIFY((table[1] == CsvRow { "1", "1", "A", "2", "2", by.toStdString() }));
    QVERIFY((table[2] == CsvRow { "1", "3", "C", "2", "1", by.toStdString() }));
    QVERIFY((table[3] == CsvRow { "3", "2", "B", "0", "", "" }));
    // A seed and criteria are named.
    std::vector<EntryId> both { desk.id('B'), desk.id('D') };
    desk.act(DecidePlaces { 1, { PlaceDecision::Kind::Lot, splitByLot(both, 7), {}, 7 } });
    QCOMPARE(standingsTable(desk.section())[3][5], std::string("lot 7"));
    // So are the games of a play-off.
    Desk played = desk;
    PlaceDecision playOff { PlaceDecision::Kind::PlayOff, { { both[0] }, { both[1] } } };
    playOff.games = { { both[0], both[1], Outcome::Draw }, { both[1], both[0], Outcome::BWon, Party::A, 2 } };
    played.act(DecidePlaces { 1, playOff });
    QCOMPARE(standingsTable(played.section())[3][5], std::string("play-off 2-4=1/2 2:4o-2=0-1"));
    // So they do among the corrections: the kind, and what else is known of it.
    const CsvTable corrections = correctionTable(desk.log);
    QCOMPARE(corrections.size(), std::size_t(3));
    const auto reason = std::find(corrections[0].begin(), corrections[0].end(), "reason") - corrections[0].begin();
    const auto cell = [&](std::size_t row, std::ptrdiff_t column) { return corrections[row][std::size_t(column)]; };
    QCOMPARE(cell(1, reason), by.section(':', 0, 0).toStdString());
    QCOMPARE(cell(1, reason + 1), decision.reason);
    QCOMPARE(cell(2, reason), std::string("lot"));
    QCOMPARE(cell(2, reason + 1), std::string("7"));
    desk.act(ReopenRound { 1, 1 });
    desk.act(ReportGame { 1, 1, 1, 0, GameReport { Outcome::Draw, {}, {}, {}, {}, {} }, { Reason::Kind::Slip } });
    QCOMPARE(standingsTable(desk.section())[0].size(), std::size_t(4)); // nobody of them shares a place any more
}

} // namespace tst_csv

QTEST_GUILESS_MAIN(tst_csv::TestCsv)
#include "tst_csv.moc"
