// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

#include <set>

class QLabel;
class QLineEdit;
class QListWidgetItem;

namespace kagetsu::ui {

class DialogFoot;
class TableButton;
class TickList;

// Records who is present before the first round: a player is ticked by a tap, or by typing the beginning of the name
// and Enter (tournament.md#check-in).
class CheckInDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CheckInDialog(const tournament::Section &section, QWidget *parent = nullptr);

    std::set<tournament::EntryId> present() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void speak();
    void follow();
    void filter();
    void tickFound();
    void sayCount();
    void tickAll(bool isPresent);
    QList<QListWidgetItem *> all() const;

    QLineEdit *m_search;
    TickList *m_list;
    QLabel *m_count;
    TableButton *m_all;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
