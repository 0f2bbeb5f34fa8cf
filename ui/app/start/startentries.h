// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/merge.h"
#include "ui/board/boardpicture.h"
#include "ui/controls/device/folders.h"
#include "ui/record/page/studypage.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace kagetsu::ui {

// A card of the start page: a game or record to resume or open.
struct StartEntry
{
    enum class Kind : std::uint8_t {
        Unfinished, // has a journal from which it can be resumed
        Waiting, // has not begun
        Edited, // open, with unsaved edits
        Typed, // left behind in a dialog or on a page when the program stopped; `path` is its draft
        Game, // saved automatically at its end
        Record, // opened recently
    };

    Kind kind = Kind::Record;
    QString path;
    QString title;
    QString detail; // a second line; may be empty
    BoardPicture picture;
    // True if nothing of it is missing, so that it can be resumed without a message.
    bool isWhole = true;
    int id = 0; // id of the OpenRecord

    friend bool operator==(const StartEntry &, const StartEntry &) = default;
};

// Where the cards of the start page come from.
struct StartSources
{
    Folders folders;
    QStringList recentFiles; // the most recent first
    document::ChoicesFor choices; // how a record is read
    std::vector<StartEntry> edited {}; // shown before the entries from files
};

// Returns the card of an open, unsaved record at the place where it was left.
StartEntry editedEntry(int id, const StudyPage::Looked &looked);

// Reads the cards. Can be called in any thread; a large file is listed without being read.
std::vector<StartEntry> startEntries(const StartSources &sources);

} // namespace kagetsu::ui
