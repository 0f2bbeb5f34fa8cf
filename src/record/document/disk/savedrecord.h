// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/collection.h"
#include "record/document/recorddocument.h"
#include "record/plainformats.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::document {

// The formats that records are saved in. Psq and Pos hold one line: the main line of the game shown.
enum class RecordFormat : std::uint8_t { Sgf, Library, Rif, Psq, Pos };

// Returns the format that belongs to the ending of the name, or nothing for other endings.
std::optional<RecordFormat> formatOf(const QString &fileName);

// The encoding in which a saved file must be read, even if another one was chosen for an earlier file of that name.
struct SavedCharset
{
    std::string name; // IANA name
    // True if the file does not state the encoding and a reader would not find it (record-renlib.md#encoding).
    bool isUntold = false;
};

// A record as the bytes of a file, with sentences about what the format cannot hold.
struct SavedRecord
{
    QByteArray bytes;
    QStringList losses;
    // Not set if the format has no texts.
    std::optional<SavedCharset> charset {};
};

// The content to be saved, as an independent value, so that another thread can write it while the user continues.
struct RecordContent
{
    struct Part
    {
        int index = 0; // place in the file
        std::shared_ptr<const record::Game> game;
        bool isEdited = false;
    };

    bool isLibrary = false;
    bool isCharsetOpen = false; // True for a library whose encoding nobody has chosen
    std::shared_ptr<const record::Collection> collection; // the file as it was read; not set unless it contains games
    std::vector<Part> parts; // the game shown, then the other games that were edited
};

// Returns the content of an SGF file without edits. The file must contain a game.
RecordContent contentOf(const QByteArray &sgf);

// Returns the content reduced to the moves that lead to this node of the game shown and everything below it. Takes time
// proportional to the size of the game.
RecordContent branchOf(const RecordContent &content, record::NodeId node);

// Writes the content in a format. The error is a sentence that says why the record cannot have this format. An unedited
// library gives the bytes that RenLib would write, and unedited games of a file keep their bytes. In another format,
// only the game shown is saved, except that RIF, the format of RenjuNet, takes all games of a file; `today` is the date
// of writing that it states.
Result<SavedRecord, QString> savedAs(const RecordContent &content, RecordFormat format, const QDate &today = {});
// Returns the game shown as an SGF game, for formats that are written from one.
record::Game gameOf(const RecordContent &content);

} // namespace kagetsu::document
