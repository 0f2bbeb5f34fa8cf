// SPDX-License-Identifier: MIT
#include "../rules/corpus.h"
#include "../rules/stones.h"
#include "text/proof/proof.h"
#include "translations/catalogues.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <set>

namespace tst_outline {

using namespace kagetsu;
using namespace kagetsu::text;
using rules::Point;

namespace {

const rules::RuleSet Renju { .rule = rules::Rule::Renju };

rules::Position eightStones()
{
    return rules::stones("C7 E7 C6 F6 D5 E5 C4 D4");
}

// Level, sentence; one a line.
QString steps(const rules::Position &position, const std::string &point)
{
    const rules::Proof proof = prove(position, rules::at(point), rules::Side::Black, Renju);
    QStringList lines;
    for (const Sentence &sentence : outline(proof, Grain::Shape))
        lines += QString(sentence.level, QLatin1Char('-')) + textOf(sentence);
    return lines.join(QLatin1Char('\n'));
}

std::set<QString> places(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%\\d"));
    std::set<QString> result;
    for (auto found = place.globalMatch(text); found.hasNext();)
        result.insert(found.next().captured());
    return result;
}

} // namespace

class TestOutline : public QObject
{
    Q_OBJECT

private slots:
    void everyCatalogueHasEverySentence_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }

    void everyCatalogueHasEverySentence()
    {
        QFETCH(QString, code);
        Catalogue catalogue;
        QVERIFY(catalogue.loadLanguage(code));
        for (const char *source : sources()) {
            const QString text = catalogue.translate("Proof", source);
            QVERIFY2(!text.isEmpty(), source);
            QVERIFY2(places(text) == places(QString::fromUtf8(source)), qPrintable(text));
            // English stands in no other language.
            static const QRegularExpression letters(QStringLiteral("[A-Za-z]{3}"));
            if (code != QLatin1String("en"))
                QVERIFY2(!text.contains(letters), qPrintable(text));
        }
    }

    void everyNamedCaseIsSaidWhole()
    {
        const std::vector<rules::CorpusLine> cases = rules::readCorpus("named.tsv");
        QCOMPARE(cases.size(), std::size_t(108));
        for (const rules::CorpusLine &line : cases) {
            const rules::Position position = *rules::positionFromText(line.board);
            const rules::Proof proof = prove(position, rules::at(line.more[0]), rules::Side::Black, Renju);
            const std::vector<Sentence> sentences = outline(proof, Grain::Shape);
            QVERIFY(!sentences.empty());
            QCOMPARE(sentences.front().level, 0);
            int level = 0;
            for (const Sentence &sentence : sentences) {
                QVERIFY2(!textOf(sentence).contains(QLatin1Char('%')), qPrintable(textOf(sentence)));
                // A level is entered one at a time.
                QVERIFY2(sentence.level <= level + 1, line.board.c_str());
                level = sentence.level;
                QVERIFY(sentence.subject.node < proof.nodes.size());
            }
        }
    }

    void stepsOfATwoLevelProof()
    {
        QCOMPARE(steps(rules::stones("C13 D13 C12 E12 D10 E10 B9"), "D12"),
            QStringLiteral("D12 is forbidden: double-three.\n"
                           "-C12 D12 E12 becomes a straight four at B12.\n"
                           "-D10 D12 D13 becomes a straight four at D11.\n"
                           "-D11 looks like a double-three, but B9 D11 E12 is not a three: C10 is a double-three.\n"
                           "--C10 D10 E10 becomes a straight four at B10.\n"
                           "--C10 C12 C13 becomes a straight four at C11."));
    }

    void stepsOfAnAllowedPointEndWithWhatIsLeft()
    {
        QCOMPARE(steps(eightStones(), "B7"),
            QStringLiteral("B7 is allowed.\n"
                           "-B7 C7 E7 becomes a straight four at D7.\n"
                           "-B7 C6 D5 is not a three: E4 is a double-three.\n"
                           "--C4 D4 E4 becomes a straight four at B4.\n"
                           "--E4 E5 E7 becomes a straight four at E6.\n"
                           "--E6 looks like a double-three, but C6 E6 F6 is not a three: D6 is a double-three.\n"
                           "---D4 D5 D6 becomes a straight four at D3.\n"
                           "---C7 D6 E5 becomes a straight four at B8.\n"
                           "-Only the three B7 C7 E7 is left, so B7 is allowed."));
    }

    void shapesOfASentenceAboutTwoFollowIt()
    {
        QCOMPARE(steps(rules::stones("D8 F8 G8 J8"), "H8"),
            QStringLiteral("H8 is forbidden: double-four.\n"
                           "-H8 makes two fours: D8 F8 G8 H8, completed at E8; F8 G8 H8 J8, completed at I8.\n"
                           "--D8 F8 G8 H8 is a four, completed at E8.\n"
                           "--F8 G8 H8 J8 is a four, completed at I8."));
    }

    void aForbiddenPointIsAskedAboutItsFalseThreeToo()
    {
        QVERIFY(steps(rules::stones("F8 G8 H9 H10 I9 J10 G7", "D8 F6 K8 J8"), "H8")
                    .contains(QLatin1String("-F8 G8 H8 is not a three: ")));
    }

    void anEmptyLineIsSaidToBeEmpty()
    {
        const rules::Proof proof = prove(eightStones(), rules::at("B7"), rules::Side::Black, Renju);
        const Sentence sentence = nothingOn(proof, rules::Direction::Column);
        QVERIFY(sentence.subject.topic == Topic::Nothing);
        QCOMPARE(textOf(sentence),
            QStringLiteral("The column through B7 does not even have three stones that could become a straight four."));
    }
};

} // namespace tst_outline

QTEST_GUILESS_MAIN(tst_outline::TestOutline)
#include "tst_outline.moc"
