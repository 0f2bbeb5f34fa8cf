// SPDX-License-Identifier: MIT
#include "played.h"
#include "text/opening/guide.h"

#include <QTest>

namespace tst_wizardwords {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

const text::Names AnnAndBob { QStringLiteral("Ann"), QStringLiteral("Bob") };

rules::Point at(const char *point)
{
    return rules::pointFromText(point, 15).value();
}

} // namespace

class tst_wizardwords : public QObject
{
    Q_OBJECT

private slots:
    void oneSentenceSaysWhoMustDoWhat_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *id, const QStringList &lines, const char *sentence) {
            QTest::newRow(sentence) << QByteArray(id) << lines << QString::fromUtf8(sentence);
        };
        row("rif-classic", {}, "Ann (Black) places the first stone on the centre. 0 of 3 placed.");
        row("rif-classic", { "place H8" },
            "Ann (Black) places a white stone within the central 3 × 3 square. 1 of 3 placed.");
        row("rif-classic", { "place H8", "place H9", "place I9" }, "Bob (White) chooses a colour.");
        row("rif-classic", { "place H8", "place H9", "place I9", "swap" },
            "Ann (White) places a white stone anywhere.");
        row("rif-classic", { "place H8", "place H9", "place I9", "swap", "place I8", "offer G7" },
            "Bob (Black) offers fifth moves: 1 of 2 placed.");
        row("rif-classic", { "place H8", "place H9", "place I9", "swap", "place I8", "offer G7 J8" },
            "Ann (White) picks one of 2 offered fifth moves.");
        row("swap-1989", { "place H8" }, "Bob (White) places a white stone within the central 3 × 3 square.");
        row("yamaguchi", { "place H8", "place H9", "place I9" },
            "Ann (Black) declares how many fifth moves will be offered, from 1 to 12.");
        row("pro", { "place H8", "place H9" }, "Ann (Black) places a black stone outside the central 5 × 5 square.");
        row("swap2", {}, "Ann (Black) places a black stone anywhere. 0 of 3 placed.");
        row("swap2", { "place B2", "place C4", "place D2" }, "Bob (White) chooses how to continue.");
        row("swap2", { "place B2", "place C4", "place D2", "two-more", "place E5" },
            "Bob (White) places a black stone anywhere. 1 of 2 placed.");
    }

    void oneSentenceSaysWhoMustDoWhat()
    {
        QFETCH(QByteArray, id);
        QFETCH(QStringList, lines);
        QFETCH(QString, sentence);
        QCOMPARE(text::taskText(played(id, lines), AnnAndBob), sentence);
    }

    // A name is what it is, also where it looks like a place for something else.
    void namesAreTakenAsTheyAre()
    {
        const text::Names names { QStringLiteral("A%2"), QStringLiteral("%3B") };
        QCOMPARE(text::taskText(played("rif-classic", {}), names),
            QStringLiteral("A%2 (Black) places the first stone on the centre. 0 of 3 placed."));
        QCOMPARE(text::taskText(played("yamaguchi", { "place H8", "place H9", "place I9" }), names),
            QStringLiteral("A%2 (Black) declares how many fifth moves will be offered, from 1 to 12."));
    }

    void choicesNameWhatFollows()
    {
        const auto words = [](const char *id, const QStringList &lines, std::size_t option) {
            const opening::Opening opening = played(id, lines);
            const text::OptionWords told = text::optionWords(opening, opening.need().options.at(option), AnnAndBob);
            return QStringList { told.name, told.colours, told.next };
        };
        const QStringList start { "place B2", "place C4", "place D2" };
        QCOMPARE(words("swap2", start, 0),
            (QStringList { "Stay White", "Ann is Black, Bob is White.", "Bob places the next stone." }));
        QCOMPARE(words("swap2", start, 1),
            (QStringList { "Take Black", "Bob is Black, Ann is White.", "Ann places the next stone." }));
        QCOMPARE(words("swap2", start, 2).at(2), QStringLiteral("Bob places 2 more stones, then Ann chooses."));
        const QStringList four { "place H8", "keep", "place H9", "keep", "place J9", "keep", "place G9" };
        QCOMPARE(words("taraguchi-n", four, 2).at(2), QStringLiteral("Ann offers 10 fifth moves."));
        const QStringList counted { "place H8", "place H9", "place I9", "keep", "place K10", "declare 5" };
        QCOMPARE(words("soosorv-n", counted, 0).at(2), QStringLiteral("Ann offers 5 fifth moves."));
        QCOMPARE(words("soosorv-n", counted, 1).at(2), QStringLiteral("Bob offers fifth moves."));
    }

    void theLineTellsWhatHappened()
    {
        const opening::Opening opening = played("yamaguchi",
            { "place H8", "place I9", "place J6", "declare 3", "swap", "place I7", "offer G7 J8 H5", "select J8" });
        QStringList lines;
        QStringList briefs;
        for (const text::StepWords &step : text::lineWords(opening, opening.line(), AnnAndBob)) {
            lines << step.line;
            briefs << step.brief;
        }
        QCOMPARE(lines,
            (QStringList { "Ann: H8", "Ann: I9", "Ann: J6", "Ann declares 3 fifth moves", "Bob becomes Black",
                "Ann: I7", "Bob offers 3 fifth moves", "Ann picks J8", "Ann: stone 6", "Free play follows" }));
        QCOMPARE(briefs, (QStringList { "H8", "I9", "J6", "3", "swapped", "I7", "×3", "J8", "", "" }));
    }

    void oneFifthMoveIsNotOneOfThem()
    {
        for (const auto &[declared, expected] :
            { std::pair("declare 1", "Ann picks it"), std::pair("declare 3", "Ann picks one of them") }) {
            const opening::Opening opening =
                played("yamaguchi", { "place H8", "place I9", "place J6", declared, "swap", "place I7" });
            QStringList lines;
            for (const text::StepWords &step : text::lineWords(opening, opening.line(), AnnAndBob))
                lines << step.line;
            QVERIFY2(lines.contains(QLatin1String(expected)), qPrintable(lines.join(QLatin1Char('|'))));
        }
    }

    // The last fifth move lies on the board; that it can still be another does not make it one fewer.
    void anOfferThatLiesThereCountsAllItsMoves()
    {
        const opening::Opening opening =
            played("yamaguchi", { "place H8", "place I9", "place J6", "declare 3", "swap", "place I7", "offer G7 J8" });
        QCOMPARE(text::lineWords(opening, opening.line(), AnnAndBob).at(6).line, QStringLiteral("Bob offers: 2 of 3"));
        const text::StepWords whole = text::lineWords(opening, opening.line(), AnnAndBob, true).at(6);
        QCOMPARE(whole.line, QStringLiteral("Bob offers: 3 of 3"));
        QCOMPARE(whole.brief, QStringLiteral("3/3"));
    }

    void futureStepsNameRolesUntilColoursAreDecided()
    {
        const opening::Opening opening = played("tarannikov", { "place H8", "keep", "place I9" });
        const std::vector<text::StepWords> words = text::lineWords(opening, opening.line(), AnnAndBob);
        QCOMPARE(words.at(1).line, QStringLiteral("Bob stays White"));
        QCOMPARE(words.at(1).brief, QStringLiteral("kept"));
        QCOMPARE(words.at(3).line, QStringLiteral("Ann chooses"));
        QCOMPARE(words.at(4).line, QStringLiteral("Black: stone 3"));
        QCOMPARE(words.at(5).line, QStringLiteral("The player to move chooses"));
    }

    void startsAreNamedWhileTheyAreMade()
    {
        const opening::Opening two = played("rif-classic", { "place H8", "place H9" });
        QCOMPARE(text::startText(two, true, std::nullopt), QStringLiteral("Patterns that can follow: D1–D13"));
        QCOMPARE(text::startText(two, true, at("I9")), QStringLiteral("D4 Kagetsu"));
        // A point where the stone may not lie makes nothing.
        QCOMPARE(text::startText(two, true, at("A1")), QStringLiteral("Patterns that can follow: D1–D13"));
        QCOMPARE(text::startText(played("swap-1989", { "place H8", "place I9" }), true, std::nullopt),
            QStringLiteral("Patterns that can follow: I1–I12"));
        const opening::Opening named = played("rif-classic", { "place H8", "place H9", "place I9" });
        QCOMPARE(text::startText(named, true, std::nullopt), QStringLiteral("D4 Kagetsu"));
        const opening::Opening outside = played("swap", { "place H8", "place H9", "place K8" });
        QCOMPARE(
            text::startText(outside, true, std::nullopt), QStringLiteral("None of the 26 patterns: a yōtō (妖刀)"));
        QCOMPARE(text::startText(outside, false, std::nullopt), QString());
        const opening::Opening shifted = played("swap", { "place D4", "place D5", "place E5" });
        QCOMPARE(
            text::startText(shifted, true, std::nullopt), QStringLiteral("The shape of D4 Kagetsu, off the centre"));
        QCOMPARE(text::startText(shifted, false, std::nullopt), QString());
    }

    void equalOffersNameAxisOrCentre()
    {
        const opening::Opening opening =
            played("rif-classic", { "place H8", "place H9", "place I9", "keep", "place I8", "offer G7" });
        const auto text = [&](const char *point) {
            const auto refusal = opening.refusal(opening.need().seat, opening::Offer { at(point) });
            return refusal && refusal->equivalence ? text::equalText(opening, at(point), *refusal->equivalence)
                                                   : QString();
        };
        QVERIFY(text("J10").contains(QStringLiteral("half a turn")));
        QCOMPARE(text("J8"), QString());
        const opening::Opening row =
            played("rif-classic", { "place H8", "place H9", "place H10", "keep", "place H7", "offer G7" });
        const auto mirrored = row.refusal(row.need().seat, opening::Offer { at("I7") });
        QVERIFY(mirrored && mirrored->equivalence);
        QCOMPARE(text::equalText(row, at("I7"), *mirrored->equivalence),
            QStringLiteral("I7 is the same as offer 1 (G7): one is the mirror image of the other in the marked line."));
    }

    void actsAreNamedForAnArbiter_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("text");
        QTest::newRow("a stone") << "place H9"
                                 << "stone on H9 by Ann";
        QTest::newRow("a choice") << "choose keep"
                                  << "choice by Ann";
        QTest::newRow("a number") << "declare 5"
                                  << "number 5, declared by Ann";
        QTest::newRow("an offer") << "offer G7"
                                  << "offer of G7 by Ann";
        QTest::newRow("an offer withdrawn") << "withdraw G7"
                                            << "offer of G7, withdrawn by Ann";
        QTest::newRow("a selection") << "select G7"
                                     << "fifth move G7, picked by Ann";
    }

    void actsAreNamedForAnArbiter()
    {
        QFETCH(QString, line);
        QFETCH(QString, text);
        QCOMPARE(text::actText(opening::actsFromText(line.toStdString(), 15)->front(), AnnAndBob.a), text);
    }
};

} // namespace tst_wizardwords

QTEST_MAIN(tst_wizardwords::tst_wizardwords)
#include "tst_wizardwords.moc"
