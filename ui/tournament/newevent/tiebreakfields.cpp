// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/tiebreakfields.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/standings/presets.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/wrappedlabel.h"

#include <QLineEdit>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostCodes = 32767; // letters, as every line of Qt

} // namespace

TieBreakFields::TieBreakFields(FieldGrid &form)
    : QObject(&form)
    , m_form(form)
    , m_lists(newBox("eventCriteria", int(tournament::criteriaPresets().size()) + 1))
    , m_typed(newLine("eventOwnCriteria", MostCodes))
    , m_codes(wrappedLabel("eventCodes"))
{
    m_codes->setProperty("muted", true);
    int index = 0;
    for (const tournament::CriteriaPreset &preset : tournament::criteriaPresets())
        m_lists->setItemData(index++, QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size())));
    form.add(m_lists, FieldGrid::Width::Full, m_codes);
    form.add(m_typed, FieldGrid::Width::Full);
    connect(m_lists, &QComboBox::currentIndexChanged, this, &TieBreakFields::changed);
    connect(m_typed, &QLineEdit::textChanged, this, &TieBreakFields::changed);
}

void TieBreakFields::fill(const std::vector<tournament::Criterion> &criteria)
{
    const auto presets = tournament::criteriaPresets();
    const auto found =
        std::ranges::find_if(presets, [&](const auto &preset) { return tournament::criteriaOf(preset) == criteria; });
    m_typed->setText(QString::fromStdString(tournament::codesOf(criteria)));
    m_lists->setCurrentIndex(static_cast<int>(found - presets.begin()));
}

void TieBreakFields::chooseFor(tournament::Format format)
{
    tournament::SectionSettings chosen;
    readInto(chosen);
    if (tournament::areUsual(chosen.criteria))
        fill(tournament::usualCriteria(format));
}

void TieBreakFields::readInto(tournament::SectionSettings &section) const
{
    if (areTyped()) {
        section.criteria = tournament::typedCriteria(m_typed->text().toStdString()).criteria;
        return;
    }
    const tournament::CriteriaPreset &preset = tournament::criteriaPresets()[std::size_t(m_lists->currentIndex())];
    section.criteria = tournament::criteriaOf(preset);
    section.score.byGames = preset.byGames;
}

bool TieBreakFields::areTyped() const
{
    return m_lists->currentIndex() >= static_cast<int>(tournament::criteriaPresets().size());
}

bool TieBreakFields::areKnown() const
{
    // A hidden field asks for nothing.
    return m_typed->isHidden() || tournament::typedCriteria(m_typed->text().toStdString()).unknown.empty();
}

void TieBreakFields::follow(tournament::Format format)
{
    // The places of an elimination follow from its bracket.
    const bool hasCriteria = !isElimination(format);
    m_form.show(m_lists, hasCriteria);
    m_form.show(m_typed, hasCriteria && areTyped());
    tournament::SectionSettings chosen;
    readInto(chosen);
    QStringList codes;
    for (const tournament::Criterion &criterion : chosen.criteria)
        codes += text::criterionShort(criterion);
    QStringList unknown;
    for (const std::string &code : tournament::typedCriteria(m_typed->text().toStdString()).unknown)
        unknown += text::foreignText(code);
    //: %1 is a list of codes of tie-breaks.
    m_codes->setText(areKnown() ? text::joinNames(codes) : tr("Unknown: %1").arg(text::joinNames(unknown)));
}

void TieBreakFields::speak()
{
    m_form.say(m_lists, tr("Tie-breaks"));
    //: Codes of criteria such as BH-C1.
    m_form.say(m_typed, tr("Codes of the tie-breaks, in order"));
    for (int i = 0; i + 1 < m_lists->count(); ++i)
        m_lists->setItemText(i, text::criteriaPresetName(tournament::criteriaPresets()[std::size_t(i)].id));
    //: A list of criteria that comes from no regulation.
    m_lists->setItemText(m_lists->count() - 1, tr("Custom list"));
}

} // namespace kagetsu::ui
