// SPDX-License-Identifier: MIT
#pragma once

#include "course/course.h"

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

// How far a pupil is: the pages that are done, by their ids. Ids of other courses are kept.
class Progress
{
public:
    Progress() = default;
    explicit Progress(std::set<std::string> done)
        : m_done(std::move(done))
    {
    }

    const std::set<std::string> &done() const { return m_done; }
    // Whether that is news.
    bool mark(Place place, std::size_t page);
    // Of what is no page of a course.
    bool mark(const std::string &id) { return m_done.insert(id).second; }
    bool has(const std::string &id) const { return m_done.contains(id); }
    bool has(Place place, std::size_t page) const;

    std::size_t count(Place place) const;
    bool isDone(Place place) const;
    // The first page that is not done; the first of all when every one is.
    std::size_t firstOpen(Place place) const;
    // Whether any page of the course is done.
    bool isBegun(std::size_t course) const;
    // The first step of the course that is not done.
    std::optional<Place> next(std::size_t course) const;

    friend bool operator==(const Progress &, const Progress &) = default;

private:
    std::set<std::string> m_done;
};

} // namespace kagetsu::course
