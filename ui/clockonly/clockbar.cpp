// SPDX-License-Identifier: MIT
#include "ui/clockonly/clockbar.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/tablebutton.h"

#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int BarGap = 8;

} // namespace

ClockBar::ClockBar(QWidget *parent)
    : QWidget(parent)
    , m_status(new QLabel(this))
{
    m_status->setObjectName(QStringLiteral("clockStatus"));
    m_status->setAlignment(Qt::AlignCenter);
    m_status->setWordWrap(true);
    onChange(*this, QEvent::FontChange, [this] { arrange(); });
}

TableButton *ClockBar::addButton(const char *name)
{
    auto *button = new TableButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons.append(button);
    return button;
}

void ClockBar::setStatus(const QString &text)
{
    m_status->setText(text);
    m_status->setAccessibleName(text);
}

QString ClockBar::status() const
{
    return m_status->text();
}

int ClockBar::layOut(int width, bool place) const
{
    const QRect any(0, 0, std::max(1, width), 10000);
    const int text =
        fontMetrics().boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_status->text()).height() + 4;
    if (place)
        m_status->setGeometry(0, 0, width, text);
    int y = text + BarGap / 2;
    QList<TableButton *> row;
    int taken = 0;
    int high = 0;
    const auto finish = [&] {
        int x = (width - (taken - BarGap)) / 2;
        for (TableButton *button : row) {
            const int wide = std::min(button->sizeHint().width(), width);
            if (place)
                button->setGeometry(x, y, wide, high);
            x += wide + BarGap;
        }
        y += row.isEmpty() ? 0 : high + BarGap;
        row.clear();
        taken = 0;
        high = 0;
    };
    for (TableButton *button : m_buttons) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint();
        if (!row.isEmpty() && taken + size.width() > width)
            finish();
        row.append(button);
        taken += size.width() + BarGap;
        high = std::max({ high, size.height(), TouchSize });
    }
    finish();
    return y;
}

int ClockBar::heightForWidth(int width) const
{
    return layOut(width, /*place=*/false);
}

void ClockBar::arrange()
{
    layOut(width(), /*place=*/true);
}

void ClockBar::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace kagetsu::ui
