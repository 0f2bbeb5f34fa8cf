// SPDX-License-Identifier: MIT
#include "tournament/formats/berger.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// If the number of entries is odd, the highest number of the even table stands for nobody.
Meeting meetingOf(int opener, int second, int entries)
{
    if (opener > entries)
        return { second, 0 };
    return { opener, second > entries ? 0 : second };
}

Meetings roundOf(int round, int even, int entries)
{
    const int wheel = even - 1; // all numbers but the last one rotate
    const int pivot = (round - 1) * (even / 2) % wheel + 1;
    Meetings meetings;
    const bool isPivotOpening = round % 2 == 1;
    meetings.push_back(isPivotOpening ? meetingOf(pivot, even, entries) : meetingOf(even, pivot, entries));
    for (int k = 1; k < even / 2; ++k)
        meetings.push_back({ (pivot - 1 + k) % wheel + 1, (pivot - 1 - k + wheel) % wheel + 1 });
    if (meetings.front().second == 0)
        std::rotate(meetings.begin(), meetings.begin() + 1, meetings.end());
    return meetings;
}

Meetings turned(Meetings meetings)
{
    for (Meeting &meeting : meetings) {
        if (meeting.second != 0)
            std::swap(meeting.opener, meeting.second);
    }
    return meetings;
}

} // namespace

std::vector<Meetings> roundRobin(int entries)
{
    const int even = entries + entries % 2;
    std::vector<Meetings> rounds;
    for (int round = 1; entries >= 2 && round < even; ++round)
        rounds.push_back(roundOf(round, even, entries));
    return rounds;
}

std::vector<Meetings> doubleRoundRobin(int entries, bool swapLastTwo)
{
    std::vector<Meetings> rounds = roundRobin(entries);
    const std::vector<Meetings> first = rounds;
    if (swapLastTwo && rounds.size() >= 2)
        std::swap(rounds[rounds.size() - 1], rounds[rounds.size() - 2]);
    for (const Meetings &meetings : first)
        rounds.push_back(turned(meetings));
    return rounds;
}

} // namespace kagetsu::tournament
