// SPDX-License-Identifier: MIT
#include "wording/record/findings.h"

#include <QCoreApplication>

namespace kagetsu::wording {

namespace {

const char *sourceOf(record::Code code)
{
    switch (code) {
    case record::Code::CharsetMismatch:
        return QT_TRANSLATE_NOOP("Finding", "The file is not written in the charset it names.");
    case record::Code::UnknownCharset:
        return QT_TRANSLATE_NOOP(
            "Finding", "The charset named in the file is unknown; it was guessed from the content.");
    case record::Code::MixedCharsets:
        return QT_TRANSLATE_NOOP(
            "Finding", "The games of this file are written in different charsets; each is read in its own.");
    case record::Code::BadBytes:
        return QT_TRANSLATE_NOOP("Finding", "Some bytes are no characters and are shown as U+FFFD.");
    case record::Code::NulBytes:
        return QT_TRANSLATE_NOOP("Finding", "The file has zero bytes; in texts they are read as spaces.");
    case record::Code::TooLarge: return QT_TRANSLATE_NOOP("Finding", "Files of more than 2 GB are not read.");
    case record::Code::JunkBefore: return QT_TRANSLATE_NOOP("Finding", "What stands before the first game is skipped.");
    case record::Code::JunkBetween:
        return QT_TRANSLATE_NOOP("Finding", "What stands between or after the games is skipped.");
    case record::Code::MissingSemicolon:
        return QT_TRANSLATE_NOOP("Finding", "The semicolon before this node is missing.");
    case record::Code::ExtraParen: return QT_TRANSLATE_NOOP("Finding", "This parenthesis is one too many.");
    case record::Code::EmptyVariation: return QT_TRANSLATE_NOOP("Finding", "These parentheses hold nothing.");
    case record::Code::ExtraClose: return QT_TRANSLATE_NOOP("Finding", "This closing parenthesis has no opening one.");
    case record::Code::Unclosed: return QT_TRANSLATE_NOOP("Finding", "The file ends inside a game.");
    case record::Code::UnclosedValue: return QT_TRANSLATE_NOOP("Finding", "The file ends inside this value.");
    case record::Code::NodeAfterVariation:
        return QT_TRANSLATE_NOOP("Finding", "A node behind a variation is read as a further variation.");
    case record::Code::OldIdent:
        return QT_TRANSLATE_NOOP("Finding", "Properties are named as in old files; the small letters are dropped.");
    case record::Code::LowerIdent: return QT_TRANSLATE_NOOP("Finding", "The property is named in small letters.");
    case record::Code::NoValue: return QT_TRANSLATE_NOOP("Finding", "A property without a value is dropped.");
    case record::Code::StrayValue: return QT_TRANSLATE_NOOP("Finding", "A value without a property is dropped.");
    case record::Code::Duplicate:
        return QT_TRANSLATE_NOOP("Finding", "The property has a value too many or stands twice in its node.");
    case record::Code::IllegalChar:
        return QT_TRANSLATE_NOOP("Finding", "Characters that belong to nothing are skipped.");
    case record::Code::ValueSpelling:
        return QT_TRANSLATE_NOOP("Finding", "The value is understood, but not written as the format says.");
    case record::Code::BadValue:
        return QT_TRANSLATE_NOOP("Finding", "The value is not understood and is kept as it is.");
    case record::Code::BadDate: return QT_TRANSLATE_NOOP("Finding", "The date is not understood and is kept as it is.");
    case record::Code::PrivateBad:
        return QT_TRANSLATE_NOOP("Finding", "The value of a property of ours is not understood and is kept as it is.");
    case record::Code::CommaList: return QT_TRANSLATE_NOOP("Finding", "The points of this list are parted by commas.");
    case record::Code::SetupOverlap:
        return QT_TRANSLATE_NOOP("Finding", "A point is set up twice; what was written later counts.");
    case record::Code::UnfoldsTooFar:
        return QT_TRANSLATE_NOOP("Finding",
            "The rectangles of this game name more than four million points; this one is kept as it is and not set "
            "up.");
    case record::Code::NotPlanar:
        return QT_TRANSLATE_NOOP("Finding", "The board has more than two dimensions; its moves are not placed.");
    case record::Code::SizeGuessed:
        return QT_TRANSLATE_NOOP("Finding", "The size of the board is not told and follows from the points.");
    case record::Code::BadSize: return QT_TRANSLATE_NOOP("Finding", "This is no size of a board.");
    case record::Code::PointSpelling:
        return QT_TRANSLATE_NOOP("Finding", "The point is understood, but not written as the format says.");
    case record::Code::IllegalPoint:
        return QT_TRANSLATE_NOOP("Finding", "This is no point of the board; no stone is placed.");
    case record::Code::OccupiedPoint: return QT_TRANSLATE_NOOP("Finding", "The point is occupied; no stone is placed.");
    case record::Code::SameColour: return QT_TRANSLATE_NOOP("Finding", "The same colour moves twice in a row.");
    case record::Code::OrcGame: return QT_TRANSLATE_NOOP("Finding", "Renju under the number that one server gave it.");
    case record::Code::UnsureGame:
        return QT_TRANSLATE_NOOP("Finding", "The record does not say which game it is; it may be five in a row.");
    case record::Code::GoRecord: return QT_TRANSLATE_NOOP("Finding", "This is a record of Go.");
    case record::Code::OtherGame: return QT_TRANSLATE_NOOP("Finding", "This is a record of another game.");
    case record::Code::MoveInRoot:
        return QT_TRANSLATE_NOOP("Finding", "A move in the first node is put into a node of its own.");
    case record::Code::SetupAndMove: return QT_TRANSLATE_NOOP("Finding", "Setup and a move in one node are parted.");
    case record::Code::MovesSplit: return QT_TRANSLATE_NOOP("Finding", "Several moves in one node are parted.");
    case record::Code::MultiMove: return QT_TRANSLATE_NOOP("Finding", "A move has several points; the first counts.");
    case record::Code::RootPropertyLate:
        return QT_TRANSLATE_NOOP("Finding", "This property belongs to the first node and has no effect here.");
    case record::Code::InfoLate:
        return QT_TRANSLATE_NOOP("Finding", "This property belongs to the first node; it counts where that has none.");
    case record::Code::SideGuessed:
        return QT_TRANSLATE_NOOP("Finding", "The number of stones does not tell who moves; Black is taken.");
    case record::Code::NoHeader: return QT_TRANSLATE_NOOP("Finding", "The file has no header: a library of RenLib 1.");
    case record::Code::LeftoverByte:
        return QT_TRANSLATE_NOOP("Finding", "One byte is left over at the end and is ignored.");
    case record::Code::CutRecord: return QT_TRANSLATE_NOOP("Finding", "The file ends inside this record.");
    case record::Code::CutText:
        return QT_TRANSLATE_NOOP("Finding", "The file ends inside this text; what there is of it is kept.");
    case record::Code::CutTree:
        return QT_TRANSLATE_NOOP("Finding", "The file ends where more moves are announced; it may have been cut off.");
    case record::Code::BadPosition:
        return QT_TRANSLATE_NOOP("Finding", "This is no point of the board; reading ends here.");
    case record::Code::AfterEnd:
        return QT_TRANSLATE_NOOP("Finding", "The tree was complete before this move, which is hung under the root.");
    case record::Code::RootSibling:
        return QT_TRANSLATE_NOOP("Finding", "The root is said to have a sibling, which is ignored.");
    case record::Code::PassWithoutRoot:
        return QT_TRANSLATE_NOOP("Finding", "A record without a point in a library without a root is read as a pass.");
    case record::Code::DuplicateMove:
        return QT_TRANSLATE_NOOP("Finding", "The same move stands twice below one position; both are merged.");
    case record::Code::TextConflict:
        return QT_TRANSLATE_NOOP("Finding", "The same move has two different texts; the first one stays.");
    case record::Code::LabelWithChildren:
        return QT_TRANSLATE_NOOP("Finding", "Moves follow a text that is no move; they are kept.");
    case record::Code::EmptyLabel: return QT_TRANSLATE_NOOP("Finding", "A text that is no move has no text.");
    case record::Code::UnpaddedText:
        return QT_TRANSLATE_NOOP(
            "Finding", "The text is not padded to an even length; reading goes on right behind it.");
    case record::Code::ForeignBits:
        return QT_TRANSLATE_NOOP(
            "Finding", "The extension of this record has bits without a known meaning, which are kept.");
    case record::Code::TooDeep:
        return QT_TRANSLATE_NOOP("Finding", "The line has more than 225 moves; the tree cannot be saved as a library.");
    case record::Code::SkippedText: return QT_TRANSLATE_NOOP("Finding", "This is not understood and is skipped.");
    case record::Code::BadXml: return QT_TRANSLATE_NOOP("Finding", "This is no XML; reading ends here.");
    case record::Code::DuplicateId:
        return QT_TRANSLATE_NOOP("Finding", "Another game of the file has the same number; both are read.");
    case record::Code::UnknownId:
        return QT_TRANSLATE_NOOP("Finding", "The file names this number and does not have it.");
    }
    return "";
}

} // namespace

QString findingText(record::Code code)
{
    return QCoreApplication::translate("Finding", sourceOf(code));
}

} // namespace kagetsu::wording
