// SPDX-License-Identifier: MIT
#include "../paperalike.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/protocol/scoresheet.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/print/paper/paperdialog.h"

#include <QBuffer>
#include <QCheckBox>
#include <QPdfWriter>
#include <QTest>
#include <QTextBrowser>

namespace tst_scoresheet {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

ScoreSheet filled()
{
    ScoreSheet sheet;
    sheet.occasion = {
        .event = "World Championship <A>", .place = "Kagetsu Hall", .round = "7", .table = "12", .arbiterName = "Carter"
    };
    sheet.date = "2031-05-04";
    sheet.names = { "Aoki Hanako", "Bergman" };
    sheet.clubs = { "Kyoto", "Lidköping" };
    sheet.rule = rules::Rule::Renju;
    sheet.time = "15m+10s";
    return sheet;
}

int pagesOf(const Document &document, QPageSize::PageSizeId size)
{
    QBuffer buffer;
    QPdfWriter writer(&buffer);
    writer.setResolution(600);
    writer.setPageSize(QPageSize(size));
    writer.setPageMargins({});
    return PageLayout(document, writer).pages();
}

QString valueOf(const Document &document, const QString &label)
{
    for (const auto &row : std::get<Fields>(document.blocks.front()).rows) {
        for (const Fields::Field &field : row) {
            if (field.label == label)
                return field.value;
        }
    }
    return QStringLiteral("no such field");
}

} // namespace

// The sheet to write moves on by hand.
class TestScoreSheet : public QObject
{
    Q_OBJECT

private slots:
    void pdfIsTheText()
    {
        for (const Language &language : shippedLanguages())
            QCOMPARE(unlikeText(scoreSheetDocument(filled(), language.code)), QString());
    }

    void hasLinesForSixtyMovesASide()
    {
        const Document document = scoreSheetDocument({}, "en");
        const auto &table = std::get<Table>(document.blocks[1]);
        QVERIFY(table.isForm);
        QSet<int> numbers;
        for (const QStringList &row : table.rows) {
            for (qsizetype i = 0; i < row.size(); ++i) {
                if (i % 3 == 0)
                    numbers.insert(row[i].toInt());
                else
                    QVERIFY(row[i].isEmpty());
            }
        }
        QCOMPARE(numbers.size(), 120);
        QVERIFY(numbers.contains(1) && numbers.contains(120));
        // The reply stands beside the move.
        QCOMPARE(table.rows[0][0], QString("1"));
        QCOMPARE(table.rows[0][3], QString("2"));
        QCOMPARE(table.rows[0][6], QString("61"));
    }

    void headIsBlankOrFilled()
    {
        const Document blank = scoreSheetDocument({}, "en");
        for (const auto &row : std::get<Fields>(blank.blocks.front()).rows) {
            for (const Fields::Field &field : row)
                QVERIFY2(field.value.isEmpty(), qPrintable(field.label));
        }
        const Document document = scoreSheetDocument(filled(), "en");
        QCOMPARE(valueOf(document, "Event"), QString("World Championship <A>"));
        QCOMPARE(valueOf(document, "Table"), QString("12"));
        QCOMPARE(valueOf(document, "Arbiter"), QString("Carter"));
        QCOMPARE(valueOf(document, "Date"), QString("2031-05-04"));
        QCOMPARE(valueOf(document, "Opener"), QString("Aoki Hanako"));
        QCOMPARE(valueOf(document, "Second player"), QString("Bergman"));
        QCOMPARE(valueOf(document, "Rule"), QString("Renju"));
        QCOMPARE(valueOf(document, "Time control"), QString("15m+10s"));
        QVERIFY(toPlainText(document).contains(QString::fromUtf8("Lidköping")));
    }

    // A swap may still exchange them.
    void coloursArePrintedOnceTheyAreSettled()
    {
        ScoreSheet sheet = filled();
        QCOMPARE(valueOf(scoreSheetDocument(sheet, "en"), "Black"), QString());
        sheet.black = Seat::B;
        QCOMPARE(valueOf(scoreSheetDocument(sheet, "en"), "Black"), QString("Bergman"));
        QCOMPARE(valueOf(scoreSheetDocument(sheet, "en"), "White"), QString("Aoki Hanako"));
    }

    void isOnePage_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void isOnePage()
    {
        QFETCH(QString, language);
        ScoreSheet large = filled();
        large.boardSize = 19;
        large.names.a = large.occasion.event = large.clubs.b = std::string(90, 'x') + " and more";
        for (const ScoreSheet &sheet : { ScoreSheet {}, filled(), large }) {
            for (const QPageSize::PageSizeId size : { QPageSize::A4, QPageSize::Letter })
                QCOMPARE(pagesOf(scoreSheetDocument(sheet, language), size), 1);
        }
    }

    void headCanBeLeftOutInTheWindow()
    {
        PaperDialog dialog(scoreSheetPaper(filled()), "en", nullptr);
        dialog.show();
        auto *box = dialog.findChild<QCheckBox *>("filled");
        QVERIFY(box->isVisible() && box->isChecked());
        const auto text = [&] { return dialog.findChild<QTextBrowser *>("preview")->toPlainText(); };
        QVERIFY(text().contains("Aoki Hanako"));
        box->setChecked(false);
        QVERIFY(!text().contains("Aoki Hanako"));
        QVERIFY(text().contains("120"));
        // Where nothing is known there is nothing to leave out.
        PaperDialog blank(scoreSheetPaper({}), "en", nullptr);
        blank.show();
        QVERIFY(!blank.findChild<QCheckBox *>("filled")->isVisible());
    }
};

} // namespace tst_scoresheet

QTEST_MAIN(tst_scoresheet::TestScoreSheet)
#include "tst_scoresheet.moc"
