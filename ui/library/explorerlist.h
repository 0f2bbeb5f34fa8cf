// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace kagetsu::ui {

class ExplorerModel;

// Shows an ExplorerModel: for each move its games and a bar of how they ended, for each game who played it and where
// the position is. Enter or a click chooses a row; Backspace goes back.
class ExplorerList : public QListView
{
    Q_OBJECT

public:
    // The model must outlive the list.
    explicit ExplorerList(ExplorerModel &model, QWidget *parent = nullptr);

    // Returns the row at which the pointer or, if that is elsewhere, the keyboard is; -1 if there is none.
    int pointedRow() const;

signals:
    void chosen(int row);
    void backWanted();
    // Emitted when another row is pointed at.
    void pointed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void hover(int row);

    int m_hovered = -1;
};

} // namespace kagetsu::ui
