// SPDX-License-Identifier: MIT
#include "opening/pattern/equivalence.h"

#include <algorithm>

namespace kagetsu::opening {

using rules::Point;
using rules::Position;
using rules::Symmetry;

namespace {

std::vector<Point> stonesOf(const Position &position)
{
    std::vector<Point> points;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            if (!position.isEmpty({ x, y }))
                points.emplace_back(x, y);
        }
    }
    return points;
}

bool keepsStones(const Position &position, const std::vector<Point> &stones, const Isometry &isometry)
{
    // An isometry is one to one, so it is enough that every stone maps to a stone of its colour.
    for (Point stone : stones) {
        const Point image = isometry(stone, position.size());
        if (!position.isOn(image) || position.at(image) != position.at(stone))
            return false;
    }
    return true;
}

} // namespace

Point Isometry::operator()(Point point, int boardSize) const
{
    const Point turned = rules::apply(symmetry, point, boardSize);
    return { turned.x + dx, turned.y + dy };
}

std::vector<Isometry> selfIsometries(const Position &position, SymmetryMode mode)
{
    std::vector<Isometry> found;
    if (mode == SymmetryMode::None)
        return found;
    const std::vector<Point> stones = stonesOf(position);
    const int count = static_cast<int>(stones.size());
    for (Symmetry symmetry : rules::AllSymmetries) {
        Isometry isometry { symmetry, 0, 0 };
        // The centre of gravity of the stones stays in place, so only one shift is possible.
        int x = 0;
        int y = 0;
        for (Point stone : stones) {
            const Point turned = rules::apply(symmetry, stone, position.size());
            x += stone.x - turned.x;
            y += stone.y - turned.y;
        }
        if (mode == SymmetryMode::Shape && count > 0) {
            if (x % count != 0 || y % count != 0)
                continue;
            isometry.dx = x / count;
            isometry.dy = y / count;
        }
        if (isometry != Isometry {} && keepsStones(position, stones, isometry))
            found.push_back(isometry);
    }
    std::stable_partition(
        found.begin(), found.end(), [](const Isometry &each) { return each.dx == 0 && each.dy == 0; });
    return found;
}

SymmetryElement elementOf(const Isometry &isometry, int boardSize)
{
    // The corner and its image determine the rest.
    const Point image = isometry({}, boardSize);
    switch (isometry.symmetry) {
    case Symmetry::Identity: // never occurs for a finite figure
    case Symmetry::Rotate180: break;
    case Symmetry::Rotate90: return { ElementKind::QuarterTurn, image.x - image.y, image.x + image.y, 0, 0 };
    case Symmetry::Rotate270: return { ElementKind::QuarterTurn, image.x + image.y, image.y - image.x, 0, 0 };
    case Symmetry::MirrorX: return { ElementKind::Axis, image.x, image.y, 0, 1 };
    case Symmetry::MirrorY: return { ElementKind::Axis, image.x, image.y, 1, 0 };
    case Symmetry::Diagonal: return { ElementKind::Axis, image.x, image.y, 1, 1 };
    case Symmetry::AntiDiagonal: return { ElementKind::Axis, image.x, image.y, 1, -1 };
    }
    return { ElementKind::HalfTurn, image.x, image.y, 0, 0 };
}

std::optional<Equivalence> findEquivalent(
    const std::vector<Isometry> &isometries, int boardSize, const std::vector<Point> &candidates, Point point)
{
    for (const Isometry &isometry : isometries) {
        for (Point candidate : candidates) {
            if (isometry(candidate, boardSize) == point)
                return Equivalence { candidate, isometry };
        }
    }
    return std::nullopt;
}

int distinctPointCount(const Position &position, const std::vector<Isometry> &isometries, const Region &region)
{
    int count = 0;
    for (int x = 0; x < position.size(); ++x) {
        for (int y = 0; y < position.size(); ++y) {
            const Point point(x, y);
            if (!position.isEmpty(point) || !region.contains(point))
                continue;
            // The isometries of one figure form a group, so a point is new if none of its images comes earlier.
            bool isNew = true;
            for (const Isometry &isometry : isometries) {
                const Point image = isometry(point, position.size());
                if (position.isOn(image) && region.contains(image) && image < point)
                    isNew = false;
            }
            count += isNew;
        }
    }
    return count;
}

} // namespace kagetsu::opening
