// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "learn/practice/book.h"

#include <optional>
#include <string>

namespace kagetsu::practice {

// The reason why a book could not be read or saved.
struct StoreFault
{
    enum class Code : std::uint8_t {
        NoDriver, // the database driver is not installed
        Damaged, // the file is damaged, or not one of ours; it is left unchanged
        Newer, // written by a later version of the program; it is left unchanged
        Unwritable, // the disk, the folder or another program prevents writing; may be retried
    };

    Code code = Code::Unwritable;
    std::string detail {}; // the system's own message; may be empty

    friend bool operator==(const StoreFault &, const StoreFault &) = default;
};

// Stores a book. All calls must come from the thread of the first call.
class Store
{
public:
    virtual ~Store() = default;

    // Reads the file, and creates it if it does not exist. A file that is not one of ours is never written to.
    virtual Result<Book, StoreFault> open(const std::string &path) = 0;
    // Checks whether the file can be written: a file that was read may be in a read-only folder.
    virtual std::optional<StoreFault> checkWritable() = 0;
    // Applies to the file what Book::apply applies to the book, completely or not at all, and it is on disk afterwards.
    // Requires an open() that returned a book.
    virtual std::optional<StoreFault> keep(const Change &change) = 0;
};

} // namespace kagetsu::practice
