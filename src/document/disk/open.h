// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "document/disk/knownfile.h"
#include "record/collection.h"
#include "record/renlib/reader.h"

#include <result.h>

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace kagetsu::document {

// What is known of a file before it is read.
struct OpenChoices
{
    std::string charset; // the user's for this file, an IANA name; empty: what the reader finds
    record::Charset plainCharset = record::Charset::Gb18030; // of texts that give nothing to guess from
    int boardSize = rules::DefaultBoardSize; // of a library, which does not tell it: 5 to 15 lines
    bool anyVersion = false; // also libraries newer than any that is known
    // Asked now and then with how much is read, from 0 to 1; false gives up. Called in the thread that reads.
    std::function<bool(double)> mayContinue {};
};

// A file as it was read: games, or a library.
struct OpenedRecord
{
    QString path; // where it can be saved; empty when it is no file
    QString name; // what the user calls it
    std::variant<record::Collection, record::Library> content;
    // Made ready while it is read, so that showing it takes no time: the first of the games, or the node at which the
    // library opens.
    std::optional<record::Game> first {};
    record::NodeId opening = record::GameTree::root();
    // What it was read from, to be read again in another encoding; nothing for a library, whose texts keep their bytes.
    std::shared_ptr<const std::string> bytes {};
    KnownFile file {}; // before the record adds the damage it finds

    // Its file is of a format that is saved again. Others are saved as SGF, under another name.
    bool isSavedOver() const
    {
        const auto *games = std::get_if<record::Collection>(&content);
        return games == nullptr || games->format() == record::Format::Sgf;
    }
};

// Why there is no record: a sentence to show, but nothing where the reading was given up.
struct OpenFault
{
    QString sentence;
    bool isNewerVersion = false; // a library that can be tried with `anyVersion`
};

// Tells by the bytes what they are; the name helps where they cannot tell. A sentence calls it by the second name where
// there is one.
Result<OpenedRecord, OpenFault> openRecord(
    std::string bytes, const QString &name, const OpenChoices &choices = {}, const QString &calledName = {});
// The same of a file. Any thread may read.
Result<OpenedRecord, OpenFault> openFile(const QString &path, const OpenChoices &choices);

// Whether so many bytes are read while one waits.
background::Amount amountOfBytes(qint64 size);

} // namespace kagetsu::document
