// SPDX-License-Identifier: MIT
#include "ui/print/paper/documenthtml.h"
#include "ui/print/paper/paper.h"
#include "ui/print/room/diagramseries.h"

#include <QTest>
#include <QXmlStreamReader>

namespace tst_series {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

// A line along the rows, with a comment at the moves 3 and 12 and a variation at 5.
std::vector<DiagramStep> stepsOf(int count)
{
    std::vector<DiagramStep> steps;
    DiagramSubject subject;
    steps.push_back({ subject, {}, 0, false, {} });
    for (int i = 0; i < count; ++i) {
        const Point point(i % 15, i / 15);
        subject.picture.place(point, i % 2 == 0 ? Side::Black : Side::White);
        subject.moves.push_back({ point, i + 1 });
        steps.push_back({ subject, {}, i + 1, false, {} });
    }
    for (const int marked : { 3, 12 }) {
        if (marked > count)
            continue;
        steps[static_cast<std::size_t>(marked)].text = QString("Comment at %1.").arg(marked);
        steps[static_cast<std::size_t>(marked)].isMarked = true;
    }
    if (count >= 5) {
        DiagramSubject other = steps[4].subject;
        other.picture.place({ 14, 14 }, Side::Black);
        other.moves.push_back({ Point(14, 14), 5 });
        steps[5].variations.push_back({ other, "Better.", 5, false, {} });
    }
    return steps;
}

DiagramSubject line(int count)
{
    DiagramSubject subject;
    subject.title = "Ann – Bob";
    subject.steps = [count] { return stepsOf(count); };
    return subject;
}

struct Found
{
    QStringList captions;
    std::vector<Diagram> diagrams;
    QStringList texts;
};

void collect(const std::vector<Block> &blocks, Found &found)
{
    for (const Block &block : blocks) {
        if (const auto *diagram = std::get_if<Diagram>(&block)) {
            found.diagrams.push_back(*diagram);
            found.captions += diagram->caption;
        } else if (const auto *paragraph = std::get_if<Paragraph>(&block)) {
            found.texts += paragraph->text;
        } else if (const auto *beside = std::get_if<SideBySide>(&block)) {
            for (const SideBySide::Column &column : beside->columns)
                collect(column.blocks, found);
        }
    }
}

Found made(int count, const SeriesChoices &series, const diagram::Choices &choices = {})
{
    Found found;
    collect(seriesOf(line(count), choices, series, "en").blocks, found);
    return found;
}

int numbersOn(const Diagram &diagram)
{
    int numbers = 0;
    for (const Point point : diagram.picture.points())
        numbers += diagram.picture.at(point).number > 0 ? 1 : 0;
    return numbers;
}

} // namespace

class TestSeries : public QObject
{
    Q_OBJECT

private slots:
    void picksPositions_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addColumn<SeriesChoices>("series");
        QTest::addColumn<QStringList>("captions");
        const SeriesChoices tens { .every = 10 };
        QTest::newRow("every ten") << 25 << tens << QStringList { "Moves 1–10", "Moves 11–20", "Moves 21–25" };
        QTest::newRow("even") << 20 << tens << QStringList { "Moves 1–10", "Moves 11–20" };
        QTest::newRow("no moves") << 0 << tens << QStringList { "Start" };
        QTest::newRow("one") << 1 << tens << QStringList { "Move 1" };
        QTest::newRow("at comments") << 14 << SeriesChoices { .atMarks = true }
                                     << QStringList { "Moves 1–3", "Moves 4–12", "Moves 13–14" };
        QTest::newRow("with variations") << 8 << SeriesChoices { .every = 5, .variations = true }
                                         << QStringList { "Moves 1–5", "Variation from move 5", "Moves 6–8" };
    }
    void picksPositions()
    {
        QFETCH(int, moves);
        QFETCH(SeriesChoices, series);
        QFETCH(QStringList, captions);
        QCOMPARE(made(moves, series).captions, captions);
    }

    void eachShowsItsOwnMovesWithNumbers()
    {
        const Found found = made(25, { .every = 10 });
        QCOMPARE(numbersOn(found.diagrams[1]), 10);
        QCOMPARE(found.diagrams[1].picture.at({ 10, 0 }).number, 11);
        QCOMPARE(found.diagrams[1].picture.at({ 9, 0 }).number, 0);
        QVERIFY(found.diagrams[1].picture.at({ 9, 0 }).stone != rules::Stone::None);
    }
    void withoutNumbersThereAreNone()
    {
        diagram::Choices choices;
        choices.numbers = diagram::Numbers::None;
        QCOMPARE(numbersOn(made(25, { .every = 10 }, choices).diagrams[0]), 0);
    }
    void variationHasItsMoveAndIsSmaller()
    {
        const Found found = made(8, { .every = 5, .variations = true });
        QCOMPARE(found.diagrams[1].picture.at({ 14, 14 }).number, 5);
        QCOMPARE(numbersOn(found.diagrams[1]), 1);
        QVERIFY(found.diagrams[1].side < found.diagrams[0].side);
        QVERIFY(found.texts.contains("Better."));
    }
    void textsOnTheWayAreNotLost_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("one column") << 1;
        QTest::newRow("two columns") << 2;
    }
    void textsOnTheWayAreNotLost()
    {
        QFETCH(int, columns);
        const Found found = made(25, { .every = 10, .columns = columns });
        QCOMPARE(found.diagrams.size(), std::size_t(3));
        QCOMPARE(found.texts, QStringList({ "3. Comment at 3.", "12. Comment at 12." }));
    }

    void pagesAndHtmlAreMade()
    {
        const Document document = seriesOf(line(60), {}, { .every = 10, .columns = 2 }, "en");
        QVERIFY(paperBytes(document, PaperFormat::Pdf).startsWith("%PDF-"));
        const QByteArray html = paperBytes(document, PaperFormat::Html);
        QCOMPARE(html.count("<svg "), 6);
        // Each picture keeps its own stones.
        QCOMPARE(html.count("id=\"d0-black\""), 1);
        QCOMPARE(html.count("id=\"d5-black\""), 1);
        QCOMPARE(html.count("id=\"black\""), 0);
    }
    void sameSeriesIsTheSameBytes()
    {
        const Document document = seriesOf(line(60), {}, { .every = 20 }, "en");
        const QByteArray once = paperBytes(document, PaperFormat::Pdf);
        QTest::qWait(1100); // into another second
        QCOMPARE(paperBytes(document, PaperFormat::Pdf), once);
    }
    void titleAndLanguageAreThere()
    {
        const Document document = seriesOf(line(3), {}, {}, "zh_CN");
        QCOMPARE(document.title, QString("Ann – Bob"));
        QCOMPARE(document.language, QString("zh-CN"));
    }
};

} // namespace tst_series

QTEST_MAIN(tst_series::TestSeries)
#include "tst_series.moc"
