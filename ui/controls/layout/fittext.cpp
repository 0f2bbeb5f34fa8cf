// SPDX-License-Identifier: MIT
#include "ui/controls/layout/fittext.h"

#include <QFontMetrics>
#include <QLabel>

namespace kagetsu::ui {

void fitText(QLabel &label, const QFont &usual, double most, int width)
{
    constexpr int AnyHeight = 10'000;
    QFont large = usual;
    for (double times = most; times >= 1; times -= 0.25) {
        large.setPointSizeF(usual.pointSizeF() * times);
        const QFontMetrics metrics(large);
        const QRect needed = metrics.boundingRect(QRect(0, 0, width, AnyHeight), Qt::TextWordWrap, label.text());
        if (needed.height() <= 2 * metrics.lineSpacing() && needed.width() <= width)
            break;
    }
    label.setFont(large);
}

} // namespace kagetsu::ui
