// SPDX-License-Identifier: MIT
#include "ui/tournament/points/pointsbox.h"

#include "ui/look/layout/fit.h"

namespace kagetsu::ui {

PointsBox::PointsBox(const char *name, QWidget *parent)
    : QDoubleSpinBox(parent)
{
    constexpr double Most = tournament::MostPoints.halves / 2.0;
    setObjectName(QLatin1String(name));
    setRange(-Most, Most);
    setDecimals(1);
    setSingleStep(0.5);
    onFit(*this, [this](double factor) { setMinimumHeight(qRound(TouchSize * factor)); });
}

// Rounds a value between two halves to the nearer one.
tournament::Points PointsBox::points() const
{
    return { qRound(value() * 2) };
}

} // namespace kagetsu::ui
