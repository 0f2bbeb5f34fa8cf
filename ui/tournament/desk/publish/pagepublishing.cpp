// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/pagepublishing.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/tournament/desk/publish/publishdialog.h"
#include "venue/folder/runningjournals.h"

#include <QAction>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

using venue::FolderFault;

constexpr int AfterFault = 15000; // milliseconds until a folder is tried again
constexpr int BetweenBoards = 2000; // milliseconds between looks at live boards
// Actions in quick succession, such as results typed one after the other, are published together.
constexpr int AfterAction = 300;

std::optional<std::string> recordAt(const std::string &record)
{
    QFile file(QString::fromStdString(record));
    if (record.empty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

QString folderFaultText(const FolderFault &fault)
{
    using Code = FolderFault::Code;
    const QString path = text::foreignPath(fault.path);
    switch (fault.code) {
    case Code::NotAFolder:
        return PagePublishing::tr("The pages were not published. %1 could not be created.").arg(path);
    case Code::OtherEvent:
        return PagePublishing::tr("The pages were not published. The folder has the pages of another tournament.");
    case Code::NotOurs:
        return PagePublishing::tr("The pages were not published. %1 is not one of them; it was not replaced.")
            .arg(path);
    case Code::ReadOnly: return PagePublishing::tr("The pages were not published. %1 is read-only.").arg(path);
    case Code::Full: return PagePublishing::tr("The pages were not published. The disk is full.");
    case Code::Failed: break;
    }
    return text::joinSentences(PagePublishing::tr("The pages were not published. Could not write to %1.").arg(path),
        text::foreignText(fault.detail));
}

} // namespace

PagePublishing::PagePublishing(std::function<Subject()> subject, QString plans,
    std::function<tournament::Milliseconds()> now, std::function<QString()> language, QWidget *window)
    : QObject(window)
    , m_subject(std::move(subject))
    , m_plans(std::move(plans))
    , m_now(std::move(now))
    , m_language(std::move(language))
    , m_window(window)
    , m_action(new QAction(this))
{
    m_action->setObjectName(QStringLiteral("publishPages"));
    m_action->setEnabled(false);
    m_again.setSingleShot(true);
    m_boards.setObjectName(QStringLiteral("boardsWatch"));
    m_boards.setInterval(BetweenBoards);
    connect(m_action, &QAction::triggered, this, &PagePublishing::ask);
    connect(&m_again, &QTimer::timeout, this, &PagePublishing::publish);
    connect(&m_boards, &QTimer::timeout, this, &PagePublishing::lookAtBoards);
    onLanguage(*window, [this] { speak(); });
}

void PagePublishing::speak()
{
    m_action->setText(!m_fault.isEmpty() ? tr("Public pages: not published…")
            : m_when.isEmpty()
            ? tr("Public pages…")
            //: Menu entry: the web pages of a tournament; %1 is the time when they were last written.
            : tr("Public pages: published %1…").arg(m_when));
}

QString PagePublishing::planFile() const
{
    return planFileOf(m_plans, m_subject().id);
}

QString PagePublishing::eventFile() const
{
    return QFileInfo(m_subject().file).canonicalFilePath();
}

void PagePublishing::begin()
{
    end();
    m_action->setEnabled(true);
    m_plan = readPlan(planFile());
    // The pages that everybody reads tell the id, so a backup or a file that somebody mailed may have it, too.
    if (const QString file = eventFile(); file.isEmpty() || file != m_plan.event)
        m_plan.folder.clear();
    if (m_plan.folder.isEmpty())
        return;
    m_publisher = std::make_shared<venue::Publisher>(m_plan.folder, m_subject().id, m_plan.settings);
    m_again.start(AfterAction);
    watchBoards();
}

void PagePublishing::end()
{
    m_again.stop();
    m_boards.stop();
    m_task.cancel();
    m_publisher.reset();
    m_plan = {};
    m_isBehind = false;
    m_when.clear();
    m_fault.clear();
    m_action->setEnabled(false);
    speak();
}

void PagePublishing::followFile()
{
    if (!m_publisher)
        return;
    m_plan.event = eventFile();
    keepPlan(m_plan);
}

void PagePublishing::keepPlan(const PublishPlan &plan)
{
    if (!writePlan(planFile(), plan))
        emit failed(tr("These choices could not be saved; they hold until the tournament is closed."));
}

void PagePublishing::follow()
{
    if (!m_publisher)
        return;
    if (m_task.isRunning())
        m_isBehind = true;
    else if (!m_again.isActive() || m_again.remainingTime() > AfterAction)
        m_again.start(AfterAction);
}

void PagePublishing::publish()
{
    if (m_task.isRunning()) {
        m_isBehind = true;
        return;
    }
    const Subject of = m_subject();
    m_task.start(
        [publisher = m_publisher, log = *of.log, now = m_now(), folder = of.journals, id = of.id,
            isLive = m_plan.settings.isLive, delay = m_plan.settings.delay](background::State &) {
            return publisher->publish(log, now, recordAt,
                isLive ? venue::runningJournals(folder, id, delay, now) : std::vector<QByteArray>());
        },
        [this](const Result<venue::Published, FolderFault> &published) { take(published); });
}

void PagePublishing::take(const Result<venue::Published, FolderFault> &published)
{
    const QString fault = published ? QString() : folderFaultText(published.fault());
    if (!fault.isEmpty() && fault != m_fault)
        emit failed(fault);
    m_fault = fault;
    if (published)
        m_when = text::shortTime(QDateTime::fromMSecsSinceEpoch(m_now().count()).time());
    speak();
    if (m_isBehind)
        m_again.start(AfterAction);
    else if (!published)
        m_again.start(AfterFault);
    else if (published->next)
        m_again.start(std::max(*published->next - m_now(), tournament::Milliseconds(AfterAction)));
    m_isBehind = false;
}

void PagePublishing::watchBoards()
{
    if (m_publisher && m_plan.settings.isLive)
        m_boards.start();
    else
        m_boards.stop();
}

void PagePublishing::lookAtBoards()
{
    // A publication that is due comes first, and looks at the boards, too.
    if (m_task.isRunning() || (m_again.isActive() && m_again.remainingTime() <= AfterAction))
        return;
    const Subject of = m_subject();
    m_task.start(
        [publisher = m_publisher, now = m_now(), folder = of.journals, id = of.id, delay = m_plan.settings.delay](
            background::State &) {
            return publisher->publishLive(now, venue::runningJournals(folder, id, delay, now));
        },
        [this](const Result<venue::LiveLook, FolderFault> &look) { takeBoards(look); });
}

// What is wrong with the folder is told by the publication that follows.
void PagePublishing::takeBoards(const Result<venue::LiveLook, FolderFault> &look)
{
    if (m_isBehind || !look || *look == venue::LiveLook::Others)
        m_again.start(AfterAction);
    m_isBehind = false;
}

void PagePublishing::ask()
{
    const Subject of = m_subject();
    if (!of.section)
        return;
    const QString told = !m_fault.isEmpty() ? m_fault : m_when.isEmpty() ? QString() : tr("Published %1.").arg(m_when);
    PublishDialog dialog(m_plan, *of.section, told, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    PublishPlan plan = dialog.plan();
    if (plan.settings.first.empty() || m_plan.folder.isEmpty())
        plan.settings.first = m_language().toStdString();
    plan.event = eventFile();
    keepPlan(plan);
    m_task.cancel();
    m_again.stop();
    m_isBehind = false;
    m_when.clear();
    m_fault.clear();
    m_plan = plan;
    m_publisher =
        plan.folder.isEmpty() ? nullptr : std::make_shared<venue::Publisher>(plan.folder, of.id, plan.settings);
    speak();
    watchBoards();
    if (m_publisher)
        publish();
}

} // namespace kagetsu::ui
