// SPDX-License-Identifier: MIT
#include "library/model/line.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::library {

namespace {

using rules::Side;

int numberOf(LineCode code, int size)
{
    return size * size + static_cast<int>(code);
}

class LineWriter
{
public:
    explicit LineWriter(int size)
        : m_size(size)
    {
    }

    void stone(Side side, rules::Point point)
    {
        turnTo(side);
        put(point.y * m_size + point.x);
        m_side = other(side);
    }
    void pass(Side side)
    {
        turnTo(side);
        put(numberOf(LineCode::Pass, m_size));
        m_side = other(side);
    }
    void begin(Side side)
    {
        put(numberOf(side == Side::Black ? LineCode::BlackBegins : LineCode::WhiteBegins, m_size));
        m_side = side;
    }
    std::string take() { return std::move(m_bytes); }

private:
    void turnTo(Side side)
    {
        if (m_side != side)
            put(numberOf(LineCode::Turn, m_size));
        m_side = side;
    }
    void put(int number)
    {
        if (bytesOfMove(m_size) == 2)
            m_bytes += static_cast<char>(number >> 8);
        m_bytes += static_cast<char>(number & 0xff);
    }

    int m_size;
    Side m_side = Side::Black;
    std::string m_bytes;
};

rules::Point pointOf(int number, int size)
{
    return { number % size, number / size };
}

// Reads the bytes into a line, or only checks them. Returns false if they are none.
bool read(std::string_view bytes, int size, Line *line)
{
    if (size < rules::MinBoardSize || size > rules::MaxBoardSize || bytes.size() % bytesOfMove(size) != 0)
        return false;
    std::vector<bool> taken(static_cast<std::size_t>(size * size));
    bool hasBegun = false;
    bool hasMoved = false;
    Side side = Side::Black;
    for (std::size_t at = 0; at < bytes.size(); at += bytesOfMove(size)) {
        int number = static_cast<unsigned char>(bytes[at]);
        if (bytesOfMove(size) == 2)
            number = number << 8 | static_cast<unsigned char>(bytes[at + 1]);
        const int code = number - size * size;
        if (code > static_cast<int>(LineCode::WhiteBegins))
            return false;
        if (code < 0) {
            if (taken[static_cast<std::size_t>(number)])
                return false;
            taken[static_cast<std::size_t>(number)] = true;
            if (line)
                line->plies.push_back({ side, pointOf(number, size) });
            side = other(side);
            continue;
        }
        switch (static_cast<LineCode>(code)) {
        case LineCode::Pass:
            hasMoved = true;
            if (line)
                line->plies.push_back({ side, {} });
            side = other(side);
            break;
        case LineCode::Turn: side = other(side); break;
        case LineCode::BlackBegins:
        case LineCode::WhiteBegins:
            if (hasBegun || hasMoved)
                return false;
            hasBegun = true;
            side = static_cast<LineCode>(code) == LineCode::BlackBegins ? Side::Black : Side::White;
            if (line) {
                for (const Line::Ply &ply : line->plies)
                    line->setup.push_back({ ply.side, *ply.point });
                line->plies.clear();
            }
            break;
        }
    }
    return true;
}

} // namespace

bool LineReader::next(LineStep &step)
{
    if (m_at >= m_bytes.size())
        return false;
    int number = static_cast<unsigned char>(m_bytes[m_at++]);
    if (bytesOfMove(m_size) == 2)
        number = number << 8 | static_cast<unsigned char>(m_bytes[m_at++]);
    const int code = number - m_size * m_size;
    step.side = m_side;
    step.point = number;
    if (code < 0) {
        step.kind = LineStep::Kind::Stone;
        m_side = other(m_side);
        return true;
    }
    switch (static_cast<LineCode>(code)) {
    case LineCode::Pass:
        step.kind = LineStep::Kind::Pass;
        m_side = other(m_side);
        break;
    case LineCode::Turn:
        step.kind = LineStep::Kind::Turn;
        m_side = other(m_side);
        break;
    case LineCode::BlackBegins:
        step.kind = LineStep::Kind::Begin;
        m_side = Side::Black;
        break;
    case LineCode::WhiteBegins:
        step.kind = LineStep::Kind::Begin;
        m_side = Side::White;
        break;
    }
    if (step.kind == LineStep::Kind::Begin)
        step.side = m_side;
    return true;
}

std::string bytesOf(const Line &line)
{
    LineWriter writer(line.size);
    for (const Line::Stone &stone : line.setup)
        writer.stone(stone.side, stone.point);
    if (!line.setup.empty())
        writer.begin(line.plies.empty() ? Side::Black : line.plies.front().side);
    for (const Line::Ply &ply : line.plies) {
        if (ply.point)
            writer.stone(ply.side, *ply.point);
        else
            writer.pass(ply.side);
    }
    return writer.take();
}

std::optional<Line> lineFrom(std::string_view bytes, int size)
{
    Line line { .size = size, .setup = {}, .plies = {} };
    return read(bytes, size, &line) ? std::optional(std::move(line)) : std::nullopt;
}

bool isLine(std::string_view bytes, int size)
{
    return read(bytes, size, nullptr);
}

bool isPlain(std::string_view bytes, int size)
{
    const std::size_t step = bytesOfMove(size);
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        int number = static_cast<unsigned char>(bytes[at]);
        if (step == 2)
            number = number << 8 | static_cast<unsigned char>(bytes[at + 1]);
        if (number >= size * size)
            return false;
    }
    return true;
}

Line mapped(const Line &line, rules::Symmetry symmetry)
{
    Line image = line;
    for (Line::Stone &stone : image.setup)
        stone.point = apply(symmetry, stone.point, line.size);
    // The order of stones that were set up means nothing.
    std::sort(image.setup.begin(), image.setup.end(), [](const Line::Stone &one, const Line::Stone &two) {
        return std::pair(one.side, one.point) < std::pair(two.side, two.point);
    });
    for (Line::Ply &ply : image.plies) {
        if (ply.point)
            ply.point = apply(symmetry, *ply.point, line.size);
    }
    return image;
}

std::string canonicalBytes(const Line &line)
{
    std::string least;
    for (const rules::Symmetry symmetry : rules::AllSymmetries) {
        std::string bytes = bytesOf(mapped(line, symmetry));
        if (symmetry == rules::Symmetry::Identity || bytes < least)
            least = std::move(bytes);
    }
    return least;
}

} // namespace kagetsu::library
