// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treemerge.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// Presents the differences of merged records as rows: where, the current text, the incoming one, and what is to stay.
// Texts are fetched when they become visible.
class ConflictModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Moves, Current, Other, Choice, ColumnCount };

    // Tree and conflicts must outlive the model.
    ConflictModel(const record::GameTree &tree, const record::MergeConflicts &conflicts, QObject *parent = nullptr);

    void choose(const QList<int> &rows, record::ConflictChoice choice);
    // Returns one choice for each conflict, texts first.
    const std::vector<record::ConflictChoice> &choices() const { return m_choices; }
    static QString choiceText(record::ConflictChoice choice);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;

    const record::GameTree &m_tree;
    const record::MergeConflicts &m_conflicts;
    std::vector<record::ConflictChoice> m_choices;
};

} // namespace kagetsu::ui
