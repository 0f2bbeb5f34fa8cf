// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/drafts.h"
#include "document/disk/open.h"
#include "ui/look/background/taskwithbar.h"

namespace kagetsu::ui {

class StudyContext;

// Keeps what is not saved on the study page on disk, a moment after it was edited, and offers what a program that was
// stopped left behind.
class StudyDrafts : public QObject
{
    Q_OBJECT

public:
    // The desk must outlive this.
    StudyDrafts(StudyContext &desk, QString folder);
    // Who closes the program has answered for what is unsaved.
    ~StudyDrafts() override;

    // To be called when the page was edited.
    void keep() { m_writer.touch(); }
    // The edits are saved, or given up.
    void drop() { m_writer.drop(); }
    void offer();
    // Those of this file, which somebody wants to open. True when it is not to be opened: its edits are restored
    // instead, or somebody thought better of it.
    bool offerOf(const QString &path);

    // The draft of a record that leaves the page with its edits.
    using Aside = draft::DraftWriter::Aside;
    Aside putAside() { return m_writer.putAside(); }
    void takeUp(Aside draft) { m_writer.takeUp(std::move(draft)); }

signals:
    // The user wants these edits back: to be shown as they are, and kept again as unsaved.
    void restored(kagetsu::document::OpenedRecord record);
    // The edits are nowhere but in the memory of this program; it goes on trying.
    void notKept();

private:
    draft::DraftWriter::Write take() const;
    // Of those nobody was asked about yet.
    void offerNext();
    // Then offers the next one, where all are gone through.
    void restore(const draft::Draft &draft, bool goesThroughAll);
    enum class Answer : std::uint8_t { Restore, Discard, Other, None };
    Answer ask(const document::DraftInfo &info, const QString &other) const;
    // Whether the edits go back to a file that was changed since they were made, or become a new record. Nothing where
    // the user leaves them for another time.
    enum class Home : std::uint8_t { File, New };
    std::optional<Home> askHome(const document::DraftInfo &info) const;

    StudyContext &m_desk;
    draft::DraftWriter m_writer;
    QStringList m_offered; // of the files that were left behind
    TaskWithBar m_reading;
};

} // namespace kagetsu::ui
