// SPDX-License-Identifier: MIT
#include "record/sgf/header.h"

#include "record/model/stones.h"
#include "record/sgf/syntax/values.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <initializer_list>

namespace kagetsu::record::sgf {

namespace {

constexpr int GoBoard = 19;
constexpr int LargestLetterBoard = 26;

class HeaderReader
{
public:
    explicit HeaderReader(RawTree &raw)
        : m_raw(raw)
    {
    }

    Header read()
    {
        findNode();
        readGameType();
        const bool sized = readSize();
        m_header.game = gameByType();
        readGoFacts();
        if (!sized && m_header.game != Header::Game::Other)
            guessSize();
        if (m_header.gameType == 11)
            m_header.game = movesAreSmallLetters() ? Header::Game::Unsure : Header::Game::Other;
        if (!m_header.isPlanar)
            m_header.game = Header::Game::Other;
        return m_header;
    }

private:
    // Returns the first value of a property of the header node, or nothing if it is missing.
    std::optional<std::string_view> value(Id id, std::size_t *offset = nullptr) const
    {
        if (m_raw.nodes.empty())
            return std::nullopt;
        for (std::uint32_t i = m_raw.nodes[m_header.node].firstProperty; i < m_raw.propertiesEnd(m_header.node); ++i) {
            const RawTree::Property &property = m_raw.properties[i];
            if (property.id != id || property.firstValue == m_raw.valuesEnd(i))
                continue;
            const std::string_view text = m_raw.at(m_raw.values[property.firstValue]);
            if (id == Id::SZ && text.empty()) // it is not written again, so it must not hide the next one
                continue;
            if (offset != nullptr)
                *offset = property.offset;
            return text;
        }
        return std::nullopt;
    }

    bool hasProperty(std::initializer_list<std::string_view> idents) const
    {
        for (std::uint32_t i = m_raw.nodes[m_header.node].firstProperty; i < m_raw.propertiesEnd(m_header.node); ++i) {
            if (std::find(
                    idents.begin(), idents.end(), nameFor(m_raw.ident(m_raw.properties[i]), m_raw.properties[i].id))
                != idents.end())
                return true;
        }
        return false;
    }

    void add(Code code, std::size_t offset, std::string_view excerpt = {})
    {
        m_raw.findings.add({ code, offset, static_cast<int>(m_header.node), excerpt });
    }

    // Empty nodes before the one with the root properties are skipped (record-sgf.md#r26).
    void findNode()
    {
        std::size_t node = 0;
        while (node < m_raw.nodes.size() && m_raw.nodes[node].firstProperty == m_raw.propertiesEnd(node)) {
            ++node;
            if (node < m_raw.nodes.size() && m_raw.nodes[node].parent != static_cast<int>(node) - 1)
                return;
        }
        if (node < m_raw.nodes.size())
            m_header.node = node;
    }

    void readGameType()
    {
        std::size_t offset = 0;
        const std::optional<std::string_view> text = value(Id::GM, &offset);
        const std::optional<Read<int>> number = text ? readNumber(*text) : std::nullopt;
        if (number)
            m_header.gameType = number->value;
        else if (text)
            add(Code::BadValue, offset, *text);
    }

    // Returns false if SZ is missing or unusable.
    bool readSize()
    {
        std::size_t offset = 0;
        const std::optional<std::string_view> text = value(Id::SZ, &offset);
        if (!text)
            return false;
        m_header.sizeText = *text;
        if (std::count(text->begin(), text->end(), ':') > 1) {
            add(Code::NotPlanar, offset, *text);
            m_header.isPlanar = false;
            return true;
        }
        const std::optional<Read<Size>> size = sgf::readSize(*text);
        const auto fits = [](int lines) { return lines >= MinRecordSize && lines <= MaxRecordSize; };
        if (!size || !fits(size->value.columns) || !fits(size->value.rows)) {
            add(Code::BadSize, offset, *text);
            return false;
        }
        if (!size->usual)
            add(Code::ValueSpelling, offset, *text);
        m_header.columns = size->value.columns;
        m_header.rows = size->value.rows;
        return true;
    }

    Header::Game gameByType()
    {
        switch (m_header.gameType) {
        case 4: return Header::Game::Ours;
        case 5: return isOrcGame() ? Header::Game::Ours : Header::Game::Other;
        case 1:
        case 11: return Header::Game::Candidate;
        default: return Header::Game::Other;
        }
    }

    // True for a game of the ORC server, which wrote renju with the number of another game.
    bool isOrcGame()
    {
        if (m_header.columns != 15 || m_header.rows != 15)
            return false;
        const std::string_view name = value(Id::GN).value_or("");
        const bool named = std::any_of(std::begin(OrcNames), std::end(OrcNames),
            [name](std::string_view rule) { return name.find(rule) != std::string_view::npos; });
        if (!named && !hasProperty({ "5A", "SW" }))
            return false;
        add(Code::OrcGame, m_raw.nodes[m_header.node].offset);
        return true;
    }

    // Calls `visit(property, value)` for the values of moves and setups in the whole tree.
    template <class Visit>
    void forEachPointValue(Visit visit) const
    {
        for (std::size_t i = 0; i < m_raw.properties.size(); ++i) {
            const Id id = m_raw.properties[i].id;
            if (id != Id::B && id != Id::W && id != Id::AB && id != Id::AW && id != Id::AE)
                continue;
            const std::uint32_t first = m_raw.properties[i].firstValue;
            const bool isMove =
                id == Id::B || id == Id::W; // only the first value of a move is kept (record-sgf.md#r26)
            const std::uint32_t end = isMove ? std::min(first + 1, m_raw.valuesEnd(i)) : m_raw.valuesEnd(i);
            for (std::uint32_t v = first; v < end; ++v)
                visit(id, m_raw.at(m_raw.values[v]));
        }
    }

    void guessSize()
    {
        // FF[4] takes a record that names no game for Go. Here it counts as five in a row unless something indicates
        // Go.
        const bool isNamed = value(Id::GM).has_value();
        if (m_header.gameType == 1 && (isNamed || m_header.hasHandicap || m_header.hasKomi)) {
            m_header.columns = m_header.rows = GoBoard;
            return;
        }
        int needed = 0;
        forEachPointValue([&needed](Id id, std::string_view text) {
            if ((id == Id::B || id == Id::W) && text == "tt")
                return; // a pass on boards that are more likely than one of 20 lines
            for (std::size_t at = 0; at <= text.size();) {
                const std::size_t end = std::min(text.find_first_of(":,", at), text.size());
                needed = std::max(needed, sizeNeeded(text.substr(at, end - at)).value_or(0));
                at = end + 1;
            }
        });
        int lines = rules::DefaultBoardSize;
        for (const int larger : { GoBoard, 20, LargestLetterBoard }) {
            if (needed > lines)
                lines = larger;
        }
        if (!isNamed && lines > rules::DefaultBoardSize)
            lines = GoBoard;
        if (lines != rules::DefaultBoardSize || !isNamed)
            add(Code::SizeGuessed, m_raw.nodes.empty() ? 0 : m_raw.nodes[m_header.node].offset);
        m_header.columns = m_header.rows = lines;
    }

    bool movesAreSmallLetters() const
    {
        bool all = true;
        forEachPointValue([&](Id id, std::string_view text) {
            if (id != Id::B && id != Id::W)
                return;
            const std::optional<Read<rules::Point>> point = readPoint(text, m_header.columns, m_header.rows);
            all = all && point && point->usual && text.size() == 2;
        });
        return all;
    }

    void readGoFacts()
    {
        const std::optional<Read<int>> handicap = readNumber(value(Id::HA).value_or("0"));
        m_header.hasHandicap = handicap && handicap->value >= 2;
        const std::string_view komi = trimmed(value(Id::KM).value_or("0"));
        const bool sabaki =
            value(Id::AP).value_or("").starts_with("Sabaki") || value(Id::XAP).value_or("").starts_with("Sabaki");
        const std::optional<Read<std::chrono::milliseconds>> points = readSeconds(komi);
        m_header.hasKomi = points && points->value.count() != 0 && !(points->value.count() == 6500 && sabaki);
    }

    static constexpr std::string_view OrcNames[] { "RIF", "Sakata", "Yamaguchi" };

    RawTree &m_raw;
    Header m_header;
};

// True for a record that does not name its game by number and has nothing of Go (record-sgf.md#r25).
bool hasShapeOfOurs(const Header &header, const MovesSeen &seen)
{
    const bool board =
        header.columns == header.rows && (header.columns <= 15 || header.columns == 19 || header.columns == 20);
    return board && !header.hasHandicap && !header.hasKomi && !seen.territory && !seen.occupied;
}

} // namespace

Header readHeader(RawTree &raw)
{
    return HeaderReader(raw).read();
}

GameKind decideKind(RawTree &raw, const Header &header, const MovesSeen &seen)
{
    const auto tell = [&](Code code) {
        const std::size_t offset = raw.nodes.empty() ? 0 : raw.nodes[header.node].offset;
        raw.findings.add({ code, offset, static_cast<int>(header.node) });
    };
    switch (header.game) {
    case Header::Game::Ours: break;
    case Header::Game::Candidate:
        if (!hasShapeOfOurs(header, seen)) {
            tell(Code::GoRecord);
            return GameKind::Foreign;
        }
        if (seen.five)
            break;
        [[fallthrough]];
    case Header::Game::Unsure: tell(Code::UnsureGame); return GameKind::Unsure;
    case Header::Game::Other:
        if (header.isPlanar)
            tell(Code::OtherGame);
        return GameKind::Foreign;
    }
    return GameKind::Ours;
}

} // namespace kagetsu::record::sgf
