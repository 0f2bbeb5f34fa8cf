// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.h"
#include "file/platform.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

namespace kagetsu::draft {

// Where the unsaved state of one thing is kept, for the thread that writes it and the one that gives it up. The file is
// locked as long as its program runs, which tells it from those that were left behind.
class DraftFile
{
public:
    explicit DraftFile(QString folder);
    // Takes up one that was left behind: it stays as it is until it is written anew, or dropped. Returns nothing where
    // another program has taken it up meanwhile.
    static std::shared_ptr<DraftFile> takeUp(const Draft &left);

    // Returns the place of a state among those to be kept: a later one is never replaced by an earlier one that took
    // longer to write. No clock tells it, for clocks are set.
    std::uint64_t nextTurn() { return ++m_turns; }
    // Replaces what was kept before, unless it was dropped. False when it cannot be written.
    bool keep(std::uint64_t turn, const Head &head, const QByteArray &bytes);
    // It is saved, or given up: gone from the disk, and nothing is kept any more. Waits for no disk.
    void drop();
    const QString &path() const { return m_path; }

private:
    DraftFile(QString folder, QString path);

    const QString m_folder;
    const QString m_path;
    std::atomic<std::uint64_t> m_turns { 0 };
    std::mutex m_mutex; // of what follows, and of what stands at the path
    file::Descriptor m_held; // the file there, locked; before the first draft there is none
    std::uint64_t m_keptTurn = 0;
    bool m_isDropped = false;
};

} // namespace kagetsu::draft
