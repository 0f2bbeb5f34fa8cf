// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/cases.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace kagetsu::ui {

// The shipped cases as a list: those of one chapter or all, and of these the ones whose words match what is sought.
class CaseModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, // of the case among all shipped ones
        SolvedRole, // answered rightly
        RulingsRole, // "R1" and "R2", a list of texts
    };

    explicit CaseModel(QObject *parent = nullptr);

    void setChapter(std::optional<lesson::Chapter> chapter);
    std::optional<lesson::Chapter> chapter() const { return m_chapter; }
    // Words that must all stand in title, note or id; empty for everything.
    void setSought(const QString &text);

    const lesson::Case &at(int row) const;
    // Row of the case of this number among all; -1 when it is not in the list now.
    int rowOf(int number) const;
    int numberOf(int row) const { return m_rows[row]; }

    // Ids of the cases answered rightly.
    QStringList solved() const;
    void setSolved(const QStringList &ids);
    void markSolved(int number);
    int solvedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

public slots:
    // The words are in another language now. What was sought stays found.
    void retranslate();

private:
    void rebuild();

    std::optional<lesson::Chapter> m_chapter;
    QString m_sought;
    QList<int> m_rows; // numbers of the cases shown
    QSet<QString> m_solved;
    mutable QHash<int, QStringList> m_rulings; // worked out when first shown
};

} // namespace kagetsu::ui
