// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classanswers.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

void ClassAnswers::note(const std::string &pupil, const GivenAnswer &answer, std::optional<practice::Mark> mark)
{
    const GivenAnswer *before = of(pupil);
    const bool isSame = before && before->point == answer.point && (answer.point || before->mark == answer.mark);
    m_changes.push_back({ pupil, before ? std::optional(*before) : std::nullopt, mark, false });
    std::erase_if(m_all, [&](const Noted &each) { return each.pupil == pupil; });
    if (!isSame)
        m_all.push_back({ pupil, answer, false });
}

void ClassAnswers::count(const GivenAnswer &answer, bool isByPhone)
{
    m_changes.push_back({ {}, std::nullopt, std::nullopt, isByPhone });
    m_all.push_back({ {}, answer, isByPhone });
}

void ClassAnswers::forgetPhones()
{
    std::erase_if(m_changes, [](const Change &each) { return each.isByPhone; });
    std::erase_if(m_all, [](const Noted &each) { return each.isByPhone; });
}

void ClassAnswers::judge(rules::Point point, std::optional<practice::Mark> mark)
{
    for (Noted &each : m_all) {
        if (each.answer.point == point)
            each.answer.mark = mark;
    }
    for (Change &each : m_changes) {
        if (each.before && each.before->point == point)
            each.before->mark = mark;
    }
}

std::optional<ClassAnswers::Restored> ClassAnswers::undo()
{
    if (m_changes.empty())
        return std::nullopt;
    const Change last = m_changes.back();
    m_changes.pop_back();
    // An answer without a name was only added, so the last of them is the one.
    const auto noted = std::find_if(m_all.rbegin(), m_all.rend(),
        [&](const Noted &each) { return each.pupil == last.pupil && each.isByPhone == last.isByPhone; });
    if (noted != m_all.rend())
        m_all.erase(std::next(noted).base());
    if (!last.before)
        return Restored { last.pupil, last.mark };
    m_all.push_back({ last.pupil, *last.before, false });
    return Restored { last.pupil, last.before->mark };
}

const GivenAnswer *ClassAnswers::of(std::string_view pupil) const
{
    const auto found = std::find_if(
        m_all.begin(), m_all.end(), [&](const Noted &each) { return !pupil.empty() && each.pupil == pupil; });
    return found == m_all.end() ? nullptr : &found->answer;
}

Spread ClassAnswers::spread() const
{
    Spread spread;
    for (const Noted &each : m_all) {
        if (each.answer.point)
            ++spread.points[*each.answer.point];
        else if (each.answer.mark)
            spread.marks.add(*each.answer.mark);
    }
    return spread;
}

} // namespace kagetsu::ui
