// SPDX-License-Identifier: MIT
#include "biglibrary.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

namespace kagetsu {

namespace {

// A branch that is still to be written: its first move, and how many nodes it has.
struct Branch
{
    std::uint8_t position = 0;
    int nodes = 0;
};

class Maker
{
public:
    explicit Maker(int nodes)
        : m_open { { { 0x78, nodes } } }
    {
    }

    std::string make()
    {
        m_bytes.assign("\xFFRenLib\xFF\x03\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 20);
        while (!m_open.empty()) {
            std::vector<Branch> &branches = m_open.back();
            if (branches.empty()) {
                m_open.pop_back();
                if (!m_line.empty()) {
                    m_isTaken[m_line.back()] = false;
                    m_line.pop_back();
                }
                continue;
            }
            const Branch branch = branches.back();
            branches.pop_back();
            write(branch, !branches.empty());
            m_line.push_back(branch.position);
            m_isTaken[branch.position] = true;
            m_open.push_back(divide(branch.nodes - 1));
        }
        return std::move(m_bytes);
    }

private:
    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }
    bool oneIn(unsigned count) { return below(count) == 0; }

    // The children of a node with so many nodes below it, the last one first.
    std::vector<Branch> divide(int nodes)
    {
        std::vector<Branch> branches;
        const int wanted = nodes > 30 ? (oneIn(2) ? 1 : 2 + static_cast<int>(below(4))) : oneIn(12) ? 2 : 1;
        for (int i = 0; i < std::min(wanted, nodes); ++i) {
            // the middle of the board, where lines meet again
            const auto position = static_cast<std::uint8_t>((below(11) + 2) << 4 | (below(11) + 3));
            const bool isUsed = m_isTaken[position]
                || std::any_of(branches.begin(), branches.end(),
                    [position](const Branch &branch) { return branch.position == position; });
            if (isUsed)
                --i;
            else
                branches.push_back({ position, 1 });
        }
        int left = nodes - static_cast<int>(branches.size());
        for (std::size_t i = 0; i < branches.size(); ++i) {
            const int share =
                i + 1 == branches.size() ? left : static_cast<int>(below(static_cast<unsigned>(left) + 1));
            branches[i].nodes += share;
            left -= share;
        }
        std::sort(branches.begin(), branches.end(),
            [](const Branch &one, const Branch &two) { return one.position > two.position; });
        return branches;
    }

    void write(const Branch &branch, bool hasSibling)
    {
        constexpr std::array<std::string_view, 6> comments { "\xBA\xDA\xB1\xD8\xCA\xA4", "good",
            "\xB0\xD7\xC6\xE5\xB5\xC4\xBA\xC3\xB5\xE3",
            "\x08"
            "Transposition to D7\r\nsee there",
            "?", "!!" };
        const bool hasComment = oneIn(12);
        const bool hasBoardText = oneIn(100);
        unsigned flags = hasSibling ? 0x80 : 0;
        flags |= branch.nodes == 1 && !m_line.empty() ? 0x40 : 0;
        flags |= oneIn(300) ? 0x10 : 0;
        flags |= hasComment ? 0x08 : 0;
        flags |= hasBoardText ? 0x01 : 0;
        m_bytes += static_cast<char>(branch.position);
        m_bytes += static_cast<char>(flags);
        if (hasBoardText)
            m_bytes.append("\0\1", 2);
        if (hasComment)
            writeText(comments[below(comments.size())]);
        if (hasBoardText)
            writeText("A");
    }

    void writeText(std::string_view text)
    {
        m_bytes += text;
        m_bytes.append(text.size() % 2 == 0 ? 2 : 1, '\0');
    }

    std::mt19937 m_random { 2006 };
    std::string m_bytes;
    std::vector<std::vector<Branch>> m_open;
    std::vector<std::uint8_t> m_line;
    std::array<bool, 256> m_isTaken {};
};

} // namespace

std::string bigLibrary(int nodes)
{
    return Maker(nodes).make();
}

} // namespace kagetsu
