// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

namespace kagetsu::solver {

// The least number of positions that must still be shown to be won to prove a position, and to be not won to disprove
// it (analysis.md#threes). If one number is 0, the other is Never.
struct ProofNumbers
{
    static constexpr std::uint32_t Never = 1U << 30;

    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;

    bool isProven() const { return proof == 0; }
    bool isDisproven() const { return disproof == 0; }
    static constexpr ProofNumbers proven() { return { 0, Never }; }
    static constexpr ProofNumbers disproven() { return { Never, 0 }; }
    static std::uint32_t sum(std::uint32_t a, std::uint32_t b) { return std::min(a + b, Never); }

    friend bool operator==(ProofNumbers, ProofNumbers) = default;
};

// The proof numbers of positions. Its memory is allocated when it is constructed. When it is full, entries that took
// little work are forgotten first.
class ProofTable
{
public:
    // Allocates 2^bits entries of 24 bytes.
    explicit ProofTable(int bits);

    void clear() { ++m_search; }
    // Returns the numbers of a position, or the guess if the position has not been examined.
    ProofNumbers at(std::uint64_t key, ProofNumbers guess = {}) const;
    // Stores the numbers of a position. `work` is the number of nodes that they took.
    void store(std::uint64_t key, ProofNumbers numbers, std::uint64_t work);
    std::size_t bytes() const { return sizeof(Entry) * (m_mask + Together); }

private:
    struct Entry
    {
        std::uint64_t key;
        ProofNumbers numbers;
        std::uint32_t search;
        std::uint32_t work;
    };
    static constexpr std::size_t Together = 4; // neighbouring entries, one of which is used

    std::size_t m_mask;
    std::uint32_t m_search = 1;
    std::unique_ptr<Entry[]> m_entries;
};

} // namespace kagetsu::solver
