// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::json {

// What can be wrong with a document, whatever it is about.
enum class Error : std::uint8_t {
    // Faults of the text
    Broken,
    TooLarge, // nested deeper, or with more members, than any document of ours
    DuplicateKey,
    // Faults of one value
    WrongType,
    Missing,
    Unknown, // a member that nobody asked for
    UnknownWord,
    OutOfRange, // also an empty text where one is required
    Own, // from here on: codes of one kind of document
};

constexpr Error ownError(int number)
{
    return static_cast<Error>(static_cast<int>(Error::Own) + number);
}

// A fault with its place. The pointer is a JSON pointer (RFC 6901), empty if the text is not JSON. For line and column
// see locate().
struct DocumentFault
{
    Error error = Error::Broken;
    int line = 0;
    int column = 0;
    std::string pointer;
};

// The faults of one document: the first fault of each place, up to `most` of them. A limit of 1 stops at the first
// fault; MostFaults gives as many as a person can correct at a time, so that a document full of faults stays cheap.
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
    // Returns the faults with their places in the text that was read, in text order.
    std::vector<DocumentFault> located(std::string_view text) const;

    void add(Error error, const std::string &pointer);

private:
    std::size_t m_most;
    std::vector<DocumentFault> m_all;
};

// The usual limit of Faults for people who correct a document.
inline constexpr std::size_t MostFaults = 100;

} // namespace kagetsu::json
