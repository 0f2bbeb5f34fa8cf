// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/slice.h"

namespace kagetsu::rules {

// A slice (slice.h) for boards of up to sixteen columns and rows, in four machine words: four columns per word, sixteen
// rows per column. It needs no special processor instructions.
struct WordSlice
{
    static constexpr int Size = 16;
    std::uint64_t words[4];

    static WordSlice of(const PointSet &set)
    {
        WordSlice result {};
        for (int x = 0; x < Size; ++x)
            result.words[x / 4] |= std::uint64_t { set.columns[x] } << 16 * (x % 4);
        return result;
    }
    static WordSlice at(Point point)
    {
        WordSlice result {};
        result.words[point.x / 4] = std::uint64_t { 1 } << (16 * (point.x % 4) + point.y);
        return result;
    }
    void storeIn(PointSet &set) const
    {
        for (int x = 0; x < Size; ++x)
            set.columns[x] = words[x / 4] >> 16 * (x % 4) & 0xffffU;
        for (int x = Size; x < PointSet::Words; ++x)
            set.columns[x] = 0;
    }
    bool contains(Point point) const { return (words[point.x / 4] >> (16 * (point.x % 4) + point.y) & 1U) != 0; }
    bool isEmpty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }

    template <int Columns, int Rows>
    WordSlice moved() const
    {
        WordSlice result {};
        for (int i = 0; i < 4; ++i)
            result.words[i] = movedAlong<Rows>(word<Columns>(i));
        return result;
    }

    friend WordSlice operator&(const WordSlice &a, const WordSlice &b)
    {
        return { { a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2],
            a.words[3] & b.words[3] } };
    }
    friend WordSlice operator|(const WordSlice &a, const WordSlice &b)
    {
        return { { a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2],
            a.words[3] | b.words[3] } };
    }
    friend WordSlice operator^(const WordSlice &a, const WordSlice &b)
    {
        return { { a.words[0] ^ b.words[0], a.words[1] ^ b.words[1], a.words[2] ^ b.words[2],
            a.words[3] ^ b.words[3] } };
    }
    friend WordSlice operator~(const WordSlice &a)
    {
        return { { ~a.words[0], ~a.words[1], ~a.words[2], ~a.words[3] } };
    }

private:
    // Returns the word that holds the four columns `Columns` to the right of those of word i.
    template <int Columns>
    std::uint64_t word(int i) const
    {
        constexpr int Whole = Columns >= 0 ? Columns / 4 : -((3 - Columns) / 4);
        constexpr int Part = 16 * (Columns - 4 * Whole);
        const auto at = [this](int k) { return k >= 0 && k < 4 ? words[k] : 0; };
        if constexpr (Part == 0)
            return at(i + Whole);
        else
            return at(i + Whole) >> Part | at(i + Whole + 1) << (64 - Part);
    }
    template <int Rows>
    static std::uint64_t movedAlong(std::uint64_t word)
    {
        constexpr std::uint64_t Each = 0x0001'0001'0001'0001;
        if constexpr (Rows >= 0)
            return word >> Rows & Each * (0xffffU >> Rows);
        else
            return word << -Rows & Each * (0xffffU << -Rows & 0xffffU);
    }
};

// A slice (slice.h) for boards of any size, one word per column.
struct WideSlice
{
    static constexpr int Size = MaxBoardSize;
    static constexpr int Words = PointSet::Words;
    std::uint32_t words[Words];

    static WideSlice of(const PointSet &set)
    {
        return combined([&](int x) { return set.columns[x]; });
    }
    static WideSlice at(Point point)
    {
        WideSlice result {};
        result.words[point.x] = 1U << point.y;
        return result;
    }
    void storeIn(PointSet &set) const
    {
        for (int x = 0; x < Words; ++x)
            set.columns[x] = words[x];
    }
    bool contains(Point point) const { return (words[point.x] >> point.y & 1U) != 0; }
    bool isEmpty() const
    {
        std::uint32_t any = 0;
        for (std::uint32_t word : words)
            any |= word;
        return any == 0;
    }

    template <int Columns, int Rows>
    WideSlice moved() const
    {
        WideSlice result {};
        for (int x = Columns < 0 ? -Columns : 0; x < (Columns < 0 ? Words : Words - Columns); ++x)
            result.words[x] = Rows >= 0 ? words[x + Columns] >> Rows : words[x + Columns] << -Rows;
        return result;
    }

    friend WideSlice operator&(const WideSlice &a, const WideSlice &b)
    {
        return combined([&](int x) { return a.words[x] & b.words[x]; });
    }
    friend WideSlice operator|(const WideSlice &a, const WideSlice &b)
    {
        return combined([&](int x) { return a.words[x] | b.words[x]; });
    }
    friend WideSlice operator^(const WideSlice &a, const WideSlice &b)
    {
        return combined([&](int x) { return a.words[x] ^ b.words[x]; });
    }
    friend WideSlice operator~(const WideSlice &a)
    {
        return combined([&](int x) { return ~a.words[x]; });
    }

private:
    template <class Word>
    static WideSlice combined(Word word)
    {
        WideSlice result;
        for (int x = 0; x < Words; ++x)
            result.words[x] = word(x);
        return result;
    }
};

} // namespace kagetsu::rules
