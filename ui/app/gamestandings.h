// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/doublegame.h"

#include <QObject>
#include <QString>

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

struct Settings;

// Keeps what stays of games when they are over: the score of the two people who played last, and where each person
// stands on the ladder against the computer (match.md#series, engine-seat.md#ladder).
class Standings : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    Standings(host::MatchHost *host, Settings &settings, QObject *parent = nullptr);

    // Returns the setup, with the score so far if the same two people play again.
    match::MatchSetup continued(const match::MatchSetup &setup) const;
    // Says that somebody was given a hint in the running game, which then does not count on the ladder.
    void setHelped();

    // Return what the home page of Play says; empty if there is nothing to say.
    QString seriesText() const;
    QString ladderText() const;

signals:
    // Emitted when something has changed in the settings.
    void changed();
    // Emitted with what the end of this game says about the ladder; with an empty text when another match is on the
    // table.
    void told(const QString &text);

private:
    void hear(const match::Events &events);
    void takeSeries();
    void takeLadder();

    host::MatchHost *m_host;
    Settings &m_settings;
};

} // namespace kagetsu::ui
