// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "draft/draftfile.h"

#include <QTimer>

#include <functional>

namespace kagetsu::draft {

// Has the unsaved state of one thing written into its draft a moment after it changed, in another thread. Nothing runs
// while nothing changes.
class DraftWriter : public QObject
{
    Q_OBJECT

public:
    // Writes a state by DraftFile::keep(); runs in another thread, and must own all it touches.
    using Write = std::function<bool(DraftFile &file, std::uint64_t turn, background::State &state)>;
    // Takes the state as it is now, in this thread; nothing where none of it is unsaved any more.
    using Take = std::function<Write()>;

    DraftWriter(QString folder, Take take, QObject *parent = nullptr);

    // Something changed.
    void touch();
    // It is saved, or given up: the draft is gone.
    void drop();
    // Returns those of one kind that no program holds, the newest first; this one's own is not among them even where
    // the file system has no locks.
    QList<Draft> leftBehind(const QString &kind) const;
    // From now on it is written into a draft that was left behind.
    void turnTo(std::shared_ptr<DraftFile> file) { m_file = std::move(file); }

    // The draft of something that is put aside unsaved, and what may still be writing it. It may outlive the writer.
    struct Aside
    {
        std::shared_ptr<DraftFile> file;
        std::unique_ptr<background::Task> job;
    };
    // What was not written yet is written; something else is edited from now on, with a draft of its own.
    Aside putAside();
    void takeUp(Aside draft);

signals:
    // A state is on disk.
    void kept();
    // It is nowhere but in the memory of this program, which goes on trying.
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
