// SPDX-License-Identifier: MIT
#include "ui/controls/bigbutton.h"

#include "ui/controls/layout/fit.h"

#include <QKeyEvent>

namespace kagetsu::ui {

BigButton::BigButton(const char *name, QWidget *parent)
    : QToolButton(parent)
{
    constexpr int FingerSide = 44;
    setObjectName(QLatin1String(name));
    setProperty("big", true);
    onFit(*this, [this](double factor) { setMinimumSize(QSize(FingerSide, FingerSide) * factor); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void BigButton::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) {
        QToolButton::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat())
        click();
}

} // namespace kagetsu::ui
