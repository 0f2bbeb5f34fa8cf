// SPDX-License-Identifier: MIT
#include "ui/app/gamestandings.h"

#include "engine/seat/ladder.h"
#include "match/host/matchhost.h"
#include "text/common/foreigntext.h"
#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "ui/app/settings/settings.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace kagetsu::ui {

namespace {

bool isNameless(const std::string &name)
{
    const QString text = QString::fromStdString(name);
    return text == text::namelessText(text::Place::First) || text == text::namelessText(text::Place::Second);
}

// Returns under what a person's standing is kept: the name, empty for whoever gave none.
QString ladderKey(const std::string &name)
{
    return isNameless(name) ? QString() : QString::fromStdString(name);
}

} // namespace

Standings::Standings(host::MatchHost *host, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_settings(settings)
{
    connect(host, &host::MatchHost::matchChanged, this, [this] { emit told(QString()); });
    connect(host, &host::MatchHost::happened, this, &Standings::hear);
}

void Standings::hear(const match::Events &events)
{
    const auto has = [&events]<class What>(std::type_identity<What>) {
        return std::ranges::any_of(
            events, [](const match::Event &event) { return std::holds_alternative<What>(event.what); });
    };
    if (has(std::type_identity<match::TakenBack>()))
        setHelped();
    if (!has(std::type_identity<match::Ended>()))
        return;
    takeSeries();
    takeLadder();
}

void Standings::setHelped()
{
    const match::MatchSetup &setup = m_host->match().setup();
    if (!setup.engines.a && !setup.engines.b)
        return;
    const QString id = QString::fromStdString(setup.id);
    QStringList &helped = m_settings.helpedGames;
    if (helped.contains(id))
        return;
    // One that nobody ever ends is forgotten at last.
    helped.prepend(id);
    helped = helped.mid(0, Settings::MostHelpedGames);
    emit changed();
}

void Standings::takeSeries()
{
    std::optional<match::NamedSeries> series = match::namedSeriesAfter(m_host->match());
    if (!series || isNameless(series->names.a) || isNameless(series->names.b))
        return;
    if (m_host->match().left() == Seat::B) { // kept as they sit
        std::swap(series->names.a, series->names.b);
        std::swap(series->series.halves.a, series->series.halves.b);
    }
    m_settings.series = std::move(series);
    emit changed();
}

void Standings::takeLadder()
{
    const std::optional<engineseat::LadderGame> game = engineseat::ladderGame(m_host->match());
    if (!game)
        return;
    if (m_settings.helpedGames.removeAll(QString::fromStdString(m_host->match().setup().id)) > 0) {
        emit changed();
        //: At the end of a game against the computer in which a move was taken back, or a hint was given.
        emit told(tr("With help, the game does not count on the ladder."));
        return;
    }
    engineseat::Standing &standing = m_settings.ladder[ladderKey(game->person)];
    const int before = standing.rating;
    standing = engineseat::standingAfter(standing, *game);
    const int change = standing.rating - before;
    const QString step = change < 0 ? QStringLiteral("−%1").arg(-change) : QStringLiteral("+%1").arg(change);
    //: At the end of a game against the computer: a rating such as 1216, and in brackets how much it has changed.
    emit told(tr("Ladder: %1 (%2)").arg(standing.rating).arg(step));
    emit changed();
}

match::MatchSetup Standings::continued(const match::MatchSetup &setup) const
{
    return m_settings.series ? match::continued(setup, *m_settings.series) : setup;
}

QString Standings::seriesText() const
{
    return m_settings.series ? text::seriesText(*m_settings.series, Seat::A) : QString();
}

QString Standings::ladderText() const
{
    const QString name = m_settings.computerGame.game.left.trimmed();
    const auto found = m_settings.ladder.constFind(name);
    if (found == m_settings.ladder.constEnd())
        return {};
    if (name.isEmpty())
        //: A rating against the computer, such as 1216.
        return tr("Ladder: %1").arg(found->rating);
    //: A player and a rating against the computer, such as 1216.
    return tr("%1 on the ladder: %2").arg(text::foreignText(name)).arg(found->rating);
}

} // namespace kagetsu::ui
