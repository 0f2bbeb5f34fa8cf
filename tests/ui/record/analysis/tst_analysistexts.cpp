// SPDX-License-Identifier: MIT
#include "text/engine/analysistext.h"

#include <QLocale>
#include <QTest>

namespace tst_analysistexts {

using namespace kagetsu;
using rules::Side;

// What an engine thinks, in words.
class TestAnalysisTexts : public QObject
{
    Q_OBJECT

private slots:
    void worths_data()
    {
        QTest::addColumn<engine::Worth>("worth");
        QTest::addColumn<std::optional<double>>("rate");
        QTest::addColumn<Side>("toMove");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        using Rate = std::optional<double>;
        const auto row = [](const char *title, const engine::Worth &worth, Rate rate, Side toMove, const char *name,
                             const char *text) {
            QTest::newRow(title) << worth << rate << toMove << QString(name) << QString(text);
        };
        row("good for Black to move", { 120, {} }, {}, Side::Black, "+120", "Black is better (120)");
        row("good for White to move", { 120, {} }, {}, Side::White, "+120", "White is better (120)");
        row("bad for Black to move", { -317, {} }, {}, Side::Black, "−317", "White is better (317)");
        row("hardly anything", { -29, {} }, {}, Side::Black, "−29", "Even (29)");
        row("nothing", { 0, {} }, {}, Side::Black, "0", "Even (0)");
        row("a rate near one half", { 900, {} }, 0.52, Side::Black, "+900", "Even (900)");
        row("a rate well above", { 20, {} }, 0.9, Side::Black, "+20", "Black is much better (20)");
        row("a rate well below", { -20, {} }, 0.1, Side::Black, "−20", "White is much better (20)");
        row("five at once", { 1, 1 }, {}, Side::Black, "#1", "Black wins in 1 move(s), the engine thinks");
        row("a straight four", { 1, 3 }, {}, Side::White, "#2", "White wins in 2 move(s), the engine thinks");
        row("lost by the next move", { -1, 2 }, {}, Side::Black, "−#1", "White wins in 1 move(s), the engine thinks");
        row("lost later, whatever the rate", { -1, 8 }, 0.9, Side::Black, "−#4",
            "White wins in 4 move(s), the engine thinks");
        row("no ply at all", { 1, 0 }, {}, Side::Black, "#1", "Black wins in 1 move(s), the engine thinks");
    }
    void worths()
    {
        QFETCH(engine::Worth, worth);
        QFETCH(std::optional<double>, rate);
        QFETCH(Side, toMove);
        QTEST(text::worthName(worth), "name");
        QTEST(text::worthText(worth, rate, toMove), "text");
    }

    void whatIsNotToldIsLeftOut()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(text::paceText({}), QStringLiteral("Time: 0 s."));
        QCOMPARE(text::paceText({ 9, 1'234'567, 350'000, engine::Milliseconds(12'900) }),
            QStringLiteral("Depth: 9. Positions: 1,234,567 (350,000 per second). Time: 12 s."));
        QCOMPARE(text::lineComment(QStringLiteral("E"), 9, QStringLiteral("W")), QStringLiteral("E, depth 9: W"));
        QCOMPARE(text::lineComment(QStringLiteral("E"), {}, QStringLiteral("W")), QStringLiteral("E: W"));
        QCOMPARE(text::lineComment(QStringLiteral("E"), 9, {}), QStringLiteral("E"));
        QCOMPARE(text::analysedLineText({}, { { 7, 7 }, { 8, 8 } }), QStringLiteral("H8 I9"));
    }
};

} // namespace tst_analysistexts

QTEST_GUILESS_MAIN(tst_analysistexts::TestAnalysisTexts)
#include "tst_analysistexts.moc"
