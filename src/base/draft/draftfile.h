// SPDX-License-Identifier: MIT
#pragma once

#include "base/draft/draft.h"
#include "base/file/platform.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

namespace kagetsu::draft {

// The file that stores the unsaved state of one thing. It is shared by the thread that writes it and the thread that
// gives it up. It stays locked while its program runs, which distinguishes it from drafts that were left behind.
class DraftFile
{
public:
    explicit DraftFile(QString folder);
    // Takes up a draft that was left behind; it stays unchanged until it is written again or dropped. Returns null if
    // another program has taken it up meanwhile.
    static std::shared_ptr<DraftFile> takeUp(const Draft &left);

    // Returns the number of a state to be stored. A later state is never replaced by an earlier one that took longer to
    // write. Numbers are used because clocks can be set.
    std::uint64_t nextTurn() { return ++m_turns; }
    // Replaces what was stored before, unless the draft was dropped. Returns false if it cannot be written.
    bool keep(std::uint64_t turn, const Head &head, const QByteArray &bytes);
    // Removes the draft from the disk because its content is saved or given up; nothing is stored afterwards. Does not
    // wait for the disk.
    void drop();
    const QString &path() const { return m_path; }

private:
    DraftFile(QString folder, QString path);

    const QString m_folder;
    const QString m_path;
    std::atomic<std::uint64_t> m_turns { 0 };
    std::mutex m_mutex; // guards the members below and the file at the path
    file::Descriptor m_held; // the file there, locked; not open before the first draft
    std::uint64_t m_keptTurn = 0;
    bool m_isDropped = false;
};

} // namespace kagetsu::draft
