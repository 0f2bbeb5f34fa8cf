// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/pairingcheck.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/qualification.h"
#include "tournament/model/find.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QAction>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using Answer = tournament::RoundCheck::Answer;

} // namespace

PairingCheck::PairingCheck(std::function<const tournament::Log &()> log, QWidget *window)
    : QObject(window)
    , m_log(std::move(log))
    , m_window(window)
    , m_action(new QAction(this))
    , m_task(window)
{
    m_action->setObjectName(QStringLiteral("checkPairings"));
    connect(m_action, &QAction::triggered, this, &PairingCheck::check);
    onLanguage(*window, [this] {
        //: Menu entry: every pairing of a tournament is computed anew.
        m_action->setText(tr("Check pairings"));
    });
}

void PairingCheck::stop()
{
    m_task.cancel();
    m_task.wait();
}

void PairingCheck::check()
{
    constexpr std::size_t LinesAtOnce = 300;
    const std::vector<tournament::LogLine> lines = m_log().lines();
    m_task.run(
        lines.size() > LinesAtOnce ? background::Amount::Large : background::Amount::Small, tr("Checking pairings…"),
        [lines](background::State &state) {
            return tournament::checkRounds(
                lines, [&state](int matched, int all) { return state.advance(double(matched) / std::max(1, all)); });
        },
        [this, event = m_log().event()](const std::vector<tournament::RoundCheck> &checks) { tell(event, checks); });
}

void PairingCheck::tell(const tournament::Event &event, const std::vector<tournament::RoundCheck> &checks)
{
    QStringList lines;
    for (const tournament::RoundCheck &check : checks)
        lines += textOf(event, check);
    for (const tournament::Section &section : event.sections) {
        if (const QString text = text::intakeText(event, section); !text.isEmpty())
            lines += text;
    }
    const QString sentence = checks.empty()                  ? tr("No round has been paired yet.")
        : std::ranges::any_of(checks, tournament::isFinding) ? tr("Some pairings are not what Kagetsu computes.")
                                                             : tr("No pairing differs from what Kagetsu computes.");
    AskDialog::tell(m_window, "pairingsChecked", sentence, lines.join(QLatin1Char('\n')));
}

QString PairingCheck::textOf(const tournament::Event &event, const tournament::RoundCheck &check) const
{
    //: A round of a section: %1 is its number, %2 the name of the section.
    const QString round = event.sections.size() > 1
        ? tr("%2, round %1").arg(check.round).arg(text::sectionName(*tournament::findSection(event, check.section)))
        : tr("Round %1").arg(check.round);
    const int different = static_cast<int>(check.differences.size());
    const QString answer = [&] {
        switch (check.answer) {
        case Answer::Same: return tr("as computed.");
        case Answer::Differs: return tr("%n table(s) are not as computed.", nullptr, different);
        case Answer::NoInput: return tr("paired elsewhere, so it cannot be checked.");
        case Answer::OtherRules: return tr("paired by other rules, so it cannot be checked.");
        case Answer::BadInput: return tr("the data it was paired from is damaged.");
        case Answer::NoPairing: return tr("no pairing can be computed.");
        case Answer::Stopped: return tr("not checked, because the check was stopped.");
        }
        return QString();
    }();
    //: %1 is a round of a tournament, %2 what a check of its pairing found.
    QStringList sentences { tr("%1: %2").arg(round, answer) };
    if (!check.isInputOfSection)
        sentences += tr("It was paired from data that did not match the section's.");
    if (check.isCorrectedSince)
        sentences += tr("Results were corrected after it was paired.");
    if (!check.differencesNow.empty())
        sentences += tr("%n table(s) would be paired differently now.", nullptr, int(check.differencesNow.size()));
    if (check.changedTables > 0)
        sentences += tr("%n table(s) were changed by hand afterwards.", nullptr, check.changedTables);
    return text::joinSentences(sentences);
}

} // namespace kagetsu::ui
