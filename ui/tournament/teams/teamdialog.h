// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

class QLabel;

namespace kagetsu::ui {

class DialogFoot;
class TextField;

// Asks who plays for a team: one name per line, in board order, reserves last (tournament.md#teams).
class TeamDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TeamDialog(const tournament::EntryDetails &team, QWidget *parent = nullptr);

    // Returns a team if there are members, else a player.
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
