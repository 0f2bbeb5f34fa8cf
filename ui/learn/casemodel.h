// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/cases.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace kagetsu::ui {

// The shipped cases as a list: those of one chapter or all, filtered by the search text.
class CaseModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, // number of the case among all shipped ones
        SolvedRole, // answered correctly
        RulingsRole, // "R1" and "R2", a list of texts
    };

    explicit CaseModel(QObject *parent = nullptr);

    void setChapter(std::optional<lesson::Chapter> chapter);
    std::optional<lesson::Chapter> chapter() const { return m_chapter; }
    // Sets the words to search for. All of them must be in title, note or id; an empty text finds everything.
    void setSought(const QString &text);

    const lesson::Case &at(int row) const;
    // Returns the row of the case with this number among all; -1 if it is not in the list now.
    int rowOf(int number) const;
    int numberOf(int row) const { return m_rows[row]; }

    // Returns the ids of the cases answered correctly.
    QStringList solved() const;
    void setSolved(const QStringList &ids);
    void markSolved(int number);
    int solvedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

public slots:
    // Called when the language has changed. The cases that were found remain in the list.
    void retranslate();

private:
    void rebuild();

    std::optional<lesson::Chapter> m_chapter;
    QString m_sought;
    QList<int> m_rows; // numbers of the cases shown
    QSet<QString> m_solved;
    mutable QHash<int, QStringList> m_rulings; // computed when first shown
};

} // namespace kagetsu::ui
