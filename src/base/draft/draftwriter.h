// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "base/draft/draftfile.h"

#include <QTimer>

#include <functional>

namespace kagetsu::draft {

// Writes the unsaved state of one thing into its draft shortly after it changed, in another thread. Nothing runs while
// nothing changes.
class DraftWriter : public QObject
{
    Q_OBJECT

public:
    // Writes a state with DraftFile::keep(); runs in another thread and must own everything it touches.
    using Write = std::function<bool(DraftFile &file, std::uint64_t turn, background::State &state)>;
    // Takes the current state, in this thread; returns an empty function if nothing is unsaved.
    using Take = std::function<Write()>;

    DraftWriter(QString folder, Take take, QObject *parent = nullptr);

    // Called when something changed.
    void touch();
    // Removes the draft because the state is saved or given up.
    void drop();
    // Returns the drafts of one kind that no program holds, the newest first. The draft of this writer is never among
    // them, even on file systems without locks.
    QList<Draft> leftBehind(const QString &kind) const;
    // Writes into a draft that was left behind from now on.
    void turnTo(std::shared_ptr<DraftFile> file) { m_file = std::move(file); }

    // The draft of something that is put aside unsaved, with the work that may still be writing it. It may outlive the
    // writer.
    struct Aside
    {
        std::shared_ptr<DraftFile> file;
        std::unique_ptr<background::Task> job;
    };
    // Writes what was not written yet and returns the draft; whatever is edited next gets a draft of its own.
    Aside putAside();
    // Continues a draft that was put aside.
    void takeUp(Aside draft);

signals:
    // Emitted when a state is on disk.
    void kept();
    // Emitted when the state exists only in the memory of this program, which goes on trying to write it.
    void notKept();

private:
    void write();

    QString m_folder;
    Take m_take;
    std::shared_ptr<DraftFile> m_file;
    QTimer m_timer { this };
    std::unique_ptr<background::Task> m_job = std::make_unique<background::Task>();
};

} // namespace kagetsu::draft
