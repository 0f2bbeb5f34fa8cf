// SPDX-License-Identifier: MIT
// The program that tst_eventkill kills: it opens the event of a file or makes one, does what comes into its mind, and
// says on standard output, one line each:
//   open <lines>           how many lines the log has
//   do <text>              what it is about to keep: an action, or `undo`
//   kept                   that has returned
#include "base/file/platform.h"
#include "tournament/codec/actioncodec.h"
#include "tournament/keptlog.h"
#include "tournament/sqlite/sqlstore.h"

#include <QCoreApplication>

#include <cstdlib>
#include <random>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace kagetsu;
using namespace kagetsu::tournament;

namespace {

void say(const std::string &line)
{
    const std::string whole = line + '\n';
    constexpr int Output = 1;
    if (std::size_t(::write(Output, whole.data(), static_cast<unsigned>(whole.size()))) != whole.size())
        std::_Exit(3);
}

[[noreturn]] void give(const char *where, const StoreFault &fault)
{
    say(std::string("fault ") + where + ' ' + std::to_string(static_cast<int>(fault.code)) + ' ' + fault.detail);
    std::_Exit(2);
}

// Any that the event allows at once.
Action anAction(const Event &event, std::mt19937 &random)
{
    if (event.sections.empty())
        return AddSection {};
    if (random() % 8 == 0) {
        EventDetails details;
        details.arbiters.assign(random() % 30, std::string(180, 'x')); // now and then more than a page
        return SetEventDetails { details };
    }
    EntryDetails details;
    details.name = "entry " + std::to_string(random());
    return AddEntry { 1, details, 1 };
}

void play(KeptLog &event, std::mt19937 &random)
{
    const Stamp stamp { "player", Milliseconds(random()) };
    if (random() % 4 == 0) {
        say("do undo");
        const auto undone = event.undo(stamp);
        if (!undone)
            give("undo", undone.fault());
    } else {
        const Action action = anAction(event.event(), random);
        say("do " + textOf(action));
        const auto kept = event.act(action, stamp);
        if (!kept)
            give("act", std::get<StoreFault>(kept.fault()));
    }
    say("kept");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3)
        return 1;
    kagetsu::file::useExactStreams();
    std::mt19937 random(static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10)));
    auto event = KeptLog::open(std::make_unique<SqlStore>(), argv[1], Store::Access::Change);
    if (!event
        && (event.fault().code == StoreFault::Code::Missing || event.fault().code == StoreFault::Code::NotAnEvent))
        event = KeptLog::open(std::make_unique<SqlStore>(), argv[1], Store::Access::Create);
    if (!event)
        give("open", event.fault());
    say("open " + std::to_string(event->log().lines().size()));
    while (true)
        play(event.value(), random);
}
