// SPDX-License-Identifier: MIT
#include "ui/controls/input/focusnews.h"

#include <QAbstractItemView>
#include <QAccessible>

namespace kagetsu::ui {

namespace {

QAccessible::UpdateHandler before = nullptr;

bool isFalse(const QAccessibleEvent &event)
{
    if (event.type() != QAccessible::Focus)
        return false;
    const auto *view = qobject_cast<const QAbstractItemView *>(event.object());
    return view && !view->hasFocus();
}

void hear(QAccessibleEvent *event)
{
    if (isFalse(*event))
        return;
    // A handler replaces the platform for all events, which reach the platform itself only without a handler.
    QAccessible::installUpdateHandler(before);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(hear);
}

} // namespace

void FocusNews::install()
{
    if (const QAccessible::UpdateHandler there = QAccessible::installUpdateHandler(hear); there != hear)
        before = there;
}

} // namespace kagetsu::ui
