// SPDX-License-Identifier: MIT
#include "ui/print/phones/gameonphones.h"

#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "text/common/sentences.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/print/phones/phonesdialog.h"
#include "venue/live/boardatmoment.h"
#include "venue/pages/tablepages.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::int64_t Minute = 60'000;

// A journal moves when its game has ended and another begins.
QByteArray journalAt(const QString &path)
{
    auto bytes = journal::readJournalFile(path);
    if (!bytes)
        bytes = journal::readJournalFile(journal::putAwayPath(path));
    return bytes ? std::move(bytes).value() : QByteArray();
}

} // namespace

GameOnPhones::GameOnPhones(host::MatchHost *host, const PhoneServing::Network &network, AskEvent askEvent,
    std::function<QString()> language, QWidget *window)
    : QObject(window)
    , m_host(host)
    , m_now(network.now)
    , m_askEvent(std::move(askEvent))
    , m_language(std::move(language))
    , m_window(window)
    , m_serving(network)
{
    m_tick.setInterval(2 * network.between);
    connect(&m_tick, &QTimer::timeout, this, &GameOnPhones::look);
    connect(m_host, &host::MatchHost::happened, this, &GameOnPhones::hear);
    connect(m_host, &host::MatchHost::matchChanged, this, &GameOnPhones::end);
    connect(&m_serving, &PhoneServing::changed, this, [this] {
        if (!m_serving.isOn()) {
            m_tick.stop();
            m_journal.clear();
        }
        emit changed();
    });
}

std::optional<Result<EventRule, QString>> GameOnPhones::eventRule() const
{
    const auto key = tournament::keyFromId(m_host->match().setup().id);
    return key ? std::optional(m_askEvent(*key)) : std::nullopt;
}

// Says what will be seen.
QString GameOnPhones::told() const
{
    const match::MatchSetup &setup = m_host->match().setup();
    const auto rule = eventRule();
    const QString fouls = !rule && setup.hints == match::Hints::Always
        ? tr("Forbidden points are shown, as at the table.")
        : tr("Forbidden points are not shown.");
    const QString what = tr("They see the names, the board and both clocks.");
    if (!rule)
        return text::joinSentences(what, fouls);
    const QString names = tr("Names are shown as the tournament says.");
    const QString delay = (*rule) && (*rule)->minutes > 0
        ? tr("Everything is shown %n minute(s) later.", nullptr, (*rule)->minutes)
        : QString();
    return text::joinSentences(text::joinSentences(what, fouls), text::joinSentences(names, delay));
}

void GameOnPhones::ask()
{
    const bool isPlayed = m_host->hasMatch() && !m_host->match().isOver();
    if (m_serving.isOn() && isPlayed && m_host->journalPath() != m_journal)
        m_serving.stop(); // it showed a game that has left the table
    if (!m_serving.isOn()) {
        if (!isPlayed)
            return;
        if (const auto rule = eventRule(); rule && !*rule) {
            AskDialog::tell(m_window, "notOnPhones", tr("This game cannot be shown on phones."), rule->fault());
            return;
        }
    }
    PhonesDialog dialog(
        m_serving, [this] { return PhonesDialog::watching(m_serving, m_serving.isOn() ? QString() : told()); },
        [this](const QString &address) { start(address); }, m_window);
    dialog.exec();
}

void GameOnPhones::start(const QString &address)
{
    const auto rule = eventRule();
    if ((rule && !*rule) || !m_serving.start(address))
        return;
    m_rule = rule ? std::optional(**rule) : std::nullopt;
    m_key = tournament::keyFromId(m_host->match().setup().id);
    m_journal = m_host->journalPath();
    showAnew();
    emit changed();
}

void GameOnPhones::followEvent()
{
    if (m_journal.isEmpty() || !m_key)
        return;
    const auto rule = m_askEvent(*m_key);
    if (!rule) {
        m_serving.stop();
        return;
    }
    if (m_rule == *rule)
        return;
    m_rule = *rule;
    m_serving.setPages(nullptr); // what is to be hidden from now on must not wait
    showAnew();
}

// Makes the pages without anything of those before.
void GameOnPhones::showAnew()
{
    m_task.cancel(); // it was about another game, or has other names
    m_pages = std::make_shared<server::ServedPages>();
    if (m_rule && m_rule->minutes > 0)
        m_tick.start();
    else
        m_tick.stop();
    look();
}

QString GameOnPhones::sign() const
{
    //: A small sign beside a game: how many phones show it.
    return m_serving.isOn() && m_host->journalPath() == m_journal ? tr("On phones: %1").arg(m_serving.viewers())
                                                                  : QString();
}

// Called for all that happens in the match.
void GameOnPhones::hear(const match::Events &events)
{
    if (m_journal.isEmpty() || m_host->journalPath() != m_journal)
        return;
    // No event tells that the main time or a period ended, and a phone cannot count beyond it.
    const bool isRoutine = std::ranges::all_of(events, [](const auto &each) { return match::isRoutine(each.what); });
    const auto isNew = [this](Seat seat) { return venue::beginsAnew(m_read[seat], m_host->reading(seat)); };
    if (!isRoutine || isNew(Seat::A) || isNew(Seat::B))
        look();
}

void GameOnPhones::look()
{
    if (m_journal.isEmpty())
        return;
    m_isBehind = m_task.isRunning();
    if (m_isBehind)
        return;
    for (const Seat seat : BothSeats)
        m_read[seat] = m_host->hasMatch() ? m_host->reading(seat) : clock::Reading();
    venue::TablePageSettings settings;
    settings.first = m_language().toStdString();
    if (m_rule) {
        settings.names = m_rule->names;
        settings.minutes = m_rule->minutes;
    }
    m_task.start(
        [journal = m_journal, settings, pages = m_pages, now = m_now()](background::State &) {
            const std::int64_t behind = settings.minutes * Minute;
            std::optional<venue::TableGame> game = venue::tableGameOf(journalAt(journal), now - behind);
            if (game)
                game->board.at += behind; // when it is shown
            pages->begin();
            venue::makeTablePages(
                game, settings, { [&](const QString &name, const QByteArray &bytes) { pages->put(name, bytes); }, {} });
            return Made { pages->end(), game && game->isOver };
        },
        [this](const Made &made) { take(made); });
}

void GameOnPhones::take(const Made &made)
{
    if (m_journal.isEmpty())
        return;
    m_serving.setPages(made.pages);
    if (made.isOver)
        m_serving.stopAfter(Stay);
    else if (m_host->journalPath() == m_journal)
        m_serving.goOn(); // its result was taken back
    if (std::exchange(m_isBehind, false))
        look();
}

// If the game has left the table, what a delay holds back is still shown.
void GameOnPhones::end()
{
    if (m_journal.isEmpty())
        return;
    if (m_host->journalPath() != m_journal) {
        look();
        m_serving.stopAfter(Stay + std::chrono::minutes(m_rule ? m_rule->minutes : 0));
    }
    emit changed(); // the sign is of the game at the table
}

} // namespace kagetsu::ui
