// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/properties.h"

#include <algorithm>
#include <array>

namespace kagetsu::record::sgf {

namespace {

constexpr std::size_t IdCount = static_cast<std::size_t>(Id::Count);

// The rows are in the order of the enumeration.
constexpr std::array<PropertyInfo, IdCount> Table { {
    { "", Kind::Unknown, Shape::List },
    { "FF", Kind::Root },
    { "GM", Kind::Root },
    { "CA", Kind::Root },
    { "AP", Kind::Root },
    { "SZ", Kind::Root },
    { "ST", Kind::Root },
    { "PB", Kind::Info, Shape::Line },
    { "PW", Kind::Info, Shape::Line },
    { "BR", Kind::Info, Shape::Line },
    { "WR", Kind::Info, Shape::Line },
    { "BT", Kind::Info, Shape::Line },
    { "WT", Kind::Info, Shape::Line },
    { "EV", Kind::Info, Shape::Line },
    { "RO", Kind::Info, Shape::Line },
    { "DT", Kind::Info, Shape::Line },
    { "PC", Kind::Info, Shape::Line },
    { "RE", Kind::Info, Shape::Line },
    { "RU", Kind::Info, Shape::Line },
    { "TM", Kind::Info, Shape::Line },
    { "OT", Kind::Info, Shape::Line },
    { "GN", Kind::Info, Shape::Line },
    { "GC", Kind::Info, Shape::Text },
    { "SO", Kind::Info, Shape::Line },
    { "US", Kind::Info, Shape::Line },
    { "AN", Kind::Info, Shape::Line },
    { "CP", Kind::Info, Shape::Line },
    { "ON", Kind::Info, Shape::Line },
    { "HA", Kind::Info },
    { "KM", Kind::Info },
    { "TB", Kind::Node, Shape::List },
    { "TW", Kind::Node, Shape::List },
    { "B", Kind::Move },
    { "W", Kind::Move },
    { "KO", Kind::Move },
    { "MN", Kind::Move },
    { "BL", Kind::Move },
    { "WL", Kind::Move },
    { "OB", Kind::Move },
    { "OW", Kind::Move },
    { "TE", Kind::Move },
    { "BM", Kind::Move },
    { "DO", Kind::Move },
    { "IT", Kind::Move },
    { "AB", Kind::Setup, Shape::List },
    { "AW", Kind::Setup, Shape::List },
    { "AE", Kind::Setup, Shape::List },
    { "PL", Kind::Setup },
    { "C", Kind::Node, Shape::Text },
    { "N", Kind::Node, Shape::Line },
    { "V", Kind::Node },
    { "GB", Kind::Node },
    { "GW", Kind::Node },
    { "DM", Kind::Node },
    { "UC", Kind::Node },
    { "HO", Kind::Node },
    { "LB", Kind::Node, Shape::List },
    { "CR", Kind::Node, Shape::List },
    { "MA", Kind::Node, Shape::List },
    { "SQ", Kind::Node, Shape::List },
    { "TR", Kind::Node, Shape::List },
    { "SL", Kind::Node, Shape::List },
    { "AR", Kind::Node, Shape::List },
    { "LN", Kind::Node, Shape::List },
    { "DD", Kind::Node, Shape::List },
    { "VW", Kind::Node, Shape::List },
    { "FG", Kind::Node },
    { "PM", Kind::Node },
    { "L", Kind::Node, Shape::List },
    { "M", Kind::Node, Shape::List },
    { "CH", Kind::Node },
    { "SI", Kind::Node },
    { "XON", Kind::Info, Shape::Line },
    { "XOP", Kind::Info },
    { "XRS", Kind::Info, Shape::Line },
    { "XTC", Kind::Info, Shape::Line },
    { "XPR", Kind::Info, Shape::Line },
    { "XID", Kind::Info, Shape::Line },
    { "XRV", Kind::Info },
    { "XTD", Kind::Info, Shape::Line },
    { "XAP", Kind::Info, Shape::Line },
    { "XTB", Kind::Info, Shape::Line },
    { "XAR", Kind::Info, Shape::Line },
    { "XSW", Kind::Move },
    { "XCH", Kind::Move, Shape::List },
    { "XFN", Kind::Move },
    { "XFM", Kind::Move, Shape::List },
    { "XSY", Kind::Move },
    { "XBY", Kind::Move },
    { "XFC", Kind::Move },
    { "XWN", Kind::Move, Shape::List },
    { "XDR", Kind::Move },
    { "XDA", Kind::Move },
    { "XMT", Kind::Move },
    { "XEV", Kind::Move },
    { "XPV", Kind::Move },
} };

// The property of each kind of marks.
constexpr std::array<Id, MarkKindCount> MarkIds { Id::LB, Id::CR, Id::SQ, Id::TR, Id::MA, Id::SL, Id::DD, Id::VW,
    Id::AR, Id::LN };

constexpr std::size_t Digits = 37; // no character, A to Z, 0 to 9

constexpr std::size_t digitOf(char c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<std::size_t>(c - 'A') + 1;
    return c >= '0' && c <= '9' ? static_cast<std::size_t>(c - '0') + 27 : 0;
}

constexpr char capital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// No name in the table has more than three characters, so three digits of base 37 form the index of each name.
const std::array<Id, Digits * Digits * Digits> &lookup()
{
    static const auto places = [] {
        std::array<Id, Digits * Digits * Digits> all {};
        const auto add = [&all](std::string_view ident, Id id) {
            std::size_t key = 0;
            for (const char c : ident)
                key = key * Digits + digitOf(c);
            all[key] = id;
        };
        for (std::size_t i = 1; i < IdCount; ++i)
            add(Table[i].ident, static_cast<Id>(i));
        add("XF5", Id::XFM); // older files of ours; FF[4] allows no digit in a name, and other programs refuse the file
        return all;
    }();
    return places;
}

Spelling spellingOf(std::string_view ident)
{
    const auto has = [ident](char first, char last) {
        return std::any_of(ident.begin(), ident.end(), [first, last](char c) { return c >= first && c <= last; });
    };
    return !has('a', 'z') ? Spelling::Plain : has('A', 'Z') ? Spelling::Mixed : Spelling::Lower;
}

} // namespace

const PropertyInfo &infoOf(Id id)
{
    return Table[static_cast<std::size_t>(id)];
}

Ident readIdent(std::string_view ident)
{
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (ident.size() == 2 && isCapital(ident[0]) && isCapital(ident[1])) // the most common case
        return { lookup()[digitOf(ident[0]) * Digits + digitOf(ident[1])], Spelling::Plain };
    const Spelling spelling = spellingOf(ident);
    if (spelling != Spelling::Mixed && ident.size() > 3)
        return { Id::Unknown, spelling };
    std::size_t key = 0;
    int length = 0;
    for (const char c : ident) {
        if (spelling == Spelling::Mixed && c >= 'a' && c <= 'z')
            continue;
        if (++length > 3)
            return { Id::Unknown, spelling };
        key = key * Digits + digitOf(capital(c));
    }
    return { lookup()[key], spelling };
}

KeptPlace keptPlace(std::string_view ident)
{
    const Id id = readIdent(ident).id;
    switch (id) {
    case Id::KO:
    case Id::MN:
    case Id::TE:
    case Id::BM:
    case Id::DO:
    case Id::IT:
    case Id::V:
    case Id::GB:
    case Id::GW:
    case Id::DM:
    case Id::UC:
    case Id::HO: return KeptPlace::Annotation;
    default: return markKind(id) ? KeptPlace::Markup : KeptPlace::End;
    }
}

std::optional<MarkKind> markKind(Id id)
{
    const auto found = std::find(MarkIds.begin(), MarkIds.end(), id);
    return found == MarkIds.end() ? std::nullopt : std::optional(static_cast<MarkKind>(found - MarkIds.begin()));
}

std::string_view identOf(MarkKind kind)
{
    return infoOf(MarkIds[static_cast<std::size_t>(kind)]).ident;
}

std::string nameFor(std::string_view ident, Id id)
{
    if (id != Id::Unknown)
        return std::string(infoOf(id).ident);
    std::string name(ident);
    if (spellingOf(ident) == Spelling::Mixed)
        std::erase_if(name, [](char c) { return c >= 'a' && c <= 'z'; });
    return name;
}

} // namespace kagetsu::record::sgf
