// SPDX-License-Identifier: MIT
#include "ui/look/style/style.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace kagetsu::ui {

namespace {

// », in the colour of words.
class MoreEngine : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const qreal unit = std::min(rect.width(), rect.height()) / 8.0;
        QPainterPath path;
        for (const qreal x : { -2.5, 0.5 }) {
            path.moveTo(x * unit, -2 * unit);
            path.lineTo((x + 2) * unit, 0);
            path.lineTo(x * unit, 2 * unit);
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(
            QGuiApplication::palette().color(QPalette::WindowText), unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(path);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        if (pixmap.isNull())
            return pixmap; // asked before the bar has a size
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new MoreEngine(*this); }
};

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("fusion"))
{
}

void Style::polish(QWidget *widget)
{
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

QIcon Style::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    if (which == SP_ToolBarHorizontalExtensionButton)
        return QIcon(new MoreEngine);
    return QProxyStyle::standardIcon(which, option, widget);
}

} // namespace kagetsu::ui
