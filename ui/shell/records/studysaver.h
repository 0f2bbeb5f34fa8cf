// SPDX-License-Identifier: MIT
#pragma once

#include "document/save.h"
#include "ui/look/background/taskwithbar.h"

namespace kagetsu::ui {

class StudyContext;

// Saves what the study page shows, in the background when it is much: one may edit on meanwhile. The file that was
// there stays as it is until all of the new one is on disk.
class StudySaver : public QObject
{
    Q_OBJECT

public:
    // The desk must outlive this.
    explicit StudySaver(StudyContext &desk);

    // Over the file it came from, or by asking where.
    void save();
    void saveAs();
    // By the ending of the name. A copy, if that is not the format the record has.
    void saveTo(const QString &path);
    // Asks where the branch of the node shown is saved as a file of its own.
    void saveBranch();
    // Returns once nothing is being saved any more; the window lives on meanwhile.
    void wait() { m_work.wait(); }
    bool isBusy() const { return m_work.isRunning(); }
    // What is being saved is not, and the file stays as it was; unless it is being written at this moment.
    void cancel() { m_work.cancel(); }
signals:
    // All edits are in the file.
    void saved();

private:
    void saveTo(document::SaveOrder order);
    void ask(const document::SaveOrder &order, const document::SaveOutcome &outcome);
    void start(const document::SaveOrder &order, const std::function<void(const document::SaveOutcome &)> &done);
    void tell(const document::SaveOutcome &outcome, const QString &path) const;

    StudyContext &m_desk;
    TaskWithBar m_work;
};

} // namespace kagetsu::ui
