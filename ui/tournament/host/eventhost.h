// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::ui {

class EventKeeper;

// The event that the desk works at: carries actions out, keeps them, and takes them back
// (tournament.md#actions-and-their-log). Several actions of one tap, such as sixty pasted entries, are one step: they
// are done together or not at all, and undone together, as far as
// that can be kept.
class EventHost : public QObject
{
    Q_OBJECT

public:
    // The keeper must live longer. What is in the log is kept already.
    explicit EventHost(EventKeeper &keeper, tournament::Log log = {}, QObject *parent = nullptr);

    const tournament::Event &event() const { return m_log.event(); }
    // Without any entries where it is not there, as after its adding was undone: its page is just being left.
    const tournament::Section &section(int id) const;
    const tournament::Log &log() const { return m_log; }

    // Who sits at the desk, and what time it is; for the log.
    void setWho(const QString &who) { m_who = who.toStdString(); }
    void setNow(std::function<tournament::Milliseconds()> now) { m_now = std::move(now); }
    tournament::Milliseconds now() const { return m_now(); }
    // Its file, and what tells it from others wherever that lies.
    struct Place
    {
        QString path;
        QString identity;
    };
    void setPlace(const Place &place) { m_place = place; }
    const Place &place() const { return m_place; }

    // Nothing: it is done and kept. Where it could not be kept, notKept() has told so and it is not done either.
    std::optional<tournament::Refusal> carryOut(const tournament::Action &action);
    std::optional<tournament::Refusal> carryOut(const std::vector<tournament::Action> &step);

    // Results of games, and all that follows from them, as one step (tournament.md#results-and-what-follows).
    std::optional<tournament::Refusal> report(const std::vector<tournament::ReportGame> &reports);

    // Somebody else has the event: here it is only read, and nothing is carried out.
    void setReading() { m_isReading = true; }
    bool isReading() const { return m_isReading; }
    // What they have done by now.
    void follow(tournament::Log log);

    // What was done so far is not undone here any more.
    void settle();
    bool canUndo() const { return !m_isReading && !m_done.empty(); }
    bool canRedo() const { return !m_isReading && !m_undone.empty(); }
    void undo();
    // What was undone is done anew, as lines of their own.
    void redo();

signals:
    // The event, or what can be undone.
    void changed();
    void notKept();
    // Something was to be carried out while the event is only read.
    void onlyRead();
    // Signs that no text may have were replaced in what was just done (tournament.md#texts).
    void textsTidied();

private:
    using Step = std::vector<tournament::Action>;

    std::optional<tournament::Refusal> act(tournament::Log &log, const Step &step) const;
    bool keep(tournament::Log log);
    std::optional<tournament::Action> undoLine();
    tournament::Stamp stamp() const { return { m_who, m_now() }; }

    EventKeeper &m_keeper;
    tournament::Log m_log;
    Place m_place;
    std::string m_who;
    std::function<tournament::Milliseconds()> m_now;
    bool m_isReading = false;
    std::vector<std::size_t> m_done; // lines of each step that is not undone
    std::vector<Step> m_undone;
};

} // namespace kagetsu::ui
