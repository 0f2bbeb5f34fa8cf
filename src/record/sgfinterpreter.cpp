// SPDX-License-Identifier: MIT
#include "record/sgfinterpreter.h"

#include "record/sgfboard.h"
#include "record/sgfheader.h"
#include "record/sgfresult.h"
#include "record/sgfvalues.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace kagetsu::record::sgf {

namespace {

constexpr std::size_t IdCount = static_cast<std::size_t>(Id::Count);

bool byRow(rules::Point a, rules::Point b)
{
    return a.y != b.y ? a.y > b.y : a.x < b.x;
}

// The text of the game info that a property fills; nothing for properties that are no plain text.
std::string *infoText(GameInfo &info, Id id)
{
    switch (id) {
    case Id::PB:
        return &info.black.name;
    case Id::PW:
        return &info.white.name;
    case Id::BR:
        return &info.black.rank;
    case Id::WR:
        return &info.white.rank;
    case Id::BT:
        return &info.black.team;
    case Id::WT:
        return &info.white.team;
    case Id::EV:
        return &info.event;
    case Id::RO:
        return &info.round;
    case Id::DT:
        return &info.date;
    case Id::PC:
        return &info.place;
    case Id::RE:
        return &info.resultText;
    case Id::RU:
        return &info.rules;
    case Id::TM:
        return &info.baseTime;
    case Id::OT:
        return &info.overtime;
    case Id::GN:
        return &info.gameName;
    case Id::GC:
        return &info.remark;
    case Id::SO:
        return &info.source;
    case Id::US:
        return &info.user;
    case Id::AN:
        return &info.annotator;
    case Id::CP:
        return &info.copyright;
    case Id::ON:
        return &info.openingName;
    case Id::XON:
        return &info.openingId;
    case Id::XRS:
        return &info.reasonText;
    case Id::XTC:
        return &info.timeControl;
    case Id::XID:
        return &info.recordId;
    case Id::XAP:
        return &info.originalApplication;
    default:
        return nullptr;
    }
}

class Interpreter
{
public:
    explicit Interpreter(RawTree &raw)
        : m_raw(raw)
        , m_header(readHeader(raw))
        , m_out { {}, GameTree(m_header.columns, m_header.rows) }
        , m_board(m_header.columns, m_header.rows)
        , m_modelNode(raw.nodes.size(), GameTree::root())
        , m_setupOf(static_cast<std::size_t>(m_header.columns * m_header.rows))
    {
    }

    Interpreted run()
    {
        m_out.info.gameType = m_header.gameType;
        m_out.info.sizeText = m_header.sizeText;
        for (std::size_t node = 0; node < m_raw.nodes.size(); ++node) {
            enter(node);
            for (std::uint32_t i = m_raw.nodes[node].firstProperty; i < m_raw.propertiesEnd(node); ++i)
                readProperty(i);
            finishNode();
        }
        while (!m_path.empty())
            leaveLast();
        finishInfo();
        return std::move(m_out);
    }

private:
    // A node of the text on the way from the root to the one being read.
    struct Step
    {
        std::size_t node;
        std::size_t mark; // of the board before it
        std::optional<rules::Side> mover; // of the last move so far
        bool five = false;
        bool hasChild = false;
    };

    struct MoveValue
    {
        rules::Side side;
        std::string_view text;
        std::size_t offset;
    };

    // --- the walk ---

    void leaveLast()
    {
        const Step &step = m_path.back();
        m_fiveAtEnd = m_fiveAtEnd || (step.five && !step.hasChild);
        m_board.backTo(step.mark);
        m_path.pop_back();
    }

    void enter(std::size_t node)
    {
        const int parent = m_raw.nodes[node].parent;
        while (!m_path.empty() && static_cast<int>(m_path.back().node) != parent)
            leaveLast();
        Step step { node, m_board.mark(), std::nullopt };
        if (!m_path.empty()) {
            m_path.back().hasChild = true;
            step.mover = m_path.back().mover;
        }
        m_path.push_back(step);
        // In file order the first child follows its parent at once.
        if (node == 0 || (m_mainEnd == node - 1 && parent == static_cast<int>(node) - 1))
            m_mainEnd = node;
        m_node = node;
        m_isHeader = node == m_header.node;
        m_moves.clear();
        m_details = {};
        m_comment.clear();
        m_hasComment = false;
        m_touched.clear();
        m_toMove.reset();
        m_unknown.clear();
        if (!m_unknownPlaces.empty()) // clearing would cost as much as the largest node so far
            m_unknownPlaces = {};
    }

    // --- findings ---

    void add(Code code, std::size_t offset, std::string_view excerpt = {})
    {
        m_raw.findings.add({ code, offset, static_cast<int>(m_node), excerpt });
    }

    std::size_t nodeOffset() const { return m_raw.nodes[m_node].offset; }

    // --- properties ---

    std::string_view firstValue(std::uint32_t place) const
    {
        const std::uint32_t first = m_raw.properties[place].firstValue;
        return first < m_raw.valuesEnd(place) ? m_raw.at(m_raw.values[first]) : std::string_view();
    }

    std::uint32_t valueCount(std::uint32_t place) const
    {
        return m_raw.valuesEnd(place) - m_raw.properties[place].firstValue;
    }

    // Values from this one on, as they stand.
    RawProperty rawFrom(std::uint32_t place, std::uint32_t skip) const
    {
        const RawTree::Property &property = m_raw.properties[place];
        RawProperty raw { nameFor(m_raw.ident(property), property.id), {} };
        for (std::uint32_t v = property.firstValue + skip; v < m_raw.valuesEnd(place); ++v)
            raw.values.emplace_back(m_raw.at(m_raw.values[v]));
        return raw;
    }

    bool isDuplicate(Id id)
    {
        std::size_t &seen = m_seen[static_cast<std::size_t>(id)];
        const bool twice = seen == m_node + 1;
        seen = m_node + 1;
        return twice;
    }

    void readProperty(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        if (property.id == Id::Unknown) {
            keepUnknown(place);
            return;
        }
        if (property.id == Id::B || property.id == Id::W) {
            m_moves.push_back(
                { property.id == Id::B ? rules::Side::Black : rules::Side::White, firstValue(place), property.offset });
            if (valueCount(place) > 1)
                add(Code::MultiMove, property.offset, m_raw.at(m_raw.values[property.firstValue + 1]));
            return;
        }
        const PropertyInfo &info = infoOf(property.id);
        if (isDuplicate(property.id)) {
            add(Code::Duplicate, property.offset, info.ident);
            if (info.shape == Shape::Single) {
                keepRaw(rawFrom(place, 0), property.id);
                return;
            }
        }
        switch (info.kind) {
        case Kind::Root:
            readRootProperty(place);
            break;
        case Kind::Info:
            readInfo(place);
            break;
        default:
            if (!readNodeProperty(place))
                keepRaw(rawFrom(place, 0), property.id);
            break;
        }
    }

    // Where a known property that is kept as it is belongs. Lists that stand twice are joined.
    void keepRaw(RawProperty raw, Id id)
    {
        const PropertyInfo &info = infoOf(id);
        const bool ofGame = m_isHeader && (info.kind == Kind::Root || info.kind == Kind::Info);
        std::vector<RawProperty> &properties = ofGame ? m_gameProperties : m_details.properties;
        if (info.shape == Shape::List && m_rawSeen[static_cast<std::size_t>(id)] == m_node + 1) {
            std::vector<std::string> &values = properties[m_rawPlace[static_cast<std::size_t>(id)]].values;
            std::move(raw.values.begin(), raw.values.end(), std::back_inserter(values));
            return;
        }
        m_rawSeen[static_cast<std::size_t>(id)] = m_node + 1;
        m_rawPlace[static_cast<std::size_t>(id)] = properties.size();
        properties.push_back(std::move(raw));
    }

    void keepUnknown(std::uint32_t place)
    {
        RawProperty raw = rawFrom(place, 0);
        const auto [known, isNew] = m_unknownPlaces.try_emplace(raw.ident, m_unknown.size());
        if (isNew) {
            m_unknown.push_back(std::move(raw));
            return;
        }
        add(Code::Duplicate, m_raw.properties[place].offset, m_raw.ident(m_raw.properties[place]));
        std::vector<std::string> &values = m_unknown[known->second].values;
        std::move(raw.values.begin(), raw.values.end(), std::back_inserter(values));
    }

    // A value that was not understood stays as it was.
    void keepBad(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        const bool ours = infoOf(property.id).ident.front() == 'X';
        add(ours ? Code::PrivateBad : Code::BadValue, property.offset, firstValue(place));
        keepRaw(rawFrom(place, 0), property.id);
    }

    // A property of one value that has more: the others stay as they are.
    void keepOthers(std::uint32_t place)
    {
        if (valueCount(place) < 2)
            return;
        add(Code::Duplicate, m_raw.properties[place].offset, m_raw.ident(m_raw.properties[place]));
        keepRaw(rawFrom(place, 1), m_raw.properties[place].id);
    }

    void readRootProperty(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        if (!m_isHeader) {
            add(Code::RootPropertyLate, property.offset, infoOf(property.id).ident);
            keepRaw(rawFrom(place, 0), property.id);
            return;
        }
        // FF, CA, GM and SZ are written anew; the header has read them, and told of values that are no good.
        if (property.id == Id::AP)
            m_out.info.application = unescapeSimple(firstValue(place));
        else if (property.id == Id::ST)
            keepRaw(rawFrom(place, 0), property.id);
    }

    void readInfo(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        std::string *text = infoText(m_out.info, property.id);
        if (!m_isHeader) {
            const bool main = m_mainEnd == m_node;
            if (main) {
                add(Code::InfoLate, property.offset, infoOf(property.id).ident);
                if (text != nullptr && text->empty())
                    *text = property.id == Id::GC ? unescapeText(firstValue(place)) : unescapeSimple(firstValue(place));
            }
            keepRaw(rawFrom(place, 0), property.id);
            return;
        }
        if (property.id == Id::GC) {
            appendText(place, *text, /*isFirst=*/text->empty());
        } else if (property.id == Id::XOP) {
            if (const std::optional<Read<rules::Side>> side = readColour(firstValue(place)))
                m_out.info.opener = side->value;
            else
                keepBad(place);
        } else if (text != nullptr) {
            *text = unescapeSimple(firstValue(place));
            keepOthers(place);
            if (property.id == Id::XRS && !text->empty() && !isKnownReason(*text))
                add(Code::PrivateBad, property.offset, firstValue(place));
        } else {
            keepRaw(rawFrom(place, 0), property.id);
        }
    }

    // Texts that stand several times are joined with a line break (R9).
    void appendText(std::uint32_t place, std::string &text, bool isFirst)
    {
        const RawTree::Property &property = m_raw.properties[place];
        if (valueCount(place) > 1)
            add(Code::Duplicate, property.offset, infoOf(property.id).ident);
        for (std::uint32_t v = property.firstValue; v < m_raw.valuesEnd(place); ++v) {
            if (!isFirst)
                text += '\n';
            text += unescapeText(m_raw.at(m_raw.values[v]));
            isFirst = false;
        }
    }

    // True when the property was read into the model, or kept with its message.
    bool readNodeProperty(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        const std::string_view text = firstValue(place);
        switch (property.id) {
        case Id::C:
            appendText(place, m_comment, !m_hasComment);
            m_hasComment = true;
            return true;
        case Id::N:
            m_details.name = unescapeSimple(text);
            keepOthers(place);
            return true;
        case Id::AB:
        case Id::AW:
        case Id::AE:
            return !isRaw() && readSetup(place);
        case Id::PL:
            return !isRaw() && readSide(place, m_toMove);
        case Id::BL:
            return readClock(place, m_details.black);
        case Id::WL:
            return readClock(place, m_details.white);
        case Id::OB:
            return readCount(place, m_details.black.periods);
        case Id::OW:
            return readCount(place, m_details.white.periods);
        case Id::XFN:
            return readCount(place, m_details.fifthMoves);
        case Id::XBY:
            return readSide(place, m_details.placedBy);
        case Id::XDR:
            return readSide(place, m_details.drawOffer);
        case Id::XSW:
            return readWord(place, m_details.swap,
                { { { "Y", SwapChoice::Swapped }, { "N", SwapChoice::Kept }, { "+2", SwapChoice::TwoMore } } });
        case Id::XFC:
            return readWord(place, m_details.foul,
                std::array<std::pair<std::string_view, FoulNote>, 2> {
                    { { "refused", FoulNote::Refused }, { "missed", FoulNote::Missed } } });
        case Id::XF5:
            return !isRaw() && readFifthOffers(place);
        case Id::XWN:
            return readWarnings(place);
        case Id::L:
            return convertLetters(place);
        case Id::M:
            return convertTo(Id::MA, rawFrom(place, 0).values);
        case Id::CH:
        case Id::SI:
            return convertTo(Id::HO, { "1" });
        case Id::TB:
        case Id::TW:
            m_hasTerritory = true;
            return false;
        default:
            return false;
        }
    }

    bool readSide(std::uint32_t place, std::optional<rules::Side> &target)
    {
        const std::optional<Read<rules::Side>> side = readColour(firstValue(place));
        if (!side) {
            keepBad(place);
            return true;
        }
        target = side->value;
        keepOthers(place);
        return true;
    }

    bool readClock(std::uint32_t place, ClockNote &note)
    {
        const auto time = readSeconds(firstValue(place));
        if (!time) {
            keepBad(place);
            return true;
        }
        if (!time->usual)
            add(Code::ValueSpelling, m_raw.properties[place].offset, firstValue(place));
        note.left = time->value;
        keepOthers(place);
        return true;
    }

    bool readCount(std::uint32_t place, std::optional<int> &target)
    {
        const std::optional<Read<int>> number = readNumber(firstValue(place));
        if (!number) {
            keepBad(place);
            return true;
        }
        if (!number->usual)
            add(Code::ValueSpelling, m_raw.properties[place].offset, firstValue(place));
        target = number->value;
        keepOthers(place);
        return true;
    }

    template <class Word, std::size_t Count>
    bool readWord(std::uint32_t place, std::optional<Word> &target,
        const std::array<std::pair<std::string_view, Word>, Count> &words)
    {
        const std::string_view text = trimmed(firstValue(place));
        for (const auto &[word, meaning] : words) {
            if (word == text) {
                target = meaning;
                keepOthers(place);
                return true;
            }
        }
        keepBad(place);
        return true;
    }

    bool readWord(std::uint32_t place, std::optional<SwapChoice> &target,
        const std::array<std::pair<std::string_view, SwapChoice>, 3> &words)
    {
        return readWord<SwapChoice, 3>(place, target, words);
    }

    bool readWarnings(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        for (std::uint32_t v = property.firstValue; v < m_raw.valuesEnd(place); ++v) {
            const std::string_view text = m_raw.at(m_raw.values[v]);
            const std::size_t colon = text.find(':');
            const std::optional<Read<rules::Side>> side = readColour(text.substr(0, colon));
            if (colon == std::string_view::npos || !side) {
                add(Code::PrivateBad, property.offset, text);
                keepRaw({ "XWN", { std::string(text) } }, property.id);
            } else {
                m_details.warnings.push_back({ side->value, unescapeSimple(text.substr(colon + 1)) });
            }
        }
        return true;
    }

    // --- points ---

    // Nothing is placed: another game, or a board of three dimensions.
    bool isRaw() const { return m_header.game == Header::Game::Other; }

    std::optional<rules::Point> point(std::string_view text, std::size_t offset)
    {
        const std::optional<Read<rules::Point>> read = readPoint(text, m_header.columns, m_header.rows);
        if (!read)
            return std::nullopt;
        if (!read->usual)
            add(Code::PointSpelling, offset, text);
        return read->value;
    }

    // The points of one value of a list: one, a rectangle (R10), or several with commas (R11). Nothing when it is none.
    std::vector<rules::Point> pointsOf(std::string_view text, std::size_t offset)
    {
        std::vector<rules::Point> points;
        if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
            const std::optional<rules::Point> one = point(text.substr(0, colon), offset);
            const std::optional<rules::Point> two = point(text.substr(colon + 1), offset);
            if (!one || !two)
                return {};
            for (int y = std::min(one->y, two->y); y <= std::max(one->y, two->y); ++y) {
                for (int x = std::min(one->x, two->x); x <= std::max(one->x, two->x); ++x)
                    points.emplace_back(x, y);
            }
            return points;
        }
        if (text.find(',') != std::string_view::npos)
            add(Code::CommaList, offset, text);
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(',', at), text.size());
            const std::optional<rules::Point> one = point(text.substr(at, end - at), offset);
            if (!one)
                return {};
            points.push_back(*one);
            at = end + 1;
        }
        return points;
    }

    template <class Visit>
    void forEachListPoint(std::uint32_t place, Visit visit)
    {
        const RawTree::Property &property = m_raw.properties[place];
        for (std::uint32_t v = property.firstValue; v < m_raw.valuesEnd(place); ++v) {
            const std::string_view text = m_raw.at(m_raw.values[v]);
            const std::vector<rules::Point> points = pointsOf(text, m_raw.values[v].begin);
            if (points.empty()) {
                add(Code::IllegalPoint, m_raw.values[v].begin, text);
                keepRaw({ std::string(infoOf(property.id).ident), { std::string(text) } }, property.id);
            }
            for (const rules::Point there : points)
                visit(there);
        }
    }

    // A point set up twice in a node counts as what was written later (R12).
    bool readSetup(std::uint32_t place)
    {
        const RawTree::Property &property = m_raw.properties[place];
        const rules::Stone stone = property.id == Id::AB ? rules::Stone::Black
            : property.id == Id::AW                      ? rules::Stone::White
                                                         : rules::Stone::None;
        bool overlap = false;
        forEachListPoint(place, [&](rules::Point there) {
            SetupMark &mark = m_setupOf[static_cast<std::size_t>(there.y * m_header.columns + there.x)];
            if (mark.stamp != m_node + 1)
                m_touched.push_back(there);
            else
                overlap = overlap || mark.stone != stone;
            mark = { m_node + 1, stone };
        });
        if (overlap)
            add(Code::SetupOverlap, property.offset);
        return true;
    }

    bool readFifthOffers(std::uint32_t place)
    {
        std::vector<rules::Point> &offers = m_details.fifthOffers;
        forEachListPoint(place, [&offers](rules::Point there) { offers.push_back(there); });
        std::sort(offers.begin(), offers.end(), byRow);
        offers.erase(std::unique(offers.begin(), offers.end()), offers.end());
        return true;
    }

    // --- old names ---

    bool convertTo(Id id, std::vector<std::string> values)
    {
        keepRaw({ std::string(infoOf(id).ident), std::move(values) }, id);
        return true;
    }

    // L puts the letters a, b, c … on its points in order.
    bool convertLetters(std::uint32_t place)
    {
        std::vector<std::string> values = rawFrom(place, 0).values;
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] += ':';
            values[i] += i < 26 ? std::string(1, static_cast<char>('a' + i)) : std::to_string(i + 1);
        }
        return convertTo(Id::LB, std::move(values));
    }

    // --- nodes ---

    Setup takeSetup()
    {
        Setup setup;
        setup.toMove = m_toMove;
        for (const rules::Point there : m_touched) {
            const rules::Stone stone = m_setupOf[static_cast<std::size_t>(there.y * m_header.columns + there.x)].stone;
            (stone == rules::Stone::Black          ? setup.black
                    : stone == rules::Stone::White ? setup.white
                                                   : setup.empty)
                .push_back(there);
            m_board.set(there, stone);
        }
        for (std::vector<rules::Point> *points : { &setup.black, &setup.white, &setup.empty })
            std::sort(points->begin(), points->end(), byRow);
        if (!m_touched.empty() && !m_toMove && m_moves.empty() && std::abs(m_board.surplus()) >= 2)
            add(Code::SideGuessed, nodeOffset());
        if (!setup.isEmpty())
            m_path.back().mover.reset();
        return setup;
    }

    Move placed(const MoveValue &value)
    {
        if (isRaw())
            return Move::unplaced(value.side);
        const std::string_view text = trimmed(value.text);
        if (text.empty() || (text == "tt" && m_header.columns <= 19 && m_header.rows <= 19)) {
            if (text.size() != value.text.size())
                add(Code::PointSpelling, value.offset, value.text);
            return Move::pass(value.side);
        }
        const std::optional<rules::Point> there = point(value.text, value.offset);
        if (!there) {
            add(Code::IllegalPoint, value.offset, value.text);
            return Move::unplaced(value.side);
        }
        if (m_board.at(*there) != rules::Stone::None) {
            add(Code::OccupiedPoint, value.offset, value.text);
            m_hasOccupied = true;
            return Move::unplaced(value.side);
        }
        m_board.set(*there, rules::stoneOf(value.side));
        m_path.back().five = m_board.isFive(*there);
        return Move::stone(value.side, *there);
    }

    // Hangs the moves of a node in a chain below `parent`; each clock goes to the last move of its colour (R26).
    NodeId appendMoves(NodeId parent)
    {
        std::array<NodeId, 2> last { NoNode, NoNode };
        NodeId node = parent;
        for (const MoveValue &value : m_moves) {
            std::optional<rules::Side> &mover = m_path.back().mover;
            if (mover == value.side)
                add(Code::SameColour, value.offset);
            mover = value.side;
            node = m_out.tree.append(node, placed(value));
            if (m_out.tree.move(node)->kind == Move::Kind::Unplaced)
                m_out.tree.editDetails(node).unplacedMove = value.text;
            last[static_cast<std::size_t>(value.side)] = node;
        }
        moveClock(m_details.black, &NodeDetails::black, last[0], node);
        moveClock(m_details.white, &NodeDetails::white, last[1], node);
        return node;
    }

    void moveClock(ClockNote &note, ClockNote NodeDetails::*member, NodeId to, NodeId lastNode)
    {
        if (note == ClockNote {} || to == NoNode || to == lastNode)
            return;
        m_out.tree.editDetails(to).*member = note;
        note = {};
    }

    void setDetails(NodeId node, NodeDetails &&details)
    {
        if (details == NodeDetails {})
            return;
        NodeDetails &target = m_out.tree.editDetails(node);
        details.unplacedMove = std::move(target.unplacedMove);
        target = std::move(details);
    }

    void finishNode()
    {
        Setup setup = takeSetup();
        const int parent = m_raw.nodes[m_node].parent;
        NodeId node = parent < 0 ? GameTree::root() : m_modelNode[static_cast<std::size_t>(parent)];
        const bool isRoot = m_node == 0;
        if (m_moves.size() > 1)
            add(Code::MovesSplit, nodeOffset());
        if (!m_moves.empty()) {
            if (isRoot) {
                add(Code::MoveInRoot, nodeOffset());
                NodeDetails ofRoot;
                ofRoot.setup = std::move(setup);
                ofRoot.properties = std::move(m_unknown);
                setDetails(node, std::move(ofRoot));
                m_unknown.clear();
            } else if (!setup.isEmpty()) {
                add(Code::SetupAndMove, nodeOffset());
                node = m_out.tree.append(node, std::nullopt);
                m_out.tree.editDetails(node).setup = std::move(setup);
            }
            node = appendMoves(node);
        } else {
            if (!isRoot)
                node = m_out.tree.append(node, std::nullopt);
            m_details.setup = std::move(setup);
        }
        std::move(m_unknown.begin(), m_unknown.end(), std::back_inserter(m_details.properties));
        setDetails(node, std::move(m_details));
        m_out.tree.setComment(node, std::move(m_comment));
        if (!m_gameProperties.empty()) {
            std::vector<RawProperty> &ofRoot = m_out.tree.editDetails(GameTree::root()).properties;
            ofRoot.insert(ofRoot.begin(), std::make_move_iterator(m_gameProperties.begin()),
                std::make_move_iterator(m_gameProperties.end()));
            m_gameProperties.clear();
        }
        m_modelNode[m_node] = node;
    }

    // --- the game ---

    void finishInfo()
    {
        GameInfo &info = m_out.info;
        info.result = resultFromSgf(info.resultText, info.reasonText);
        if (info.originalApplication.empty() && !info.application.starts_with("Kagetsu:"))
            info.originalApplication = info.application;
        const std::size_t offset = m_raw.nodes.empty() ? 0 : m_raw.nodes[m_header.node].offset;
        m_node = m_header.node;
        switch (m_header.game) {
        case Header::Game::Ours:
            info.kind = GameKind::Ours;
            break;
        case Header::Game::Unsure:
            info.kind = GameKind::Unsure;
            add(Code::UnsureGame, offset);
            break;
        case Header::Game::Candidate:
            if (!hasShapeOfOurs()) {
                info.kind = GameKind::Foreign;
                add(Code::GoRecord, offset);
            } else if (!m_fiveAtEnd) {
                info.kind = GameKind::Unsure;
                add(Code::UnsureGame, offset);
            }
            break;
        case Header::Game::Other:
            info.kind = GameKind::Foreign;
            if (m_header.isPlanar)
                add(Code::OtherGame, offset);
            break;
        }
    }

    // A record without a number of our game that has nothing of Go (R25 and the table before it).
    bool hasShapeOfOurs() const
    {
        const bool board = m_header.columns == m_header.rows
            && (m_header.columns <= 15 || m_header.columns == 19 || m_header.columns == 20);
        return board && !m_header.hasHandicap && !m_header.hasKomi && !m_hasTerritory && !m_hasOccupied;
    }

    struct SetupMark
    {
        std::size_t stamp = 0; // number of the node plus one
        rules::Stone stone = rules::Stone::None;
    };

    RawTree &m_raw;
    Header m_header;
    Interpreted m_out;
    WalkingBoard m_board;
    std::vector<Step> m_path;
    std::vector<NodeId> m_modelNode; // of each node of the text: its last one in the model
    std::size_t m_mainEnd = 0; // the last node of the main line so far
    bool m_fiveAtEnd = false;
    bool m_hasOccupied = false;
    bool m_hasTerritory = false;
    std::vector<SetupMark> m_setupOf; // of each point
    std::array<std::size_t, IdCount> m_seen {}; // node plus one in which a property stood last
    std::array<std::size_t, IdCount> m_rawSeen {}; // the same for properties kept as they are, and where they are
    std::array<std::size_t, IdCount> m_rawPlace {};
    std::vector<RawProperty> m_gameProperties; // for the root, wherever they were found

    // Of the node being read.
    std::size_t m_node = 0;
    bool m_isHeader = false;
    std::vector<MoveValue> m_moves;
    NodeDetails m_details;
    std::string m_comment;
    bool m_hasComment = false;
    std::vector<rules::Point> m_touched;
    std::optional<rules::Side> m_toMove;
    std::vector<RawProperty> m_unknown;
    std::unordered_map<std::string, std::size_t> m_unknownPlaces;
};

} // namespace

Interpreted interpret(RawTree &raw)
{
    return Interpreter(raw).run();
}

} // namespace kagetsu::record::sgf
