// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

// A grouped list with headings and a search field above it. The arrow keys move in the list even from the search field;
// Enter takes the selected row.
class SearchList : public QWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString id;
        QString text;
        QString search; // all text by which it can be found
        bool quiet = false; // listed, but not usable now
    };
    struct Group
    {
        QString title;
        QList<Entry> entries;
    };

    explicit SearchList(QWidget *parent = nullptr);

    // Sets the placeholder text of the search field, which is also its tooltip in case it is cut.
    void setPrompt(const QString &prompt);
    QLineEdit *search() const { return m_search; }
    QListWidget *list() const { return m_list; }
    QLabel *nothing() const { return m_nothing; } // shown instead of an empty list

    // Sets whether each typed word must be the beginning of a word, so that a number finds only itself.
    void setByWords(bool byWords) { m_byWords = byWords; }
    // Replaces the rows and keeps the selection. A text may have two lines.
    void setGroups(const QList<Group> &groups);
    void pick(const QString &id);
    // Returns the id of the selected row; empty while nothing is found.
    QString picked() const;

signals:
    void pickedChanged();
    // Emitted on a click: a narrow window shows the row's page only then.
    void opened();
    void taken();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    bool isFound(const QString &search, const QString &wanted) const;
    void step(int rows);

    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_nothing;
    bool m_byWords = false;
};

} // namespace kagetsu::ui
