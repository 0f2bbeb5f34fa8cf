// SPDX-License-Identifier: MIT
#include "text/preset/presets.h"

#include "base/json/texts.h"
#include "text/common/foreigntext.h"
#include "text/common/language.h"
#include "text/match/setup.h"
#include "text/opening/opening.h"
#include "text/opening/openingterms.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace kagetsu::text {

namespace {

using preset::Preset;

struct PresetWords
{
    Q_DECLARE_TR_FUNCTIONS(PresetWords)
};

QString byOrganiser()
{
    //: Of an opening, a time or a rule that a preset leaves open.
    return PresetWords::tr("Set by the organiser.");
}

QString ruleText(const Preset &preset)
{
    if (!preset.rules)
        return byOrganiser();
    QStringList said { ruleName(preset.rules->rule), ruleSummary(preset.rules->rule) };
    if (preset.rules->rule == rules::Rule::Caro) {
        said << (preset.rules->caroEdgeBlocks ? PresetWords::tr("The edge blocks a five, as an opponent's stone does.")
                                              : PresetWords::tr("The edge does not block a five."));
        if (preset.rules->caroExactlyFive)
            said << PresetWords::tr("Six or more in a row do not win.");
    }
    return said.join(QStringLiteral(" – "));
}

QString openingText(const preset::Form &form)
{
    const auto procedure = preset::openingOf(form);
    if (!procedure)
        return byOrganiser();
    QStringList said { procedureName(*procedure) };
    said << termsText(*form.opening, *procedure) << procedureAbout(*procedure);
    said.removeAll(QString());
    return said.join(QStringLiteral(" – "));
}

QString timeText(const Preset &preset, const preset::Form &form)
{
    const auto time = preset::timeOf(form);
    if (!time)
        return byOrganiser();
    const QString said = QString::fromStdString(form.time) + QStringLiteral(" – ") + controlText(*time);
    return preset.timeOpen ? PresetWords::tr("%1. The organiser may set a different time.").arg(said) : said;
}

QString pauseText(const Preset &preset)
{
    switch (preset.pauses) {
    case preset::PlayerPause::Call:
        return preset.arbiter ? PresetWords::tr("Players stop the clocks only to call the arbiter.")
                              : PresetWords::tr("If no arbiter is present, either player may pause.");
    case preset::PlayerPause::Never: return PresetWords::tr("Players do not stop the clocks.");
    case preset::PlayerPause::Free: return PresetWords::tr("Either player may pause.");
    }
    return {};
}

QString recordingText(preset::Recording recording)
{
    switch (recording) {
    case preset::Recording::Program: return PresetWords::tr("The program keeps the record.");
    case preset::Recording::Players: return PresetWords::tr("Both players write down the game.");
    case preset::Recording::Referee: return PresetWords::tr("A scorer writes down the game.");
    }
    return {};
}

QString errorText(const preset::PresetFault &fault)
{
    switch (fault.error) {
    case preset::PresetError::Field: return procedureErrorText(fault.place.error);
    case preset::PresetError::BadTime: return controlFaultText(fault.time);
    case preset::PresetError::UnknownOpening: return PresetWords::tr("There is no opening procedure with this name.");
    case preset::PresetError::OpeningUnplayable: return PresetWords::tr("This opening cannot be played in this game.");
    case preset::PresetError::LevelForbids: return PresetWords::tr("The preset level does not allow this.");
    }
    return {};
}

} // namespace

void setPresetName(Preset &preset, const QString &name)
{
    preset.names[json::keyFor(preset.names, languageTag())] = name.toStdString();
}

QString presetName(const Preset &preset)
{
    return foreignText(preset::titleOf(preset, languageTag()));
}

QString presetAbout(const Preset &preset)
{
    return foreignText(preset::aboutOf(preset, languageTag()));
}

QString formName(const preset::Form &form)
{
    const QString name = foreignText(preset::titleOf(form, languageTag()));
    const auto procedure = preset::openingOf(form);
    return name.isEmpty() && procedure ? procedureName(*procedure) : name;
}

QString levelName(preset::Level level)
{
    switch (level) {
    case preset::Level::Casual:
        //: How strictly a preset holds.
        return PresetWords::tr("Casual");
    case preset::Level::Club:
        //: How strictly a preset holds: a game in a club.
        return PresetWords::tr("Club");
    case preset::Level::Rated:
        //: How strictly a preset holds: a game for a rating.
        return PresetWords::tr("Rated");
    case preset::Level::Title:
        //: How strictly a preset holds: a game for a title.
        return PresetWords::tr("Title match");
    }
    return {};
}

QString lockText(preset::Level level)
{
    switch (level) {
    case preset::Level::Casual: return PresetWords::tr("Everything can be changed for this game.");
    case preset::Level::Club:
        return PresetWords::tr("The preset determines which hints are shown, so that all club games are alike.");
    case preset::Level::Rated:
        return PresetWords::tr("In a rated game, there are no hints and no moves can be taken back.");
    case preset::Level::Title:
        return PresetWords::tr(
            "In a title match, there are no hints, no moves can be taken back, and players call the arbiter.");
    }
    return {};
}

QList<PresetLine> meaningOf(const Preset &preset, const preset::Form &form)
{
    QList<PresetLine> lines;
    const auto add = [&lines](const QString &field, const QString &value, const char *source = "") {
        lines.append({ field, value, QLatin1String(source) });
    };
    const auto meaning = [](auto policy) {
        const ChoiceWords words = wordsOf(policy);
        return QString(words.name + QStringLiteral(" – ") + words.meaning);
    };
    add(PresetWords::tr("Level"), levelName(preset.level) + QStringLiteral(" – ") + lockText(preset.level));
    add(PresetWords::tr("Rule"), ruleText(preset));
    add(PresetWords::tr("Board"), PresetWords::tr("%n lines", nullptr, preset.boardSize));
    add(PresetWords::tr("Opening"), openingText(form));
    add(PresetWords::tr("Time"), timeText(preset, form));
    const bool hasFouls =
        !preset.rules || preset.rules->fouls(rules::Side::Black).any() || preset.rules->fouls(rules::Side::White).any();
    if (hasFouls) {
        add(PresetWords::tr("Forbidden move"), meaning(preset.foulPolicy), "RIF 9.2, 9.8");
        add(PresetWords::tr("Hints"), meaning(preset.hints));
    }
    add(PresetWords::tr("Five in a row"), meaning(preset.fivePolicy), "RIF 9.7");
    add(PresetWords::tr("Fallen flag"), meaning(preset.flagPolicy), "RIF 14.8, 14.9");
    add(PresetWords::tr("Both flags down"), bothFlagsText(preset.bothFlags), "RIF 10.4");
    add(PresetWords::tr("Wrong claim"), falseClaimText(preset));
    if (preset.arbiter)
        add(PresetWords::tr("Withdrawn claim"), withdrawalText(preset.withdrawal));
    add(PresetWords::tr("Warnings"), warningsText(preset.warningsToLose));
    if (preset.leavesInReading > 0)
        add(PresetWords::tr("Leaving the table"), leavesText(preset.leavesInReading));
    add(PresetWords::tr("Take-backs"),
        preset.takeBacks ? PresetWords::tr("When both agree.") : PresetWords::tr("Never."));
    add(PresetWords::tr("Stopping the clocks"), pauseText(preset), "RIF 14.7");
    add(PresetWords::tr("Arbiter"),
        preset.arbiter ? PresetWords::tr("Present: foul claims wait for a ruling.")
                       : PresetWords::tr("Not needed: the program decides on claims."));
    add(PresetWords::tr("Draw offers"), drawOffersText(preset.drawOffers), "RIF 10");
    if (preset.moveLimit > 0)
        add(PresetWords::tr("Maximum number of moves"),
            PresetWords::tr("A draw after %n moves.", nullptr, preset.moveLimit));
    add(PresetWords::tr("Games"),
        preset.games == 2 ? PresetWords::tr("Two, with the seats exchanged in the second.") : PresetWords::tr("One."));
    add(PresetWords::tr("Points"), scoringText(preset.scoring));
    add(PresetWords::tr("Lateness"), latenessText(preset::termsOf(preset, form).lateness), "RIF 15");
    add(PresetWords::tr("Announcements"), announcementText(preset.announcements));
    add(PresetWords::tr("Record"), recordingText(preset.recording), "RIF 13");
    const match::Occasion &occasion = preset.occasion;
    for (const auto &[field, text] :
        { std::pair(PresetWords::tr("Event"), &occasion.event), std::pair(PresetWords::tr("Round"), &occasion.round),
            //: Its number, in a hall with many.
            std::pair(PresetWords::tr("Table"), &occasion.table),
            //: Where the games are played.
            std::pair(PresetWords::tr("Place"), &occasion.place),
            std::pair(PresetWords::tr("Arbiter's name"), &occasion.arbiterName) }) {
        if (!text->empty())
            add(field, foreignText(*text));
    }
    return lines;
}

QString presetFaultText(const catalogue::PresetFileFault &fault)
{
    const QString name = foreignText(QFileInfo(fault.file.path).fileName());
    switch (fault.file.error) {
    case catalogue::ProcedureFileError::Unreadable:
    case catalogue::ProcedureFileError::NoFile: return procedureFaultText(fault.file);
    case catalogue::ProcedureFileError::TooLarge:
        return PresetWords::tr("%1 is larger than 1 MB. It is not a preset.").arg(name);
    case catalogue::ProcedureFileError::IdTaken:
        return PresetWords::tr("%1: there is already a preset called %2.").arg(name, fault.file.id);
    case catalogue::ProcedureFileError::BadText: break;
    }
    const preset::PresetFault first = fault.faults.empty() ? preset::PresetFault {} : fault.faults.front();
    return placedFaultText(name, first.place, errorText(first));
}

} // namespace kagetsu::text
