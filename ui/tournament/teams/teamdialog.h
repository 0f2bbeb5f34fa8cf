// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

class QLabel;

namespace kagetsu::ui {

class DialogFoot;
class TextField;

// Who plays for a team: a name in each line, in the order of the boards, reserves last (tournament.md#teams).
class TeamDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TeamDialog(const tournament::EntryDetails &team, QWidget *parent = nullptr);

    // With members it is a team, and without any a player.
    tournament::EntryDetails details() const;

private:
    void speak();

    tournament::EntryDetails m_team;
    QLabel *m_head;
    QLabel *m_hint;
    TextField *m_members;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
