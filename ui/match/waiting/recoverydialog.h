// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/waitinggames.h"
#include "match/journal/folder.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// Describes in whole sentences what is missing from a game that is resumed.
QString lossText(const journal::UnfinishedJournal &unfinished);

// Holds the games that can be resumed, and what must be reported about other files.
struct Unfinished
{
    journal::UnfinishedJournals journals;
    std::vector<host::KeptGame> waiting;
    QStringList told; // sentences about files that were set aside
    std::vector<journal::JournalFault> damaged; // journals of games that have ended
};

// Holds what the user wants to resume: the journal of a game that had begun, or a waiting game; or neither.
struct ChosenGame
{
    QString journal;
    std::optional<journal::WaitingGame> waiting;
};

// Offers the games that had not ended when the program stopped, with what was lost of each, then the waiting games.
// Unreadable files are listed as well, so that none vanishes silently.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Answer : std::uint8_t { Later, GoOn, EndWithoutResult, Wait, CallOff };

    RecoveryDialog(const Unfinished &found, QWidget *parent = nullptr);

    // Asks about the games in the folders of journals and of waiting games until there is nothing left to ask. Games
    // that the user ends without a result are ended here, and waiting games that are called off are deleted. An
    // unreadable file of a waiting game is set aside and reported, and so is damage to games that have ended. Shows
    // nothing if there is nothing to show.
    static ChosenGame choose(const QString &journals, const QString &waiting,
        const std::vector<journal::JournalFault> &damaged, const QDateTime &wall, QWidget *parent);

    // Shows why the last answer could not be carried out.
    void setFault(const journal::JournalFault &fault);
    // Returns what was decided, and for which file; Later has none.
    Answer answer() const { return m_answer; }
    QString path() const { return m_path; }

private:
    void addGame(QVBoxLayout *to, const journal::UnfinishedJournal &unfinished);
    void addWaiting(QVBoxLayout *to, const host::KeptGame &kept);
    void addUnreadable(QVBoxLayout *to, const QString &told, const QString &path);
    // Adds the button that resumes a game and the one that ends it; the latter asks for confirmation with the text
    // `sure`.
    void addAnswers(
        QVBoxLayout *to, TableButton *goOn, TableButton *end, const QString &sure, Answer ends, const QString &path);
    TableButton *addButton(const QString &text, const QString &spoken);
    void decide(Answer answer, const QString &path);

    QLabel *m_fault;
    Answer m_answer = Answer::Later;
    QString m_path;
    TableButton *m_first = nullptr; // default button for Enter
    QString m_sureOf; // the file of the game whose ending awaits confirmation
};

} // namespace kagetsu::ui
