// SPDX-License-Identifier: MIT
#include "learn/drill/drill.h"

#include <algorithm>
#include <utility>

namespace kagetsu::drill {

namespace {

// A position as it goes on from another one by a stone.
struct Continued
{
    rules::Symmetry view;
    rules::Point stone; // in this view
};

std::optional<Continued> continuedBy(const rules::Position &before, const rules::Position &position, rules::Side mover)
{
    const rules::Side other = rules::other(mover);
    if (position.count(mover) != before.count(mover) + 1 || position.count(other) != before.count(other))
        return std::nullopt;
    for (const rules::Symmetry view : rules::AllSymmetries) {
        const rules::Position seen = apply(view, position);
        bool isSame = true;
        for (const rules::Side side : { mover, other })
            before.stones(side).forEach([&](rules::Point point) { isSame = isSame && seen.has(point, side); });
        if (!isSame)
            continue;
        std::optional<rules::Point> stone;
        seen.stones(mover).forEach([&](rules::Point point) {
            if (before.isEmpty(point))
                stone = point;
        });
        return Continued { view, *stone };
    }
    return std::nullopt;
}

} // namespace

Drill::Drill(std::shared_ptr<const Deck> deck, const std::function<bool(const Card &)> &isWanted)
    : m_deck(std::move(deck))
{
    for (const Card &each : m_deck->cards)
        m_isOpen.push_back(!isWanted || isWanted(each));
    if (std::find(m_isOpen.begin(), m_isOpen.end(), true) == m_isOpen.end())
        m_isOpen.assign(m_isOpen.size(), true);
    m_wanted = static_cast<std::size_t>(std::count(m_isOpen.begin(), m_isOpen.end(), true));
    m_asked = nextLine();
}

const Answer *Drill::find(rules::Point point) const
{
    const std::vector<Answer> &answers = card().answers;
    const rules::Point own = apply(inverse(m_asked->view), point, card().position.size());
    const auto found =
        std::find_if(answers.begin(), answers.end(), [own](const Answer &each) { return each.point == own; });
    return found == answers.end() ? nullptr : &*found;
}

bool Drill::isElsewhere(rules::Point point) const
{
    const Answer *answer = find(point);
    return answer && answer->isElsewhere;
}

bool Drill::isLast() const
{
    if (!m_again.empty())
        return false;
    for (std::size_t i = m_first; i < m_isOpen.size(); ++i) {
        if (m_isOpen[i] && i != m_asked->card)
            return false;
    }
    return true;
}

void Drill::answer(bool isRight, std::optional<rules::Point> point)
{
    const Asked asked = *m_asked;
    if (!asked.isAgain) {
        m_isOpen[asked.card] = false;
        ++m_done;
        m_right += isRight ? 1 : 0;
    }
    if (!isRight)
        m_again.push_back(asked.card);
    const Answer *played = point ? find(*point) : nullptr;
    if (!played && !card().answers.empty())
        played = &card().answers.front();
    std::optional<Asked> next = played ? after(*played) : std::nullopt;
    m_asked = next ? next : nextLine();
}

// Returns the first open card after the other side's moves.
std::optional<Drill::Asked> Drill::after(const Answer &answer) const
{
    for (const std::size_t next : answer.next) {
        if (!m_isOpen[next])
            continue;
        rules::Position shown = apply(m_asked->view, card().position);
        shown.set(apply(m_asked->view, answer.point, shown.size()), rules::stoneOf(m_deck->side));
        const auto continued = continuedBy(shown, m_deck->cards[next].position, rules::other(m_deck->side));
        if (!continued)
            return asking(next, false);
        return Asked { .card = next, .view = continued->view, .isGoingOn = true, .last = continued->stone };
    }
    return std::nullopt;
}

std::optional<Drill::Asked> Drill::nextLine()
{
    while (m_first < m_isOpen.size() && !m_isOpen[m_first])
        ++m_first;
    if (m_first < m_isOpen.size())
        return asking(m_first, false);
    if (m_again.empty())
        return std::nullopt;
    const std::size_t again = m_again.front();
    m_again.pop_front();
    return asking(again, true);
}

Drill::Asked Drill::asking(std::size_t number, bool isAgain) const
{
    return { .card = number, .isAgain = isAgain, .last = m_deck->cards[number].last };
}

} // namespace kagetsu::drill
