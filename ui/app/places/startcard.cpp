// SPDX-License-Identifier: MIT
#include "ui/app/places/startcard.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/match/opening/choice/smallboard.h"
#include "ui/match/waiting/recoverydialog.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Padding = 10;
constexpr int LinesHigh = 7; // height in lines of text

// Draws at most two lines, shortening the second; returns the height needed.
int drawTwoLines(QPainter &painter, const QRect &rect, const QString &text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    QTextLayout layout(text, painter.font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    const int first = line.textLength();
    layout.endLayout();
    const auto at = [&](int row) {
        return QPoint(rect.left(), rect.top() + metrics.ascent() + row * metrics.height());
    };
    painter.drawText(at(0), text.left(first).trimmed());
    if (first >= text.size())
        return metrics.height();
    painter.drawText(at(1), metrics.elidedText(text.mid(first), Qt::ElideRight, rect.width()));
    return 2 * metrics.height();
}

} // namespace

StartCard::StartCard(const StartEntry &entry, QWidget *parent)
    : QAbstractButton(parent)
    , m_entry(entry)
{
    setObjectName(QStringLiteral("startCard"));
    setAccessibleName(entry.detail.isEmpty() ? entry.title : QStringLiteral("%1, %2").arg(entry.title, entry.detail));
    if (isResumed()) {
        setAccessibleName(
            (entry.kind == StartEntry::Kind::Unfinished ? RecoveryDialog::tr("Resume the game %1")
                                                        : RecoveryDialog::tr("Keep waiting for the game %1"))
                .arg(entry.title));
        setAccessibleDescription(entry.detail);
    }
    setToolTip(entry.kind == StartEntry::Kind::Edited ? entry.path : QString());
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    onChange(*this, QEvent::FontChange, [this] { updateGeometry(); });
    onTheme(*this, [this] { m_board = {}; });
}

bool StartCard::isResumed() const
{
    return m_entry.kind == StartEntry::Kind::Unfinished || m_entry.kind == StartEntry::Kind::Waiting;
}

bool StartCard::hasBoard() const
{
    return m_entry.kind != StartEntry::Kind::Typed && m_entry.kind != StartEntry::Kind::Draft
        && m_entry.kind != StartEntry::Kind::Unreadable;
}

int StartCard::boardSide() const
{
    return LinesHigh * fontMetrics().height();
}

QSize StartCard::sizeHint() const
{
    return { boardSide() + 3 * Padding + 10 * letterWidth(fontMetrics()), boardSide() + 2 * Padding };
}

void StartCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isStrong = hasFocus() || underMouse();
    const qreal border = hasFocus() ? 2 : 1;
    painter.setPen(QPen(isStrong ? theme().accent : controlEdge(theme()), border));
    painter.setBrush(isDown() ? theme().button : theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(border / 2, border / 2, -border / 2, -border / 2), 12, 12);

    const int side = hasBoard() ? boardSide() : 0;
    const QSize size = QSize(side, side) * devicePixelRatioF();
    if (hasBoard() && m_board.size() != size)
        m_board = boardPixmap(m_entry.picture, theme(), QSize(side, side), devicePixelRatioF());
    if (hasBoard())
        painter.drawPixmap(Padding, Padding, m_board);

    QRect text = rect().adjusted(side + 2 * Padding, Padding + 4, -Padding, -Padding);
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme().text);
    text.setTop(text.top() + drawTwoLines(painter, text, m_entry.title) + 2);
    painter.setFont(this->font());
    painter.setPen(theme().mutedText);
    drawTwoLines(painter, text, m_entry.detail);
    if (isResumed())
        paintResume(painter, text);
}

// Paints at the foot of the card what a tap does. It is no button of its own: the whole card is one.
void StartCard::paintResume(QPainter &painter, const QRect &room)
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetrics metrics = painter.fontMetrics();
    const QString words = RecoveryDialog::tr("Resume");
    const int width = std::min(room.width(), metrics.horizontalAdvance(words) + 2 * metrics.height());
    const int height = metrics.height() * 8 / 5;
    const QRectF pill(room.left(), rect().bottom() - Padding - height, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(pill, 8, 8);
    painter.setPen(theme().accentText);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextSingleLine, words);
}

void StartCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void StartCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace kagetsu::ui
