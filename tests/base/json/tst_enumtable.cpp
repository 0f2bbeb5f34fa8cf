// SPDX-License-Identifier: MIT
#include "base/enumtable.h"

#include <QTest>

namespace tst_enumtable {

using namespace kagetsu;

enum class Colour : std::uint8_t { Red, Green, Blue };
struct Lamp
{
    enum class State { Off, On };
};

constexpr EnumTable<Colour, std::string_view> Names({
    { Colour::Blue, "blue" },
    { Colour::Red, "red" },
    { Colour::Green, "green" },
});
static_assert(Names[Colour::Red] == "red");

// The enumerators are counted by the compiler, so one that is added anywhere makes a table too short.
static_assert(enumCount<Colour>() == 3);
static_assert(enumCount<Lamp::State>() == 2);
static_assert(isEnumerator<Colour::Blue>() && !isEnumerator<static_cast<Colour>(3)>());

class TestEnumTable : public QObject
{
    Q_OBJECT

private slots:
    void rowsFollowTheirNameAndNotTheirPlace()
    {
        QCOMPARE(Names[Colour::Red], std::string_view("red"));
        QCOMPARE(Names[Colour::Green], std::string_view("green"));
        QCOMPARE(Names[Colour::Blue], std::string_view("blue"));
        QCOMPARE(std::vector(Names.begin(), Names.end()), (std::vector<std::string_view> { "red", "green", "blue" }));
    }

    void aValueLeadsBackToItsEnumerator()
    {
        QVERIFY(Names.keyOf("blue") == Colour::Blue);
        QVERIFY(Names.keyOf("red") == Colour::Red);
        QVERIFY(!Names.keyOf("Red"));
        QVERIFY(!Names.keyOf(""));
    }

    // In a constexpr table either is a fault of the compilation.
    void anEnumeratorWithoutARowOrWithTwoIsRefused()
    {
        using Words = EnumTable<Lamp::State, std::string_view>;
        QVERIFY_EXCEPTION_THROWN(Words({ { Lamp::State::On, "on" } }), std::logic_error);
        QVERIFY_EXCEPTION_THROWN(
            Words({ { Lamp::State::Off, "off" }, { Lamp::State::On, "on" }, { Lamp::State::On, "lit" } }),
            std::logic_error);
        QVERIFY_EXCEPTION_THROWN(
            Words({ { Lamp::State::Off, "off" }, { static_cast<Lamp::State>(2), "dim" } }), std::out_of_range);
    }
};

} // namespace tst_enumtable

QTEST_APPLESS_MAIN(tst_enumtable::TestEnumTable)
#include "tst_enumtable.moc"
