// SPDX-License-Identifier: MIT
#include "record/model/message.h"

#include <algorithm>
#include <array>

namespace kagetsu::record {

namespace {

struct CodeRow
{
    std::string_view name;
    Severity severity;
};

// The rows are in the order of the enumeration. Error means that something in the file is lost or has no effect on the
// board.
constexpr std::array<CodeRow, CodeCount> CodeRows { {
    { "CA_MISMATCH", Severity::Warning },
    { "CA_UNKNOWN", Severity::Warning },
    { "MIXED_CHARSETS", Severity::Warning },
    { "BAD_BYTES", Severity::Warning },
    { "NUL_BYTES", Severity::Warning },
    { "TOO_LARGE", Severity::Error },
    { "JUNK_BEFORE", Severity::Warning },
    { "JUNK_BETWEEN", Severity::Warning },
    { "MISSING_SEMICOLON", Severity::Warning },
    { "EXTRA_PAREN", Severity::Warning },
    { "EMPTY_VARIATION", Severity::Warning },
    { "EXTRA_CLOSE", Severity::Warning },
    { "UNCLOSED", Severity::Error },
    { "UNCLOSED_VALUE", Severity::Error },
    { "NODE_AFTER_VARIATION", Severity::Warning },
    { "OLD_IDENT", Severity::Info },
    { "LOWER_IDENT", Severity::Warning },
    { "NO_VALUE", Severity::Warning },
    { "STRAY_VALUE", Severity::Warning },
    { "DUPLICATE", Severity::Warning },
    { "ILLEGAL_CHAR", Severity::Warning },
    { "VALUE_SPELLING", Severity::Warning },
    { "BAD_VALUE", Severity::Warning },
    { "BAD_DATE", Severity::Info },
    { "PRIVATE_BAD", Severity::Warning },
    { "COMMA_LIST", Severity::Warning },
    { "SETUP_OVERLAP", Severity::Warning },
    { "UNFOLDS_TOO_FAR", Severity::Error },
    { "NOT_2D", Severity::Error },
    { "SIZE_GUESSED", Severity::Info },
    { "BAD_SIZE", Severity::Error },
    { "POINT_SPELLING", Severity::Warning },
    { "ILLEGAL_POINT", Severity::Error },
    { "OCCUPIED_POINT", Severity::Error },
    { "SAME_COLOUR", Severity::Info },
    { "GM5_ORC", Severity::Info },
    { "GAME_UNSURE", Severity::Info },
    { "GO_RECORD", Severity::Warning },
    { "OTHER_GAME", Severity::Error },
    { "MOVE_IN_ROOT", Severity::Warning },
    { "SETUP_AND_MOVE", Severity::Warning },
    { "MOVES_SPLIT", Severity::Warning },
    { "MULTI_MOVE", Severity::Error },
    { "ROOT_PROP_LATE", Severity::Warning },
    { "INFO_LATE", Severity::Info },
    { "SIDE_GUESSED", Severity::Info },
    { "NO_HEADER", Severity::Info },
    { "LEFTOVER_BYTE", Severity::Warning },
    { "CUT_RECORD", Severity::Error },
    { "CUT_TEXT", Severity::Error },
    { "CUT_TREE", Severity::Warning },
    { "BAD_POSITION", Severity::Error },
    { "AFTER_END", Severity::Warning },
    { "ROOT_SIBLING", Severity::Warning },
    { "PASS_WITHOUT_ROOT", Severity::Warning },
    { "DUPLICATE_MOVE", Severity::Warning },
    { "TEXT_CONFLICT", Severity::Warning },
    { "LABEL_WITH_CHILDREN", Severity::Warning },
    { "EMPTY_LABEL", Severity::Info },
    { "UNPADDED_TEXT", Severity::Warning },
    { "FOREIGN_BITS", Severity::Info },
    { "TOO_DEEP", Severity::Warning },
    { "SKIPPED_TEXT", Severity::Warning },
    { "BAD_XML", Severity::Error },
    { "DUPLICATE_ID", Severity::Warning },
    { "UNKNOWN_ID", Severity::Warning },
} };

} // namespace

std::string_view nameOf(Code code)
{
    return CodeRows[static_cast<std::size_t>(code)].name;
}

Severity severityOf(Code code)
{
    return CodeRows[static_cast<std::size_t>(code)].severity;
}

Severity worst(const std::vector<Message> &messages)
{
    Severity severity = Severity::Info;
    for (const Message &message : messages)
        severity = std::max(severity, severityOf(message.code));
    return severity;
}

} // namespace kagetsu::record
