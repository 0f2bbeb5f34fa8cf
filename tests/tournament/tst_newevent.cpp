// SPDX-License-Identifier: MIT
#include "tournament/log/log.h"
#include "tournament/stages/newevent.h"
#include "tournament/standings/presets.h"

#include <QTest>

namespace tst_newevent {

using namespace kagetsu::tournament;

class TestNewEvent : public QObject
{
    Q_OBJECT

private slots:
    void aRegulationBringsItsSections()
    {
        NewEventChoices choices = usualChoices();
        choices.details.name = "Cup";
        choices.section.seed = 7;
        SectionSettings first;
        first.name = "A";
        first.format = Format::RoundRobin;
        SectionSettings second = first;
        second.name = "B";
        choices = withSections(choices, { first, second });
        QCOMPARE(choices.details.name, std::string("Cup"));
        QVERIFY(choices.section.format == Format::RoundRobin);
        QCOMPARE(choices.section.seed, std::uint64_t(7));
        QCOMPARE(choices.more.size(), 1U);
        QCOMPARE(choices.more.front().seed, std::uint64_t(8)); // a lot of its own
        // What is changed of the first group is changed of all.
        choices.section.options.rounds = 4;
        alignGroups(choices);
        QCOMPARE(choices.more.front().options.rounds, 4);
        QCOMPARE(choices.more.front().name, std::string("B"));
        QCOMPARE(choices.more.front().seed, std::uint64_t(8));
        Log log;
        for (const Action &action : actionsOf(choices))
            QVERIFY(log.act(action, {}).hasValue());
        QCOMPARE(log.event().sections.size(), 2U);
        // Without a regulation there is the usual section again.
        choices = withSections(choices, {});
        QVERIFY(choices.more.empty());
        NewEventChoices usual = usualChoices();
        usual.details.name = "Cup";
        usual.section.seed = 7;
        QVERIFY(choices == usual);
    }

    void criteriaAreTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("codes");
        QTest::addColumn<QString>("unknown");
        QTest::newRow("nothing") << "" << "" << "";
        QTest::newRow("blanks") << "SOS SB DE" << "SOS SB DE" << "";
        QTest::newRow("commas and small letters") << " sos, sb ,de," << "SOS SB DE" << "";
        QTest::newRow("a code with a cut") << "bh-c1" << "BH-C1" << "";
        QTest::newRow("no code") << "SOS XYZ zz" << "SOS" << "XYZ ZZ";
        QTest::newRow("another script") << "БХ SB" << "SB" << "БХ";
    }
    void criteriaAreTyped()
    {
        QFETCH(QString, typed);
        QFETCH(QString, codes);
        QFETCH(QString, unknown);
        const TypedCriteria found = typedCriteria(typed.toStdString());
        QCOMPARE(QString::fromStdString(codesOf(found.criteria)), codes);
        QStringList others;
        for (const std::string &other : found.unknown)
            others += QString::fromStdString(other);
        QCOMPARE(others.join(QLatin1Char(' ')), unknown);
    }

    void usualCriteriaWereChosenByNobody()
    {
        for (const Format format : { Format::Swiss, Format::RoundRobin, Format::DoubleElimination })
            QVERIFY(areUsual(usualCriteria(format)));
        QVERIFY(!areUsual(typedCriteria("DE SB").criteria));
        for (const CriteriaPreset &preset : criteriaPresets())
            QCOMPARE(codesOf(criteriaOf(preset)), std::string(preset.codes));
    }
};

} // namespace tst_newevent

QTEST_GUILESS_MAIN(tst_newevent::TestNewEvent)
#include "tst_newevent.moc"
