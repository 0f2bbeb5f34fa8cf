// SPDX-License-Identifier: MIT
#include "base/json/kindwords.h"
#include "base/json/reader.h"

#include <QTest>

#include <stdexcept>

namespace tst_kindwords {

using namespace kagetsu;

struct Played
{
    int point = 0;
};
struct Passed
{
};
struct Resigned
{
};
struct Move : std::variant<Played, Passed, Resigned>
{
    using variant::variant;
};

constexpr auto Words =
    json::kindWords<Move>(json::kind<Resigned>("resigned"), json::kind<Played>("played"), json::kind<Passed>("passed"));

// A kind of move that comes between the others, or that the table forgets, is a fault of the compilation.
static_assert(json::areAllKinds<Move, Resigned, Played, Passed>());
static_assert(!json::areAllKinds<Move, Resigned, Played>());
static_assert(!json::areAllKinds<Move, Resigned, Played, Played>());
static_assert(!json::areAllKinds<Move, Resigned, Played, Passed, Passed>());
static_assert(!json::areAllKinds<Move, Resigned, Played, Passed, int>());

class TestKindWords : public QObject
{
    Q_OBJECT

private slots:
    void wordsFollowTheirTypeAndNotTheirPlace()
    {
        QCOMPARE(Words[Move(Played()).index()], std::string_view("played"));
        QCOMPARE(Words[Move(Passed()).index()], std::string_view("passed"));
        QCOMPARE(Words[Move(Resigned()).index()], std::string_view("resigned"));
    }

    void aWordLeadsBackToItsType()
    {
        QVERIFY(std::holds_alternative<Passed>(json::kindOf<Move>("passed", Words).value()));
        QVERIFY(std::holds_alternative<Resigned>(json::kindOf<Move>("resigned", Words).value()));
        QVERIFY(!json::kindOf<Move>("Passed", Words));
        QVERIFY(!json::kindOf<Move>("", Words));
    }

    void aWordThatStandsForTwoIsRefused()
    {
        const auto make = [](const char *second, const char *third) {
            return json::kindWords<Move>(
                json::kind<Played>("played"), json::kind<Passed>(second), json::kind<Resigned>(third));
        };
        QCOMPARE(make("passed", "resigned"), Words);
        QVERIFY_EXCEPTION_THROWN(make("passed", "passed"), std::logic_error);
        QVERIFY_EXCEPTION_THROWN(make("passed", ""), std::logic_error);
    }
};

} // namespace tst_kindwords

QTEST_APPLESS_MAIN(tst_kindwords::TestKindWords)
#include "tst_kindwords.moc"
