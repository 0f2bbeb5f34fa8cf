// SPDX-License-Identifier: MIT
#include "engine/selfcheck.h"
#include "eventtexts.h"
#include "playing.h"

#include <QTest>

namespace tst_engineselfcheck {

using namespace kagetsu;
using namespace kagetsu::engine;
using test::Playing;

class TestEngineSelfCheck : public QObject
{
    Q_OBJECT

private slots:
    void checks_data();
    void checks();
    void theOwnEngine();
};

QString textOf(const SelfCheckResult &result)
{
    QStringList texts { result.ready ? "ready" : "not ready" };
    for (const RuleCheck &each : result.rules) {
        texts << QString::fromUtf8(idOf(each.rule).data()) + QString(" %1").arg(each.moves)
                + (each.isIllegal ? " illegal" : "")
                + (each.failure ? ' ' + test::textOf(each.failure->kind) : QString());
    }
    if (result.knowsSwap2)
        texts << "swap2";
    if (result.knowsForbidden)
        texts << "forbidden points";
    if (result.failure)
        texts << test::textOf(result.failure->kind);
    if (result.crashes > 0)
        texts << QString("%1 crashes").arg(result.crashes);
    if (result.death)
        texts << test::textOf(result.death->kind);
    return texts.join(", ");
}

void TestEngineSelfCheck::checks_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *arguments, const char *manner, const char *expected) {
        QTest::newRow(name) << arguments << manner << expected;
    };
    row("it can all that is asked", "--yixin --swap2 three", "yixin",
        "ready, win5+ 10, renju 10, swap2, forbidden points");
    row("it can play", "", "", "ready, win5+ 10, renju 10");
    row("it does not know any rule", "--rule-error", "", "ready, win5+ 0 rule refused, renju 0 rule refused");
    row("it plays onto a stone", "--occupied-at 3", "", "ready, win5+ 3 illegal, renju 10");
    row("it crashes once", "--crash-at 13", "", "ready, win5+ 10, renju 10, 1 crashes");
    row("it crashes again and again", "--crash-at 1", "", "ready, win5+ 0, 2 crashes, crashed");
    row("it refuses to start", "--start-error", "", "not ready, size refused");
    row("it ends at once", "--exit-at-start", "", "not ready, 1 crashes, ended while starting");
}

void TestEngineSelfCheck::checks()
{
    QFETCH(QString, arguments);
    QFETCH(QString, manner);
    QElapsedTimer time;
    time.start();
    SelfCheck check([&] { return Moment(time.elapsed()); });
    std::optional<SelfCheckResult> result;
    QObject::connect(&check, &SelfCheck::finished, this, [&](const SelfCheckResult &told) { result = told; });
    check.start(Playing::scripted(arguments, manner));
    QTRY_VERIFY_WITH_TIMEOUT(result, 5'000);
    QTEST(textOf(*result), "expected");
    QTRY_VERIFY(test::ownChildren().isEmpty());
}

// Its profile says what is true.
void TestEngineSelfCheck::theOwnEngine()
{
    QElapsedTimer time;
    time.start();
    SelfCheck check([&] { return Moment(time.elapsed()); });
    std::optional<SelfCheckResult> result;
    QObject::connect(&check, &SelfCheck::finished, this, [&](const SelfCheckResult &told) { result = told; });
    Profile profile = ownEngine(KAGETSU_BRAIN);
    profile.extra = { "max_node 100" };
    check.start(profile);
    QTRY_VERIFY_WITH_TIMEOUT(result, 20'000);
    QVERIFY(result->ready && !result->death && result->crashes == 0);
    QCOMPARE(result->rules.size(), profile.rules.size());
    for (const RuleCheck &each : result->rules)
        QVERIFY(each.isGood() && each.moves > 5);
    QVERIFY(result->knowsSwap2 && result->knowsForbidden);
}

} // namespace tst_engineselfcheck

QTEST_GUILESS_MAIN(tst_engineselfcheck::TestEngineSelfCheck)
#include "tst_engineselfcheck.moc"
