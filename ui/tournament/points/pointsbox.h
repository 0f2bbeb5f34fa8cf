// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/controls/layout/fit.h"

#include <QDoubleSpinBox>

namespace kagetsu::ui {

// Edits the points of a match or of an adjustment, in halves.
class PointsBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit PointsBox(const char *name, QWidget *parent = nullptr)
        : QDoubleSpinBox(parent)
    {
        setObjectName(QLatin1String(name));
        setRange(-tournament::MostPoints.halves / 2.0, tournament::MostPoints.halves / 2.0);
        setDecimals(1);
        setSingleStep(0.5);
        onFit(*this, [this](double factor) { setMinimumHeight(qRound(TouchSize * factor)); });
    }

    // Returns the nearest half point to what was typed.
    tournament::Points points() const { return { qRound(value() * 2) }; }
    // Limits what can be typed.
    void setPointsRange(tournament::Points least, tournament::Points most)
    {
        setRange(least.halves / 2.0, most.halves / 2.0);
    }
    void setPoints(tournament::Points points) { setValue(points.halves / 2.0); }
};

} // namespace kagetsu::ui
