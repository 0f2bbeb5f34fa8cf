// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"

#include <QRectF>

#include <functional>
#include <memory>
#include <optional>

class QPainter;

namespace kagetsu::ui {

// The smallest part of a paper that is not split: a line of text, a row of a table, a board with its caption.
struct Piece
{
    qreal height = 0;
    qreal before = 0; // space above it, except at the top of a page
    bool staysWithNext = false; // must be on the same page as the next piece
    std::shared_ptr<const Piece> head {}; // header of a table, repeated where its rows continue on another page
    bool isHeading = false;
    bool isSignature = false;
    std::function<void(QPainter &)> paint {}; // called with the painter's origin at its upper left corner
};

// The scale of everything on a page.
struct PageScale
{
    qreal point = 1; // length of a typographic point in units of the painter
    qreal text = 1; // share of the usual size; no text becomes smaller than eight points
    qreal boards = 1; // the same for boards
};

// Splits the paper into its pieces, none wider than this.
std::vector<Piece> piecesOf(const Document &document, qreal width, const PageScale &scale);

// Paints the footer of a page.
void paintFoot(QPainter &painter, const Document &document, int page, int pages, const QRectF &rect, qreal point);

} // namespace kagetsu::ui
