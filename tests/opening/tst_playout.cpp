// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include <QTest>

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

// Laws of every single act (openings.md 4, 10).
void checkAct(const Opening &opening, Seat seat, const Act &act)
{
    QVERIFY(!opening.refusal(seat, act));
    QCOMPARE(opening.refusal(otherSeat(seat), act).value().code, RefusalCode::WrongSeat);
    const Need need = opening.need();
    if (need.kind != NeedKind::Place)
        QCOMPARE(opening.refusal(seat, Place {}).value().code, RefusalCode::WrongKind);
    else
        QCOMPARE(opening.refusal(seat, Choose { "keep" }).value().code, RefusalCode::WrongKind);

    // The list of allowed points and the refusals say the same.
    const std::vector<Point> allowed = opening.allowedPoints();
    const int size = opening.position().size();
    std::size_t taken = 0;
    for (int x = -1; x <= size; ++x) {
        for (int y = -1; y <= size; ++y) {
            const Point point(x, y);
            Act tried = Place { point };
            if (need.kind == NeedKind::Offer)
                tried = Offer { point };
            else if (need.kind == NeedKind::Select)
                tried = Select { point };
            const auto refusal = opening.refusal(seat, tried);
            taken += !refusal;
            if (refusal && !rules::isOn(point, size))
                QVERIFY(refusal->code == RefusalCode::OutsideRegion || refusal->code == RefusalCode::WrongKind
                    || refusal->code == RefusalCode::NotOffered);
            else if (refusal && need.kind == NeedKind::Place && !opening.position().isEmpty(point))
                QVERIFY(refusal->code == RefusalCode::Occupied || refusal->code == RefusalCode::OutsideRegion);
        }
    }
    QCOMPARE(taken, allowed.size());
}

// Plays an opening to its end; hangs are found by allowedPoints() being empty (randomAct) and by the count of acts.
Opening playOut(const Opening &start, std::mt19937 &random, std::vector<Deed> &deeds, bool checked)
{
    Opening opening = start;
    while (!opening.isFinished() && deeds.size() < 20000) {
        const Deed deed { opening.need().seat, randomAct(opening, random) };
        if (checked)
            checkAct(opening, deed.seat, deed.act);
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
        case 0:
            return DeclareStep { "N", 1 + below(3), 3 + below(30) };
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
        case 4:
            return SelectStep {};
        case 5:
            return SetupStep { std::vector<std::string> { "c3", "b3" } };
        case 6: {
            PlaceStep place { 3, "sq:5", PatternRule { std::string(Renju26), std::vector<std::string> {} } };
            for (const Pattern &pattern : patterns()) {
                if (below(4) > 0)
                    std::get<std::vector<std::string>>(place.pattern->exclude).emplace_back(pattern.code);
            }
            return place;
        }
        default:
            return PlaceStep { {}, region(), {} };
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
        for (int round = 0; round < 100; ++round) {
            std::vector<Deed> deeds;
            const Opening end = playOut(start, random, deeds, /*checked=*/round < 2);
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
                const Opening end = playOut(*start, random, deeds, /*checked=*/false);
                QVERIFY(end.isFinished());
                QVERIFY(replay(*start, deeds) == end);
            }
        }
        qInfo("%d accepted, %d offers, %d patterns", accepted, withOffer, withPattern);
        QVERIFY(accepted > 3000 && withOffer > 300 && withPattern > 100);
    }
};

QTEST_GUILESS_MAIN(TestPlayout)
#include "tst_playout.moc"
