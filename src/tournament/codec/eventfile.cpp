// SPDX-License-Identifier: MIT
#include "tournament/codec/eventfile.h"

#include "base/json/reader.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace kagetsu::tournament {

namespace {

using json::Node;

// The result in a row of a round: the outcome of a game, or a bye.
struct RowResult
{
    std::optional<Outcome> outcome;
    Bye::Kind bye = Bye::Kind::Pairing;

    friend bool operator==(const RowResult &, const RowResult &) = default;
};

struct Row
{
    std::string a;
    std::optional<std::string> b;
    RowResult result;
};

// The contents of the file, as written.
struct EventText
{
    ScoreSystem score;
    std::vector<std::string> players;
    std::vector<int> ratings; // of the players, in their order; 0 means none
    std::vector<std::vector<Row>> rounds;
    std::vector<Criterion> order;
};

constexpr auto Results = json::words<RowResult>({ { { Outcome::AWon, {} }, "1-0" }, { { Outcome::BWon, {} }, "0-1" },
    { { Outcome::Draw, {} }, "1/2" }, { { Outcome::AWonByForfeit, {} }, "+" }, { { Outcome::BWonByForfeit, {} }, "-" },
    { { Outcome::BothForfeited, {} }, "--" }, { { std::nullopt, Bye::Kind::Pairing }, "bye" },
    { { std::nullopt, Bye::Kind::Half }, "half" }, { { std::nullopt, Bye::Kind::Zero }, "zero" } });

// Reads whole or half points.
struct PointsFormat
{
    void read(const Node &node, Points &points) const
    {
        if (!node.is(node->is_number()))
            return;
        const double halves = 2 * node->get<double>();
        if (std::abs(halves) > MostPoints.halves || halves != std::floor(halves))
            return node.fail(json::Error::OutOfRange);
        points.halves = static_cast<int>(halves);
    }
};

// Reads ["A", "B", "1-0"] or ["C", null, "bye"].
struct RowFormat
{
    void read(const Node &node, Row &row) const
    {
        if (!node.is(node->is_array()))
            return;
        if (node->size() != 3)
            return node.fail(json::Error::OutOfRange);
        json::Name.read(Node((*node)[0], node, std::size_t(0)), row.a);
        if (!(*node)[1].is_null())
            json::Name.read(Node((*node)[1], node, std::size_t(1)), row.b.emplace());
        Results.read(Node((*node)[2], node, std::size_t(2)), row.result);
        if (row.b.has_value() != row.result.outcome.has_value())
            node.fail(json::Error::OutOfRange);
    }
};

constexpr json::Object ScoreFormat { [](auto &io, ScoreSystem &score) {
    io.member("win", score.win, PointsFormat());
    io.member("draw", score.draw, PointsFormat());
    io.member("loss", score.loss, PointsFormat());
    score.pairingBye = score.forfeitWin = score.win;
    score.halfBye = score.draw;
    score.forfeitLoss = score.loss;
    io.added("bye", score.pairingBye, PointsFormat());
    io.added("forfeit_win", score.forfeitWin, PointsFormat());
    io.added("forfeit_loss", score.forfeitLoss, PointsFormat());
} };

constexpr json::List<json::List<RowFormat>> RoundsFormat { { RowFormat() } };

constexpr json::Code CriterionFormat { static_cast<std::string (*)(const Criterion &)>(codeOf), criterionFromCode };

constexpr json::Number RatingFormat { 0, 10'000 };

constexpr json::Object EventFormat { [](auto &io, EventText &event) {
    io.member("points", event.score, ScoreFormat);
    io.member("players", event.players, json::List { json::Name });
    io.added("ratings", event.ratings, json::List { RatingFormat });
    io.member("rounds", event.rounds, RoundsFormat);
    io.member("order", event.order, json::List { CriterionFormat });
} };

// Turns names into entries, and reports names that are unknown or occur twice.
class SectionMaker
{
public:
    SectionMaker(const EventText &event, json::Faults &faults)
        : m_faults(faults)
    {
        m_section.settings.score = event.score;
        for (std::size_t i = 0; i < event.players.size(); ++i)
            addPlayer(event.players[i], "/players/" + std::to_string(i));
        if (event.ratings.size() > event.players.size())
            m_faults.add(json::Error::OutOfRange, "/ratings");
        for (std::size_t i = 0; i < std::min(event.ratings.size(), event.players.size()); ++i) {
            if (event.ratings[i] > 0)
                m_section.entries[i].details.rating = event.ratings[i];
        }
        for (std::size_t i = 0; i < event.rounds.size(); ++i)
            addRound(event.rounds[i], "/rounds/" + std::to_string(i));
    }
    Section take() { return std::move(m_section); }

private:
    void addPlayer(const std::string &name, const std::string &pointer)
    {
        Entry &entry = m_section.entries.emplace_back();
        entry.id = { ++m_section.lastEntryId };
        entry.number = entry.id.value;
        entry.details.name = name;
        if (!m_ids.emplace(name, entry.id).second)
            m_faults.add(json::Error::DuplicateKey, pointer);
    }
    void addRound(const std::vector<Row> &rows, const std::string &pointer)
    {
        m_named.clear();
        Round &round = m_section.rounds.emplace_back();
        round.state = Round::State::Finished;
        for (std::size_t i = 0; i < rows.size(); ++i)
            addRow(round, rows[i], pointer + '/' + std::to_string(i));
    }
    void addRow(Round &round, const Row &row, const std::string &pointer)
    {
        const EntryId a = idOf(row.a, pointer + "/0");
        if (!row.result.outcome) {
            round.byes.push_back({ a, row.result.bye });
            return;
        }
        Match &match = round.matches.emplace_back();
        match.table = static_cast<int>(round.matches.size());
        match.a = a;
        match.b = idOf(row.b.value_or(std::string()), pointer + "/1");
        match.games.emplace_back().report.emplace().outcome = *row.result.outcome;
    }
    EntryId idOf(const std::string &name, const std::string &pointer)
    {
        const auto found = m_ids.find(name);
        if (found == m_ids.end()) {
            m_faults.add(json::Error::UnknownWord, pointer);
            return {};
        }
        if (!m_named.insert(found->second).second)
            m_faults.add(json::Error::DuplicateKey, pointer);
        return found->second;
    }

    json::Faults &m_faults;
    Section m_section;
    std::map<std::string, EntryId> m_ids;
    std::set<EntryId> m_named; // in the round
};

} // namespace

Result<EventFile, json::DocumentFault> readEventFile(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    EventText event;
    EventFormat.read(Node(*document, faults), event);
    EventFile file { SectionMaker(event, faults).take(), event.order };
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return file;
}

} // namespace kagetsu::tournament
