// SPDX-License-Identifier: MIT
#include "ui/shell/records/studydrafts.h"

#include "ui/look/dialogs/askdialog.h"
#include "ui/shell/records/studycontext.h"
#include "ui/study/page/studypage.h"
#include "wording/text/foreigntext.h"
#include "wording/text/moments.h"

#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

// No more than this is lost when the program is killed.
constexpr std::chrono::milliseconds DraftRest { 2000 };
// The disk may have room again by then.
constexpr std::chrono::milliseconds RetryRest { 15'000 };

} // namespace

StudyDrafts::StudyDrafts(StudyContext &desk, QString folder)
    : QObject(&desk)
    , m_desk(desk)
    , m_drafts(std::move(folder))
    , m_reading(desk.window())
{
    m_timer.setObjectName(QStringLiteral("draftRest"));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StudyDrafts::write);
}

StudyDrafts::~StudyDrafts()
{
    m_drafts.drop();
}

void StudyDrafts::keep()
{
    // While one edits on and on, it is still written now and then.
    if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > DraftRest)
        m_timer.start(DraftRest);
}

void StudyDrafts::drop()
{
    m_timer.stop();
    m_job->cancel();
    m_drafts.drop();
}

StudyDrafts::Aside StudyDrafts::putAside()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        write();
    }
    Aside aside { m_drafts.file(), std::move(m_job) };
    m_drafts.turnTo(m_drafts.newFile());
    m_job = std::make_unique<background::Task>();
    return aside;
}

void StudyDrafts::takeUp(Aside draft)
{
    drop();
    m_drafts.turnTo(std::move(draft.file));
    m_job = std::move(draft.job);
    keep(); // whatever became of it meanwhile
}

void StudyDrafts::write()
{
    const document::Record &record = m_desk.page().record();
    if (!record.isModified()) {
        m_drafts.drop();
        return;
    }
    m_job->start(
        [content = record.content(), info = draftInfoOf(record, QDateTime::currentDateTimeUtc()),
            file = m_drafts.file(), turn = m_drafts.file()->nextTurn()](
            background::State &state) mutable { return file->keep(turn, std::move(info), std::move(content), state); },
        [this, file = m_drafts.file()](bool isKept) {
            if (isKept
                || file != m_drafts.file()) // of a record that was put aside: it is tried again when it comes back
                return;
            emit notKept();
            if (!m_timer.isActive())
                m_timer.start(RetryRest);
        });
}

void StudyDrafts::offer()
{
    m_offered.clear();
    offerNext();
}

void StudyDrafts::offerNext()
{
    for (const document::Draft &draft : m_drafts.leftBehind()) {
        if (m_offered.contains(draft.file))
            continue;
        m_offered += draft.file;
        const Answer answer = ask(draft.info, tr("Later"));
        if (answer == Answer::Discard) {
            document::Drafts::remove(draft);
        } else if (answer == Answer::Restore) {
            restore(draft, /*goesThroughAll=*/true);
            return;
        }
    }
}

bool StudyDrafts::offerOf(const QString &path)
{
    for (const document::Draft &draft : m_drafts.leftBehind()) {
        if (draft.info.path.isEmpty() || QFileInfo(draft.info.path) != QFileInfo(path))
            continue;
        switch (ask(draft.info, tr("Open without them"))) {
        case Answer::Restore: restore(draft, /*goesThroughAll=*/false); return true;
        case Answer::Discard: document::Drafts::remove(draft); break;
        case Answer::Other: return false;
        case Answer::None: return true;
        }
    }
    return false;
}

StudyDrafts::Answer StudyDrafts::ask(const document::DraftInfo &info, const QString &other) const
{
    AskDialog question(m_desk.window(), "draft", tr("When the program stopped, %1 had unsaved changes.").arg(info.name),
        tr("They were last backed up on %1.").arg(wording::shortMoment(info.written.toLocalTime())));
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

void StudyDrafts::restore(const document::Draft &draft, bool goesThroughAll)
{
    const std::shared_ptr<document::DraftFile> taken = document::DraftFile::takeUp(draft);
    if (!taken) {
        m_desk.tell(tr("Another program has restored these changes."));
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
            return Read { draft.open([&state](double part) { return state.advance(part); }), draft.isOutdated() };
        },
        [this, draft, taken, goesThroughAll](Read read) {
            const std::optional<Home> home = read.record && read.isOutdated ? askHome(draft.info) : Home::File;
            if (!read.record) {
                m_desk.tell(read.record.fault().sentence);
            } else if (home) {
                document::OpenedRecord record = std::move(read.record).value();
                if (home == Home::New) {
                    record.path.clear();
                    record.file = {};
                }
                emit restored(std::move(record));
                // On disk it stays the one it is: nothing is ever there twice, or not at all.
                m_drafts.turnTo(taken);
            }
            if (goesThroughAll)
                offerNext();
        });
}

std::optional<StudyDrafts::Home> StudyDrafts::askHome(const document::DraftInfo &info) const
{
    AskDialog question(m_desk.window(), "draftOfChangedFile",
        tr("%1 was changed after these edits were made.").arg(wording::foreignText(QFileInfo(info.path).fileName())),
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
