// SPDX-License-Identifier: MIT
#include "cli/recordwords.h"

namespace kagetsu::cli {

namespace {

std::string_view sentenceFor(record::Code code)
{
    switch (code) {
    case record::Code::CharsetMismatch:
        return "The file is not written in the charset it names.";
    case record::Code::MixedCharsets:
        return "The games of this file are written in different charsets; each is read in its own.";
    case record::Code::BadBytes:
        return "Some bytes are no characters and are shown as U+FFFD.";
    case record::Code::TooLarge:
        return "Files of more than 2 GB are not read.";
    case record::Code::JunkBefore:
        return "What stands before the first game is skipped.";
    case record::Code::JunkBetween:
        return "What stands between or after the games is skipped.";
    case record::Code::MissingSemicolon:
        return "The semicolon before this node is missing.";
    case record::Code::ExtraParen:
        return "This parenthesis is one too many.";
    case record::Code::EmptyVariation:
        return "These parentheses hold nothing.";
    case record::Code::ExtraClose:
        return "This closing parenthesis has no opening one.";
    case record::Code::Unclosed:
        return "The file ends inside a game.";
    case record::Code::UnclosedValue:
        return "The file ends inside this value.";
    case record::Code::NodeAfterVariation:
        return "A node behind a variation is read as a further variation.";
    case record::Code::OldIdent:
        return "Properties are named as in old files; the small letters are dropped.";
    case record::Code::LowerIdent:
        return "The property is named in small letters.";
    case record::Code::NoValue:
        return "A property without a value is dropped.";
    case record::Code::StrayValue:
        return "A value without a property is dropped.";
    case record::Code::Duplicate:
        return "The property has a value too many or stands twice in its node.";
    case record::Code::IllegalChar:
        return "Characters that belong to nothing are skipped.";
    case record::Code::ValueSpelling:
        return "The value is understood, but not written as the format says.";
    case record::Code::BadValue:
        return "The value is not understood and is kept as it is.";
    case record::Code::PrivateBad:
        return "The value of a property of ours is not understood and is kept as it is.";
    case record::Code::CommaList:
        return "The points of this list are parted by commas.";
    case record::Code::SetupOverlap:
        return "A point is set up twice; what was written later counts.";
    case record::Code::NotPlanar:
        return "The board has more than two dimensions; its moves are not placed.";
    case record::Code::SizeGuessed:
        return "The size of the board is not told and follows from the points.";
    case record::Code::BadSize:
        return "This is no size of a board.";
    case record::Code::PointSpelling:
        return "The point is understood, but not written as the format says.";
    case record::Code::IllegalPoint:
        return "This is no point of the board; no stone is placed.";
    case record::Code::OccupiedPoint:
        return "The point is occupied; no stone is placed.";
    case record::Code::SameColour:
        return "The same colour moves twice in a row.";
    case record::Code::OrcGame:
        return "Renju under the number that one server gave it.";
    case record::Code::UnsureGame:
        return "The record does not say which game it is; it may be five in a row.";
    case record::Code::GoRecord:
        return "This is a record of Go.";
    case record::Code::OtherGame:
        return "This is a record of another game.";
    case record::Code::MoveInRoot:
        return "A move in the first node is put into a node of its own.";
    case record::Code::SetupAndMove:
        return "Setup and a move in one node are parted.";
    case record::Code::MovesSplit:
        return "Several moves in one node are parted.";
    case record::Code::MultiMove:
        return "A move has several points; the first counts.";
    case record::Code::RootPropertyLate:
        return "This property belongs to the first node and has no effect here.";
    case record::Code::InfoLate:
        return "This property belongs to the first node; it counts where that has none.";
    case record::Code::SideGuessed:
        return "The number of stones does not tell who moves; Black is taken.";
    case record::Code::NoHeader:
        return "The file has no header: a library of RenLib 1.";
    case record::Code::LeftoverByte:
        return "One byte is left over at the end and is ignored.";
    case record::Code::CutRecord:
        return "The file ends inside this record.";
    case record::Code::CutText:
        return "The file ends inside this text; what there is of it is kept.";
    case record::Code::BadPosition:
        return "This is no point of the board; reading ends here.";
    case record::Code::AfterEnd:
        return "The tree was complete before this move, which is hung under the root.";
    case record::Code::RootSibling:
        return "The root is said to have a sibling, which is ignored.";
    case record::Code::PassWithoutRoot:
        return "A record without a point in a library without a root is read as a pass.";
    case record::Code::DuplicateMove:
        return "The same move stands twice below one position; both are merged.";
    case record::Code::TextConflict:
        return "The same move has two different texts; the first one stays.";
    case record::Code::LabelWithChildren:
        return "Moves follow a text that is no move; they are kept.";
    case record::Code::EmptyLabel:
        return "A text that is no move has no text.";
    case record::Code::UnpaddedText:
        return "The text is not padded to an even length; reading goes on right behind it.";
    case record::Code::ForeignBits:
        return "The extension of this record has bits without a known meaning, which are kept.";
    case record::Code::TooDeep:
        return "The line has more than 225 moves; the tree cannot be saved as a library.";
    case record::Code::SkippedText:
        return "This is not understood and is skipped.";
    case record::Code::BadXml:
        return "This is no XML; reading ends here.";
    case record::Code::DuplicateId:
        return "Another game of the file has the same number; both are read.";
    case record::Code::UnknownId:
        return "The file names this number and does not have it.";
    }
    return {};
}

} // namespace

Severity severityFor(record::Severity severity)
{
    switch (severity) {
    case record::Severity::Info:
        return Severity::Note;
    case record::Severity::Warning:
        return Severity::Warning;
    case record::Severity::Error:
        return Severity::Error;
    }
    return Severity::Error;
}

std::string wordsFor(const record::Message &message)
{
    std::string text(sentenceFor(message.code));
    if (message.count > 0)
        text += " (" + std::to_string(message.count) + ')';
    if (!message.excerpt.empty())
        text += " [" + message.excerpt + ']';
    if (message.offset >= 0)
        text += " (at byte " + std::to_string(message.offset) + ')';
    // one message stays one line
    for (char &c : text) {
        if (c >= '\0' && c < ' ')
            c = ' ';
    }
    return text;
}

} // namespace kagetsu::cli
