// SPDX-License-Identifier: MIT
#include "everyaction.h"

namespace everyaction {

using namespace kagetsu::tournament;

namespace {

class Chance
{
public:
    explicit Chance(std::mt19937 &random)
        : m_random(random)
    {
    }

    bool flag() { return m_random() % 2 == 0; }
    int number(int from, int to) { return from + static_cast<int>(m_random() % static_cast<unsigned>(to - from + 1)); }
    std::uint64_t seed() { return std::uint64_t(m_random()) << 32 | m_random(); }
    std::string text()
    {
        static const std::vector<std::string> Texts { "", "Ann", "那须", "line\nbreak", "\"quoted\\\"", "Ö, ö; é",
            std::string("nul\0here", 8), "\x01\x7f", "🏆" };
        return Texts[m_random() % Texts.size()];
    }
    std::vector<std::string> texts() { return flag() ? std::vector<std::string> {} : std::vector { text(), text() }; }
    template <class Enum>
    Enum one(Enum last)
    {
        return static_cast<Enum>(number(0, static_cast<int>(last)));
    }
    EntryId entry() { return { number(1, 2000) }; }
    Points points() { return { number(-2000, 2000) }; }
    Milliseconds time() { return Milliseconds(m_random()); }
    std::optional<int> maybe(int from, int to)
    {
        return flag() ? std::optional<int>() : std::optional(number(from, to));
    }

    SectionSettings settings();
    EntryDetails details();
    GameReport report();
    Match match();
    std::vector<Bye> byes() { return { { entry(), one(Bye::Kind::Full) }, { entry(), one(Bye::Kind::Full) } }; }
    Round round();
    Rankings rankings();
    Reason reason() { return { one(Reason::Kind::Other), text() }; }
    PlaceDecision decision();

private:
    std::mt19937 &m_random;
};

SectionSettings Chance::settings()
{
    SectionSettings made;
    made.name = text();
    made.format = one(Format::DoubleElimination);
    made.rules = text();
    made.score = { points(), points(), points(), points(), points(), points(), points(), points(), flag() };
    made.criteria = { { Criterion::Kind::Sos, 0 }, { Criterion::Kind::Board, number(1, MostBoards) } };
    made.options = { number(0, 99), number(1, 9), one(SectionOptions::Withdrawal::ResultsStand), one(Bye::Kind::Full),
        flag(), flag(), flag(), flag(), number(0, 16), flag(), maybe(0, 600), number(0, 9),
        one(SectionOptions::EmptyBoards::First), flag(),
        { one(kagetsu::pairing::Style::Random), std::nullopt, one(SwissRules::Apart::Countries), number(0, 9),
            number(0, 9), number(0, 9), flag(), flag(), flag() } };
    if (flag())
        made.options.swiss.firstRound = one(kagetsu::pairing::Style::Random);
    made.seed = seed();
    return made;
}

EntryDetails Chance::details()
{
    return { one(EntryDetails::Kind::Team), text(), maybe(-100, 3000), text(), text(), text(), texts(), one(Sex::Male),
        flag() ? BirthDate() : BirthDate { number(EarliestBirthYear, LatestBirthYear), 2, number(0, 29) }, text(),
        text(), maybe(0, 3000) };
}

GameReport Chance::report()
{
    return { one(Outcome::BothForfeited), text(), { time(), time() }, { number(0, 9), number(0, 9) }, text(), text() };
}

Match Chance::match()
{
    Match made { number(1, 500), entry(), entry(), one(Match::Origin::ByHand), {}, std::nullopt, flag(), {} };
    made.games = { { one(Party::B), report() }, { one(Party::B), std::nullopt } };
    if (flag())
        made.ruling = { points(), points() };
    made.lineUp = { { 1, 0, number(1, 9) }, {} };
    return made;
}

Round Chance::round()
{
    Round made { one(Round::State::Finished), { match(), match() }, byes(), seed(), number(0, 9), number(0, 9), {} };
    if (flag())
        made.clocksStarted = time();
    return made;
}

PlaceDecision Chance::decision()
{
    PlaceDecision made { one(PlaceDecision::Kind::ByHand), { { entry() }, { entry(), entry() } }, {}, {}, text() };
    if (flag())
        made.criteria = { { Criterion::Kind::Sb, 0 }, { Criterion::Kind::Board, number(1, MostBoards) } };
    if (flag())
        made.seed = seed();
    if (flag())
        made.games = { { entry(), entry(), one(Outcome::BothForfeited) },
            { entry(), entry(), one(Outcome::BothForfeited), one(Party::B), number(1, MostPlayOffStages) } };
    return made;
}

Rankings Chance::rankings()
{
    return { { { text(), one(Sex::Male), maybe(1900, 2030), maybe(1900, 2030), maybe(0, 3000), maybe(0, 3000), text(),
                   text() },
                 { text() } },
        { { text(), text(), number(0, 900) }, { text() } }, flag(), flag(), number(1, 9), one(Affiliation::Country),
        { one(RatingFormula::Elo), maybe(1, 40) } };
}

} // namespace

std::vector<Action> everyAction(std::mt19937 &random)
{
    Chance by(random);
    const auto small = [&by] { return by.number(-2, 99); };
    const EventDetails details { by.text(), by.text(), by.text(), by.text(), by.texts(),
        by.maybe(EarliestBirthYear, LatestBirthYear).value_or(0) };
    const Lock lock { by.number(1, 20), by.entry(), by.flag() ? std::nullopt : std::optional(by.entry()), by.flag(),
        by.maybe(1, 99), by.flag() ? std::nullopt : std::optional(Bye::Kind::Full) };
    const auto report = by.flag() ? std::nullopt : std::optional(by.report());
    const auto ruling = by.flag() ? std::nullopt : std::optional(PerParty<Points> { by.points(), by.points() });
    return { SetEventDetails { details }, AddSection { by.settings() }, ChangeSection { small(), by.settings() },
        RemoveSection { small() }, FinishSection { small() }, ReopenSection { small() },
        AddEntry { small(), by.details(), small() }, ChangeEntry { small(), by.entry(), by.details() },
        RemoveEntry { small(), by.entry() }, Withdraw { small(), by.entry(), small() },
        ComeBack { small(), by.entry() }, NumberEntries { small(), { by.entry(), by.entry() } },
        SetLot { small(), by.entry(), by.maybe(-9, 9) }, AddLock { small(), lock },
        RemoveLocks { small(), small(), by.entry() }, AddRound { small(), by.round(), by.text() },
        ChangeRound { small(), small(), { by.match() }, by.byes() }, RemoveRound { small(), small() },
        PublishRound { small(), small(), by.flag() }, UnpublishRound { small(), small(), by.flag() },
        StartClocks { small(), small(), by.time() }, FinishRound { small(), small() }, ReopenRound { small(), small() },
        ReportGame { small(), small(), small(), small(), report, by.reason() },
        AddGame { small(), small(), small(), by.one(Party::B) },
        RuleMatch { small(), small(), small(), ruling, by.reason() },
        SetLineUp { small(), small(), small(), by.one(Party::B), { small(), small() } },
        Adjust { small(), { by.entry(), by.number(0, 9), by.points(), by.text() } },
        RemoveAdjustment { small(), small() }, DecidePlaces { small(), by.decision() },
        Qualify {
            small(), { small(), small() }, small(), { { small(), by.entry() }, { small(), by.entry() } }, by.flag() },
        SetRankings { small(), by.rankings() } };
}

} // namespace everyaction
