// SPDX-License-Identifier: MIT
#include "record/sgf/interpreter.h"

#include "base/enumtable.h"
#include "record/sgf/foreignopening.h"
#include "record/sgf/header.h"
#include "record/sgf/info.h"
#include "record/sgf/nodereader.h"
#include "record/sgf/syntax/currentline.h"
#include "record/sgf/syntax/values.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace kagetsu::record::sgf {

namespace {

// Walks through the text node by node, passes each property to its reader, and adds the result of each node to the tree
// of the game.
class Interpreter
{
public:
    explicit Interpreter(RawTree &raw)
        : m_raw(raw)
        , m_header(readHeader(raw))
        , m_node { raw }
        , m_kept(m_node)
        , m_infoReader(m_node, m_kept)
        , m_nodeReader(m_node, m_header, m_kept)
        , m_points(m_node, m_header)
        , m_tree(m_header.columns, m_header.rows)
        , m_line(m_header.columns, m_header.rows)
        , m_modelNode(raw.nodes.size(), GameTree::root())
    {
        m_tree.reserve(raw.nodes.size() + 1);
    }

    Interpreted run()
    {
        for (std::size_t node = 0; node < m_raw.nodes.size(); ++node) {
            enter(node);
            if (playPlainMove())
                continue;
            for (std::uint32_t i = m_raw.nodes[node].firstProperty; i < m_raw.propertiesEnd(node); ++i)
                readProperty({ m_raw, i });
            finishNode();
        }
        m_line.leaveAll();
        tellUnknownSides();
        tellForeignOpening(m_foreign, m_tree);
        m_movesSeen.five = m_line.sawFive();
        m_movesSeen.territory = m_nodeReader.hasTerritory();
        GameInfo info = m_infoReader.take();
        info.gameType = m_header.gameType;
        info.sizeText = m_header.sizeText;
        info.kind = decideKind(m_raw, m_header, m_movesSeen);
        return { std::move(info), std::move(m_tree), std::move(m_modelNode) };
    }

private:
    struct SetupWithoutSide
    {
        std::size_t number = 0; // of its node
        int surplus = 0; // of stones of one colour
    };

    struct MoveValue
    {
        rules::Side side;
        std::string_view text;
        std::size_t offset;
    };

    void enter(std::size_t node)
    {
        const int parent = m_raw.nodes[node].parent;
        m_line.enter(node, parent);
        // In file order, the first child follows its parent immediately.
        m_node.isMain = node == 0 || (m_node.isMain && parent == static_cast<int>(node) - 1);
        m_node.number = node;
        m_node.isHeader = node == m_header.node;
        m_moves.clear();
        m_tellsStones = false;
        if (m_node.isHeader && m_header.game != Header::Game::Other)
            m_foreign = readForeignOpening(m_node, m_points);
    }

    // Adds stones that are stated in one node, instead of in nodes of their own, as nodes below it: the first three
    // before any move, and the fourth after these.
    NodeId layForeignStones(NodeId node)
    {
        const auto lay = [&](rules::Side side, rules::Point point) {
            if (m_line.board().at(point) != rules::Stone::None)
                return;
            m_line.play(side, point);
            m_line.setMover(side);
            node = m_tree.append(node, Move::stone(side, point));
            m_laid.emplace(point, node);
        };
        if (m_laid.empty() && !m_foreign.start.empty() && m_tree.moveNumber(node) == 0) {
            for (std::size_t i = 0; i < m_foreign.start.size(); ++i)
                lay(i % 2 == 0 ? rules::Side::Black : rules::Side::White, m_foreign.start[i]);
        }
        if (!m_laid.empty() && m_foreign.fourth && m_tree.moveNumber(node) == 3) {
            lay(m_foreign.fourth->side, m_foreign.fourth->point);
            m_foreign.fourth.reset();
        }
        return node;
    }

    // Returns the node of a stone that was added before its own node came, or NoNode for any other move.
    NodeId laidBefore(const MoveValue &value)
    {
        if (m_laid.empty())
            return NoNode;
        const std::optional<Read<rules::Point>> point = readPoint(value.text, m_header.columns, m_header.rows);
        const auto found = point ? m_laid.find(point->value) : m_laid.end();
        const bool isSame = found != m_laid.end() && m_tree.move(found->second)->side == value.side;
        return isSame ? found->second : NoNode;
    }

    bool isRepeated(Id id)
    {
        std::size_t &seen = m_seen[static_cast<std::size_t>(id)];
        return std::exchange(seen, m_node.number + 1) == m_node.number + 1;
    }

    void readProperty(const PropertyText &property)
    {
        const Id id = property.id();
        if (id == Id::Unknown) {
            m_tellsStones = m_tellsStones || tellsForeignStones(property);
            m_kept.keepUnknown(property);
            return;
        }
        if (id == Id::B || id == Id::W) {
            m_moves.push_back(
                { id == Id::B ? rules::Side::Black : rules::Side::White, property.first(), property.offset() });
            if (property.count() > 1)
                m_node.add(Code::MultiMove, property.offset(), property.value(1));
            return;
        }
        const PropertyInfo &info = infoOf(id);
        const bool isOldHotspot = id == Id::CH || id == Id::SI;
        if (isRepeated(isOldHotspot ? Id::HO : id)) {
            m_node.add(Code::Duplicate, property.offset(), info.ident);
            if (isOldHotspot) // it only says that there is one
                return;
            // The first value that is not empty counts.
            if (info.shape == Shape::Single && !m_infoReader.isOpen(id)) {
                // If all sizes are empty, none is written, not even as an additional one.
                if (id != Id::SZ || !m_node.isHeader || !m_header.sizeText.empty())
                    m_kept.keep(property);
                return;
            }
        }
        if (info.kind == Kind::Root)
            m_infoReader.readRoot(property);
        else if (info.kind == Kind::Info)
            m_infoReader.readInfo(property);
        else
            m_nodeReader.read(property);
    }

    void setUp(const Setup &setup)
    {
        m_line.setUp(setup);
        if (!setup.isEmpty() && !setup.toMove && m_moves.empty())
            m_withoutSide.push_back({ m_node.number, std::abs(m_line.board().surplus()) });
    }

    // Reports setups for which neither PL nor the next moves say whose turn it is (record-sgf.md#r28).
    void tellUnknownSides()
    {
        for (const SetupWithoutSide &setup : m_withoutSide) {
            const NodeId node = m_modelNode[setup.number];
            if (m_tree.recordedSide(node))
                continue;
            bool isPlayedOn = false; // by both sides
            for (NodeId child = m_tree.firstChild(node); child != NoNode; child = m_tree.nextSibling(child))
                isPlayedOn = isPlayedOn || m_tree.action(child).isMove();
            m_node.number = setup.number;
            if (isPlayedOn || setup.surplus >= 2)
                m_node.add(Code::SideGuessed, m_node.offset());
        }
    }

    Move placed(const MoveValue &value)
    {
        if (m_header.game == Header::Game::Other)
            return Move::unplaced(value.side);
        const std::string_view text = trimmed(value.text);
        if (text.empty() || (text == "tt" && m_header.columns <= 19 && m_header.rows <= 19)) {
            if (text.size() != value.text.size())
                m_node.add(Code::PointSpelling, value.offset, value.text);
            return Move::pass(value.side);
        }
        const std::optional<rules::Point> there = m_points.one(value.text, value.offset);
        if (!there) {
            m_node.add(Code::IllegalPoint, value.offset, value.text);
            return Move::unplaced(value.side);
        }
        if (m_line.board().at(*there) != rules::Stone::None) {
            m_node.add(Code::OccupiedPoint, value.offset, value.text);
            m_movesSeen.occupied = true;
            return Move::unplaced(value.side, *there);
        }
        m_line.play(value.side, *there);
        return Move::stone(value.side, *there);
    }

    // Adds the moves of a node as a chain below `parent`. Each clock goes to the last move of its colour
    // (record-sgf.md#r26).
    NodeId appendMoves(NodeId parent, NodeDetails &details, std::vector<KeptProperty> &kept)
    {
        std::array<NodeId, 2> last { NoNode, NoNode };
        NodeId node = parent;
        for (const MoveValue &value : m_moves) {
            if (m_line.mover() == value.side)
                m_node.add(Code::SameColour, value.offset);
            m_line.setMover(value.side);
            const Move move = placed(value);
            node = m_tree.append(node, move);
            const bool isPoint = move.point != Move::Nowhere && value.text == pointText(move.point, m_header.rows);
            if (move.kind == Move::Kind::Unplaced && !isPoint)
                m_tree.editDetails(node).unplacedMove = { unescapeText(value.text), std::string(value.text) };
            last[static_cast<std::size_t>(value.side)] = node;
        }
        if (last[0] != node)
            moveClock(details.black, &NodeDetails::black, last[0], kept, { "BL", "OB" });
        if (last[1] != node)
            moveClock(details.white, &NodeDetails::white, last[1], kept, { "WL", "OW" });
        return node;
    }

    // Moves a clock together with the kept properties that belong to it.
    void moveClock(ClockNote &note, ClockNote NodeDetails::*member, NodeId to, std::vector<KeptProperty> &kept,
        std::initializer_list<std::string_view> idents)
    {
        if (note == ClockNote {} || to == NoNode)
            return;
        NodeDetails &target = m_tree.editDetails(to);
        target.*member = std::exchange(note, {});
        target.properties = takeThose(kept, [&idents](const KeptProperty &property) {
            return std::find(idents.begin(), idents.end(), property.ident) != idents.end();
        });
    }

    template <class Predicate>
    static std::vector<KeptProperty> takeThose(std::vector<KeptProperty> &kept, Predicate predicate)
    {
        const auto end = std::stable_partition(kept.begin(), kept.end(), predicate);
        std::vector<KeptProperty> taken(std::make_move_iterator(kept.begin()), std::make_move_iterator(end));
        kept.erase(kept.begin(), end);
        return taken;
    }

    void setDetails(NodeId node, NodeDetails &&details)
    {
        static const NodeDetails nothing;
        if (details == nothing)
            return;
        NodeDetails &target = m_tree.editDetails(node);
        details.unplacedMove = std::move(target.unplacedMove);
        target = std::move(details);
    }

    // A setup next to moves gets a node of its own before them, together with its kept properties. The root, which has
    // no move, takes it itself.
    NodeId setUpBeforeMoves(
        NodeId node, Setup &&setup, std::vector<KeptProperty> &kept, std::vector<KeptProperty> &unknown)
    {
        if (setup.isEmpty() && m_node.number != 0)
            return node;
        NodeDetails before;
        if (!setup.isEmpty())
            before.properties = takeThose(kept,
                [](const KeptProperty &property) { return infoOf(readIdent(property.ident).id).kind == Kind::Setup; });
        before.setup = std::move(setup);
        if (m_node.number == 0) {
            m_node.add(Code::MoveInRoot, m_node.offset());
            std::move(unknown.begin(), unknown.end(), std::back_inserter(before.properties));
            unknown.clear();
            setDetails(node, std::move(before));
        } else {
            m_node.add(Code::SetupAndMove, m_node.offset());
            node = m_tree.append(node, std::nullopt);
            m_tree.editDetails(node) = std::move(before);
        }
        return node;
    }

    // Handles a node that is only a move to a free point, as most nodes are. The result is the same as that of the
    // general code.
    bool playPlainMove()
    {
        const RawTree::Node &node = m_raw.nodes[m_node.number];
        if (node.parent < 0 || m_node.isHeader || m_raw.propertiesEnd(m_node.number) != node.firstProperty + 1
            || m_header.game == Header::Game::Other || !m_laid.empty())
            return false;
        const RawTree::Property &property = m_raw.properties[node.firstProperty];
        if ((property.id != Id::B && property.id != Id::W) || property.length != 1
            || m_raw.valuesEnd(node.firstProperty) != property.firstValue + 1)
            return false;
        const std::optional<rules::Point> point =
            plainPoint(m_raw.at(m_raw.values[property.firstValue]), m_header.columns, m_header.rows);
        if (!point || m_line.board().at(*point) != rules::Stone::None)
            return false;
        const rules::Side side = property.id == Id::B ? rules::Side::Black : rules::Side::White;
        if (m_line.mover() == side)
            m_node.add(Code::SameColour, property.offset);
        m_line.setMover(side);
        m_line.play(side, *point);
        m_modelNode[m_node.number] =
            m_tree.append(m_modelNode[static_cast<std::size_t>(node.parent)], Move::stone(side, *point));
        return true;
    }

    void finishNode()
    {
        NodeContent &content = m_nodeReader.finish();
        NodeDetails &details = content.details;
        std::vector<KeptProperty> kept = m_kept.takeNode();
        std::vector<KeptProperty> unknown = m_kept.takeUnknown();
        setUp(content.setup);
        const int parent = m_raw.nodes[m_node.number].parent;
        NodeId node = parent < 0 ? GameTree::root() : m_modelNode[static_cast<std::size_t>(parent)];
        if (m_moves.size() > 1)
            m_node.add(Code::MovesSplit, m_node.offset());
        // A stone that was added earlier receives the contents of its own node, but only once.
        NodeId laid = m_moves.size() == 1 && content.setup.isEmpty() ? laidBefore(m_moves.front()) : NoNode;
        if (laid != NoNode) {
            m_modelNode[m_node.number] = node;
            if (!m_told.insert(laid).second)
                laid = m_tree.append(node, std::nullopt);
            node = laid;
        } else if (!m_moves.empty()) {
            node = setUpBeforeMoves(node, std::move(content.setup), kept, unknown);
            node = appendMoves(node, details, kept);
        } else {
            if (m_node.number != 0)
                node = m_tree.append(node, std::nullopt);
            details.setup = std::move(content.setup);
        }
        if (kept.empty())
            kept = std::move(unknown);
        else
            std::move(unknown.begin(), unknown.end(), std::back_inserter(kept));
        details.properties = std::move(kept);
        setDetails(node, std::move(details));
        m_tree.setText(node, TextKind::Headline, content.name);
        m_tree.setComment(node, content.comment);
        keepOfGame(m_kept.takeGame());
        if (m_tellsStones && !m_node.isHeader && m_node.isMain && m_header.game != Header::Game::Other)
            addForeignStones(m_foreign, readForeignOpening(m_node, m_points));
        if (laid == NoNode)
            m_modelNode[m_node.number] =
                (m_node.isHeader || m_tellsStones) && m_node.isMain && m_moves.empty() ? layForeignStones(node) : node;
        content = {};
    }

    // Properties of the game are kept at the root, wherever they were found.
    void keepOfGame(std::vector<KeptProperty> properties)
    {
        if (properties.empty())
            return;
        std::vector<KeptProperty> &ofRoot = m_tree.editDetails(GameTree::root()).properties;
        ofRoot.insert(
            ofRoot.begin(), std::make_move_iterator(properties.begin()), std::make_move_iterator(properties.end()));
    }

    RawTree &m_raw;
    Header m_header;
    NodeText m_node;
    KeptProperties m_kept;
    InfoReader m_infoReader;
    NodeReader m_nodeReader;
    PointReader m_points;
    GameTree m_tree;
    CurrentLine m_line;
    std::vector<NodeId> m_modelNode; // for each node of the text, its last node in the model
    // Number plus one of the node in which a property last occurred.
    std::array<std::size_t, enumCount<Id>()> m_seen {};
    std::vector<SetupWithoutSide> m_withoutSide;
    std::vector<MoveValue> m_moves; // of the current node
    MovesSeen m_movesSeen;
    ForeignOpening m_foreign;
    bool m_tellsStones = false; // True if the current node states stones in another program's way
    std::map<rules::Point, NodeId> m_laid; // the stones added in this way
    std::set<NodeId> m_told; // those whose own nodes have come
};

} // namespace

Interpreted interpret(RawTree &raw)
{
    return Interpreter(raw).run();
}

} // namespace kagetsu::record::sgf
