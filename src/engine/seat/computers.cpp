// SPDX-License-Identifier: MIT
#include "engine/seat/computers.h"

#include <QTimer>

#include <algorithm>

namespace kagetsu::engineseat {

using namespace std::chrono_literals;

namespace {

constexpr engine::Milliseconds UsualTurn = 10s; // time for a move if no clock limits it
constexpr engine::Milliseconds KeptBack = 300ms; // for the move to reach the board
constexpr std::chrono::milliseconds KeepingPoll = 20ms; // while a slow disk stores a decision

bool isRoutine(const match::Events &events)
{
    return std::ranges::all_of(events, [](const match::Event &event) { return match::isRoutine(event.what); });
}

// True if the move is impossible in itself. Any other refusal means that the move came too late.
bool isIllegal(const match::Refusal &refusal)
{
    return refusal.code == match::RefusalCode::Occupied || refusal.code == match::RefusalCode::OffTheBoard
        || refusal.code == match::RefusalCode::Forbidden || refusal.code == match::RefusalCode::OpeningStep;
}

} // namespace

Computers::Computers(host::MatchHost *host, const host::TimeSource &time, Profiles profiles, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_time(time)
    , m_profiles(std::move(profiles))
    , m_pause(new QTimer(this))
    , m_soon(new QTimer(this))
{
    m_pause->setSingleShot(true);
    m_soon->setSingleShot(true);
    connect(m_pause, &QTimer::timeout, this, &Computers::giveDue);
    // The timer lets everybody else see first what happened.
    connect(m_soon, &QTimer::timeout, this, [this] { follow(); });
    const auto soon = [this] { m_soon->start(0ms); };
    connect(host, &host::MatchHost::matchChanged, this, &Computers::seatAll);
    connect(host, &host::MatchHost::journalRecovered, this, soon);
    connect(host, &host::MatchHost::happened, this, [this, soon](const match::Events &events) {
        if (isRoutine(events))
            return;
        m_last = m_time.now();
        soon();
    });
    seatAll();
}

Computers::~Computers() = default;

bool Computers::plays(Seat seat) const
{
    const Place &place = m_places[seat];
    return (place.player || place.stop) && !place.isTakenOver && m_host->hasMatch() && !m_host->match().isOver();
}

bool Computers::isThinking(Seat seat) const
{
    return plays(seat) && (m_places[seat].asked || m_places[seat].due);
}

void Computers::seatAll()
{
    m_places = {};
    m_pause->stop();
    m_last = m_time.now();
    if (m_host->hasMatch() && !m_host->match().isOver()) {
        for (const Seat seat : BothSeats) {
            if (const auto &engine = m_host->match().setup().engines[seat])
                this->seat(seat, *engine);
        }
    }
    m_soon->start(0ms);
    emit changed();
}

void Computers::seat(Seat seat, const match::EngineSeat &engine)
{
    const std::optional<engine::Profile> profile = m_profiles(engine.id);
    if (!profile) {
        stop(seat, { .kind = StopKind::Missing, .engine = engine.id });
        return;
    }
    Place &place = m_places[seat];
    place.player = std::make_unique<EnginePlayer>(seat, *profile, engine.level,
        [this] { return std::chrono::duration_cast<engine::Milliseconds>(m_time.now()); });
    const EnginePlayer *player = place.player.get();
    connect(player, &EnginePlayer::decided, this, [this, seat](const match::Command &command) {
        Place &decided = m_places[seat];
        if (decided.asked != asked())
            return rest(decided);
        decided.due = command;
        giveDue();
    });
    connect(player, &EnginePlayer::swap2Unknown, this, [this, seat] {
        m_places[seat].asked.reset();
        m_soon->start(0ms);
    });
    connect(player, &EnginePlayer::died, this, [this, seat, name = profile->name](const engine::Death &death) {
        Stop why { .kind = StopKind::Died, .engine = name };
        why.death = death;
        stop(seat, why);
    });
    connect(player, &EnginePlayer::failed, this, [this, seat, name = profile->name](const engine::Failure &failure) {
        stop(seat, { .kind = StopKind::Failed, .failure = failure, .engine = name });
    });
}

void Computers::follow()
{
    if (m_host->isKeeping()) { // do not ask about a position that may be about to change
        m_soon->start(KeepingPoll);
        return;
    }
    if (m_host->hasMatch() && m_host->match().isOver()) {
        m_places = {}; // no process outlives a finished game
        emit changed();
        return;
    }
    for (const Seat seat : BothSeats) {
        if (plays(seat) && !m_places[seat].stop)
            follow(seat);
    }
    emit changed();
}

void Computers::follow(Seat seat)
{
    Place &place = m_places[seat];
    const Want want = wantOf(m_host->match(), seat, place.player->skill());
    if (const auto *simple = std::get_if<Give>(&want)) {
        rest(place);
        place.asked = asked();
        place.due = simple->command;
        giveDue();
    } else if (std::holds_alternative<Wait>(want)) {
        rest(place);
    } else if (place.asked != asked() || !(place.player->isThinking() || place.due)) {
        rest(place);
        place.asked = asked();
        place.player->decide(want, timesOf(seat));
    }
}

void Computers::rest(Place &place)
{
    place.asked.reset();
    place.due.reset();
    if (place.player)
        place.player->stop();
}

// Executes what was decided, but not before people had time to see the last event.
void Computers::giveDue()
{
    if (m_host->isKeeping()) { // a take-back, for example
        m_pause->start(KeepingPoll);
        return;
    }
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(m_time.now() - m_last);
    if (passed < m_leastPause) {
        m_pause->start(m_leastPause - passed);
        return;
    }
    for (const Seat seat : BothSeats) {
        Place &place = m_places[seat];
        if (!place.due || !plays(seat))
            continue;
        const match::Command command = *std::exchange(place.due, std::nullopt);
        if (std::exchange(place.asked, std::nullopt) == asked())
            give(seat, command);
    }
    emit changed();
}

void Computers::give(Seat seat, const match::Command &command)
{
    const auto done = m_host->execute(command);
    if (done)
        return;
    const auto *refusal = std::get_if<match::Refusal>(&done.fault());
    if (refusal && isIllegal(*refusal))
        stop(seat, { .kind = StopKind::IllegalMove, .engine = m_places[seat].player->engine().profile().name });
}

void Computers::stop(Seat seat, Stop why)
{
    Place &place = m_places[seat];
    rest(place);
    place.stop = std::move(why);
    // The match may have only just come to the table, so this runs after everybody else has seen it.
    const auto tell = [this, seat] {
        if (!m_places[seat].stop)
            return;
        // Where nobody may pause, the clocks run on, as they would if a person had left.
        [[maybe_unused]] const auto paused = m_host->execute(match::Pause { otherSeat(seat) });
        emit changed();
        emit stoppedPlaying(seat);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void Computers::takeOver(Seat seat)
{
    rest(m_places[seat]);
    m_places[seat].isTakenOver = true;
    emit changed();
}

void Computers::tryAgain(Seat seat)
{
    Place &place = m_places[seat];
    if (!std::exchange(place.stop, std::nullopt))
        return;
    if (place.player)
        place.player->startAgain();
    else if (const auto &engine = m_host->match().setup().engines[seat])
        this->seat(seat, *engine);
    m_soon->start(0ms);
    emit changed();
}

Computers::Asked Computers::asked() const
{
    return { m_host->match().moves().size(), m_host->match().openingActs().size() };
}

engine::Times Computers::timesOf(Seat seat) const
{
    const clock::Reading reading = m_host->reading(seat);
    if (!reading.untilFlag)
        return { .turn = UsualTurn, .match = {}, .left = {} };
    const auto kept = [](clock::Duration time) {
        return std::max(std::chrono::duration_cast<engine::Milliseconds>(time) - KeptBack, engine::Milliseconds(0));
    };
    engine::Times times;
    if (reading.perMove)
        times.turn = kept(*reading.perMove);
    times.left = kept(*reading.untilFlag);
    return times;
}

} // namespace kagetsu::engineseat
