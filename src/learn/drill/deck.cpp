// SPDX-License-Identifier: MIT
#include "learn/drill/deck.h"

#include "learn/drill/positions.h"
#include "record/formats/rulestext.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kagetsu::drill {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;

using Step = Positions::Step;
using Number = Positions::Number;

std::string idOf(const Deck &deck, const Card &card)
{
    static constexpr std::string_view Digits = "0123456789abcdef";
    std::vector<Point> right;
    for (const Answer &answer : card.answers)
        right.push_back(answer.point);
    const int size = card.position.size();
    std::string id = "line/" + std::string(rules::idOf(deck.rules.rule)) + '/' + std::to_string(size)
        + (deck.side == Side::Black ? 'b' : 'w') + std::to_string(card.position.count(Side::Black)) + '-'
        + std::to_string(card.position.count(Side::White)) + '/';
    for (const char byte : keyOf(stonesOf(card.position), size, right)) {
        const auto bits = static_cast<unsigned char>(byte);
        id += Digits[bits >> 4];
        id += Digits[bits & 15];
    }
    return id;
}

// Deals the cards of one side.
class Dealer
{
public:
    Dealer(const GameTree &tree, const Positions &positions, NodeId from, Deck &deck)
        : m_tree(tree)
        , m_size(tree.columns())
        , m_positions(positions)
        , m_from(positions.at(from))
        , m_nodes(nodesBelow(from))
        , m_deck(deck)
        , m_isRight(positions.reachedFrom({ positions.at(GameTree::root()), m_from }, deck.side))
        , m_cardAt(positions.count())
    {
    }

    // Numbers cards as lines come to them; each line is followed to its end before the next.
    bool deal(const std::function<bool(double)> &mayContinue)
    {
        std::vector<Number> open { m_from };
        std::vector<bool> isSeen(m_positions.count());
        isSeen[m_from] = true;
        for (std::size_t done = 0; !open.empty(); ++done) {
            if (mayContinue && !mayContinue(static_cast<double>(done) / static_cast<double>(m_positions.count())))
                return false;
            const Number number = open.back();
            open.pop_back();
            const std::vector<Step> steps = stepsFrom(number);
            if (!steps.empty() && steps.front().side == m_deck.side)
                addCard(number, steps);
            std::vector<Number> after = m_positions[number].setups;
            for (auto step = steps.rbegin(); step != steps.rend(); ++step)
                after.push_back(step->to);
            for (const Number each : after) {
                if (!isSeen[each])
                    open.push_back(each);
                isSeen[each] = true;
            }
        }
        link();
        return true;
    }

private:
    // Returns the moves that are followed: those of the pupil that are not bad, or the other side's.
    std::vector<Step> stepsFrom(Number number) const
    {
        std::vector<Step> mine;
        std::vector<Step> others;
        for (const Step &step : m_positions[number].steps) {
            if (step.side != m_deck.side)
                others.push_back(step);
            else if (!m_positions.isBad(step.to, m_deck.side))
                mine.push_back(step);
        }
        return mine.empty() ? others : mine;
    }

    // Returns for each position the first node below this one that has it, so that lines are asked in the view in which
    // they stand there, and not in that of a mirror image elsewhere.
    std::vector<NodeId> nodesBelow(NodeId from) const
    {
        std::vector<NodeId> nodes(m_positions.count(), record::NoNode);
        for (NodeId node = from; node != record::NoNode; node = m_tree.next(node, from)) {
            NodeId &first = nodes[m_positions.at(node)];
            if (first == record::NoNode)
                first = node;
        }
        return nodes;
    }

    // Every point is right after which the position is one that a line without a bad move reaches.
    void addCard(Number number, const std::vector<Step> &steps)
    {
        const Positions::Place &place = m_positions[number];
        const NodeId node = m_nodes[number] == record::NoNode ? place.node : m_nodes[number];
        Card card { .node = node, .position = *m_tree.position(node) };
        if (const record::NodeAction action = m_tree.action(node); action.isStone())
            card.last = action.point();
        std::vector<task::LaidStone> stones = stonesOf(card.position);
        std::vector<std::pair<std::size_t, Answer>> ranked;
        stones.push_back({});
        for (int point = 0; point < m_size * m_size; ++point) {
            const Point at { point % m_size, point / m_size };
            if (!card.position.isEmpty(at))
                continue;
            stones.back() = { at, m_deck.side };
            if (!m_positions.hasSum(place.sum + m_positions.weight(stones.back())))
                continue;
            const std::optional<Number> after = m_positions.find(stones);
            if (!after)
                continue;
            const std::string &text = m_positions[*after].text;
            if (m_positions.isBad(*after, m_deck.side)) {
                card.bad.push_back({ at, text });
                continue;
            }
            if (!m_isRight[*after])
                continue;
            const auto step =
                std::find_if(steps.begin(), steps.end(), [&](const Step &each) { return each.to == *after; });
            Answer answer { .point = at, .text = text, .isElsewhere = step == steps.end(), .next = {} };
            answer.next.push_back(*after); // until link()
            ranked.emplace_back(static_cast<std::size_t>(step - steps.begin()), std::move(answer));
        }
        std::stable_sort(
            ranked.begin(), ranked.end(), [](const auto &one, const auto &two) { return one.first < two.first; });
        for (auto &[rank, answer] : ranked)
            card.answers.push_back(std::move(answer));
        card.id = idOf(m_deck, card);
        m_cardAt[number] = m_deck.cards.size();
        m_deck.cards.push_back(std::move(card));
    }

    // Replaces the position after each answer by the cards that follow it.
    void link()
    {
        for (Card &card : m_deck.cards) {
            for (Answer &answer : card.answers) {
                const auto after = static_cast<Number>(answer.next.front());
                answer.next.clear();
                for (const Step &step : m_positions[after].steps) {
                    if (const auto next = m_cardAt[step.to]; next && step.side != m_deck.side)
                        answer.next.push_back(*next);
                }
            }
        }
    }

    const GameTree &m_tree;
    const int m_size;
    const Positions &m_positions;
    const Number m_from;
    const std::vector<NodeId> m_nodes; // by position: the first below the node where lines begin, if there is one
    Deck &m_deck;
    const std::vector<bool> m_isRight; // by position: a line without a bad move comes there
    std::vector<std::optional<std::size_t>> m_cardAt; // by position
};

} // namespace

std::optional<Decks> decksOf(const record::Game &game, NodeId from, const std::function<bool(double)> &mayContinue)
{
    Decks decks;
    const GameTree &tree = game.tree;
    if (tree.columns() != tree.rows() || !tree.position(GameTree::root()))
        return decks;
    // Each part takes about as long as the others.
    const auto third = [&mayContinue](int number) {
        return [&mayContinue, number](double part) { return !mayContinue || mayContinue((number + part) / 3); };
    };
    const Positions positions(tree, third(0));
    if (!positions.isComplete())
        return std::nullopt;
    int done = 0;
    for (Deck *deck : { &decks.black, &decks.white }) {
        deck->rules = { .rule = record::rulesFromText(game.info.rules).rule.value_or(rules::Rule::Renju) };
        if (!Dealer(tree, positions, from, *deck).deal(third(++done)))
            return std::nullopt;
    }
    return decks;
}

task::Task taskOf(const Deck &deck, const Card &card, rules::Symmetry view)
{
    const int size = card.position.size();
    task::Task task {
        .position = apply(view, card.position), .side = deck.side, .rules = deck.rules, .kind = task::Kind::Choose
    };
    for (const Answer &answer : card.answers)
        task.choices.push_back({ .point = apply(view, answer.point, size), .isRight = true, .reply = answer.text });
    for (const BadMove &each : card.bad)
        task.choices.push_back({ .point = apply(view, each.point, size), .reply = each.text });
    return task;
}

} // namespace kagetsu::drill
