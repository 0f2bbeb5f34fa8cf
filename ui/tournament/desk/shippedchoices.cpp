// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/shippedchoices.h"

#include "match/preset/shipped.h"
#include "text/common/language.h"
#include "text/preset/presets.h"
#include "tournament/regulation/regulation.h"

namespace kagetsu::ui {

namespace {

using tournament::Regulation;
using tournament::Stage;

NewEventDialog::Ready readyOf(const Regulation &regulation, const Stage &stage)
{
    const std::string language = text::languageTag();
    NewEventDialog::Ready ready;
    ready.name = QString::fromStdString(json::textIn(regulation.names, language));
    ready.about = QString::fromStdString(json::textIn(regulation.about, language));
    for (int group = 0; group < stage.groups; ++group)
        ready.sections.push_back(tournament::settingsOf(stage, language, group));
    return ready;
}

} // namespace

QList<NewEventDialog::Terms> shippedTerms()
{
    QList<NewEventDialog::Terms> terms;
    for (const preset::Preset &preset : preset::shippedPresets())
        terms.append({ QString::fromStdString(preset.id), text::presetName(preset) });
    return terms;
}

QList<NewEventDialog::Ready> firstStages()
{
    QList<NewEventDialog::Ready> ready;
    for (const Regulation &each : tournament::shippedRegulations())
        ready.append(readyOf(each, each.stages.front()));
    return ready;
}

QList<NewEventDialog::Ready> nextStages()
{
    QList<NewEventDialog::Ready> ready;
    for (const Regulation &each : tournament::shippedRegulations()) {
        for (std::size_t i = 1; i < each.stages.size(); ++i) {
            const Stage &before = each.stages[i - 1];
            NewEventDialog::Ready one = readyOf(each, each.stages[i]);
            for (tournament::SectionSettings &settings : one.sections)
                settings.options.carriesResults = before.carriesResults;
            one.name += QStringLiteral(" – ") + QString::fromStdString(one.sections.front().name);
            one.best = before.goOn;
            ready.append(one);
        }
    }
    return ready;
}

} // namespace kagetsu::ui
