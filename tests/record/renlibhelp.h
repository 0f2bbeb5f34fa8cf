// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlib/libraryreader.h"

#include <QByteArray>
#include <QStringList>

namespace kagetsu::record {

// Return headers of the two versions in use.
QByteArray header30();
QByteArray header34();
// Returns the bytes of hexadecimal digits with blanks, such as "78 00".
QByteArray fromHex(const char *digits);

// Reads the library in these bytes; the test ends if they are refused.
Library readAll(const QByteArray &bytes, const LibraryReadOptions &options = {});
// Returns the canonical text of command-line.md#dump.
QByteArray dumped(const GameTree &tree);
// Returns depth, point, flags and texts of each node, separated by blanks, such as "1 H8 M one|two||board"; leaves out
// a root that says nothing.
QStringList outline(const GameTree &tree);
// Returns codes with their places, such as "BAD_POSITION 22".
QStringList toldBy(const Library &library);
// Returns the contents of the conflicts as UTF-8, such as "2 Comment d".
QStringList toldBy(const GameTree &tree, const std::vector<TextConflict> &conflicts);
// Returns the written library; the test ends if writing is refused.
QByteArray written(const GameTree &tree);

} // namespace kagetsu::record
