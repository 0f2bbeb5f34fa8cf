// SPDX-License-Identifier: MIT
#include "learn/practice/book.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace kagetsu::practice {

const Pupil *Book::pupil(std::string_view name) const
{
    const auto found =
        std::find_if(m_pupils.begin(), m_pupils.end(), [name](const Pupil &each) { return each.name == name; });
    return found == m_pupils.end() ? nullptr : &*found;
}

Pupil *Book::find(std::string_view name)
{
    const auto found =
        std::find_if(m_pupils.begin(), m_pupils.end(), [name](const Pupil &each) { return each.name == name; });
    return found == m_pupils.end() ? nullptr : &*found;
}

const Question *Book::question(std::string_view task) const
{
    const auto found = m_questions.find(task);
    return found == m_questions.end() ? nullptr : &found->second;
}

bool Book::isFree(const std::string &name) const
{
    return isGoodName(name) && !pupil(name);
}

bool Book::apply(const Change &change)
{
    return std::visit([this](const auto &each) { return carryOut(each); }, change);
}

Book Book::of(std::vector<Pupil> pupils, std::string chosen, std::vector<Question> questions, PuzzleBook shelf)
{
    Book book;
    book.m_shelf = std::move(shelf);
    book.m_pupils = std::move(pupils);
    book.m_chosen = std::move(chosen);
    for (Question &each : questions) {
        std::string id = each.id;
        book.m_questions.emplace(std::move(id), std::move(each));
    }
    return book;
}

ClassData Book::data() const
{
    ClassData data { m_pupils, m_questions, {} };
    for (const Pupil &each : m_pupils) {
        for (const auto &[id, attempt] : each.attempts) {
            if (const KeptPuzzle *puzzle = m_shelf.puzzle(id))
                data.puzzles.try_emplace(id, *puzzle);
        }
    }
    return data;
}

bool Book::carryOut(const PupilAdded &change)
{
    if (!isFree(change.name) || m_pupils.size() >= MostPupils)
        return false;
    m_pupils.push_back({ .name = change.name });
    m_chosen = change.name;
    return true;
}

bool Book::carryOut(const PupilRenamed &change)
{
    Pupil *pupil = find(change.from);
    if (!pupil || !isFree(change.to))
        return false;
    pupil->name = change.to;
    if (m_chosen == change.from)
        m_chosen = change.to;
    return true;
}

bool Book::carryOut(const PupilDeleted &change)
{
    if (std::erase_if(m_pupils, [&](const Pupil &each) { return each.name == change.name; }) == 0)
        return false;
    if (m_chosen == change.name)
        m_chosen.clear();
    forgetUnused();
    return true;
}

bool Book::carryOut(const PupilChosen &change)
{
    if (change.name && !pupil(*change.name))
        return false;
    const std::string before = std::exchange(m_chosen, change.name.value_or(std::string()));
    return m_chosen != before;
}

bool Book::carryOut(const TaskAnswered &change)
{
    Pupil *pupil = find(change.pupil);
    const Question &question = change.question;
    if (!pupil || question.id.empty())
        return false;
    auto found = pupil->cards.find(question.id);
    if (found == pupil->cards.end()) {
        if (pupil->cards.size() >= MostCards)
            return false;
        found = pupil->cards.emplace(question.id, newCard(question.id, question.kind, change.today)).first;
    }
    found->second = answered(found->second, change.isRight, change.today);
    // The author may have changed the task.
    Question &kept = m_questions[question.id];
    if (kept.kind != question.kind)
        tellKind(question);
    kept = question;
    return true;
}

void Book::tellKind(const Question &question)
{
    for (Pupil &each : m_pupils) {
        const auto card = each.cards.find(question.id);
        if (card != each.cards.end())
            card->second.kind = question.kind;
    }
}

bool Book::carryOut(const TaskDropped &change)
{
    Pupil *pupil = find(change.pupil);
    if (!pupil || pupil->cards.erase(change.task) == 0)
        return false;
    forgetUnused();
    return true;
}

bool Book::carryOut(const PupilGrouped &change)
{
    Pupil *pupil = find(change.name);
    if (!pupil || !std::all_of(change.groups.begin(), change.groups.end(), isGoodName)
        || pupil->groups == change.groups)
        return false;
    pupil->groups = change.groups;
    return true;
}

bool Book::carryOut(const PageDone &change)
{
    Pupil *pupil = find(change.pupil);
    return pupil && !change.page.empty() && pupil->done.insert(change.page).second;
}

bool Book::carryOut(const CoursesRestarted &change)
{
    Pupil *pupil = find(change.pupil);
    if (!pupil || pupil->done.empty())
        return false;
    pupil->done.clear();
    return true;
}

bool Book::carryOut(const PageMarked &change)
{
    Pupil *pupil = find(change.pupil);
    const MarkedPage &page = change.page;
    if (!pupil || page.lesson.empty() || page.page < 1 || page.page > MostPages
        || markOf(*pupil, page.lesson, page.page) == change.mark)
        return false;
    if (!change.mark)
        return pupil->marks.erase(page) > 0;
    if (pupil->marks.size() >= MostMarks && !pupil->marks.contains(page))
        return false;
    pupil->marks[page] = *change.mark;
    return true;
}

bool Book::carryOut(const ClassJoined &change)
{
    const ClassData before = data();
    ClassData data = joined(before, change.data);
    // A puzzle that nobody has answered here may be known.
    for (auto &[id, puzzle] : data.puzzles) {
        if (const KeptPuzzle *known = m_shelf.puzzle(id))
            puzzle = joined(*known, puzzle);
    }
    if (data.pupils.size() > MostPupils || data == before)
        return false;
    for (const auto &[id, puzzle] : data.puzzles)
        m_shelf.put(puzzle);
    // What was answered may be left out of a file, or find no room here.
    for (Pupil &each : data.pupils)
        std::erase_if(each.attempts, [this](const auto &attempt) { return !m_shelf.puzzle(attempt.first); });
    m_pupils = std::move(data.pupils);
    m_questions = std::move(data.questions);
    forgetUnused();
    return true;
}

bool Book::carryOut(const PuzzlesMade &change)
{
    bool isNew = m_shelf.setQuarry(change.quarry);
    for (const KeptPuzzle &each : change.puzzles)
        isNew = m_shelf.add(each) || isNew;
    return isNew;
}

bool Book::carryOut(const QuarryLeft &change)
{
    return m_shelf.dropQuarry(change.place);
}

bool Book::carryOut(const PuzzleAnswered &change)
{
    Pupil *pupil = find(change.pupil);
    const KeptPuzzle *puzzle = m_shelf.puzzle(change.puzzle);
    if (!pupil || !puzzle || pupil->attempts.contains(change.puzzle))
        return false;
    const Met now = met(pupil->strength, puzzle->difficulty, change.isRight);
    const int number = static_cast<int>(pupil->attempts.size()) + 1;
    pupil->attempts.emplace(change.puzzle, Attempt { number, change.isRight, change.today });
    pupil->strength = now.pupil;
    m_shelf.setDifficulty(change.puzzle, now.puzzle, puzzle->answered + 1);
    return true;
}

std::size_t Book::countWith(const ClassData &data) const
{
    std::set<std::string_view> names;
    for (const std::vector<Pupil> *pupils : { &m_pupils, &data.pupils }) {
        for (const Pupil &each : *pupils)
            names.insert(each.name);
    }
    return names.size();
}

std::set<std::string> Book::groups() const
{
    std::set<std::string> all;
    for (const Pupil &each : m_pupils)
        all.insert(each.groups.begin(), each.groups.end());
    return all;
}

void Book::forgetUnused()
{
    std::set<std::string_view> used;
    for (const Pupil &each : m_pupils) {
        for (const auto &[task, card] : each.cards)
            used.insert(task);
    }
    std::erase_if(m_questions, [&](const auto &each) { return !used.contains(each.first); });
}

std::vector<Change> tidying(const Book &book)
{
    const auto isTidy = [](const Pupil &each) {
        return isGoodName(each.name) && std::all_of(each.groups.begin(), each.groups.end(), isGoodName);
    };
    std::vector<Change> changes;
    if (std::all_of(book.pupils().begin(), book.pupils().end(), isTidy))
        return changes;
    Book tidy = book;
    const auto add = [&](Change change) {
        if (tidy.apply(change))
            changes.push_back(std::move(change));
    };
    for (const Pupil &each : book.pupils()) {
        const std::string name = goodName(each.name);
        if (name != each.name && !name.empty()) {
            const bool isChosen = tidy.chosen() && tidy.chosen()->name == each.name;
            if (tidy.pupil(name)) {
                Pupil twin = each;
                twin.name = name;
                ClassData twins { { std::move(twin) }, book.data().questions };
                add(ClassJoined { std::move(twins) });
                add(PupilDeleted { each.name });
            } else {
                add(PupilRenamed { each.name, name });
            }
            if (isChosen)
                add(PupilChosen { name });
        }
        std::set<std::string> groups;
        for (const std::string &group : tidy.pupil(name.empty() ? each.name : name)->groups)
            groups.insert(goodName(group));
        groups.erase(std::string());
        add(PupilGrouped { name.empty() ? each.name : name, std::move(groups) });
    }
    return changes;
}

std::vector<std::string> dueTasks(const Pupil &pupil, Day today)
{
    std::vector<const Card *> cards;
    for (const auto &[task, card] : pupil.cards) {
        if (isDue(card, today))
            cards.push_back(&card);
    }
    std::sort(cards.begin(), cards.end(), [](const Card *a, const Card *b) {
        return std::tie(a->due, a->box, a->task) < std::tie(b->due, b->box, b->task);
    });
    std::vector<std::string> tasks;
    tasks.reserve(cards.size());
    for (const Card *card : cards)
        tasks.push_back(card->task);
    return tasks;
}

std::size_t dueCount(const Pupil &pupil, Day today)
{
    return static_cast<std::size_t>(std::count_if(
        pupil.cards.begin(), pupil.cards.end(), [today](const auto &each) { return isDue(each.second, today); }));
}

std::optional<NextDue> nextDue(const Pupil &pupil, Day today)
{
    std::optional<NextDue> next;
    for (const auto &[task, card] : pupil.cards) {
        if (isDue(card, today) || (next && card.due > next->day))
            continue;
        if (!next || card.due < next->day)
            next = NextDue { card.due, 0 };
        ++next->count;
    }
    return next;
}

std::vector<KindProgress> progressByKind(const Pupil &pupil)
{
    std::map<std::string_view, KindProgress> kinds;
    for (const auto &[task, card] : pupil.cards) {
        KindProgress &progress = kinds[card.kind];
        progress.kind = card.kind;
        ++progress.inBox[static_cast<std::size_t>(card.box - 1)];
        progress.right += card.right;
        progress.wrong += card.wrong;
    }
    std::vector<KindProgress> all;
    all.reserve(kinds.size());
    for (auto &[kind, progress] : kinds)
        all.push_back(std::move(progress));
    return all;
}

} // namespace kagetsu::practice
