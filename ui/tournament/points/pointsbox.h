// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDoubleSpinBox>

namespace kagetsu::ui {

// Edits the points of a match or of an adjustment, in halves.
class PointsBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit PointsBox(const char *name, QWidget *parent = nullptr);

    tournament::Points points() const;
    // Limits what can be typed.
    void setPointsRange(tournament::Points least, tournament::Points most)
    {
        setRange(least.halves / 2.0, most.halves / 2.0);
    }
    void setPoints(tournament::Points points) { setValue(points.halves / 2.0); }
};

} // namespace kagetsu::ui
