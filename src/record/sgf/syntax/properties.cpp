// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/properties.h"

#include "base/enumtable.h"

#include <algorithm>
#include <array>

namespace kagetsu::record::sgf {

namespace {

constexpr EnumTable<Id, PropertyInfo> Table({
    { Id::Unknown, { "", Kind::Unknown, Shape::List } },
    { Id::FF, { "FF", Kind::Root } },
    { Id::GM, { "GM", Kind::Root } },
    { Id::CA, { "CA", Kind::Root } },
    { Id::AP, { "AP", Kind::Root } },
    { Id::SZ, { "SZ", Kind::Root } },
    { Id::ST, { "ST", Kind::Root } },
    { Id::PB, { "PB", Kind::Info, Shape::Line } },
    { Id::PW, { "PW", Kind::Info, Shape::Line } },
    { Id::BR, { "BR", Kind::Info, Shape::Line } },
    { Id::WR, { "WR", Kind::Info, Shape::Line } },
    { Id::BT, { "BT", Kind::Info, Shape::Line } },
    { Id::WT, { "WT", Kind::Info, Shape::Line } },
    { Id::EV, { "EV", Kind::Info, Shape::Line } },
    { Id::RO, { "RO", Kind::Info, Shape::Line } },
    { Id::DT, { "DT", Kind::Info, Shape::Line } },
    { Id::PC, { "PC", Kind::Info, Shape::Line } },
    { Id::RE, { "RE", Kind::Info, Shape::Line } },
    { Id::RU, { "RU", Kind::Info, Shape::Line } },
    { Id::TM, { "TM", Kind::Info, Shape::Line } },
    { Id::OT, { "OT", Kind::Info, Shape::Line } },
    { Id::GN, { "GN", Kind::Info, Shape::Line } },
    { Id::GC, { "GC", Kind::Info, Shape::Text } },
    { Id::SO, { "SO", Kind::Info, Shape::Line } },
    { Id::US, { "US", Kind::Info, Shape::Line } },
    { Id::AN, { "AN", Kind::Info, Shape::Line } },
    { Id::CP, { "CP", Kind::Info, Shape::Line } },
    { Id::ON, { "ON", Kind::Info, Shape::Line } },
    { Id::HA, { "HA", Kind::Info } },
    { Id::KM, { "KM", Kind::Info } },
    { Id::TB, { "TB", Kind::Node, Shape::List } },
    { Id::TW, { "TW", Kind::Node, Shape::List } },
    { Id::B, { "B", Kind::Move } },
    { Id::W, { "W", Kind::Move } },
    { Id::KO, { "KO", Kind::Move } },
    { Id::MN, { "MN", Kind::Move } },
    { Id::BL, { "BL", Kind::Move } },
    { Id::WL, { "WL", Kind::Move } },
    { Id::OB, { "OB", Kind::Move } },
    { Id::OW, { "OW", Kind::Move } },
    { Id::TE, { "TE", Kind::Move } },
    { Id::BM, { "BM", Kind::Move } },
    { Id::DO, { "DO", Kind::Move } },
    { Id::IT, { "IT", Kind::Move } },
    { Id::AB, { "AB", Kind::Setup, Shape::List } },
    { Id::AW, { "AW", Kind::Setup, Shape::List } },
    { Id::AE, { "AE", Kind::Setup, Shape::List } },
    { Id::PL, { "PL", Kind::Setup } },
    { Id::C, { "C", Kind::Node, Shape::Text } },
    { Id::N, { "N", Kind::Node, Shape::Line } },
    { Id::V, { "V", Kind::Node } },
    { Id::GB, { "GB", Kind::Node } },
    { Id::GW, { "GW", Kind::Node } },
    { Id::DM, { "DM", Kind::Node } },
    { Id::UC, { "UC", Kind::Node } },
    { Id::HO, { "HO", Kind::Node } },
    { Id::LB, { "LB", Kind::Node, Shape::List } },
    { Id::CR, { "CR", Kind::Node, Shape::List } },
    { Id::MA, { "MA", Kind::Node, Shape::List } },
    { Id::SQ, { "SQ", Kind::Node, Shape::List } },
    { Id::TR, { "TR", Kind::Node, Shape::List } },
    { Id::SL, { "SL", Kind::Node, Shape::List } },
    { Id::AR, { "AR", Kind::Node, Shape::List } },
    { Id::LN, { "LN", Kind::Node, Shape::List } },
    { Id::DD, { "DD", Kind::Node, Shape::List } },
    { Id::VW, { "VW", Kind::Node, Shape::List } },
    { Id::FG, { "FG", Kind::Node } },
    { Id::PM, { "PM", Kind::Node } },
    { Id::L, { "L", Kind::Node, Shape::List } },
    { Id::M, { "M", Kind::Node, Shape::List } },
    { Id::CH, { "CH", Kind::Node } },
    { Id::SI, { "SI", Kind::Node } },
    { Id::XON, { "XON", Kind::Info, Shape::Line } },
    { Id::XOP, { "XOP", Kind::Info } },
    { Id::XRS, { "XRS", Kind::Info, Shape::Line } },
    { Id::XTC, { "XTC", Kind::Info, Shape::Line } },
    { Id::XPR, { "XPR", Kind::Info, Shape::Line } },
    { Id::XID, { "XID", Kind::Info, Shape::Line } },
    { Id::XRV, { "XRV", Kind::Info } },
    { Id::XTD, { "XTD", Kind::Info, Shape::Line } },
    { Id::XAP, { "XAP", Kind::Info, Shape::Line } },
    { Id::XTB, { "XTB", Kind::Info, Shape::Line } },
    { Id::XAR, { "XAR", Kind::Info, Shape::Line } },
    { Id::XSW, { "XSW", Kind::Move } },
    { Id::XCH, { "XCH", Kind::Move, Shape::List } },
    { Id::XFN, { "XFN", Kind::Move } },
    { Id::XFM, { "XFM", Kind::Move, Shape::List } },
    { Id::XSY, { "XSY", Kind::Move } },
    { Id::XBY, { "XBY", Kind::Move } },
    { Id::XFC, { "XFC", Kind::Move } },
    { Id::XWN, { "XWN", Kind::Move, Shape::List } },
    { Id::XDR, { "XDR", Kind::Move } },
    { Id::XDA, { "XDA", Kind::Move } },
    { Id::XMT, { "XMT", Kind::Move } },
    { Id::XEV, { "XEV", Kind::Move } },
    { Id::XPV, { "XPV", Kind::Move } },
});

// The property of each kind of marks.
constexpr EnumTable<MarkKind, Id> MarkIds({
    { MarkKind::Label, Id::LB },
    { MarkKind::Circle, Id::CR },
    { MarkKind::Square, Id::SQ },
    { MarkKind::Triangle, Id::TR },
    { MarkKind::Cross, Id::MA },
    { MarkKind::Selected, Id::SL },
    { MarkKind::Dimmed, Id::DD },
    { MarkKind::Visible, Id::VW },
    { MarkKind::Arrow, Id::AR },
    { MarkKind::Line, Id::LN },
});

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
        for (std::size_t i = 1; i < Table.Count; ++i)
            add(Table[static_cast<Id>(i)].ident, static_cast<Id>(i));
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
    return Table[id];
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
    return MarkIds.keyOf(id);
}

std::string_view identOf(MarkKind kind)
{
    return infoOf(MarkIds[kind]).ident;
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
