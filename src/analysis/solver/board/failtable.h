// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace kagetsu::solver {

// Remembers positions that are known not to be won within a certain number of fours. Its memory is allocated when it is
// constructed and never grows. When it is full, newer entries replace older ones, so a search may forget but is never
// wrong. A search begins with a small part of the memory, which fits into the processor's cache, and uses more as it
// finds more.
class FailTable
{
public:
    // More fours than any board has room for.
    static constexpr int AnyLength = 511;

    // Allocates 2^bits buckets of 64 bytes; with 18 bits these are 16 MiB.
    explicit FailTable(int bits);

    // Forgets everything, in constant time.
    void clear();
    bool fails(std::uint64_t key, int fours) const
    {
        const std::uint64_t known = key ^ m_salt;
        for (const std::uint64_t entry : m_buckets[indexOf(known)].entries) {
            const std::uint64_t difference = entry ^ (known & KeyBits);
            if (difference <= AnyLength)
                return difference >= static_cast<std::uint64_t>(fours);
        }
        return false;
    }
    void store(std::uint64_t key, int fours);
    // Lets the processor fetch the entries that fails() will soon be asked for.
    void expect(std::uint64_t key) const
    {
#ifdef __GNUC__
        __builtin_prefetch(&m_buckets[indexOf(key ^ m_salt)]);
#else
        (void)key;
#endif
    }

    std::size_t bytes() const
    {
        return sizeof(Bucket) << m_mostBits;
    }

private:
    // An entry is a key whose lowest nine bits are replaced by the number of fours. The newest entry of a bucket comes
    // first. Entries of earlier searches, which have other keys, leave a bucket before any entry of this search does.
    static constexpr std::uint64_t KeyBits = ~std::uint64_t { AnyLength };
    static constexpr int FirstBits = 9; // so that every bit of a key is either in the entry or in its index
    struct alignas(64) Bucket
    {
        std::array<std::uint64_t, 8> entries;
    };

    std::size_t indexOf(std::uint64_t known) const
    {
        return known & m_mask;
    }
    void widen();

    int m_mostBits;
    std::uint64_t m_mask = (1U << FirstBits) - 1;
    std::uint64_t m_stored = 0;
    std::uint64_t m_search = 0;
    std::uint64_t m_salt = 0; // makes the keys of each search differ from those of earlier ones
    std::unique_ptr<Bucket[]> m_buckets;
};

} // namespace kagetsu::solver
