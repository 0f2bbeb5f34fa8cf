// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/pagepublishing.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/tournament/desk/publish/publishdialog.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

using venue::FolderFault;

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
    , m_publishing(
          [this] {
              const Subject of = m_subject();
              return RepeatedPublishing::Subject { of.log, of.id, of.journals };
          },
          m_now, this)
{
    m_action->setObjectName(QStringLiteral("publishPages"));
    m_action->setEnabled(false);
    connect(m_action, &QAction::triggered, this, &PagePublishing::ask);
    connect(&m_publishing, &RepeatedPublishing::published, this, [this] {
        m_fault.clear();
        m_when = text::shortTime(QDateTime::fromMSecsSinceEpoch(m_now().count()).time());
        speak();
    });
    connect(&m_publishing, &RepeatedPublishing::failed, this, &PagePublishing::takeFault);
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

venue::PageSettings PagePublishing::settings() const
{
    return m_action->isEnabled() ? m_plan.settings : readPlan(planFile()).settings;
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
    begin(m_plan, false);
}

void PagePublishing::begin(const PublishPlan &plan, bool isAtOnce)
{
    m_publishing.start(std::make_shared<venue::Publisher>(plan.folder, m_subject().id, plan.settings), isAtOnce);
}

void PagePublishing::end()
{
    m_publishing.stop();
    m_plan = {};
    m_when.clear();
    m_fault.clear();
    m_action->setEnabled(false);
    speak();
}

void PagePublishing::followFile()
{
    if (!m_publishing.isOn())
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
    m_publishing.follow();
}

void PagePublishing::takeFault(const FolderFault &fault)
{
    const QString sentence = folderFaultText(fault);
    if (sentence != m_fault)
        emit failed(sentence);
    m_fault = sentence;
    speak();
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
    m_publishing.stop();
    m_when.clear();
    m_fault.clear();
    m_plan = plan;
    emit settingsChanged();
    speak();
    if (!plan.folder.isEmpty())
        begin(plan, true);
}

} // namespace kagetsu::ui
