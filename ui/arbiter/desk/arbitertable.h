// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"

#include <QObject>

namespace kagetsu::ui {

// What the arbiter's desk knows of the game at the table, which goes on while the arbiter looks.
class ArbiterTable : public QObject
{
    Q_OBJECT

public:
    virtual const match::Match &match() const = 0;
    // On the match's axis.
    virtual clock::Moment now() const = 0;
    // Kept on disk before it is taken in; false when it was refused or could not be kept.
    virtual bool execute(const match::Command &command) = 0;
    virtual QString journalPath() const = 0;

signals:
    // The journal was written on with a heartbeat or an announcement, which change nothing in the game.
    void heard(const kagetsu::match::ProtocolLine &line);
};

} // namespace kagetsu::ui
