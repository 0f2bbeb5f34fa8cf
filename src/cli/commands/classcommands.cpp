// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "learn/practice/book.h"
#include "learn/practice/classfile.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace kagetsu::cli {

namespace {

std::optional<practice::ClassData> openClass(const std::string &name)
{
    Input input(name);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    auto read = practice::readClass(bytes);
    if (read)
        return std::move(*read);
    printMessage({ name, read.fault().line, read.fault().column }, Severity::Error, "bad-class",
        "This is not a class, or it is damaged.");
    return std::nullopt;
}

struct JoinArguments
{
    std::vector<std::string> files;
    std::string out = "-";
};

ExitStatus joinClasses(const JoinArguments &arguments)
{
    practice::ClassData all;
    for (const std::string &file : arguments.files) {
        const auto data = openClass(file);
        if (!data)
            return ExitStatus::Bad;
        all = joined(std::move(all), *data);
    }
    if (const std::size_t count = all.pupils.size(); count > practice::Book::MostPupils) {
        printMessage({}, Severity::Error, "too-many-pupils",
            "There would be " + std::to_string(count) + " pupils, but a class has room for "
                + std::to_string(practice::Book::MostPupils) + ". Delete pupils who have left, or join fewer classes.");
        return ExitStatus::Bad;
    }
    Output output(arguments.out);
    output.write(practice::writeClass(std::move(all)));
    return output.commit() ? ExitStatus::Fine : ExitStatus::Bad;
}

struct ListArguments
{
    std::string file;
    std::string group;
};

void printAsJson(const practice::Pupil &pupil, const practice::Summary &summary)
{
    const nlohmann::ordered_json json {
        { "name", pupil.name }, { "groups", pupil.groups }, { "pages", summary.pages }, { "tasks", summary.tasks },
        { "due", summary.due }, { "right", summary.right }, { "wrong", summary.wrong },
        { "marks",
            { { "right", summary.marks.right }, { "partly", summary.marks.partly }, { "wrong", summary.marks.wrong } } }
    };
    std::cout << json.dump() << '\n';
}

void printAsRow(const practice::Pupil &pupil, const practice::Summary &summary)
{
    std::string groups;
    for (const std::string &each : pupil.groups)
        groups += (groups.empty() ? "" : ", ") + each;
    std::cout << pupil.name << '\t' << groups;
    for (const int count : { summary.pages, summary.tasks, summary.due })
        std::cout << '\t' << count;
    std::cout << '\t' << summary.right << '\t' << summary.wrong;
    for (const int count : { summary.marks.right, summary.marks.partly, summary.marks.wrong })
        std::cout << '\t' << count;
    std::cout << '\n';
}

ExitStatus listClass(const ListArguments &arguments, const Task &task)
{
    const auto data = openClass(arguments.file);
    if (!data)
        return ExitStatus::Bad;
    const auto today = static_cast<practice::Day>(std::chrono::duration_cast<std::chrono::days>(task.now).count());
    const std::string group = practice::goodName(arguments.group);
    for (const practice::Pupil &each : data->pupils) {
        if (!group.empty() && !each.groups.contains(group))
            continue;
        const practice::Summary summary = summaryOf(each, today);
        if (task.json)
            printAsJson(each, summary);
        else
            printAsRow(each, summary);
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpClassJoin(CLI::App &parser, Task &task)
{
    parser.footer(
        "Nothing that any of the files has is lost, and their order does not matter. Pupils with the same name\n"
        "are the same pupil.");
    const auto arguments = std::make_shared<JoinArguments>();
    parser.add_option("CLASS", arguments->files, "Classes saved for another computer; - is standard input")->required();
    parser.add_option("-o,--output", arguments->out, "The class to write; - is standard output");
    task.run = [arguments] { return joinClasses(*arguments); };
}

void setUpClassList(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints for each pupil, with tabs between: the name, the groups, the pages of courses that are done, the\n"
        "tasks in the boxes, those that are due, right and wrong answers, and marks: right, partly right and wrong.");
    const auto arguments = std::make_shared<ListArguments>();
    parser.add_option("CLASS", arguments->file, "A class saved for another computer; - is standard input")->required();
    parser.add_option("--group", arguments->group, "Only the pupils of this group");
    task.run = [arguments, &task] { return listClass(*arguments, task); };
}

} // namespace kagetsu::cli
