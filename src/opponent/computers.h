// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/engineplayer.h"
#include "session/matchhost.h"

#include <chrono>
#include <functional>
#include <memory>

class QTimer;

namespace kagetsu::opponent {

// Why an engine plays no more at the table.
enum class StopKind : std::uint8_t {
    Missing, // there is no profile of that id
    Died, // see the death
    Failed, // it cannot play this game: see the failure
    IllegalMove, // on a stone or off the board, which is never laid
};

struct Stop
{
    StopKind kind = StopKind::Died;
    engine::Death death {};
    engine::Failure failure {};
    std::string engine; // its name, or the id of a missing profile
};

// The engines that have a seat in the match of the host (MatchSetup::engines): does for each what it wants to do, as
// soon as it is due. Where one plays no more the clocks are stopped, and people decide how the game goes on
// (opponent.md#where-it-stops).
class Computers : public QObject
{
    Q_OBJECT

public:
    using Profiles = std::function<std::optional<engine::Profile>(const std::string &id)>;

    // All must outlive it.
    Computers(session::MatchHost *host, const session::TimeSource &time, Profiles profiles, QObject *parent = nullptr);
    ~Computers() override;

    // An engine moves here, and people only look on.
    bool plays(Seat seat) const;
    bool isThinking(Seat seat) const;
    // Why it plays no more; nothing while it does.
    const std::optional<Stop> &stopped(Seat seat) const { return m_places[seat].stop; }
    // A person plays on in its place, until the match is left.
    void takeOver(Seat seat);
    void tryAgain(Seat seat);
    // No move comes sooner after the one before it: people must see what happens.
    void setLeastPause(std::chrono::milliseconds pause) { m_leastPause = pause; }

signals:
    // Of what the functions above tell.
    void changed();
    void stoppedPlaying(kagetsu::Seat seat);

private:
    // What the engine was asked about: when it is another, the answer counts no more.
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
        std::optional<Asked> asked; // while it decides
        std::optional<match::Command> due; // decided, and waits for the pause to pass
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

    session::MatchHost *m_host;
    const session::TimeSource &m_time;
    Profiles m_profiles;
    PerSeat<Place> m_places;
    std::chrono::milliseconds m_leastPause { 0 };
    clock::Moment m_last { 0 }; // when something last happened, by the source
    QTimer *m_pause;
    QTimer *m_soon;
};

} // namespace kagetsu::opponent
