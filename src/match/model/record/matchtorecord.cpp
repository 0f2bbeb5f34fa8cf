// SPDX-License-Identifier: MIT
#include "match/model/record/matchtorecord.h"

#include "clock/controltext.h"
#include "match/model/match.h"
#include "opening/file/reference.h"
#include "record/formats/rulestext.h"

#include <algorithm>
#include <cctype>
#include <deque>

namespace kagetsu::match {

using record::NodeDetails;
using rules::Side;

namespace {

std::int64_t seconds(clock::Duration time)
{
    return std::chrono::duration_cast<std::chrono::seconds>(time).count();
}

// Returns the value of XTC if the control has one of the forms of record-sgf.md#private-properties; otherwise an empty
// text.
std::string exactControl(const clock::TimeControl &control)
{
    if (control.stages.empty() || control.stages.size() > 2)
        return {};
    const auto *main = std::get_if<clock::MainStage>(&control.stages.front());
    if (!main)
        return {};
    const std::string base = std::to_string(seconds(main->time));
    if (main->delay.count() > 0 || main->quota > 0 || control.hourglass)
        return {};
    const bool plain = main->increment.count() == 0 && !main->maximum;
    if (control.stages.size() == 2) {
        const auto *periods = std::get_if<clock::ByoYomiStage>(&control.stages.back());
        if (!periods || !plain || control.perMove)
            return {};
        return "byoyomi:" + base + ':' + std::to_string(periods->periods) + 'x'
            + std::to_string(seconds(periods->period));
    }
    if (control.perMove)
        return plain && control.capPolicy == clock::CapPolicy::Lose
            ? "perstep:" + base + ':' + std::to_string(seconds(*control.perMove))
            : std::string();
    if (plain)
        return "sudden:" + base;
    return main->maximum || main->bonusBefore ? std::string()
                                              : "fischer:" + base + ':' + std::to_string(seconds(main->increment));
}

void tellTime(record::GameInfo &info, const PerSeat<clock::TimeControl> &time)
{
    if (time.a != time.b) {
        info.overtime = clock::toText(time.a) + " | " + clock::toText(time.b);
        return;
    }
    if (time.a.isUntimed())
        return;
    const auto *main = time.a.stages.empty() ? nullptr : std::get_if<clock::MainStage>(&time.a.stages.front());
    if (main)
        info.baseTime = std::to_string(seconds(main->time));
    const bool onlyBase = main && time.a.stages.size() == 1 && !time.a.perMove && main->increment.count() == 0
        && main->delay.count() == 0 && main->quota == 0 && !time.a.hourglass;
    if (!onlyBase)
        info.overtime = clock::toText(time.a);
    info.timeControl = exactControl(time.a);
}

record::GameInfo infoOf(const Match &match, const std::string &date)
{
    const MatchSetup &setup = match.setup();
    record::GameInfo info;
    for (const Side side : { Side::Black, Side::White }) {
        const Seat owner = match.ownerOf(side);
        record::PlayerInfo &player = side == Side::Black ? info.black : info.white;
        player.name = setup.names[owner];
        player.team = setup.clubs[owner];
    }
    info.opener = match.sideOf(Seat::A);
    info.event = setup.event;
    info.round = setup.round;
    info.place = setup.place;
    info.table = setup.table;
    info.arbiter = setup.arbiterName;
    info.date = date;
    info.result = match.result();
    if (!setup.onlyTime) {
        const bool free = setup.opening.id == "free";
        info.rules = record::rulesText(setup.rules.rule, free ? std::string() : opening::titleOf(setup.opening, "en"));
        info.procedure = opening::toReference(setup.opening);
    }
    tellTime(info, setup.time);
    if (const auto pattern = match.opening().pattern()) {
        info.openingId = std::string(pattern->pattern->code);
        info.openingName = info.openingId + ' ' + std::string(pattern->pattern->romaji);
        std::transform(info.openingId.begin(), info.openingId.end(), info.openingId.begin(),
            [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    }
    info.recordId = setup.id;
    return info;
}

// The growing tree. Unlike in a record, the last child of a node is the line that was played on.
class Draft
{
public:
    // Returns the node after the last move; facts about what happened there are written into it.
    NodeDetails &here() { return m_nodes[m_current].details; }

    void play(record::Move move, NodeDetails details)
    {
        m_current = child(move);
        if (details != NodeDetails())
            m_nodes[m_current].details = std::move(details);
    }
    // Adds a line that was possible and not taken.
    void mention(record::Move move) { child(move); }
    void goBack(int moves)
    {
        for (int i = 0; i < moves; ++i)
            m_current = m_nodes[m_current].parent;
    }
    // Returns the nodes of the line that was played, the root first, so that more can be written into them.
    std::vector<NodeDetails *> line()
    {
        std::vector<NodeDetails *> line;
        for (std::size_t node = m_current; node != 0; node = m_nodes[node].parent)
            line.push_back(&m_nodes[node].details);
        line.push_back(&m_nodes.front().details);
        std::reverse(line.begin(), line.end());
        return line;
    }

    record::GameTree tree(int boardSize) const
    {
        record::GameTree tree(boardSize, boardSize);
        struct Pair
        {
            std::size_t draft;
            record::NodeId node;
        };
        std::deque<Pair> waiting { { 0, record::GameTree::root() } };
        while (!waiting.empty()) {
            const Pair at = waiting.front();
            waiting.pop_front();
            const Node &node = m_nodes[at.draft];
            if (node.details != NodeDetails())
                tree.editDetails(at.node) = node.details;
            // If the game ended after a take-back, an empty node ends its line: the first child is the main line, and
            // what was taken back must not become the main line.
            if (at.draft == m_current && !node.children.empty())
                tree.append(at.node, std::nullopt);
            for (auto next = node.children.rbegin(); next != node.children.rend(); ++next)
                waiting.push_back({ *next, tree.append(at.node, m_nodes[*next].move) });
        }
        return tree;
    }

private:
    struct Node
    {
        std::size_t parent = 0;
        record::Move move;
        NodeDetails details;
        std::vector<std::size_t> children;
    };

    // Returns the child with this move and makes it the latest one.
    std::size_t child(record::Move move)
    {
        std::vector<std::size_t> &children = m_nodes[m_current].children;
        const auto same = std::find_if(
            children.begin(), children.end(), [&](std::size_t node) { return m_nodes[node].move == move; });
        if (same != children.end()) {
            std::rotate(same, same + 1, children.end());
            return m_nodes[m_current].children.back();
        }
        const std::size_t made = m_nodes.size();
        children.push_back(made);
        m_nodes.push_back({ m_current, move, {}, {} });
        return made;
    }

    std::vector<Node> m_nodes { Node() };
    std::size_t m_current = 0;
};

class Writing
{
public:
    Writing(const Events &events)
        : m_final(replay(events))
    {
        for (const Event &event : events) {
            std::visit([this](const auto &happening) { before(happening); }, event.what);
            const std::vector<Move> moves = m_match.moves();
            m_match.fold(event);
            if (m_final.isOnPhysicalBoard())
                continue;
            const std::size_t kept = sameMoves(moves);
            m_draft.goBack(static_cast<int>(moves.size() - kept));
            for (std::size_t i = kept; i < m_match.moves().size(); ++i)
                m_draft.play(moveOf(m_match.moves()[i]), detailsOf(i));
        }
        // A note that was struck out was never played, so only what remains in the end is recorded.
        if (m_final.isOnPhysicalBoard()) {
            for (std::size_t i = 0; i < m_match.moves().size(); ++i)
                m_draft.play(moveOf(m_match.moves()[i]), detailsOf(i));
        }
        if (m_final.phase() != Phase::NotStarted)
            tellOpening();
    }

    record::Game game(const std::string &date) const
    {
        record::Game game { infoOf(m_final, date), m_draft.tree(m_final.setup().boardSize), {} };
        return game;
    }

private:
    // These record facts that belong to the node where they happened.
    template <class T>
    void before(const T &)
    {
    }
    void before(const Acted &event)
    {
        const auto *select = std::get_if<opening::Select>(&event.act);
        if (m_match.phase() == Phase::Opening && select)
            mentionOthers(select->point);
    }
    void before(const DrawOffered &event) { m_draft.here().drawOffer = m_final.sideOf(event.seat); }
    void before(const FoulClaimed &event)
    {
        if (!event.upheld)
            m_draft.here().foul = record::FoulNote::Refused;
    }
    void before(const Warned &event) { warn(event.seat, event.reason); }
    void before(const Intervened &event)
    {
        if (const auto *warning = std::get_if<Warn>(&event.what))
            warn(warning->seat, event.grounds.ground);
    }
    // Writes the code and not a sentence, because records are read in every language.
    void warn(Seat seat, Ground ground)
    {
        std::string code(codeOf(ground));
        for (char &letter : code)
            letter = letter == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
        m_draft.here().warnings.push_back({ m_final.sideOf(seat), code });
    }

    // Returns how many of the moves before are unchanged. A corrected move begins a line of its own; the line with the
    // wrong move stays beside it.
    std::size_t sameMoves(const std::vector<Move> &before) const
    {
        const auto isSame = [](const Move &one, const Move &two) {
            return one.side == two.side && one.point == two.point;
        };
        const std::vector<Move> &now = m_match.moves();
        return static_cast<std::size_t>(
            std::mismatch(before.begin(), before.end(), now.begin(), now.end(), isSame).first - before.begin());
    }

    void mentionOthers(rules::Point selected)
    {
        const Side side = m_match.opening().need().colour;
        const std::vector<rules::Point> &offers = m_match.opening().offers();
        // Latest first, so that the record has them in the order of the offer.
        for (auto offer = offers.rbegin(); offer != offers.rend(); ++offer) {
            if (*offer != selected)
                m_draft.mention(record::Move::stone(side, *offer));
        }
    }

    // Writes the results of the opening into the nodes where they happened, without acts that an arbiter has undone.
    void tellOpening()
    {
        auto opening = opening::Opening::start(m_final.setup().opening, m_final.setup().boardSize).value();
        const std::vector<NodeDetails *> line = m_draft.line();
        const std::vector<OpeningAct> &acts = m_final.openingActs();
        for (std::size_t i = 0; i <= acts.size(); ++i) {
            if (m_final.symmetryOverruledAt() == i) {
                line[opening.stones().size()]->symmetryOverruled = true;
                opening.overrideSymmetry();
            }
            if (i == acts.size())
                break;
            NodeDetails &here = *line[opening.stones().size()];
            const Seat black = opening.ownerOf(Side::Black);
            opening.apply(acts[i].act);
            const bool isSwap = opening.ownerOf(Side::Black) != black;
            std::visit([&](const auto &act) { tell(act, here, isSwap); }, acts[i].act);
        }
        for (NodeDetails *details : line) {
            if (details->swap && details->choices == std::vector { std::string(wordOf(*details->swap)) })
                details->choices.clear();
        }
    }
    // Returns the option that each answer means by itself.
    static std::string_view wordOf(record::SwapChoice swap)
    {
        switch (swap) {
        case record::SwapChoice::Swapped: return "swap";
        case record::SwapChoice::Kept: return "keep";
        case record::SwapChoice::TwoMore: return "two-more";
        }
        return {};
    }
    static void tell(const opening::Choose &act, NodeDetails &here, bool isSwap)
    {
        here.choices.push_back(act.option);
        // A swap may be followed by a choice of how to go on (taraguchi-n, offer_after_swap).
        if (act.option == "two-more")
            here.swap = record::SwapChoice::TwoMore;
        else if (isSwap)
            here.swap = record::SwapChoice::Swapped;
        else if (!here.swap)
            here.swap = record::SwapChoice::Kept;
    }
    static void tell(const opening::Declare &act, NodeDetails &here, bool) { here.fifthMoves = act.number; }
    static void tell(const opening::Offer &act, NodeDetails &here, bool) { here.fifthOffers.push_back(act.point); }
    static void tell(const opening::Withdraw &act, NodeDetails &here, bool)
    {
        auto &offers = here.fifthOffers;
        offers.erase(std::remove(offers.begin(), offers.end(), act.point), offers.end());
    }
    // Stones are recorded as the moves themselves.
    template <class T>
    static void tell(const T &, NodeDetails &, bool)
    {
    }

    static record::Move moveOf(const Move &move)
    {
        return move.point ? record::Move::stone(move.side, *move.point) : record::Move::pass(move.side);
    }
    NodeDetails detailsOf(std::size_t number) const
    {
        NodeDetails details;
        if (number < static_cast<std::size_t>(m_match.drawnStones()))
            return details;
        const Move &move = m_match.moves()[number];
        const Side hand = m_final.sideOf(move.seat);
        if (hand != move.side)
            details.placedBy = hand;
        const clock::Reading &reading = move.clocks[move.seat];
        if (!reading.untimed) {
            record::ClockNote note { reading.period && reading.main.count() == 0 ? *reading.period : reading.main, {} };
            if (reading.period)
                note.periods = reading.periods;
            (hand == Side::Black ? details.black : details.white) = note;
        }
        return details;
    }

    Match m_final;
    Match m_match;
    Draft m_draft;
};

} // namespace

record::Game matchToRecord(const Events &events, const std::string &date)
{
    return Writing(events).game(date);
}

} // namespace kagetsu::match
