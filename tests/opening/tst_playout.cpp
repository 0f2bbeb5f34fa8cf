// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "openingtools.h"

#include <QTest>

namespace tst_playout {

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Point;
using rules::Side;

namespace {

struct Deed
{
    Seat seat;
    Act act;
};

// One act of every kind, with what a player could well name.
std::vector<Act> anyActs(const Opening &opening, std::mt19937 &random)
{
    const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
    const int size = opening.position().size();
    const Point point(below(size + 2) - 1, below(size + 2) - 1);
    static const char *const options[] { "keep", "swap", "black", "white", "two-more", "single", "offer", "pair", "" };
    return { Place { point }, Choose { options[below(9)] }, Declare { below(15) }, Offer { point }, Withdraw { point },
        Select { point } };
}

// Whether the need alone, as people are told it, allows this act.
bool isOffered(const Opening &opening, const std::vector<Point> &allowed, const Act &act)
{
    const Need need = opening.need();
    const auto isIn = [](const std::vector<Point> &points, Point point) {
        return std::find(points.begin(), points.end(), point) != points.end();
    };
    if (const auto *place = std::get_if<Place>(&act))
        return need.kind == NeedKind::Place && isIn(allowed, place->point);
    if (const auto *choose = std::get_if<Choose>(&act))
        return std::any_of(need.options.begin(), need.options.end(),
            [&](const OpenOption &option) { return option.id == choose->option; });
    if (const auto *declare = std::get_if<Declare>(&act))
        return need.kind == NeedKind::Declare && declare->number >= need.min && declare->number <= need.max;
    if (const auto *offer = std::get_if<Offer>(&act))
        return need.kind == NeedKind::Offer && isIn(allowed, offer->point);
    if (const auto *withdraw = std::get_if<Withdraw>(&act))
        return need.kind == NeedKind::Offer && isIn(opening.offers(), withdraw->point);
    return need.kind == NeedKind::Select && isIn(allowed, std::get<Select>(act).point);
}

// Laws of every moment (opening.md#step-language): what is offered is accepted, everything else refused with a reason
// that says why.
void checkMoment(const Opening &opening, Seat seat, const std::vector<Act> &acts)
{
    using Code = RefusalCode;
    const NeedKind kind = opening.need().kind;
    const std::vector<Point> allowed = opening.allowedPoints();
    for (const Act &act : acts) {
        const auto refusal = opening.refusal(seat, act);
        QCOMPARE(!refusal, isOffered(opening, allowed, act));
        QCOMPARE(opening.refusal(otherSeat(seat), act).value().code, Code::WrongSeat);
        if (!refusal)
            continue;
        const bool stone = std::holds_alternative<Place>(act) && kind == NeedKind::Place;
        const bool offer = std::holds_alternative<Offer>(act) && kind == NeedKind::Offer;
        switch (refusal->code) {
        case Code::Finished:
        case Code::WrongSeat: QFAIL("it is this seat's turn");
        case Code::WrongKind: QVERIFY(!stone && !offer); break;
        case Code::OutsideRegion: QVERIFY(stone || offer); break;
        case Code::Occupied: {
            QVERIFY(stone || offer);
            const Point point = stone ? std::get<Place>(act).point : std::get<Offer>(act).point;
            QVERIFY(!opening.position().isEmpty(point));
            break;
        }
        case Code::PatternExcluded: QVERIFY(stone && patternFromCode(refusal->pattern)); break;
        case Code::NotInCatalogue:
        case Code::LeavesNoPattern: QVERIFY(stone && opening.stones().size() < 3); break;
        case Code::UnknownOption: QVERIFY(std::holds_alternative<Choose>(act) && kind == NeedKind::Choose); break;
        case Code::OutOfRange: QVERIFY(std::holds_alternative<Declare>(act) && refusal->min <= refusal->max); break;
        case Code::AlreadyOffered: QVERIFY(offer); break;
        case Code::EquivalentOffer: QVERIFY(offer && refusal->equivalence); break;
        case Code::NotOffered: QVERIFY(kind == NeedKind::Select || kind == NeedKind::Offer); break;
        }
    }
}

// Every point of the board and around it, in each kind of act.
std::vector<Act> everyPoint(const Opening &opening)
{
    std::vector<Act> acts;
    const int size = opening.position().size();
    for (int x = -1; x <= size; ++x) {
        for (int y = -1; y <= size; ++y) {
            const Point point(x, y);
            for (const Act &act :
                { Act(Place { point }), Act(Offer { point }), Act(Withdraw { point }), Act(Select { point }) })
                acts.push_back(act);
        }
    }
    return acts;
}

enum class Checked { No, Some, All };

// Plays an opening to its end; hangs are found by allowedPoints() being empty (randomAct) and by the count of acts.
Opening playOut(const Opening &start, std::mt19937 &random, std::vector<Deed> &deeds, Checked checked)
{
    Opening opening = start;
    while (!opening.isFinished() && deeds.size() < 20000) {
        const Deed deed { opening.need().seat, randomAct(opening, random) };
        if (checked != Checked::No)
            checkMoment(opening, deed.seat, anyActs(opening, random));
        if (checked == Checked::All)
            checkMoment(opening, deed.seat, everyPoint(opening));
        opening.apply(deed.act);
        deeds.push_back(deed);
    }
    return opening;
}

Opening replay(Opening opening, const std::vector<Deed> &deeds)
{
    for (const Deed &deed : deeds) {
        if (opening.refusal(deed.seat, deed.act))
            qFatal("refused in the replay");
        opening.apply(deed.act);
    }
    return opening;
}

// Steps drawn from the whole language, most of them without sense.
class RandomProcedure
{
public:
    explicit RandomProcedure(std::mt19937 &random)
        : m_random(random)
    {
    }

    Procedure make()
    {
        Procedure procedure;
        procedure.id = "random";
        procedure.names["en"] = "Random";
        procedure.symmetry = SymmetryMode(below(3));
        for (Seat seat : BothSeats)
            procedure.swapDenied[seat] = below(4) == 0;
        const int count = 1 + below(8);
        for (int i = 0; i < count; ++i) {
            Step step { std::to_string(i), Actor(below(8)), action(count), {} };
            if (std::holds_alternative<SelectStep>(step.action) && i > 0 && below(3) > 0)
                procedure.steps.back().action = OfferStep { offerCount(), region() };
            if (std::holds_alternative<SetupStep>(step.action))
                step.by = Actor::Arbiter;
            else if (below(4) == 0)
                step.goTo = Goto { {}, std::to_string(below(count + 1)), {} };
            procedure.steps.push_back(step);
        }
        procedure.steps.push_back({ std::to_string(count), Actor::Opener, EndStep {}, {} });
        return procedure;
    }

private:
    int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(m_random); }

    std::string region()
    {
        static const char *const texts[] { "any", "any", "centre", "sq:3", "sq:5", "outside:3", "outside:5" };
        return texts[below(7)];
    }

    Value offerCount()
    {
        if (below(2) == 0)
            return std::string("N");
        return 1 + below(30);
    }

    Action action(int count)
    {
        switch (below(10)) {
        case 0: return DeclareStep { "N", 1 + below(3), 3 + below(30) };
        case 1:
        case 2: {
            ChooseStep choose;
            for (int i = 0; i <= below(3); ++i) {
                Option &option = choose.options.emplace_back();
                option.id = std::to_string(i);
                option.effect = Effect(below(4));
                if (below(2) == 0)
                    option.goTo = Goto { {}, std::to_string(below(count + 1)), {} };
                if (below(3) == 0)
                    option.limit = 1 + below(4);
            }
            return choose;
        }
        case 3:
        case 4: return SelectStep {};
        case 5: return SetupStep { std::vector<std::string> { "c3", "b3" } };
        case 6: {
            PlaceStep place { 3, "sq:5", PatternRule { std::string(Renju26), std::vector<std::string> {} } };
            for (const Pattern &pattern : patterns()) {
                if (below(4) > 0)
                    std::get<std::vector<std::string>>(place.pattern->exclude).emplace_back(pattern.code);
            }
            return place;
        }
        default: return PlaceStep { {}, region(), {} };
        }
    }

    std::mt19937 &m_random;
};

} // namespace

class TestPlayout : public QObject
{
    Q_OBJECT

private slots:
    void everyProcedureEnds_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("size");
        for (const Procedure &procedure : allProcedures()) {
            for (int size : { procedure.boardMin, 15, 16, rules::MaxBoardSize }) {
                // The set stones of a drawn position need their points.
                if (procedure.fitsBoard(size) && (procedure.id != "drawn-position" || size >= 9))
                    QTest::addRow("%s on %d×%d", procedure.id.c_str(), size, size)
                        << QString::fromStdString(procedure.id) << size;
            }
        }
    }

    void everyProcedureEnds()
    {
        QFETCH(QString, id);
        QFETCH(int, size);
        const Opening start = begin(procedureOf(id), size);
        std::mt19937 random(7);
        // A thousand of each on the board that is played on, and some on every other.
        const int rounds = repetitions(size == 15 ? 1000 : 50);
        for (int round = 0; round < rounds; ++round) {
            std::vector<Deed> deeds;
            const Opening end = playOut(start, random, deeds, round < 2 ? Checked::All : Checked::Some);
            QVERIFY(end.isFinished());
            QVERIFY(replay(start, deeds) == end);
            QCOMPARE(end.refusal(end.need().seat, Place {}).value().code, RefusalCode::Finished);

            // Colours alternate, and the marks tell who owns them.
            const auto &stones = end.stones();
            for (std::size_t i = 0; i < stones.size(); ++i)
                QVERIFY(end.position().has(stones[i], i % 2 == 0 ? Side::Black : Side::White));
            QCOMPARE(end.position().count(Side::Black) + end.position().count(Side::White), int(stones.size()));
            const auto swaps = std::count(end.swapMarks().begin(), end.swapMarks().end(), 'R');
            QCOMPARE(end.ownerOf(Side::Black), swaps % 2 == 0 ? Seat::A : Seat::B);
            QCOMPARE(end.swapMarks().size(), end.choices().size());
            if (!end.offers().empty()) {
                QVERIFY(std::count(stones.begin(), stones.end(), end.selected().value()) == 1);
                QCOMPARE(end.alternatives().size(), end.offers().size() - 1);
            }
        }
    }

    // Whatever the reader lets pass can be played to an end on every board: the check of the flow misses nothing.
    void everyAcceptedProcedureEnds()
    {
        std::mt19937 random(11);
        RandomProcedure source(random);
        int accepted = 0;
        int withOffer = 0;
        int withPattern = 0;
        for (int i = 0; i < 60000; ++i) {
            const Procedure procedure = source.make();
            const int size = std::uniform_int_distribution(5, 7)(random);
            const auto start = Opening::start(procedure, size);
            if (!start)
                continue;
            ++accepted;
            for (const Step &step : procedure.steps) {
                const auto *place = std::get_if<PlaceStep>(&step.action);
                withPattern += place && place->pattern;
                withOffer += std::holds_alternative<OfferStep>(step.action);
            }
            for (int round = 0; round < 3; ++round) {
                std::vector<Deed> deeds;
                const Opening end = playOut(*start, random, deeds, Checked::No);
                QVERIFY(end.isFinished());
                QVERIFY(replay(*start, deeds) == end);
            }
        }
        qInfo("%d accepted, %d offers, %d patterns", accepted, withOffer, withPattern);
        QVERIFY(accepted > 3000 && withOffer > 300 && withPattern > 100);
    }
};

} // namespace tst_playout

QTEST_GUILESS_MAIN(tst_playout::TestPlayout)
#include "tst_playout.moc"
