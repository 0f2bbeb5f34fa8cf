// SPDX-License-Identifier: MIT
#include "ui/app/window/boardinsight.h"

#include "ui/board/boardwidget.h"

namespace kagetsu::ui {

const BoardWidget *boardInSight(const QWidget &page)
{
    const BoardWidget *found = nullptr;
    for (const BoardWidget *board : page.findChildren<BoardWidget *>()) {
        if (!board->isVisible())
            continue;
        if (board->hasFocus())
            return board;
        if (!found || board->width() > found->width())
            found = board;
    }
    return found;
}

} // namespace kagetsu::ui
