// SPDX-License-Identifier: MIT
#include "record/model/message.h"

#include "base/enumtable.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

struct CodeRow
{
    std::string_view name;
    Severity severity;
};

// Error means that something in the file is lost or has no effect on the board.
constexpr EnumTable<Code, CodeRow> CodeRows({
    { Code::CharsetMismatch, { "CA_MISMATCH", Severity::Warning } },
    { Code::UnknownCharset, { "CA_UNKNOWN", Severity::Warning } },
    { Code::MixedCharsets, { "MIXED_CHARSETS", Severity::Warning } },
    { Code::BadBytes, { "BAD_BYTES", Severity::Warning } },
    { Code::NulBytes, { "NUL_BYTES", Severity::Warning } },
    { Code::TooLarge, { "TOO_LARGE", Severity::Error } },
    { Code::JunkBefore, { "JUNK_BEFORE", Severity::Warning } },
    { Code::JunkBetween, { "JUNK_BETWEEN", Severity::Warning } },
    { Code::MissingSemicolon, { "MISSING_SEMICOLON", Severity::Warning } },
    { Code::ExtraParen, { "EXTRA_PAREN", Severity::Warning } },
    { Code::EmptyVariation, { "EMPTY_VARIATION", Severity::Warning } },
    { Code::ExtraClose, { "EXTRA_CLOSE", Severity::Warning } },
    { Code::Unclosed, { "UNCLOSED", Severity::Error } },
    { Code::UnclosedValue, { "UNCLOSED_VALUE", Severity::Error } },
    { Code::NodeAfterVariation, { "NODE_AFTER_VARIATION", Severity::Warning } },
    { Code::OldIdent, { "OLD_IDENT", Severity::Info } },
    { Code::LowerIdent, { "LOWER_IDENT", Severity::Warning } },
    { Code::NoValue, { "NO_VALUE", Severity::Warning } },
    { Code::StrayValue, { "STRAY_VALUE", Severity::Warning } },
    { Code::Duplicate, { "DUPLICATE", Severity::Warning } },
    { Code::IllegalChar, { "ILLEGAL_CHAR", Severity::Warning } },
    { Code::ValueSpelling, { "VALUE_SPELLING", Severity::Warning } },
    { Code::BadValue, { "BAD_VALUE", Severity::Warning } },
    { Code::BadDate, { "BAD_DATE", Severity::Info } },
    { Code::PrivateBad, { "PRIVATE_BAD", Severity::Warning } },
    { Code::CommaList, { "COMMA_LIST", Severity::Warning } },
    { Code::SetupOverlap, { "SETUP_OVERLAP", Severity::Warning } },
    { Code::UnfoldsTooFar, { "UNFOLDS_TOO_FAR", Severity::Error } },
    { Code::NotPlanar, { "NOT_2D", Severity::Error } },
    { Code::SizeGuessed, { "SIZE_GUESSED", Severity::Info } },
    { Code::BadSize, { "BAD_SIZE", Severity::Error } },
    { Code::PointSpelling, { "POINT_SPELLING", Severity::Warning } },
    { Code::IllegalPoint, { "ILLEGAL_POINT", Severity::Error } },
    { Code::OccupiedPoint, { "OCCUPIED_POINT", Severity::Error } },
    { Code::SameColour, { "SAME_COLOUR", Severity::Info } },
    { Code::OrcGame, { "GM5_ORC", Severity::Info } },
    { Code::UnsureGame, { "GAME_UNSURE", Severity::Info } },
    { Code::GoRecord, { "GO_RECORD", Severity::Warning } },
    { Code::OtherGame, { "OTHER_GAME", Severity::Error } },
    { Code::MoveInRoot, { "MOVE_IN_ROOT", Severity::Warning } },
    { Code::SetupAndMove, { "SETUP_AND_MOVE", Severity::Warning } },
    { Code::MovesSplit, { "MOVES_SPLIT", Severity::Warning } },
    { Code::MultiMove, { "MULTI_MOVE", Severity::Error } },
    { Code::RootPropertyLate, { "ROOT_PROP_LATE", Severity::Warning } },
    { Code::InfoLate, { "INFO_LATE", Severity::Info } },
    { Code::SideGuessed, { "SIDE_GUESSED", Severity::Info } },
    { Code::NoHeader, { "NO_HEADER", Severity::Info } },
    { Code::LeftoverByte, { "LEFTOVER_BYTE", Severity::Warning } },
    { Code::CutRecord, { "CUT_RECORD", Severity::Error } },
    { Code::CutText, { "CUT_TEXT", Severity::Error } },
    { Code::CutTree, { "CUT_TREE", Severity::Warning } },
    { Code::BadPosition, { "BAD_POSITION", Severity::Error } },
    { Code::AfterEnd, { "AFTER_END", Severity::Warning } },
    { Code::RootSibling, { "ROOT_SIBLING", Severity::Warning } },
    { Code::PassWithoutRoot, { "PASS_WITHOUT_ROOT", Severity::Warning } },
    { Code::DuplicateMove, { "DUPLICATE_MOVE", Severity::Warning } },
    { Code::TextConflict, { "TEXT_CONFLICT", Severity::Warning } },
    { Code::LabelWithChildren, { "LABEL_WITH_CHILDREN", Severity::Warning } },
    { Code::EmptyLabel, { "EMPTY_LABEL", Severity::Info } },
    { Code::UnpaddedText, { "UNPADDED_TEXT", Severity::Warning } },
    { Code::ForeignBits, { "FOREIGN_BITS", Severity::Info } },
    { Code::TooDeep, { "TOO_DEEP", Severity::Warning } },
    { Code::SkippedText, { "SKIPPED_TEXT", Severity::Warning } },
    { Code::BadXml, { "BAD_XML", Severity::Error } },
    { Code::DuplicateId, { "DUPLICATE_ID", Severity::Warning } },
    { Code::UnknownId, { "UNKNOWN_ID", Severity::Warning } },
});
static_assert(CodeRows.Count == CodeCount);

} // namespace

std::string_view nameOf(Code code)
{
    return CodeRows[code].name;
}

Severity severityOf(Code code)
{
    return CodeRows[code].severity;
}

Severity worst(const std::vector<Message> &messages)
{
    Severity severity = Severity::Info;
    for (const Message &message : messages)
        severity = std::max(severity, severityOf(message.code));
    return severity;
}

} // namespace kagetsu::record
