// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <string_view>

namespace kagetsu {

// Returns the shipped procedure with this id.
opening::Procedure shippedProcedure(std::string_view id);

// Returns a setup for tests to vary: renju, free opening, 15 minutes each, fouls by claim.
match::MatchSetup plainSetup();

// Plays a match as a table would: commands at moments chosen by the test, with the events folded and kept.
class Driver
{
public:
    explicit Driver(match::MatchSetup setup = plainSetup());

    // Gives a command; returns the refusal, or nothing if it was carried out.
    std::optional<match::Refusal> give(const match::Command &command);
    // Lets the seat to act place a stone ("H8"), a second later.
    std::optional<match::Refusal> play(std::string_view point);
    // Places several stones, alternating; every one must be accepted.
    void playAll(std::initializer_list<std::string_view> points);
    void wait(clock::Duration time) { m_now += time; }

    const match::Match &match() const { return m_match; }
    const match::Events &events() const { return m_events; }
    // Returns the same events, grouped by command.
    const std::vector<match::Events> &decisions() const { return m_decisions; }
    clock::Moment now() const { return m_now; }
    rules::Point at(std::string_view text) const;
    // Returns how many events of this kind have happened.
    template <class T>
    int count() const
    {
        int found = 0;
        for (const match::Event &event : m_events)
            found += std::holds_alternative<T>(event.what);
        return found;
    }

private:
    match::Match m_match;
    match::Events m_events;
    std::vector<match::Events> m_decisions;
    clock::Moment m_now { 0 };
};

} // namespace kagetsu
