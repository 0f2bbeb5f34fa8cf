// SPDX-License-Identifier: MIT
#include "learn/task/task.h"

#include "base/enumtable.h"

#include <iterator>

namespace kagetsu::task {

namespace {

constexpr EnumTable<Kind, std::string_view> KindIds({
    { Kind::ForbiddenPoints, "forbidden-points" },
    { Kind::IsForbidden, "is-forbidden" },
    { Kind::NameShape, "name-shape" },
    { Kind::WhyNot, "why-not" },
    { Kind::Win, "win" },
    { Kind::FirstMove, "first-move" },
    { Kind::Defend, "defend" },
    { Kind::Choose, "choose" },
    { Kind::Order, "order" },
    { Kind::Show, "show" },
});
constexpr EnumTable<Shape, std::string_view> ShapeIds({
    { Shape::Five, "five" },
    { Shape::Overline, "overline" },
    { Shape::StraightFour, "straight-four" },
    { Shape::Four, "four" },
    { Shape::Three, "three" },
    { Shape::None, "none" },
});
constexpr EnumTable<WhyNot, std::string_view> ReasonIds({
    { WhyNot::NoRoom, "no-room" },
    { WhyNot::ClosedEnd, "closed-end" },
    { WhyNot::LongEnd, "long-end" },
    { WhyNot::ForbiddenPoint, "forbidden-point" },
    { WhyNot::FivePoint, "five-point" },
});

static_assert(KindIds.Count == std::size(AllKinds));
static_assert(ShapeIds.Count == std::size(AllShapes));
static_assert(ReasonIds.Count == std::size(AllReasons));

} // namespace

std::string_view idOf(Kind kind)
{
    return KindIds[kind];
}

std::string_view idOf(Shape shape)
{
    return ShapeIds[shape];
}

std::string_view idOf(WhyNot reason)
{
    return ReasonIds[reason];
}

std::optional<Kind> kindFromId(std::string_view id)
{
    return KindIds.keyOf(id);
}

std::optional<Shape> shapeFromId(std::string_view id)
{
    return ShapeIds.keyOf(id);
}

std::optional<WhyNot> reasonFromId(std::string_view id)
{
    return ReasonIds.keyOf(id);
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
