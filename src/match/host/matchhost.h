// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/diskthread.h"
#include "match/host/machinewatch.h"
#include "match/host/timesource.h"
#include "match/journal/journal.h"
#include "match/model/match.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

class QTimer;

namespace kagetsu::host {

// Why a command was not carried out: the rules do not allow it now, or the disk cannot store it.
using NotDone = std::variant<match::Refusal, journal::JournalFault>;

// Runs one match for the pages: turns commands into events, has them on disk before anybody sees them, and wakes when a
// flag may fall. On a slow disk it waits with the event loop running, so the window stays alive. It reads the time only
// from its source; while no clock runs it has no timer at all. A tap or key is decided as of the moment when it was
// made, however late the program sees it. While a clock runs the host notices, within a second, that the computer
// slept, that the date was set, and, with little time left, that the program did not answer; it records these as events
// (match/model/device.h).
class MatchHost : public QObject
{
    Q_OBJECT

public:
    // The source must outlive the host.
    explicit MatchHost(const TimeSource &time, QObject *parent = nullptr);
    ~MatchHost() override;

    // Sets the folder in which finished games are saved automatically; empty: they are not saved.
    void setGamesFolder(const QString &folder) { m_gamesFolder = folder; }

    // These calls leave the current match, whose journal stays as it is. On a fault nothing has changed.
    Result<Done, journal::JournalFault> startMatch(const match::MatchSetup &setup, const QString &journalFolder);
    // The clocks stay stopped until Resume. A journal with a torn end loses the torn bytes, which are kept beside it;
    // one with a fault is continued in a copy. People must be told before, from its Recovery, what is lost.
    Result<Done, journal::JournalFault> resumeMatch(const QString &journalPath);

    // Leaves the journal of this match where it is, because the next start needs it to complete what is missing.
    void keepJournalInPlace() { m_isJournalNeeded = true; }
    // Stops both clocks as after a start of the program: somebody then resumes the game or puts it away.
    void halt();
    // Leaves the match as it is: its clocks stop, and its journal is closed and can be opened again.
    void leave();

    // Carries out a command now, or as of the tap or key that is being handled; returns why it was not carried out
    // otherwise.
    Result<Done, NotDone> execute(const match::Command &command);
    // Returns true if the command would be carried out now. Must never be asked about a foul claim: the answer would
    // reveal what is on the board.
    bool wouldAccept(const match::Command &command) const;
    // Looks at the computer's clocks; the host does this itself, regularly and before every command.
    void watch();
    // Records what the computer did or showed; does nothing while the journal cannot be written.
    void report(const match::DeviceReport &what);

    const match::Match &match() const { return m_match; }
    // Returns true while a decision is on its way to the disk, after which the match will be different.
    bool isKeeping() const { return m_keeping != nullptr; }
    bool hasMatch() const { return m_match.phase() != match::Phase::NotStarted; }
    // Returns the moment on the axis of the match. No time passes while the journal cannot be written.
    clock::Moment now() const;
    // Returns the moment as of which a command is decided: that of the tap or key that is being handled, or now().
    clock::Moment handMoment() const;
    // Returns when the tap or key that is being handled was made, on the axis of the source; nothing if there is none.
    std::optional<clock::Moment> handAt() const;
    clock::Reading reading(Seat seat) const;
    // Returns what the wall clock shows, or will show, at this moment of the match.
    QDateTime wallAt(clock::Moment moment) const;

    // Returns true if a decision has been on its way to the disk for so long that people are told; later commands wait
    // for it.
    bool isDiskSlow() const { return m_isDiskSlow; }
    // Returns the fault if the last decision could not be stored: nothing changes and no time passes until retry()
    // succeeds.
    const std::optional<journal::JournalFault> &stalledBy() const { return m_stalledBy; }
    bool retry();
    // Returns the events that could not be stored.
    const match::Events &pending() const { return m_pending; }

    // Sets the file of the secret key that signs journals of ended games before they are moved away; empty: none.
    void setSigningKey(const QString &path) { m_signingKey = path; }
    QString journalPath() const { return m_journal ? m_journalPath : QString(); }
    // Returns the code of the line that ended the match (journal/chaincode.h), for people to write down; empty while it
    // goes on.
    QString endCode() const { return m_endCode; }
    // Returns the wall time of the last line on disk.
    QDateTime savedAt() const { return m_savedAt; }
    // Returns the file of the finished game, once it is saved.
    QString gamePath() const { return m_gamePath; }
    // Return the game so far as SGF, and the name that its file would have.
    QByteArray sgf() const;
    QString fileName() const;

signals:
    // Emitted when another match is on the table.
    void matchChanged();
    // Emitted when these events are stored and applied.
    void happened(const kagetsu::match::Events &events);
    // Emitted when nothing could be stored or applied; see stalledBy().
    void journalFailed(const kagetsu::journal::JournalFault &fault);
    // Emitted when the stall is over.
    void journalRecovered();
    // See isDiskSlow().
    void diskSlowChanged();
    void gameSaved(const QString &path);
    void saveFailed(const QString &path, const QString &reason);
    // Emitted when the journal of the game that was left could not be moved away.
    void signingFailed(const QString &reason);

private:
    clock::Moment onAxis(clock::Moment ofSource) const;
    // These are called by the timers.
    void checkFlag();
    void beat();
    Result<Done, NotDone> carryOut(const match::Command &command);
    QDateTime nextWallAt(clock::Moment moment) const;
    bool keep(const match::Events &events);
    // A decision on its way to the disk, and the match with that decision applied.
    struct Keeping;
    // When this returns, nothing is on its way to the disk any more.
    void settle();
    void takeIn(Keeping &keeping);
    void setDiskSlow(bool isSlow);
    // Returns true if so little time is left on the running clock that a stall can decide the game.
    bool isShort(clock::Duration within) const;
    void adopt(journal::Journal journal, match::Match match);
    void remember(const match::Events &events);
    void rememberEnd(const match::Events &events); // called once the match and the journal have them
    void schedule();
    void saveGame();
    // Marks the saved game void, because its result was taken back.
    void voidSavedGame();
    // Takes the journal from the match. The function returned closes it, puts the journal of a saved game away, and can
    // run in any thread; it returns why the journal could not be signed, or an empty text.
    std::function<QString()> takeJournal();
    // Does the same in the disk's thread while the window stays alive. The match accepts nothing meanwhile.
    QString closeJournal();

    const TimeSource &m_time;
    match::Match m_match;
    match::Events m_events; // of the match, without heartbeats and announcements
    QDateTime m_begun;
    std::optional<journal::Journal> m_journal; // in use by the disk's thread while a decision is on its way
    QString m_journalPath;
    QString m_endCode;
    QString m_signingKey;
    QString m_gamesFolder;
    QString m_gamePath;
    QByteArray m_gameBytes; // the content of the file at m_gamePath
    bool m_isJournalNeeded = false;
    QDateTime m_savedAt;
    QDateTime m_lastWall; // of the last event; invalid after the date was set
    clock::Moment m_offset { 0 }; // how far the axis of the source is ahead of the match's
    std::shared_ptr<Keeping> m_keeping; // null if nothing is on its way to the disk
    std::vector<match::DeviceReport> m_reports; // reports made meanwhile
    bool m_isDiskSlow = false;
    std::optional<clock::Moment> m_hand; // of a tap that is still being handled after a slow disk
    match::Events m_pending; // events that could not be stored yet
    std::optional<journal::JournalFault> m_stalledBy;
    clock::Moment m_stalledAt { 0 };
    MachineWatch m_machine;
    QTimer *m_flag;
    QTimer *m_beat;
    QTimer *m_pulse; // runs only while little time is left, to measure stalls
    DiskThread m_disk;
};

} // namespace kagetsu::host
