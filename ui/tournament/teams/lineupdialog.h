// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>
#include <QList>

class QLabel;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;

// Who of two teams sits at which board of their match (tournament.md#teams).
class LineUpDialog : public QDialog
{
    Q_OBJECT

public:
    LineUpDialog(const tournament::Section &section, const tournament::Match &match, QWidget *parent = nullptr);

    // Members from 1, in the order of the boards; 0: nobody sits there.
    std::vector<int> lineUp(tournament::Party party) const;
    // Why it cannot be; empty: it can.
    QString refusal() const;

private:
    void layOut();
    void speak();
    void follow();
    QStringList membersOf(tournament::Party party) const;

    const tournament::Section m_section;
    const tournament::Match m_match;
    QList<QLabel *> m_boards;
    tournament::PerParty<QLabel *> m_names { nullptr, nullptr };
    tournament::PerParty<QList<ComboBox *>> m_members;
    QLabel *m_refusal;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
