// SPDX-License-Identifier: MIT
#include "ui/look/layout/page.h"

#include "ui/look/layout/fit.h"

namespace kagetsu::ui {

void Page::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFont(*this);
}

} // namespace kagetsu::ui
