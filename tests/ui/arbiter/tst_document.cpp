// SPDX-License-Identifier: MIT
#include "ui/print/paper/documenthtml.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/paper.h"

#include <QTest>
#include <QTextDocument>
#include <QTextTable>
#include <QXmlStreamReader>

namespace tst_document {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

Document sample()
{
    rules::Position position(5);
    position.place({ 0, 0 }, rules::Side::Black);
    position.place({ 4, 4 }, rules::Side::White);
    Document document;
    document.title = "Kagetsu <&>";
    document.language = "en";
    document.blocks = {
        Paragraph { "Look at this first.", 0, true },
        Heading { "Facts" },
        Facts { { { "Black", "Aoki & Sons" }, { "棋手", "花月" } } },
        Table { { { "No.", true }, { "Deed", false } }, { { "1", "H8" }, { "10", "a pass" } } },
        Paragraph { "Because.", 2 },
        Diagram { BoardPicture(position), "After move 2.", "X: Aoki" },
        Signatures { { "Aoki", "Bergman", "Arbiter" } },
    };
    return document;
}

qsizetype pagesOf(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

} // namespace

// A paper as plain text, as HTML and as pages.
class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void textHasEveryBlock()
    {
        const QString expected = QStringLiteral("Kagetsu <&>\n"
                                                "===========\n"
                                                "! Look at this first.\n"
                                                "\n"
                                                "Facts\n"
                                                "-----\n"
                                                "Black  Aoki & Sons\n"
                                                "棋手   花月\n"
                                                "No.  Deed\n"
                                                "  1  H8\n"
                                                " 10  a pass\n"
                                                "    Because.\n"
                                                "\n"
                                                "  5 . . . . O 5\n"
                                                "  4 . . . . . 4\n"
                                                "  3 . . . . . 3\n"
                                                "  2 . . . . . 2\n"
                                                "  1 X . . . . 1\n"
                                                "    A B C D E\n"
                                                "After move 2.\n"
                                                "X: Aoki\n");
        const QString text = toPlainText(sample());
        QCOMPARE(text.left(expected.size()), expected);
        const QString line(48, '_');
        QCOMPARE(text.mid(expected.size()),
            QString("\n\n" + line + "\nAoki\n\n\n" + line + "\nBergman\n\n\n" + line + "\nArbiter\n"));
    }

    void linesOfTextStayWithinThePage_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("broken at blanks") << QString("many words ").repeated(40);
        QTest::newRow("Chinese has none, and takes two places a character") << QString("禁手").repeated(120);
        QTest::newRow("a long word stays whole in its line") << QString("short then ") + QString(90, 'x') + " end";
    }
    void linesOfTextStayWithinThePage()
    {
        QFETCH(QString, sentence);
        Document document;
        document.blocks = { Paragraph { sentence, 3 } };
        QString found;
        for (const QString &line : toPlainText(document).split('\n')) {
            QVERIFY2(placesOf(line) <= 96, qPrintable(line));
            found += line;
        }
        QCOMPARE(found.remove(' '), QString(sentence).remove(' '));
    }

    void htmlIsOneWholeFile()
    {
        const QString html = toHtml(sample(), svgOf);
        QVERIFY(html.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
        QVERIFY(html.contains("<title>Kagetsu &lt;&amp;&gt;</title>"));
        QVERIFY(html.contains("Aoki &amp; Sons"));
        QVERIFY(html.contains("<p class=\"warning\">Look at this first.</p>"));
        QVERIFY(html.contains("<td class=\"number\" align=\"right\">10</td><td>a pass</td>"));
        QCOMPARE(html.count("<svg"), 1);
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains("<image")); // the board is paths
        QVERIFY(!html.contains("src="));
        // What is between the tags of the page is well formed.
        QXmlStreamReader reader(html.mid(html.indexOf("<svg"), html.indexOf("</svg>") + 6 - html.indexOf("<svg")));
        while (!reader.atEnd())
            reader.readNext();
        QCOMPARE(reader.errorString(), QString());
    }

    void characterShapesFollowTheLanguage()
    {
        Document document = sample();
        QVERIFY(!toHtml(document, svgOf).contains("CJK JP"));
        document.language = "ja";
        QVERIFY(toHtml(document, svgOf).contains("\"Noto Sans CJK JP\""));
        document.language = "zh-TW";
        QVERIFY(toHtml(document, svgOf).contains("\"Noto Sans CJK TC\", sans-serif"));
    }

    void laidOutPaperHasTheTablesAndTheBoard()
    {
        QObject owner;
        const QTextDocument *paper = laidOut(sample(), &owner);
        const QString text = paper->toPlainText();
        QVERIFY(text.contains("Aoki & Sons"));
        QVERIFY(text.contains(QChar::ObjectReplacementCharacter)); // the board
        int heads = 0;
        for (const QTextFrame *frame : paper->rootFrame()->childFrames()) {
            if (const auto *table = qobject_cast<const QTextTable *>(frame))
                heads += table->format().headerRowCount();
        }
        QCOMPARE(heads, 1); // repeated on each page
    }

    void pdfHasPages()
    {
        Document document = sample();
        const QByteArray one = paperBytes(document, PaperFormat::Pdf);
        QVERIFY(one.startsWith("%PDF-"));
        QCOMPARE(pagesOf(one), 1);
        for (int i = 0; i < 120; ++i)
            document.blocks.push_back(Paragraph { "One more line." });
        QVERIFY(pagesOf(paperBytes(document, PaperFormat::Pdf)) >= 3);
    }

    void fileNameDecidesTheFormat()
    {
        QCOMPARE(paperFormatOf("a.PDF"), std::optional(PaperFormat::Pdf));
        QCOMPARE(paperFormatOf("x/a.htm"), std::optional(PaperFormat::Html));
        QCOMPARE(paperFormatOf("a.b.html"), std::optional(PaperFormat::Html));
        QCOMPARE(paperFormatOf("a.txt"), std::optional(PaperFormat::Text));
        QCOMPARE(paperFormatOf("a.doc"), std::nullopt);
    }
};

} // namespace tst_document

QTEST_MAIN(tst_document::TestDocument)
#include "tst_document.moc"
