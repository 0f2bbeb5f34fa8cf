// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/engineplayer.h"
#include "match/host/matchhost.h"

#include <chrono>
#include <functional>
#include <memory>

class QTimer;

namespace kagetsu::engineseat {

// The reason why an engine has stopped playing at the table.
enum class StopKind : std::uint8_t {
    Missing, // there is no profile with that id
    Died, // its process ended; see `death`
    Failed, // it cannot play this game; see `failure`
    IllegalMove, // it played on a stone or off the board; such a move is never placed
};

// The facts about an engine that has stopped playing.
struct Stop
{
    StopKind kind = StopKind::Died;
    engine::Death death {};
    engine::Failure failure {};
    std::string engine; // name of the engine, or id of a missing profile
};

// Plays for the engines that have a seat in the host's match (MatchSetup::engines), acting for each as soon as an
// action is due. If an engine stops playing, the clocks are stopped, and people decide how the game continues
// (engine-seat.md#where-it-stops).
class Computers : public QObject
{
    Q_OBJECT

public:
    using Profiles = std::function<std::optional<engine::Profile>(const std::string &id)>;

    // All arguments must outlive this object.
    Computers(host::MatchHost *host, const host::TimeSource &time, Profiles profiles, QObject *parent = nullptr);
    ~Computers() override;

    // True if an engine moves for this seat and people only watch.
    bool plays(Seat seat) const;
    bool isThinking(Seat seat) const;
    // Returns why the engine has stopped playing, or nothing while it plays.
    const std::optional<Stop> &stopped(Seat seat) const { return m_places[seat].stop; }
    // Lets a person play for the engine until the match is left.
    void takeOver(Seat seat);
    void tryAgain(Seat seat);
    // Sets the shortest time between two moves, so that people can see what happens.
    void setLeastPause(std::chrono::milliseconds pause) { m_leastPause = pause; }

signals:
    // Emitted when the answer of one of the functions above may have changed.
    void changed();
    void stoppedPlaying(kagetsu::Seat seat);

private:
    // The state of the match when the engine was asked. If the state has changed since, the answer is dropped.
    struct Asked
    {
        std::size_t moves = 0;
        std::size_t acts = 0;

        friend bool operator==(const Asked &, const Asked &) = default;
    };
    struct Place
    {
        std::unique_ptr<EnginePlayer> player;
        std::optional<Stop> stop;
        bool isTakenOver = false;
        std::optional<Asked> asked; // set while the engine decides
        std::optional<match::Command> due; // decided, and waiting for the pause to end
    };

    void seatAll();
    void seat(Seat seat, const match::EngineSeat &engine);
    void follow();
    void follow(Seat seat);
    void rest(Place &place);
    void give(Seat seat, const match::Command &command);
    void giveDue();
    void stop(Seat seat, Stop why);
    Asked asked() const;
    engine::Times timesOf(Seat seat) const;

    host::MatchHost *m_host;
    const host::TimeSource &m_time;
    Profiles m_profiles;
    PerSeat<Place> m_places;
    std::chrono::milliseconds m_leastPause { 0 };
    clock::Moment m_last { 0 }; // when something last happened, by the time source
    QTimer *m_pause;
    QTimer *m_soon;
};

} // namespace kagetsu::engineseat
