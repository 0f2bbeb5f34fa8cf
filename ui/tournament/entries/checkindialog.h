// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

#include <set>

class QLabel;

namespace kagetsu::ui {

class DialogFoot;
class TableButton;
class TickSearch;

// Records who is present before the first round: a player is ticked by a tap, or by typing the beginning of the name
// and Enter (tournament.md#check-in).
class CheckInDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CheckInDialog(const tournament::Section &section, QWidget *parent = nullptr);

    std::set<tournament::EntryId> present() const;

private:
    void speak();
    void follow();
    void sayCount();

    TickSearch *m_players;
    QLabel *m_count;
    TableButton *m_all;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
