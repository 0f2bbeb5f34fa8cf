// SPDX-License-Identifier: MIT
#pragma once

#include "document/merge.h"
#include "ui/board/boardpicture.h"
#include "ui/shell/app/folders.h"
#include "ui/study/page/studypage.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace kagetsu::ui {

// What the start page shows as a card: a game or a record one may go on with.
struct StartEntry
{
    enum class Kind : std::uint8_t {
        Unfinished, // its journal can be gone on with
        Waiting, // has not begun
        Edited, // open, with edits that are not saved
        Typed, // left behind in a dialog or on a page by a program that was stopped; `path` is its draft
        Game, // saved by itself when it had ended
        Record, // opened lately
    };

    Kind kind = Kind::Record;
    QString path;
    QString title;
    QString detail; // a second line; may be empty
    BoardPicture picture;
    // Nothing of it is missing, so that there is nothing to be told before one goes on.
    bool isWhole = true;
    int id = 0; // of OpenRecord

    friend bool operator==(const StartEntry &, const StartEntry &) = default;
};

struct StartSources
{
    Folders folders;
    QStringList recentFiles; // the last one first
    document::ChoicesFor choices; // how a record is read
    std::vector<StartEntry> edited {}; // stand before what lies in files
};

// A record that is open and not saved, at the place where it was left.
StartEntry editedEntry(int id, const StudyPage::Looked &looked);

// Reads them; any thread may, and a large file is named and not read.
std::vector<StartEntry> startEntries(const StartSources &sources);

} // namespace kagetsu::ui
