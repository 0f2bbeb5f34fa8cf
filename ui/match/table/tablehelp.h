// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "base/seat.h"
#include "engine/ai/help.h"

#include <QObject>
#include <QString>

#include <optional>

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class BoardPicture;

// Tells a person who plays against an engine about the position on the table (engine-ai.md#help): first what is
// forbidden and threatened, when asked again a good move. The answer is found in the background and forgotten as soon
// as anything happens in the game.
class TableHelp : public QObject
{
    Q_OBJECT

public:
    // How much was told.
    enum class Step : std::uint8_t { Nothing, Threats, Move };

    // The host must outlive this object.
    explicit TableHelp(host::MatchHost *host, QObject *parent = nullptr);

    // Asks for the next step, for this seat, which must be on turn.
    void ask(Seat seat);
    Step step() const { return m_step; }
    // Returns the id of the last match in which a hint was told; empty if there was none.
    const std::string &helped() const { return m_helped; }
    // Adds the signs of what was told to the picture of the position.
    void layOn(BoardPicture &picture) const;

signals:
    // Emitted when something is told.
    void told(kagetsu::Seat seat, const QString &text);
    // Emitted when what was told no longer applies.
    void forgotten();

private:
    void forget();
    void tell(Seat seat);
    QString threatsText() const;

    host::MatchHost *m_host;
    std::optional<ai::Help> m_help; // of the position on the table
    rules::Side m_side = rules::Side::Black; // for which it was asked
    Step m_step = Step::Nothing;
    std::string m_helped;
    background::Task m_looking;
};

} // namespace kagetsu::ui
