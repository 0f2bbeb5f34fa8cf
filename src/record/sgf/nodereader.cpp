// SPDX-License-Identifier: MIT
#include "record/sgf/nodereader.h"

#include "record/sgf/syntax/values.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <set>

namespace kagetsu::record::sgf {

namespace {

bool needsBoard(Id id)
{
    return id == Id::AB || id == Id::AW || id == Id::AE || id == Id::PL || id == Id::XFM;
}

} // namespace

void NodeReader::read(const PropertyText &property)
{
    if (!m_hasBoard && needsBoard(property.id())) {
        m_kept.keep(property);
        return;
    }
    NodeDetails &details = m_content.details;
    switch (property.id()) {
    case Id::C: appendText(m_node, property, m_content.comment, std::exchange(m_nextComment, Join::Further)); break;
    case Id::N: m_kept.readLine(property, m_content.name); break;
    case Id::AB: readSetup(property, rules::Stone::Black); break;
    case Id::AW: readSetup(property, rules::Stone::White); break;
    case Id::AE: readSetup(property, rules::Stone::None); break;
    case Id::PL: readSide(property, m_content.setup.toMove); break;
    case Id::BL: readClock(property, details.black); break;
    case Id::WL: readClock(property, details.white); break;
    case Id::OB: readCount(property, details.black.periods); break;
    case Id::OW: readCount(property, details.white.periods); break;
    case Id::XFN: readCount(property, details.fifthMoves); break;
    case Id::XBY: readSide(property, details.placedBy); break;
    case Id::XDR: readSide(property, details.drawOffer); break;
    case Id::XSW:
        readWord(property, details.swap,
            { { "Y", SwapChoice::Swapped }, { "N", SwapChoice::Kept }, { "+2", SwapChoice::TwoMore } });
        break;
    case Id::XFC:
        readWord(property, details.foul, { { "refused", FoulNote::Refused }, { "missed", FoulNote::Missed } });
        break;
    case Id::XCH:
        for (std::uint32_t v = 0; v < property.count(); ++v)
            details.choices.push_back(unescapeSimple(property.value(v)));
        break;
    case Id::XFM: readFifthOffers(property); break;
    case Id::XSY:
        if (trimmed(property.first()) == "board")
            details.symmetryOverruled = true;
        else
            m_kept.keepBad(property);
        break;
    case Id::XWN: readWarnings(property); break;
    case Id::TE:
    case Id::BM:
    case Id::GB:
    case Id::GW:
    case Id::DM:
    case Id::UC:
    case Id::HO: readEmphasis(property); break;
    case Id::DO:
    case Id::IT:
        if (!trimmed(property.first()).empty())
            m_node.add(Code::ValueSpelling, property.offset(), property.first());
        m_kept.keep(property.id(), {});
        break;
    case Id::CH:
    case Id::SI: m_kept.keep(Id::HO, "1"); break;
    case Id::TB:
    case Id::TW:
        m_hasTerritory = true;
        m_kept.keep(property);
        break;
    default:
        if (!m_hasBoard || !m_markup.read(property))
            m_kept.keep(property);
        break;
    }
}

NodeContent &NodeReader::finish()
{
    m_markup.takeInto(m_content.details.markup);
    Setup stones = m_setup.take();
    stones.toMove = m_content.setup.toMove;
    m_content.setup = std::move(stones);
    m_nextComment = Join::First;
    return m_content;
}

void NodeReader::readSide(const PropertyText &property, std::optional<rules::Side> &target)
{
    const std::optional<Read<rules::Side>> side = readColour(property.first());
    if (!side) {
        m_kept.keepBad(property);
        return;
    }
    if (!side->usual)
        m_node.add(Code::ValueSpelling, property.offset(), property.first());
    target = side->value;
    m_kept.keepOthers(property);
}

void NodeReader::readClock(const PropertyText &property, ClockNote &note)
{
    const std::optional<Read<std::chrono::milliseconds>> time = readSeconds(property.first());
    if (!time) {
        m_kept.keepBad(property);
        return;
    }
    if (!time->usual)
        m_node.add(Code::ValueSpelling, property.offset(), property.first());
    note.left = time->value;
    m_kept.keepOthers(property);
}

void NodeReader::readCount(const PropertyText &property, std::optional<int> &target)
{
    const std::optional<Read<int>> number = readNumber(property.first());
    if (!number) {
        m_kept.keepBad(property);
        return;
    }
    if (!number->usual)
        m_node.add(Code::ValueSpelling, property.offset(), property.first());
    target = number->value;
    m_kept.keepOthers(property);
}

template <class Word>
void NodeReader::readWord(const PropertyText &property, std::optional<Word> &target,
    std::initializer_list<std::pair<std::string_view, Word>> words)
{
    const std::string_view text = trimmed(property.first());
    const auto known =
        std::find_if(words.begin(), words.end(), [text](const auto &word) { return word.first == text; });
    if (known == words.end()) {
        m_kept.keepBad(property);
        return;
    }
    target = known->second;
    m_kept.keepOthers(property);
}

void NodeReader::readWarnings(const PropertyText &property)
{
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = property.value(v);
        const std::size_t colon = text.find(':');
        const std::optional<Read<rules::Side>> side = readColour(text.substr(0, colon));
        if (colon == std::string_view::npos || !side) {
            m_node.add(Code::PrivateBad, property.offset(), text);
            m_kept.keep(property.id(), text);
        } else {
            m_content.details.warnings.push_back({ side->value, unescapeSimple(text.substr(colon + 1)) });
        }
    }
}

template <class Visit>
void NodeReader::forEachPoint(const PropertyText &property, Visit visit)
{
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = property.value(v);
        const std::vector<rules::Point> points = m_points.several(text, property.valueOffset(v));
        if (PointReader::isRectangle(text) && (m_unfolded += points.size()) > MostUnfolded) {
            m_node.add(Code::UnfoldsTooFar, property.valueOffset(v), text);
            m_kept.keep(property.id(), text);
            continue;
        }
        if (points.empty()) {
            m_node.add(Code::IllegalPoint, property.valueOffset(v), text);
            m_kept.keep(property.id(), text);
        }
        for (const rules::Point there : points)
            visit(there);
    }
}

void NodeReader::readSetup(const PropertyText &property, rules::Stone stone)
{
    bool agrees = true;
    forEachPoint(property, [&](rules::Point there) { agrees = m_setup.put(there, stone) && agrees; });
    if (!agrees)
        m_node.add(Code::SetupOverlap, property.offset());
}

void NodeReader::readFifthOffers(const PropertyText &property)
{
    std::vector<rules::Point> &offers = m_content.details.fifthOffers;
    std::set<rules::Point> known(offers.begin(), offers.end());
    forEachPoint(property, [&](rules::Point there) {
        if (known.insert(there).second)
            offers.push_back(there);
    });
}

// The value is 1 or 2 (record-sgf.md#values). Some programs write free text under these names in the first node.
void NodeReader::readEmphasis(const PropertyText &property)
{
    const std::string_view value = trimmed(property.first());
    if (value == "1" || value == "2") {
        m_kept.keep(property.id(), value);
        m_kept.keepOthers(property);
    } else if (value.empty()) {
        m_kept.keep(property.id(), "1");
    } else if (m_node.isHeader) {
        m_kept.keep(property);
    } else {
        m_kept.keepBad(property);
    }
}

} // namespace kagetsu::record::sgf
