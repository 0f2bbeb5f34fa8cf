// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "record/formats/rifwriter.h"
#include "record/sgf/sgfwriter.h"
#include "sgfhelp.h"

#include <QDir>
#include <QTest>
#include <QXmlStreamReader>
#include <rapidcheck.h>

namespace tst_rifwriting {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

namespace {

Collection readRif(const std::string &bytes)
{
    return readRecords(bytes, { .format = Format::Rif });
}

std::string writtenAgain(const Collection &collection, ExportLosses &losses)
{
    RifWriter writer;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        if (!writer.add(collection.readGame(i)))
            qFatal("a game of a library has no form in one");
    }
    WrittenGame written = writer.take("2026-11-24");
    losses = written.losses;
    return written.bytes;
}

// Empty when an XML reader is content with it.
QString xmlFault(const std::string &bytes)
{
    QXmlStreamReader reader(QByteArray::fromStdString(bytes));
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

Game line(const char *sgf)
{
    return onlyGame(QByteArray(sgf));
}

// Texts that XML, the readers and people trip over.
std::string anyText()
{
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>("a", "花月", "Ж",
        " ", "<", ">", "&", "&amp;", "\"", "'", "]]>", "<!--", "</game>", "<move>", "\\", ":", "]", "rif:1", "%1"));
    std::string text = "x"; // blanks at the ends are not kept in all places
    for (const std::string &piece : pieces)
        text += piece;
    return text + "x";
}

} // namespace

// Games as a library of RenjuNet.
class TestRifWriting : public QObject
{
    Q_OBJECT

private slots:
    void libraryComesBack_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("synthetic") << QStringLiteral(KAGETSU_TEST_DATA "/formats/synthetic.rif");
        const QDir more(qEnvironmentVariable("KAGETSU_SHARED_DATA", QStringLiteral(KAGETSU_SHARED_DATA)) + "/games");
        for (const QFileInfo &file : more.entryInfoList({ QStringLiteral("*.rif") }, QDir::Files))
            QTest::newRow(qPrintable(QStringLiteral("shared ") + file.fileName())) << file.filePath();
    }
    void libraryComesBack()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const Collection first = readRif(file.readAll().toStdString());
        ExportLosses losses;
        const std::string bytes = writtenAgain(first, losses);
        QCOMPARE(xmlFault(bytes), QString());
        QVERIFY(losses == ExportLosses());
        const Collection second = readRif(bytes);
        QVERIFY(second.messages().empty());
        QCOMPARE(second.size(), first.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            const Game one = first.readGame(i);
            const Game two = second.readGame(i);
            QVERIFY(two.messages.empty());
            QVERIFY(one.info == two.info);
            QCOMPARE(writeSgf(two), writeSgf(one));
        }
        // What was written is written again to the last byte.
        QVERIFY(writtenAgain(second, losses) == bytes);
    }

    void isKnownByItsContent()
    {
        const auto written = writeRif(line("(;GM[4]SZ[15]PB[a];B[hh])"), "2026-11-24");
        QVERIFY(written.hasValue());
        QCOMPARE(recognise(written->bytes), Format::Rif);
        QVERIFY(written->bytes.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                           "<database version=\"1.0\" date=\"2026-11-24\">\n"));
    }

    void game_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QByteArray>("holds"); // of the file
        QTest::addColumn<int>("loss"); // the only one, or -1
        const auto row = [](const char *name, const char *sgf, const char *holds, int loss = -1) {
            QTest::newRow(name) << QByteArray(sgf) << QByteArray(holds) << loss;
        };
        const auto loss = [](ExportLoss which) { return static_cast<int>(which); };
        row("moves", "(;GM[4]SZ[15];B[hh];W[ig];B[oa])", "<move>h8 i9 o15</move>");
        row("a pass", "(;GM[4]SZ[15];B[hh];W[];B[oa])", "<move>h8 -- o15</move>");
        row("no moves", "(;GM[4]SZ[15]PB[a]PW[b])", "<move></move>");
        row("names are escaped", "(;GM[4]SZ[15]PB[A & <B>]PW[\"c\"];B[hh])",
            "name=\"A &amp; &lt;B&gt;\" surname=\"\" country=\"\" city=\"\"/>\n<player id=\"2\" "
            "name=\"&quot;c&quot;\"");
        row("a club is a country", "(;GM[4]SZ[15]PB[a]BT[Kyoto];B[hh])",
            "<country id=\"1\" name=\"Kyoto\" abbr=\"\"/>");
        row("Black has won", "(;GM[4]SZ[15]RE[B+];B[hh])", "bresult=\"1\"");
        row("White has won", "(;GM[4]SZ[15]RE[W+];B[hh])", "bresult=\"0\"");
        row("a draw", "(;GM[4]SZ[15]RE[0];B[hh])", "bresult=\"0.5\"");
        row("no result", "(;GM[4]SZ[15];B[hh])", "bresult=\"\"");
        row("why it was won is lost", "(;GM[4]SZ[15]RE[W+R];B[hh])", "bresult=\"0\"", loss(ExportLoss::GameFacts));
        row("a day", "(;GM[4]SZ[15]EV[Open]DT[2026-03-07];B[hh])",
            "name=\"Open\" country=\"\" city=\"\" year=\"2026\" month=\"3\" start=\"2026-03-07\" end=\"2026-03-07\"/>");
        row("a year", "(;GM[4]SZ[15]EV[Open]DT[2026];B[hh])", "name=\"Open\" country=\"\" city=\"\" year=\"2026\"/>");
        row("a date in words is lost", "(;GM[4]SZ[15]EV[Open]DT[in spring];B[hh])",
            "name=\"Open\" country=\"\" city=\"\"/>", loss(ExportLoss::GameFacts));
        row("a table is lost", "(;GM[4]SZ[15]XTB[4];B[hh])", "<move>h8</move>", loss(ExportLoss::GameFacts));
        row("the pattern", "(;GM[4]SZ[15]ON[Kagetsu]XON[d4];B[hh])",
            "<opening id=\"1\" abbr=\"D4\" name=\"Kagetsu\"/>");
        row("the other fifth moves", "(;GM[4]SZ[15];B[hh];W[ig];B[jg];W[kg]XFM[lg][ao];B[lg])", "alt=\"a1\"");
        row("offers of which none is played are lost", "(;GM[4]SZ[15];B[hh];W[ig];B[jg];W[kg]XF5[lg][ao])", "alt=\"\"",
            loss(ExportLoss::OpeningNotes));
        row("a remark of several lines", "(;GM[4]SZ[15]GC[one\ntwo <&>];B[hh])", "<info>one\ntwo &lt;&amp;&gt;</info>");
        row("comments are lost", "(;GM[4]SZ[15];B[hh]C[x])", "<move>h8</move>", loss(ExportLoss::Texts));
        row("variations are lost", "(;GM[4]SZ[15];B[hh](;W[ig])(;W[aa]))", "<move>h8 i9</move>",
            loss(ExportLoss::Variations));
        row("clocks are lost", "(;GM[4]SZ[15];B[hh]BL[5])", "<move>h8</move>", loss(ExportLoss::Clocks));
        row("marks are lost", "(;GM[4]SZ[15];B[hh]CR[aa])", "<move>h8</move>", loss(ExportLoss::Properties));
    }
    void game()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QByteArray, holds);
        QFETCH(int, loss);
        const auto written = writeRif(line(sgf));
        QVERIFY(written.hasValue());
        QVERIFY2(written->bytes.find(holds.toStdString()) != std::string::npos, written->bytes.c_str());
        QCOMPARE(xmlFault(written->bytes), QString());
        ExportLosses expected;
        if (loss >= 0)
            expected.add(static_cast<ExportLoss>(loss));
        for (int i = 0; i < ExportLossCount; ++i)
            QCOMPARE(written->losses.count(static_cast<ExportLoss>(i)), expected.count(static_cast<ExportLoss>(i)));
    }

    void gamesThatCannotBeRifAreRefused_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("misfit");
        const auto row = [](const char *name, const char *sgf, ExportRefusal why) {
            QTest::newRow(name) << QByteArray(sgf) << static_cast<int>(why);
        };
        row("a board of 19 lines", "(;GM[4]SZ[19];B[aa])", ExportRefusal::BoardSize);
        row("a smaller board", "(;GM[4]SZ[13];B[aa])", ExportRefusal::BoardSize);
        row("White begins", "(;GM[4]SZ[15];W[hh])", ExportRefusal::Turns);
        row("one colour twice", "(;GM[4]SZ[15];B[hh];B[ig])", ExportRefusal::Turns);
        row("stones put up", "(;GM[4]SZ[15]AB[aa];W[hh])", ExportRefusal::Setup);
    }
    void gamesThatCannotBeRifAreRefused()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, misfit);
        const auto written = writeRif(line(sgf));
        QVERIFY(!written);
        QCOMPARE(static_cast<int>(written.fault()), misfit);
    }

    void refusedGameDoesNotDisturbOthers()
    {
        RifWriter writer;
        QVERIFY(writer.add(line("(;GM[4]SZ[15]PB[a];B[hh])")).hasValue());
        QVERIFY(!writer.add(line("(;GM[4]SZ[19]PB[b];B[aa])")).hasValue());
        const Collection again = readRif(writer.take({}).bytes);
        QCOMPARE(again.size(), std::size_t { 1 });
    }

    // Whoever comes from a library keeps the number, and nobody else gets it.
    void numbersOfGames()
    {
        RifWriter writer;
        for (const char *id : { "", "rif:1", "rif:7", "rif:1", "match-3" }) {
            Game game = line("(;GM[4]SZ[15];B[hh])");
            game.info.recordId = id;
            QVERIFY(writer.add(game).hasValue());
        }
        const Collection again = readRif(writer.take({}).bytes);
        QVERIFY(again.messages().empty());
        QStringList ids;
        for (std::size_t i = 0; i < again.size(); ++i)
            ids += QString::fromStdString(again.readGame(i).info.recordId);
        QCOMPARE(ids, QStringList({ "rif:2", "rif:1", "rif:7", "rif:3", "rif:4" }));
    }

    void samePlayersAreOneRow()
    {
        RifWriter writer;
        for (int i = 0; i < 3; ++i)
            QVERIFY(
                writer.add(line("(;GM[4]SZ[15]PB[Anna]BT[Estonia]PW[Bo]EV[Open]PC[Tallinn]RU[RIF];B[hh])")).hasValue());
        const QByteArray bytes = QByteArray::fromStdString(writer.take({}).bytes);
        for (const char *row : { "<country ", "<city ", "<rule ", "<tournament " })
            QCOMPARE(bytes.count(row), 1);
        QCOMPARE(bytes.count("<player "), 2);
    }

    void bytesThatAreNoText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char *name, const QByteArray &text, const QByteArray &becomes) {
            QTest::newRow(name) << text << becomes;
        };
        row("a control character", "a\x01z", "a z");
        row("nothing at all", QByteArray("a\0z", 3), "a z");
        row("half of a character", "a\xC3z", "a\xEF\xBF\xBDz");
        row("half of a pair", "a\xED\xA0\x80z", "a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz");
        row("too long a form", "a\xC0\xBCz", "a\xEF\xBF\xBD\xEF\xBF\xBDz");
        row("no character of XML", "a\xEF\xBF\xBEz", "a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz");
        row("beyond the last plane", "a\xF4\x90\x80\x80z", "a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDz");
        row("the last plane", "a\xF4\x8F\xBF\xBDz", "a\xF4\x8F\xBF\xBDz");
        row("cut in its last character", "a\xE8\x8A", "a\xEF\xBF\xBD\xEF\xBF\xBD");
    }
    void bytesThatAreNoText()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, becomes);
        Game game = line("(;GM[4]SZ[15];B[hh])");
        game.info.black.name = game.info.remark = text.toStdString();
        const auto written = writeRif(game);
        QVERIFY(written.hasValue());
        QCOMPARE(xmlFault(written->bytes), QString());
        const Game again = readRif(written->bytes).readGame(0);
        QCOMPARE(QByteArray::fromStdString(again.info.black.name), becomes);
        QCOMPARE(QByteArray::fromStdString(again.info.remark), becomes);
    }

    void anyTextComesBack()
    {
        const bool held = rc::check("texts are read as they were written", [] {
            Game game = line("(;GM[4]SZ[15];B[hh];W[ig])");
            GameInfo &info = game.info;
            for (std::string *text : { &info.black.name, &info.black.team, &info.white.name, &info.white.team,
                     &info.event, &info.place, &info.round, &info.rules, &info.openingName, &info.remark, &info.user })
                *text = anyText();
            const auto written = writeRif(game);
            RC_ASSERT(written.hasValue());
            RC_ASSERT(written->losses == ExportLosses());
            RC_ASSERT(xmlFault(written->bytes).isEmpty());
            const Collection collection = readRif(written->bytes);
            RC_ASSERT(collection.size() == 1U && collection.messages().empty());
            Game again = collection.readGame(0);
            again.info.recordId.clear();
            again.info.charset = info.charset;
            again.info.application = info.application;
            again.info.gameType = info.gameType;
            again.info.sizeText = info.sizeText;
            RC_ASSERT(again.info == info);
        });
        QVERIFY(held);
    }
};

} // namespace tst_rifwriting

QTEST_GUILESS_MAIN(tst_rifwriting::TestRifWriting)
#include "tst_rifwriting.moc"
