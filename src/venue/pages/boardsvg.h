// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"
#include "venue/pages/html.h"

namespace kagetsu::venue {

// Adds the position after the main line of a record as an <svg> element. Its colours come from the page's styles, so
// that it is readable by day and by night; each stone of a move carries its number, with which the script replays. Each
// of the points gets a cross.
void addBoard(
    Html &html, const record::GameTree &tree, const QString &inWords, const std::vector<rules::Point> &forbidden = {});

// Returns the same position as a file of its own, with a title. It contains the mark as a description.
QByteArray boardFile(const record::GameTree &tree, const QString &title, const QString &mark);

// Returns the moves of the main line as text: "H8", or a dash for a pass.
std::vector<QString> movesOf(const record::GameTree &tree);

} // namespace kagetsu::venue
