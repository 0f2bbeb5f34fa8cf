// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "tournament/csv/entrylist.h"
#include "tournament/sheet/workbook.h"
#include "workbookfile.h"

#include <QtTest>

#include <random>

namespace tst_workbook {

using namespace kagetsu::tournament;
using kagetsu::repetitions;
using workbookfile::Parts;
using workbookfile::partsOf;
using workbookfile::Xlsx;
using workbookfile::zipped;

// Workbooks of spreadsheets (tournament.md#workbooks).
class TestWorkbook : public QObject
{
    Q_OBJECT

private slots:
    void cellsOfExcelAreRead_data();
    void cellsOfExcelAreRead();
    void cellsOfLibreOfficeAreRead_data();
    void cellsOfLibreOfficeAreRead();
    void aSheetIsChosen();
    void whatIsNoWorkbookHasAFault_data();
    void whatIsNoWorkbookHasAFault();
    void whatIsLargeIsRefusedOrCut();
    void anythingBrokenGivesAnAnswer();
    void aWorkbookIsAListOfPlayers();
};

QString joined(const Sheet &sheet)
{
    QStringList lines;
    for (const auto &row : sheet.rows) {
        QStringList cells;
        for (const std::string &cell : row)
            cells += QString::fromStdString(cell);
        lines += cells.join(QLatin1Char('|'));
    }
    return lines.join(QLatin1Char('/'));
}

QString textOf(const std::string &bytes, const std::optional<std::string> &sheet = {})
{
    const auto read = readWorkbook(bytes, sheet);
    return read ? joined(*read) : QStringLiteral("fault %1").arg(int(read.fault()));
}

void TestWorkbook::cellsOfExcelAreRead_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("texts");
    QTest::addColumn<QString>("styles");
    QTest::addColumn<QString>("read");
    const auto add = [](const char *name, const char *rows, const char *read, const char *texts = "",
                         const char *styles = "") {
        QTest::newRow(name) << QString::fromUtf8(rows) << QString::fromUtf8(texts) << QString::fromUtf8(styles)
                            << QString::fromUtf8(read);
    };
    const char *two = "<si><t>Name</t></si><si><r><t>Li </t></r><r><rPr><b/></rPr><t xml:space=\"preserve\">Wei</t></r>"
                      "<rPh sb=\"0\" eb=\"1\"><t>リ</t></rPh></si>";
    add("nothing", "", "");
    add("shared texts",
        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row><row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c></row>",
        "Name/Li Wei", two);
    add("a shared text that is not there", "<row><c t=\"s\"><v>7</v></c><c><v>1</v></c></row>", "|1", two);
    add("texts of their own",
        "<row><c t=\"inlineStr\"><is><t>Ann</t></is></c><c "
        "t=\"inlineStr\"><is><r><t>B</t></r><r><t>o</t></r></is></c></row>",
        "Ann|Bo");
    add("cells and rows that are left out",
        "<row r=\"2\"><c r=\"C2\"><v>5</v></c><c><v>6</v></c></row><row r=\"4\"><c r=\"A4\"><v>7</v></c></row>",
        "/||5|6//7");
    add("columns of two letters", "<row r=\"1\"><c r=\"AB1\"><v>1</v></c></row>", "|||||||||||||||||||||||||||1");
    add("numbers",
        "<row><c><v>1820</v></c><c><v>1820.0</v></c><c><v>1.82E3</v></c><c><v>2.5</v></c><c><v>0.1</v></c><c><v>-3</"
        "v></c></row>",
        "1820|1820|1820|2.5|0.1|-3");
    add("a formula has the value that was saved",
        "<row><c><f>1+1</f><v>2</v></c><c t=\"str\"><f>A1&amp;\"x\"</f><v>Ann x</v></c><c><f>A1</f></c></row>",
        "2|Ann x");
    add("a formula at fault is empty", "<row><c t=\"e\"><f>1/0</f><v>#DIV/0!</v></c><c><v>1</v></c></row>", "|1");
    add("a truth", "<row><c t=\"b\"><v>1</v></c></row>", "1");
    add("a date by a format that comes with Excel", "<row><c s=\"1\"><v>37023</v></c></row>", "2001-05-12", "",
        "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>");
    add("a date by a format of its own", "<row><c s=\"0\"><v>37023.75</v></c></row>", "2001-05-12", "",
        "<numFmts><numFmt numFmtId=\"165\" formatCode=\"[$-409]d&quot;. &quot;mmm\\ yyyy;@\"/></numFmts>"
        "<cellStyleXfs><xf numFmtId=\"0\"/></cellStyleXfs><cellXfs><xf numFmtId=\"165\"/></cellXfs>");
    add("a date in Chinese", "<row><c s=\"0\"><v>37023</v></c></row>", "2001-05-12", "",
        "<numFmts><numFmt numFmtId=\"176\" formatCode=\"0000年00月\"/></numFmts><cellXfs><xf "
        "numFmtId=\"176\"/></cellXfs>");
    add("a word with a d is no date", "<row><c s=\"0\"><v>7</v></c></row>", "7", "",
        "<numFmts><numFmt numFmtId=\"164\" formatCode=\"0&quot;d&quot;\"/></numFmts><cellXfs><xf "
        "numFmtId=\"164\"/></cellXfs>");
    add("the first days that Excel knows", "<row><c s=\"0\"><v>1</v></c><c s=\"0\"><v>61</v></c></row>",
        "1900-01-01|1900-03-01", "", "<cellXfs><xf numFmtId=\"14\"/></cellXfs>");
    add("a date as a text of the standard", "<row><c t=\"d\"><v>2001-05-12T00:00:00</v></c></row>", "2001-05-12");
    add("zeros before a number", "<row><c s=\"0\"><v>4711</v></c></row>", "00004711", "",
        "<numFmts><numFmt numFmtId=\"164\" formatCode=\"00000000\"/></numFmts><cellXfs><xf "
        "numFmtId=\"164\"/></cellXfs>");
    add("signs that stand as codes", "<row><c t=\"str\"><v>A_x000D__x0041__x</v></c></row>", "A A_x");
    add("a prefix for its names",
        "<x:row xmlns:x=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><x:c><x:v>1</x:v></x:c></x:row>",
        "1");
    add("a style that is not there", "<row><c s=\"9\"><v>37023</v></c><c s=\"-1\"><v>1</v></c></row>", "37023|1");
    add("empty cells at the end", "<row><c><v>1</v></c><c/><c t=\"s\"/></row>", "1");
}

void TestWorkbook::cellsOfExcelAreRead()
{
    QFETCH(QString, rows);
    QFETCH(QString, texts);
    QFETCH(QString, styles);
    QFETCH(QString, read);
    QCOMPARE(textOf(zipped(partsOf(Xlsx { rows.toStdString(), texts.toStdString(), styles.toStdString() }))), read);
}

void TestWorkbook::cellsOfLibreOfficeAreRead_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("read");
    const auto add = [](const char *name, const char *rows, const char *read) {
        QTest::newRow(name) << QString::fromUtf8(rows) << QString::fromUtf8(read);
    };
    add("nothing", "", "");
    add("texts",
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Li<text:s text:c=\"2\"/>Wei</text:p>"
        "</table:table-cell><table:table-cell office:value-type=\"string\"><text:p>Köln</text:p><text:p>West</text:p>"
        "</table:table-cell></table:table-row>",
        "Li Wei|Köln West");
    add("parts of a text",
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>A<text:span>n<text:span>n</text:span>"
        "</text:span><text:a>!</text:a></text:p></table:table-cell></table:table-row>",
        "Ann!");
    add("comments and pictures are not in the cell",
        "<table:table-row><table:table-cell office:value-type=\"string\"><office:annotation><text:p>no</text:p>"
        "</office:annotation><text:p>Ann<text:note>1</text:note></text:p></table:table-cell></table:table-row>",
        "Ann");
    add("numbers, as they are kept",
        "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"1820\"><text:p>1 820</text:p>"
        "</table:table-cell><table:table-cell office:value-type=\"float\" office:value=\"0.5\"><text:p>½</text:p>"
        "</table:table-cell><table:table-cell office:value-type=\"float\" "
        "office:value=\"4711\"><text:p>00004711</text:p>"
        "</table:table-cell></table:table-row>",
        "1820|0.5|00004711");
    add("a date, however it is shown",
        "<table:table-row><table:table-cell office:value-type=\"date\" office:date-value=\"2001-05-12T00:00:00\">"
        "<text:p>12. Mai 01</text:p></table:table-cell></table:table-row>",
        "2001-05-12");
    add("a formula has the value that was saved",
        "<table:table-row><table:table-cell table:formula=\"of:=1+1\" office:value-type=\"float\" office:value=\"2\">"
        "<text:p>2</text:p></table:table-cell></table:table-row>",
        "2");
    add("repeated cells and rows",
        "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell table:number-columns-repeated=\"2\"/>"
        "<table:table-cell office:value-type=\"float\" office:value=\"1\" table:number-columns-repeated=\"2\"/>"
        "<table:table-cell table:number-columns-repeated=\"16380\"/></table:table-row>"
        "<table:table-row table:number-rows-repeated=\"1048574\"><table:table-cell "
        "table:number-columns-repeated=\"16384\"/></table:table-row>",
        "||1|1/||1|1");
    add("empty rows between others",
        "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"1\"/></table:table-row>"
        "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell/></table:table-row>"
        "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"2\"/></table:table-row>",
        "1///2");
    add("merged cells keep their places",
        "<table:table-row><table:table-cell table:number-columns-spanned=\"2\" office:value-type=\"string\">"
        "<text:p>Ann</text:p></table:table-cell><table:covered-table-cell/><table:table-cell "
        "office:value-type=\"float\" office:value=\"7\"/></table:table-row>",
        "Ann||7");
    add("heads and groups of rows",
        "<table:table-header-rows><table:table-row><table:table-cell office:value-type=\"string\"><text:p>Name</text:p>"
        "</table:table-cell></table:table-row></table:table-header-rows><table:table-row-group><table:table-row-group>"
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Ann</text:p></table:table-cell>"
        "</table:table-row></table:table-row-group></table:table-row-group>",
        "Name/Ann");
}

void TestWorkbook::cellsOfLibreOfficeAreRead()
{
    QFETCH(QString, rows);
    QFETCH(QString, read);
    const std::string table =
        "<table:table table:name=\"Players\"><table:table-column/>" + rows.toStdString() + "</table:table>";
    QCOMPARE(textOf(zipped(workbookfile::odsOf(table))), read);
}

void TestWorkbook::aSheetIsChosen()
{
    Parts parts = partsOf({ "<row><c><v>1</v></c></row>" });
    parts[2].second = "<workbook xmlns=\"m\" xmlns:r=\"r\"><sheets><sheet name=\"Old\" state=\"hidden\" r:id=\"rId4\"/>"
                      "<sheet name=\"Players\" r:id=\"rId1\"/><sheet name=\"选手\" r:id=\"rId4\"/></sheets></workbook>";
    parts[3].second.replace(parts[3].second.find("<Relationship "), 0,
        "<Relationship Id=\"rId4\" Type=\"x/worksheet\" Target=\"/xl/worksheets/sheet2.xml\"/>");
    parts.push_back(
        { "xl/worksheets/sheet2.xml", "<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>" });
    const std::string excel = zipped(parts);
    QCOMPARE(textOf(excel), QStringLiteral("1")); // the first that people see
    QCOMPARE(textOf(excel, "选手"), QStringLiteral("2"));
    QCOMPARE(textOf(excel, "Old"), QStringLiteral("2"));
    QVERIFY((readWorkbook(excel)->names == std::vector<std::string> { "Old", "Players", "选手" }));
    QCOMPARE(readWorkbook(excel)->place, std::size_t(1));
    const auto table = [](const char *name, const char *value) {
        return std::string("<table:table table:name=\"") + name
            + "\"><table:table-row><table:table-cell office:value-type=\"float\" office:value=\"" + value
            + "\"/></table:table-row></table:table>";
    };
    const std::string office = zipped(workbookfile::odsOf(table("A", "1") + table("选手", "2")));
    QCOMPARE(textOf(office), QStringLiteral("1"));
    QCOMPARE(textOf(office, "选手"), QStringLiteral("2"));
    QVERIFY((readWorkbook(office, "选手")->names == std::vector<std::string> { "A", "选手" }));
    for (const std::string &bytes : { excel, office })
        QVERIFY(readWorkbook(bytes, "B").fault() == WorkbookFault::NoSuchSheet);
}

void TestWorkbook::whatIsNoWorkbookHasAFault_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto add = [](const char *name, const std::string &bytes, WorkbookFault fault) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << int(fault);
    };
    add("a text", "Name;Club", WorkbookFault::NotAWorkbook);
    add("an archive of other things", zipped({ { "a.txt", "Ann" } }), WorkbookFault::NotAWorkbook);
    add("a text document",
        zipped({ { "mimetype", "application/vnd.oasis.opendocument.text" }, { "content.xml", "<a/>" } }),
        WorkbookFault::NotAWorkbook);
    add("another document of Office",
        zipped({ { "_rels/.rels", "<a><Relationship Type=\"x/officeDocument\" Target=\"word/document.xml\"/></a>" },
            { "word/document.xml", "<document/>" } }),
        WorkbookFault::NotAWorkbook);
    add("the beginning of an archive", "PK\x03\x04 and no more", WorkbookFault::Damaged);
    Parts locked = workbookfile::odsOf("");
    locked[2].second = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    add("a password", zipped(locked), WorkbookFault::Locked);
    Parts missing = partsOf({ "" });
    missing.erase(missing.begin() + 4);
    add("a sheet that is not there", zipped(missing), WorkbookFault::Damaged);
    add("rows that do not end", zipped(partsOf({ "<row><c><v>1" })), WorkbookFault::Damaged);
    const std::string declared =
        "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;\">]><worksheet>"
        "<sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>";
    Parts entities = partsOf({ "" });
    entities[4].second = declared;
    add("words that stand for others", zipped(entities), WorkbookFault::Damaged);
    Parts odsEntities = workbookfile::odsOf("");
    odsEntities[1].second.insert(odsEntities[1].second.find("<office"), "<!DOCTYPE x [<!ENTITY a \"lol\">]>");
    add("words that stand for others in LibreOffice", zipped(odsEntities), WorkbookFault::Damaged);
    std::string deep;
    for (int i = 0; i < 1000; ++i)
        deep += "<text:span>";
    add("a text nested deeply",
        zipped(workbookfile::odsOf("<table:table><table:table-row><table:table-cell><text:p>" + deep)),
        WorkbookFault::Damaged);
}

void TestWorkbook::whatIsNoWorkbookHasAFault()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    const auto read = readWorkbook(bytes.toStdString());
    QVERIFY(!read);
    QCOMPARE(int(read.fault()), fault);
}

void TestWorkbook::whatIsLargeIsRefusedOrCut()
{
    // 60 MB of blanks are a few kilobytes in an archive.
    Parts bomb = partsOf({ "" });
    bomb[4].second += std::string(std::size_t(60) << 20, ' ');
    const std::string packed = zipped(bomb);
    QVERIFY(packed.size() < (1U << 20));
    QVERIFY(readWorkbook(packed).fault() == WorkbookFault::TooLarge);
    // A cell that says it stands a million times.
    const auto many = readWorkbook(zipped(workbookfile::odsOf(
        "<table:table><table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell "
        "table:number-columns-repeated=\"16384\" office:value-type=\"float\" office:value=\"1\"/></table:table-row>"
        "</table:table>")));
    QVERIFY(many);
    QVERIFY(many->isCut);
    QCOMPARE(many->rows.size() * many->rows.front().size(), MostSheetCells);
    const auto far =
        readWorkbook(zipped(partsOf({ "<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"ZZZZZZ1\"><v>2</v></c></row><row "
                                      "r=\"99999999\"><c><v>3</v></c></row>" })));
    QVERIFY(far && far->isCut);
    QCOMPARE(joined(*far), QStringLiteral("1"));
    const auto longCell = readWorkbook(
        zipped(partsOf({ "<row><c t=\"str\"><v>" + std::string(MostCellBytes - 1, 'x') + "ää</v></c></row>" })));
    QCOMPARE(longCell->rows.front().front().size(), MostCellBytes - 1);
}

// Every change of a byte, and every cut, is some sheet or some fault.
void TestWorkbook::anythingBrokenGivesAnAnswer()
{
    std::mt19937 random(1);
    const std::string excel = zipped(partsOf({ "<row><c t=\"s\"><v>0</v></c><c s=\"0\"><v>37023</v></c></row>",
        "<si><t>Ann</t></si>", "<cellXfs><xf numFmtId=\"14\"/></cellXfs>" }));
    const std::string office = zipped(workbookfile::odsOf(
        "<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"2\"><table:table-cell "
        "office:value-type=\"string\"><text:p>Ann</text:p></table:table-cell></table:table-row></table:table>"));
    int answers = 0;
    for (const std::string &whole : { excel, office }) {
        for (int time = 0; time < repetitions(400); ++time) {
            std::string broken = whole;
            for (std::size_t changes = 1 + random() % 3; changes > 0; --changes)
                broken[4 + random() % (broken.size() - 4)] = static_cast<char>(random());
            if (time % 4 == 0)
                broken.resize(4 + random() % (broken.size() - 4));
            const auto read = readWorkbook(broken);
            answers += read && !read->rows.empty() ? 1 : 0;
        }
    }
    QVERIFY(answers > 0); // some changes are harmless
    // Broken parts in a whole archive, which no check sum gives away.
    for (Parts parts : { partsOf({ "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>", "<si><t>Ann</t></si>",
                             "<cellXfs><xf numFmtId=\"14\"/></cellXfs>" }),
             workbookfile::odsOf("<table:table><table:table-row table:number-rows-repeated=\"2\"><table:table-cell "
                                 "table:number-columns-repeated=\"3\" office:value=\"1\" office:value-type=\"float\"/>"
                                 "</table:table-row></table:table>") }) {
        for (int time = 0; time < repetitions(400); ++time) {
            Parts broken = parts;
            std::string &part = broken[random() % broken.size()].second;
            for (std::size_t changes = 1 + random() % 3; changes > 0; --changes)
                part[random() % part.size()] = "<>/\"=9 \xFF\x01&"[random() % 11];
            const auto read = readWorkbook(zipped(broken));
            QVERIFY(!read || read->rows.size() <= MostSheetRows);
        }
    }
}

void TestWorkbook::aWorkbookIsAListOfPlayers()
{
    const std::string bytes =
        zipped(partsOf({ "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>Cup of 2026</v></c></row>"
                         "<row r=\"3\"><c r=\"A3\" t=\"s\"><v>0</v></c><c r=\"B3\" t=\"s\"><v>1</v></c>"
                         "<c r=\"C3\" t=\"s\"><v>2</v></c></row>"
                         "<row r=\"4\"><c r=\"A4\"><v>1820</v></c><c r=\"B4\" t=\"s\"><v>3</v></c>"
                         "<c r=\"C4\" s=\"1\"><v>37023</v></c></row>",
            "<si><t>Rating</t></si><si><t>Name</t></si><si><t>Born</t></si><si><t>Ann</t></si>",
            "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>" }));
    const ListTable table = tableOfFile(bytes, {}, readWorkbook);
    QVERIFY((table.sheets == std::vector<std::string> { "Players" }));
    const EntryColumns columns = columnsOf(table.rows);
    QCOMPARE(columns.first, std::size_t(2)); // below the title and the heads
    const EntryList list = entriesOf(table, columns);
    QCOMPARE(list.entries.size(), std::size_t(1));
    QCOMPARE(list.entries.front().name, std::string("Ann"));
    QCOMPARE(list.entries.front().rating.value_or(0), 1820);
    QVERIFY((list.entries.front().birth == BirthDate { 2001, 5, 12 }));
    QVERIFY((list.rows == std::vector<int> { 3 }));
    QVERIFY(tableOfFile("PK\x03\x04", {}, readWorkbook).notAList->why == NotAList::Why::DamagedWorkbook);
    QVERIFY(tableOfFile(bytes, {}, {}).notAList->why == NotAList::Why::NoWorkbooks);
    QVERIFY(tableOfFile(bytes, { {}, "Nobody" }, readWorkbook).notAList->why == NotAList::Why::NoSuchSheet);
}

} // namespace tst_workbook

QTEST_GUILESS_MAIN(tst_workbook::TestWorkbook)
#include "tst_workbook.moc"
