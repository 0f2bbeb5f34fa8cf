// SPDX-License-Identifier: MIT
#pragma once

#include "record/plainformats.h"
#include "ui/study/recorddocument.h"

#include <result.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace kagetsu::ui {

// The formats that records are saved in. Psq and Pos hold one line: the main one of the game shown.
enum class RecordFormat : std::uint8_t { Sgf, Library, Psq, Pos };

// By the ending of the name; nothing for other endings.
std::optional<RecordFormat> formatOf(const QString &fileName);

// A record as bytes of a file, and sentences on what the format cannot hold.
struct SavedRecord
{
    QByteArray bytes;
    QStringList losses;
};

// The fault is a sentence that says why the record cannot have this format. A library that was not edited gives the
// bytes RenLib would write.
Result<SavedRecord, QString> savedAs(const RecordDocument &document, RecordFormat format);
// The document as a game of SGF, for formats that are written from one.
record::Game gameOf(const RecordDocument &document);
// The sentence for why a game has no form in a format of one line.
QString wordsOf(record::Misfit misfit);

} // namespace kagetsu::ui
