// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "base/result.h"
#include "record/collection.h"
#include "record/document/disk/knownfile.h"
#include "record/renlib/libraryreader.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace kagetsu::document {

// Settings for reading a file.
struct OpenChoices
{
    std::string charset; // IANA name of the encoding that the user chose for this file; if empty, the reader finds it
    record::Charset plainCharset = record::Charset::Gb18030; // encoding of texts that give no hint
    int boardSize = rules::DefaultBoardSize; // board size of a library, which does not state it: 5 to 15 lines
    bool anyVersion = false; // True if libraries of unknown newer versions are read as well
    // Called now and then, in the thread that reads, with the part that has been read, from 0 to 1. Returning false
    // cancels the reading.
    std::function<bool(double)> mayContinue {};
};

// A file that has been read: games, or a library.
struct OpenedRecord
{
    QString path; // where it can be saved; empty if it is not a file
    QString name; // the name shown to the user
    std::variant<record::Collection, record::Library> content;
    // Prepared during reading, so that showing the record takes no time: the first game, or the node at which the
    // library opens.
    std::optional<record::Game> first {};
    record::NodeId opening = record::GameTree::root();
    // The bytes that were read, for reading them again in another encoding. Not set for a library, whose texts keep
    // their bytes.
    std::shared_ptr<const std::string> bytes {};
    KnownFile file {}; // the file, without the damage that the record itself finds later

    // True if the file has a format in which it can be saved again. Other formats are saved as SGF, under another name.
    bool isSavedOver() const
    {
        const auto *games = std::get_if<record::Collection>(&content);
        return games == nullptr || games->format() == record::Format::Sgf;
    }
};

// The reason why a file could not be opened: a sentence to show, or empty if the reading was cancelled.
struct OpenFault
{
    QString sentence;
    bool isNewerVersion = false; // True for a library that can be tried with `anyVersion`
};

// Reads a record. The bytes decide the format; the name helps if they are ambiguous. Error sentences use `calledName`
// if it is not empty.
Result<OpenedRecord, OpenFault> openRecord(
    std::string bytes, const QString &name, const OpenChoices &choices = {}, const QString &calledName = {});
// Reads a file in the same way. May be called in any thread.
Result<OpenedRecord, OpenFault> openFile(const QString &path, const OpenChoices &choices);

// Returns whether this many bytes can be read while the user waits.
background::Amount amountOfBytes(qint64 size);

} // namespace kagetsu::document
