// SPDX-License-Identifier: MIT
#include "ui/look/page.h"

#include "ui/look/fit.h"

namespace kagetsu::ui {

void Page::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFont(*this);
}

} // namespace kagetsu::ui
