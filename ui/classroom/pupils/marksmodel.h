// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/classbook.h"
#include "ui/paper/paperdialog.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// A lesson whose marks are looked at.
struct MarkedLesson
{
    std::string name;
    int pages = 0;

    friend bool operator==(const MarkedLesson &, const MarkedLesson &) = default;
};

// "✓", "½", "✗"; empty where there is none.
QString signOf(std::optional<lesson::Mark> mark);

// The marks of one lesson as a table: a row for each pupil, how many of each mark, and a column for each page.
class MarksModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Right, Partly, Wrong, FirstPage };

    explicit MarksModel(QObject *parent = nullptr);

    void show(const lesson::ClassBook &book, MarkedLesson lesson);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    lesson::ClassBook m_book;
    MarkedLesson m_lesson;
};

// The same as a file for spreadsheets, UTF-8 with its mark, and no cell is a formula there.
QByteArray marksAsCsv(const lesson::ClassBook &book, const MarkedLesson &lesson);
// The same to print: the pages where there is room for them.
Paper marksPaper(const lesson::ClassBook &book, const MarkedLesson &lesson);

} // namespace kagetsu::ui
