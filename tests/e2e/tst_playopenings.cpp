// SPDX-License-Identifier: MIT
#include "opening/file/shipped.h"
#include "opening/play/acttext.h"
#include "opening/play/opening.h"
#include "playtest.h"
#include "text/opening/opening.h"

#include <QTest>

namespace tst_playopenings {

using namespace kagetsu;
using opening::NeedKind;

namespace {

enum class By { Mouse, Keys };

const PerSeat<QString> Players { QStringLiteral("Aoki"), QStringLiteral("Bergman") };

QString textOf(rules::Point point)
{
    return QString::fromStdString(rules::toText(point));
}

// How the sentence begins that says who must do what now.
QString taskOf(const opening::Opening &opening)
{
    const opening::Need need = opening.need();
    const QString who = Players[need.seat];
    const bool black = need.seat == opening.ownerOf(rules::Side::Black);
    const QString player = who + (black ? " (Black) " : " (White) ");
    switch (need.kind) {
    case NeedKind::Place: return player + "places";
    case NeedKind::Choose: return player + "chooses";
    case NeedKind::Declare: return player + "declares";
    case NeedKind::Offer: return player + "offers fifth moves: " + QString::number(opening.offers().size());
    case NeedKind::Select: return player + "picks";
    case NeedKind::Finished: break;
    }
    return (need.colour == rules::Side::Black ? "Black to move: " : "White to move: ") + who;
}

struct Way
{
    const char *id;
    std::vector<std::string> lines;
};

// The example of every procedure, and the ways that the examples do not go.
std::vector<Way> allWays()
{
    std::vector<Way> ways;
    for (const opening::Procedure &procedure : opening::shippedProcedures())
        ways.push_back({ procedure.id.c_str(), procedure.example });
    const std::vector<std::string> swap2 { "place B2", "place C4", "place D2" };
    for (const char *choice : { "white", "black" }) {
        ways.push_back({ "swap2", swap2 });
        ways.back().lines.emplace_back(choice);
    }
    const std::vector<std::string> four { "place H8", "keep", "place H9", "keep", "place J9", "keep", "place G9" };
    ways.push_back({ "taraguchi-n", four });
    for (const char *line : { "choose single", "place K9", "swap", "place G7" })
        ways.back().lines.emplace_back(line);
    ways.push_back({ "taraguchi-n", four });
    for (const char *line : { "choose offer", "offer G7 J10 F6 E8 L12 C3 H12 M8 J5 G11", "select E8", "place I10" })
        ways.back().lines.emplace_back(line);
    ways.push_back({ "yamaguchi",
        { "place H8", "place I9", "place J6", "declare 1", "swap", "place I7", "offer G7", "select G7", "place G9" } });
    ways.push_back({ "yamaguchi",
        { "place H8", "place I9", "place J6", "declare 12", "keep", "place I7",
            "offer G7 J8 H5 E8 L12 C3 H12 M8 J5 G11 D5 N13", "select C3", "place G9" } });
    return ways;
}

} // namespace

// Openings in the real window, all in one run of the program, each act in turns by mouse and by keys.
class TestPlayOpenings : public PlayTest
{
    Q_OBJECT

private slots:
    void everyProcedureToMoveSix();
    void refusalsAreSeen();

private:
    bool begin(const opening::Procedure &procedure);
    bool play(const opening::Opening &before, const opening::Act &act, By by);
    bool point(const QString &point, By by);
    bool choose(const opening::Opening &before, const std::string &option, By by);
    bool awaitRefusal(const QString &part);

    QString m_rule;
    bool m_isPlaying = false;
};

// With the keys where there are some: the dialog remembers names and time.
bool TestPlayOpenings::begin(const opening::Procedure &procedure)
{
    if (!program().press({ "ctrl+n" }))
        return false;
    if (m_isPlaying && !program().click("push button", "Leave game"))
        return false;
    if (!program().await("push button", "Play"))
        return false;
    if (!m_isPlaying
        && (!program().fill("text", "Name of the player on the left", Players.a)
            || !program().fill("text", "Name of the player on the right", Players.b)))
        return false;
    // The other one opens by itself from the second game on.
    if (m_isPlaying && !program().click("radio button", Players.a + " opens"))
        return false;
    m_isPlaying = true;
    const QString rule = procedure.family == opening::Family::Gomoku ? "Standard gomoku" : "Renju";
    if (rule != m_rule && !program().choose("Rule", rule))
        return false;
    m_rule = rule;
    // A usual one is a tap away, the others are on their own page.
    const QString title = QString::fromStdString(opening::titleOf(procedure, "en"));
    const bool isChosen = program().find("radio button", title)
        ? program().click("radio button", title)
        : program().click("push button", "Explain, compare, set up…")
            && program().fill("text", "Search opening procedures", title) && program().click("list item", title)
            && program().click("push button", "Use this") && program().awaitNone("push button", "Use this");
    return isChosen && program().click("push button", "Play") && program().awaitNone("push button", "Play");
}

bool TestPlayOpenings::point(const QString &point, By by)
{
    return by == By::Mouse ? program().clickPoint(point)
                           : program().type(point) && program().press({ "Return", "Return" });
}

bool TestPlayOpenings::choose(const opening::Opening &before, const std::string &option, By by)
{
    const std::vector<opening::OpenOption> options = before.need().options;
    const auto chosen = std::find_if(
        options.begin(), options.end(), [&](const opening::OpenOption &candidate) { return candidate.id == option; });
    if (by == By::Mouse)
        return program().click("push button", text::optionText(before, *chosen));
    return program().press({ QString::number(chosen - options.begin() + 1), "Return" });
}

bool TestPlayOpenings::play(const opening::Opening &before, const opening::Act &act, By by)
{
    if (const auto *place = std::get_if<opening::Place>(&act))
        return point(textOf(place->point), by);
    if (const auto *offer = std::get_if<opening::Offer>(&act)) {
        if (!point(textOf(offer->point), by))
            return false;
        if (static_cast<int>(before.offers().size()) + 1 < before.need().count)
            return true;
        // The last one can still be changed.
        return by == By::Mouse ? program().click("push button", "Offer *")
                               : program().awaitText("has placed all") && program().press({ "space" });
    }
    if (const auto *select = std::get_if<opening::Select>(&act))
        return point(textOf(select->point), by);
    if (const auto *choice = std::get_if<opening::Choose>(&act))
        return choose(before, choice->option, by);
    const int number = std::get<opening::Declare>(act).number;
    if (by == By::Mouse)
        return program().click("push button", QString(number == 1 ? "%1 fifth move" : "%1 fifth moves").arg(number));
    return program().type(QString::number(number)) && program().press({ "Return" });
}

void TestPlayOpenings::everyProcedureToMoveSix()
{
    QVERIFY(program().start());
    QCOMPARE(opening::shippedProcedures().size(), std::size_t(19));
    int turn = 0;
    for (const Way &way : allWays()) {
        const opening::Procedure &procedure = *opening::procedureOf(opening::shippedProcedures(), way.id);
        QVERIFY2(begin(procedure), procedure.id.c_str());
        opening::Opening opening = opening::Opening::start(procedure, rules::DefaultBoardSize).value();
        std::vector<std::string> lines = way.lines;
        // Free moves away from every example.
        for (const char *line : { "place A1", "place O15", "place A15", "place O1", "place A8", "place O8" })
            lines.push_back(line);
        int stones = static_cast<int>(opening.stones().size());
        QVERIFY2(program().awaitText(taskOf(opening)), procedure.id.c_str());
        for (std::size_t i = 0; i < way.lines.size() || stones < 6; ++i) {
            const auto acts = opening::actsFromText(lines.at(i), rules::DefaultBoardSize);
            QVERIFY2(acts, lines[i].c_str());
            for (opening::Act act : *acts) {
                if (const auto *word = std::get_if<opening::Choose>(&act))
                    act = opening::meantBy(*word, opening.need());
                const By by = turn++ % 2 == 0 ? By::Mouse : By::Keys;
                QVERIFY2(play(opening, act, by), lines[i].c_str());
                const auto *place = std::get_if<opening::Place>(&act);
                const bool isOpen = !opening.isFinished();
                if (isOpen)
                    opening.apply(act);
                stones = isOpen ? static_cast<int>(opening.stones().size()) : stones + 1;
                if (place)
                    QVERIFY2(program().awaitCell(textOf(place->point), stones % 2 == 1 ? "black stone" : "white stone"),
                        lines[i].c_str());
                if (isOpen)
                    QVERIFY2(program().awaitText(taskOf(opening)), lines[i].c_str());
            }
        }
    }
    QVERIFY(program().press({ "ctrl+q" }));
    QVERIFY(program().click("push button", "Leave game"));
}

bool TestPlayOpenings::awaitRefusal(const QString &part)
{
    return eventually([&] {
        const std::optional<Node> ok = program().find("push button", "OK");
        return ok && ok->description().contains(part);
    });
}

void TestPlayOpenings::refusalsAreSeen()
{
    m_rule.clear();
    m_isPlaying = false;
    QVERIFY(program().start());
    QVERIFY(begin(*opening::procedureOf(opening::shippedProcedures(), "yamaguchi")));
    QVERIFY(program().awaitText("places the first stone on the centre."));
    QVERIFY(program().press({ "ctrl+shift+p" }));
    QVERIFY(awaitRefusal("Not until the opening is over."));
    for (const char *stone : { "H8", "H9" })
        QVERIFY(program().clickPoint(stone) && program().awaitCell(stone, "stone"));

    QVERIFY(program().clickPoint("H13"));
    QVERIFY(awaitRefusal("must be placed in the lit part of the board"));
    QVERIFY(program().awaitCell("H13", "not possible here"));
    QVERIFY(program().clickPoint("I9") && program().awaitCell("I9", "black stone"));

    QVERIFY(program().awaitText("from 1 to 12"));
    QVERIFY(program().type("13"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(awaitRefusal("The number must be from 1 to 12."));
    QVERIFY(program().type("2"));
    QVERIFY(program().press({ "Return" }));

    // The clock of the player who has nothing to choose.
    QVERIFY(program().awaitText("Bergman (White) chooses"));
    QVERIFY(program().click("label", "Clock of Aoki*"));
    QVERIFY(awaitRefusal("Not yet: Bergman (White) chooses a colour."));
    QVERIFY(program().press({ "1", "Return" }));
    QVERIFY(program().awaitText("Bergman (White) places"));
    QVERIFY(program().clickPoint("I8") && program().awaitCell("I8", "white stone"));

    QVERIFY(program().clickPoint("G7") && program().awaitCell("G7", "offer 1"));
    QVERIFY(program().awaitCell("J10", "the same as offer 1"));
    QVERIFY(program().clickPoint("J10"));
    QVERIFY(awaitRefusal("G7"));
    QVERIFY(program().awaitText("half a turn about the marked centre"));
    // The last one is offered when it is meant.
    QVERIFY(program().clickPoint("J8") && program().awaitCell("J8", "offer 2"));
    QVERIFY(program().click("push button", "Offer these 2") && program().awaitText("Bergman (White) picks"));
    QVERIFY(program().clickPoint("G7") && program().awaitCell("G7", "black stone"));
    QVERIFY(program().clickPoint("A1") && program().awaitCell("A1", "white stone"));

    QVERIFY(program().awaitText("Black to move"));
}

} // namespace tst_playopenings

QTEST_GUILESS_MAIN(tst_playopenings::TestPlayOpenings)
#include "tst_playopenings.moc"
