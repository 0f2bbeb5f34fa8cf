// SPDX-License-Identifier: MIT
#include "text/opening/openingterms.h"

#include "opening/pattern/catalogue.h"
#include "text/common/foreigntext.h"
#include "text/opening/opening.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::text {

using opening::ParameterUse;
using opening::ProcedureError;

namespace {

struct TermsWords
{
    Q_DECLARE_TR_FUNCTIONS(TermsWords)
};

// Returns the text for a condition of the shipped procedures, by the name that their authors gave it.
QString conditionText(const std::string &name)
{
    if (name == "offer_after_swap") {
        //: Taraguchi: may the new Black still offer several fifth moves after a swap?
        return TermsWords::tr("After a swap, fifth moves may still be offered");
    }
    return foreignText(name);
}

QString valueText(const opening::Value &value)
{
    if (const auto *number = std::get_if<int>(&value))
        return QString::number(*number);
    if (const auto *yes = std::get_if<bool>(&value))
        return *yes ? TermsWords::tr("yes") : TermsWords::tr("no");
    if (const auto *text = std::get_if<std::string>(&value))
        return regionText(*text);
    const auto &list = std::get<std::vector<std::string>>(value);
    if (list.size() == 1 && list.front().starts_with(opening::PatternPrefix))
        return patternList({ list.front().substr(opening::PatternPrefix.size()) });
    if (list.empty())
        return TermsWords::tr("none");
    const bool codes = std::all_of(list.begin(), list.end(), [](const std::string &code) {
        return opening::patternFromCode(code) && std::isupper(static_cast<unsigned char>(code.front()));
    });
    QStringList texts;
    for (const std::string &entry : list)
        texts << foreignText(entry).toUpper();
    return codes ? patternList(list) : texts.join(QLatin1Char(' '));
}

} // namespace

QString parameterText(const opening::Procedure &procedure, const opening::Parameter &parameter)
{
    const opening::ParameterRole role = opening::roleOf(procedure, parameter.name);
    switch (role.use) {
    case ParameterUse::Region:
        return role.move > 0 ? TermsWords::tr("Where stone %1 may be placed").arg(role.move)
                             : TermsWords::tr("Where fifth moves may be placed");
    case ParameterUse::RegionWidth:
        return role.move > 0 ? TermsWords::tr("Width of the square for stone %1").arg(role.move)
                             : TermsWords::tr("Width of the square for fifth moves");
    case ParameterUse::OfferCount: return TermsWords::tr("Number of fifth moves offered");
    case ParameterUse::DeclareMin: return TermsWords::tr("Minimum number of fifth moves a player may declare");
    case ParameterUse::DeclareMax: return TermsWords::tr("Maximum number of fifth moves a player may declare");
    case ParameterUse::Limit:
        //: How often an option of an opening, such as adding two stones, can be chosen.
        return TermsWords::tr("How many times two more stones may be added");
    case ParameterUse::Exclude: return TermsWords::tr("Patterns that are not allowed");
    case ParameterUse::Stones: return TermsWords::tr("Stones placed before the game");
    case ParameterUse::Condition: return conditionText(parameter.name);
    case ParameterUse::Unused: break;
    }
    return foreignText(parameter.name);
}

QString regionText(const std::string &region)
{
    const QString width = QString::fromStdString(region.substr(region.find(':') + 1));
    if (region == "centre" || region == "sq:1")
        return TermsWords::tr("on the centre");
    if (region == "any")
        return TermsWords::tr("anywhere");
    if (region.starts_with("sq:"))
        return TermsWords::tr("within the central %1 × %1 square").arg(width);
    if (region.starts_with("outside:"))
        return TermsWords::tr("outside the central %1 × %1 square").arg(width);
    return foreignText(region);
}

QString patternList(const std::vector<std::string> &codes)
{
    QStringList names;
    for (const std::string &code : codes) {
        if (const opening::Pattern *pattern = opening::patternFromCode(code))
            names << patternText({ pattern, rules::Symmetry::Identity });
    }
    //: Between the items of a list.
    return names.join(TermsWords::tr(", "));
}

QStringList termsText(const opening::Terms &terms, const opening::Procedure &procedure)
{
    QStringList texts;
    for (const opening::Parameter &parameter : procedure.params) {
        const auto chosen = terms.values.find(parameter.name);
        if (chosen != terms.values.end() && chosen->second != parameter.value) {
            //: A condition of the opening and its value: "Fifth moves that are offered: 5".
            texts << TermsWords::tr("%1: %2").arg(parameterText(procedure, parameter), valueText(chosen->second));
        }
    }
    if (!terms.modifiers.exclude.empty())
        texts << TermsWords::tr("Not allowed: %1").arg(patternList(terms.modifiers.exclude));
    if (!terms.modifiers.fixedPattern.empty())
        texts << TermsWords::tr("The pattern is %1").arg(patternList({ terms.modifiers.fixedPattern }));
    if (terms.modifiers.fixedN)
        texts << TermsWords::tr("The number of fifth moves is fixed: %n", nullptr, *terms.modifiers.fixedN);
    return texts;
}

QString procedureErrorText(ProcedureError error)
{
    switch (error) {
    case ProcedureError::BrokenJson: return TermsWords::tr("The text is not valid JSON from here on.");
    case ProcedureError::TooLarge:
        return TermsWords::tr("The text is nested too deeply, or has too many entries in one place.");
    case ProcedureError::DuplicateKey: return TermsWords::tr("This field appears twice.");
    case ProcedureError::WrongType: return TermsWords::tr("The value has the wrong type for this field.");
    case ProcedureError::MissingField: return TermsWords::tr("A field is missing here.");
    case ProcedureError::UnknownField: return TermsWords::tr("There is no such field here.");
    case ProcedureError::UnknownWord: return TermsWords::tr("This word is not valid here.");
    case ProcedureError::OutOfRange: return TermsWords::tr("The value is out of range.");
    case ProcedureError::UnknownParameter: return TermsWords::tr("The procedure has no such parameter.");
    case ProcedureError::ValueNotAllowed: return TermsWords::tr("The parameter does not take this value.");
    case ProcedureError::UnknownStep: return TermsWords::tr("There is no step with this name.");
    case ProcedureError::DuplicateId: return TermsWords::tr("This name is already taken.");
    case ProcedureError::UnknownVariable:
        return TermsWords::tr("This number is not declared on every path to this step.");
    case ProcedureError::UnknownPattern: return TermsWords::tr("There is no such pattern or catalogue.");
    case ProcedureError::NoPatternLeft: return TermsWords::tr("No pattern is left that can be placed.");
    case ProcedureError::BadRegion:
        return TermsWords::tr("This is not a valid region. Use centre, any, sq:k or outside:k with an odd k.");
    case ProcedureError::BadStones:
        return TermsWords::tr(
            "These stones cannot be placed. Use each point only once, stay on this board, and make no five.");
    case ProcedureError::BadExample:
        return TermsWords::tr("The example cannot be played here, or stops before the opening is over.");
    case ProcedureError::BadActor: return TermsWords::tr("This word does not stand for a player here.");
    case ProcedureError::BadPlaceInFlow: return TermsWords::tr("This step is not allowed here.");
    case ProcedureError::WrongMoveNumber:
        return TermsWords::tr("Not every path reaches this step with the same number of stones.");
    case ProcedureError::NoEnd: return TermsWords::tr("The steps run out before the opening ends.");
    case ProcedureError::NoWayOut:
        return TermsWords::tr("All options of this step can be used up, and then there is no way to continue.");
    case ProcedureError::EndlessLoop: return TermsWords::tr("From here, the steps can repeat forever.");
    case ProcedureError::TooLong: return TermsWords::tr("There are more steps than any opening needs.");
    case ProcedureError::RegionTooSmall:
        return TermsWords::tr("The region can already be full when this step is reached.");
    case ProcedureError::BoardNotAllowed: return TermsWords::tr("The procedure is not for a board of this size.");
    case ProcedureError::NotApplicable: return TermsWords::tr("This does not apply to the procedure.");
    }
    return {};
}

QString procedureFaultText(const catalogue::ProcedureFileFault &fault)
{
    const QString name = foreignText(QFileInfo(fault.path).fileName());
    switch (fault.error) {
    case catalogue::ProcedureFileError::Unreadable:
        return TermsWords::tr("%1 cannot be read: %2").arg(name, fault.systemText);
    case catalogue::ProcedureFileError::NoFile: return TermsWords::tr("%1 is not a file.").arg(name);
    case catalogue::ProcedureFileError::TooLarge:
        return TermsWords::tr("%1 is larger than 1 MB. It is not an opening procedure.").arg(name);
    case catalogue::ProcedureFileError::IdTaken:
        return TermsWords::tr("%1: there is already a procedure called %2.").arg(name, fault.id);
    case catalogue::ProcedureFileError::BadText: break;
    }
    const opening::ProcedureFault first = fault.faults.empty() ? opening::ProcedureFault {} : fault.faults.front();
    return placedFaultText(name, first, procedureErrorText(first.error));
}

QString placedFaultText(const QString &name, const opening::ProcedureFault &place, const QString &what)
{
    if (place.pointer.empty())
        //: A fault in a file of opening procedures: name of the file, line, column, and what is wrong.
        return TermsWords::tr("%1, line %2, column %3: %4")
            .arg(name, QString::number(place.line), QString::number(place.column), what);
    //: A fault in a file of opening procedures: name of the file, line, column, the field, and what is wrong.
    return TermsWords::tr("%1, line %2, column %3, %4: %5")
        .arg(name, QString::number(place.line), QString::number(place.column), foreignText(place.pointer), what);
}

} // namespace kagetsu::text
