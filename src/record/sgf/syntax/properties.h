// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record::sgf {

// What a property belongs to, which decides where it goes when a node is repaired (sgf.md#nodes, sgf.md#properties).
enum class Kind : std::uint8_t { Root, Info, Move, Setup, Node, Unknown };

// How the values of a property combine when it stands twice in a node (sgf.md#r9). A line that is empty does not stand.
enum class Shape : std::uint8_t { Single, Line, Text, List };

// The properties by name. Names that this reader does not interpret are in the table too: it tells lower-case spellings
// from unknown words, and where a property goes in a split node.
enum class Id : std::uint8_t {
    Unknown,
    // root
    FF,
    GM,
    CA,
    AP,
    SZ,
    ST,
    // info
    PB,
    PW,
    BR,
    WR,
    BT,
    WT,
    EV,
    RO,
    DT,
    PC,
    RE,
    RU,
    TM,
    OT,
    GN,
    GC,
    SO,
    US,
    AN,
    CP,
    ON,
    HA,
    KM,
    TB,
    TW, // of Go
    // move
    B,
    W,
    KO,
    MN,
    BL,
    WL,
    OB,
    OW,
    TE,
    BM,
    DO,
    IT,
    // setup
    AB,
    AW,
    AE,
    PL,
    // any node
    C,
    N,
    V,
    GB,
    GW,
    DM,
    UC,
    HO,
    LB,
    CR,
    MA,
    SQ,
    TR,
    SL,
    AR,
    LN,
    DD,
    VW,
    FG,
    PM,
    // old names that have a new one
    L,
    M,
    CH,
    SI,
    // ours, of the game
    XON,
    XOP,
    XRS,
    XTC,
    XPR,
    XID,
    XRV,
    XTD,
    XAP,
    XTB,
    XAR,
    // ours, of a node
    XSW,
    XCH,
    XFN,
    XF5,
    XSY,
    XBY,
    XFC,
    XWN,
    XDR,
    XDA,
    XMT,
    XEV,
    XPV,
    Count
};

struct PropertyInfo
{
    std::string_view ident;
    Kind kind = Kind::Unknown;
    Shape shape = Shape::Single;
};

const PropertyInfo &infoOf(Id id);

// The name a property goes by: lower-case letters beside capitals are dropped (FF[1] to FF[3]); a name of small letters
// alone counts as its capital form if the table has that, and is kept as it stands otherwise.
enum class Spelling : std::uint8_t { Plain, Mixed, Lower };
struct Ident
{
    Id id = Id::Unknown;
    Spelling spelling = Spelling::Plain;
};
Ident readIdent(std::string_view ident);

// Where a property that is kept as text is written among the others of its node (sgf.md#r37).
enum class KeptPlace : std::uint8_t {
    Annotation, // behind the move
    Markup, // behind the comment
    End,
};
KeptPlace keptPlace(std::string_view ident);

// The marks a property tells, and the name of the property.
std::optional<MarkKind> markKind(Id id);
std::string_view identOf(MarkKind kind);

std::string nameFor(std::string_view ident, Id id);

} // namespace kagetsu::record::sgf
