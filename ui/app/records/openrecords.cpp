// SPDX-License-Identifier: MIT
#include "ui/app/records/openrecords.h"

#include "text/common/foreigntext.h"
#include "ui/app/records/studycontext.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

OpenRecord entryOf(int id, const document::Record &record, bool isOnPage)
{
    return { id, record.fileName(), record.path(), record.isModified(), isOnPage };
}

} // namespace

OpenRecords::OpenRecords(StudyContext &context, StudyDrafts &drafts)
    : QObject(&context)
    , m_context(context)
    , m_drafts(drafts)
{
}

OpenRecords::~OpenRecords()
{
    for (const Kept &kept : m_kept)
        kept.draft.file->drop();
}

QList<OpenRecord> OpenRecords::records() const
{
    QList<OpenRecord> list;
    if (m_shown != 0)
        list.append(entryOf(m_shown, m_context.page().record(), /*isOnPage=*/true));
    for (auto kept = m_kept.rbegin(); kept != m_kept.rend(); ++kept)
        list.append(entryOf(kept->id, kept->looked.record, /*isOnPage=*/false));
    return list;
}

QList<OpenRecord> OpenRecords::inOrder() const
{
    QList<OpenRecord> list = records();
    std::sort(
        list.begin(), list.end(), [](const OpenRecord &one, const OpenRecord &other) { return one.id < other.id; });
    return list;
}

StudyPage::Looked OpenRecords::looked(int id) const
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [id](const Kept &kept) { return kept.id == id; });
    return found == m_kept.end() ? m_context.page().looked() : found->looked;
}

void OpenRecords::makeRoom()
{
    if (m_shown == 0)
        return;
    // Pending edits and saving belong to this record.
    m_context.page().saving().wait();
    m_context.page().wait();
    m_kept.push_back({ m_shown, m_context.page().looked(), m_drafts.putAside() });
    m_shown = 0;
}

void OpenRecords::begin()
{
    m_shown = ++m_last;
    emit changed();
    emit shown();
}

void OpenRecords::show(int id)
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [id](const Kept &kept) { return kept.id == id; });
    if (found != m_kept.end()) {
        Kept kept = std::move(*found);
        m_kept.erase(found);
        makeRoom();
        m_drafts.takeUp(std::move(kept.draft));
        m_shown = kept.id;
        m_context.page().show(std::move(kept.looked));
        emit changed();
    }
    emit shown();
}

void OpenRecords::showNext(int steps)
{
    const QList<OpenRecord> all = inOrder();
    for (int i = 0; i < all.size(); ++i) {
        if (all[i].isOnPage) {
            const int count = static_cast<int>(all.size());
            show(all[((i + steps) % count + count) % count].id);
            return;
        }
    }
}

void OpenRecords::forget(int id)
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [id](const Kept &kept) { return kept.id == id; });
    if (found == m_kept.end())
        return;
    found->draft.file->drop();
    m_kept.erase(found);
    emit changed();
}

bool OpenRecords::hasUnsaved() const
{
    const QList<OpenRecord> all = records();
    return std::any_of(all.begin(), all.end(), [](const OpenRecord &each) { return each.isModified; });
}

void OpenRecords::saveUnsaved()
{
    for (const OpenRecord &each : records()) {
        if (!each.isModified)
            continue;
        if (!each.isOnPage)
            show(each.id);
        m_context.page().save();
        return;
    }
}

bool OpenRecords::agreesToLose()
{
    m_context.page().saving().wait();
    m_context.page().wait();
    const document::Record &record = m_context.page().record();
    if (!record.isModified())
        return true;
    AskDialog question(
        m_context.window(), "unsaved", tr("%1 has unsaved changes.").arg(text::foreignText(record.fileName())));
    QPushButton *keep = question.add(tr("Save"), AskDialog::Role::Accept);
    const QPushButton *lose = question.add(tr("Discard"), AskDialog::Role::Discard);
    question.addCancel();
    question.setDefault(keep);
    const QPushButton *answer = question.ask();
    if (answer == keep) {
        m_context.page().save();
        m_context.page().saving().wait();
        return !record.isModified();
    }
    return answer == lose;
}

bool OpenRecords::agreesToLoseAll()
{
    // An open text editor belongs to its record.
    if (m_shown != 0)
        m_context.page().wait();
    for (const OpenRecord &each : records()) {
        if (!each.isOnPage && each.isModified)
            show(each.id); // the user sees what the question is about
        if ((each.isOnPage || each.isModified) && !agreesToLose())
            return false;
    }
    return true;
}

void OpenRecords::close()
{
    if (!agreesToLose())
        return;
    m_drafts.drop();
    m_shown = 0;
    emit changed();
    if (m_kept.empty())
        emit closed();
    else
        show(m_kept.back().id);
}

void OpenRecords::close(int id)
{
    const QList<OpenRecord> all = records();
    const auto found = std::find_if(all.begin(), all.end(), [id](const OpenRecord &each) { return each.id == id; });
    if (found == all.end())
        return;
    if (!found->isOnPage && !found->isModified) {
        forget(id);
        return;
    }
    show(id); // the user sees what the question is about
    close();
}

} // namespace kagetsu::ui
