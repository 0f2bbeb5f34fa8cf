// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QString>

namespace kagetsu::ui {

// The name and the geometry of a screen.
struct ScreenFacts
{
    QString name;
    QRect geometry;

    friend bool operator==(const ScreenFacts &, const ScreenFacts &) = default;
};

// Returns the index of the screen for the class: the previous one if it exists, else the largest one that does not show
// the same as the teacher's; -1 if there is none, as with a projector that mirrors the laptop.
int screenForClass(const QList<ScreenFacts> &screens, int teachers, const QString &before);

} // namespace kagetsu::ui
