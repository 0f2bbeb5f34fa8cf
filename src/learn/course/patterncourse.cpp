// SPDX-License-Identifier: MIT
#include "learn/course/patterncourse.h"

#include "opening/pattern/catalogue.h"

#include <algorithm>
#include <span>

namespace kagetsu::course {

namespace {

using opening::Pattern;
using opening::PatternStones;
using rules::Point;
using rules::Side;
using task::Kind;

constexpr int Size = rules::DefaultBoardSize;
constexpr std::size_t TestTasks = 12;
constexpr std::size_t Names = 4; // names to choose from

bool saysName(const json::Texts &texts)
{
    return json::textIn(texts, "en").find("%1") != std::string::npos;
}

json::Texts named(json::Texts texts, const Pattern &pattern)
{
    for (auto &[language, text] : texts) {
        const auto put = [&text = text](std::string_view sign, std::string_view said) {
            if (const std::size_t at = text.find(sign); at != std::string::npos)
                text.replace(at, sign.size(), said);
        };
        put("%1", opening::patternName(pattern, language));
        put("%2", pattern.code);
    }
    return texts;
}

// Returns the pattern's name in every language of the template.
json::Texts namesLike(const json::Texts &mould, const Pattern &pattern)
{
    json::Texts names;
    for (const auto &[language, text] : mould)
        names[language] = opening::patternName(pattern, language);
    return names;
}

// Returns the patterns of a step by its id; the whole catalogue for any other id.
std::span<const Pattern> patternsOf(const std::string &step)
{
    const std::size_t dash = step.find('-');
    const std::span all(opening::patterns());
    const Pattern *first = opening::patternFromCode(std::string_view(step).substr(0, dash));
    const Pattern *last = dash == std::string::npos ? nullptr : opening::patternFromCode(step.substr(dash + 1));
    return first && last && first <= last ? std::span(first, last + 1) : all;
}

std::size_t numberOf(const Pattern &pattern)
{
    return static_cast<std::size_t>(&pattern - opening::patterns().data());
}

bool isDirect(const Pattern &pattern)
{
    return pattern.second.x == 0;
}

// True if the position of the pattern is fixed by its second stone.
bool isOnAxis(const Pattern &pattern)
{
    return isDirect(pattern) ? pattern.third.x == 0 : pattern.third.x == pattern.third.y;
}

void lay(task::Task &task, const PatternStones &stones, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        task.position.place(stones[i], i % 2 == 0 ? Side::Black : Side::White);
        task.marks.labels.push_back({ stones[i], std::to_string(i + 1) });
    }
}

Page shown(const Page &mould, const Pattern &pattern)
{
    Page page = mould;
    page.text = named(mould.text, pattern);
    lay(page.task, opening::stonesOf(pattern, rules::Symmetry::Identity, Size), 3);
    return page;
}

Page whichIsIt(const Page &mould, const Pattern &pattern)
{
    Page page = mould;
    const std::size_t number = numberOf(pattern);
    lay(page.task, opening::stonesOf(pattern, rules::AllSymmetries[(number * 3 + 1) % 8], Size), 3);
    const std::size_t ofKind = opening::patterns().size() / 2;
    const std::size_t first = number < ofKind ? 0 : ofKind;
    for (std::size_t i = 0; i < Names; ++i) {
        // There are thirteen patterns of each kind, so steps of five never select the same one twice. The position of
        // the right answer varies.
        const std::size_t away = (i + Names - number % Names) % Names;
        const Pattern &other = opening::patterns()[first + (number - first + away * 5) % ofKind];
        page.task.choices.push_back({ .isRight = away == 0 });
        page.choices.push_back({ .text = namesLike(mould.text, other), .reply = {} });
    }
    return page;
}

Page whereIsIt(const Page &mould, const Pattern &pattern)
{
    Page page = mould;
    page.text = named(mould.text, pattern);
    page.explanation.clear();
    PatternStones stones = opening::stonesOf(pattern, rules::Symmetry::Identity, Size);
    lay(page.task, stones, 2);
    for (int y = -2; y <= 2; ++y) {
        for (int x = -2; x <= 2; ++x) {
            stones[2] = { Size / 2 + x, Size / 2 + y };
            if (!page.task.position.isEmpty(stones[2]))
                continue;
            const auto made = opening::identify(stones, Size);
            if (!made)
                continue;
            const bool isRight = made->pattern == &pattern;
            page.task.choices.push_back({ .point = stones[2], .isRight = isRight });
            page.choices.push_back(
                { .text = {}, .reply = isRight ? json::Texts() : named(mould.explanation, *made->pattern) });
        }
    }
    return page;
}

Page inOrder(const Page &mould, const Pattern &pattern)
{
    Page page = mould;
    page.text = named(mould.text, pattern);
    const PatternStones stones = opening::stonesOf(pattern, rules::Symmetry::Identity, Size);
    for (std::size_t i = 0; i < stones.size(); ++i)
        page.task.line.push_back({ stones[i], i % 2 == 0 ? Side::Black : Side::White });
    return page;
}

void cast(const Page &mould, std::span<const Pattern> patterns, std::vector<Page> &pages)
{
    const bool says = saysName(mould.text);
    if (mould.task.kind == Kind::Show && !says) {
        pages.push_back(mould);
        return;
    }
    for (const Pattern &pattern : patterns) {
        if (mould.task.kind == Kind::Show)
            pages.push_back(shown(mould, pattern));
        else if (mould.task.kind == Kind::Order && isOnAxis(pattern))
            pages.push_back(inOrder(mould, pattern));
        else if (mould.task.kind == Kind::Choose && !says)
            pages.push_back(whichIsIt(mould, pattern));
        else if (mould.task.kind == Kind::Choose && numberOf(pattern) % 2 == 1)
            pages.push_back(whereIsIt(mould, pattern));
    }
}

// Uses the templates in turn, over the whole catalogue.
void castTest(const Step &moulds, std::vector<Page> &pages)
{
    std::vector<Page> tasks;
    for (const Page &mould : moulds.pages) {
        if (mould.task.kind == Kind::Choose)
            tasks.push_back(mould);
        else
            cast(mould, {}, pages);
    }
    for (std::size_t i = 0; i < TestTasks && !tasks.empty(); ++i) {
        // Five and 26 have no common divisor, so these are twelve different patterns, of both kinds.
        const Pattern &pattern = opening::patterns()[(i * 5 + 3) % opening::patterns().size()];
        const Page &mould = tasks[i % tasks.size()];
        pages.push_back(saysName(mould.text) ? whereIsIt(mould, pattern) : whichIsIt(mould, pattern));
    }
}

} // namespace

Course withPatterns(Course moulds)
{
    for (Step &step : moulds.steps) {
        std::vector<Page> pages;
        const std::span<const Pattern> patterns = patternsOf(step.id);
        if (patterns.size() == opening::patterns().size())
            castTest(step, pages);
        else
            for (const Page &mould : step.pages)
                cast(mould, patterns, pages);
        step.pages = std::move(pages);
    }
    return moulds;
}

} // namespace kagetsu::course
