// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::json {

// What can be wrong with a document, whatever it is about.
enum class Error : std::uint8_t {
    // The text
    Broken,
    TooLarge, // nested deeper or with more members than any document of ours
    DuplicateKey,
    // One value
    WrongType,
    Missing,
    Unknown, // a member that nobody has asked for
    UnknownWord,
    OutOfRange, // also an empty text where there must be one
    Own, // from here on the codes of one kind of document
};

constexpr Error ownError(int number)
{
    return static_cast<Error>(static_cast<int>(Error::Own) + number);
}

// The pointer is that of JSON (RFC 6901) and empty when the text is none. For line and column see placeOf.
struct DocumentFault
{
    Error error = Error::Broken;
    int line = 0;
    int column = 0;
    std::string pointer;
};

// What is wrong with one document: the first fault of each place, so many at most. One stops at the first in this way,
// or has all of them that a person can mend at a time; a document of nothing but faults stays cheap.
class Faults
{
public:
    explicit Faults(std::size_t most)
        : m_most(most)
    {
    }

    bool isFull() const { return m_all.size() >= m_most; }
    std::size_t count() const { return m_all.size(); }
    const std::vector<DocumentFault> &all() const { return m_all; }
    // With their places in the text that was read, in its order.
    std::vector<DocumentFault> located(std::string_view text) const;

    void add(Error error, const std::string &pointer);

private:
    std::size_t m_most;
    std::vector<DocumentFault> m_all;
};

inline constexpr std::size_t MostFaults = 100;

} // namespace kagetsu::json
