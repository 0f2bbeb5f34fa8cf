// SPDX-License-Identifier: MIT
#include "ui/print/paper/pagelayout.h"

#include "ui/print/paper/pageframe.h"

#include <QPagedPaintDevice>
#include <QPageRanges>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Sizes of text and boards, tried in order until the paper fits its number of pages; boards shrink first.
constexpr std::pair<qreal, qreal> Sizes[] { { 1, 1 }, { 1, 0.93 }, { 0.95, 0.93 }, { 0.95, 0.86 }, { 0.89, 0.86 },
    { 0.89, 0.8 }, { 0.89, 0.72 }, { 0.89, 0.64 }, { 0.89, 0.56 } };

qreal heightWith(const std::vector<Piece> &pieces, std::size_t first, std::size_t last)
{
    qreal height = 0;
    for (std::size_t i = first; i <= last; ++i)
        height += pieces[i].height + (i == first ? 0 : pieces[i].before);
    return height;
}

} // namespace

PageLayout::PageLayout(const Document &document, const QPagedPaintDevice &device)
    : m_document(document)
{
    const PageFrame frame(device.pageLayout(), device.logicalDpiX());
    m_scale.point = frame.point;
    m_content = frame.content;
    m_foot = frame.foot;
    for (const auto &[text, boards] : Sizes) {
        lay({ m_scale.point, text, boards });
        if (m_document.pagesAtMost == 0 || pages() <= m_document.pagesAtMost)
            return;
    }
    lay({ m_scale.point, 1, 1 }); // shrinking does not help
}

void PageLayout::lay(const PageScale &scale)
{
    m_scale = scale;
    breakPages(piecesOf(m_document, m_content.width(), scale));
}

void PageLayout::breakPages(std::vector<Piece> pieces)
{
    m_pages.assign(1, {});
    const qreal height = m_content.height();
    qreal top = 0;
    const auto place = [&](std::size_t i) {
        if (!m_pages.back().empty())
            top += pieces[i].before;
        m_pages.back().push_back({ std::make_shared<const Piece>(pieces[i]), top });
        top += pieces[i].height;
    };
    const auto turnPage = [&](const Piece &next) {
        m_pages.emplace_back();
        top = 0;
        if (next.head) {
            m_pages.back().push_back({ next.head, top });
            top += next.head->height;
        }
    };
    const auto roomAfterTurn = [&](const Piece &next) { return height - (next.head ? next.head->height : 0); };
    for (std::size_t first = 0; first < pieces.size();) {
        std::size_t last = first;
        while (last + 1 < pieces.size() && pieces[last].staysWithNext)
            ++last;
        const qreal needed = heightWith(pieces, first, last);
        const qreal before = m_pages.back().empty() ? 0 : pieces[first].before;
        if (top + before + needed > height && needed <= roomAfterTurn(pieces[first]) && !m_pages.back().empty())
            turnPage(pieces[first]);
        // Pieces that belong together but exceed a page are separated where necessary.
        for (std::size_t i = first; i <= last; ++i) {
            const qreal free = m_pages.back().empty() ? 0 : pieces[i].before;
            if (top + free + pieces[i].height > height && !m_pages.back().empty() && top > 0)
                turnPage(pieces[i]);
            place(i);
        }
        first = last + 1;
    }
}

std::vector<const Piece *> PageLayout::piecesOn(int page) const
{
    std::vector<const Piece *> pieces;
    for (const Placed &placed : m_pages[static_cast<std::size_t>(page)])
        pieces.push_back(placed.piece.get());
    return pieces;
}

void PageLayout::paint(QPainter &painter, int page) const
{
    for (const Placed &placed : m_pages[static_cast<std::size_t>(page)]) {
        painter.save();
        painter.translate(m_content.topLeft() + QPointF(0, placed.top));
        // A piece that fits on no page is shrunk rather than cut.
        const qreal part = std::min(1.0, m_content.height() / std::max(1.0, placed.piece->height));
        painter.scale(part, part);
        placed.piece->paint(painter);
        painter.restore();
    }
    if (!m_document.pageWords.isEmpty())
        paintFoot(painter, m_document, page + 1, pages(), m_foot, m_scale.point);
}

void printPages(const Document &document, QPagedPaintDevice &device)
{
    const PageLayout layout(document, device);
    const QPageRanges wanted = device.pageRanges();
    QPainter painter(&device);
    bool isFirst = true;
    for (int page = 0; page < layout.pages(); ++page) {
        if (!wanted.isEmpty() && !wanted.contains(page + 1))
            continue;
        if (!isFirst)
            device.newPage();
        isFirst = false;
        layout.paint(painter, page);
    }
}

} // namespace kagetsu::ui
