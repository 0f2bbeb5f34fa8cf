// SPDX-License-Identifier: MIT
#include "ui/controls/lineicon.h"

#include "ui/controls/linedrawing.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>

namespace kagetsu::ui {

namespace {

class LineIconEngine : public QIconEngine
{
public:
    LineIconEngine(QByteArray svg, const QColor &colour, const QColor &disabled, const QColor &checked)
        : m_svg(std::move(svg))
        , m_colour(colour)
        , m_disabled(disabled)
        , m_checked(checked.isValid() ? checked : colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        QByteArray svg = m_svg;
        const QColor &colour = mode == QIcon::Disabled ? m_disabled : state == QIcon::On ? m_checked : m_colour;
        svg.replace("#000", colour.name().toLatin1());
        if (const std::optional<LineDrawing> drawing = LineDrawing::read(svg))
            drawing->paint(*painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty())
            return {}; // the button has no room yet
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new LineIconEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_colour;
    QColor m_disabled;
    QColor m_checked;
};

} // namespace

QIcon lineIcon(const QString &name, const QColor &colour, const QColor &disabled, const QColor &checked)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new LineIconEngine(file.readAll(), colour, disabled, checked));
}

const QPixmap &PaintedIcon::painted(const QString &name, const QColor &colour, int side, qreal ratio)
{
    const bool isKept =
        name == m_name && colour == m_colour && side == m_side && m_pixmap.size() == QSize(side, side) * ratio;
    if (isKept)
        return m_pixmap;
    m_name = name;
    m_colour = colour;
    m_side = side;
    m_pixmap = QPixmap(QSize(side, side) * ratio);
    m_pixmap.setDevicePixelRatio(ratio);
    m_pixmap.fill(Qt::transparent);
    QPainter painter(&m_pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    lineIcon(name, colour, colour).paint(&painter, 0, 0, side, side);
    return m_pixmap;
}

} // namespace kagetsu::ui
