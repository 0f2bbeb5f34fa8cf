// SPDX-License-Identifier: MIT
#include "ui/controls/layout/nearest.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the gap between two intervals; 0 if they overlap, wherever their middles are.
int gap(std::pair<int, int> one, std::pair<int, int> other)
{
    return std::max({ 0, one.first - other.second, other.first - one.second });
}

} // namespace

QWidget *nearestTowards(const QWidget &page, const QList<QWidget *> &stops, const QWidget &from, Qt::Key arrow)
{
    const bool isAcross = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const int sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
    const auto placeOf = [&page](const QWidget *stop) { return QRect(stop->mapTo(&page, QPoint(0, 0)), stop->size()); };
    const QRect here = placeOf(&from);
    QWidget *best = nullptr;
    int least = 0;
    for (QWidget *stop : stops) {
        const QRect there = placeOf(stop);
        const QPoint way = there.center() - here.center();
        const int along = sign * (isAcross ? way.x() : way.y());
        const int aside = isAcross ? gap({ here.top(), here.bottom() }, { there.top(), there.bottom() })
                                   : gap({ here.left(), here.right() }, { there.left(), there.right() });
        const bool isBeyond = isAcross ? (sign > 0 ? there.left() >= here.right() : there.right() <= here.left())
                                       : (sign > 0 ? there.top() >= here.bottom() : there.bottom() <= here.top());
        if (stop == &from || !isBeyond)
            continue;
        const int distance = along + 2 * aside;
        if (!best || distance < least) {
            best = stop;
            least = distance;
        }
    }
    return best;
}

} // namespace kagetsu::ui
