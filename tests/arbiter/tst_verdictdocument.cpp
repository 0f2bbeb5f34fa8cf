// SPDX-License-Identifier: MIT
#include "record/positiontext.h"
#include "translations/catalogues.h"
#include "ui/arbiter/documenttext.h"
#include "ui/arbiter/paper.h"
#include "ui/arbiter/verdictdocument.h"

#include <QTest>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// The example of forbidden-moves.md#proofs: B7 looks forbidden and is not, F7 is.
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

template <class T>
int countOf(const Document &document)
{
    return static_cast<int>(std::count_if(document.blocks.begin(), document.blocks.end(),
        [](const Block &block) { return std::holds_alternative<T>(block); }));
}

const BoardPicture &boardOf(const Document &document)
{
    for (const Block &block : document.blocks) {
        if (const auto *diagram = std::get_if<Diagram>(&block))
            return diagram->picture;
    }
    qFatal("there is no board on the paper");
}

} // namespace

// The arbiter's answer on paper.
class TestVerdictDocument : public QObject
{
    Q_OBJECT

private slots:
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

    void winsAndNothingAreTold()
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
                                 << "becomes a five at either end";
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
        QCOMPARE(countOf<Diagram>(both), 1);
        QCOMPARE(countOf<Signatures>(both), 1);
        QCOMPARE(countOf<LanguageChange>(both), 1);
        const QString html = QString::fromUtf8(paperBytes(both, PaperFormat::Html));
        const qsizetype change = html.indexOf("<div lang=\"ja\"");
        QVERIFY(change > 0);
        QVERIFY(html.indexOf("Noto Sans CJK JP") > change);
        QCOMPARE(html.count("<div"), html.count("</div>"));
        QVERIFY(paperBytes(both, PaperFormat::Text).contains("達四"));
    }
};

QTEST_MAIN(TestVerdictDocument)
#include "tst_verdictdocument.moc"
