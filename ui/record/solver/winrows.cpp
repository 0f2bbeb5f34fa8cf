// SPDX-License-Identifier: MIT
#include "ui/record/solver/winrows.h"

#include "text/proof/proof.h"
#include "text/solver/wins.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

using solver::Proof;
using solver::Reason;
using solver::Step;
using Kind = WinRow::Kind;

class Rows
{
public:
    explicit Rows(const Proof &proof)
        : m_proof(proof)
        , m_lengths(solver::lengthsOf(proof))
        , m_isShown(proof.steps.size(), false)
    {
    }

    std::vector<WinRow> make()
    {
        m_rows.push_back({ Kind::Answer, 0 });
        // The main line stays on one level; branches are one level deeper.
        std::size_t last = WinRow::None;
        addFrom(0, 1, WinRow::None, &last);
        m_rows.front().after = last;
        return std::move(m_rows);
    }

private:
    // Adds one line to its end, and at each move the branches that leave it there.
    void addFrom(std::size_t step, int level, std::size_t after, std::size_t *last)
    {
        while (true) {
            const Step &shown = m_proof.steps[step];
            const bool isKnown = m_isShown[step];
            after =
                add({ isKnown ? Kind::Known : Kind::Attack, level, step, after, { { shown.move, m_proof.attacker } } });
            if (last)
                *last = after;
            if (isKnown)
                return;
            m_isShown[step] = true;
            if (shown.reason == Reason::TwoFives)
                addUseless(step, level + 1, after);
            else if (shown.reason == Reason::DefenceForbidden)
                addWhy(step, level + 1, after);
            if (shown.isThree())
                addThreat(step, level + 1, after);
            if (shown.defences.empty())
                return;
            const std::vector<solver::Defence> defences = longestFirst(shown);
            for (auto branch = defences.begin() + 1; branch != defences.end(); ++branch) {
                const std::size_t defence = addDefence(Kind::Defence, *branch, level + 1, step, after);
                addFrom(branch->next, level + 1, defence, nullptr);
            }
            const Kind kind = defences.size() == 1 ? Kind::OnlyDefence : Kind::Defence;
            after = addDefence(kind, defences.front(), level, step, after);
            step = defences.front().next;
        }
    }

    std::size_t add(WinRow row)
    {
        row.isThreatened = m_isThreatened;
        m_rows.push_back(std::move(row));
        return m_rows.size() - 1;
    }

    std::size_t addDefence(Kind kind, const solver::Defence &defence, int level, std::size_t step, std::size_t after)
    {
        return add({ kind, level, step, after, { { defence.point, rules::other(m_proof.attacker) } } });
    }

    std::vector<solver::Defence> longestFirst(const Step &step) const
    {
        std::vector<solver::Defence> defences = step.defences;
        std::stable_sort(
            defences.begin(), defences.end(), [this](const solver::Defence &one, const solver::Defence &other) {
                return m_lengths[one.next] > m_lengths[other.next];
            });
        return defences;
    }

    void addThreat(std::size_t step, int level, std::size_t after)
    {
        const bool wasThreatened = std::exchange(m_isThreatened, true);
        addFrom(*m_proof.steps[step].threatened, level + 1, add({ Kind::Elsewhere, level, step, after }), nullptr);
        m_isThreatened = wasThreatened;
    }

    void addUseless(std::size_t step, int level, std::size_t after)
    {
        const std::vector<rules::Point> &points = m_proof.steps[step].fivePoints;
        for (const rules::Point point : points) {
            const rules::Point five = point == points.front() ? points.back() : points.front();
            add({ Kind::UselessDefence, level, step, after,
                { { point, rules::other(m_proof.attacker) }, { five, m_proof.attacker } } });
        }
    }

    void addWhy(std::size_t step, int level, std::size_t after)
    {
        for (const rules::Proof &why : m_proof.steps[step].forbidden) {
            const std::vector<text::Sentence> sentences = text::outline(why, text::Grain::Shape);
            // The first sentence says that it is forbidden, as the row above does.
            for (std::size_t i = 1; i < sentences.size(); ++i)
                add({ Kind::Why, level + sentences[i].level - 1, step, after, {}, i });
        }
    }

    const Proof &m_proof;
    std::vector<int> m_lengths;
    std::vector<bool> m_isShown;
    std::vector<WinRow> m_rows;
    bool m_isThreatened = false;
};

} // namespace

std::vector<WinRow> rowsOf(const Proof &proof)
{
    return proof.steps.empty() ? std::vector<WinRow>() : Rows(proof).make();
}

std::vector<PlacedStone> lineTo(const std::vector<WinRow> &rows, std::size_t row)
{
    std::vector<PlacedStone> line;
    for (; row != WinRow::None; row = rows[row].after)
        line.insert(line.begin(), rows[row].stones.begin(), rows[row].stones.end());
    return line;
}

QString textOf(const WinRow &row, const Proof &proof)
{
    const Step &step = proof.steps[row.step];
    switch (row.kind) {
    case Kind::Answer: break;
    case Kind::Attack: return text::attackText(step);
    case Kind::Known: return text::knownPositionText(step);
    case Kind::OnlyDefence: return text::defenceText(row.stones.front().point, true);
    case Kind::Defence: return text::defenceText(row.stones.front().point, false);
    case Kind::UselessDefence: return text::uselessDefenceText(row.stones[0].point, row.stones[1].point);
    case Kind::Elsewhere: return text::elsewhereText();
    case Kind::Why: return text::textOf(text::outline(step.forbidden.front(), text::Grain::Shape)[row.sentence]);
    }
    return {};
}

} // namespace kagetsu::ui
