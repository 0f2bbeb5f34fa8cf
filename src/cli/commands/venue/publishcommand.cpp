// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/languages.h"
#include "cli/words/venuewords.h"
#include "tournament/followedlog.h"
#include "venue/folder/publishing.h"
#include "venue/folder/runningjournals.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <charconv>
#include <functional>
#include <iostream>
#include <sstream>

namespace kagetsu::cli {

namespace {

using venue::NameShown;

constexpr std::chrono::milliseconds BetweenLooks { 500 };
constexpr int LooksPerMove = 4; // live boards are looked at more seldom, because journals are read as a whole

struct PublishArguments
{
    EventArguments event;
    std::string folder;
    std::vector<std::string> languages;
    std::string first = "en";
    std::string names = "full";
    std::string initials; // pairing numbers, separated by commas
    std::string numbers;
    std::string delay = "none";
    std::string journals; // folder; empty if no live boards are shown
    bool isIndexed = false;
    bool watches = false;
};

// Reads "3,17" or, with the section that an entry is in, "2:3,17". A section holds for what follows it.
bool readNames(const PublishArguments &arguments, const tournament::Event &event, venue::PageSettings &settings)
{
    const auto read = [&](const std::string &typed, NameShown shown) {
        EventArguments of = arguments.event;
        std::istringstream stream(typed);
        for (std::string one; std::getline(stream, one, ',');) {
            if (const std::size_t colon = one.find(':'); colon != std::string::npos) {
                int section = 0;
                const auto end = std::from_chars(one.data(), one.data() + colon, section);
                if (end.ptr != one.data() + colon || end.ec != std::errc())
                    return refuseChoice(arguments.event, typed);
                of.section = section;
                one.erase(0, colon + 1);
            }
            const tournament::Section *section = sectionOf(event, of);
            const auto entries = section ? readEntries(of, *section, one, ',') : std::nullopt;
            if (!entries || entries->size() != 1)
                return entries ? refuseChoice(arguments.event, typed) : false;
            settings.own[{ section->id, entries->front().value }] = shown;
        }
        return true;
    };
    return read(arguments.initials, NameShown::Initials) && read(arguments.numbers, NameShown::Number);
}

bool readDelay(const PublishArguments &arguments, venue::Delay &delay)
{
    using Kind = venue::Delay::Kind;
    if (arguments.delay == "none")
        return true;
    if (arguments.delay == "round") {
        delay.kind = Kind::RoundEnd;
        return true;
    }
    const std::string &typed = arguments.delay;
    const auto end = std::from_chars(typed.data(), typed.data() + typed.size(), delay.minutes);
    if (end.ptr != typed.data() + typed.size() || delay.minutes < 1 || delay.minutes > venue::MostDelay)
        return refuseChoice(arguments.event, typed);
    delay.kind = Kind::Minutes;
    return true;
}

venue::PageSettings settingsOf(const PublishArguments &arguments)
{
    venue::PageSettings settings;
    settings.names = arguments.names == "number" ? NameShown::Number
        : arguments.names == "initials"          ? NameShown::Initials
                                                 : NameShown::Full;
    settings.languages = arguments.languages;
    settings.first = arguments.first;
    settings.isIndexed = arguments.isIndexed;
    settings.isLive = !arguments.journals.empty();
    return settings;
}

ExitStatus tellFolder(const venue::FolderFault &fault)
{
    const Words words = wordsFor(fault.code);
    std::string text = words.text;
    if (fault.code == venue::FolderFault::Code::Failed && !fault.detail.isEmpty())
        text += " The system says: " + onOneLine(fault.detail.toStdString());
    return tellError(fault.path.toStdString(), words.code, text);
}

void showPublished(const venue::Published &published, bool json)
{
    printMembers({ { "files", published.files }, { "written", published.written }, { "removed", published.removed } },
        { "files", "written", "removed" }, json);
    std::cout.flush();
}

// Looks at the file of an event again and again. Each new fault of it is said once.
class Watch
{
public:
    Watch(const PublishArguments &arguments, const Task &task, tournament::FollowedLog &followed)
        : m_arguments(arguments)
        , m_task(task)
        , m_followed(followed)
    {
    }

    // Waits until the event has changed, and then sets the log, or until a moment, or until `isWanted` returns true.
    // Returns false if another event has come to the path.
    bool wait(
        tournament::Log &log, std::optional<tournament::Milliseconds> until, const std::function<bool()> &isWanted)
    {
        int looks = 0;
        // The wall clock goes on while the computer sleeps.
        for (auto now = m_task.clock.now(); !until || now < *until; now = m_task.clock.now()) {
            m_task.clock.rest(BetweenLooks);
            std::optional<tournament::Log> fresh = m_followed.look();
            if (m_followed.isOtherEvent())
                return false;
            if (m_followed.fault() && m_followed.fault() != m_told)
                (void)tell(m_arguments.event, *m_followed.fault());
            m_told = m_followed.fault();
            if (fresh) {
                log = std::move(*fresh);
                break;
            }
            if (++looks % LooksPerMove == 0 && isWanted())
                break;
        }
        return true;
    }

private:
    const PublishArguments &m_arguments;
    const Task &m_task;
    tournament::FollowedLog &m_followed;
    std::optional<tournament::StoreFault> m_told;
};

ExitStatus publishPages(const PublishArguments &arguments, const Task &task)
{
    tournament::FollowedLog followed(eventStore(), arguments.event.file);
    std::optional<tournament::Log> log = followed.look();
    if (!log)
        return tell(arguments.event, *followed.fault());
    venue::PageSettings settings = settingsOf(arguments);
    if (!readDelay(arguments, settings.delay) || !readNames(arguments, log->event(), settings))
        return ExitStatus::Bad;
    const venue::Delay delay = settings.delay;
    venue::Publisher publisher(
        QString::fromLocal8Bit(arguments.folder.c_str()), followed.identity().id, std::move(settings));
    const auto read = [&](const std::string &record) { return readBeside(arguments.event.file, record); };
    Watch watch(arguments, task, followed);
    std::optional<venue::FolderFault> told;
    const auto journals = [&] {
        return arguments.journals.empty() ? std::vector<QByteArray>()
                                          : venue::runningJournals(QString::fromLocal8Bit(arguments.journals.c_str()),
                                                followed.identity().id, delay, task.clock.now());
    };
    // A fault is told by the publication that follows.
    const auto isWanted = [&] {
        if (arguments.journals.empty())
            return false;
        const auto look = publisher.publishLive(task.clock.now(), journals());
        return !look || *look == venue::LiveLook::Others;
    };
    for (;;) {
        auto published = publisher.publish(*log, task.clock.now(), read, journals());
        if (!published && !arguments.watches)
            return tellFolder(published.fault());
        if (published)
            showPublished(*published, task.json);
        else if (told != published.fault())
            (void)tellFolder(published.fault());
        told = published ? std::nullopt : std::optional(published.fault());
        if (!arguments.watches)
            return ExitStatus::Fine;
        // A folder that failed is tried again after a while, and at once when something is done.
        if (!watch.wait(*log, published ? published->next : std::optional(task.clock.now() + std::chrono::seconds(10)),
                isWanted))
            return tellError(arguments.event.file, "other-event",
                "Another event has taken the place of this file. Its pages were not published.");
    }
}

} // namespace

void setUpVenuePublish(CLI::App &parser, Task &task)
{
    parser.footer(
        "Writes pages that any web server can serve: rounds, pairings, results, standings, players, games. Only "
        "files that\ndiffer are written, and pages that are no more are removed. Prints how many files there "
        "are, and how many were\nwritten and removed. Drafts, birth dates and reasons are never published.");
    auto &arguments = declare<PublishArguments>(task, publishPages);
    addEvent(parser, arguments.event);
    parser.add_option("FOLDER", arguments.folder, "Folder for the pages; created if it does not exist")->required();
    addSection(parser, arguments.event);
    parser.add_flag(
        "--watch", arguments.watches, "Go on until the program is stopped: publish whenever the event changes");
    parser
        .add_option("--language", arguments.languages, "Languages of the pages, separated by commas; all if not given")
        ->delimiter(',')
        ->check(CLI::IsMember(languageCodes()));
    parser.add_option("--first", arguments.first, "Language of the first page")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
    parser.add_option("--names", arguments.names, "How names are shown: full, initials or number")
        ->capture_default_str()
        ->check(CLI::IsMember({ "full", "initials", "number" }));
    parser.add_option("--initials", arguments.initials,
        "Entries with initials: pairing numbers such as 3,17, or with sections 2:3,17");
    parser.add_option("--number-only", arguments.numbers,
        "Entries without a name: pairing numbers such as 3,17, or with sections 2:3,17");
    parser
        .add_option(
            "--delay", arguments.delay, "When results are shown: none, round (when it has ended), or minutes later")
        ->capture_default_str();
    parser.add_option("--journals", arguments.journals,
        "Show boards while they are played, from the journals of games in this folder");
    parser.add_flag("--indexed", arguments.isIndexed, "Let search engines list the pages");
}

} // namespace kagetsu::cli
