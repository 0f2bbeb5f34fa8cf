// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "match/host/matchhost.h"
#include "tournament/games/gamekey.h"
#include "ui/print/phones/phoneserving.h"
#include "venue/server/servedpages.h"

namespace kagetsu::ui {

// What a tournament says of one of its games on phones.
struct EventRule
{
    PerSeat<std::string> names; // as everybody may read them; the opener first
    int minutes = 0; // how much later everything is shown

    friend bool operator==(const EventRule &, const EventRule &) = default;
};

// Shows the game at the table on the phones of a local network, if somebody turns it on, until it has ended
// (venue.md#show-on-phones). It reads what is on disk, in another thread, and so never holds up the game.
class GameOnPhones : public QObject
{
    Q_OBJECT

public:
    // Returns how a game of a tournament is shown, or a sentence that says why it is not.
    using AskEvent = std::function<Result<EventRule, QString>(const tournament::GameKey &)>;

    // How long the last position stays after the game.
    static constexpr std::chrono::milliseconds Stay { 60'000 };

    // `language` returns the code of the window's language. All objects must outlive this one.
    GameOnPhones(host::MatchHost *host, const PhoneServing::Network &network, AskEvent askEvent,
        std::function<QString()> language, QWidget *window);

    // Asks whether to show the game, or shows the code again.
    void ask();
    // Shows the game at this address.
    void start(const QString &address);
    const PhoneServing &serving() const { return m_serving; }
    PhoneServing &serving() { return m_serving; }
    // Returns what stands beside the game at the table while it is shown: "On phones: 3"; empty otherwise.
    QString sign() const;
    // Call it when the open tournament or its settings have changed, and when it was closed: names and delay are
    // followed, and what it does not show any more ends.
    void followEvent();

signals:
    // Emitted when the sign has changed.
    void changed();

private:
    // What another thread makes.
    struct Made
    {
        std::shared_ptr<const server::PageSet> pages;
        bool isOver = false;
    };

    std::optional<Result<EventRule, QString>> eventRule() const;
    QString told() const;
    void hear(const match::Events &events);
    void showAnew();
    void look();
    void take(const Made &made);
    void end();

    host::MatchHost *m_host;
    std::function<std::int64_t()> m_now;
    AskEvent m_askEvent;
    std::function<QString()> m_language;
    QWidget *m_window;
    PhoneServing m_serving;
    background::Task m_task;
    std::shared_ptr<server::ServedPages> m_pages;
    QString m_journal; // of the game that is shown
    std::optional<tournament::GameKey> m_key; // of that game, if it is one of an event
    std::optional<EventRule> m_rule;
    PerSeat<clock::Reading> m_read; // when the pages were last made
    QTimer m_tick; // for what a delay holds back
    bool m_isBehind = false;
};

} // namespace kagetsu::ui
