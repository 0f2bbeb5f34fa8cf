// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/slice.h"

#include <immintrin.h>

namespace kagetsu::rules {

namespace {

// A slice (slice.h) for boards of up to sixteen columns and rows in one register of 256 bits, with a lane of sixteen
// bits per column. It needs AVX2 and has internal linkage, because everything in its source file may be compiled for
// such processors alone.
struct VectorSlice
{
    static constexpr int Size = 16;
    __m256i bits;

    static VectorSlice of(const PointSet &set)
    {
        const __m256i *words = reinterpret_cast<const __m256i *>(set.columns);
        const __m256i packed = _mm256_packus_epi32(_mm256_load_si256(words), _mm256_load_si256(words + 1));
        return { _mm256_permute4x64_epi64(packed, 0xd8) };
    }
    static VectorSlice at(Point point)
    {
        alignas(32) std::uint16_t lanes[Size] {};
        lanes[point.x] = static_cast<std::uint16_t>(1U << point.y);
        return { _mm256_load_si256(reinterpret_cast<const __m256i *>(lanes)) };
    }
    void storeIn(PointSet &set) const
    {
        __m256i *words = reinterpret_cast<__m256i *>(set.columns);
        words[0] = _mm256_cvtepu16_epi32(_mm256_castsi256_si128(bits));
        words[1] = _mm256_cvtepu16_epi32(_mm256_extracti128_si256(bits, 1));
        words[2] = words[3] = _mm256_setzero_si256();
    }
    bool contains(Point point) const
    {
        alignas(32) std::uint16_t lanes[Size];
        _mm256_store_si256(reinterpret_cast<__m256i *>(lanes), bits);
        return (lanes[point.x] >> point.y & 1U) != 0;
    }
    bool isEmpty() const { return _mm256_testz_si256(bits, bits) != 0; }

    template <int Columns, int Rows>
    VectorSlice moved() const
    {
        __m256i result = bits;
        if constexpr (Columns > 0)
            result = _mm256_alignr_epi8(_mm256_permute2x128_si256(bits, bits, 0x81), bits, 2 * Columns);
        else if constexpr (Columns < 0)
            result = _mm256_alignr_epi8(bits, _mm256_permute2x128_si256(bits, bits, 0x08), 16 + 2 * Columns);
        if constexpr (Rows > 0)
            result = _mm256_srli_epi16(result, Rows);
        else if constexpr (Rows < 0)
            result = _mm256_slli_epi16(result, -Rows);
        return { result };
    }

    friend VectorSlice operator&(VectorSlice a, VectorSlice b) { return { a.bits & b.bits }; }
    friend VectorSlice operator|(VectorSlice a, VectorSlice b) { return { a.bits | b.bits }; }
    friend VectorSlice operator^(VectorSlice a, VectorSlice b) { return { a.bits ^ b.bits }; }
    friend VectorSlice operator~(VectorSlice a) { return { ~a.bits }; }
};

} // namespace

} // namespace kagetsu::rules
