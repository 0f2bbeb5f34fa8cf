// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/procedurepicker.h"

#include "opening/file/shipped.h"
#include "text/common/foreigntext.h"
#include "text/opening/opening.h"
#include "ui/board/inforce.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

namespace kagetsu::ui {

namespace {

enum class Kind { Renju, Gomoku, Any, Own };
constexpr Kind AllKinds[] { Kind::Renju, Kind::Gomoku, Kind::Any, Kind::Own };

Kind kindOf(const opening::Procedure &procedure)
{
    if (!opening::procedureOf(opening::shippedProcedures(), procedure.id))
        return Kind::Own;
    switch (procedure.family) {
    case opening::Family::Renju: return Kind::Renju;
    case opening::Family::Gomoku: return Kind::Gomoku;
    case opening::Family::Any: break;
    }
    return Kind::Any;
}

QString kindText(Kind kind)
{
    switch (kind) {
    case Kind::Renju:
        //: Heading over the opening procedures that are made for renju.
        return ProcedurePicker::tr("For renju");
    case Kind::Gomoku: return ProcedurePicker::tr("For gomoku");
    case Kind::Any: return ProcedurePicker::tr("For any game");
    case Kind::Own:
        //: Heading over the opening procedures that come from files of the organiser.
        return ProcedurePicker::tr("Your own");
    }
    return {};
}

QString foundBy(const opening::Procedure &procedure)
{
    QStringList names { QString::fromStdString(procedure.id) };
    for (const auto &[language, name] : procedure.names)
        names << text::foreignText(opening::titleOf(procedure, language));
    return names.join(QLatin1Char('\n'));
}

} // namespace

ProcedurePicker::ProcedurePicker(QWidget *parent)
    : SearchList(parent)
{
    search()->setObjectName(QStringLiteral("procedureSearch"));
    list()->setObjectName(QStringLiteral("procedures"));
    nothing()->setObjectName(QStringLiteral("noProcedure"));
    onLanguage(*this, [this] {
        setPrompt(tr("Search by name"));
        search()->setAccessibleName(tr("Search opening procedures"));
        list()->setAccessibleName(tr("Opening procedures"));
        nothing()->setText(tr("No matching opening procedure."));
    });
    onChange(*this, QEvent::LanguageChange, [this] { fill(); });
    onChange(*this, QEvent::PaletteChange, [this] { fill(); });
}

void ProcedurePicker::setProcedures(const std::vector<opening::Procedure> &procedures, const catalogue::GameKind &game)
{
    m_procedures = procedures;
    m_game = game;
    fill();
}

void ProcedurePicker::fill()
{
    QList<Group> groups;
    for (const Kind kind : AllKinds) {
        Group group { kindText(kind), {} };
        for (const opening::Procedure &procedure : m_procedures) {
            if (kindOf(procedure) == kind) {
                group.entries.append({ QString::fromStdString(procedure.id), text::procedureName(procedure),
                    foundBy(procedure), !isOffered(procedure, m_game.rule, m_game.boardSize) });
            }
        }
        groups.append(group);
    }
    setGroups(groups);
}

} // namespace kagetsu::ui
