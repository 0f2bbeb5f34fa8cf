// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"
#include "cli/commands/review/reviewwork.h"

#include <map>
#include <mutex>

namespace kagetsu::cli {

// The file in which a long review keeps each game as soon as it is done, so that a review that was stopped goes on
// where it was (command-line.md#going-on). Its first line says which review it belongs to; each further line is a game.
// A line is on the disk when keep() returns. The file belongs to one program at a time.
class ReviewLedger
{
public:
    // Opens the file, or creates it, and reads what it has. Returns nothing, after a message on standard error, if that
    // is not possible, if another program has it, or if it belongs to another review. A last line that was not written
    // to its end is cut off.
    static std::unique_ptr<ReviewLedger> open(const std::string &name, const std::string &review);

    // Returns a game that is done, or nothing.
    const Reviewed *find(std::size_t game) const;
    std::size_t size() const { return m_games.size(); }
    // Adds a game; may be called in any thread. After a failure, which is reported once, nothing more is kept.
    void keep(const Reviewed &game);
    bool hasFailed() const { return m_hasFailed; }

private:
    ReviewLedger(file::Descriptor file, std::string name);

    bool read(const std::string &review);
    bool append(const std::string &line);
    bool fail(const std::string &code, const std::string &text) const;

    file::Descriptor m_file;
    std::string m_name;
    qint64 m_size = 0;
    std::map<std::size_t, Reviewed> m_games;
    std::mutex m_writing;
    std::atomic<bool> m_hasFailed { false };
};

// Returns what identifies a review: the games, the engine with its limits, and everything else that it depends on.
std::string nameOfReview(
    const ReviewOptions &options, const std::string &bytes, const std::optional<enginereview::Terms> &terms);

} // namespace kagetsu::cli
