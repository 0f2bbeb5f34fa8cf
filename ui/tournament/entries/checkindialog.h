// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/look/drafts/draftkeeper.h"

#include <QDialog>

#include <set>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace kagetsu::ui {

class DialogFoot;
class TableButton;

// Who has come before the first round: each is ticked when he is there, by a tap, or by the beginning of a name and
// Enter (tournament.md#check-in).
class CheckInDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CheckInDialog(const tournament::Section &section, QWidget *parent = nullptr);

    std::set<tournament::EntryId> present() const;
    // How it is kept while it is open.
    DraftKeeper::State draftState();

signals:
    // Somebody was ticked, or no longer.
    void ticked();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void speak();
    void follow();
    void filter();
    void tickFirst();
    void tickAll(bool isPresent);
    void toggle(QListWidgetItem &item);

    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_count;
    TableButton *m_all;
    Qt::CheckState m_pressed = Qt::Unchecked; // what was pressed, as it was then
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
