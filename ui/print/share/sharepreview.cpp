// SPDX-License-Identifier: MIT
#include "ui/print/share/sharepreview.h"

#include <QPainter>

#include <utility>

namespace kagetsu::ui {

SharePreview::SharePreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("sharePreview"));
    setMinimumSize(160, 160);
    connect(&m_timer, &QTimer::timeout, this, &SharePreview::showNext);
}

void SharePreview::setPicture(const QImage &picture)
{
    m_timer.stop();
    m_made = {};
    m_picture = picture;
    update();
}

void SharePreview::setMoving(std::function<QImage(int)> picture, int last, int each)
{
    m_made = std::move(picture);
    m_last = last;
    m_shown = -1;
    m_timer.start(each);
    showNext();
}

void SharePreview::showNext()
{
    m_shown = m_shown >= m_last ? 0 : m_shown + 1;
    m_picture = m_made(m_shown);
    update();
}

void SharePreview::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal ratio = devicePixelRatioF();
    const QSize room = (QSizeF(size()) * ratio).toSize();
    QImage fitted = m_picture.scaled(
        m_picture.size().scaled(room, Qt::KeepAspectRatio), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(ratio);
    const QSizeF shown = QSizeF(fitted.size()) / ratio;
    painter.drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), fitted);
}

} // namespace kagetsu::ui
