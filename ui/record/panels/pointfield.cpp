// SPDX-License-Identifier: MIT
#include "ui/record/panels/pointfield.h"

#include "text/rules/rules.h"
#include "ui/board/boardwidget.h"

#include <QKeyEvent>

#include <algorithm>

namespace kagetsu::ui {

PointField::PointField(BoardWidget *board)
    : QLineEdit(board)
    , m_board(board)
{
    setObjectName(QStringLiteral("pointField"));
    setAlignment(Qt::AlignCenter);
    hide();
    connect(this, &QLineEdit::returnPressed, this, [this] {
        settle();
        m_board->setFocus();
    });
}

void PointField::ask(rules::Point point, const QString &text)
{
    settle();
    m_point = point;
    m_asked = text;
    setAccessibleName(tr("Text on %1").arg(text::pointText(point)));
    setText(text);
    selectAll();
    constexpr int Width = 88;
    constexpr int Height = 34;
    const QPoint centre = m_board->rectOf(point).center().toPoint();
    const int x = std::clamp(centre.x() - Width / 2, 0, std::max(0, m_board->width() - Width));
    const int y = std::clamp(centre.y() - Height / 2, 0, std::max(0, m_board->height() - Height));
    setGeometry(x, y, Width, Height);
    show();
    raise();
    setFocus();
}

void PointField::settle()
{
    if (isHidden())
        return;
    hide();
    const QString written = text().trimmed();
    if (written != m_asked.trimmed())
        emit answered(m_point, written);
}

void PointField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        setText(m_asked); // nothing to accept
        settle();
        m_board->setFocus();
        return;
    }
    QLineEdit::keyPressEvent(event);
    event->accept(); // typing here must not reach the board below
}

void PointField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) // its own context menu
        settle();
}

} // namespace kagetsu::ui
