// SPDX-License-Identifier: MIT
#pragma once

#include "engine/talk/talk.h"

#include <QStringList>

namespace kagetsu::engine::test {

// Runs a conversation given as lines, separated by `|`. Actions are repeated in the output, each followed by its
// consequences, so a correct script comes back unchanged.
//
// Actions: "profile yixin turns passes crlf five-only small" (any of these words, first of all), "start 15",
// "launched", "cannot launch", "times turn match left" (ms, `-` for none), "think H8 I9", "analyse 2 H8", "swap2",
// "forbidden H8", "balance 2", "renju" (from now on), "board 20" (from now on), "white to move" (next only), "new
// game", "hurry", "stop", "end", "< what it says", "<! on its standard error", "<~ what it says without ending the
// line", "+200" (ms pass, woken in time), "exits 3", "killed 11", "closes", "deaf" (what is written is not read any
// more), "uses 1000" (bytes), "states" (changes of state are reported from now on).
//
// Consequences: "-> what is sent", "(launch)", "(terminate)", "(let go)", "* an event", "[a state]".
class Talking
{
public:
    QString run(const QString &script);

private:
    void act(const QString &line);
    void ask(const QStringList &words);
    bool actOfProcess(const QString &line);
    void pass(Milliseconds time);
    void follow();
    void follow(const Order &order);
    void follow(const Event &event);

    Talk m_talk;
    Profile m_profile;
    StartOptions m_options;
    Times m_times;
    rules::RuleSet m_rules { rules::Rule::FreeStyle };
    int m_size = 15;
    bool m_isWhiteForced = false;
    bool m_isDeaf = false;
    bool m_tellsStates = false;
    Moment m_now { 1'000'000 };
    QStringList m_lines;
};

// Returns a position such as "H8 I9", placed by Black and White in turn, in free style unless stated.
Position positionOf(const QStringList &points, int size = 15, rules::RuleSet rules = { rules::Rule::FreeStyle });

} // namespace kagetsu::engine::test
