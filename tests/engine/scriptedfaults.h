// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace scripted {

// Holds the faults that scripted-engine is told to show by its arguments, such as "--late 500", "--crash-at 2" or
// "--yixin". Searches are counted from 1 in each process.
//
// --moves "7,7;8,8"      its moves in order; then, or without it, the first empty point from --seed n on, row by row
// --slow-start ms, --start-error, --reject-size, --exit-at-start, --close-output (instead of OK)
// --about none|unterminated|plain
// --crash-at n, --exit-at n, --hang-at n, --occupied-at n, --outside-at n, --two-answers-at n, --garbage-at n
// --point-at "n x,y"     plays this move in this search
// --late ms              delays each move
// --flood lines          writes lines before each move, as fast as it can
// --endings lf|crlf|cr, --lower, --stderr-noise
// --ignore-end, --ignore-stop, --ignore-restart, --no-read (from INFO rule on)
// --drop-while-thinking, --late-idle ms   two pitfalls of Rapfi
// --suggest              asks with SUGGEST before each move
// --swap2 three|stay|two|swap|bad|two-fields-rejected; without it: UNKNOWN
// --swap2-first          one of these on the empty board
// --rule-error           answers INFO rule with an error
// --yixin                knows Yixin's commands and blocks
// --evals "120;-M4", --lines "7,7 8,8;6,6"   in the blocks; without them, or once they are used up: +M5 and 7,7 8,8
// --depth n              in the blocks instead of 9
// --each-eval "120;%0.7;none"   of the searches in turn instead: an evaluation, a win rate, neither, as all that follow
// --spawn                starts a process of its own that would outlive it
class Faults
{
public:
    Faults(int count, char **arguments)
    {
        std::string name;
        for (int at = 1; at < count; ++at) {
            const std::string argument = arguments[at];
            if (argument.starts_with("--"))
                m_values[name = argument.substr(2)];
            else
                m_values[name] = argument;
        }
    }

    bool has(const std::string &name) const { return m_values.contains(name); }
    std::string text(const std::string &name) const { return has(name) ? m_values.at(name) : std::string(); }
    int number(const std::string &name) const { return std::atoi(text(name).c_str()); }
    bool isAt(const std::string &name, int search) const { return has(name) && number(name) == search; }

private:
    std::map<std::string, std::string> m_values;
};

} // namespace scripted
