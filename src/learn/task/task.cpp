// SPDX-License-Identifier: MIT
#include "learn/task/task.h"

#include <array>
#include <iterator>

namespace kagetsu::task {

namespace {

// The order is that of the enumerators.
constexpr std::array KindIds { "forbidden-points", "is-forbidden", "name-shape", "why-not", "win", "first-move",
    "defend", "choose", "order", "show" };
constexpr std::array ShapeIds { "five", "overline", "straight-four", "four", "three", "none" };
constexpr std::array ReasonIds { "no-room", "closed-end", "long-end", "forbidden-point", "five-point" };

static_assert(KindIds.size() == std::size(AllKinds));
static_assert(ShapeIds.size() == std::size(AllShapes));
static_assert(ReasonIds.size() == std::size(AllReasons));

template <class Word, std::size_t Count>
std::optional<Word> wordOf(const std::array<const char *, Count> &ids, std::string_view id)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (ids[i] == id)
            return static_cast<Word>(i);
    }
    return std::nullopt;
}

} // namespace

std::string_view idOf(Kind kind)
{
    return KindIds[static_cast<std::size_t>(kind)];
}

std::string_view idOf(Shape shape)
{
    return ShapeIds[static_cast<std::size_t>(shape)];
}

std::string_view idOf(WhyNot reason)
{
    return ReasonIds[static_cast<std::size_t>(reason)];
}

std::optional<Kind> kindFromId(std::string_view id)
{
    return wordOf<Kind>(KindIds, id);
}

std::optional<Shape> shapeFromId(std::string_view id)
{
    return wordOf<Shape>(ShapeIds, id);
}

std::optional<WhyNot> reasonFromId(std::string_view id)
{
    return wordOf<WhyNot>(ReasonIds, id);
}

rules::FoulKinds foulsOffered(const Task &task)
{
    constexpr rules::FoulKinds All { .overline = true, .doubleFour = true, .doubleThree = true };
    return task.offeredFouls.any() ? task.offeredFouls : All;
}

std::vector<Shape> shapesOffered(const Task &task)
{
    return task.offeredShapes.empty() ? std::vector<Shape>(std::begin(AllShapes), std::end(AllShapes))
                                      : task.offeredShapes;
}

} // namespace kagetsu::task
