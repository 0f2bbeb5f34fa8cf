// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"
#include "ui/arbiter/orders/arbiterorder.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace kagetsu::ui {

class JournalModel;

// Everything in a journal that no player did on the board: claims, corrections, interruptions. What an arbiter ordered
// is undone from here by its opposite, as an entry of its own.
class CorrectionList : public QWidget
{
    Q_OBJECT

public:
    explicit CorrectionList(QWidget *parent = nullptr);

    // The game is that of the journal's end.
    void setJournal(const journal::JournalProtocol &found);

signals:
    void compensationWanted(const kagetsu::ui::Compensation &compensation);

private:
    void showCurrent();

    std::vector<std::optional<Compensation>> m_compensations; // of the rows
    JournalModel *m_model;
    QTableView *m_list;
    QLabel *m_text;
    QToolButton *m_compensate;
};

} // namespace kagetsu::ui
