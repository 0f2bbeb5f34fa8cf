// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewpaper.h"

#include "../../paperalike.h"
#include "record/collection.h"
#include "translations/catalogues.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/print/paper/paper.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

namespace tst_reviewpaper {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr const char *Missed =
    "(;GM[4]SZ[15]RU[Freestyle Gomoku]PB[Ann]PW[Bob]EV[Club evening]DT[2026-11-20]RE[B+R]AB[fh][gh][hh]AW[ao][ca][om]"
    ";B[ll];W[oo];B[la])";
constexpr const char *Forbidden = "(;GM[4]SZ[15]RU[Renju]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh];W[aa];B[bb])";

// Wins by threes are looked for briefly.
constexpr std::uint64_t Nodes = 5'000;

ReviewSheet sheetOf(const std::string &sgf)
{
    const auto game = std::make_shared<const record::Game>(record::readCollection(sgf).readGame(0));
    ReviewSolvers solvers;
    return { game->info,
        reviewOf({ game, game->tree.mainLine().back(), review::ruleOf(*game), Nodes }, solvers).value() };
}

// Black has an open three that nobody looks at for so many moves.
std::string longGame(int moves)
{
    std::string sgf = "(;GM[4]SZ[15]RU[Renju]AB[fh][gh][hh]AW[ao][ca][om]";
    for (int i = 0; i < moves; ++i) {
        const std::string point { static_cast<char>('a' + (i % 3) * 7), static_cast<char>('b' + i / 3) };
        sgf += (i % 2 == 0 ? ";B[" : ";W[") + point + "]";
    }
    return sgf + ")";
}

QString textOf(const Document &document)
{
    return QString::fromUtf8(paperBytes(document, PaperFormat::Text));
}

int countOf(const Document &document)
{
    int diagrams = 0;
    for (const Block &block : document.blocks) {
        if (const auto *beside = std::get_if<SideBySide>(&block)) {
            for (const SideBySide::Column &column : beside->columns) {
                for (const Block &each : column.blocks)
                    diagrams += std::holds_alternative<Diagram>(each) ? 1 : 0;
            }
        }
    }
    return diagrams;
}

} // namespace

class TestReviewPaper : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhoPlayedAndWhatWasFound()
    {
        const Document paper = reviewDocument(sheetOf(Missed), QStringLiteral("en"));
        QCOMPARE(paper.title, QStringLiteral("Game review: Ann – Bob"));
        const QString text = textOf(paper);
        for (const char *part : { "Missed wins by fours: 2. Allowed wins by fours: 1.", "Club evening", "2026-11-20",
                 "Ann wins", "As far as was searched", "Key moments" })
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void pdfIsTheText()
    {
        for (const Language &language : shippedLanguages()) {
            for (const char *game : { Missed, Forbidden })
                QCOMPARE(unlikeText(reviewDocument(sheetOf(game), language.code)), QString());
        }
    }

    void boardsShowTheWins()
    {
        // The win that White allowed and Black missed in turn has one board.
        const Document paper = reviewDocument(sheetOf(Missed), QStringLiteral("en"));
        QCOMPARE(countOf(paper), 3); // the game, the first miss, the win that was allowed
        const auto &moments = std::get<SideBySide>(paper.blocks.back());
        const auto &missed = std::get<Diagram>(moments.columns[0].blocks.front());
        const rules::Point win = *rules::pointFromText("E8", 15);
        QCOMPARE(missed.picture.at(win).number, 1);
        QVERIFY(missed.picture.at(win).stone == rules::Stone::Black);
        QVERIFY(missed.picture.at(*rules::pointFromText("L4", 15)).mark.shape == MarkShape::Cross);
        const auto &allowed = std::get<Diagram>(moments.columns[1].blocks.front());
        QVERIFY(allowed.picture.lastMove == rules::pointFromText("O1", 15));
    }

    void forbiddenPointsAreSigned()
    {
        const Document paper = reviewDocument(sheetOf(Forbidden), QStringLiteral("en"));
        const auto &moments = std::get<SideBySide>(paper.blocks.back());
        const auto &board = std::get<Diagram>(moments.columns[0].blocks.front());
        QVERIFY(board.picture.at(*rules::pointFromText("H8", 15)).signs.fouls != rules::FoulKinds());
        QVERIFY(board.caption.contains(QStringLiteral("double-three")));
        QVERIFY(paper.title.endsWith(QStringLiteral("Black – White"))); // nobody is named
    }

    void theSameReviewGivesTheSameBytes()
    {
        for (const PaperFormat format : { PaperFormat::Html, PaperFormat::Text }) {
            const QByteArray once = paperBytes(reviewDocument(sheetOf(Missed), QStringLiteral("en")), format);
            QVERIFY(!once.isEmpty());
            QCOMPARE(paperBytes(reviewDocument(sheetOf(Missed), QStringLiteral("en")), format), once);
        }
        QVERIFY(reviewDocument(sheetOf(Missed), QStringLiteral("en"))
            == reviewDocument(sheetOf(Missed), QStringLiteral("en")));
    }

    void oneOrTwoPages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("moves");
        for (const char *language : { "en", "zh_CN", "ru" }) {
            for (const int moves : { 0, 3, 24, 36 })
                QTest::addRow("%s, %d moves", language, moves) << QString::fromLatin1(language) << moves;
        }
    }
    void oneOrTwoPages()
    {
        QFETCH(QString, language);
        QFETCH(int, moves);
        const Document paper = reviewDocument(sheetOf(longGame(moves)), language);
        const int pages = pagesOf(paper);
        QVERIFY2(pages >= 1 && pages <= 2, qPrintable(QString::number(pages)));
        QVERIFY(countOf(paper) <= 7);
    }

private:
    static int pagesOf(const Document &paper)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter device(&buffer);
        device.setPageSize(QPageSize(QPageSize::A4));
        return PageLayout(paper, device).pages();
    }
};

} // namespace tst_reviewpaper

QTEST_MAIN(tst_reviewpaper::TestReviewPaper)
#include "tst_reviewpaper.moc"
