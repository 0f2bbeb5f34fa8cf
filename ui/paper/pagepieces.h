// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"

#include <QRectF>

#include <functional>
#include <memory>
#include <optional>

class QPainter;

namespace kagetsu::ui {

// The least of a paper that is not cut: a line of text, a row of a table, a board with its caption.
struct Piece
{
    qreal height = 0;
    qreal before = 0; // free above it, but for the top of a page
    bool staysWithNext = false; // on one page with the next piece
    std::shared_ptr<const Piece> head {}; // of a table: stands again where its rows go on on another page
    bool isHeading = false;
    bool isSignature = false;
    std::function<void(QPainter &)> paint {}; // with the zero of the painter at its upper left corner
};

// How large everything is.
struct PageScale
{
    qreal point = 1; // of a typographic point, in units of the painter
    qreal text = 1; // part of the usual size; nothing gets smaller than eight points
    qreal boards = 1; // likewise
};

// The paper cut into its pieces, none wider than this.
std::vector<Piece> piecesOf(const Document &document, qreal width, const PageScale &scale);

// The line at the foot of a page.
void paintFoot(QPainter &painter, const Document &document, int page, int pages, const QRectF &rect, qreal point);

} // namespace kagetsu::ui
