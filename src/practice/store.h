// SPDX-License-Identifier: MIT
#pragma once

#include "practice/book.h"
#include "result.h"

#include <optional>
#include <string>

namespace kagetsu::practice {

// Why a book could not be read or kept.
struct StoreFault
{
    enum class Code : std::uint8_t {
        NoDriver, // the database is not installed
        Damaged, // or no file of ours: it is left as it is
        Newer, // written by a later version of the program: it is left as it is
        Unwritable, // the disk, the folder or another program does not let it be written; may be tried again
    };

    Code code = Code::Unwritable;
    std::string detail {}; // in the words of the system; may be empty

    friend bool operator==(const StoreFault &, const StoreFault &) = default;
};

// Where a book is kept. All calls are made in the thread of the first.
class Store
{
public:
    virtual ~Store() = default;

    // Reads the file, and makes it where there is none. Nothing is written into one that is not ours.
    virtual Result<Book, StoreFault> open(const std::string &path) = 0;
    // Whether it can be written: what was read may lie in a folder that is not ours.
    virtual std::optional<StoreFault> checkWritable() = 0;
    // Does to the file what Book::apply does, all of it or nothing, and it is on disk afterwards. Only after an open()
    // that gave a book.
    virtual std::optional<StoreFault> keep(const Change &change) = 0;
};

} // namespace kagetsu::practice
