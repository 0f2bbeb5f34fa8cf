// SPDX-License-Identifier: MIT
#include "../../pdftext.h"
#include "ui/board/painting/drawntext.h"
#include "ui/board/painting/pdfpaper.h"

#include <QPainter>
#include <QTest>
#include <QTextLayout>

namespace tst_pdfpaper {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

const QPageLayout A4(QPageSize(QPageSize::A4), QPageLayout::Portrait, {});

// Texts below one another, in one face.
QByteArray pdfOf(const QStringList &families, const QStringList &texts)
{
    PdfPaper paper(QStringLiteral("Title"), A4);
    QPainter painter(&paper);
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(100);
    qreal top = 200;
    for (const QString &text : texts) {
        QTextLayout layout(text, PdfPaper::unshaped(font));
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        PdfPaper::wrote(painter, layout);
        layout.draw(&painter, { 200, top });
        top += 300;
    }
    painter.end();
    return paper.bytes();
}

} // namespace

// What is written on a PDF is what another program reads in it.
class TestPdfPaper : public QObject
{
    Q_OBJECT

private slots:
    void writtenIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("digits beside Latin letters") << "H8 I10 12:30 Round 3, table 14, 3½";
        QTest::addRow("digits beside Cyrillic letters") << QStringLiteral("Ход 17: Д8, 0:01.000");
        QTest::addRow("digits beside Chinese") << QStringLiteral("第17手黑白方用户一人长气见H8");
        QTest::addRow("characters with the shape of a radical")
            << QStringLiteral("黑白方人大日月目金長食車見言馬鬼黃龍");
        QTest::addRow("simplified ones among them") << QStringLiteral("长见贝车门页风饭马鱼鸟龙龟户");
        QTest::addRow("Japanese ones among them") << QStringLiteral("黒番・白番、三手目、食事、青木さん");
        QTest::addRow("a radical that was meant, alone") << QStringLiteral("部首：⽊");
        QTest::addRow("Korean") << QStringLiteral("흑 5수, 백 6수 黑白");
        QTest::addRow("beyond the first 65,536 characters") << QStringLiteral("𠮷野家と𠮟る、田中8段");
        QTest::addRow("two of them that come late") << QStringLiteral("H8黑𠮷白𠮟方");
        QTest::addRow("a form for the sake of a name") << QStringLiteral("塚本と塚田、神社と神社");
        QTest::addRow("letters that make a ligature") << "five in a row, first offer, office, fly";
        QTest::addRow("letters of other scripts of one shape") << QStringLiteral("AА BВ Ω µμ Đ ð");
        QTest::addRow("dashes and quotation marks") << QStringLiteral("“H8” – ‘9’ — −5 · × …");
    }
    void writtenIsRead()
    {
        QFETCH(QString, text);
        for (const QString &family : { QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans CJK TC"),
                 QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans CJK KR"),
                 QStringLiteral("Liberation Sans"), QStringLiteral("DejaVu Sans") })
            QCOMPARE(textOfPdf(pdfOf({ family }, { text })).simplified(), text.simplified());
    }

    // Where both stand on one paper, the word is likelier than the radical.
    void aWordComesBeforeItsRadical()
    {
        const QString read =
            textOfPdf(pdfOf({ QStringLiteral("Noto Sans CJK SC") }, { QStringLiteral("⿊"), QStringLiteral("黑") }));
        QCOMPARE(read.simplified(), QStringLiteral("黑 黑"));
    }

    void labelsOfABoardAreText()
    {
        PdfPaper paper(QString(), A4);
        QPainter painter(&paper);
        drawText(painter, QStringLiteral("H15"), { { 1000, 1000 }, 100, 1000 }, QFont::Medium, Qt::black);
        drawText(painter, QStringLiteral("黑12"), { { 1000, 2000 }, 100, 150 }, QFont::Medium, Qt::black);
        painter.end();
        QCOMPARE(textOfPdf(paper.bytes()).simplified(), QStringLiteral("H15 黑12"));
    }

    void thePageItselfIsAsItWas()
    {
        const QByteArray pdf = pdfOf({ QStringLiteral("Noto Sans CJK SC") }, { QStringLiteral("黑8") });
        QVERIFY(pdf.startsWith("%PDF-1"));
        QVERIFY(pdf.endsWith("%%EOF\n"));
        QCOMPARE(pdf.count("%%EOF"), 2); // the file and its update
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        QCOMPARE(pdfOf({ QStringLiteral("Noto Sans CJK SC") }, { QStringLiteral("黑8") }), pdf);
    }

    void whatIsNoPdfIsLeftAlone()
    {
        for (const char *bytes : { "", "%PDF-1.4\n", "startxref", "/ToUnicode 3 0 R startxref 9 /Size x", "\n3 0 obj" })
            QCOMPARE(withUnicodeMaps(bytes, {}), QByteArray(bytes));
    }
};

} // namespace tst_pdfpaper

QTEST_MAIN(tst_pdfpaper::TestPdfPaper)
#include "tst_pdfpaper.moc"
