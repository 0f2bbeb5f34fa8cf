// SPDX-License-Identifier: MIT
#include "base/draft/draftwriter.h"

#include <QPointer>

namespace kagetsu::draft {

namespace {

// A change is on disk within two seconds, on a busy machine too.
constexpr std::chrono::milliseconds DraftRest { 1500 };
// The disk may have room again by then.
constexpr std::chrono::milliseconds RetryRest { 15'000 };

} // namespace

DraftWriter::DraftWriter(QString folder, Take take, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_take(std::move(take))
    , m_file(std::make_shared<DraftFile>(m_folder))
{
    m_timer.setObjectName(QStringLiteral("draftRest"));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DraftWriter::write);
}

void DraftWriter::touch()
{
    // During continuous editing the draft is still written now and then.
    if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > DraftRest)
        m_timer.start(DraftRest);
}

void DraftWriter::drop()
{
    m_timer.stop();
    m_job->cancel();
    m_file->drop();
    m_file = std::make_shared<DraftFile>(m_folder);
}

QList<Draft> DraftWriter::leftBehind(const QString &kind) const
{
    QList<Draft> drafts = draft::leftBehind(m_folder, kind);
    drafts.removeIf([this](const Draft &draft) { return draft.file == m_file->path(); });
    return drafts;
}

DraftWriter::Aside DraftWriter::putAside()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        write();
    }
    Aside aside { std::move(m_file), std::move(m_job) };
    m_file = std::make_shared<DraftFile>(m_folder);
    m_job = std::make_unique<background::Task>();
    return aside;
}

void DraftWriter::takeUp(Aside draft)
{
    drop();
    m_file = std::move(draft.file);
    m_job = std::move(draft.job);
    touch(); // whatever happened to it meanwhile
}

void DraftWriter::write()
{
    Write state = m_take();
    if (!state) {
        drop();
        return;
    }
    m_job->start([write = std::move(state), file = m_file, turn = m_file->nextTurn()](
                     background::State &job) { return write(*file, turn, job); },
        [this, writer = QPointer(this), file = m_file](bool isKept) {
            // A draft that was put aside may outlive this writer; writing is tried again when it is taken up again.
            if (!writer || file != m_file)
                return;
            if (isKept) {
                emit kept();
                return;
            }
            emit notKept();
            if (!m_timer.isActive())
                m_timer.start(RetryRest);
        });
}

} // namespace kagetsu::draft
