// SPDX-License-Identifier: MIT
#include "learn/practice/classfile.h"

#include "base/json/parse.h"
#include "base/json/reader.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace kagetsu::practice {

namespace {

constexpr int FirstDay = -1'000'000;
constexpr int LastDay = 10'000'000;
// Version 2 has answers to puzzles. A class without them is written as version 1, which earlier programs read.
constexpr int ClassVersion = 1;
constexpr int VersionWithPuzzles = 2;
constexpr double MostRating = 1'000'000;
// Long lists are cut into pieces, because no list of a document may be endless.
constexpr std::size_t LongestPiece = 1000;
constexpr std::size_t MostInOne =
    9000; // of a list that is not cut; what is more, as joining can make it, follows in pieces

constexpr auto MarkWords = json::words<Mark>({
    { Mark::Right, "right" },
    { Mark::Partly, "partly" },
    { Mark::Wrong, "wrong" },
});

struct MarkRow
{
    MarkedPage page;
    Mark mark = Mark::Right;

    friend bool operator==(const MarkRow &, const MarkRow &) = default;
};

// An answer to a puzzle.
struct AttemptRow
{
    std::string puzzle;
    Attempt attempt {};

    friend bool operator==(const AttemptRow &, const AttemptRow &) = default;
};

// A pupil as a file lists this pupil.
struct PupilRow
{
    std::string name;
    std::vector<std::string> groups {};
    std::vector<MarkRow> marks {};
    std::vector<std::string> done {};
    std::vector<std::vector<MarkRow>> moreMarks {};
    std::vector<std::vector<std::string>> moreDone {};
    std::vector<std::vector<Card>> cards {};
    Rating strength {};
    std::vector<std::vector<AttemptRow>> attempts {};
};

struct ClassRows
{
    std::vector<PupilRow> pupils;
    std::vector<std::vector<Question>> tasks;
    std::vector<std::vector<KeptPuzzle>> puzzles {};
};

bool knowsPuzzles(const ClassRows &rows)
{
    return !rows.puzzles.empty() || std::any_of(rows.pupils.begin(), rows.pupils.end(), [](const PupilRow &each) {
        return each.strength != Rating();
    });
}

// A number with decimals, which is read as it was written.
struct Decimal
{
    double min;
    double max;

    json::Json write(double value) const { return value; }
    void read(const json::Node &node, double &value) const
    {
        value = min;
        if (!node->is_number())
            node.fail(json::Error::WrongType);
        else if (const auto found = node->get<double>(); found >= min && found <= max)
            value = found;
        else
            node.fail(json::Error::OutOfRange);
    }
};

constexpr json::Object MarkFormat { [](auto &io, MarkRow &each) {
    io.member("lesson", each.page.lesson, json::Name);
    io.member("page", each.page.page, json::Number { 1, MostPages });
    io.member("mark", each.mark, MarkWords);
} };

constexpr json::List MarkPiece { MarkFormat };
constexpr json::List<decltype(MarkPiece)> MarkPieces { MarkPiece };
constexpr json::List DonePiece { json::Name };
constexpr json::List<decltype(DonePiece)> DonePieces { DonePiece };

constexpr json::Object CardFormat { [](auto &io, Card &each) {
    io.member("task", each.task, json::Name);
    io.member("box", each.box, json::Number { 1, Boxes });
    io.member("due", each.due, json::Number { FirstDay, LastDay });
    io.member("right", each.right, json::Number { 0, MostAnswers });
    io.member("wrong", each.wrong, json::Number { 0, MostAnswers });
} };

constexpr json::List CardPiece { CardFormat };
constexpr json::List<decltype(CardPiece)> CardPieces { CardPiece };

constexpr json::Object RatingFormat { [](auto &io, Rating &each) {
    io.member("rating", each.rating, Decimal { -MostRating, MostRating });
    io.member("deviation", each.deviation, Decimal { 0, MostRating });
    io.member("volatility", each.volatility, Decimal { 0, MostRating });
} };

constexpr json::Object AttemptFormat { [](auto &io, AttemptRow &each) {
    io.member("puzzle", each.puzzle, json::Name);
    io.member("number", each.attempt.number, json::Number { 1, MostAnswers });
    io.member("right", each.attempt.isRight, json::Flag);
    io.member("day", each.attempt.day, json::Number { FirstDay, LastDay });
} };

constexpr json::List AttemptPiece { AttemptFormat };
constexpr json::List<decltype(AttemptPiece)> AttemptPieces { AttemptPiece };

constexpr json::Object PuzzleFormat { [](auto &io, KeptPuzzle &each) {
    io.member("id", each.id, json::Name);
    io.member("theme", each.theme, json::Name);
    io.member("kind", each.kind, json::Name);
    io.member("sgf", each.sgf, json::Text);
    io.member("answers", each.answers, json::Text);
    io.member("proof", each.proof, json::Text);
    io.member("length", each.length, json::Number { 0, MostAnswers });
    io.member("black", each.black, json::Text);
    io.member("white", each.white, json::Text);
    io.member("date", each.date, json::Text);
    io.member("event", each.event, json::Text);
    io.member("move", each.move, json::Number { 0, MostAnswers });
    io.member("difficulty", each.difficulty, RatingFormat);
    io.member("answered", each.answered, json::Number { 0, MostAnswers });
} };

constexpr json::List PuzzlePiece { PuzzleFormat };
constexpr json::List<decltype(PuzzlePiece)> PuzzlePieces { PuzzlePiece };

constexpr json::Object PupilFormat { [](auto &io, PupilRow &each) {
    io.member("name", each.name, json::Name);
    io.unless({}, "groups", each.groups, json::List { json::Name });
    io.unless({}, "done", each.done, json::List { json::Name });
    io.unless({}, "moreDone", each.moreDone, DonePieces);
    io.member("marks", each.marks, json::List { MarkFormat });
    io.unless({}, "moreMarks", each.moreMarks, MarkPieces);
    io.member("cards", each.cards, CardPieces);
    io.unless({}, "strength", each.strength, RatingFormat);
    io.unless({}, "attempts", each.attempts, AttemptPieces);
} };

constexpr json::Object OldPupilFormat { [](auto &io, PupilRow &each) {
    io.member("name", each.name, json::Name);
    io.member("marks", each.marks, json::List { MarkFormat });
} };

constexpr json::Object QuestionFormat { [](auto &io, Question &each) {
    io.member("id", each.id, json::Name);
    io.member("kind", each.kind, json::Name);
    io.member("sgf", each.sgf, json::Text);
} };

constexpr json::List QuestionPiece { QuestionFormat };
constexpr json::List<decltype(QuestionPiece)> QuestionPieces { QuestionPiece };

template <class Io>
void nameFormat(Io &io, std::string_view name)
{
    std::string format(name);
    io.member("format", format, json::Name);
    io.check("format", format == name, json::Error::UnknownWord);
}

constexpr json::Object ClassFormat { [](auto &io, ClassRows &rows) {
    nameFormat(io, "kagetsu-class");
    int version = knowsPuzzles(rows) ? VersionWithPuzzles : ClassVersion;
    io.member("version", version, json::Number { ClassVersion, VersionWithPuzzles });
    io.member("pupils", rows.pupils, json::List { PupilFormat });
    io.member("tasks", rows.tasks, QuestionPieces);
    io.unless({}, "puzzles", rows.puzzles, PuzzlePieces);
    io.check("version", version == VersionWithPuzzles || !knowsPuzzles(rows));
} };

constexpr json::Object OldFormat { [](auto &io, ClassRows &rows) {
    nameFormat(io, "kagetsu-pupils");
    io.member("pupils", rows.pupils, json::List { OldPupilFormat });
} };

// Reports what a list cannot say of its elements: names that are not valid or twice there, tasks that are missing.
class RowCheck
{
public:
    explicit RowCheck(json::Faults &faults)
        : m_faults(faults)
    {
    }

    void see(const ClassRows &rows)
    {
        for (std::size_t i = 0; i < rows.tasks.size(); ++i) {
            for (std::size_t k = 0; k < rows.tasks[i].size(); ++k) {
                if (!m_tasks.insert(rows.tasks[i][k].id).second)
                    m_faults.add(
                        json::Error::DuplicateKey, "/tasks/" + std::to_string(i) + '/' + std::to_string(k) + "/id");
            }
        }
        for (std::size_t i = 0; i < rows.puzzles.size(); ++i) {
            for (std::size_t k = 0; k < rows.puzzles[i].size(); ++k) {
                if (!m_puzzles.insert(rows.puzzles[i][k].id).second)
                    m_faults.add(
                        json::Error::DuplicateKey, "/puzzles/" + std::to_string(i) + '/' + std::to_string(k) + "/id");
            }
        }
        for (std::size_t i = 0; i < rows.pupils.size(); ++i)
            seePupil(rows.pupils[i], "/pupils/" + std::to_string(i));
    }

    // Names must differ as they are written. Those that differ only in blanks or in how letters are composed are one
    // pupil's, whom an earlier version took for two.
    void seeNames(const ClassRows &rows)
    {
        std::unordered_set<std::string_view> names;
        for (std::size_t i = 0; i < rows.pupils.size(); ++i) {
            if (!names.insert(rows.pupils[i].name).second)
                m_faults.add(json::Error::DuplicateKey, "/pupils/" + std::to_string(i) + "/name");
        }
    }

private:
    void seePupil(const PupilRow &pupil, const std::string &place)
    {
        if (!isGoodName(pupil.name))
            m_faults.add(json::Error::OutOfRange, place + "/name");
        for (std::size_t i = 0; i < pupil.groups.size(); ++i) {
            if (!isGoodName(pupil.groups[i]))
                m_faults.add(json::Error::OutOfRange, place + "/groups/" + std::to_string(i));
        }
        for (std::size_t i = 0; i < pupil.cards.size(); ++i) {
            for (std::size_t k = 0; k < pupil.cards[i].size(); ++k) {
                if (!m_tasks.contains(pupil.cards[i][k].task))
                    m_faults.add(json::Error::UnknownWord,
                        place + "/cards/" + std::to_string(i) + '/' + std::to_string(k) + "/task");
            }
        }
        for (std::size_t i = 0; i < pupil.attempts.size(); ++i) {
            for (std::size_t k = 0; k < pupil.attempts[i].size(); ++k) {
                if (!m_puzzles.contains(pupil.attempts[i][k].puzzle))
                    m_faults.add(json::Error::UnknownWord,
                        place + "/attempts/" + std::to_string(i) + '/' + std::to_string(k) + "/puzzle");
            }
        }
    }

    json::Faults &m_faults;
    std::unordered_set<std::string_view> m_tasks;
    std::unordered_set<std::string_view> m_puzzles;
};

template <class T>
void addTo(std::vector<std::vector<T>> &pieces, const T &value)
{
    if (pieces.empty() || pieces.back().size() >= LongestPiece)
        pieces.emplace_back();
    pieces.back().push_back(value);
}

template <class T>
void addTo(std::vector<T> &list, std::vector<std::vector<T>> &more, const T &value)
{
    if (list.size() < MostInOne)
        list.push_back(value);
    else
        addTo(more, value);
}

ClassData dataOf(ClassRows rows)
{
    ClassData data;
    std::unordered_map<std::string, std::size_t> places;
    for (const std::vector<Question> &piece : rows.tasks) {
        for (const Question &each : piece)
            data.questions.emplace(each.id, each);
    }
    for (std::vector<KeptPuzzle> &piece : rows.puzzles) {
        for (KeptPuzzle &each : piece) {
            std::string id = each.id;
            data.puzzles.emplace(std::move(id), std::move(each));
        }
    }
    for (PupilRow &row : rows.pupils) {
        Pupil pupil { .name = std::move(row.name) };
        pupil.groups = { row.groups.begin(), row.groups.end() };
        pupil.done = { row.done.begin(), row.done.end() };
        for (const std::vector<std::string> &piece : row.moreDone)
            pupil.done.insert(piece.begin(), piece.end());
        row.moreMarks.push_back(std::move(row.marks));
        for (const std::vector<MarkRow> &piece : row.moreMarks) {
            for (const MarkRow &each : piece)
                pupil.marks[each.page] = each.mark;
        }
        for (const std::vector<Card> &piece : row.cards) {
            for (Card card : piece) {
                card.kind = data.questions.at(card.task).kind;
                pupil.cards.insert_or_assign(card.task, card);
            }
        }
        pupil.strength = row.strength;
        for (const std::vector<AttemptRow> &piece : row.attempts) {
            for (const AttemptRow &each : piece)
                pupil.attempts[each.puzzle] = each.attempt;
        }
        const auto [place, isNew] = places.emplace(pupil.name, data.pupils.size());
        if (isNew)
            data.pupils.push_back(std::move(pupil));
        else
            data.pupils[place->second] = joined(std::move(data.pupils[place->second]), pupil);
    }
    return data;
}

ClassRows rowsOf(ClassData data)
{
    std::sort(data.pupils.begin(), data.pupils.end(), [](const Pupil &a, const Pupil &b) { return a.name < b.name; });
    ClassRows rows;
    for (const Pupil &pupil : data.pupils) {
        PupilRow row { .name = pupil.name, .groups = { pupil.groups.begin(), pupil.groups.end() } };
        for (const std::string &page : pupil.done)
            addTo(row.done, row.moreDone, page);
        for (const auto &[page, mark] : pupil.marks)
            addTo(row.marks, row.moreMarks, MarkRow { page, mark });
        for (const auto &[task, card] : pupil.cards)
            addTo(row.cards, card);
        row.strength = pupil.strength;
        for (const auto &[puzzle, attempt] : pupil.attempts) {
            // A file names no puzzle that it does not hold.
            if (data.puzzles.contains(puzzle))
                addTo(row.attempts, AttemptRow { puzzle, attempt });
        }
        rows.pupils.push_back(std::move(row));
    }
    for (const auto &[id, question] : data.questions)
        addTo(rows.tasks, question);
    for (const auto &[id, puzzle] : data.puzzles)
        addTo(rows.puzzles, puzzle);
    return rows;
}

template <class Format>
Result<ClassData, json::DocumentFault> readRows(std::string_view text, const Format &format)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    ClassRows rows;
    format.read(json::Node(*document, faults), rows);
    RowCheck check(faults);
    check.seeNames(rows);
    // Versions before 1.0 kept blanks as they were typed, in Japanese often wide ones between the names.
    for (PupilRow &row : rows.pupils) {
        const auto tidied = [](const std::string &name) { return name.size() > LongestName ? name : goodName(name); };
        row.name = tidied(row.name);
        std::transform(row.groups.begin(), row.groups.end(), row.groups.begin(), tidied);
    }
    check.see(rows);
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return dataOf(std::move(rows));
}

} // namespace

Result<ClassData, json::DocumentFault> readClass(std::string_view text)
{
    return readRows(text, ClassFormat);
}

Result<ClassData, json::DocumentFault> readOldPupils(std::string_view text)
{
    return readRows(text, OldFormat);
}

std::string writeClass(ClassData data)
{
    ClassRows rows = rowsOf(std::move(data));
    return json::toText(ClassFormat.write(rows), 1) + '\n';
}

} // namespace kagetsu::practice
