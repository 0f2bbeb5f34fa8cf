// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace kagetsu::solver {

// Positions that are known not to be won within so many fours. Its memory is fixed when it is made and never grows;
// when it is full, the newer entries replace older ones, so that a search forgets but is never wrong. Of that memory a
// search begins with a small part, which the processor has at hand, and takes more as it finds more.
class FailTable
{
public:
    // More than any board has room for.
    static constexpr int AnyLength = 511;

    // Of 2^bits buckets of 64 bytes; 18 are 16 MiB.
    explicit FailTable(int bits);

    // Forgets everything, at once.
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
    // The processor may fetch what fails() will soon be asked about.
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
    // An entry is a key but for its lowest nine bits, in whose place the fours are. A bucket has the newest first: what
    // earlier searches have left there, under other keys, leaves it before anything of this search.
    static constexpr std::uint64_t KeyBits = ~std::uint64_t { AnyLength };
    static constexpr int FirstBits = 9; // so that every bit of a key is in the entry or in its place
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
    std::uint64_t m_salt = 0; // makes other keys of those of each search
    std::unique_ptr<Bucket[]> m_buckets;
};

} // namespace kagetsu::solver
