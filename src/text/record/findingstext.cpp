// SPDX-License-Identifier: MIT
#include "text/record/findingstext.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

const char *sourceOf(record::Code code)
{
    switch (code) {
    case record::Code::CharsetMismatch:
        return QT_TRANSLATE_NOOP("Finding", "The file does not use the text encoding it names.");
    case record::Code::UnknownCharset:
        return QT_TRANSLATE_NOOP(
            "Finding", "The text encoding named in the file is unknown; it was guessed from the content.");
    case record::Code::MixedCharsets:
        return QT_TRANSLATE_NOOP(
            "Finding", "The games in this file use different text encodings; each is read in its own.");
    case record::Code::BadBytes:
        return QT_TRANSLATE_NOOP("Finding", "Some bytes are not valid characters and are shown as U+FFFD.");
    case record::Code::NulBytes:
        return QT_TRANSLATE_NOOP(
            "Finding", "The file contains NUL bytes (value 0); in texts, they are read as spaces.");
    case record::Code::TooLarge: return QT_TRANSLATE_NOOP("Finding", "Files larger than 2 GB are not read.");
    case record::Code::JunkBefore: return QT_TRANSLATE_NOOP("Finding", "Text before the first game is skipped.");
    case record::Code::JunkBetween: return QT_TRANSLATE_NOOP("Finding", "Text between or after the games is skipped.");
    case record::Code::MissingSemicolon:
        return QT_TRANSLATE_NOOP("Finding", "The semicolon before this node is missing.");
    case record::Code::ExtraParen: return QT_TRANSLATE_NOOP("Finding", "There is one parenthesis too many here.");
    case record::Code::EmptyVariation: return QT_TRANSLATE_NOOP("Finding", "These parentheses are empty.");
    case record::Code::ExtraClose:
        return QT_TRANSLATE_NOOP("Finding", "This closing parenthesis has no matching opening one.");
    case record::Code::Unclosed: return QT_TRANSLATE_NOOP("Finding", "The file ends inside a game.");
    case record::Code::UnclosedValue: return QT_TRANSLATE_NOOP("Finding", "The file ends inside this value.");
    case record::Code::NodeAfterVariation:
        return QT_TRANSLATE_NOOP("Finding", "A node after a variation is read as another variation.");
    case record::Code::OldIdent:
        return QT_TRANSLATE_NOOP(
            "Finding", "Property names are in the style of old files; their lower-case letters are dropped.");
    case record::Code::LowerIdent: return QT_TRANSLATE_NOOP("Finding", "The property name is in lower-case letters.");
    case record::Code::NoValue: return QT_TRANSLATE_NOOP("Finding", "A property without a value is dropped.");
    case record::Code::StrayValue: return QT_TRANSLATE_NOOP("Finding", "A value without a property is dropped.");
    case record::Code::Duplicate:
        return QT_TRANSLATE_NOOP("Finding", "The property has too many values or occurs twice in its node.");
    case record::Code::IllegalChar: return QT_TRANSLATE_NOOP("Finding", "Stray characters are skipped.");
    case record::Code::ValueSpelling:
        return QT_TRANSLATE_NOOP("Finding", "The value is understood, but is not written as the format requires.");
    case record::Code::BadValue:
        return QT_TRANSLATE_NOOP("Finding", "The value is not understood and is kept as it is.");
    case record::Code::BadDate: return QT_TRANSLATE_NOOP("Finding", "The date is not understood and is kept as it is.");
    case record::Code::PrivateBad:
        return QT_TRANSLATE_NOOP("Finding", "The value of a Kagetsu property is not understood and is kept as it is.");
    case record::Code::CommaList:
        return QT_TRANSLATE_NOOP("Finding", "The points in this list are separated by commas.");
    case record::Code::SetupOverlap:
        return QT_TRANSLATE_NOOP("Finding", "A point is set up twice; the later entry counts.");
    case record::Code::UnfoldsTooFar:
        return QT_TRANSLATE_NOOP("Finding",
            "The rectangles in this game cover more than four million points. This one is kept as it is, but not set "
            "up.");
    case record::Code::NotPlanar:
        return QT_TRANSLATE_NOOP("Finding", "The board has more than two dimensions; its moves are not placed.");
    case record::Code::SizeGuessed:
        return QT_TRANSLATE_NOOP("Finding", "The board size is not given and is inferred from the points.");
    case record::Code::BadSize: return QT_TRANSLATE_NOOP("Finding", "This is not a valid board size.");
    case record::Code::PointSpelling:
        return QT_TRANSLATE_NOOP("Finding", "The point is understood, but is not written as the format requires.");
    case record::Code::IllegalPoint:
        return QT_TRANSLATE_NOOP("Finding", "This is not a point on the board; no stone is placed.");
    case record::Code::OccupiedPoint: return QT_TRANSLATE_NOOP("Finding", "The point is occupied; no stone is placed.");
    case record::Code::SameColour: return QT_TRANSLATE_NOOP("Finding", "The same colour moves twice in a row.");
    case record::Code::OrcGame:
        return QT_TRANSLATE_NOOP(
            "Finding", "Only one server uses this game number for renju; the record is read as renju.");
    case record::Code::UnsureGame:
        return QT_TRANSLATE_NOOP("Finding", "The record does not say which game it is; it may be gomoku or renju.");
    case record::Code::GoRecord: return QT_TRANSLATE_NOOP("Finding", "This is a record of a game of Go.");
    case record::Code::OtherGame: return QT_TRANSLATE_NOOP("Finding", "This is a record of another game.");
    case record::Code::MoveInRoot:
        return QT_TRANSLATE_NOOP("Finding", "A move in the first node is put in a node of its own.");
    case record::Code::SetupAndMove:
        return QT_TRANSLATE_NOOP("Finding", "Setup and a move in the same node are split.");
    case record::Code::MovesSplit: return QT_TRANSLATE_NOOP("Finding", "Several moves in one node are split.");
    case record::Code::MultiMove: return QT_TRANSLATE_NOOP("Finding", "A move has several points; the first counts.");
    case record::Code::RootPropertyLate:
        return QT_TRANSLATE_NOOP("Finding", "This property belongs in the first node and has no effect here.");
    case record::Code::InfoLate:
        return QT_TRANSLATE_NOOP(
            "Finding", "This property belongs in the first node; it is used only if that node does not have it.");
    case record::Code::SideGuessed:
        return QT_TRANSLATE_NOOP("Finding",
            "Neither the stones nor the moves that follow show clearly whose turn it is; the program chose a side.");
    case record::Code::NoHeader:
        return QT_TRANSLATE_NOOP("Finding", "The file has no header: it is a RenLib 1 library.");
    case record::Code::LeftoverByte:
        return QT_TRANSLATE_NOOP("Finding", "One byte is left over at the end and is ignored.");
    case record::Code::CutRecord: return QT_TRANSLATE_NOOP("Finding", "The file ends inside this record.");
    case record::Code::CutText:
        return QT_TRANSLATE_NOOP("Finding", "The file ends inside this text; the part that is there is kept.");
    case record::Code::CutTree:
        return QT_TRANSLATE_NOOP("Finding", "The file ends where more moves should follow; it may have been cut off.");
    case record::Code::BadPosition:
        return QT_TRANSLATE_NOOP("Finding", "This is not a point on the board; reading stops here.");
    case record::Code::AfterEnd:
        return QT_TRANSLATE_NOOP("Finding", "The tree was complete before this move, which is attached to the root.");
    case record::Code::RootSibling:
        return QT_TRANSLATE_NOOP("Finding", "The root is marked as having a sibling. This is ignored.");
    case record::Code::PassWithoutRoot:
        return QT_TRANSLATE_NOOP("Finding", "A record without a point in a library without a root is read as a pass.");
    case record::Code::DuplicateMove:
        return QT_TRANSLATE_NOOP("Finding", "The same move occurs twice below one position; the two are merged.");
    case record::Code::TextConflict:
        return QT_TRANSLATE_NOOP("Finding", "The same move has two different texts; the first one is kept.");
    case record::Code::LabelWithChildren:
        return QT_TRANSLATE_NOOP("Finding", "Moves follow a text entry that is not a move; they are kept.");
    case record::Code::EmptyLabel: return QT_TRANSLATE_NOOP("Finding", "A text entry that is not a move is empty.");
    case record::Code::UnpaddedText:
        return QT_TRANSLATE_NOOP(
            "Finding", "The text is not padded to an even length; reading continues right after it.");
    case record::Code::ForeignBits:
        return QT_TRANSLATE_NOOP(
            "Finding", "The extension of this record has bits of unknown meaning, which are kept.");
    case record::Code::TooDeep:
        return QT_TRANSLATE_NOOP("Finding", "The line has more than 225 moves; the tree cannot be saved as a library.");
    case record::Code::SkippedText: return QT_TRANSLATE_NOOP("Finding", "This is not understood and is skipped.");
    case record::Code::BadXml: return QT_TRANSLATE_NOOP("Finding", "This is not valid XML; reading stops here.");
    case record::Code::DuplicateId:
        return QT_TRANSLATE_NOOP("Finding", "Another game in the file has the same number; both are read.");
    case record::Code::UnknownId:
        return QT_TRANSLATE_NOOP("Finding", "The file refers to an entry with this number but does not contain it.");
    }
    return "";
}

} // namespace

QString findingText(record::Code code)
{
    return QCoreApplication::translate("Finding", sourceOf(code));
}

} // namespace kagetsu::text
