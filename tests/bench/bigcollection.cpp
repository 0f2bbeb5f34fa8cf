// SPDX-License-Identifier: MIT
#include "bigcollection.h"

#include <array>
#include <random>

namespace kagetsu::record {

namespace {

constexpr int Lines = 15;
constexpr int Points = Lines * Lines;

class GameWriter
{
public:
    GameWriter(std::string &text, std::mt19937 &random)
        : m_text(text)
        , m_random(random)
    {
    }

    void write(int number)
    {
        const int seat = below(400);
        m_text += "(;FF[4]GM[4]CA[UTF-8]AP[bench:1]SZ[15]RU[Renju]\nPB[Player " + std::to_string(seat) + "]PW[Player "
            + std::to_string((seat + 1 + below(398)) % 400) + "]\nEV[Cup \xE6\x9C\x88 " + std::to_string(number / 60)
            + "]RO[" + std::to_string(number % 60 / 6 + 1) + "]DT[2026-" + (number % 2 == 0 ? "03-14" : "11-02")
            + "]\nRE[" + (below(2) == 0 ? "B+R" : "W+T") + "]\n";
        m_timed = number % 10 == 0;
        shuffle();
        const int moves = 40 + below(31);
        for (int i = 0; i < moves; ++i) {
            if (i % 12 == 11)
                m_text += '\n';
            if (i == 30 && number % 8 == 0)
                writeVariation(i);
            writeMove(i, m_points[static_cast<std::size_t>(i)]);
        }
        if (m_open)
            m_text += ')';
        m_open = false;
        m_text += ")\n\n";
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    void shuffle()
    {
        for (int i = 0; i < Points; ++i)
            m_points[static_cast<std::size_t>(i)] = i;
        for (int i = 0; i < Points - 1; ++i)
            std::swap(m_points[static_cast<std::size_t>(i)], m_points[static_cast<std::size_t>(i + below(Points - i))]);
    }

    // Another move in place of this one; the game goes on in a variation of its own.
    void writeVariation(int i)
    {
        m_text += "\n(";
        for (int k = 0; k < 4; ++k)
            writeMove(i + k, m_points[static_cast<std::size_t>(Points - 1 - k)]);
        m_text += "C[Better: four [1\\] and three.])\n(";
        m_open = true;
    }

    void writeMove(int i, int point)
    {
        m_text += i % 2 == 0 ? ";B[" : ";W[";
        m_text += static_cast<char>('a' + point % Lines);
        m_text += static_cast<char>('a' + point / Lines);
        m_text += ']';
        if (m_timed)
            m_text += (i % 2 == 0 ? "BL[" : "WL[") + std::to_string(5400 - 20 * i) + ".5]";
    }

    std::string &m_text;
    std::mt19937 &m_random;
    std::array<int, Points> m_points {};
    bool m_timed = false;
    bool m_open = false;
};

} // namespace

std::string bigCollection(int games)
{
    std::string text;
    std::mt19937 random(7);
    GameWriter writer(text, random);
    for (int i = 0; i < games; ++i)
        writer.write(i);
    return text;
}

std::string largeText(Dimension dimension, int size)
{
    std::string text = dimension == Dimension::Trees ? "" : "(;GM[4]SZ[15]";
    const auto repeat = [&text, size](std::string_view piece) {
        for (int i = 0; i < size; ++i)
            text += piece;
    };
    switch (dimension) {
    case Dimension::Trees: repeat("(;GM[4]SZ[15];B[hh];W[ig])\n"); return text;
    case Dimension::Line: repeat(";B[]"); break;
    case Dimension::Children: repeat("(;B[hh])"); break;
    case Dimension::Parentheses:
        repeat("(;B[]");
        for (int i = 0; i < size; ++i)
            text += ')';
        break;
    case Dimension::Values:
        text += "CR";
        repeat("[hh]");
        break;
    case Dimension::Properties:
        for (int i = 0; i < size; ++i)
            text += "Z" + std::to_string(i) + "[x]";
        break;
    case Dimension::ValueLength:
        text += "C[";
        text.append(static_cast<std::size_t>(size), 'x');
        text += ']';
        break;
    }
    return text + ')';
}

} // namespace kagetsu::record
