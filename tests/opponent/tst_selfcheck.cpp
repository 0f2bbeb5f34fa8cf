// SPDX-License-Identifier: MIT
#include "opponent/ownengine.h"
#include "opponent/selfcheck.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_selfcheck {

using namespace kagetsu;
using namespace kagetsu::opponent;

namespace {

constexpr int Patience = 30'000; // milliseconds until something is taken for hanging

engine::Profile scripted(std::vector<std::string> arguments)
{
    engine::Profile profile;
    profile.id = "scripted";
    profile.program = std::string(KAGETSU_PROGRAMS) + "/scripted-engine";
    profile.arguments = std::move(arguments);
    return profile;
}

CheckReport checked(const engine::Profile &profile)
{
    QElapsedTimer timer;
    timer.start();
    SelfCheck check(profile, [&timer] { return engine::Moment(timer.elapsed()); });
    QSignalSpy finished(&check, &SelfCheck::finished);
    check.start();
    if (!finished.wait(Patience))
        qFatal("the check did not end");
    return check.report();
}

} // namespace

class TestSelfCheck : public QObject
{
    Q_OBJECT

private slots:
    void ourOwnPlaysAllThatItSays()
    {
        const engine::Profile own = ownEngine(KAGETSU_PROGRAMS);
        const CheckReport report = checked(own);
        QVERIFY(report.isGood() && report.hasLines && !report.death);
        const engine::Profile found = adapted(own, report);
        for (const rules::Rule rule : own.rules)
            QVERIFY(found.plays(rule));
        QVERIFY(found.dialect == engine::Dialect::Yixin);
    }

    void oneOfTheBaseProtocolDoesNotAnalyse()
    {
        const CheckReport report = checked(scripted({}));
        QVERIFY(report.isGood() && !report.hasLines);
        QVERIFY(adapted(scripted({}), report).dialect == engine::Dialect::Gomocup);
    }

    void whatItRefusesIsNoRuleOfIts()
    {
        const CheckReport report = checked(scripted({ "--rule-error" }));
        QVERIFY(!report.isGood());
        QVERIFY(adapted(scripted({}), report).rules.empty());
    }

    void anImpossibleMoveIsSeen()
    {
        const CheckReport report = checked(scripted({ "--occupied-at", "3" }));
        QVERIFY(std::ranges::any_of(
            report.rules, [](const auto &rule) { return rule.second == RuleCheck::Wrong; }));
    }

    void aProgramThatIsNoneIsTold()
    {
        engine::Profile profile = scripted({});
        profile.program = "/no/such/program";
        const CheckReport report = checked(profile);
        QVERIFY(!report.isGood() && !report.ready);
        QVERIFY(report.death && report.death->kind == engine::DeathKind::NotLaunched);
    }

    void aCrashEndsTheCheck()
    {
        const CheckReport report = checked(scripted({ "--exit-at-start" }));
        QVERIFY(!report.isGood() && report.death);
    }
};

} // namespace tst_selfcheck

QTEST_GUILESS_MAIN(tst_selfcheck::TestSelfCheck)
#include "tst_selfcheck.moc"
