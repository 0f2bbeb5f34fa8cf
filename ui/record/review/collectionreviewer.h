// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/record/review/gamereview.h"

#include <QObject>
#include <QTimer>

#include <stop_token>

namespace kagetsu::ui {

// The games of a file; the page decides where they come from.
struct ReviewedGames
{
    std::size_t count = 0;
    std::function<std::shared_ptr<const record::Game>(std::size_t)> read; // may be called in any thread
    // The node limit of the search for wins by threes in each game, which is shorter than for one that is reviewed
    // alone.
    std::uint64_t threesNodes = 60'000;
};

// What is kept of a reviewed game: no proof, which is quickly found again when somebody looks at the game.
struct GameSummary
{
    std::optional<review::NoReview> none {}; // why there is no review
    std::vector<review::Mark> marks {};
    std::vector<record::Move> moves {}; // moves of the marks

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

// Reviews the main lines of all games of a file in another thread, in order. Results for a game arrive while the next
// ones are reviewed.
class CollectionReviewer : public QObject
{
    Q_OBJECT

public:
    explicit CollectionReviewer(QObject *parent = nullptr);
    ~CollectionReviewer() override;

    void start(const ReviewedGames &games);
    // Stops; results that have arrived are kept.
    void stop();
    bool isRunning() const { return m_task.isRunning(); }

signals:
    // Emitted with results in the order of the games.
    void found(const std::vector<kagetsu::ui::GameSummary> &next);
    void ended();

private:
    struct Basket;

    void collect();

    background::Task m_task;
    std::shared_ptr<Basket> m_basket;
    std::stop_source m_stop;
    QTimer m_ticks;
};

} // namespace kagetsu::ui
