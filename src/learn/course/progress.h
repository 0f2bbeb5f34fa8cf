// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/course.h"

#include <set>

namespace kagetsu::course {

// A step of the shipped courses.
struct Place
{
    std::size_t course = 0;
    std::size_t step = 0;

    friend bool operator==(Place, Place) = default;
};

const Course &courseAt(Place place);
const Step &stepAt(Place place);

// A pupil's progress: the ids of the finished pages. Ids of other courses are kept.
class Progress
{
public:
    Progress() = default;
    explicit Progress(std::set<std::string> done)
        : m_done(std::move(done))
    {
    }

    const std::set<std::string> &done() const { return m_done; }
    // Marks a page as finished. Returns true if it was not before.
    bool mark(Place place, std::size_t page);
    // Marks an id that does not belong to a page of a course. Returns true if it was not marked before.
    bool mark(const std::string &id) { return m_done.insert(id).second; }
    bool has(const std::string &id) const { return m_done.contains(id); }
    bool has(Place place, std::size_t page) const;

    std::size_t count(Place place) const;
    bool isDone(Place place) const;
    // Returns the first unfinished page, or the first page if all are finished.
    std::size_t firstOpen(Place place) const;
    // True if at least one page of the course is finished.
    bool isBegun(std::size_t course) const;
    // Returns the first unfinished step of the course.
    std::optional<Place> next(std::size_t course) const;

    friend bool operator==(const Progress &, const Progress &) = default;

private:
    std::set<std::string> m_done;
};

} // namespace kagetsu::course
