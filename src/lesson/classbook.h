// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::lesson {

// How well a pupil answered before the class.
enum class Mark : std::uint8_t { Right, Partly, Wrong };

inline constexpr Mark AllMarks[] { Mark::Right, Mark::Partly, Mark::Wrong };

struct PageMark
{
    std::string lesson; // the name of its file
    int page = 1;
    Mark mark = Mark::Right;

    friend bool operator==(const PageMark &, const PageMark &) = default;
};

// Nothing but a name, and the marks: with the pupil both are gone.
struct Pupil
{
    std::string name;
    std::vector<PageMark> marks {}; // at most one of a page

    friend bool operator==(const Pupil &, const Pupil &) = default;
};

// The pupils of a teacher, in the teacher's order.
class ClassBook
{
public:
    static constexpr std::size_t MostPupils = 5000;
    static constexpr std::size_t MostMarks = 9000; // of one pupil; then the oldest goes

    ClassBook() = default;
    explicit ClassBook(std::vector<Pupil> pupils)
        : m_pupils(std::move(pupils))
    {
    }

    const std::vector<Pupil> &pupils() const { return m_pupils; }
    // False for an empty name, one that is there already, and more than there can be.
    bool add(std::string_view name);
    void remove(std::size_t pupil);
    // Nothing takes the mark back.
    void mark(std::size_t pupil, const std::string &lesson, int page, std::optional<Mark> mark);
    std::optional<Mark> markOf(std::size_t pupil, std::string_view lesson, int page) const;

    friend bool operator==(const ClassBook &, const ClassBook &) = default;

private:
    std::vector<Pupil> m_pupils;
};

// Strict, with the first fault and its place.
Result<ClassBook, json::DocumentFault> readClassBook(std::string_view text);
std::string writeClassBook(const ClassBook &book);

// How a pupil did in one lesson.
struct MarkCounts
{
    int right = 0;
    int partly = 0;
    int wrong = 0;

    friend bool operator==(const MarkCounts &, const MarkCounts &) = default;
};
MarkCounts countsOf(const Pupil &pupil, std::string_view lesson);

} // namespace kagetsu::lesson
