// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include <QTest>

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Side;

namespace {

// Plays "A: H8 H9 | B: keep": every act must be taken, and must be due from the seat that is named.
// What is refused ends the game and is returned.
std::optional<Refusal> play(Opening &opening, const QString &game)
{
    for (const QString &part : game.split(QStringLiteral(" | "))) {
        const Seat seat = part.startsWith('A') ? Seat::A : Seat::B;
        for (const QString &text : part.mid(3).split(' ', Qt::SkipEmptyParts)) {
            const Act act = actOf(text, opening.need().kind);
            if (auto refusal = opening.refusal(seat, act))
                return refusal;
            opening.apply(act);
        }
    }
    return std::nullopt;
}

QString textOf(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (rules::Point point : points)
        texts << QString::fromStdString(toText(point));
    return texts.join(' ');
}

Procedure procedureWith(const QString &id, const std::map<std::string, Value> &values)
{
    return withValues(procedureOf(id), values).value();
}

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

private slots:
    void workedExample_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("game"); // ends with the procedure
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("marks");
        QTest::addColumn<char>("black");
        QTest::addColumn<char>("next");
        QTest::addColumn<QString>("alternatives");

        // openings.md 6.1, 6.2 and 10; the stones of free play after the end are left out.
        const auto row = [](const char *name, const char *id, const char *game, const char *pattern, const char *marks,
                             char black, char next, const char *alternatives = "") {
            QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(game) << QString::fromLatin1(pattern)
                                << QString::fromLatin1(marks) << black << next << QString::fromLatin1(alternatives);
        };
        row("free start asks for nothing", "free", "A: ", "", "", 'A', 'A');
        row("first stone at the centre", "centre", "A: H8", "", "", 'A', 'B');
        row("pro", "pro", "A: H8 | B: I9 | A: K8", "", "", 'A', 'B');
        row("long pro", "long-pro", "A: H8 | B: I9 | A: L8", "", "", 'A', 'B');
        row("swap1, white chosen", "swap1", "A: C3 | B: white", "", "-", 'A', 'B');
        row("swap1, black chosen", "swap1", "A: E5 | B: black", "", "R", 'B', 'A');
        row("swap after three alternating moves", "swap3-alternating", "A: H8 | B: I9 | A: H6 | B: swap", "I10", "R",
            'B', 'A');
        row("swap", "swap", "A: B2 C4 D2 | B: black", "", "R", 'B', 'A');
        row("swap2 with two more stones", "swap2", "A: B2 C4 D2 | B: two-more E5 M13 | A: white", "", "-R", 'B', 'A');
        row("pattern swap only", "renju-swap", "A: H8 H9 I9 | B: swap", "D4", "R", 'B', 'A');
        row("swap rule of 1989", "swap-1989", "A: H8 | B: I9 | A: J8 | B: keep I8 | A: G7 H6 | B: G7 G9", "I3", "-",
            'A', 'A', "H6");
        row("classic RIF", "rif-classic", "A: H8 H9 J10 | B: keep G8 | A: I11 G10 | B: I11 I10", "D3", "-", 'A', 'A',
            "G10");
        row("Yamaguchi", "yamaguchi", "A: H8 I9 J6 3 | B: swap | A: I7 | B: G7 J8 H5 | A: J8 G9", "I5", "R", 'B', 'B',
            "G7 H5");
        row("Soosorv", "soosorv-n", "A: H8 H9 I9 | B: keep K10 5 | A: swap | B: G7 H7 I7 G10 J8 | A: H7 I8", "D4", "-R",
            'B', 'B', "G7 I7 G10 J8");
        row("Tarannikov", "tarannikov",
            "A: H8 | B: keep I9 | A: swap | B: H6 | A: keep I7 | B: swap | A: K8 | B: keep G7", "I10", "-R-R-", 'A',
            'A');
        row("Taraguchi, one fifth", "taraguchi-n",
            "A: H8 | B: keep H9 | A: keep J6 | B: swap | A: I8 | B: single K9 | A: swap | B: G7", "D13", "--R-R", 'A',
            'A');
        row("Taraguchi, ten fifths", "taraguchi-n",
            "A: H8 | B: keep H9 | A: keep J9 | B: keep G9 | A: offer G7 J10 F6 E8 L12 C3 H12 M8 J5 G11 | B: E8 I10",
            "D5", "----", 'A', 'A', "G7 J10 F6 L12 C3 H12 M8 J5 G11");
        row("Sakata", "sakata", "A: H8 I9 J10 | B: G9 K6 | A: black | B: I7", "I1", "-", 'A', 'A');
        row("Super Sakata with a pair", "super-sakata", "A: H8 I9 J10 | B: G9 K6 | A: pair C4 M12 | B: white I7", "I1",
            "--", 'A', 'A');
        row("drawn position", "drawn-position", "A: ", "D4", "", 'A', 'B');
    }

    void workedExample()
    {
        QFETCH(QString, id);
        QFETCH(QString, game);
        QFETCH(char, black);
        QFETCH(char, next);
        Opening opening = begin(procedureOf(id));
        QVERIFY(!play(opening, game));
        QVERIFY(opening.isFinished());
        QCOMPARE(opening.need().kind, NeedKind::Finished);
        QTEST(QString::fromStdString(opening.patternCode()), "pattern");
        QTEST(QString::fromStdString(opening.swapMarks()), "marks");
        QCOMPARE(opening.ownerOf(Side::Black), black == 'A' ? Seat::A : Seat::B);
        QCOMPARE(opening.need().seat, next == 'A' ? Seat::A : Seat::B);
        QTEST(textOf(opening.alternatives()), "alternatives");
    }

    // Vectors 9 and 10: the two choices of Taraguchi exclude each other unless the parameter says otherwise.
    void offerAfterSwap()
    {
        const QString start = QStringLiteral("A: H8 | B: keep H9 | A: keep J9 | B: keep G9 | A: swap | B: offer");
        Opening strict = begin(procedureOf(QStringLiteral("taraguchi-n")));
        QCOMPARE(play(strict, start).value().code, RefusalCode::WrongKind);

        Opening open = begin(procedureWith(QStringLiteral("taraguchi-n"), { { "offer_after_swap", true } }));
        QVERIFY(!play(open, start + QStringLiteral(" G7 J10 F6 E8 L12 C3 H12 M8 J5 G11 | A: E8 I10")));
        QVERIFY(open.isFinished());
        QCOMPARE(open.patternCode(), std::string("D5"));
        QCOMPARE(open.swapMarks(), std::string("---R-"));
        QCOMPARE(open.ownerOf(Side::Black), Seat::B);
    }
};

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"
