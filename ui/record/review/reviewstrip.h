// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"

#include <QListView>

#include <optional>
#include <vector>

class QStandardItemModel;

namespace kagetsu::ui {

// Shows the marks of a review in a row, each as large as a finger: a tap or the arrow keys select one.
class ReviewStrip : public QListView
{
    Q_OBJECT

public:
    explicit ReviewStrip(QWidget *parent = nullptr);

    // Sets the marks with the move of each; none is selected then.
    void setMarks(const std::vector<review::Mark> &marks, const std::vector<record::Move> &moves);
    // Selects a mark without emitting a signal; nothing for none.
    void setCurrent(std::optional<std::size_t> mark);
    std::optional<std::size_t> current() const { return m_chosen; }
    // Returns the text of a mark for screen readers: its move and what was found.
    QString textOf(std::size_t mark) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 120, sizeHint().height() }; }

signals:
    void picked(std::size_t mark);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retell();
    void pick(int row);

    QStandardItemModel *m_model;
    std::vector<review::Mark> m_marks;
    std::vector<record::Move> m_moves; // moves of the marks
    // The view has a current mark even when none is selected, once it has had the focus.
    std::optional<std::size_t> m_chosen;
};

} // namespace kagetsu::ui
