// SPDX-License-Identifier: MIT
#include "venue/server/admission.h"

namespace kagetsu::server {

bool Admission::connect(const QString &address, std::int64_t now)
{
    if (m_connections >= m_limits.connections)
        return false;
    auto one = m_ones.find(address);
    if (one == m_ones.end()) {
        forget(now);
        one = m_ones.insert(address, {});
        one->asked = Allowance(most());
        one->asked.at = now;
    }
    if (one->connections >= m_limits.ofOne)
        return false;
    ++one->connections;
    ++m_connections;
    return true;
}

void Admission::disconnect(const QString &address, std::int64_t now)
{
    const auto one = m_ones.find(address);
    if (one == m_ones.end() || one->connections == 0)
        return;
    --one->connections;
    --m_connections;
    forget(now);
}

bool Admission::ask(const QString &address, std::int64_t now)
{
    const auto one = m_ones.find(address);
    if (one == m_ones.end())
        return false;
    fill(*one, now);
    m_all.fill(m_limits.perSecond, 2.0 * m_limits.perSecond, now);
    if (one->asked.left < 1 || m_all.left < 1)
        return false;
    one->asked.left -= 1;
    m_all.left -= 1;
    return true;
}

// An address that is gone is forgotten once it could ask for everything again, so that coming back gains nothing.
void Admission::forget(std::int64_t now)
{
    m_ones.removeIf([&](auto one) {
        if (one->connections > 0)
            return false;
        fill(*one, now);
        return one->asked.left >= most();
    });
}

} // namespace kagetsu::server
