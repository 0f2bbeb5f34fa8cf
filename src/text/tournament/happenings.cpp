// SPDX-License-Identifier: MIT
#include "text/tournament/happenings.h"

#include "text/common/foreigntext.h"
#include "text/tournament/corrections.h"
#include "text/tournament/numbers.h"
#include "text/tournament/qualification.h"
#include "text/tournament/results.h"
#include "tournament/log/corrections.h"
#include "tournament/log/history.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

using namespace tournament;

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

// Describes each action by an overload of its own.
class Teller
{
public:
    explicit Teller(const Event &event)
        : m_event(event)
    {
    }

    QString operator()(const SetEventDetails &) const { return EventWords::tr("The event details were changed."); }
    QString operator()(const AddSection &action) const
    {
        return EventWords::tr("Section “%1” was added.").arg(nameOr(action.settings.name, m_event.lastSectionId));
    }
    QString operator()(const ChangeSection &action) const
    {
        return EventWords::tr("The settings of section “%1” were changed.")
            .arg(nameOr(action.settings.name, action.section));
    }
    QString operator()(const RemoveSection &action) const
    {
        return EventWords::tr("Section “%1” was removed.").arg(section(action.section));
    }
    QString operator()(const FinishSection &action) const
    {
        return EventWords::tr("Section “%1” was closed.").arg(section(action.section));
    }
    QString operator()(const ReopenSection &action) const
    {
        return EventWords::tr("Section “%1” was reopened.").arg(section(action.section));
    }
    QString operator()(const AddEntry &action) const
    {
        return EventWords::tr("%1 was added.").arg(foreignText(action.details.name));
    }
    QString operator()(const ChangeEntry &action) const
    {
        return EventWords::tr("The details of %1 were changed.").arg(foreignText(action.details.name));
    }
    QString operator()(const RemoveEntry &action) const
    {
        return EventWords::tr("%1 was removed.").arg(name(action.section, action.entry));
    }
    QString operator()(const Withdraw &action) const
    {
        return EventWords::tr("%1 withdrew, starting with round %2.")
            .arg(name(action.section, action.entry), QString::number(action.fromRound));
    }
    QString operator()(const ComeBack &action) const
    {
        return EventWords::tr("%1 is taking part again.").arg(name(action.section, action.entry));
    }
    QString operator()(const NumberEntries &) const { return EventWords::tr("The players were numbered."); }
    QString operator()(const SetLot &action) const;
    QString operator()(const AddLock &action) const;
    QString operator()(const RemoveLocks &action) const
    {
        return EventWords::tr("Round %1: the bye or opponent set for %2 was removed.")
            .arg(QString::number(action.round), name(action.section, action.entry));
    }
    QString operator()(const AddRound &action) const
    {
        const Section *found = findSection(m_event, action.section);
        const auto count = found ? found->rounds.size() : 0;
        return EventWords::tr("Round %1 was paired.").arg(count);
    }
    QString operator()(const ChangeRound &action) const
    {
        return EventWords::tr("Round %1 was changed by hand.").arg(action.round);
    }
    QString operator()(const RemoveRound &action) const
    {
        return EventWords::tr("Round %1 was removed.").arg(action.round);
    }
    QString operator()(const PublishRound &action) const
    {
        return EventWords::tr("Round %1 was published.").arg(action.round);
    }
    QString operator()(const UnpublishRound &action) const
    {
        return action.losesResults
            ? EventWords::tr("Round %1 became a draft again and lost its results.").arg(action.round)
            : EventWords::tr("Round %1 became a draft again.").arg(action.round);
    }
    QString operator()(const StartClocks &action) const
    {
        return EventWords::tr("The clocks of round %1 were started.").arg(action.round);
    }
    QString operator()(const FinishRound &action) const
    {
        return EventWords::tr("Round %1 was closed.").arg(action.round);
    }
    QString operator()(const ReopenRound &action) const
    {
        return EventWords::tr("Round %1 was reopened.").arg(action.round);
    }
    QString operator()(const ReportGame &action) const;
    QString operator()(const AddGame &action) const
    {
        return EventWords::tr("Round %1, table %2: another game was added.").arg(action.round).arg(action.table);
    }
    QString operator()(const RuleMatch &action) const;
    QString operator()(const SetLineUp &action) const;
    QString operator()(const Adjust &action) const;
    QString operator()(const SetRankings &) const
    {
        return EventWords::tr("The categories, prizes and other rankings were changed.");
    }
    QString operator()(const RemoveAdjustment &) const { return EventWords::tr("A points adjustment was removed."); }
    QString operator()(const DecidePlaces &action) const
    {
        const Section *found = findSection(m_event, action.section);
        return decisionText(found ? *found : Section(), action.decision);
    }
    QString operator()(const Qualify &action) const
    {
        return EventWords::tr("%n player(s) qualified for section “%1”.", nullptr, int(action.qualifiers.size()))
            .arg(section(action.section));
    }

private:
    // Returns the number of a section that has no name.
    static QString nameOr(const std::string &name, int id)
    {
        return name.empty() ? QString::number(id) : foreignText(name);
    }
    QString section(int id) const
    {
        const Section *found = findSection(m_event, id);
        return nameOr(found ? found->settings.name : std::string(), id);
    }
    QString name(int sectionId, EntryId entry) const
    {
        const Section *found = findSection(m_event, sectionId);
        return found && findEntry(*found, entry) ? foreignText(shownName(*found, entry)) : QStringLiteral("?");
    }
    const Match *match(int sectionId, int round, int table) const
    {
        const Section *found = findSection(m_event, sectionId);
        const Round *held = found ? findRound(*found, round) : nullptr;
        return held ? findMatch(*held, table) : nullptr;
    }
    // Returns "Ann – Ben"
    QString pair(int sectionId, int round, int table) const
    {
        const Match *found = match(sectionId, round, table);
        return found ? name(sectionId, found->a) + QStringLiteral(" – ") + name(sectionId, found->b) : QString();
    }

    const Event &m_event;
};

QString Teller::operator()(const SetLot &action) const
{
    const QString who = name(action.section, action.entry);
    return action.lot ? EventWords::tr("%1 drew lot %2.").arg(who, QString::number(*action.lot))
                      : EventWords::tr("The lot of %1 was removed.").arg(who);
}

QString Teller::operator()(const AddLock &action) const
{
    const QString round = QString::number(action.lock.round);
    const QString a = name(action.section, action.lock.a);
    if (!action.lock.b)
        return EventWords::tr("Round %1: a bye was set for %2.").arg(round, a);
    return EventWords::tr("Round %1: the pairing %2 – %3 was set.").arg(round, a, name(action.section, *action.lock.b));
}

QString Teller::operator()(const ReportGame &action) const
{
    const QString round = QString::number(action.round);
    const QString table = QString::number(action.table);
    if (!action.report)
        return EventWords::tr("Round %1, table %2: the result was cleared.").arg(round, table);
    const QString result = outcomeText(action.report->outcome);
    const QString who = pair(action.section, action.round, action.table);
    const Match *found = match(action.section, action.round, action.table);
    if (found && found->games.size() > 1) {
        //: %4 is two names, %5 a result such as 1–0.
        return EventWords::tr("Round %1, table %2, game %3: %4 %5.")
            .arg(round, table, QString::number(action.game + 1), who, result);
    }
    //: %3 is two names, %4 a result such as 1–0.
    return EventWords::tr("Round %1, table %2: %3 %4.").arg(round, table, who, result);
}

QString Teller::operator()(const RuleMatch &action) const
{
    const QString round = QString::number(action.round);
    const QString table = QString::number(action.table);
    if (!action.points)
        return EventWords::tr("Round %1, table %2: the ruling was removed.").arg(round, table);
    const QString points = pointsText(action.points->a) + QStringLiteral("–") + pointsText(action.points->b);
    //: %3 is two names, %4 the points of each such as 2–0.
    return EventWords::tr("Round %1, table %2: %3 %4 by ruling.")
        .arg(round, table, pair(action.section, action.round, action.table), points);
}

QString Teller::operator()(const SetLineUp &action) const
{
    const Match *found = match(action.section, action.round, action.table);
    const QString team = found ? name(action.section, found->entry(action.party)) : QString();
    return EventWords::tr("Round %1, table %2: %3 set its line-up.")
        .arg(QString::number(action.round), QString::number(action.table), team);
}

QString Teller::operator()(const Adjust &action) const
{
    const QString who = name(action.section, action.adjustment.entry);
    const Points points = action.adjustment.points;
    const QString amount = (points > Points {} ? QStringLiteral("+") : QString()) + pointsText(points);
    const QString reason = foreignText(action.adjustment.reason);
    //: %2 is a number of points with its sign.
    if (reason.isEmpty())
        return EventWords::tr("Points adjustment for %1: %2.").arg(who, amount);
    return EventWords::tr("Points adjustment for %1: %2 (%3).").arg(who, amount, reason);
}

} // namespace

QString actionText(const Action &action, const Event &event)
{
    return std::visit(Teller(event), action);
}

QString logText(const LogLine &line, const Event &event)
{
    const QString text = actionText(line.action, event);
    //: %1 is a sentence about what had been done.
    return line.undone ? EventWords::tr("Undone: %1").arg(text) : text;
}

std::vector<ToldLine> toldLog(const std::vector<LogLine> &lines)
{
    const std::vector<Correction> corrections = correctionsOf(lines); // corrections in the order of lines
    auto correction = corrections.begin();
    std::vector<ToldLine> told;
    told.reserve(lines.size());
    retell(lines, [&](std::size_t line, const Event &event) {
        ToldLine &now =
            told.emplace_back(ToldLine { lines[line].done, logText(lines[line], event), lines[line].undone });
        if (correction == corrections.end() || correction->line != line)
            return;
        if (const Section *section = findSection(event, correction->section)) {
            const QString reason = reasonText(correction->reason);
            now.correction = correctionText(*correction, *section);
            if (!reason.isEmpty())
                now.correction = QStringLiteral("%1 (%2)").arg(now.correction, reason);
        }
        ++correction;
    });
    return told;
}

} // namespace kagetsu::text
