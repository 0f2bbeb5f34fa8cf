// SPDX-License-Identifier: MIT
#pragma once

#include "document/recorddocument.h"
#include "record/collection.h"
#include "record/plainformats.h"

#include <result.h>

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::document {

// The formats that records are saved in. Psq and Pos hold one line: the main one of the game shown.
enum class RecordFormat : std::uint8_t { Sgf, Library, Rif, Psq, Pos };

// By the ending of the name; nothing for other endings.
std::optional<RecordFormat> formatOf(const QString &fileName);

// How the texts of a file are to be read, whatever was chosen for one that lay there before.
struct SavedCharset
{
    std::string name; // of the IANA
    bool isUntold = false; // the file does not state it, and its reader would not find it (renlib.md#encoding)
};

// A record as bytes of a file, and sentences on what the format cannot hold.
struct SavedRecord
{
    QByteArray bytes;
    QStringList losses;
    // Nothing where the format has no texts.
    std::optional<SavedCharset> charset {};
};

// What there is to save, as values of its own: another thread may write it while the user goes on.
struct RecordContent
{
    struct Part
    {
        int index = 0; // place in the file
        std::shared_ptr<const record::Game> game;
        bool isEdited = false;
    };

    bool isLibrary = false;
    bool isCharsetOpen = false; // of a library whose text encoding nobody chose
    std::shared_ptr<const record::Collection> collection; // the file as it was read; empty unless it is one of games
    std::vector<Part> parts; // the game shown, then the others that were edited
};

// The games of a file of SGF, none of them edited; it must hold one.
RecordContent contentOf(const QByteArray &sgf);

// Nothing but the moves to this node of the game shown and what hangs below it. Linear in the game.
RecordContent branchOf(const RecordContent &content, record::NodeId node);

// The fault is a sentence that says why the record cannot have this format. A library that was not edited gives the
// bytes RenLib would write, and the games of a file that were not edited keep theirs. In another format than its own
// only the game shown is saved, but a library of RenjuNet, which tells the day it was written, gets all of a file.
Result<SavedRecord, QString> savedAs(const RecordContent &content, RecordFormat format, const QDate &today = {});
// The game shown as one of SGF, for formats that are written from one.
record::Game gameOf(const RecordContent &content);

} // namespace kagetsu::document
