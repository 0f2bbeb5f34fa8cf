// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record::sgf {

// The part of a record that a property belongs to. This decides where it goes when a node is repaired
// (record-sgf.md#nodes, record-sgf.md#properties).
enum class Kind : std::uint8_t { Root, Info, Move, Setup, Node, Unknown };

// The way in which the values of a property are combined if it occurs twice in a node (record-sgf.md#r9). An empty line
// counts as absent.
enum class Shape : std::uint8_t { Single, Line, Text, List };

// The properties by name. Names that the reader does not interpret are included as well, to distinguish lower-case
// spellings from unknown words and to know where a property goes when a node is split.
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
    // Kagetsu's own, of the game
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
    // Kagetsu's own, of a node
    XSW,
    XCH,
    XFN,
    XFM,
    XSY,
    XBY,
    XFC,
    XWN,
    XDR,
    XDA,
    XMT,
    XEV,
    XPV,
};

// A row of the table of properties.
struct PropertyInfo
{
    std::string_view ident;
    Kind kind = Kind::Unknown;
    Shape shape = Shape::Single;
};

// Returns the row of a property in the table.
const PropertyInfo &infoOf(Id id);

// The spelling of a name. In a mixed name, the lower-case letters next to capitals are dropped (FF[1] to FF[3]). A name
// in lower case counts as its upper-case form if the table has that, and is otherwise kept as it is.
enum class Spelling : std::uint8_t { Plain, Mixed, Lower };
// A name as it was read: its property and its spelling.
struct Ident
{
    Id id = Id::Unknown;
    Spelling spelling = Spelling::Plain;
};
Ident readIdent(std::string_view ident);

// The place where a property that is kept as text is written among the others of its node (record-sgf.md#r37).
enum class KeptPlace : std::uint8_t {
    Annotation, // after the move
    Markup, // after the comment
    End,
};
KeptPlace keptPlace(std::string_view ident);

// Return the kind of marks that a property has, and the name of the property for a kind.
std::optional<MarkKind> markKind(Id id);
std::string_view identOf(MarkKind kind);

// Returns the name under which a property is kept: that of the table or, for an unknown property, that of the text
// without the lower-case letters of a mixed spelling.
std::string nameFor(std::string_view ident, Id id);

} // namespace kagetsu::record::sgf
