// SPDX-License-Identifier: MIT
#include "rules/symmetry.h"

#include <algorithm>
#include <utility>

namespace kagetsu::rules {

namespace {

struct Linear
{
    int xx, xy, yx, yy; // (x, y) -> (xx·x + xy·y, yx·x + yy·y)
    friend constexpr bool operator==(Linear, Linear) = default;
};

constexpr std::array<Linear, 8> Matrices { { { 1, 0, 0, 1 }, { 0, -1, 1, 0 }, { -1, 0, 0, -1 }, { 0, 1, -1, 0 },
    { -1, 0, 0, 1 }, { 1, 0, 0, -1 }, { 0, 1, 1, 0 }, { 0, -1, -1, 0 } } };

constexpr Linear matrix(Symmetry symmetry)
{
    return Matrices[static_cast<std::size_t>(symmetry)];
}

} // namespace

Point apply(Symmetry symmetry, Point point, int size)
{
    // Doubled distances from the centre stay whole numbers on boards of even size.
    const int dx = 2 * point.x - (size - 1);
    const int dy = 2 * point.y - (size - 1);
    const Linear m = matrix(symmetry);
    return { (m.xx * dx + m.xy * dy + size - 1) / 2, (m.yx * dx + m.yy * dy + size - 1) / 2 };
}

Position apply(Symmetry symmetry, const Position &position)
{
    Position turned(position.size());
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            turned.set(apply(symmetry, { x, y }, position.size()), position.at({ x, y }));
    return turned;
}

Symmetry standardTurning(const Position &position)
{
    const auto isBefore = [](const Position &a, const Position &b) {
        for (const Side side : { Side::Black, Side::White }) {
            const auto &ours = a.stones(side).columns;
            const auto &theirs = b.stones(side).columns;
            if (!std::ranges::equal(ours, theirs))
                return std::ranges::lexicographical_compare(ours, theirs);
        }
        return false;
    };
    Symmetry best = Symmetry::Identity;
    Position first = position;
    for (const Symmetry symmetry : AllSymmetries) {
        Position turned = apply(symmetry, position);
        if (!isBefore(turned, first))
            continue;
        best = symmetry;
        first = std::move(turned);
    }
    return best;
}

Symmetry compose(Symmetry first, Symmetry second)
{
    const Linear a = matrix(first);
    const Linear b = matrix(second);
    const Linear product { b.xx * a.xx + b.xy * a.yx, b.xx * a.xy + b.xy * a.yy, b.yx * a.xx + b.yy * a.yx,
        b.yx * a.xy + b.yy * a.yy };
    for (Symmetry symmetry : AllSymmetries) {
        if (matrix(symmetry) == product)
            return symmetry;
    }
    return Symmetry::Identity;
}

Symmetry inverse(Symmetry symmetry)
{
    for (Symmetry candidate : AllSymmetries) {
        if (compose(symmetry, candidate) == Symmetry::Identity)
            return candidate;
    }
    return Symmetry::Identity;
}

} // namespace kagetsu::rules
