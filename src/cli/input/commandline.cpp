// SPDX-License-Identifier: MIT
#include "cli/input/commandline.h"

#include "base/version.h"
#include "cli/input/decimal.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <QtGlobal>

#include <algorithm>
#include <iostream>
#include <optional>
#include <sstream>
#include <utility>

namespace kagetsu::cli {

namespace {

// A character put before every value on its way through CLI11, so that CLI11 does not take the value for a list, an
// option or a command. The first transformation of each option removes it.
constexpr char Shield = '\x1F';

std::string shielded(std::string_view value)
{
    return Shield + std::string(value);
}

// Returns the parser of a command. The parser of "journal verify" is below that of "journal".
CLI::App *parserFor(CLI::App &app, const Command &command)
{
    const std::string name(command.name);
    const std::size_t blank = name.find(' ');
    if (blank == std::string::npos)
        return app.add_subcommand(name, std::string(command.about));
    const std::string group = name.substr(0, blank);
    const auto known = app.get_subcommands([&](const CLI::App *each) { return each->get_name() == group; });
    CLI::App *parent = known.empty() ? app.add_subcommand(group)->require_subcommand(1) : known.front();
    const std::string last = name.substr(blank + 1);
    const std::string before = parent->get_description();
    parent->description(before.empty() ? last : before + ", " + last);
    return parent->add_subcommand(last, std::string(command.about));
}

bool takesValues(const CLI::Option &option)
{
    return option.get_items_expected_max() > 0;
}

std::string unshield(std::string &value)
{
    if (value.starts_with(Shield))
        value.erase(0, 1);
    return {};
}

void makeExact(CLI::App &parser)
{
    for (CLI::Option *option : parser.get_options([](const CLI::Option *each) { return takesValues(*each); })) {
        // CLI11 runs the transformations from the last added to the first.
        if (const auto kind = numberKindOf(*option))
            option->transform(decimalOf(*kind));
        option->transform(CLI::Validator(unshield, ""));
    }
}

// Prepares the arguments for CLI11.
class Arguments
{
public:
    Arguments(CLI::App &app, const std::vector<std::string> &given)
        : m_parser(&app)
        , m_given(given)
    {
    }

    std::vector<std::string> read()
    {
        while (m_next < m_given.size())
            readOne(m_given[m_next++]);
        return std::move(m_read);
    }

private:
    [[noreturn]] static void refuse(const std::string &text) { throw CLI::ArgumentMismatch(text); }

    void readOne(const std::string &argument)
    {
        std::string name;
        std::string value;
        if (argument == "--") {
            readMark();
        } else if (CLI::detail::split_long(argument, name, value)) {
            readOption(argument, m_parser->get_option_no_throw("--" + name),
                argument.find('=') != std::string::npos ? std::optional("--" + name + '=') : std::nullopt, value);
        } else if (CLI::detail::split_short(argument, name, value)) {
            readOption(argument, m_parser->get_option_no_throw('-' + name),
                value.empty() ? std::nullopt : std::optional('-' + name), value);
        } else if (CLI::App *below = commandNamed(argument)) {
            m_parser = below;
            m_read.push_back(argument);
        } else {
            m_read.push_back(shielded(argument));
        }
    }

    CLI::App *commandNamed(const std::string &name) const
    {
        const auto named = m_parser->get_subcommands([&](const CLI::App *each) { return each->get_name() == name; });
        return named.empty() ? nullptr : named.front();
    }

    // Handles `--`: no argument after it is an option.
    void readMark()
    {
        if (m_next == m_given.size())
            refuse("Nothing follows --. To give it as a value, write it twice: -- --");
        if (!m_parser->get_subcommands({}).empty())
            refuse("The name of a command must come before --.");
        if (m_isListOpen)
            m_read.emplace_back("--"); // ends the list, and has no other effect
        while (m_next < m_given.size())
            m_read.push_back(shielded(m_given[m_next++]));
    }

    // `begin` is the part of the argument before its value, if they are in the same argument.
    void readOption(const std::string &argument, const CLI::Option *option, const std::optional<std::string> &begin,
        const std::string &value)
    {
        m_isListOpen = false;
        if (!option || !takesValues(*option)) {
            if (option && begin && begin->ends_with('='))
                refuse(option->get_name() + " takes no value.");
            m_read.push_back(argument);
            return;
        }
        int missing = option->get_items_expected_min();
        m_read.push_back(begin ? *begin + shielded(value) : argument);
        missing -= begin ? 1 : 0;
        for (; missing > 0 && m_next < m_given.size(); --missing)
            m_read.push_back(shielded(m_given[m_next++]));
        m_isListOpen = option->get_allow_extra_args();
    }

    CLI::App *m_parser;
    const std::vector<std::string> &m_given;
    std::vector<std::string> m_read;
    std::size_t m_next = 0;
    bool m_isListOpen = false; // True if the last option takes any number of values
};

} // namespace

CommandLine::CommandLine(std::chrono::milliseconds now, WallClock clock)
    : m_app("Gomoku and Renju on the command line, with the same answers as in the window.", "kagetsu-cli")
{
    m_app.set_version_flag("--version", "kagetsu-cli " + versionText(qVersion()));
    m_app.require_subcommand(1);
    m_app.allow_windows_style_options(false); // a word that begins with / is a path on every system
    for (const Command &command : commands()) {
        Task &task = m_tasks.emplace_back();
        task.now = now;
        task.clock = clock;
        CLI::App *parser = parserFor(m_app, command);
        parser->add_flag("--json", task.json, "Print the answer as JSON");
        command.setup(*parser, task);
        parser->callback([&task, this] { m_chosen = &task; });
        makeExact(*parser);
    }
}

const Task &CommandLine::parse(const std::vector<std::string> &arguments)
{
    std::vector<std::string> read = Arguments(m_app, arguments).read();
    std::reverse(read.begin(), read.end()); // CLI11 takes them from the end
    m_app.parse(std::move(read));
    return *m_chosen;
}

bool CommandLine::tell(const CLI::ParseError &error) const
{
    std::ostringstream output;
    std::ostringstream errors;
    const bool isError = m_app.exit(error, output, errors) != 0;
    std::string text = errors.str();
    std::erase(text, Shield);
    std::cout << output.str();
    std::cerr << text;
    return isError;
}

} // namespace kagetsu::cli
