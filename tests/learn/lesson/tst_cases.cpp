// SPDX-License-Identifier: MIT
#include "../../rules/corpus.h"
#include "learn/lesson/cases.h"
#include "translations/catalogues.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

namespace tst_cases {

using namespace kagetsu;
using namespace kagetsu::lesson;

namespace {

const rules::RuleSet Renju { .rule = rules::Rule::Renju };

// The columns of named.tsv after the three all corpora share.
enum Column : std::size_t { Point, Verdict, Kinds, Id };

std::string verdictText(const rules::Verdict &verdict)
{
    switch (verdict.outcome) {
    case rules::Outcome::Wins: return "five";
    case rules::Outcome::Forbidden: return "forbidden";
    case rules::Outcome::Allowed: break;
    }
    return "allowed";
}

// The points and counts a text names: they are the same in every language.
QStringList pointsOf(const QString &text)
{
    static const QRegularExpression point(QStringLiteral("[A-O][0-9]+"));
    QStringList found;
    for (auto each = point.globalMatch(text); each.hasNext();)
        found += each.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void everyNamedCaseIsShipped()
    {
        const std::vector<rules::CorpusLine> named = rules::readCorpus("named.tsv");
        QCOMPARE(named.size(), std::size_t(108));
        QCOMPARE(shippedCases().size(), named.size());
        for (std::size_t i = 0; i < named.size(); ++i) {
            const Case &shipped = shippedCases()[i];
            const std::vector<std::string> &line = named[i].more;
            QCOMPARE(shipped.id, line[Id]);
            QCOMPARE(rules::toText(shipped.position), named[i].board);
            QCOMPARE(rules::toText(shipped.point), line[Point]);
            const rules::Verdict verdict = judge(shipped.position, shipped.point, rules::Side::Black, Renju);
            QCOMPARE(verdictText(verdict), line[Verdict]);
            const std::string kinds = rules::kindsText(verdict.fouls);
            QCOMPARE(kinds.empty() ? "-" : kinds, line[Kinds]);
        }
    }

    void chaptersFollowEachOther()
    {
        std::vector<Chapter> seen;
        for (const Case &each : shippedCases()) {
            if (seen.empty() || seen.back() != each.chapter)
                seen.push_back(each.chapter);
        }
        QVERIFY(std::equal(seen.begin(), seen.end(), std::begin(AllChapters), std::end(AllChapters)));
    }

    void noTitleNamesTheVerdict()
    {
        static const QRegularExpression verdict(QStringLiteral("allowed|forbidden|wins"));
        for (const Case &each : shippedCases())
            QVERIFY2(!QString::fromStdString(each.title).contains(verdict), each.title.c_str());
    }

    void everyCatalogueHasEveryText_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }

    void everyCatalogueHasEveryText()
    {
        QFETCH(QString, code);
        Catalogue catalogue;
        QVERIFY(catalogue.loadLanguage(code));
        static const QRegularExpression words(QStringLiteral("[a-z]{3}"));
        for (const Case &each : shippedCases()) {
            for (const std::string &source : { each.title, each.note }) {
                if (source.empty())
                    continue;
                const QString text = catalogue.translate("Lesson", source.c_str());
                QVERIFY2(!text.isEmpty(), source.c_str());
                QCOMPARE(pointsOf(text), pointsOf(QString::fromStdString(source)));
                if (code != QLatin1String("en"))
                    QVERIFY2(!text.contains(words), qPrintable(text));
            }
        }
    }

    void aBrokenDocumentSaysWhere_data()
    {
        QTest::addColumn<QString>("cases");
        QTest::addColumn<json::Error>("error");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char *name, const char *cases, json::Error error, const char *pointer) {
            QTest::newRow(name) << cases << error << pointer;
        };
        constexpr const char *Good = R"({"id":"a","chapter":"five","point":"A1","black":"B2","title":"T"})";
        const auto after = [&](const char *second) { return std::string("[") + Good + "," + second + "]"; };
        row("no JSON", "[", json::Error::Broken, "");
        row("no list", "{}", json::Error::WrongType, "/cases");
        row("a case that is none", after("7").c_str(), json::Error::WrongType, "/cases/1");
        row("an id twice", after(Good).c_str(), json::Error::DuplicateKey, "/cases/1/id");
        row("an unknown chapter", R"([{"id":"a","chapter":"six","point":"A1","black":"B2","title":"T"}])",
            json::Error::UnknownWord, "/cases/0/chapter");
        row("a stone off the board", R"([{"id":"a","chapter":"five","point":"A1","black":"B16","title":"T"}])",
            json::Error::OutOfRange, "/cases/0/black");
        row("two stones on one point",
            R"([{"id":"a","chapter":"five","point":"A1","black":"B2","white":"B2","title":"T"}])",
            json::Error::OutOfRange, "/cases/0/white");
        row("a point with a stone", R"([{"id":"a","chapter":"five","point":"B2","black":"B2","title":"T"}])",
            json::Error::OutOfRange, "/cases/0/point");
        row("no title", R"([{"id":"a","chapter":"five","point":"A1","black":"B2"}])", json::Error::Missing,
            "/cases/0/title");
        row("a note that is a number",
            R"([{"id":"a","chapter":"five","point":"A1","black":"B2","title":"T","note":1}])", json::Error::WrongType,
            "/cases/0/note");
        row("a member that nobody knows",
            R"([{"id":"a","chapter":"five","point":"A1","black":"B2","title":"T","hint":"H"}])", json::Error::Unknown,
            "/cases/0/hint");
    }

    void aBrokenDocumentSaysWhere()
    {
        QFETCH(QString, cases);
        QFETCH(json::Error, error);
        QFETCH(QString, pointer);
        const auto read = readCases("{\"format\":\"kagetsu-lesson\",\"cases\":" + cases.toStdString() + "}");
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.fault().pointer), pointer);
        QVERIFY(read.fault().error == error);
        QCOMPARE(read.fault().line, 1);
        QVERIFY(read.fault().column > 0);
    }

    // "F8 makes the straight four" cannot be said of a point where a stone stands.
    void notesPlayOnEmptyPoints()
    {
        static const QRegularExpression played(
            QStringLiteral("\\b([A-O][0-9]+),? (makes?|would|may be|completes|looks like|"
                           "is (an?|allowed|forbidden|the only))\\b"));
        int seen = 0;
        for (const Case &each : shippedCases()) {
            const QString note = QString::fromStdString(each.note);
            for (auto said = played.globalMatch(note); said.hasNext(); ++seen) {
                const std::string name = said.next().captured(1).toStdString();
                const auto point = rules::pointFromText(name, each.position.size());
                QVERIFY2(point && *point != each.point && each.position.isEmpty(*point),
                    qPrintable(QString::fromStdString(each.id + ": " + name)));
            }
        }
        QVERIFY(seen > 25);
    }

    void aCutDocumentEndsInAFault()
    {
        QFile file(QStringLiteral(KAGETSU_SOURCE_DIR "/resources/lessons/shapes.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string document = file.readAll().toStdString();
        QVERIFY(readCases(document));
        const std::size_t end = document.find_last_of('}');
        for (std::size_t length = 0; length < end; length += 97)
            QVERIFY(!readCases(std::string_view(document).substr(0, length)));
    }

    void anotherDocumentIsNone()
    {
        const auto read = readCases(R"({"format":"kagetsu-journal","cases":[]})");
        QVERIFY(!read);
        QCOMPARE(read.fault().pointer, std::string("/format"));
        QVERIFY(read.fault().error == json::Error::UnknownWord);
    }
};

} // namespace tst_cases

QTEST_GUILESS_MAIN(tst_cases::TestCases)
#include "tst_cases.moc"
