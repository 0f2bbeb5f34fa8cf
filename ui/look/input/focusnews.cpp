// SPDX-License-Identifier: MIT
#include "ui/look/input/focusnews.h"

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
    // Whoever stands in for the platform gets all events; the platform itself is reached only without a handler.
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
