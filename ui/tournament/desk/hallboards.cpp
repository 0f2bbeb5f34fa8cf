// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/hallboards.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/venue/pagewords.h"
#include "tournament/model/find.h"
#include "venue/folder/runningjournals.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int BetweenBoardLooks = 2000; // milliseconds, as on public pages

// What another thread reads.
struct Look
{
    std::shared_ptr<const venue::PublicPicture> picture;
    std::vector<venue::LiveGame> games;
};

HallBoard boardOf(const venue::PublicPicture &picture, const venue::LiveGame &game)
{
    const auto found = std::ranges::find(
        picture.sections, game.key.section, [](const venue::PublicSection &each) { return each.section.id; });
    const tournament::Section &section = found->section;
    const auto nameOf = [&](rules::Side side) {
        return text::entryName(section, game.sides.a == side ? game.key.opener : game.key.second).simplified();
    };
    const QString which = picture.sections.size() > 1 ? text::sectionName(section) : QString();
    const int table = tournament::placeOf(section, game.key)->match->table;
    return { text::joinParts({ which, text::pageTable(table) }), nameOf(rules::Side::Black), nameOf(rules::Side::White),
        game };
}

} // namespace

HallBoards::HallBoards(std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QObject *parent)
    : QObject(parent)
    , m_subject(std::move(subject))
    , m_now(std::move(now))
{
    m_timer.setInterval(BetweenBoardLooks);
    connect(&m_timer, &QTimer::timeout, this, &HallBoards::look);
}

void HallBoards::start()
{
    m_timer.start();
    look();
}

void HallBoards::stop()
{
    m_timer.stop();
    m_task.cancel();
    m_picture.reset();
}

void HallBoards::follow()
{
    m_picture.reset();
    m_task.cancel();
    if (m_timer.isActive())
        look();
}

void HallBoards::look()
{
    if (m_task.isRunning())
        return;
    const Subject of = m_subject();
    // The log is read only where there is no picture of it yet.
    const auto log = m_picture ? nullptr : std::make_shared<const tournament::Log>(*of.log);
    m_task.start(
        [of, log, known = m_picture, now = m_now()](background::State &) {
            const auto noRecord = [](const std::string &) { return std::optional<std::string>(); };
            Look look { known, {} };
            if (log)
                look.picture = std::make_shared<const venue::PublicPicture>(
                    venue::pictureOf(*log, of.id, of.settings, now, noRecord));
            look.games = venue::liveGames(
                *look.picture, of.settings, now, venue::runningJournals(of.journals, of.id, of.settings.delay, now));
            return look;
        },
        [this](const Look &look) {
            m_picture = look.picture;
            std::vector<HallBoard> boards;
            for (const venue::LiveGame &game : look.games)
                boards.push_back(boardOf(*look.picture, game));
            emit changed(boards);
        });
}

} // namespace kagetsu::ui
