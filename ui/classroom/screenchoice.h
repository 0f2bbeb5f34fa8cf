// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QString>

namespace kagetsu::ui {

struct ScreenFacts
{
    QString name;
    QRect geometry;

    friend bool operator==(const ScreenFacts &, const ScreenFacts &) = default;
};

// The number of the screen for the class: the one it was on, else the largest that shows something else than the
// teacher's; -1 where there is none, as with a projector that shows the same as the laptop.
int screenForClass(const QList<ScreenFacts> &screens, int teachers, const QString &before);

} // namespace kagetsu::ui
