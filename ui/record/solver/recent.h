// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <list>
#include <utility>

namespace kagetsu::ui {

// Stores answers by question; beyond this many, the least recently used one is dropped.
template <class Question, class Answer>
class Recent
{
public:
    explicit Recent(std::size_t most)
        : m_most(most)
    {
    }

    // Returns the answer; null if it is not stored.
    const Answer *find(const Question &question)
    {
        const auto at =
            std::find_if(m_kept.begin(), m_kept.end(), [&](const auto &kept) { return kept.first == question; });
        if (at == m_kept.end())
            return nullptr;
        m_kept.splice(m_kept.begin(), m_kept, at);
        return &at->second;
    }
    void keep(const Question &question, const Answer &answer)
    {
        if (find(question)) {
            m_kept.front().second = answer;
            return;
        }
        m_kept.emplace_front(question, answer);
        if (m_kept.size() > m_most)
            m_kept.pop_back();
    }
    std::size_t size() const { return m_kept.size(); }

private:
    std::size_t m_most;
    std::list<std::pair<Question, Answer>> m_kept; // the most recently used first
};

} // namespace kagetsu::ui
