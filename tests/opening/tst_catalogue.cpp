// SPDX-License-Identifier: MIT
#include "opening/pattern/catalogue.h"
#include "opening/pattern/region.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

namespace tst_catalogue {

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Point;
using rules::Symmetry;

namespace {

Point pointOf(const QString &text)
{
    return rules::pointFromText(text.toStdString(), 15).value();
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    // Every start has exactly one code, and the placements add up (opening.md#catalogue).
    void everyStartHasOneCode()
    {
        const Point centre = centreOf(15);
        std::map<std::string_view, int> orbits;
        int starts = 0;
        for (int wx = 6; wx <= 8; ++wx) {
            for (int wy = 6; wy <= 8; ++wy) {
                for (int bx = 5; bx <= 9; ++bx) {
                    for (int by = 5; by <= 9; ++by) {
                        const Point second(wx, wy);
                        const Point third(bx, by);
                        if (second == centre || third == centre || third == second)
                            continue;
                        ++starts;
                        const auto named = identify({ centre, second, third }, 15);
                        QVERIFY(named);
                        ++orbits[named->pattern->code];
                        // The symmetry that comes with the code does turn these stones into the table's.
                        const Point turned = rules::apply(named->symmetry, third, 15);
                        QCOMPARE(Point(turned.x - 7, turned.y - 7), named->pattern->third);
                        // All eight views of a start have its code.
                        for (Symmetry symmetry : rules::AllSymmetries) {
                            const auto view = identify(
                                { centre, rules::apply(symmetry, second, 15), rules::apply(symmetry, third, 15) }, 15);
                            QCOMPARE(view.value().pattern, named->pattern);
                        }
                    }
                }
            }
        }
        QCOMPARE(starts, 184);
        QCOMPARE(orbits.size(), std::size_t(26));
        const std::set<std::string_view> smallOrbits { "D1", "D8", "D11", "I1", "I11", "I13" };
        for (const auto &[code, orbit] : orbits)
            QCOMPARE(orbit, smallOrbits.count(code) ? 4 : 8);
    }

    // Every start, with all its names, against the table of opening.md#catalogue as it stands there.
    void everyStartIsNamedAsInTheTable()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/patterns.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = [](std::string_view part) { return QString::fromUtf8(part.data(), qsizetype(part.size())); };
        std::set<PatternStones> starts;
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.isEmpty() || line.startsWith('#'))
                continue;
            const QStringList row = QString::fromUtf8(line).split('\t');
            std::set<PatternStones> orbit;
            for (Symmetry symmetry : rules::AllSymmetries) {
                const PatternStones stones { pointOf(QStringLiteral("H8")), rules::apply(symmetry, pointOf(row[7]), 15),
                    rules::apply(symmetry, pointOf(row[8]), 15) };
                const auto named = identify(stones, 15);
                QVERIFY2(named, line.constData());
                const Pattern &pattern = *named->pattern;
                QCOMPARE(QStringList({ text(pattern.code), text(pattern.romaji), text(pattern.japanese),
                             text(pattern.kana), text(pattern.chinese), text(pattern.russian) }),
                    QStringList({ row[0], row[2], row[3], row[4], row[5], row[6] }));
                QCOMPARE(patternFromCode(row[1].toStdString()), named->pattern);
                QVERIFY(opening::stonesOf(pattern, rules::inverse(named->symmetry), 15) == stones);
                orbit.insert(stones);
            }
            QCOMPARE(int(orbit.size()), row[9].toInt());
            starts.insert(orbit.begin(), orbit.end());
        }
        QCOMPARE(starts.size(), std::size_t(184));
    }

    void describesAStart_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("code");
        QTest::newRow("a pattern") << "H8 G8 I9" << int(StartKind::Named) << "D9";
        QTest::newRow("the figure of a pattern off the centre") << "C4 B4 D5" << int(StartKind::OffCentre) << "D9";
        QTest::newRow("outside the 26, where the third stone is far") << "H8 H9 H12" << int(StartKind::Outside) << "";
    }

    void describesAStart()
    {
        QFETCH(QString, stones);
        const QStringList points = stones.split(' ');
        const PatternStones start { pointOf(points[0]), pointOf(points[1]), pointOf(points[2]) };
        const auto described = describe(start, 15);
        QVERIFY(described);
        QTEST(int(described->kind), "kind");
        const Pattern *pattern = described->named.pattern;
        QTEST(pattern ? QString::fromLatin1(pattern->code.data(), qsizetype(pattern->code.size())) : QString(), "code");
        QVERIFY(!describe(start, 16));
    }

    void search_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("codes");
        QTest::newRow("nothing finds all") << ""
                                           << "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 "
                                              "I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13";
        QTest::newRow("a code in small letters") << "d4"
                                                 << "D4";
        QTest::newRow("a code in the old form") << "7i"
                                                << "I7";
        QTest::newRow("the beginning of several codes") << "D1"
                                                        << "D1 D10 D11 D12 D13";
        QTest::newRow("romaji without its macron") << "shogetsu"
                                                   << "D8";
        QTest::newRow("romaji with the long vowel spelled out") << "Shougetsu"
                                                                << "D8";
        QTest::newRow("romaji as the table has it") << "Myōjō"
                                                    << "I10";
        QTest::newRow("romaji with doubled letters") << "Kyuugetsu"
                                                     << "D9";
        QTest::newRow("with a hyphen") << "ka-getsu"
                                       << "D4";
        QTest::newRow("a part of a name") << "kyo"
                                          << "I2";
        QTest::newRow("kana") << "かげつ"
                              << "D4";
        QTest::newRow("Japanese characters") << "遊星"
                                             << "D13";
        QTest::newRow("Chinese characters") << "游星"
                                            << "D13";
        QTest::newRow("traditional Chinese characters") << "殘月"
                                                        << "D5";
        QTest::newRow("Korean") << "화월"
                                << "D4";
        QTest::newRow("Russian, small letters") << "рангэцу"
                                                << "I8";
        QTest::newRow("Russian, capital letters with and without dots") << "СЕГЭЦУ"
                                                                        << "D8";
        QTest::newRow("no name") << "xyz"
                                 << "";
    }

    void search()
    {
        QFETCH(QString, text);
        QStringList codes;
        for (const Pattern *pattern : findPatterns(text.toStdString()))
            codes << QString::fromLatin1(pattern->code.data(), qsizetype(pattern->code.size()));
        QTEST(codes.join(' '), "codes");
    }

    void namesAStart_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("symmetry");
        // opening.md#naming-a-start
        QTest::newRow("white at the left is turned by a quarter") << "H8 G8 I9"
                                                                  << "D9" << int(Symmetry::Rotate270);
        QTest::newRow("white at the upper left is mirrored") << "H8 G9 H6"
                                                             << "I10" << int(Symmetry::MirrorX);
        QTest::newRow("white at the lower right is mirrored") << "H8 I7 J10"
                                                              << "I5" << int(Symmetry::MirrorY);
        QTest::newRow("the canonical view stays") << "H8 H9 I9"
                                                  << "D4" << int(Symmetry::Identity);
        QTest::newRow("first stone off the centre") << "G8 G9 H9"
                                                    << "" << 0;
        QTest::newRow("second stone not next to the first") << "H8 H10 I9"
                                                            << "" << 0;
        QTest::newRow("third stone outside the middle 5x5") << "H8 H9 K8"
                                                            << "" << 0;
    }

    void namesAStart()
    {
        QFETCH(QString, stones);
        QFETCH(QString, code);
        QFETCH(int, symmetry);
        const QStringList points = stones.split(' ');
        const auto named = identify({ pointOf(points[0]), pointOf(points[1]), pointOf(points[2]) }, 15);
        QCOMPARE(named.has_value(), !code.isEmpty());
        if (!named)
            return;
        QCOMPARE(QString::fromUtf8(named->pattern->code.data(), qsizetype(named->pattern->code.size())), code);
        QCOMPARE(int(named->symmetry), symmetry);
    }

    void evenBoardsHaveNoPatterns()
    {
        const Point centre = centreOf(16);
        QVERIFY(!identify({ centre, { centre.x, centre.y + 1 }, { centre.x + 1, centre.y + 1 } }, 16));
    }

    void everyPatternHasANameOfItsOwnInEveryLanguage()
    {
        for (const char *language : { "en", "zh", "zh-TW", "ja", "ko", "ru", "de" }) {
            std::set<std::string_view> names;
            for (const Pattern &pattern : patterns())
                names.insert(opening::patternName(pattern, language));
            QCOMPARE(names.size(), std::size_t(26));
            QVERIFY(!names.contains(""));
        }
        const Pattern &ungetsu = *patternFromCode("I6");
        QCOMPARE(opening::patternName(ungetsu, "zh"), std::string_view("云月"));
        QCOMPARE(opening::patternName(ungetsu, "zh-TW"), std::string_view("雲月"));
        QCOMPARE(opening::patternName(ungetsu, "ko"), std::string_view("운월"));
        QCOMPARE(opening::patternName(ungetsu, "de"), std::string_view("Ungetsu"));
    }

    void codesAreReadInBothForms()
    {
        std::set<std::string_view> japanese;
        for (const Pattern &pattern : patterns()) {
            QCOMPARE(patternFromCode(pattern.code), &pattern);
            const std::string old = std::string(pattern.code.substr(1)) + pattern.code[0];
            QCOMPARE(patternFromCode(old), &pattern);
            japanese.insert(pattern.japanese);
            QVERIFY(!pattern.romaji.empty() && !pattern.kana.empty() && !pattern.chinese.empty());
            QVERIFY(!pattern.russian.empty());
        }
        QCOMPARE(japanese.size(), std::size_t(26));
        for (const char *wrong : { "", "D", "4", "D0", "D14", "14I", "X4", "D4D", "d4", "4D4" })
            QVERIFY2(!patternFromCode(wrong), wrong);
        QCOMPARE(patternFromCode("D4")->japanese, std::string_view("花月"));
        QCOMPARE(patternFromCode("7I")->romaji, std::string_view("Hogetsu"));
    }

    void centreOfEvenBoards()
    {
        // opening.md#other-boards: the four middle points of a board of 6.
        QCOMPARE(centreOf(6), Point(2, 2));
        QCOMPARE(centreOf(6, EvenCentre::LowerRight), Point(3, 2));
        QCOMPARE(centreOf(6, EvenCentre::UpperLeft), Point(2, 3));
        QCOMPARE(centreOf(6, EvenCentre::UpperRight), Point(3, 3));
        for (EvenCentre corner : { EvenCentre::LowerLeft, EvenCentre::UpperRight })
            QCOMPARE(centreOf(15, corner), Point(7, 7));
    }

    void regionText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("points"); // of a 15×15 board; 0: no region
        QTest::newRow("everywhere") << "any" << 225;
        QTest::newRow("centre") << "centre" << 1;
        QTest::newRow("square") << "sq:5" << 25;
        QTest::newRow("outside a square") << "outside:7" << 225 - 49;
        QTest::newRow("square past the board") << "sq:99" << 225;
        QTest::newRow("an even square has no centre") << "sq:4" << 0;
        QTest::newRow("no width") << "sq:" << 0;
        QTest::newRow("negative width") << "sq:-3" << 0;
        QTest::newRow("something after the width") << "sq:3x" << 0;
        QTest::newRow("width past every number") << "sq:99999999999999" << 0;
        QTest::newRow("another word") << "corner" << 0;
    }

    void regionText()
    {
        QFETCH(QString, text);
        QFETCH(int, points);
        const auto region = regionFromText(text.toStdString(), centreOf(15));
        QCOMPARE(region ? region->pointCount(15) : 0, points);
    }
};

} // namespace tst_catalogue

QTEST_GUILESS_MAIN(tst_catalogue::TestCatalogue)
#include "tst_catalogue.moc"
