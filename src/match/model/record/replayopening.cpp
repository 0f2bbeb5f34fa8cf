// SPDX-License-Identifier: MIT
#include "match/model/record/replayopening.h"

#include "opening/file/reference.h"
#include "record/formats/rulestext.h"

#include <algorithm>

namespace kagetsu::match {

namespace {

using opening::Need;
using opening::NeedKind;
using opening::OpenOption;
using rules::Point;
using rules::Side;

// What the nodes between two stones of the main line say about the opening.
struct Facts
{
    std::optional<record::SwapChoice> swap;
    std::vector<std::string> choices;
    std::optional<int> declared;
    std::vector<Point> offers;
    std::vector<Point> variations; // stones of the lines that continue from here, the main line first
    bool symmetryOverruled = false;
    std::optional<record::Move> next;
};

class OpeningReplay
{
public:
    OpeningReplay(const record::Game &game, const opening::Procedure &procedure)
        : m_tree(game.tree)
    {
        m_facts.emplace_back();
        for (record::NodeId node : m_tree.mainLine())
            gather(node);
        const bool isSquare = m_tree.columns() == m_tree.rows();
        if (auto opening = opening::Opening::start(procedure, isSquare ? m_tree.columns() : 0))
            m_read.opening = std::move(opening).value();
        else
            fail(OpeningFaultKind::Unplayable);
    }

    OpeningOfRecord run()
    {
        if (m_read.opening && !hasSetStones())
            fail(OpeningFaultKind::NotTheStones);
        while (!m_read.fault && !m_read.opening->isFinished() && step()) { }
        return std::move(m_read);
    }

private:
    opening::Opening &opening() { return *m_read.opening; }

    void gather(record::NodeId node)
    {
        if (const auto move = m_tree.move(node)) {
            m_facts.back().next = *move;
            m_facts.emplace_back();
        }
        const record::NodeDetails &details = m_tree.details(node);
        Facts &facts = m_facts.back();
        if (details.swap)
            facts.swap = details.swap;
        facts.choices.insert(facts.choices.end(), details.choices.begin(), details.choices.end());
        if (details.fifthMoves)
            facts.declared = details.fifthMoves;
        if (!details.fifthOffers.empty())
            facts.offers = details.fifthOffers;
        facts.symmetryOverruled = facts.symmetryOverruled || details.symmetryOverruled;
        facts.variations.clear();
        for (record::NodeId child : m_tree.children(node)) {
            const auto move = m_tree.move(child);
            if (move && move->kind == record::Move::Kind::Stone)
                facts.variations.push_back(move->point);
        }
    }

    // Returns true if the record has the stones set by an arbiter, either as its first moves or as its setup.
    bool hasSetStones()
    {
        const std::vector<Point> &stones = opening().stones();
        const auto position = m_tree.position(record::GameTree::root());
        if (position && *position == opening().position()) {
            m_setUp = stones.size();
            return true;
        }
        for (std::size_t i = 0; i < stones.size(); ++i) {
            const auto &move = factsAfter(i).next;
            if (!move || move->kind != record::Move::Kind::Stone || move->point != stones[i])
                return false;
        }
        return true;
    }

    const Facts &factsAfter(std::size_t stones) const
    {
        static const Facts nothing;
        const std::size_t place = stones - std::min(stones, m_setUp);
        return place < m_facts.size() ? m_facts[place] : nothing;
    }
    const Facts &facts() { return factsAfter(opening().stones().size()); }

    // Carries out the next step; returns false where the record ends.
    bool step()
    {
        const Need need = opening().need();
        if (opening().stones().size() != m_stones) {
            m_stones = opening().stones().size();
            m_choices = 0;
        }
        switch (need.kind) {
        case NeedKind::Place:
        case NeedKind::Select: return stone(need);
        case NeedKind::Choose: return facts().next || hasMoreToSay() ? choose(need) : false;
        case NeedKind::Declare: return facts().next || hasMoreToSay() ? declare(need) : false;
        case NeedKind::Offer: return offer(need);
        case NeedKind::Finished: break;
        }
        return false;
    }

    // Returns true if the record says more; a game can stop between two steps that lay no stone.
    bool hasMoreToSay()
    {
        const Facts &told = facts();
        const bool choice = m_choices < told.choices.size() || (m_choices == 0 && told.swap);
        return choice || !told.offers.empty() || (told.declared && opening().declared() != told.declared);
    }

    bool stone(const Need &need)
    {
        const auto next = facts().next;
        if (!next)
            return false;
        if (next->kind != record::Move::Kind::Stone)
            return fail(OpeningFaultKind::NotAStone);
        if (next->side != need.colour)
            return fail(OpeningFaultKind::WrongColour);
        if (need.kind == NeedKind::Select)
            return act(need, opening::Select { next->point });
        return act(need, opening::Place { next->point });
    }

    bool choose(const Need &need)
    {
        const Facts &told = facts();
        const std::size_t number = m_choices++;
        if (number < told.choices.size())
            return act(need, opening::Choose { told.choices[number] });
        // The record answers one choice; a second one at the same place had to be guessed.
        const bool isTold = number == 0 && told.swap.has_value();
        const record::SwapChoice swap = isTold ? *told.swap : record::SwapChoice::Kept;
        m_read.isTold = m_read.isTold && isTold;
        const Seat black = opening().ownerOf(Side::Black);
        std::vector<const OpenOption *> fitting;
        for (const OpenOption &option : need.options) {
            const bool swaps = option.blackAfter != black;
            if (swaps == (swap == record::SwapChoice::Swapped))
                fitting.push_back(&option);
        }
        // The following steps distinguish the options that keep the colours.
        const auto isMeant = [&](const OpenOption *option) {
            if (swap == record::SwapChoice::TwoMore)
                return option->stones > 1;
            return option->stones < 2 && (option->next == NeedKind::Offer) == !told.offers.empty();
        };
        const auto meant = std::find_if(fitting.begin(), fitting.end(), isMeant);
        if (meant != fitting.end())
            return act(need, opening::Choose { (*meant)->id });
        if (fitting.empty())
            return fail(OpeningFaultKind::NotTold);
        return act(need, opening::Choose { fitting.front()->id });
    }

    bool declare(const Need &need)
    {
        if (const auto number = facts().declared)
            return act(need, opening::Declare { *number });
        m_read.isTold = false;
        for (std::size_t stones = m_stones; stones < m_stones + m_facts.size(); ++stones) {
            if (const auto &offers = factsAfter(stones).offers; !offers.empty())
                return act(need, opening::Declare { static_cast<int>(offers.size()) });
        }
        return fail(OpeningFaultKind::NotTold);
    }

    bool offer(const Need &need)
    {
        const Facts &told = facts();
        if (told.symmetryOverruled && opening().canOverrideSymmetry())
            opening().overrideSymmetry();
        // Other programs show the candidates only as variations, or keep one value of a property they do not know.
        const auto count = static_cast<std::size_t>(opening().need().count);
        const bool isInPart = told.offers.size() < count
            && std::all_of(
                told.offers.begin(), told.offers.end(),
                [&told](Point point) {
                    return std::find(told.variations.begin(), told.variations.end(), point) != told.variations.end();
                });
        const bool asVariations = isInPart && told.variations.size() == count;
        const std::vector<Point> &points = asVariations ? told.variations : told.offers;
        const std::size_t laid = opening().offers().size();
        if (laid < points.size())
            return act(need, opening::Offer { points[laid] });
        return told.next ? fail(OpeningFaultKind::NotTold) : false;
    }

    bool act(const Need &need, const opening::Act &act)
    {
        if (const auto refusal = opening().refusal(need.seat, act)) {
            fail(OpeningFaultKind::Refused);
            m_read.fault->act = act;
            m_read.fault->refusal = *refusal;
            return false;
        }
        m_read.acts.push_back({ need.seat, act, need.moveNumber - 1, {} });
        opening().apply(act);
        return true;
    }

    bool fail(OpeningFaultKind kind)
    {
        const int stones = m_read.opening ? static_cast<int>(m_read.opening->stones().size()) : 0;
        m_read.fault = OpeningFault { kind, stones + 1, {}, {} };
        return false;
    }

    const record::GameTree &m_tree;
    std::vector<Facts> m_facts; // before the first move, and after each move
    std::size_t m_setUp = 0; // stones that are not moves of the record
    std::size_t m_stones = 0; // number of stones when the counting of choices began anew
    std::size_t m_choices = 0; // number of choices made since
    OpeningOfRecord m_read;
};

} // namespace

OpeningOfRecord replayOpening(const record::Game &game, const opening::Procedure &procedure)
{
    return OpeningReplay(game, procedure).run();
}

std::optional<opening::Procedure> procedureOf(
    const record::GameInfo &info, const std::vector<opening::Procedure> &known)
{
    if (!info.procedure.empty())
        return opening::procedureFromReference(info.procedure, known);
    const std::string title = record::rulesFromText(info.rules).opening;
    return title.empty() ? std::nullopt : opening::procedureFromTitle(title, known);
}

} // namespace kagetsu::match
