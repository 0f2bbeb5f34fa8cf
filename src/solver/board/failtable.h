// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

namespace kagetsu::solver {

// Positions that are known not to be won within so many fours. Its memory is fixed when it is made and never grows;
// when it is full, the newer entries replace older ones, so that a search forgets but is never wrong. Of that memory a
// search begins with a small part, which the processor has at hand, and takes more as it finds more.
class FailTable
{
public:
    static constexpr int AnyLength = 0xffff;

    // Of 2^bits entries of 16 bytes each; 20 are 16 MiB.
    explicit FailTable(int bits);

    // Forgets everything, at once.
    void clear();
    bool fails(std::uint64_t key, int fours) const;
    void store(std::uint64_t key, int fours);

    std::size_t bytes() const { return sizeof(Entry) << m_mostBits; }

private:
    struct Entry
    {
        std::uint64_t key;
        std::uint32_t search; // of another search: nothing
        std::uint32_t fours;
    };
    static constexpr int FirstBits = 11;

    // Two neighbours, so that two positions need not drive each other out.
    std::size_t bucket(std::uint64_t key) const { return key & ((std::uint64_t { 1 } << m_bits) - 2); }
    bool holds(const Entry &entry, std::uint64_t key) const { return entry.key == key && entry.search == m_search; }
    void widen();

    int m_mostBits;
    int m_bits = FirstBits;
    std::uint64_t m_stored = 0;
    std::uint32_t m_search = 1;
    std::unique_ptr<Entry[]> m_entries;
};

} // namespace kagetsu::solver
