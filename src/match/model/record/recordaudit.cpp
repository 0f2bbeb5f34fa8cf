// SPDX-License-Identifier: MIT
#include "match/model/record/recordaudit.h"

#include "match/model/fold/placement.h"

#include <algorithm>

namespace kagetsu::match {

namespace {

using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Side;

class Audit
{
public:
    Audit(const record::Game &game, const std::optional<rules::RuleSet> &rules)
        : m_game(game)
        , m_rules(rules)
        , m_position(*game.tree.position(record::GameTree::root()))
        , m_expected(game.tree.sideToMove(record::GameTree::root()))
    {
    }

    std::vector<AuditFinding> run(const std::optional<opening::Procedure> &procedure)
    {
        if (procedure)
            auditOpening(*procedure);
        for (record::NodeId node : m_game.tree.mainLine())
            visit(node);
        std::stable_sort(m_found.begin(), m_found.end(),
            [](const AuditFinding &one, const AuditFinding &two) { return one.move < two.move; });
        checkResult();
        return std::move(m_found);
    }

private:
    void auditOpening(const opening::Procedure &procedure)
    {
        const OpeningOfRecord read = replayOpening(m_game, procedure);
        if (read.opening)
            m_openingStones = static_cast<int>(read.opening->stones().size());
        if (read.fault) {
            AuditFinding &finding = add(Irregularity::Opening);
            finding.move = read.fault->move;
            finding.opening = read.fault;
        } else if (read.opening->isFinished() && m_game.info.opener) {
            const Side opener = read.opening->ownerOf(Side::Black) == Seat::A ? Side::Black : Side::White;
            if (*m_game.info.opener != opener)
                add(Irregularity::WrongOpener).move = m_openingStones;
        }
    }

    AuditFinding &add(Irregularity what)
    {
        AuditFinding &finding = m_found.emplace_back();
        finding.what = what;
        finding.move = m_number;
        return finding;
    }

    void visit(record::NodeId node)
    {
        if (node != record::GameTree::root() && !m_game.tree.details(node).setup.isEmpty())
            m_position = *m_game.tree.position(node);
        const auto move = m_game.tree.move(node);
        if (!move)
            return;
        ++m_number;
        if (m_end && !m_playedOn) {
            m_playedOn = true;
            add(Irregularity::PlayAfterEnd);
        }
        if (move->side != m_expected)
            add(Irregularity::ColourOrder);
        m_expected = rules::other(move->side);
        switch (move->kind) {
        case record::Move::Kind::Unplaced: addUnplaced(move->point); break;
        case record::Move::Kind::Pass:
            if (m_lastWasPass)
                m_end = { Winner::Draw, Reason::TwoPasses };
            break;
        case record::Move::Kind::Stone: put(move->side, move->point); break;
        }
        m_lastWasPass = move->kind == record::Move::Kind::Pass;
    }

    void addUnplaced(rules::Point point)
    {
        if (point == record::Move::Nowhere)
            add(Irregularity::IllegalPoint);
        else
            add(Irregularity::OccupiedPoint).point = point;
    }

    void put(Side side, rules::Point point)
    {
        const bool hadEnded = m_end.has_value();
        const bool isNew = m_position.isEmpty(point); // a setup in the record can put stones twice
        if (m_rules && isNew && m_number > m_openingStones) {
            const rules::Verdict verdict = rules::judge(m_position, point, side, *m_rules);
            if (verdict.outcome == rules::Outcome::Wins)
                m_end = resultOfRows(side, verdict.winningRows);
            else if (verdict.outcome == rules::Outcome::Forbidden)
                addFoul(side, point, verdict.fouls);
        }
        m_position.place(point, side);
        // Stones of an opening that make a five count once the colours are settled
        // (opening.md#irregularities-in-the-opening).
        if (m_rules && m_number == m_openingStones)
            m_end = fiveOf(Side::Black) ? fiveOf(Side::Black) : fiveOf(Side::White);
        if (!hadEnded && m_end && isFive(m_end->reason) && !isLast())
            add(Irregularity::UnnoticedFive).point = point;
        if (!m_end && m_position.isFull())
            m_end = GameResult { Winner::Draw, Reason::FullBoard };
    }

    std::optional<GameResult> fiveOf(Side side) const
    {
        const auto rows = winningRowsOf(m_position, side, *m_rules);
        return rows.empty() ? std::nullopt : std::optional(resultOfRows(side, rows));
    }

    // Adds a foul, unless the opponent won by it, which is not irregular.
    void addFoul(Side side, rules::Point point, rules::FoulKinds fouls)
    {
        m_sawFoul = true;
        if (isLast() && m_game.info.result.winner == resultOfFouls(side, fouls).winner)
            return;
        AuditFinding &finding = add(Irregularity::Foul);
        finding.point = point;
        finding.fouls = fouls;
    }

    bool isLast() const { return m_number == m_game.tree.moveNumber(m_game.tree.mainLine().back()); }

    static bool isFive(Reason reason) { return reason == Reason::Five || reason == Reason::OverlineOfWhite; }

    void checkResult()
    {
        const GameResult told = m_game.info.result;
        if (told.winner == Winner::Unknown)
            return;
        bool fits = true;
        if (m_end && !m_playedOn)
            fits = told.winner == m_end->winner;
        if (m_rules && isFive(told.reason))
            fits = fits && (told.winner == Winner::Black ? fiveOf(Side::Black) : fiveOf(Side::White)).has_value();
        const bool byFoul =
            told.reason == Reason::DoubleThree || told.reason == Reason::DoubleFour || told.reason == Reason::Overline;
        if (m_rules && byFoul)
            fits = fits && m_sawFoul;
        if (told.reason == Reason::FullBoard || told.reason == Reason::TwoPasses)
            fits = fits && m_end && m_end->reason == told.reason;
        if (!fits)
            add(Irregularity::ResultDoesNotFit).result = m_end.value_or(GameResult {});
    }

    const record::Game &m_game;
    std::optional<rules::RuleSet> m_rules;
    rules::Position m_position;
    Side m_expected;
    int m_openingStones = 0;
    int m_number = 0;
    bool m_lastWasPass = false;
    std::optional<GameResult> m_end; // what ended the game by itself
    bool m_playedOn = false; // moves followed after the end
    bool m_sawFoul = false;
    std::vector<AuditFinding> m_found;
};

} // namespace

std::vector<AuditFinding> auditRecord(const record::Game &game, const std::optional<rules::RuleSet> &rules,
    const std::optional<opening::Procedure> &procedure)
{
    if (!game.tree.position(record::GameTree::root()))
        return {};
    return Audit(game, rules).run(procedure);
}

} // namespace kagetsu::match
