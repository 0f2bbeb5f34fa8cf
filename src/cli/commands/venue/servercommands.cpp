// SPDX-License-Identifier: MIT
#include "cli/commands/venue/linkinput.h"
#include "cli/input/application.h"
#include "cli/input/eventinput.h"
#include "cli/output/answer.h"
#include "tournament/postgres/reports/journalinbox.h"
#include "tournament/postgres/ownserver.h"
#include "tournament/postgres/serverschema.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <QFileInfo>

namespace kagetsu::cli {

namespace {

using tournament::EventLink;
using tournament::OwnServer;
using tournament::StoreFault;

QString pathOf(const std::string &file)
{
    return QString::fromLocal8Bit(file.c_str());
}

// A server of one's own.
struct ServeArguments
{
    std::string folder;
    std::string address; // empty: as before
    int port = 0; // 0: as before
};

OwnServer::Place placeOf(const ServeArguments &arguments)
{
    return { QFileInfo(pathOf(arguments.folder)).absoluteFilePath(), QString::fromStdString(arguments.address),
        arguments.port, {} };
}

ExitStatus tellServer(const ServeArguments &arguments, const OwnServer::Fault &fault)
{
    using Code = OwnServer::Fault::Code;
    switch (fault.code) {
    case Code::NoProgram:
        return tellError(arguments.folder, "no-server",
            "A program is not installed: " + fault.detail + ". On Debian, install postgresql and openssl.");
    case Code::AsRoot:
        return tellError(arguments.folder, "as-root", "PostgreSQL does not work for root. Call this as a usual user.");
    case Code::Failed: break;
    }
    return tellError(arguments.folder, "server-failed",
        "The server could not be started or stopped. It says: "
            + (fault.detail.empty() ? std::string("nothing") : onOneLine(fault.detail)));
}

ExitStatus serve(const ServeArguments &arguments, const Task &task)
{
    needApplication();
    const OwnServer::Place place = placeOf(arguments);
    const auto started = OwnServer::start(place);
    if (!started)
        return tellServer(arguments, started.fault());
    const std::string owner = OwnServer::linkPath(place).toStdString();
    printMembers({ { "owner", owner }, { "address", started->host }, { "port", started->port } },
        { "owner", "address", "port" }, task.json);
    return ExitStatus::Fine;
}

ExitStatus stop(const ServeArguments &arguments, const Task &)
{
    needApplication();
    const auto stopped = OwnServer::stop(placeOf(arguments));
    return stopped ? ExitStatus::Fine : tellServer(arguments, stopped.fault());
}

// The link of a server's owner, from a file or as words.
struct OwnerArguments
{
    EventArguments event;
    std::string link; // file to write
    std::string owner; // file to read
    std::string server; // HOST:PORT/DATABASE/USER
};

std::optional<EventLink> ownerOf(const OwnerArguments &arguments)
{
    if (arguments.server.empty() && arguments.owner.empty()) {
        (void)tellError(arguments.event.file, "no-server-named", "Name the server with --owner or --server.");
        return {};
    }
    if (!arguments.server.empty()) {
        auto link = tournament::linkOfJoinCode(arguments.server + "/X");
        if (!link) {
            (void)refuseChoice(arguments.event, arguments.server);
            return {};
        }
        link->password.clear();
        return link;
    }
    auto link = tournament::readEventLink(pathOf(arguments.owner));
    if (link)
        return std::move(link).value();
    (void)tellLinkFault(arguments.owner, link.fault());
    return {};
}

ExitStatus writeLink(const std::string &file, const EventLink &link)
{
    const auto written = tournament::writeEventLink(pathOf(file), link);
    return written ? ExitStatus::Fine : tellLinkFault(file, written.fault());
}

ExitStatus init(const OwnerArguments &arguments, const Task &task)
{
    std::optional<EventLink> owner = ownerOf(arguments);
    if (!owner)
        return ExitStatus::Bad;
    OpenEvent opened(arguments.event, task, OpenEvent::Access::Look, false);
    if (!opened)
        return ExitStatus::Bad;
    if (QFileInfo::exists(pathOf(arguments.link)))
        return tellLinkFault(arguments.link, { StoreFault::Code::Exists });
    owner->event = opened.log().identity().id;
    const auto put = putOnServer(*owner, owner->event, opened.log().log().lines());
    return put ? writeLink(arguments.link, *owner) : tellLinkFault(arguments.event.file, put.fault());
}

// A link to work with.
struct LinkArguments
{
    std::string link;
    std::string name;
    std::string out;
    std::string event;
    bool looks = false;
    bool isTable = false;
};

ExitStatus code(const LinkArguments &arguments, const Task &task)
{
    if (!tournament::isDeskName(arguments.name))
        return tellError(arguments.name, "bad-name",
            "A name has 1 to 40 lower-case letters, digits, hyphens and underscores, and begins with a letter.");
    const auto owner = readLink(arguments.link);
    if (!owner)
        return ExitStatus::Bad;
    using tournament::Role;
    const Role role = arguments.looks ? Role::Look : arguments.isTable ? Role::Table : Role::Desk;
    const auto admitted = admit(*owner, arguments.name, role);
    if (!admitted)
        return tellLinkFault(arguments.link, admitted.fault());
    printMembers({ { "code", joinCodeOf(*admitted) } }, { "code" }, task.json);
    return ExitStatus::Fine;
}

ExitStatus joinServer(const LinkArguments &arguments, const Task &)
{
    needApplication();
    auto link = tournament::linkOfJoinCode(arguments.link);
    if (!link)
        return tellError("", "bad-code",
            "This is not a join code. One looks like "
            "192.168.1.5:5432/kagetsu/desk-2/7Q4MX-K2PAB-01234-56789.");
    link->event = arguments.event;
    const auto joined = joinAs(*link, pathOf(arguments.out).toStdString());
    return joined ? ExitStatus::Fine : tellLinkFault(arguments.out, joined.fault());
}

ExitStatus status(const LinkArguments &arguments, const Task &task)
{
    const auto link = readLink(arguments.link);
    if (!link)
        return ExitStatus::Bad;
    const auto events = eventsOn(*link);
    if (!events)
        return tellLinkFault(arguments.link, events.fault());
    const auto tables = tournament::JournalInbox(*link, {}).tables(task.clock.now());
    if (!tables && tables.fault().code != StoreFault::Code::Older)
        return tellLinkFault(arguments.link, tables.fault());
    Answer eventRows = Answer::array();
    for (const tournament::ListedEvent &event : *events)
        eventRows.push_back({ { "event", event.id }, { "name", event.name }, { "rows", event.rows },
            { "last_ms", event.last.count() }, { "this", event.id == link->event } });
    Answer tableRows = Answer::array();
    for (const tournament::TableSign &table : tables ? *tables : std::vector<tournament::TableSign>())
        tableRows.push_back({ { "table", table.role },
            { "silent_ms", table.version.empty() ? Answer() : Answer(table.silent.count()) },
            { "ahead_ms", table.version.empty() ? Answer() : Answer(table.ahead.count()) },
            { "journals", table.journals }, { "lines", table.lines }, { "version", table.version } });
    if (task.json) {
        printJson({ { "events", eventRows }, { "tables", tableRows } });
        return ExitStatus::Fine;
    }
    printRows(eventRows, false);
    printRows(tableRows, false);
    return ExitStatus::Fine;
}

ExitStatus takeHome(const OwnerArguments &arguments, const Task &task)
{
    OpenEvent opened(arguments.event, task, OpenEvent::Access::Look, false);
    if (!opened)
        return ExitStatus::Bad;
    EventArguments home = arguments.event;
    home.file = arguments.link;
    const auto made = createEvent(home, opened.log().identity().id, opened.log().log());
    return made ? ExitStatus::Fine : ExitStatus::Bad;
}

} // namespace

void setUpVenueServe(CLI::App &parser, Task &task)
{
    parser.footer("Starts Debian's PostgreSQL in this folder, as the user who calls, and leaves it running; the first "
                  "time it is made there.\nPrints the link of its owner, with which events are put on it and desks are "
                  "admitted. `venue stop` ends it.");
    auto &arguments = declare<ServeArguments>(task, serve);
    parser.add_option("FOLDER", arguments.folder, "Folder of the server; nobody else may read it")->required();
    parser.add_option("--address", arguments.address,
        "Address of this computer in the local network; at first "
        "127.0.0.1, which no other computer reaches");
    parser.add_option("--port", arguments.port, "Port on which it answers; at first 5432")->check(CLI::Range(1, 65535));
}

void setUpVenueStop(CLI::App &parser, Task &task)
{
    parser.footer("Everything that was confirmed is on the disk. `venue serve` starts it again.");
    auto &arguments = declare<ServeArguments>(task, stop);
    parser.add_option("FOLDER", arguments.folder, "Folder of the server")->required();
}

void setUpVenueInit(CLI::App &parser, Task &task)
{
    parser.footer(
        "Puts an event on a PostgreSQL server, for several desks at once, and writes a link, which is used like "
        "the file of the\nevent. The file itself stays as it is; from now on the event goes on at the server. "
        "Of a server that was not started\nby `venue serve`, --server names the owner, whose password is taken "
        "from ~/.pgpass.");
    auto &arguments = declare<OwnerArguments>(task, init);
    addEvent(parser, arguments.event);
    parser.add_option("LINK", arguments.link, "Link to write; nobody else can read it")->required();
    auto *owner = parser.add_option("--owner", arguments.owner, "Link of the server's owner");
    parser.add_option("--server", arguments.server, "HOST:PORT/DATABASE/USER")->excludes(owner);
}

void setUpVenueCode(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a code with which one computer joins once. A name that was admitted before gets a new code, and "
        "whoever used the\nold one is shut out.");
    auto &arguments = declare<LinkArguments>(task, code);
    parser.add_option("LINK", arguments.link, "Link of the owner to the event")->required();
    parser.add_option("NAME", arguments.name, "Name of the desk, such as desk-2")->required();
    auto *looks = parser.add_flag("--look", arguments.looks, "May look, and change nothing");
    parser.add_flag("--table", arguments.isTable, "Reports the journals of its games, and changes nothing else")
        ->excludes(looks);
}

void setUpVenueJoin(CLI::App &parser, Task &task)
{
    parser.footer("Writes a link, which is used like the file of the event. The code is void afterwards.");
    auto &arguments = declare<LinkArguments>(task, joinServer);
    parser.add_option("CODE", arguments.link, "Code from `venue code`")->required();
    parser.add_option("LINK", arguments.out, "Link to write; nobody else can read it")->required();
    parser.add_option("--event", arguments.event, "Id of the event, if there are several (venue status)");
}

void setUpVenueStatus(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints the events on the server: id, name, number of rows, time of the last one in milliseconds since "
        "1970, and whether\nthe link leads to it. Then, of the event of the link, who reports its games: name, how long "
        "nothing was heard of it, how\nfar its clock is ahead of this computer's, both in milliseconds, numbers of "
        "journals and lines, and its version.");
    auto &arguments = declare<LinkArguments>(task, status);
    parser.add_option("LINK", arguments.link, "Link to an event")->required();
}

void setUpVenueTakeHome(CLI::App &parser, Task &task)
{
    parser.footer("Writes the event on a server into a file, with every line of its log, as the same event.");
    auto &arguments = declare<OwnerArguments>(task, takeHome);
    addEvent(parser, arguments.event, "Link to the event");
    parser.add_option("OUT", arguments.link, "Event file to create")->required();
}

} // namespace kagetsu::cli
