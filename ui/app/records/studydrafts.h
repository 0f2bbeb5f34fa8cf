// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/drafts.h"
#include "record/document/disk/open.h"
#include "ui/controls/background/taskwithbar.h"

namespace kagetsu::ui {

class StudyContext;

// Keeps unsaved edits of the study page on disk, shortly after they were made, and offers those left behind when the
// program stopped.
class StudyDrafts : public QObject
{
    Q_OBJECT

public:
    // `context` must outlive this object.
    StudyDrafts(StudyContext &context, QString folder);
    // Deletes the draft: the user was asked about unsaved edits when closing the program.
    ~StudyDrafts() override;

    // Call it when the page was edited.
    void keep() { m_writer.touch(); }
    // Deletes the draft after its edits were saved or discarded.
    void drop() { m_writer.drop(); }
    void offer();
    // Offers the edits of a file that is about to be opened. Returns true if it should not be opened, because its edits
    // are restored instead or the user changed their mind.
    bool offerOf(const QString &path);

    // The draft of a record that leaves the page together with its edits.
    using Aside = draft::DraftWriter::Aside;
    Aside putAside() { return m_writer.putAside(); }
    void takeUp(Aside draft) { m_writer.takeUp(std::move(draft)); }

signals:
    // Emitted when the user wants these edits back: show them as they are and keep them as unsaved.
    void restored(kagetsu::document::OpenedRecord record);
    // Emitted when the edits exist only in the memory of this program; writing is tried again.
    void notKept();

private:
    draft::DraftWriter::Write take() const;
    // Offers the drafts that nobody was asked about yet.
    void offerNext();
    // Restores a draft and, with `goesThroughAll`, offers the next one.
    void restore(const draft::Draft &draft, bool goesThroughAll);
    enum class Answer : std::uint8_t { Restore, Discard, Other, None };
    Answer ask(const document::DraftInfo &info, const QString &other) const;
    // Asks whether the edits go back to a file that was changed since they were made, or become a new record. Returns
    // nothing if the user leaves them for later.
    enum class Home : std::uint8_t { File, New };
    std::optional<Home> askHome(const document::DraftInfo &info) const;

    StudyContext &m_context;
    draft::DraftWriter m_writer;
    QStringList m_offered; // drafts that were already offered
    TaskWithBar m_reading;
};

} // namespace kagetsu::ui
