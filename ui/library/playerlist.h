// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace kagetsu::ui {

class ScoreRows;

// Shows ScoreRows: for each row its games and a bar of how they ended. Enter or a click chooses a row.
class PlayerList : public QListView
{
    Q_OBJECT

public:
    // The model must outlive the list.
    explicit PlayerList(ScoreRows &model, QWidget *parent = nullptr);

signals:
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
};

} // namespace kagetsu::ui
