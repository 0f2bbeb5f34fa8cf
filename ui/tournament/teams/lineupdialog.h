// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>
#include <QList>

class QLabel;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;

// Asks which member of two teams sits at which board of their match (tournament.md#teams).
class LineUpDialog : public QDialog
{
    Q_OBJECT

public:
    LineUpDialog(const tournament::Section &section, const tournament::Match &match, QWidget *parent = nullptr);

    // Returns the members, from 1, in board order; 0 if nobody sits there.
    std::vector<int> lineUp(tournament::Party party) const;
    // Returns why the line-up is not allowed; empty if it is.
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
