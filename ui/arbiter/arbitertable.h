// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QString>

namespace kagetsu::ui {

// What the arbiter's desk knows of the game at the table, which goes on while the arbiter looks.
class ArbiterTable
{
public:
    virtual ~ArbiterTable() = default;

    virtual const match::Match &match() const = 0;
    // On the match's axis.
    virtual clock::Moment now() const = 0;
    // Kept on disk before it is taken in; false when it was refused or could not be kept.
    virtual bool execute(const match::Command &command) = 0;
    virtual QString journalPath() const = 0;
};

} // namespace kagetsu::ui
