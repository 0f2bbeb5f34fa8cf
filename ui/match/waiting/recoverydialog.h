// SPDX-License-Identifier: MIT
#pragma once

#include "journal/folder.h"
#include "session/waitinggames.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// What is missing of a game that is taken up again, in whole sentences.
QString lossText(const journal::UnfinishedJournal &unfinished);

// What can be gone on with, and what is to be told of the rest.
struct Unfinished
{
    journal::UnfinishedJournals journals;
    std::vector<session::KeptGame> waiting;
    QStringList told; // sentences about files that were set aside
    std::vector<journal::JournalFault> damaged; // journals of games that have ended
};

// What the user wants to go on with: the journal of a game that had begun, or one that is waited for; or neither.
struct ChosenGame
{
    QString journal;
    std::optional<journal::WaitingGame> waiting;
};

// Offers the games that had not ended when the program stopped, and says what was lost of each, then those that are
// waited for. Unreadable files are named too, so that none vanishes silently.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Answer : std::uint8_t { Later, GoOn, EndWithoutResult, Wait, CallOff };

    RecoveryDialog(const Unfinished &found, QWidget *parent = nullptr);

    // Asks about the games in the folders of journals and of waited-for games until there is nothing more to ask. Games
    // to be ended without result are ended here, those to be called off are forgotten; a file of a waited-for game that
    // cannot be read is set aside and told of, and so is the damage of games that have ended. Shows nothing when there
    // is nothing to show.
    static ChosenGame choose(const QString &journals, const QString &waiting,
        const std::vector<journal::JournalFault> &damaged, const QDateTime &wall, QWidget *parent);
    // How many games choose() would offer.
    static int countOffered(const QString &journals, const QString &waiting);

    // Says why the last answer could not be carried out.
    void setFault(const journal::JournalFault &fault);
    // What was decided, and for which file; Later has none.
    Answer answer() const { return m_answer; }
    QString path() const { return m_path; }

private:
    void addGame(QVBoxLayout *to, const journal::UnfinishedJournal &unfinished);
    void addWaiting(QVBoxLayout *to, const session::KeptGame &kept);
    void addUnreadable(QVBoxLayout *to, const QString &told, const QString &path);
    // What a game is gone on with, and what ends it, which asks back with another text.
    void addAnswers(
        QVBoxLayout *to, TableButton *goOn, TableButton *end, const QString &sure, Answer ends, const QString &path);
    TableButton *addButton(const QString &text, const QString &spoken);
    void decide(Answer answer, const QString &path);

    QLabel *m_fault;
    Answer m_answer = Answer::Later;
    QString m_path;
    TableButton *m_first = nullptr; // what Enter is for
    QString m_sureOf; // the file of the game whose end was asked once
};

} // namespace kagetsu::ui
