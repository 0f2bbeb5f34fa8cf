// SPDX-License-Identifier: MIT
#include "learn/lesson/classbook.h"

#include "base/json/parse.h"
#include "base/json/reader.h"

#include <algorithm>
#include <unordered_set>

namespace kagetsu::lesson {

namespace {

constexpr auto MarkWords = json::words<Mark>({
    { Mark::Right, "right" },
    { Mark::Partly, "partly" },
    { Mark::Wrong, "wrong" },
});

constexpr int MostPages = 100'000;

constexpr json::Object MarkFormat { [](auto &io, PageMark &each) {
    io.member("lesson", each.lesson, json::Name);
    io.member("page", each.page, json::Number { 1, MostPages });
    io.member("mark", each.mark, MarkWords);
} };

constexpr json::Object PupilFormat { [](auto &io, Pupil &each) {
    io.member("name", each.name, json::Name);
    io.member("marks", each.marks, json::List { MarkFormat });
} };

constexpr std::string_view FormatName = "kagetsu-pupils";

constexpr json::Object BookFormat { [](auto &io, std::vector<Pupil> &pupils) {
    std::string format(FormatName);
    io.member("format", format, json::Name);
    io.check("format", format == FormatName, json::Error::UnknownWord);
    io.member("pupils", pupils, json::List { PupilFormat });
} };

std::string_view trimmed(std::string_view name)
{
    constexpr std::string_view Space = " \t\r\n";
    const std::size_t first = name.find_first_not_of(Space);
    return first == std::string_view::npos ? std::string_view()
                                           : name.substr(first, name.find_last_not_of(Space) - first + 1);
}

} // namespace

bool ClassBook::add(std::string_view name)
{
    name = trimmed(name);
    const bool isThere =
        std::any_of(m_pupils.begin(), m_pupils.end(), [name](const Pupil &pupil) { return pupil.name == name; });
    if (name.empty() || isThere || m_pupils.size() >= MostPupils)
        return false;
    m_pupils.push_back({ .name = std::string(name) });
    return true;
}

void ClassBook::remove(std::size_t pupil)
{
    if (pupil < m_pupils.size())
        m_pupils.erase(m_pupils.begin() + static_cast<std::ptrdiff_t>(pupil));
}

void ClassBook::mark(std::size_t pupil, const std::string &lesson, int page, std::optional<Mark> mark)
{
    if (pupil >= m_pupils.size() || lesson.empty() || page < 1 || page > MostPages)
        return;
    std::vector<PageMark> &marks = m_pupils[pupil].marks;
    std::erase_if(marks, [&](const PageMark &each) { return each.page == page && each.lesson == lesson; });
    if (!mark)
        return;
    if (marks.size() >= MostMarks)
        marks.erase(marks.begin());
    marks.push_back({ lesson, page, *mark });
}

std::optional<Mark> ClassBook::markOf(std::size_t pupil, std::string_view lesson, int page) const
{
    if (pupil >= m_pupils.size())
        return std::nullopt;
    for (const PageMark &each : m_pupils[pupil].marks) {
        if (each.page == page && each.lesson == lesson)
            return each.mark;
    }
    return std::nullopt;
}

MarkCounts countsOf(const Pupil &pupil, std::string_view lesson)
{
    MarkCounts counts;
    for (const PageMark &each : pupil.marks) {
        if (each.lesson == lesson)
            ++(each.mark == Mark::Right ? counts.right : each.mark == Mark::Partly ? counts.partly : counts.wrong);
    }
    return counts;
}

// The format: learn.md#pupils-and-marks
Result<ClassBook, json::DocumentFault> readClassBook(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    std::vector<Pupil> pupils;
    BookFormat.read(json::Node(*document, faults), pupils);
    std::unordered_set<std::string_view> names;
    for (std::size_t i = 0; i < pupils.size(); ++i) {
        const std::string place = "/pupils/" + std::to_string(i) + "/name";
        if (trimmed(pupils[i].name) != pupils[i].name)
            faults.add(json::Error::OutOfRange, place);
        if (!names.insert(pupils[i].name).second)
            faults.add(json::Error::DuplicateKey, place);
    }
    if (pupils.size() > ClassBook::MostPupils)
        faults.add(json::Error::TooLarge, "/pupils");
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return ClassBook(std::move(pupils));
}

std::string writeClassBook(const ClassBook &book)
{
    std::vector<Pupil> pupils = book.pupils();
    return json::toText(BookFormat.write(pupils), 1) + '\n';
}

} // namespace kagetsu::lesson
