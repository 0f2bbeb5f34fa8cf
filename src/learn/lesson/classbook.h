// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::lesson {

// The quality of a pupil's answer in front of the class.
enum class Mark : std::uint8_t { Right, Partly, Wrong };

inline constexpr Mark AllMarks[] { Mark::Right, Mark::Partly, Mark::Wrong };

// A pupil's mark for one page of a lesson.
struct PageMark
{
    std::string lesson; // the name of its file
    int page = 1;
    Mark mark = Mark::Right;

    friend bool operator==(const PageMark &, const PageMark &) = default;
};

// A pupil has only a name and marks. Removing the pupil removes both.
struct Pupil
{
    std::string name;
    std::vector<PageMark> marks {}; // at most one mark for each page

    friend bool operator==(const Pupil &, const Pupil &) = default;
};

// The pupils of a teacher, in the teacher's order.
class ClassBook
{
public:
    static constexpr std::size_t MostPupils = 5000;
    static constexpr std::size_t MostMarks = 9000; // limit for one pupil; beyond it, the oldest mark is removed

    ClassBook() = default;
    explicit ClassBook(std::vector<Pupil> pupils)
        : m_pupils(std::move(pupils))
    {
    }

    const std::vector<Pupil> &pupils() const { return m_pupils; }
    // Returns false if the name is empty or already present, or if there are MostPupils pupils.
    bool add(std::string_view name);
    void remove(std::size_t pupil);
    // Sets the mark of a page; without a value, the mark is removed.
    void mark(std::size_t pupil, const std::string &lesson, int page, std::optional<Mark> mark);
    std::optional<Mark> markOf(std::size_t pupil, std::string_view lesson, int page) const;

    friend bool operator==(const ClassBook &, const ClassBook &) = default;

private:
    std::vector<Pupil> m_pupils;
};

// Reads strictly, and returns the first fault with its place.
Result<ClassBook, json::DocumentFault> readClassBook(std::string_view text);
std::string writeClassBook(const ClassBook &book);

// The marks of a pupil in one lesson.
struct MarkCounts
{
    int right = 0;
    int partly = 0;
    int wrong = 0;

    friend bool operator==(const MarkCounts &, const MarkCounts &) = default;
};
MarkCounts countsOf(const Pupil &pupil, std::string_view lesson);

} // namespace kagetsu::lesson
