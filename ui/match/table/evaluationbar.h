// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "rules/ruleset.h"

#include <QWidget>

#include <optional>

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

// Says by a bar who is better in a game against an engine, as the opponent that comes with the program sees it
// (engine-ai.md#evaluation). It looks at each position once, in the background, and only while it is shown: never in a
// game between people, and not once the game is over.
class EvaluationBar : public QWidget
{
    Q_OBJECT

public:
    // The host must outlive the bar.
    explicit EvaluationBar(host::MatchHost *host, QWidget *parent = nullptr);

    // Sets whether somebody wants to see it.
    void setWanted(bool wanted);
    bool isWanted() const { return m_isWanted; }
    // Sets whether the game allows it: exactly one player is an engine.
    void setAllowed(bool allowed);
    // Returns how likely Black wins, from 0 to 1; nothing while that is not known.
    std::optional<double> share() const { return m_share; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    void look();
    void setShare(std::optional<double> share);

    host::MatchHost *m_host;
    bool m_isWanted = false;
    bool m_isAllowed = false;
    std::optional<double> m_share;
    background::Task m_looking;
};

} // namespace kagetsu::ui
