// SPDX-License-Identifier: MIT
// The program that tst_kill kills: it goes on with the unfinished match of a folder or starts one, plays random moves
// on a fast fake clock, and says on standard output, one line each:
//   moment <ms>            what the clock is about to show, before anything is kept
//   open <path>            the journal it has now
//   torn <bytes>           an end it had to set aside
//   kept <seq> <type> <payload> <clocks>   an event whose append has returned, and the clocks after
//                          its decision
#include "base/file/platform.h"
#include "match/journal/codec/clockcodec.h"
#include "match/journal/codec/eventcodec.h"
#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "randomplay.h"

#include <cstdlib>
#include <iterator>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

void say(const std::string &line)
{
    const std::string whole = line + '\n';
    constexpr int Output = 1;
    if (std::size_t(::write(Output, whole.data(), static_cast<unsigned>(whole.size()))) != whole.size())
        std::_Exit(3);
}

[[noreturn]] void give(const char *where, const JournalFault &fault)
{
    say(std::string("fault ") + where + ' ' + std::to_string(static_cast<int>(fault.code)) + " errno "
        + std::to_string(fault.systemError) + " line " + std::to_string(fault.line) + ' ' + fault.field);
    std::_Exit(2);
}

class Player
{
public:
    Player(QString folder, unsigned seed)
        : m_folder(std::move(folder))
        , m_random(seed)
    {
    }

    void run()
    {
        goOn();
        for (;;) {
            if (!m_journal || m_match.isOver())
                begin();
            const Command command = randomCommand(m_match, m_random);
            advance(randomBelow(1500, m_random));
            keep(command);
        }
    }

private:
    void begin()
    {
        m_match = {};
        m_now = clock::Moment { 0 };
        m_lastBeat = m_now;
        m_journal.reset();
        keep(Start { randomSetup(m_random) });
    }

    void goOn()
    {
        const UnfinishedJournals found = unfinishedJournals(m_folder);
        if (!found.unreadable.empty())
            give("unreadable", found.unreadable.front());
        if (found.journals.empty())
            return;
        const QString path = found.journals.front().path;
        auto opened = Journal::openForAppend(path, TornEnd::Refuse);
        if (!opened && opened.fault().code == FaultCode::Torn) {
            say("torn " + std::to_string(found.journals.front().recovery.tornBytes));
            opened = Journal::openForAppend(path, TornEnd::SetAside);
        }
        if (!opened)
            give("open", opened.fault());
        say("open " + path.toStdString());
        m_journal.emplace(std::move(opened.value().journal));
        m_match = opened->recovery.match;
        m_now = m_match.lastMoment();
        m_lastBeat = m_now;
        keep(Recover {});
        keep(Resume {});
    }

    // A heartbeat each second, as the table gives them.
    void advance(int milliseconds)
    {
        const clock::Moment until = m_now + clock::Duration(milliseconds);
        while (m_now < until) {
            const clock::Moment beat = m_lastBeat + std::chrono::seconds(1);
            m_now = std::min(until, beat);
            say("moment " + std::to_string(m_now.count()));
            if (m_now == beat) {
                m_lastBeat = beat;
                keep(Beat {});
            }
        }
    }

    void keep(const Command &command)
    {
        const auto events = m_match.decide(command, m_now);
        if (!events)
            return;
        Match after = m_match;
        for (const Event &event : *events)
            after.fold(event);
        const QDateTime wall = QDateTime::currentDateTime();
        if (!m_journal) {
            auto created = Journal::create(m_folder, *events, after, wall);
            if (!created)
                give("create", created.fault());
            m_journal.emplace(std::move(created).value());
            say("open " + m_journal->path().toStdString());
        } else if (auto kept = m_journal->append(*events, after, wall); !kept) {
            give("append", kept.fault());
        }
        m_match = std::move(after);
        std::int64_t sequence = m_journal->sequence() - std::ssize(*events);
        std::string lines;
        for (const Event &event : *events) {
            lines += lines.empty() ? "kept " : "\nkept ";
            lines += std::to_string(++sequence) + ' ' + std::string(typeOf(event.what)) + ' '
                + payloadOf(event.what).dump() + ' ' + clocksJson(m_match.clock(), m_now).dump();
        }
        if (!lines.empty())
            say(lines); // at once, as the clocks are those after all of them
    }

    QString m_folder;
    std::mt19937 m_random;
    std::optional<Journal> m_journal;
    Match m_match;
    clock::Moment m_now { 0 };
    clock::Moment m_lastBeat { 0 };
};

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return 1;
    kagetsu::file::useExactStreams();
    Player(QString::fromLocal8Bit(argv[1]), static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10))).run();
}
