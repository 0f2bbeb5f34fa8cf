// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/steplog.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// The event that the desk edits: carries out steps, which are saved, and undoes them (StepLog).
class EventHost : public QObject
{
    Q_OBJECT

public:
    // The keeper must outlive this object. The lines of `log` must already be saved.
    explicit EventHost(tournament::LogKeeper &keeper, tournament::Log log = {}, QObject *parent = nullptr);

    const tournament::Event &event() const { return log().event(); }
    // Returns a section without entries if it does not exist, as after its creation was undone, when its page is about
    // to close.
    const tournament::Section &section(int id) const;
    const tournament::Log &log() const { return m_steps.log(); }

    // Set who sits at the desk, and the clock, for the log.
    void setWho(const QString &who) { m_who = who.toStdString(); }
    void setNow(std::function<tournament::Milliseconds()> now) { m_now = std::move(now); }
    tournament::Milliseconds now() const { return m_now(); }
    // The file of the event, and the id that identifies the event wherever the file is.
    struct Place
    {
        QString path;
        QString identity;
    };
    void setPlace(const Place &place) { m_place = place; }
    const Place &place() const { return m_place; }

    // Carry out an action or a step. They return nothing if it was done and saved. If it could not be saved, notKept()
    // is emitted and nothing is done.
    std::optional<tournament::Refusal> carryOut(const tournament::Action &action);
    std::optional<tournament::Refusal> carryOut(const std::vector<tournament::Action> &step);

    // Carries out a step. Returns why it was refused, in the words of this section; empty if it was not.
    QString attempt(int section, const std::vector<tournament::Action> &step);

    // Reports results of games, with all actions that follow from them, as one step
    // (tournament.md#results-and-what-follows).
    std::optional<tournament::Refusal> report(const std::vector<tournament::ReportGame> &reports);

    // Makes the event read-only, because another program has it open for changes.
    void setReading() { m_isReading = true; }
    bool isReading() const { return m_isReading; }
    // Takes over what others have done meanwhile. While the event is open for changes, a log that is older than this one
    // is ignored, and a newer one waits until the dialog that is open has been closed, so that nobody accepts what he has
    // not seen.
    void follow(tournament::Log log);

    // Makes everything done so far permanent here, so that it can no longer be undone.
    void settle();
    bool canUndo() const { return !m_isReading && !m_isWorking && m_steps.canUndo(); }
    bool canRedo() const { return !m_isReading && !m_isWorking && m_steps.canRedo(); }
    // Returns the last line that was done here and can be undone.
    std::optional<std::size_t> lastDone() const { return m_steps.lastDone(); }
    void undo();
    // Repeats undone actions as new lines of the log.
    void redo();

signals:
    // Emitted when the event, or what can be undone, has changed.
    void changed();
    void notKept();
    // Emitted when a step was not carried out because another desk has worked on the same thing; the log has its line.
    void meanwhile(const kagetsu::tournament::Meanwhile &what);
    // Emitted when an action was attempted while the event is read-only.
    void onlyRead();
    // Emitted when the last action contained characters that no text may have, and they were replaced
    // (tournament.md#texts).
    void textsTidied();

private:
    // Does the work, which may wait for a server; what others do meanwhile is taken over afterwards.
    template <class Work>
    auto working(Work work);
    void takeFollowed();
    void tell(const tournament::StepLog::Outcome &outcome);
    tournament::Stamp stamp() const { return { m_who, m_now() }; }

    tournament::StepLog m_steps;
    Place m_place;
    std::string m_who;
    std::function<tournament::Milliseconds()> m_now;
    bool m_isReading = false;
    bool m_isWorking = false;
    std::optional<tournament::Log> m_followed; // while working, or while a dialog is open
    std::vector<std::vector<tournament::Action>> m_later; // steps that arrived while working
};

} // namespace kagetsu::ui
