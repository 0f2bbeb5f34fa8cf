// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlib/reader.h"

#include <QByteArray>
#include <QStringList>

namespace kagetsu::record {

// Headers of the two versions in use.
QByteArray header30();
QByteArray header34();
// "78 00": bytes as hexadecimal digits, with blanks.
QByteArray fromHex(const char *digits);

// The library of these bytes; the test ends when they are refused.
Library readAll(const QByteArray &bytes, const LibraryReadOptions &options = {});
// The canonical text of command-line.md#dump.
QByteArray dumped(const GameTree &tree);
// Depth, point, flags and texts of each node but a root that tells nothing, with blanks between: "1 H8 M
// one|two||board".
QStringList outline(const GameTree &tree);
// "BAD_POSITION 22": codes with their places.
QStringList toldBy(const Library &library);
// "2 Comment d": what stands in the conflicts, as UTF-8.
QStringList toldBy(const GameTree &tree, const std::vector<TextConflict> &conflicts);
// What writing gives; the test ends when it is refused.
QByteArray written(const GameTree &tree);

} // namespace kagetsu::record
