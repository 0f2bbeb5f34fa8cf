// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidgetItem;

namespace kagetsu::ui {

class TickList;

// A list to tick, with a search field above it: the beginning of any word of an item shows only such items, and Enter
// ticks the one that was found.
class TickSearch : public QWidget
{
    Q_OBJECT

public:
    // Takes the object names of the field and of the list.
    TickSearch(const char *search, const char *list, QWidget *parent = nullptr);

    // Sets the items, each with a number of its own, in the order of the language, none of them ticked.
    void setItems(QList<std::pair<QString, int>> items);
    // Sets the texts: the hint in the field, its accessible name and that of the list.
    void say(const QString &prompt, const QString &search, const QString &list);
    int count() const;
    // Returns the numbers of the ticked items.
    QList<int> ticked() const;
    void tickAll(bool isTicked);
    // Ticks the items with these numbers, and no others.
    void tick(const QList<int> &numbers);

signals:
    void ticksChanged();
    // Other items are shown than before.
    void shownChanged();
    // Enter was pressed while several items were found, so that it is not known which one is meant. A text that is a
    // whole item means this one.
    void severalFound(int count, const QString &sought);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QList<QListWidgetItem *> all() const;
    void filter();
    void tickFound();

    QLineEdit *m_search;
    TickList *m_list;
};

} // namespace kagetsu::ui
