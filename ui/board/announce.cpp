// SPDX-License-Identifier: MIT
#include "ui/board/announce.h"

#include <QString>

#include <utility>

namespace kagetsu::ui {

namespace {

std::function<void(const QString &, Told)> &listenerInForce()
{
    static std::function<void(const QString &, Told)> listener;
    return listener;
}

} // namespace

void announce(const QString &text, Told why)
{
    if (!text.isEmpty() && listenerInForce())
        listenerInForce()(text, why);
}

void setListener(std::function<void(const QString &text, Told why)> listener)
{
    listenerInForce() = std::move(listener);
}

} // namespace kagetsu::ui
