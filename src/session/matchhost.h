// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journal.h"
#include "match/match.h"
#include "session/diskthread.h"
#include "session/machinewatch.h"
#include "session/timesource.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

class QTimer;

namespace kagetsu::session {

// Why a command was not carried out: it is against the rules of the moment, or the disk cannot keep it.
using NotDone = std::variant<match::Refusal, journal::JournalFault>;

// Runs one match for the pages: turns commands into events, has them on disk before anybody sees them, and wakes when a
// flag may fall. Where the disk is slow it waits for it with the event loop running, so the window lives on. It reads
// the time from its source and nowhere else; when no clock runs it has no timer at all. What a hand does is decided as
// of the moment of the tap or key, however late the program sees it. While a clock runs it sees, at the latest a second
// after, that the machine slept, that the date was set, and, with little time left, that the program did not answer,
// and writes it down (match/device.h).
class MatchHost : public QObject
{
    Q_OBJECT

public:
    // The source must outlive the host.
    explicit MatchHost(const TimeSource &time, QObject *parent = nullptr);
    ~MatchHost() override;

    // Where finished games are saved by themselves; empty: nowhere.
    void setGamesFolder(const QString &folder) { m_gamesFolder = folder; }

    // Each leaves the match before it, whose journal stays as it is. On a fault nothing has changed.
    Result<Done, journal::JournalFault> startMatch(const match::MatchSetup &setup, const QString &journalFolder);
    // The clocks stand until Resume. A journal with a torn end loses the torn bytes (they are kept beside), one with a
    // fault in it is gone on with in a copy; what was lost is to be told from its Recovery before.
    Result<Done, journal::JournalFault> resumeMatch(const QString &journalPath);

    // The journal of this match is still needed where it is: the next start makes of it what is missing.
    void keepJournalInPlace() { m_isJournalNeeded = true; }
    // Stops both clocks, as after a start of the program: somebody resumes the game, or it is put away.
    void halt();
    // Puts the match away as it stands: its clocks stand, its journal is closed and can be taken up again.
    void leave();

    Result<Done, NotDone> execute(const match::Command &command);
    // Whether the command would be carried out now. Never to be asked about a foul claim: the answer must not follow
    // from what the board holds.
    bool wouldAccept(const match::Command &command) const;
    // Looks at the machine; the host asks itself, and before every command.
    void watch();
    // Writes down what the machine did or showed; nothing while the journal cannot be written.
    void report(const match::DeviceReport &what);

    const match::Match &match() const { return m_match; }
    // What was decided is on its way to the disk: in a moment the match is another one.
    bool isKeeping() const { return m_keeping != nullptr; }
    bool hasMatch() const { return m_match.phase() != match::Phase::NotStarted; }
    // On the match's axis. It stands while the journal cannot be written.
    clock::Moment now() const;
    // As of when a command is decided: the moment of the tap or key that is dealt with, now() without one.
    clock::Moment handMoment() const;
    // Of the source: when the tap or key was made that is dealt with; none without one.
    std::optional<clock::Moment> handAt() const;
    clock::Reading reading(Seat seat) const;
    // What the clock on the wall shows, or will show, at this moment of the match.
    QDateTime wallAt(clock::Moment moment) const;

    // A decision has been on its way to the disk for so long that people are told; what is done next waits for it.
    bool isDiskSlow() const { return m_isDiskSlow; }
    // The last decision could not be kept: nothing moves, no time passes, until retry() succeeds.
    const std::optional<journal::JournalFault> &stalledBy() const { return m_stalledBy; }
    bool retry();
    // What it is that could not be kept.
    const match::Events &pending() const { return m_pending; }

    // The file of a secret key that signs the journals of ended games before they are put away; empty: none.
    void setSigningKey(const QString &path) { m_signingKey = path; }
    QString journalPath() const { return m_journal ? m_journalPath : QString(); }
    // Of the line by which the match ended (journal/chaincode.h), to be written down; empty while it goes on.
    QString endCode() const { return m_endCode; }
    // Wall time of the last line on disk.
    QDateTime savedAt() const { return m_savedAt; }
    // The finished game's own file, once it is saved.
    QString gamePath() const { return m_gamePath; }
    // The game so far as SGF, and what its file would be called.
    QByteArray sgf() const;
    QString fileName() const;

signals:
    // Another match is on the table.
    void matchChanged();
    // These are kept and taken in.
    void happened(const kagetsu::match::Events &events);
    // Nothing was taken in; see stalledBy().
    void journalFailed(const kagetsu::journal::JournalFault &fault);
    // The stall is over.
    void journalRecovered();
    // See isDiskSlow().
    void diskSlowChanged();
    void gameSaved(const QString &path);
    void saveFailed(const QString &path, const QString &reason);
    // The journal of the game that was left is not put away yet.
    void signingFailed(const QString &reason);

private:
    clock::Moment onAxis(clock::Moment ofSource) const;
    // What the timers do.
    void checkFlag();
    void beat();
    Result<Done, NotDone> carryOut(const match::Command &command);
    QDateTime nextWallAt(clock::Moment moment) const;
    bool keep(const match::Events &events);
    // A decision on its way to the disk, and the match that has taken it in.
    struct Keeping;
    // Nothing is on its way to the disk any more when it returns.
    void settle();
    void takeIn(Keeping &keeping);
    void setDiskSlow(bool isSlow);
    // So little time is left on the running clock that a stall can decide the game.
    bool isShort(clock::Duration within) const;
    void adopt(journal::Journal journal, match::Match match);
    void remember(const match::Events &events);
    void rememberEnd(const match::Events &events); // once the match and the journal have them
    void schedule();
    void saveGame();
    // The result of a saved game was taken back.
    void voidSavedGame();
    // Takes the journal from the match. What is returned closes it and puts that of a saved game away, in any thread,
    // and returns why it could not be signed; empty: it could.
    std::function<QString()> takeJournal();
    // The same in the disk's thread, while the window lives on. The match takes nothing in meanwhile.
    QString closeJournal();

    const TimeSource &m_time;
    match::Match m_match;
    match::Events m_events; // of the match, without heartbeats and announcements
    QDateTime m_begun;
    std::optional<journal::Journal> m_journal; // the disk's thread has it while a decision is on its way
    QString m_journalPath;
    QString m_endCode;
    QString m_signingKey;
    QString m_gamesFolder;
    QString m_gamePath;
    QByteArray m_gameBytes; // as they were written there
    bool m_isJournalNeeded = false;
    QDateTime m_savedAt;
    QDateTime m_lastWall; // of the last event, unless the date was set since
    clock::Moment m_offset { 0 }; // of the source's axis against the match's
    std::shared_ptr<Keeping> m_keeping; // nothing where nothing is on its way to the disk
    std::vector<match::DeviceReport> m_reports; // made meanwhile
    bool m_isDiskSlow = false;
    std::optional<clock::Moment> m_hand; // of a tap that is still dealt with after a slow disk
    match::Events m_pending; // could not be kept yet
    std::optional<journal::JournalFault> m_stalledBy;
    clock::Moment m_stalledAt { 0 };
    MachineWatch m_machine;
    QTimer *m_flag;
    QTimer *m_beat;
    QTimer *m_pulse; // only while little time is left: a stall is measured by it
    DiskThread m_disk;
};

} // namespace kagetsu::session
