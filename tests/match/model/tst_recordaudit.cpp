// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/record/recordaudit.h"
#include "record/collection.h"

#include <QTest>

namespace tst_recordaudit {

using namespace kagetsu;
using namespace kagetsu::match;

namespace {

constexpr const char *Words[] { "illegal-point", "occupied", "colour", "opening", "opener", "foul", "five", "after-end",
    "result" };

QString textOf(const std::vector<AuditFinding> &findings)
{
    QStringList texts;
    for (const AuditFinding &finding : findings)
        texts << QStringLiteral("%1:%2").arg(finding.move).arg(QLatin1String(Words[int(finding.what)]));
    return texts.join(' ');
}

} // namespace

// What an arbiter wants to know of a record (command-line.md#audit).
class TestRecordAudit : public QObject
{
    Q_OBJECT

private slots:
    void records_data()
    {
        QTest::addColumn<QString>("sgf");
        QTest::addColumn<QString>("opening");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char *name, const char *sgf, const char *opening, const char *findings) {
            QTest::newRow(name) << QString::fromLatin1(sgf) << QString::fromLatin1(opening)
                                << QString::fromLatin1(findings);
        };
        const char *const five = ";B[hh];W[aa];B[ih];W[ba];B[jh];W[ca];B[kh];W[da];B[lh]";
        row("a game in order", (std::string("RE[B+]XRS[five]") + five).c_str(), "", "");
        row("nothing at all", "", "", "");
        row("an unknown result fits everything", five, "", "");
        row("a five and the other one wins", (std::string("RE[W+]") + five).c_str(), "", "9:result");
        row("a five and a draw", (std::string("RE[0]") + five).c_str(), "", "9:result");
        row("a five that is none", "RE[B+]XRS[five];B[hh];W[aa]", "", "2:result");
        row("a five nobody saw", (std::string(five) + ";W[oo];B[ao]").c_str(), "", "9:five 10:after-end");
        row("a five nobody saw, and the other one won", (std::string("RE[W+R]") + five + ";W[oo];B[ao]").c_str(), "",
            "9:five 10:after-end");
        row("a stone on a stone", ";B[hh];W[hh];B[ii]", "", "2:occupied");
        row("a stone off the board", ";B[hh];W[zz]", "", "2:illegal-point");
        row("twice the same colour", ";B[hh];B[ii];W[jj]", "", "2:colour");
        row("white first", ";W[hh];B[ii]", "", "1:colour");
        row("white first after a setup that says so", "AB[hh]PL[W];W[ii];B[jj]", "", "");
        const char *const doubleThree = ";B[fh];W[aa];B[gh];W[ca];B[hg];W[ea];B[hf];W[ga];B[hh]";
        row("a double-three that was played past", (std::string(doubleThree) + ";W[ia]").c_str(), "", "9:foul");
        row("a double-three that lost", (std::string("RE[W+F]XRS[forbidden:33]") + doubleThree).c_str(), "", "");
        row("a double-three that won", (std::string("RE[B+R]") + doubleThree).c_str(), "", "9:foul");
        row("a foul that is none", "RE[W+F]XRS[forbidden:33];B[hh]", "", "1:result");
        row("two passes and no end", ";B[hh];W[ii];B[jj];W[aa];B[bb];W[];B[];W[cc]", "", "8:after-end");
        row("two passes are a draw", "RE[0]XRS[two passes];B[hh];W[];B[]", "", "");
        row("two passes that were not", "RE[0]XRS[two passes];B[hh];W[]", "", "2:result");
        row("an opening in order", ";B[hh];W[ig];B[dh]", "pro", "");
        row("a third stone too near", ";B[hh];W[ig];B[ii];W[ab];B[ac]", "pro", "3:opening");
        row("an opener of the wrong colour", "XOP[W];B[hh];W[ig];B[dh]", "pro", "3:opener");
        row("an opener who swapped", "XOP[W];B[ek]XSW[Y];W[ig]", "swap1", "");
        row("several things, in their order", ";B[hh];W[hh];B[hg];B[aa]", "pro", "2:opening 2:occupied 4:colour");
        row("a five of opening stones counts after the choice",
            "RE[B+];B[hh];W[aa];B[ih];W[ba];B[jh];W[ca];B[kh];W[da];B[lh]", "free", "");
    }

    void records()
    {
        QFETCH(QString, sgf);
        QFETCH(QString, opening);
        const record::Game game = record::readCollection("(;GM[4]SZ[15]" + sgf.toStdString() + ")").readGame(0);
        std::optional<opening::Procedure> procedure;
        if (!opening.isEmpty())
            procedure = shippedProcedure(opening.toStdString());
        QTEST(textOf(auditRecord(game, rules::RuleSet {}, procedure)), "findings");
    }

    void findingsCarryTheirData()
    {
        const record::Game game = record::readCollection("(;GM[4]SZ[15]RE[0];B[fh];W[aa];B[gh];W[ca];B[hg];W[ea];B[hf];"
                                                         "W[ga];B[hh];W[hh])")
                                      .readGame(0);
        const auto findings = auditRecord(game, rules::RuleSet {}, std::nullopt);
        QCOMPARE(textOf(findings), QStringLiteral("9:foul 10:occupied"));
        QCOMPARE(findings[0].point, rules::pointFromText("H8", 15));
        QVERIFY((findings[0].fouls == rules::FoulKinds { false, false, true }));
        QCOMPARE(findings[1].point, rules::pointFromText("H8", 15));
    }

    // Without rules only the board is looked at.
    void withoutRules()
    {
        const record::Game game =
            record::readCollection("(;GM[4]SZ[15];B[hh];W[aa];B[ih];W[ba];B[jh];W[ca];B[kh];W[da];"
                                   "B[lh];W[ea];B[lh])")
                .readGame(0);
        QCOMPARE(textOf(auditRecord(game, std::nullopt, std::nullopt)), QStringLiteral("11:occupied"));
        const record::Game wide = record::readCollection("(;GM[4]SZ[15:19];B[hh];B[hh])").readGame(0);
        QVERIFY(auditRecord(wide, rules::RuleSet {}, std::nullopt).empty());
    }
};

} // namespace tst_recordaudit

QTEST_GUILESS_MAIN(tst_recordaudit::TestRecordAudit)
#include "tst_recordaudit.moc"
