// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QTreeView>

class QStandardItem;
class QStandardItemModel;

namespace kagetsu::ui {

// Whole sentences in levels, wrapped to the width there is. What a sentence rests on is below it and opens with it.
class SentenceTree : public QTreeView
{
    Q_OBJECT

public:
    explicit SentenceTree(QWidget *parent = nullptr);

    struct Line
    {
        int level; // at most one more than that of the line before
        QString text;
    };
    void setLines(const QList<Line> &lines);
    // Whether lines of the highest level stand out as headlines; they do at first.
    void setHeaded(bool headed);
    bool isHeaded() const { return m_isHeaded; }
    // The line that is read: highlighted, in sight, with everything above it open; none for -1.
    void setCurrentLine(int line);

signals:
    // The reader went to another line.
    void lineChosen(int line);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QStandardItemModel *m_lines;
    QList<QStandardItem *> m_items;
    bool m_isHeaded = true;
};

} // namespace kagetsu::ui
