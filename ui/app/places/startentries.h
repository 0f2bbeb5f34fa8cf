// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/fault.h"
#include "record/document/merge.h"
#include "ui/board/boardpicture.h"
#include "ui/controls/device/folders.h"
#include "ui/record/page/studypage.h"

#include <QFileInfo>
#include <QStringList>

#include <functional>
#include <vector>

namespace kagetsu::ui {

// A card of a home page: a game or record to resume or open.
struct StartEntry
{
    enum class Kind : std::uint8_t {
        Unfinished, // has a journal from which it can be resumed
        Waiting, // has not begun
        Unreadable, // the file of such a game, or a damaged journal of a game that has ended
        Edited, // open; beside the home page of games, only records with unsaved edits are shown
        Draft, // a record with unsaved edits that a program left behind when it stopped
        Typed, // left behind in a dialog or on a page when the program stopped; `path` is its draft
        Game, // saved automatically at its end
        Journal, // of a game that was played or begun here
        Record, // opened recently; only named, no card shows it
    };

    Kind kind = Kind::Record;
    QString path;
    QString title;
    QString detail; // a second line; may be empty
    BoardPicture picture;
    // True if nothing of it is missing, so that it can be resumed without a message.
    bool isWhole = true;
    int id = 0; // id of the OpenRecord
    // Of an unfinished game: sentences about what was lost when the program stopped in the middle of it. Of a game that
    // waits: which of two games it is, and the score so far.
    QString told {};

    friend bool operator==(const StartEntry &, const StartEntry &) = default;
};

// Where the cards of the home pages come from.
struct StartSources
{
    Folders folders;
    QStringList recentFiles; // the most recent first
    document::ChoicesFor choices; // how a record is read
    std::vector<StartEntry> edited {}; // shown before the entries from files
    std::vector<journal::JournalFault> damaged {}; // journals of games that have ended
};

// Returns the card of an open record, edited or not, at the place where it was left.
StartEntry editedEntry(int id, const StudyPage::Looked &looked);

// Reads the cards of at most this many journals, the most recently written first; journals that cannot be read are
// missing. `folder` is that of the games being played; those of games that have ended lie in a folder of it. Can be
// called in any thread.
std::vector<StartEntry> journalEntries(const QString &folder, int most);

// What is read of a file for a card.
struct EntryRecord
{
    bool isLarge = false; // so large that it was not read
    // The end of a game's main line; for a library, the position at which it opens.
    std::optional<BoardPicture> picture;
    std::optional<record::Game> game; // the first of the file; nothing for a library
};

// Reads a file for a card; empty if it cannot be read. Can be called in any thread.
EntryRecord readEntryRecord(const QFileInfo &file, const document::ChoicesFor &choices);

// Reads the cards. Can be called in any thread; a large file is listed without being read.
std::vector<StartEntry> startEntries(const StartSources &sources);

} // namespace kagetsu::ui
