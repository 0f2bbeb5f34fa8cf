// SPDX-License-Identifier: MIT
#include "ui/match/table/pausecover.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

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
    font.setPointSizeF(font.pointSizeF() * m_headTimes);
    return font;
}

// On a small board the words give way to the button: first the sign is dropped, then the words shrink, then the longer
// text is dropped, which screen readers still get.
void PauseCover::place()
{
    struct Try
    {
        double headTimes;
        bool hasSign;
        bool hasText;
    };
    constexpr Try Tries[] { { 1.9, true, true }, { 1.4, false, true }, { 1.2, false, false } };
    for (const Try &each : Tries) {
        m_headTimes = each.headTimes;
        if (placeWith(each.hasSign, each.hasText))
            break;
    }
    setToolTip(m_textRect.isValid() ? QString() : m_said.text);
}

// Lays the cover out this way; returns whether there is room for it.
bool PauseCover::placeWith(bool hasSign, bool hasText)
{
    const int room = std::min(width() - 48, qRound(460 * fitOf(*this)));
    const int left = (width() - room) / 2;
    const QRect any(0, 0, std::max(1, room), 10000);
    const int sign = hasSign ? std::clamp(height() / 7, 32, 72) : 0;
    const int headHeight =
        QFontMetrics(headFont()).boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_said.head).height();
    const int textHeight = m_said.text.isEmpty() || !hasText
        ? 0
        : QFontMetrics(font()).boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_said.text).height();
    const QSize button = m_goOn->sizeHint().expandedTo({ 140, 48 });
    const int above = sign > 0 ? sign + 14 : 0;
    const int needed = above + headHeight + 10 + textHeight + 22 + button.height();
    int y = (height() - needed) / 2;
    m_signRect = QRect((width() - sign) / 2, y, sign, sign);
    y += above;
    m_headRect = QRect(left, y, room, headHeight);
    y += headHeight + 10;
    m_textRect = QRect(left, y, room, textHeight);
    y += textHeight + 22;
    m_goOn->setGeometry((width() - button.width()) / 2, y, button.width(), button.height());
    return needed <= height() - 8;
}

void PauseCover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);
    if (m_signRect.isValid())
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
