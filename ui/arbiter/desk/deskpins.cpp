// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/deskpins.h"

#include "base/signing/pin.h"

#include <chrono>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds Lasts = std::chrono::minutes(10);

bool isOf(const QString &pin, const QString &kept)
{
    return !kept.isEmpty() && signing::matches(pin.toStdString(), kept.toStdString());
}

} // namespace

void DeskPins::set(const Kept &kept)
{
    if (kept.arbiter != m_kept.arbiter)
        forget();
    m_kept = kept;
}

bool DeskPins::isWanted()
{
    if (const std::optional<Kept> now = m_source ? m_source() : std::nullopt)
        set(*now);
    return !m_kept.arbiter.isEmpty() && (!m_given.isValid() || m_given.hasExpired(Lasts.count()));
}

bool DeskPins::give(const QString &pin)
{
    if (!isOf(pin, m_kept.arbiter) && !isOf(pin, m_kept.chief))
        return false;
    m_given.start();
    return true;
}

bool DeskPins::isChief(const QString &pin) const
{
    return isOf(pin, m_kept.chief);
}

} // namespace kagetsu::ui
