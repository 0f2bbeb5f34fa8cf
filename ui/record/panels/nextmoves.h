// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QListView>

class QStandardItemModel;

namespace kagetsu::ui {

// A move with which a record continues.
struct NextChoice
{
    record::NodeId node = record::NoNode;
    QString text; // such as "H8", with the text on its point behind it

    friend bool operator==(const NextChoice &, const NextChoice &) = default;
};

// Shows the moves with which a record continues after the displayed position in a row, the main one first: a tap or
// Enter goes there.
class NextMoves : public QListView
{
    Q_OBJECT

public:
    explicit NextMoves(QWidget *parent = nullptr);

    void setChoices(const std::vector<NextChoice> &choices);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 120, sizeHint().height() }; }

signals:
    void picked(kagetsu::record::NodeId node);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void pick(const QModelIndex &index);

    QStandardItemModel *m_model;
    std::vector<NextChoice> m_choices;
};

} // namespace kagetsu::ui
