// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/panels/scoresheetmodel.h"

#include <QTableView>

namespace kagetsu::ui {

// The score sheet of a record: two columns of moves with their numbers, the time left where the record keeps it, a sign
// where the record has other moves, and one where a review found something. The current move stays in sight; a click or
// the arrow keys go to a move. Only visible rows are painted.
class MoveSheet : public QTableView
{
    Q_OBJECT

public:
    explicit MoveSheet(QWidget *parent = nullptr);

    ScoreSheetModel &moves() const { return *m_moves; }
    // Marks the move at this place of the line as the current one; before the first move, none.
    void setPlace(int place);
    void retranslate();

signals:
    // Emitted when the user goes to a move.
    void placeWanted(int place);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    // Brings the current move into sight, and those around it; or the moves that are tried after it.
    void showCurrent();

    bool m_isSetting = false; // the place is set, not chosen
    ScoreSheetModel *m_moves;
};

} // namespace kagetsu::ui
