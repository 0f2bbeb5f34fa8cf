// SPDX-License-Identifier: MIT
#pragma once

#include "journal/folder.h"
#include "ui/board/theme.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// What is missing of a game that is taken up again, in whole sentences.
QString lossText(const journal::UnfinishedJournal &unfinished);

// Offers the games that had not ended when the program stopped, and says what was lost of each. Unreadable files are
// named too, so that none vanishes silently.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Answer : std::uint8_t { Later, GoOn, EndWithoutResult };

    RecoveryDialog(const journal::UnfinishedJournals &found, const Theme &theme, QWidget *parent = nullptr);

    // Asks about the games in a folder until there is nothing more to ask: the journal to go on with, or nothing. Games
    // to be ended without result are ended here. Shows nothing when there is nothing to show.
    static QString choose(const QString &folder, const QDateTime &wall, const Theme &theme, QWidget *parent);
    // How many games choose() would offer.
    static int countOffered(const QString &folder);

    // Says why the last answer could not be carried out.
    void setFault(const journal::JournalFault &fault);
    // What was decided, and for which journal; Later has none.
    Answer answer() const { return m_answer; }
    QString path() const { return m_path; }

private:
    void addGame(QVBoxLayout *to, const journal::UnfinishedJournal &unfinished);
    void addUnreadable(QVBoxLayout *to, const journal::JournalFault &fault);
    TableButton *addButton(const QString &text, const QString &spoken);
    void decide(Answer answer, const QString &path);

    Theme m_theme;
    QLabel *m_fault;
    Answer m_answer = Answer::Later;
    QString m_path;
    TableButton *m_first = nullptr; // what Enter is for
    QString m_sureOf; // the journal whose end was asked once
};

} // namespace kagetsu::ui
