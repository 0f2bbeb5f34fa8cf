// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/turnedlabel.h"

#include <QPainter>

namespace kagetsu::ui {

TurnedLabel::TurnedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void TurnedLabel::setTurned(bool turned)
{
    m_turned = turned;
    update();
}

void TurnedLabel::setInk(const QColor &ink)
{
    m_ink = ink;
    update();
}

void TurnedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    painter.setPen(m_ink);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text());
}

} // namespace kagetsu::ui
