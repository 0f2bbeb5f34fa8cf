// SPDX-License-Identifier: MIT
#include "ui/tournament/host/eventhost.h"

#include "text/tournament/refusals.h"
#include "tournament/log/reporting.h"
#include "tournament/model/find.h"

#include <QApplication>
#include <QDateTime>
#include <QTimer>

#include <utility>

namespace kagetsu::ui {

using tournament::Refusal;

EventHost::EventHost(tournament::LogKeeper &keeper, tournament::Log log, QObject *parent)
    : QObject(parent)
    , m_steps(keeper, std::move(log))
    , m_now([] { return tournament::Milliseconds(QDateTime::currentMSecsSinceEpoch()); })
{
}

const tournament::Section &EventHost::section(int id) const
{
    static const tournament::Section None;
    const tournament::Section *found = tournament::findSection(event(), id);
    return found ? *found : None;
}

template <class Work>
auto EventHost::working(Work work)
{
    m_isWorking = true;
    auto outcome = work();
    m_isWorking = false;
    if (m_followed || !m_later.empty())
        QMetaObject::invokeMethod(this, &EventHost::takeFollowed, Qt::QueuedConnection);
    return outcome;
}

void EventHost::takeFollowed()
{
    for (const auto &step : std::exchange(m_later, {}))
        (void)carryOut(step);
    if (auto followed = std::exchange(m_followed, std::nullopt))
        follow(std::move(*followed));
}

void EventHost::follow(tournament::Log log)
{
    constexpr int BetweenLooks = 200; // milliseconds
    if (m_isWorking || (!m_isReading && QApplication::activeModalWidget())) {
        if (!m_isWorking && !m_followed)
            QTimer::singleShot(BetweenLooks, this, &EventHost::takeFollowed);
        m_followed = std::move(log);
        return;
    }
    if (!m_isReading && tournament::rowsOf(log.lines()) <= tournament::rowsOf(this->log().lines()))
        return;
    m_steps.follow(std::move(log));
    emit changed();
}

std::optional<Refusal> EventHost::carryOut(const tournament::Action &action)
{
    return carryOut(std::vector { action });
}

std::optional<Refusal> EventHost::carryOut(const std::vector<tournament::Action> &step)
{
    if (m_isReading) {
        emit onlyRead();
        return std::nullopt;
    }
    if (m_isWorking) { // while a server is waited for, a game may end
        m_later.push_back(step);
        return std::nullopt;
    }
    const std::size_t tidied = log().tidied();
    const std::size_t rows = tournament::rowsOf(log().lines());
    const auto outcome = working([&] { return m_steps.carryOut(step, stamp()); });
    if (!outcome) {
        if (tournament::rowsOf(log().lines()) != rows)
            emit changed(); // others were quicker
        return outcome.fault();
    }
    tell(*outcome);
    if (log().tidied() > tidied)
        emit textsTidied();
    return std::nullopt;
}

QString EventHost::attempt(int section, const std::vector<tournament::Action> &step)
{
    const std::optional<Refusal> refusal = carryOut(step);
    return refusal ? text::refusalText(*refusal, &this->section(section)) : QString();
}

std::optional<Refusal> EventHost::report(const std::vector<tournament::ReportGame> &reports)
{
    const auto step = tournament::reported(event(), reports);
    return step ? carryOut(*step) : step.fault();
}

void EventHost::settle()
{
    m_steps.settle();
    emit changed();
}

void EventHost::undo()
{
    if (canUndo())
        tell(working([&] { return m_steps.undo(stamp()); }));
}

void EventHost::redo()
{
    if (canRedo())
        tell(working([&] { return m_steps.redo(stamp()); }));
}

void EventHost::tell(const tournament::StepLog::Outcome &outcome)
{
    if (!outcome.isStored && !outcome.meanwhile)
        emit notKept();
    if (outcome.hasChanged)
        emit changed();
    if (outcome.meanwhile)
        emit meanwhile(*outcome.meanwhile);
}

} // namespace kagetsu::ui
