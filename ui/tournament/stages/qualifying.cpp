// SPDX-License-Identifier: MIT
#include "ui/tournament/stages/qualifying.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/qualification.h"
#include "tournament/model/find.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/stages/decisiondialog.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace kagetsu::ui {

namespace {

struct QualifyingWords
{
    Q_DECLARE_TR_FUNCTIONS(QualifyingWords)
};

bool agreesToMiss(
    const tournament::Event &event, const std::vector<tournament::MissingResult> &missing, QWidget *window)
{
    return AskDialog::agrees(window, "missingResults",
        QualifyingWords::tr("Results are missing that can change who qualifies."),
        text::missingLines(event, missing).join(QLatin1Char('\n')), QualifyingWords::tr("Enter by the results so far"),
        AskDialog::Role::Discard);
}

void tellWithdrawn(const tournament::Event &event, const std::vector<tournament::Qualifier> &withdrawn, QWidget *window)
{
    QStringList names;
    for (const tournament::Qualifier &each : withdrawn)
        names += text::entryName(*tournament::findSection(event, each.section), each.entry);
    if (!names.isEmpty())
        AskDialog::tell(window, "withdrawnQualifiers",
            //: %1 are players who had qualified for the next stage of a tournament.
            QualifyingWords::tr("These players have withdrawn: %1. The next in the standings qualify instead.")
                .arg(text::joinNames(names)));
}

// Returns whether the places were decided.
bool decide(EventHost &host, const tournament::SharedPlace &shared, QWidget *window)
{
    // Below 2^63, like every seed of an event.
    const std::uint64_t seed = QRandomGenerator::global()->generate64() >> 1;
    const tournament::Section &section = host.section(shared.section);
    DecisionDialog dialog(section, shared, text::sharedPlaceText(host.event(), shared), seed, window);
    // The draft belongs to these players, because others who share the place later need a draft of their own.
    std::vector<int> about { shared.section, shared.place };
    for (const tournament::EntryId entry : shared.entries)
        about.push_back(entry.value);
    EventDraft draft(host, dialog, "decision", { {}, about });
    QObject::connect(&dialog, &DecisionDialog::changed, &draft, &DraftKeeper::touch); // also by fields that it added
    std::optional<tournament::PlaceDecision> decision;
    const QString refusal = draft.ask([&] {
        decision = dialog.decision();
        return host.attempt(shared.section, { tournament::DecidePlaces { shared.section, *decision } });
    });
    if (!refusal.isEmpty())
        AskDialog::tell(window, "decisionRefused", refusal);
    else if (decision && decision->seed)
        AskDialog::tell(window, "lotDrawn", text::decisionText(host.section(shared.section), *decision));
    return decision && refusal.isEmpty();
}

} // namespace

std::optional<bool> clearTheWay(
    EventHost &host, const std::vector<int> &from, int ofEach, bool isForBracket, QWidget *window)
{
    const auto now = [&] { return tournament::qualificationOf(host.event(), from, ofEach, isForBracket); };
    const tournament::Qualification first = now();
    if (!first.missing.empty() && !agreesToMiss(host.event(), first.missing, window))
        return std::nullopt;
    for (tournament::Qualification next = first; !next.shared.empty(); next = now()) {
        const std::size_t lines = host.log().lines().size();
        if (!decide(host, next.shared.front(), window) || host.log().lines().size() == lines)
            return std::nullopt;
    }
    tellWithdrawn(host.event(), now().withdrawn, window);
    return !first.missing.empty();
}

QString qualifyAgain(EventHost &host, int section, QWidget *window)
{
    const tournament::Section &into = host.section(section);
    if (!into.intake)
        return {};
    const auto [from, ofEach] = std::pair(into.intake->sections, into.intake->ofEach);
    const auto despiteMissing = clearTheWay(host, from, ofEach, isElimination(into.settings.format), window);
    if (!despiteMissing)
        return {};
    tournament::Qualify qualify = tournament::entering(host.event(), section, from, ofEach);
    qualify.despiteMissing = *despiteMissing;
    return host.attempt(section, { qualify });
}

} // namespace kagetsu::ui
