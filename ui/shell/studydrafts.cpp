// SPDX-License-Identifier: MIT
#include "ui/shell/studydrafts.h"

#include "ui/look/askdialog.h"
#include "ui/shell/recordfiles.h"
#include "ui/shell/studydesk.h"
#include "ui/study/recordpage.h"

#include <QLocale>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

// No more than this is lost when the program is killed.
constexpr std::chrono::milliseconds DraftRest { 2000 };

} // namespace

StudyDrafts::StudyDrafts(StudyDesk &desk, QString folder)
    : QObject(&desk)
    , m_desk(desk)
    , m_drafts(std::move(folder))
    , m_reading(desk.window())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(DraftRest);
    connect(&m_timer, &QTimer::timeout, this, &StudyDrafts::write);
}

StudyDrafts::~StudyDrafts()
{
    m_drafts.drop();
}

void StudyDrafts::keep()
{
    // While one edits on and on, it is still written now and then.
    if (!m_timer.isActive())
        m_timer.start();
}

void StudyDrafts::drop()
{
    m_timer.stop();
    m_job->giveUp();
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
    m_job = std::make_unique<Job>();
    return aside;
}

void StudyDrafts::takeUp(Aside draft)
{
    drop();
    m_drafts.turnTo(std::move(draft.file));
    m_job = std::move(draft.job);
}

void StudyDrafts::write()
{
    const StudyRecord &record = m_desk.page().record();
    if (!record.isModified()) {
        m_drafts.drop();
        return;
    }
    const bool isLibrary = record.format() == RecordFormat::Library;
    DraftInfo info { record.path(), record.fileName(), isLibrary,
        QString::fromStdString(record.document()->game().info.charset), QDateTime::currentDateTimeUtc() };
    m_job->start(
        [content = record.content(), info, file = m_drafts.file()](JobState &state) mutable {
            auto saved = savedAs(content, info.isLibrary ? RecordFormat::Library : RecordFormat::Sgf);
            // A library that cannot be one any more is kept as SGF.
            info.isLibrary = info.isLibrary && saved.hasValue();
            const QByteArray bytes = saved ? saved->bytes : savedAs(content, RecordFormat::Sgf)->bytes;
            content = {}; // an edit needs no copy of it from here on
            return state.isGivenUp() || file->keep(info, bytes);
        },
        [](bool isKept) {
            if (!isKept)
                qWarning("the unsaved edits could not be kept on disk");
        });
}

void StudyDrafts::offer()
{
    m_offered.clear();
    offerNext();
}

void StudyDrafts::offerNext()
{
    for (const Draft &draft : m_drafts.leftBehind()) {
        if (m_offered.contains(draft.file))
            continue;
        m_offered += draft.file;
        AskDialog question(m_desk.window(), "draft",
            tr("When the program stopped, %1 had changes that were not saved.").arg(draft.info.name),
            tr("They are those of %1.")
                .arg(QLocale().toString(draft.info.written.toLocalTime(), QLocale::ShortFormat)));
        QPushButton *wanted = question.add(tr("Restore"), AskDialog::Role::Accept);
        const QPushButton *lose = question.add(tr("Discard"), AskDialog::Role::Discard);
        question.add(tr("Later"), AskDialog::Role::Reject);
        question.setDefault(wanted);
        const QPushButton *answer = question.ask();
        if (answer == lose) {
            Drafts::remove(draft);
        } else if (answer == wanted) {
            restore(draft);
            return;
        }
    }
}

void StudyDrafts::restore(const Draft &draft)
{
    m_reading.run(
        amountOfBytes(draft.bytes.size()), tr("Reading the changes…"),
        [draft](JobState &state) {
            OpenChoices choices;
            choices.charset = draft.info.isLibrary ? draft.info.charset.toStdString() : std::string("UTF-8");
            choices.goesOn = [&state](double part) { return state.goesOn(part); };
            auto record = openRecord(draft.bytes.toStdString(), draft.info.name, choices);
            // The bytes tell what they are, whatever the name ends in.
            return record ? std::move(record)
                          : openRecord(draft.bytes.toStdString(), QStringLiteral("draft.sgf"), choices);
        },
        [this, draft](Result<OpenedRecord, OpenFault> record) {
            if (!record) {
                m_desk.tell(wordsOf(record.fault(), draft.info.name));
                offerNext();
                return;
            }
            record.value().path = draft.info.path;
            record.value().name = draft.info.name;
            emit restored(std::move(record).value());
            Drafts::remove(draft);
            write();
            offerNext();
        });
}

} // namespace kagetsu::ui
