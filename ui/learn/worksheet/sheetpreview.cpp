// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetpreview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

SheetPreview::SheetPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(200, 200);
    setFocusPolicy(Qt::StrongFocus);
}

void SheetPreview::setPages(std::shared_ptr<const SheetPages> pages)
{
    m_pages = std::move(pages);
    m_page = std::clamp(m_page, 0, std::max(0, pageCount() - 1));
    update();
    emit pageChanged();
}

void SheetPreview::goTo(int page)
{
    const int next = std::clamp(page, 0, std::max(0, pageCount() - 1));
    if (next == std::exchange(m_page, next))
        return;
    update();
    emit pageChanged();
}

void SheetPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF paper = m_pages ? m_pages->frame().paper.size() : QSizeF(210, 297);
    const qreal scale = std::min((width() - 16) / paper.width(), (height() - 16) / paper.height());
    const QSizeF size = paper * scale;
    const QRectF sheet(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    // Paper is white in every theme.
    painter.fillRect(sheet, Qt::white);
    if (pageCount() > 0) {
        painter.save();
        painter.setClipRect(sheet);
        painter.translate(sheet.topLeft());
        painter.scale(scale, scale);
        m_pages->paint(painter, m_page);
        painter.restore();
    }
    painter.setPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid));
    painter.drawRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void SheetPreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageUp:
    case Qt::Key_Left: goTo(m_page - 1); return;
    case Qt::Key_PageDown:
    case Qt::Key_Right: goTo(m_page + 1); return;
    case Qt::Key_Home: goTo(0); return;
    case Qt::Key_End: goTo(pageCount() - 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void SheetPreview::wheelEvent(QWheelEvent *event)
{
    constexpr int Notch = 120;
    m_turned += event->angleDelta().y();
    const int pages = m_turned / Notch;
    m_turned -= pages * Notch;
    goTo(m_page - pages);
    event->accept();
}

} // namespace kagetsu::ui
