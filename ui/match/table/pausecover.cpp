// SPDX-License-Identifier: MIT
#include "ui/match/table/pausecover.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/tablebutton.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

PauseCover::PauseCover(QWidget *parent)
    : QWidget(parent)
    , m_goOn(new TableButton(this))
{
    m_goOn->setObjectName(QStringLiteral("goOn"));
    m_goOn->setWeight(TableButton::Weight::Main);
    m_goOn->setSign(TableIcon::Play);
    connect(m_goOn, &TableButton::clicked, this, &PauseCover::goOnWanted);
    onLanguage(*this, [this] {
        //: Button: the paused game goes on.
        m_goOn->setText(tr("Resume"));
        m_goOn->setAccessibleName(m_goOn->text());
        place();
    });
    hide();
}

void PauseCover::tell(const Cover &cover)
{
    m_said = cover;
    setAccessibleName(cover.head);
    setAccessibleDescription(cover.text);
    m_goOn->setEnabled(cover.canGoOn);
    place();
    update();
}

QFont PauseCover::headFont() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 1.9);
    return font;
}

void PauseCover::place()
{
    const int room = std::min(width() - 48, 460);
    const int left = (width() - room) / 2;
    const QRect any(0, 0, std::max(1, room), 10000);
    const int sign = std::clamp(height() / 7, 32, 72);
    const int headHeight =
        QFontMetrics(headFont()).boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_said.head).height();
    const int textHeight = m_said.text.isEmpty()
        ? 0
        : QFontMetrics(font()).boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_said.text).height();
    const QSize button = m_goOn->sizeHint().expandedTo({ 140, 48 });
    int y = (height() - (sign + 14 + headHeight + 10 + textHeight + 22 + button.height())) / 2;
    m_signRect = QRect((width() - sign) / 2, y, sign, sign);
    y += sign + 14;
    m_headRect = QRect(left, y, room, headHeight);
    y += headHeight + 10;
    m_textRect = QRect(left, y, room, textHeight);
    y += textHeight + 22;
    m_goOn->setGeometry((width() - button.width()) / 2, y, button.width(), button.height());
}

void PauseCover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);
    paintIcon(painter, m_signRect, TableIcon::Pause, theme().mutedText);
    painter.setPen(theme().text);
    painter.setFont(headFont());
    painter.drawText(m_headRect, Qt::AlignHCenter | Qt::TextWordWrap, m_said.head);
    painter.setFont(font());
    painter.setPen(theme().mutedText);
    painter.drawText(m_textRect, Qt::AlignHCenter | Qt::TextWordWrap, m_said.text);
}

void PauseCover::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace kagetsu::ui
