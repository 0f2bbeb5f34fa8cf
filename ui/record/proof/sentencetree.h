// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QTreeView>

class QStandardItem;
class QStandardItemModel;

namespace kagetsu::ui {

// Shows whole sentences on several levels, wrapped to the available width. The reasons of a sentence are below it and
// expand with it.
class SentenceTree : public QTreeView
{
    Q_OBJECT

public:
    explicit SentenceTree(QWidget *parent = nullptr);

    struct Line
    {
        int level; // at most one more than that of the previous line
        QString text;
    };
    void setLines(const QList<Line> &lines);
    // Sets whether lines of the top level are shown as headlines; they are by default.
    void setHeaded(bool headed);
    bool isHeaded() const { return m_isHeaded; }
    // Sets the line being read: highlighted, visible, with everything above it expanded; -1 for none.
    void setCurrentLine(int line);

signals:
    // Emitted when the reader went to another line.
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
