// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"
#include "ui/print/paper/paperdialog.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// A lesson whose marks are shown.
struct MarkedLesson
{
    std::string name;
    int pages = 0;
    QString title {}; // its name for people; empty if it is `name`

    friend bool operator==(const MarkedLesson &, const MarkedLesson &) = default;
};

// Returns "✓", "½" or "✗"; empty if there is no mark.
QString signOf(std::optional<practice::Mark> mark);

// Returns a cell of a file for spreadsheets, in quotation marks; none is read as a formula.
QString csvCell(QString text);

// The marks of one lesson as a table: a row for each pupil, the number of each mark, and a column for each page.
class MarksModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Right, Partly, Wrong, FirstPage };

    explicit MarksModel(QObject *parent = nullptr);

    void show(const practice::Book &book, MarkedLesson lesson);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    practice::Book m_book;
    MarkedLesson m_lesson;
};

// Returns the table as a file for spreadsheets, in UTF-8 with a byte order mark. No cell is read as a formula.
QByteArray marksAsCsv(const practice::Book &book, const MarkedLesson &lesson);
// Returns the table for printing; the pages are included if there is room.
Paper marksPaper(const practice::Book &book, const MarkedLesson &lesson);

} // namespace kagetsu::ui
