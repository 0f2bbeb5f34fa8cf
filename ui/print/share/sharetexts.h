// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/diagramsubject.h"

#include <QByteArray>
#include <QImage>

namespace kagetsu::ui {

// Returns the moves as people write them (record-formats.md#move-text): "h8 i9 j10"; "--" is a pass.
QString sharedMoves(const DiagramSubject &subject);
// Returns an address that opens the moves in the calculator of gomocalc.com; other programs, such as Renlib, take its
// last part as a line of moves. Empty if it cannot express them: with a pass, or on a board of more than 15 lines.
QString sharedLink(const DiagramSubject &subject);
// Returns the game as SGF (record-sgf.md#writing), or the moves with the names if the page knows no more.
QByteArray sharedSgf(const DiagramSubject &subject);
// Returns a code that a phone's camera reads as this text, a pixel for each module, black on white with the edge that
// it needs; nothing if the text is too long for a code.
std::optional<QImage> codeOf(const QByteArray &text);
// Returns a code that a phone's camera reads as the moves, black on white with the edge that it needs; nothing if they
// are too many for a code.
std::optional<QImage> sharedCode(const DiagramSubject &subject);

} // namespace kagetsu::ui
