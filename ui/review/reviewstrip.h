// SPDX-License-Identifier: MIT
#pragma once

#include "review/marks.h"

#include <QListView>

#include <optional>
#include <vector>

class QStandardItemModel;

namespace kagetsu::ui {

// The marks of a review in a row, each as large as a finger: a tap or the arrow keys choose one.
class ReviewStrip : public QListView
{
    Q_OBJECT

public:
    explicit ReviewStrip(QWidget *parent = nullptr);

    // With the move of each. None is chosen then.
    void setMarks(const std::vector<review::Mark> &marks, const std::vector<record::Move> &moves);
    // Chooses without telling; nothing: none.
    void setCurrent(std::optional<std::size_t> mark);
    std::optional<std::size_t> current() const { return m_chosen; }
    // What is heard of a mark: its move and what was found.
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
    std::vector<record::Move> m_moves; // of the marks
    // The view has a current mark also where none is chosen, once the keys come to it.
    std::optional<std::size_t> m_chosen;
};

} // namespace kagetsu::ui
