// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

// A list in groups under headings, with a search above it. Arrows move in the list from the search too; Enter takes the
// row that is shown.
class SearchList : public QWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString id;
        QString text;
        QString search; // all it can be found by
        bool quiet = false; // there, but not for now
    };
    struct Group
    {
        QString title;
        QList<Entry> entries;
    };

    explicit SearchList(QWidget *parent = nullptr);

    // What the empty field says; the whole of it where it is cut.
    void setPrompt(const QString &prompt);
    QLineEdit *search() const { return m_search; }
    QListWidget *list() const { return m_list; }
    QLabel *nothing() const { return m_nothing; } // instead of an empty list

    // Each word that is written must be the beginning of one, so that a number is found by itself.
    void setByWords(bool byWords) { m_byWords = byWords; }
    // Keeps what is picked. A text may have two lines.
    void setGroups(const QList<Group> &groups);
    void pick(const QString &id);
    // Empty while nothing is found.
    QString picked() const;

signals:
    void pickedChanged();
    // Clicked: in a narrow window it is shown only then.
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
