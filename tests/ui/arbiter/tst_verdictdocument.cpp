// SPDX-License-Identifier: MIT
#include "../paperalike.h"
#include "learn/lesson/cases.h"
#include "record/positiontext.h"
#include "translations/catalogues.h"
#include "ui/arbiter/verdict/verdictdocument.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/print/paper/paper.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

namespace tst_verdictdocument {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// The example of rules.md#proofs: B7 looks forbidden and is not, F7 is.
ProofScene exampleScene()
{
    ProofScene scene;
    for (const char *point : { "C7", "E7", "C6", "F6", "D5", "E5", "C4", "D4" })
        scene.position.place(*rules::pointFromText(point, 15), rules::Side::Black);
    return scene;
}

rules::Point at(const char *point)
{
    return *rules::pointFromText(point, 15);
}

// All blocks, also those beside one another.
std::vector<Block> allOf(const std::vector<Block> &blocks)
{
    std::vector<Block> all;
    for (const Block &block : blocks) {
        const auto *beside = std::get_if<SideBySide>(&block);
        if (!beside) {
            all.push_back(block);
            continue;
        }
        for (const SideBySide::Column &column : beside->columns) {
            for (Block &each : allOf(column.blocks))
                all.push_back(std::move(each));
        }
    }
    return all;
}

template <class T>
std::vector<T> blocksOf(const Document &document)
{
    std::vector<T> found;
    for (const Block &block : allOf(document.blocks)) {
        if (const auto *one = std::get_if<T>(&block))
            found.push_back(*one);
    }
    return found;
}

template <class T>
int countOf(const Document &document)
{
    return static_cast<int>(blocksOf<T>(document).size());
}

BoardPicture boardOf(const Document &document)
{
    const std::vector<Diagram> diagrams = blocksOf<Diagram>(document);
    if (diagrams.empty())
        qFatal("there is no board on the paper");
    return diagrams.front().picture;
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

} // namespace

// The arbiter's answer on paper.
class TestVerdictDocument : public QObject
{
    Q_OBJECT

private slots:
    void pdfIsTheText()
    {
        for (const Language &language : shippedLanguages()) {
            const Document one = verdictDocument({ exampleScene(), at("B7") }, language.code);
            QCOMPARE(unlikeText(one), QString());
            const Document all = verdictDocument({ exampleScene(), std::nullopt }, language.code);
            QCOMPARE(unlikeText(all), QString());
            QCOMPARE(
                unlikeText(inBothLanguages(one, verdictDocument({ exampleScene(), at("B7") }, "zh_TW"))), QString());
        }
    }

    void onePointIsAnsweredAlone()
    {
        const Document paper = verdictDocument({ exampleScene(), at("B7") }, "en");
        QCOMPARE(paper.title, QString("Verdict on the point B7"));
        const QString text = toPlainText(paper);
        QVERIFY(text.contains("B7 is allowed."));
        QVERIFY(text.contains("E4 is a double-three."));
        QVERIFY(!text.contains("F7")); // the game may go on: nothing of other points
        QVERIFY(!text.contains(" ! "));
        QVERIFY(text.contains(" ? "));
        QVERIFY(boardOf(paper).at(at("B7")).proof.judged);
    }

    void allPointsAreProved()
    {
        const Document paper = verdictDocument({ exampleScene(), std::nullopt }, "en");
        const QString text = toPlainText(paper);
        const rules::BoardVerdict verdict =
            rules::judgeBoard(exampleScene().position, rules::Side::Black, rules::RuleSet {});
        QVERIFY(!verdict.fouls.empty());
        for (const rules::FoulPoint &each : verdict.fouls)
            QVERIFY(text.contains(QString::fromStdString(rules::toText(each.point)) + " is forbidden:"));
        QVERIFY(text.contains(QString("%1 points are forbidden.").arg(verdict.fouls.size())));
        QVERIFY(boardOf(paper).at(at("F7")).signs.fouls.doubleThree);
    }

    void winningPointsAreListed()
    {
        ProofScene scene;
        for (const char *point : { "F8", "G8", "H8", "I8" })
            scene.position.place(at(point), rules::Side::Black);
        QVERIFY(
            toPlainText(verdictDocument({ scene, std::nullopt }, "en")).contains("A stone wins at once on: E8 J8."));
        QVERIFY(
            toPlainText(verdictDocument({ scene, std::nullopt }, "en")).contains("No point is forbidden for Black."));
        scene.side = rules::Side::White;
        QVERIFY(toPlainText(verdictDocument({ scene, std::nullopt }, "en")).contains("White has no forbidden points."));
    }

    void theBoardOfThePaperCanBePastedAgain()
    {
        const QString text = toPlainText(verdictDocument({ exampleScene(), at("B7") }, "en"));
        const qsizetype begin = text.indexOf(" 15 . ");
        const qsizetype end = text.indexOf('\n', text.indexOf("A B C D"));
        const auto read = record::readPosition(text.mid(begin, end - begin).toStdString(), 15);
        QVERIFY(read);
        QCOMPARE(read->start, exampleScene().position);
    }

    void everyLanguageHasTheRule_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        QTest::newRow("English") << "en"
                                 << "can become a five at either end";
        QTest::newRow("Chinese") << "zh_CN"
                                 << "活四";
        QTest::newRow("Japanese") << "ja"
                                  << "達四";
        QTest::newRow("Russian") << "ru"
                                 << "четвёрк";
    }
    void everyLanguageHasTheRule()
    {
        QFETCH(QString, language);
        QFETCH(QString, word);
        const QString text = toPlainText(verdictDocument({ exampleScene(), at("B7") }, language));
        QVERIFY2(text.contains(word), qPrintable(text));
        QCOMPARE(text.contains("The rule"), language == "en");
    }

    void twoLanguagesShareBoardAndSignatures()
    {
        const VerdictQuestion question { exampleScene(), at("B7") };
        const Document both = inBothLanguages(verdictDocument(question, "en"), verdictDocument(question, "ja"));
        QCOMPARE(countOf<Diagram>(both), countOf<Diagram>(verdictDocument(question, "en")));
        QCOMPARE(countOf<Signatures>(both), 1);
        QCOMPARE(countOf<LanguageChange>(both), 1);
        const QString html = QString::fromUtf8(paperBytes(both, PaperFormat::Html));
        const qsizetype change = html.indexOf("<div lang=\"ja\"");
        QVERIFY(change > 0);
        QVERIFY(html.indexOf("Noto Sans CJK JP") > change);
        QCOMPARE(html.count("<div"), html.count("</div>"));
        QVERIFY(paperBytes(both, PaperFormat::Text).contains("達四"));
    }

    // The point with both threes, then of each what it can become.
    void stepsOfADoubleThree()
    {
        ProofScene scene;
        for (const char *point : { "E8", "G8", "H5", "H6" })
            scene.position.place(at(point), rules::Side::Black);
        const std::vector<Diagram> diagrams = blocksOf<Diagram>(verdictDocument({ scene, at("H8") }, "en"));
        QCOMPARE(diagrams.size(), std::size_t { 3 });
        for (const char *stone : { "E8", "G8", "H5", "H6" })
            QVERIFY(diagrams[0].picture.at(at(stone)).proof.ofShape);
        QCOMPARE(diagrams[0].picture.at(at("F8")).proof.spot, ProofSpot::None);
        QCOMPARE(diagrams[1].number, 1);
        QVERIFY(diagrams[1].caption.contains("becomes a straight four at F8."));
        QCOMPARE(diagrams[1].picture.at(at("F8")).proof.spot, ProofSpot::Works);
        QVERIFY(!diagrams[1].picture.at(at("H6")).proof.ofShape);
        QVERIFY(diagrams[2].caption.contains("becomes a straight four at H7."));
        QCOMPARE(diagrams[2].picture.at(at("H7")).proof.spot, ProofSpot::Works);
        for (const Diagram &step : { diagrams[1], diagrams[2] }) {
            QVERIFY(step.isStep && step.part.has_value());
            QCOMPARE(step.part->columns(), step.part->rows());
        }
    }

    // B7 of the example: the three it has, the one that is none, and the stone in thought that makes it so.
    void stepsOfALookAhead()
    {
        const Document paper = verdictDocument({ exampleScene(), at("B7") }, "en");
        const std::vector<Diagram> diagrams = blocksOf<Diagram>(paper);
        QCOMPARE(diagrams.size(), std::size_t { 4 });
        QCOMPARE(diagrams[1].picture.at(at("D7")).proof.spot, ProofSpot::Works);
        QCOMPARE(diagrams[2].picture.at(at("E4")).proof.spot, ProofSpot::Refused);
        QCOMPARE(diagrams[3].picture.at(at("E4")).proof.level, 1);
        // A long proof is told once: under the board there is the number of its line.
        QCOMPARE(captionOf(diagrams[2]), QString("(2)"));
        QVERIFY(toPlainText(paper).contains("(2) B7 C6 D5 is not a three: E4 is a double-three."));
        QVERIFY(toPlainText(paper).contains("(3) C4 D4 E4 becomes a straight four at B4."));
    }

    void everySignOnTheBoardsIsInTheLegend()
    {
        const Document paper = verdictDocument({ exampleScene(), at("B7") }, "en");
        const std::vector<Legend> legends = blocksOf<Legend>(paper);
        QCOMPARE(legends.size(), std::size_t { 1 });
        QStringList texts;
        for (const Legend::Sign &sign : legends.front().signs)
            texts += sign.text;
        for (const char *text : { "the stone in question", "imagined stone, numbered in order", "stone of the shape",
                 "makes a straight four and is allowed", "would make a straight four, but does not work" })
            QVERIFY2(texts.contains(text), text);
    }

    void everyVerdictIsOnePage_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyVerdictIsOnePage()
    {
        QFETCH(QString, language);
        QVERIFY(lesson::shippedCases().size() >= 108);
        for (const lesson::Case &one : lesson::shippedCases()) {
            ProofScene scene;
            scene.position = one.position;
            const VerdictQuestion question { scene, one.point };
            const Document paper = verdictDocument(question, language);
            const QString second = language == "en" ? "ru" : "en";
            const Document both = inBothLanguages(paper, verdictDocument(question, second));
            QVERIFY2(countOf<Diagram>(paper) <= 4, one.id.c_str());
            for (const QPageSize::PageSizeId size : { QPageSize::A4, QPageSize::Letter }) {
                QVERIFY2(pagesOf(paper, size) == 1, one.id.c_str());
                QVERIFY2(pagesOf(both, size) <= 2, one.id.c_str());
            }
        }
    }
};

} // namespace tst_verdictdocument

QTEST_MAIN(tst_verdictdocument::TestVerdictDocument)
#include "tst_verdictdocument.moc"
