// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/deskpins.h"

#include "sign/pin.h"

#include <chrono>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds Lasts = std::chrono::minutes(10);

bool isOf(const QString &pin, const QString &kept)
{
    return !kept.isEmpty() && sign::matches(pin.toStdString(), kept.toStdString());
}

} // namespace

void DeskPins::set(const QString &arbiter, const QString &chief)
{
    if (arbiter != m_arbiter)
        forget();
    m_arbiter = arbiter;
    m_chief = chief;
}

bool DeskPins::isWanted() const
{
    return !m_arbiter.isEmpty() && (!m_given.isValid() || m_given.hasExpired(Lasts.count()));
}

bool DeskPins::give(const QString &pin)
{
    if (!isOf(pin, m_arbiter) && !isOf(pin, m_chief))
        return false;
    m_given.start();
    return true;
}

bool DeskPins::isChief(const QString &pin) const
{
    return isOf(pin, m_chief);
}

} // namespace kagetsu::ui
