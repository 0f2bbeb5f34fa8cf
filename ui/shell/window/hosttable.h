// SPDX-License-Identifier: MIT
#pragma once

#include "session/matchhost.h"
#include "ui/arbiter/desk/arbitertable.h"

namespace kagetsu::ui {

// The game of a MatchHost for the arbiter's desk, which knows nothing of the table's page.
class HostTable : public ArbiterTable
{
    Q_OBJECT

public:
    // The host must outlive the table.
    explicit HostTable(session::MatchHost &host)
        : m_host(host)
    {
        connect(&host, &session::MatchHost::happened, this, &HostTable::hear);
    }

    const match::Match &match() const override { return m_host.match(); }
    clock::Moment now() const override { return m_host.now(); }
    bool execute(const match::Command &command) override { return m_host.execute(command).hasValue(); }
    QString journalPath() const override { return m_host.journalPath(); }

private:
    void hear(const match::Events &events)
    {
        const QDateTime wall = m_host.savedAt();
        for (const match::Event &event : events) {
            if (match::isRoutine(event.what))
                emit heard({ event, { wall.toMSecsSinceEpoch(), wall.offsetFromUtc() } });
        }
    }

    session::MatchHost &m_host;
};

} // namespace kagetsu::ui
