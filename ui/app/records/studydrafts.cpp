// SPDX-License-Identifier: MIT
#include "ui/app/records/studydrafts.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "ui/app/records/studycontext.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"

#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace kagetsu::ui {

StudyDrafts::StudyDrafts(StudyContext &context, QString folder)
    : QObject(&context)
    , m_context(context)
    , m_writer(
          std::move(folder), [this] { return take(); }, this)
    , m_reading(context.window())
{
    connect(&m_writer, &draft::DraftWriter::notKept, this, &StudyDrafts::notKept);
}

StudyDrafts::~StudyDrafts()
{
    m_writer.drop();
}

draft::DraftWriter::Write StudyDrafts::take() const
{
    const document::Record &record = m_context.page().record();
    if (!record.isModified())
        return {};
    return [content = record.content(), info = draftInfoOf(record, QDateTime::currentDateTimeUtc())](
               draft::DraftFile &file, std::uint64_t turn, background::State &state) mutable {
        return keepRecord(file, turn, std::move(info), std::move(content), state);
    };
}

void StudyDrafts::offer()
{
    m_offered.clear();
    offerNext();
}

void StudyDrafts::offerNext()
{
    for (const draft::Draft &draft : m_writer.leftBehind(document::recordDraftKind())) {
        if (m_offered.contains(draft.file))
            continue;
        m_offered += draft.file;
        const Answer answer = ask(document::draftInfoOf(draft.head), tr("Later"));
        if (answer == Answer::Discard) {
            draft::remove(draft);
        } else if (answer == Answer::Restore) {
            restore(draft, /*goesThroughAll=*/true);
            return;
        }
    }
}

bool StudyDrafts::offerOf(const QString &path)
{
    for (const draft::Draft &draft : m_writer.leftBehind(document::recordDraftKind())) {
        const document::DraftInfo info = document::draftInfoOf(draft.head);
        if (info.path.isEmpty() || QFileInfo(info.path) != QFileInfo(path))
            continue;
        switch (ask(info, tr("Open without them"))) {
        case Answer::Restore: restore(draft, /*goesThroughAll=*/false); return true;
        case Answer::Discard: draft::remove(draft); break;
        case Answer::Other: return false;
        case Answer::None: return true;
        }
    }
    return false;
}

StudyDrafts::Answer StudyDrafts::ask(const document::DraftInfo &info, const QString &other) const
{
    AskDialog question(m_context.window(), "draft",
        tr("When the program stopped, %1 had unsaved changes.").arg(info.name),
        tr("They were last backed up on %1.").arg(text::shortMoment(info.written.toLocalTime())));
    QPushButton *restore = question.add(tr("Restore"), AskDialog::Role::Accept);
    const QPushButton *discard = question.add(tr("Discard"), AskDialog::Role::Discard);
    const QPushButton *neither = question.add(other, AskDialog::Role::Other);
    question.setDefault(restore);
    const QPushButton *answer = question.ask();
    return answer == restore ? Answer::Restore
        : answer == discard  ? Answer::Discard
        : answer == neither  ? Answer::Other
                             : Answer::None;
}

void StudyDrafts::restore(const draft::Draft &draft, bool goesThroughAll)
{
    const std::shared_ptr<draft::DraftFile> taken = draft::DraftFile::takeUp(draft);
    if (!taken) {
        m_context.tell(tr("Another program has restored these changes."));
        if (goesThroughAll)
            offerNext();
        return;
    }
    struct Read
    {
        Result<document::OpenedRecord, document::OpenFault> record;
        bool isOutdated;
    };
    m_reading.run(
        document::amountOfBytes(QFileInfo(draft.file).size()), tr("Reading the changes…"),
        [draft](background::State &state) {
            return Read { document::openDraft(draft, [&state](double part) { return state.advance(part); }),
                document::draftInfoOf(draft.head).isOutdated() };
        },
        [this, draft, taken, goesThroughAll](Read read) {
            const std::optional<Home> home =
                read.record && read.isOutdated ? askHome(document::draftInfoOf(draft.head)) : Home::File;
            if (!read.record) {
                m_context.tell(read.record.fault().sentence);
            } else if (home) {
                document::OpenedRecord record = std::move(read.record).value();
                if (home == Home::New) {
                    record.path.clear();
                    record.file = {};
                }
                emit restored(std::move(record));
                // The draft on disk remains the same one: it never exists twice, nor not at all.
                m_writer.turnTo(taken);
            }
            if (goesThroughAll)
                offerNext();
        });
}

std::optional<StudyDrafts::Home> StudyDrafts::askHome(const document::DraftInfo &info) const
{
    AskDialog question(m_context.window(), "draftOfChangedFile",
        tr("%1 was changed after these edits were made.").arg(text::foreignText(QFileInfo(info.path).fileName())),
        tr("If you restore them as a new record, the file stays as it is. If you restore them for this file, Kagetsu "
           "asks before saving over its current contents."));
    const QPushButton *asNew = question.add(tr("Restore as a new record"), AskDialog::Role::Accept);
    const QPushButton *forFile = question.add(tr("Restore for this file"), AskDialog::Role::Other);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer == asNew)
        return Home::New;
    if (answer == forFile)
        return Home::File;
    return std::nullopt;
}

} // namespace kagetsu::ui
