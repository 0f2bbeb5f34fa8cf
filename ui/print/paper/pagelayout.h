// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/pagepieces.h"

#include <QRectF>

class QPagedPaintDevice;

namespace kagetsu::ui {

// Lays a paper out on pages: no heading is left at the bottom of one, no row of a table is split, a table's header is
// repeated where it continues, and a board stays with its caption, lines to sign on with what is signed.
class PageLayout
{
public:
    // Lays the document out for the pages of this device.
    PageLayout(const Document &document, const QPagedPaintDevice &device);

    int pages() const { return static_cast<int>(m_pages.size()); }
    // Returns the pieces of a page from the top, including the repeated header of a table.
    std::vector<const Piece *> piecesOn(int page) const;
    void paint(QPainter &painter, int page) const;

private:
    struct Placed
    {
        std::shared_ptr<const Piece> piece;
        qreal top = 0;
    };

    void lay(const PageScale &scale);
    void breakPages(std::vector<Piece> pieces);

    Document m_document;
    QRectF m_content; // contents of a page, in units of the painter
    QRectF m_foot;
    PageScale m_scale;
    std::vector<std::vector<Placed>> m_pages;
};

// Prints all pages, or those that the device is set to.
void printPages(const Document &document, QPagedPaintDevice &device);

} // namespace kagetsu::ui
