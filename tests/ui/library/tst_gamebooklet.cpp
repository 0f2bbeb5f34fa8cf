// SPDX-License-Identifier: MIT
#include "library/search/reportjson.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "ui/library/paper/paperorder.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_gamebooklet {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

std::vector<record::Game> games()
{
    std::string moves;
    for (int i = 0; i < 40; ++i) {
        moves += i % 2 == 0 ? ";B[" : ";W[";
        moves += { static_cast<char>('a' + i % 15), static_cast<char>('a' + 2 * (i / 15) + i % 2), ']' };
    }
    const std::string sgf =
        "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob]EV[Cup]DT[2019]RE[B+R]C[Begin];B[hh];W[hg];B[ig]C[Kagetsu\n"
        "of course];W[])\n(;GM[4]SZ[15]PB[Cid]PW[Dan]"
        + moves + ")\n(;GM[4]SZ[15])";
    const record::Collection collection = record::readRecords(sgf);
    std::vector<record::Game> list;
    for (std::size_t i = 0; i < collection.size(); ++i)
        list.push_back(collection.readGame(i));
    return list;
}

Booklet booklet()
{
    Booklet made;
    made.games = std::make_shared<const std::vector<record::Game>>(games());
    return made;
}

template <class Kind>
std::vector<Kind> blocksOf(const Document &document)
{
    std::vector<Kind> found;
    for (const Block &block : document.blocks) {
        if (const auto *it = std::get_if<Kind>(&block))
            found.push_back(*it);
        if (const auto *beside = std::get_if<SideBySide>(&block)) {
            for (const SideBySide::Column &column : beside->columns) {
                for (const Block &each : column.blocks) {
                    if (const auto *it = std::get_if<Kind>(&each))
                        found.push_back(*it);
                }
            }
        }
    }
    return found;
}

} // namespace

// Games on paper (library.md#booklets), and reports of a position (library.md#report).
class TestGameBooklet : public QObject
{
    Q_OBJECT

private slots:
    void aBookletHasContentsDiagramsAndMoves()
    {
        const Document document = bookletDocument(booklet(), QStringLiteral("en"));
        QCOMPARE(document.title, QStringLiteral("Games"));
        const auto tables = blocksOf<Table>(document);
        QCOMPARE(tables.size(), std::size_t(1));
        QCOMPARE(tables[0].rows[0],
            QStringList({ QStringLiteral("1"), QStringLiteral("Ann – Bob"), QStringLiteral("Cup"),
                QStringLiteral("2019"), QStringLiteral("4"), QStringLiteral("1") }));
        QCOMPARE(tables[0].rows[2].last(), QStringLiteral("2")); // it has no room on the first page
        const auto headings = blocksOf<Heading>(document);
        QCOMPARE(headings.size(), std::size_t(3));
        QCOMPARE(headings[0].text, QStringLiteral("1. Ann – Bob"));
        QCOMPARE(headings[2].text, QStringLiteral("3. Black – White"));
        const auto diagrams = blocksOf<Diagram>(document);
        QCOMPARE(diagrams.size(), std::size_t(4)); // the long game has two
        QCOMPARE(diagrams[1].number, 2);
        QCOMPARE(diagrams[2].caption, QStringLiteral("Moves 31–40"));
        QCOMPARE(diagrams[0].picture.at({ 8, 8 }).number, 3);
        QCOMPARE(diagrams[0].notes, (std::vector<diagram::Note> { { 4 } })); // the pass
        // What was there before stands without its number.
        QCOMPARE(diagrams[2].picture.at({ 0, 14 }).number, 0);
        QVERIFY(diagrams[2].picture.at({ 0, 14 }).stone != rules::Stone::None);
        QStringList said;
        for (const Paragraph &each : blocksOf<Paragraph>(document))
            said += each.text;
        QCOMPARE(said[0], QStringLiteral("Cup · 2019 · Renju · D4 Kagetsu · Ann wins: Bob resigned."));
        QCOMPARE(said.mid(1, 5),
            QStringList({ QStringLiteral("Begin"), QStringLiteral("1\u00A0H8  2\u00A0H9  3\u00A0I9"),
                QStringLiteral("Kagetsu"), QStringLiteral("of course"), QStringLiteral("4\u00A0–") }));
    }

    void choicesChangeIt()
    {
        Booklet made = booklet();
        made.every = 10;
        QCOMPARE(blocksOf<Diagram>(bookletDocument(made, QStringLiteral("en"))).size(), std::size_t(6));
        made.kind = Booklet::Kind::Boards;
        made.title = QStringLiteral("Mine");
        const Document boards = bookletDocument(made, QStringLiteral("en"));
        QCOMPARE(boards.title, QStringLiteral("Mine"));
        QCOMPARE(blocksOf<Diagram>(boards).size(), std::size_t(3));
        QVERIFY(blocksOf<Heading>(boards).empty());
        QCOMPARE(bookletDocument(booklet(), QStringLiteral("ja")).title, QStringLiteral("対局"));
    }

    void theSameGamesGiveTheSameBytes()
    {
        const QByteArray pdf = paperBytes(bookletDocument(booklet(), QStringLiteral("en")), PaperFormat::Pdf);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(paperBytes(bookletDocument(booklet(), QStringLiteral("en")), PaperFormat::Pdf), pdf);
    }

    // As kagetsu-cli orders them.
    void ordersAreWritten()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("games.sgf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const record::Game &game : games())
            file.write(QByteArray::fromStdString(record::writeSgf(game)));
        file.close();
        const QString out = folder.filePath(QStringLiteral("out.txt"));
        QJsonObject order { { QStringLiteral("games"), file.fileName() }, { QStringLiteral("output"), out },
            { QStringLiteral("lang"), QStringLiteral("en") }, { QStringLiteral("title"), QStringLiteral("Mine") } };
        const auto write = [&order] {
            const auto read = gamePaperFromJson(QJsonDocument(order).toJson());
            return read && writeGamePaper(*read);
        };
        QVERIFY(write());
        QFile text(out);
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QByteArray booklet = text.readAll();
        text.close();
        QVERIFY(booklet.contains("1. Ann – Bob") && booklet.contains("Kagetsu"));
        // A report with its model games.
        library::PositionReport report;
        report.stones = { { rules::Side::Black, { 7, 7 } } };
        report.exploration.all = { 14, 7, 0, 7 };
        report.exploration.rows = { { .point = rules::Point { 7, 8 }, .score = { 14, 7, 0, 7 } } };
        report.byYear[2019] = { 14, 7, 0, 7 };
        report.players = { { "Ann", rules::Side::Black, { 14, 7, 0, 7 } } };
        report.lines = { { { { rules::Side::White, { 7, 8 } } }, { 14, 7, 0, 7 }, 14 } };
        report.newest = { { 1, 1, "Ann", "Bob", "Cup", 20190504, record::Winner::Black } };
        report.models = report.newest;
        order.insert(
            QStringLiteral("report"), QJsonDocument::fromJson(QByteArray::fromStdString(toJson(report))).object());
        QVERIFY(write());
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QByteArray told = text.readAll();
        for (const char *each : { "Report of a position", "14 games have this position. Black scored 50 %.",
                 "What was played", "Main lines", "2 H9", "Newest games", "2019-05-04", "Model games", "Kagetsu" })
            QVERIFY2(told.contains(each) || told.contains(QByteArray(each).replace(' ', "\u00A0")), each);
    }

    void brokenOrdersAreRefused_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("language") << "lang" << QJsonValue(QStringLiteral("xx"));
        QTest::newRow("kind of file") << "output" << QJsonValue(QStringLiteral("/tmp/out.doc"));
        QTest::newRow("moves of a diagram") << "every" << QJsonValue(0);
        QTest::newRow("report") << "report" << QJsonValue(QJsonObject());
    }
    void brokenOrdersAreRefused()
    {
        QFETCH(QString, member);
        QFETCH(QJsonValue, value);
        QJsonObject order { { QStringLiteral("output"), QStringLiteral("/tmp/out.pdf") },
            { QStringLiteral("lang"), QStringLiteral("en") } };
        QVERIFY(gamePaperFromJson(QJsonDocument(order).toJson()));
        order.insert(member, value);
        QVERIFY(!gamePaperFromJson(QJsonDocument(order).toJson()));
        QVERIFY(!gamePaperFromJson("no JSON"));
    }

    void withoutGamesThereIsNothingToPrint()
    {
        QVERIFY(!writeGamePaper({ {}, QStringLiteral("/tmp/out.pdf"), QStringLiteral("en"), {} }));
    }
};

} // namespace tst_gamebooklet

QTEST_MAIN(tst_gamebooklet::TestGameBooklet)
#include "tst_gamebooklet.moc"
