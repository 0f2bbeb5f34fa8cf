// SPDX-License-Identifier: MIT
#include "learn/course/course.h"

#include <algorithm>
#include <utility>

namespace kagetsu::course {

task::Lesson lessonOf(const Step &step, std::string_view language)
{
    task::Lesson lesson;
    int number = 0;
    for (const Page &page : step.pages) {
        task::Task task = page.task;
        task.title = std::to_string(++number);
        task.text = json::textIn(page.text, language);
        task.explanation = json::textIn(page.explanation, language);
        task.elsewhere = json::textIn(page.elsewhere, language);
        // The order is that of a file: by rows, from the top.
        std::sort(
            task.marks.labels.begin(), task.marks.labels.end(), [](const record::Label &one, const record::Label &two) {
                return std::pair(-one.point.y, one.point.x) < std::pair(-two.point.y, two.point.x);
            });
        for (std::size_t i = 0; i < task.choices.size(); ++i) {
            task.choices[i].text = json::textIn(page.choices[i].text, language);
            task.choices[i].reply = json::textIn(page.choices[i].reply, language);
        }
        lesson.pages.push_back({ .game = task::gameOf(task), .task = task });
    }
    return lesson;
}

std::string idOf(const Course &course, const Step &step, std::size_t page)
{
    return course.id + "/" + step.id + "/" + std::to_string(page + 1);
}

} // namespace kagetsu::course
