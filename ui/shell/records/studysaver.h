// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/background/taskwithbar.h"
#include "ui/shell/records/recordfiles.h"
#include "ui/study/document/savedrecord.h"

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
    // Another record is on the page.
    void begin(const KnownFile &file) { m_file = file; }
    const KnownFile &file() const { return m_file; }

signals:
    // All edits are in the file.
    void saved();

private:
    // What nobody is to lose unasked.
    enum class Question : std::uint8_t {
        None,
        Written, // the file by another program since it was read
        ExportLosses, // what the record has and the format has not
    };
    // What became of a file.
    struct Outcome
    {
        Question question = Question::None; // nothing was written yet
        QString fault {}; // empty when it is saved
        QStringList more {}; // on the fault
        QStringList losses {};
        bool keptOriginal = false;
        FileStamp mark {}; // of the file once it is saved
    };
    struct Order
    {
        QString path;
        RecordFormat format = RecordFormat::Sgf;
        RecordContent content {};
        std::optional<record::NodeId> branch {}; // only this one
        bool keepsOriginal = false;
        std::optional<FileStamp> mark {}; // the file still lies like this, or it is asked
        bool mayLose = false; // whatever the format does not hold
    };

    void saveTo(Order order);
    void ask(const Order &order, const Outcome &outcome);
    static Outcome carryOut(const Order &order, background::State &state);
    void start(const Order &order, const std::function<void(const Outcome &)> &done);
    void tell(const Outcome &outcome, const QString &path) const;

    StudyContext &m_desk;
    TaskWithBar m_work;
    KnownFile m_file; // of the record on the page
};

} // namespace kagetsu::ui
