// SPDX-License-Identifier: MIT
#include "championship.h"
#include "game.h"
#include "longgame.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/protocoldocument.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/print/paper/papertext.h"
#include "ui/print/paper/tablepieces.h"

#include <QBuffer>
#include <QImage>
#include <QPageRanges>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

namespace tst_pagelayout {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// Pages nobody writes to.
class Pages
{
public:
    explicit Pages(QPageSize::PageSizeId size = QPageSize::A4)
        : m_writer(&m_buffer)
    {
        m_writer.setResolution(600);
        m_writer.setPageSize(QPageSize(size));
        m_writer.setPageMargins({});
    }

    PageLayout layOut(const Document &document) const { return { document, m_writer }; }

private:
    QBuffer m_buffer;
    QPdfWriter m_writer;
};

Document lines(int count)
{
    Document document;
    for (int i = 0; i < count; ++i)
        document.blocks.push_back(Paragraph { QStringLiteral("A line."), 0, false });
    return document;
}

Table moves(int rows)
{
    Table table { { { QStringLiteral("No."), true }, { QStringLiteral("Black"), false } }, {} };
    for (int i = 0; i < rows; ++i)
        table.rows.push_back({ QString::number(i + 1), QStringLiteral("H8") });
    return table;
}

bool isSignature(const Piece &piece)
{
    return piece.isSignature;
}

} // namespace

// PrintPreviews on pages.
class TestPageLayout : public QObject
{
    Q_OBJECT

private slots:
    // However long the text before it is.
    void headingNeverStaysBehindAlone_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("A4") << static_cast<int>(QPageSize::A4);
        QTest::newRow("Letter") << static_cast<int>(QPageSize::Letter);
    }
    void headingNeverStaysBehindAlone()
    {
        QFETCH(int, size);
        const Pages pages(static_cast<QPageSize::PageSizeId>(size));
        int moved = 0;
        for (int count = 30; count < 75; ++count) {
            Document document = lines(count);
            document.blocks.push_back(Heading { QStringLiteral("Moves") });
            document.blocks.push_back(moves(2));
            const PageLayout layout = pages.layOut(document);
            for (int page = 0; page < layout.pages(); ++page) {
                const auto pieces = layout.piecesOn(page);
                QVERIFY(!pieces.empty() && !pieces.back()->isHeading);
                // Nor with nothing but the head of its table.
                const auto heading =
                    std::find_if(pieces.begin(), pieces.end(), [](const Piece *piece) { return piece->isHeading; });
                QVERIFY(heading == pieces.end() || pieces.end() - heading > 2);
                moved += page > 0 && pieces.front()->isHeading;
            }
        }
        // Only where it would have been one of the last lines of a page.
        QVERIFY2(moved >= 1 && moved <= 7, qPrintable(QString::number(moved)));
    }

    void tableHeadIsRepeatedOnTheNextPage()
    {
        Document document;
        document.blocks.push_back(moves(200));
        const PageLayout layout = Pages().layOut(document);
        QVERIFY(layout.pages() >= 3);
        int rows = 0;
        for (int page = 0; page < layout.pages(); ++page) {
            const auto pieces = layout.piecesOn(page);
            // A head has none itself.
            QVERIFY(!pieces.front()->head);
            QVERIFY(pieces.size() > 2);
            for (std::size_t i = 1; i < pieces.size(); ++i) {
                QVERIFY(pieces[i]->head);
                ++rows;
            }
        }
        QCOMPARE(rows, 200);
    }

    void noSingleRowIsLeftOnAPage()
    {
        const Pages pages;
        for (int count = 1; count < 60; ++count) {
            Document document = lines(count);
            document.blocks.push_back(moves(12));
            const PageLayout layout = pages.layOut(document);
            for (int page = 1; page < layout.pages(); ++page) {
                const auto pieces = layout.piecesOn(page);
                if (pieces.size() > 1 && pieces[1]->head)
                    QVERIFY(pieces.size() > 2);
            }
        }
    }

    // The heading of what is signed, all of it, and the lines to sign on.
    void signaturesStayWithTheResult()
    {
        const Pages pages;
        for (int count = 20; count < 70; ++count) {
            Document document = lines(count);
            document.blocks.push_back(Heading { QStringLiteral("Result") });
            document.blocks.push_back(Paragraph { QStringLiteral("Black wins."), 0, false });
            document.blocks.push_back(Signatures { { QStringLiteral("Black"), QStringLiteral("White") } });
            const PageLayout layout = pages.layOut(document);
            const auto pieces = layout.piecesOn(layout.pages() - 1);
            QVERIFY(isSignature(*pieces.back()));
            QVERIFY(pieces.size() >= 3);
            QVERIFY(pieces[pieces.size() - 3]->isHeading);
        }
    }

    void nothingIsHigherThanThePage()
    {
        Document document;
        document.blocks.push_back(Paragraph { QString("a long text of somebody ").repeated(3000), 0, false });
        document.blocks.push_back(Facts { { { "Note", QString("a long text of somebody ").repeated(2000) } } });
        const PageLayout layout = Pages().layOut(document);
        QVERIFY(layout.pages() > 4);
        const qreal page = 297 / 25.4 * 600;
        for (int i = 0; i < layout.pages(); ++i) {
            qreal height = 0;
            for (const Piece *piece : layout.piecesOn(i))
                height += piece->height;
            QVERIFY(height < page);
        }
    }

    void aRowThatNoPageHoldsIsNotLost()
    {
        Document document;
        Table table = moves(1);
        table.rows.push_back({ "2", QString("word ").repeated(9000) });
        document.blocks.push_back(table);
        document.blocks.push_back(Paragraph { "behind it", 0, false });
        const PageLayout layout = Pages().layOut(document);
        QVERIFY(layout.pages() >= 2 && layout.pages() <= 3);
        QImage image(4960, 7016, QImage::Format_RGB32);
        QPainter painter(&image);
        for (int page = 0; page < layout.pages(); ++page)
            layout.paint(painter, page);
    }

    // The number of the page and the name of the game, on every page.
    void pagesAreNumbered()
    {
        const Document document = protocolDocument(protocolOf(longGame(154)), "long.jsonl", "en");
        QCOMPARE(document.pageWords, QString("page %1 of %2"));
        const PageLayout layout = Pages().layOut(document);
        QVERIFY2(layout.pages() >= 4 && layout.pages() <= 7, qPrintable(QString::number(layout.pages())));
        for (int page = 0; page < layout.pages(); ++page) {
            QImage image(4960, 7016, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            layout.paint(painter, page);
            painter.end();
            const QImage foot = image.copy(0, 7016 - 340, 4960, 200);
            QImage white = foot;
            white.fill(Qt::white);
            QVERIFY(foot != white);
        }
    }

    // Whole protocols break as their parts do.
    void protocolsBreakAtGoodPlaces_data()
    {
        QTest::addColumn<int>("stones");
        QTest::addColumn<QString>("language");
        for (const int stones : { 9, 60, 90, 121, 154, 200 }) {
            for (const char *language : { "en", "ja" })
                QTest::addRow("%d stones, %s", stones, language) << stones << QString(language);
        }
    }
    void protocolsBreakAtGoodPlaces()
    {
        QFETCH(int, stones);
        QFETCH(QString, language);
        const Document document = protocolDocument(protocolOf(longGame(stones)), "long.jsonl", language);
        for (const QPageSize::PageSizeId size : { QPageSize::A4, QPageSize::Letter }) {
            const PageLayout layout = Pages(size).layOut(document);
            for (int page = 0; page < layout.pages(); ++page) {
                const auto pieces = layout.piecesOn(page);
                QVERIFY(!pieces.back()->isHeading);
                QVERIFY(!isSignature(*pieces.front()));
                const auto signature =
                    std::find_if(pieces.begin(), pieces.end(), [](const Piece *piece) { return isSignature(*piece); });
                if (signature == pieces.end())
                    continue;
                // The result and, of a game that is over, five facts that lead to its journal.
                QVERIFY(signature - pieces.begin() >= 7);
                QVERIFY(std::any_of(signature - 7, signature, [](const Piece *piece) { return piece->isHeading; }));
                QCOMPARE(page + 1, layout.pages()); // nothing follows unsigned
            }
        }
    }

    // A printer that cannot print to the edges has the same pages.
    void marginsOfThePrinterChangeNothing()
    {
        const Document document = protocolDocument(protocolOf(longGame(90)), "long.jsonl", "en");
        const auto printed = [&](const QMarginsF &margins, const char *ranges) {
            QBuffer buffer;
            buffer.open(QBuffer::WriteOnly);
            QPdfWriter writer(&buffer);
            writer.setPageSize(QPageSize(QPageSize::A4));
            writer.setPageMargins(margins, QPageLayout::Millimeter);
            writer.setPageRanges(QPageRanges::fromString(QString::fromLatin1(ranges)));
            printPages(document, writer);
            return buffer.data().count("/Type /Page\n");
        };
        const int pages = Pages().layOut(document).pages();
        QVERIFY(pages > 2);
        QCOMPARE(printed({}, ""), pages);
        QCOMPARE(printed({ 6, 6, 6, 8 }, ""), pages);
        QCOMPARE(printed({}, "2-3"), 2);
        QCOMPARE(printed({}, "1"), 1);
    }

    // A label of Chinese characters and a name of letters beside it stand on one line.
    void lettersAndCharactersHaveOneLine()
    {
        for (const Language &language : shippedLanguages()) {
            const QFont font = PaperStyle(language.code, { 600 / 72.0, 1, 1 }).font(9);
            const auto heightOf = [&](const char *text) {
                return PaperText(QString::fromUtf8(text), font, 9000).height();
            };
            QCOMPARE(heightOf("Aoki"), heightOf("青木"));
            QCOMPARE(heightOf("Aoki"), heightOf("Чёрные 黑"));
        }
    }

    void noTextIsSmallerThanEightPoints()
    {
        constexpr qreal Point = 600 / 72.0;
        for (const qreal text : { 1.0, 0.89, 0.5 }) {
            const PaperStyle style("en", { Point, text, 1 });
            for (const qreal size : { 15.0, 9.0, 8.4, 8.0 })
                QVERIFY(style.font(size).pixelSize() >= 8 * Point);
        }
    }

    void finalPositionMarksTheLastStone()
    {
        const Driver driver = longGame(21);
        const Document document = protocolDocument(protocolOf(driver), "long.jsonl", "en");
        std::optional<rules::Point> marked;
        for (const Block &block : document.blocks) {
            if (const auto *diagram = std::get_if<Diagram>(&block))
                marked = diagram->picture.lastMove;
        }
        QCOMPARE(marked, driver.match().moves().back().point);
    }
};

} // namespace tst_pagelayout

QTEST_MAIN(tst_pagelayout::TestPageLayout)
#include "tst_pagelayout.moc"
