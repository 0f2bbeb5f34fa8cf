// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"

#include <QAbstractTableModel>

#include <vector>

namespace kagetsu::ui {

// The pupils of a class as a table: a row for each pupil, with the progress in everything.
class ClassModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        Name,
        Groups,
        Pages,
        Tasks,
        Due,
        Right,
        Wrong,
        MarkRight,
        MarkPartly,
        MarkWrong,
        Columns
    };

    explicit ClassModel(QObject *parent = nullptr);

    // Shows the pupils of this group; of all, if it is empty.
    void show(const practice::Book &book, const std::string &group, practice::Day today);
    // Returns the name of the pupil in this row.
    std::string nameAt(int row) const;
    int rowOf(const std::string &name) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // Return the heading of a column in words, and what stands in it for a pupil.
    static QString headOf(int column);
    static QString textOf(const practice::Pupil &pupil, int column, practice::Day today);
    // True if the pupil is in this group, or the group is empty.
    static bool isIn(const practice::Pupil &pupil, const std::string &group);

private:
    std::vector<QStringList> m_rows;
};

} // namespace kagetsu::ui
