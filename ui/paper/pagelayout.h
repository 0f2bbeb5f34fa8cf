// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/pagepieces.h"

#include <QRectF>

class QPagedPaintDevice;

namespace kagetsu::ui {

// A paper laid out on pages: no heading is left behind at the foot of one, no row of a table is cut and its head stands
// again where it goes on, a board stays with its caption and lines to sign on with what is signed.
class PageLayout
{
public:
    // For the pages of this device.
    PageLayout(const Document &document, const QPagedPaintDevice &device);

    int pages() const { return static_cast<int>(m_pages.size()); }
    // The pieces of a page, from the top; the head of a table that goes on is one of them.
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
    QRectF m_content; // of a page, in units of the painter
    QRectF m_foot;
    PageScale m_scale;
    std::vector<std::vector<Placed>> m_pages;
};

// All pages onto the device, or those that it is set to.
void printPages(const Document &document, QPagedPaintDevice &device);

} // namespace kagetsu::ui
