// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/arbitertable.h"
#include "ui/match/matchhost.h"

namespace kagetsu::ui {

// The game of a MatchHost for the arbiter's desk, which knows nothing of the table's page.
class HostTable : public ArbiterTable
{
public:
    // The host must outlive the table.
    explicit HostTable(MatchHost &host)
        : m_host(host)
    {
    }

    const match::Match &match() const override { return m_host.match(); }
    clock::Moment now() const override { return m_host.now(); }
    bool execute(const match::Command &command) override { return m_host.execute(command); }
    QString journalPath() const override { return m_host.journalPath(); }

private:
    MatchHost &m_host;
};

} // namespace kagetsu::ui
