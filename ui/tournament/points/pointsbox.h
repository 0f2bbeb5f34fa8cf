// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDoubleSpinBox>

namespace kagetsu::ui {

// Points of a match or of an adjustment, in halves.
class PointsBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit PointsBox(const char *name, QWidget *parent = nullptr);

    tournament::Points points() const;
    void setPoints(tournament::Points points) { setValue(points.halves / 2.0); }
};

} // namespace kagetsu::ui
