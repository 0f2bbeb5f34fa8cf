// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/sectionactions.h"

#include "text/tournament/refusals.h"
#include "tournament/model/find.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/grouping.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/desk/shippedchoices.h"
#include "ui/tournament/entries/groupsdialog.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/stages/qualifying.h"

#include <QAction>

namespace kagetsu::ui {

namespace {

// Returns the names in the order of pairing numbers.
QStringList namesOf(const tournament::Section &section)
{
    QStringList names;
    for (int number = 1; number <= int(section.entries.size()); ++number) {
        const tournament::Entry *entry = tournament::findEntry(section, tournament::entryOfNumber(section, number));
        names += entry ? QString::fromStdString(entry->details.name) : QString();
    }
    return names;
}

} // namespace

SectionActions::SectionActions(std::function<Subject()> subject, QWidget *window)
    : QObject(window)
    , m_subject(std::move(subject))
    , m_window(window)
    , m_add(new QAction(this))
    , m_split(new QAction(this))
    , m_qualify(new QAction(this))
    , m_close(new QAction(this))
    , m_remove(new QAction(this))
{
    m_add->setObjectName(QStringLiteral("addSection"));
    m_split->setObjectName(QStringLiteral("splitSection"));
    m_qualify->setObjectName(QStringLiteral("qualifyAgain"));
    m_close->setObjectName(QStringLiteral("closeSection"));
    m_remove->setObjectName(QStringLiteral("removeSection"));
    connect(m_add, &QAction::triggered, this, &SectionActions::add);
    connect(m_split, &QAction::triggered, this, &SectionActions::split);
    connect(m_qualify, &QAction::triggered, this, &SectionActions::qualify);
    connect(m_close, &QAction::triggered, this, &SectionActions::close);
    connect(m_remove, &QAction::triggered, this, &SectionActions::remove);
    onLanguage(*window, [this] { speak(); });
}

void SectionActions::speak()
{
    //: Menu entry: a group of a tournament that is paired and ranked by itself.
    m_add->setText(tr("Add section…"));
    //: Menu entry: the players of a tournament go to several sections.
    m_split->setText(tr("Split into groups…"));
    //: Menu entry: players who have qualified from the groups are entered into the next stage anew.
    m_qualify->setText(tr("Update who qualified…"));
    //: Menu entry: all rounds of a section of a tournament are over, and no result changes any more.
    m_close->setText(m_isFinished ? tr("Reopen this section") : tr("Close this section"));
    m_remove->setText(tr("Remove this section"));
}

void SectionActions::refresh()
{
    const std::vector<tournament::Section> &all = m_subject().host.event().sections;
    const bool isReading = m_subject().host.isReading();
    m_isFinished = section().state == tournament::Section::State::Finished;
    m_add->setEnabled(!isReading);
    m_remove->setEnabled(!isReading && all.size() > 1);
    m_close->setEnabled(!isReading && (m_isFinished || !section().rounds.empty()));
    m_qualify->setEnabled(!isReading && section().intake && section().rounds.empty());
    m_split->setEnabled(!isReading && section().rounds.empty() && section().entries.size() >= 4);
    speak();
}

void SectionActions::add()
{
    EventHost &host = m_subject().host;
    NewEventDialog dialog(shippedTerms(), QString(), m_window);
    dialog.addTo(host.event().details);
    dialog.offer(nextStages());
    EventDraft draft(host, dialog, "newSection", {}, dialog.draftState());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const tournament::SectionSettings settings = dialog.choices().section;
    const std::vector<int> from = tournament::sectionsBefore(host.event(), 0);
    const auto despiteMissing = dialog.best() == 0 || from.empty()
        ? std::optional(false)
        : clearTheWay(host, from, dialog.best(), isElimination(settings.format), m_window);
    if (!despiteMissing) {
        draft.stay();
        return;
    }
    const auto refusal =
        host.carryOut(tournament::addedStage(host.event(), settings, from, dialog.best(), *despiteMissing));
    if (refusal) {
        draft.stay();
        tell(*refusal);
    } else {
        emit sectionWanted(host.event().sections.back().id);
    }
}

void SectionActions::split()
{
    EventHost &host = m_subject().host;
    const tournament::Event &event = host.event();
    const std::string &own = section().settings.name;
    const std::vector<int> atHand = tournament::groupsAtHand(event, section());
    QStringList sections;
    for (std::size_t i = 0; atHand.size() > 1 && i < atHand.size(); ++i)
        sections += QString::fromStdString(tournament::findSection(event, atHand[i])->settings.name);
    const bool hasOwn = sections.isEmpty() && own != event.details.name;
    GroupsDialog dialog(namesOf(section()), sections, hasOwn ? QString::fromStdString(own) : QString(), m_window);
    EventDraft draft(host, dialog, "groups", { {}, { section().id } });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto refusal = host.carryOut(tournament::spread(event, section(), dialog.groups(), dialog.names()));
    if (refusal)
        tell(*refusal);
}

void SectionActions::qualify()
{
    const auto [host, section] = m_subject();
    if (const QString refusal = qualifyAgain(host, section, m_window); !refusal.isEmpty())
        AskDialog::tell(m_window, "sectionRefused", refusal);
}

void SectionActions::close()
{
    const auto [host, section] = m_subject();
    const auto refusal = m_isFinished ? host.carryOut(tournament::ReopenSection { section })
                                      : host.carryOut(tournament::FinishSection { section });
    if (refusal)
        tell(*refusal);
}

void SectionActions::remove()
{
    const auto [host, section] = m_subject();
    if (const auto refusal = host.carryOut(tournament::RemoveSection { section }))
        tell(*refusal);
}

void SectionActions::tell(const tournament::Refusal &refusal)
{
    AskDialog::tell(m_window, "sectionRefused", text::refusalText(refusal, &section()));
}

const tournament::Section &SectionActions::section() const
{
    const auto [host, section] = m_subject();
    return host.section(section);
}

} // namespace kagetsu::ui
