// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/screenchoice.h"

namespace kagetsu::ui {

int screenForClass(const QList<ScreenFacts> &screens, int teachers, const QString &before)
{
    const auto areaOf = [&](int i) { return qint64(screens[i].geometry.width()) * screens[i].geometry.height(); };
    int best = -1;
    for (int i = 0; i < screens.size(); ++i) {
        const bool isTeachers =
            i == teachers || (teachers >= 0 && screens[i].geometry.intersects(screens[teachers].geometry));
        if (isTeachers || screens[i].geometry.isEmpty())
            continue;
        if (!before.isEmpty() && screens[i].name == before)
            return i;
        if (best < 0 || areaOf(i) > areaOf(best))
            best = i;
    }
    return best;
}

} // namespace kagetsu::ui
