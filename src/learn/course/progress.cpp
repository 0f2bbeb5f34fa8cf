// SPDX-License-Identifier: MIT
#include "learn/course/progress.h"

namespace kagetsu::course {

const Course &courseAt(Place place)
{
    return shippedCourses().at(place.course);
}

const Step &stepAt(Place place)
{
    return courseAt(place).steps.at(place.step);
}

bool Progress::has(Place place, std::size_t page) const
{
    return m_done.contains(idOf(courseAt(place), stepAt(place), page));
}

bool Progress::mark(Place place, std::size_t page)
{
    return m_done.insert(idOf(courseAt(place), stepAt(place), page)).second;
}

std::size_t Progress::count(Place place) const
{
    std::size_t count = 0;
    for (std::size_t page = 0; page < stepAt(place).pages.size(); ++page)
        count += has(place, page) ? 1 : 0;
    return count;
}

bool Progress::isDone(Place place) const
{
    return count(place) == stepAt(place).pages.size();
}

std::size_t Progress::firstOpen(Place place) const
{
    for (std::size_t page = 0; page < stepAt(place).pages.size(); ++page) {
        if (!has(place, page))
            return page;
    }
    return 0;
}

bool Progress::isBegun(std::size_t course) const
{
    for (std::size_t step = 0; step < shippedCourses().at(course).steps.size(); ++step) {
        if (count({ course, step }) > 0)
            return true;
    }
    return false;
}

std::optional<Place> Progress::next(std::size_t course) const
{
    for (std::size_t step = 0; step < shippedCourses().at(course).steps.size(); ++step) {
        if (!isDone({ course, step }))
            return Place { course, step };
    }
    return std::nullopt;
}

} // namespace kagetsu::course
