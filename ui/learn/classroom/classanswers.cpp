// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classanswers.h"

#include <algorithm>

namespace kagetsu::ui {

void ClassAnswers::note(const std::string &pupil, const GivenAnswer &answer)
{
    const GivenAnswer *before = of(pupil);
    const bool isSame = before && before->point == answer.point && (answer.point || before->mark == answer.mark);
    std::erase_if(m_all, [&](const Noted &each) { return each.pupil == pupil; });
    if (!isSame)
        m_all.push_back({ pupil, answer });
}

void ClassAnswers::judge(rules::Point point, std::optional<practice::Mark> mark)
{
    for (Noted &each : m_all) {
        if (each.answer.point == point)
            each.answer.mark = mark;
    }
}

std::optional<ClassAnswers::Noted> ClassAnswers::undo()
{
    if (m_all.empty())
        return std::nullopt;
    const Noted last = m_all.back();
    m_all.pop_back();
    return last;
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
