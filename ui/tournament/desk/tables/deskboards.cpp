// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tables/deskboards.h"

#include "match/journal/readon.h"
#include "text/common/sentences.h"
#include "text/match/happened.h"
#include "text/tournament/names.h"
#include "text/venue/pagewords.h"
#include "tournament/model/find.h"
#include "ui/tournament/desk/tablejournals.h"
#include "venue/live/boardatmoment.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr tournament::Milliseconds SilentClock(15'000); // after which a clock is not counted on

bool waitsForDesk(const match::Match &match)
{
    const auto isFlagged = [&](Seat seat) { return match.clock().reading(seat, match.lastMoment()).flag.has_value(); };
    return !match.isOver()
        && (match.pendingClaim() || match.arbiterCalledBy() || match.isHeld() || isFlagged(Seat::A)
            || isFlagged(Seat::B));
}

} // namespace

// Folds the journals from where it stood.
class DeskBoards::Reader
{
public:
    std::vector<DeskBoard> read(const Subject &of)
    {
        std::vector<DeskBoard> boards;
        for (const TableHearing::Journal &journal : of.heard.journals) {
            const auto game = keyOfJournal(journal.path);
            const tournament::Section *section = game ? tournament::findSection(of.event, game->section) : nullptr;
            const tournament::Round *round = section ? tournament::findRound(*section, game->round) : nullptr;
            const auto place = round && round->state == tournament::Round::State::Published
                ? tournament::placeOf(*section, *game)
                : std::nullopt;
            if (!place)
                continue;
            Held &held = m_held[journal.path];
            readOn(journal.path, held);
            if (held.recovery.end.sequence > 0)
                boards.push_back(boardOf(of, journal, held, *section, place->match->table, *game));
        }
        std::ranges::stable_sort(boards, {}, [](const DeskBoard &each) {
            return std::tuple(!each.isUrgent, each.isOver, each.board.title.size(), each.board.title, each.computer);
        });
        return boards;
    }

private:
    struct Held
    {
        journal::Recovery recovery;
        QString happened;
    };

    static void readOn(const QString &path, Held &held)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        if (file.size() < held.recovery.end.length)
            held = {}; // the copy was made anew
        if (!file.seek(held.recovery.end.length))
            return;
        const auto entries = journal::readOn(held.recovery, file.readAll());
        const auto last = std::ranges::find_if(
            entries.rbegin(), entries.rend(), [](const journal::Entry &each) { return !isRoutine(each.event.what); });
        if (last != entries.rend())
            held.happened = text::happenedText(last->event.what, held.recovery.match);
    }

    static DeskBoard boardOf(const Subject &of, const TableHearing::Journal &journal, const Held &held,
        const tournament::Section &section, int number, const tournament::GameKey &game)
    {
        const match::Match &match = held.recovery.match;
        const auto table = std::ranges::find(of.heard.tables, journal.table.toStdString(), &TableHearing::Table::name);
        const bool isKnown = table != of.heard.tables.end() && table->isHeard;
        // No player's time is computed from a desk's clock: it only counts on from when the last line was written.
        const tournament::Milliseconds written(held.recovery.lastWall.toMSecsSinceEpoch());
        const tournament::Milliseconds at = written - (isKnown ? table->ahead : tournament::Milliseconds(0));
        DeskBoard board;
        board.board.board = venue::boardAfter(match, at.count());
        if (!isKnown || table->silent > SilentClock || of.heard.fault) {
            for (const Seat seat : BothSeats)
                board.board.board.clocks[seat].running = false;
        }
        const auto nameOf = [&](rules::Side side) {
            return text::entryName(section, match.ownerOf(side) == Seat::A ? game.opener : game.second).simplified();
        };
        board.board.black = nameOf(rules::Side::Black);
        board.board.white = nameOf(rules::Side::White);
        board.board.title = text::joinParts(
            { of.event.sections.size() > 1 ? text::sectionName(section) : QString(), text::pageTable(number) });
        board.number = number;
        board.moves = int(match.moves().size());
        board.computer = journal.table;
        board.journal = journal.path;
        board.happened = held.happened;
        board.isUrgent = waitsForDesk(match);
        board.isOver = match.isOver();
        board.isDamaged = held.recovery.fault || journal.isDamaged;
        board.isHeard = isKnown;
        board.silent = isKnown ? table->silent : tournament::Milliseconds(0);
        return board;
    }

    std::map<QString, Held> m_held; // by path
};

DeskBoards::DeskBoards(std::function<tournament::Milliseconds()> now, QObject *parent)
    : QObject(parent)
    , m_now(std::move(now))
    , m_reader(std::make_shared<Reader>())
{
}

DeskBoards::~DeskBoards() = default;

void DeskBoards::follow(const tournament::Event &event, const TableHearing::State &heard)
{
    m_next = std::make_shared<const Subject>(Subject { event, heard, m_now() });
    read();
}

void DeskBoards::read()
{
    if (m_task.isRunning() || !m_next)
        return;
    m_task.start(
        [reader = m_reader, of = std::exchange(m_next, nullptr)](background::State &) { return reader->read(*of); },
        [this](std::vector<DeskBoard> boards) {
            if (boards != m_boards) {
                m_boards = std::move(boards);
                emit changed();
            }
            read();
        });
}

} // namespace kagetsu::ui
