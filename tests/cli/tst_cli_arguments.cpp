// SPDX-License-Identifier: MIT
#include "cli/input/commandline.h"
#include "cli/input/decimal.h"
#include "program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_cli_arguments {

using namespace kagetsu::cli;

namespace {

using Texts = std::vector<std::string>;

// Every command that does something, with the names that lead to it.
struct Leaf
{
    Texts names;
    CLI::App *parser = nullptr;
};

void collect(CLI::App &parser, const Texts &names, std::vector<Leaf> &leaves)
{
    const auto below = parser.get_subcommands([](const CLI::App *) { return true; });
    if (below.empty())
        leaves.push_back({ names, &parser });
    for (CLI::App *each : below) {
        Texts longer = names;
        longer.push_back(each->get_name());
        collect(*each, longer, leaves);
    }
}

std::vector<Leaf> leavesOf(CommandLine &line)
{
    std::vector<Leaf> leaves;
    collect(line.app(), {}, leaves);
    return leaves;
}

// What the parser says of these arguments; empty where it takes them.
std::string complaint(CommandLine &line, const Texts &arguments)
{
    try {
        line.parse(arguments);
    } catch (const CLI::ParseError &error) {
        return error.what();
    }
    return {};
}

// The command with something for all that it must have, but for this option.
// Returns a value that the option takes: the first of "{black,white}", else any word.
std::string wordFor(const CLI::Option &option)
{
    const std::string type = option.get_type_name();
    const std::size_t first = type.find('{') + 1;
    return first == 0 ? "x" : type.substr(first, type.find_first_of(",}", first) - first);
}

Texts commandWithout(const Leaf &leaf, const CLI::Option *left)
{
    Texts arguments = leaf.names;
    for (const CLI::Option *option : leaf.parser->get_options()) {
        if (!option->get_required() || option == left)
            continue;
        if (!option->get_positional())
            arguments.push_back(option->get_name());
        arguments.insert(arguments.end(), static_cast<std::size_t>(std::max(1, option->get_items_expected_min())),
            numberKindOf(*option) ? "1" : wordFor(*option));
    }
    return arguments;
}

} // namespace

// command-line.md#arguments
class TestCliArguments : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreDecimal_data();
    void numbersAreDecimal();
    void aZeroInFrontMeansNothing();
    void decimals_data();
    void decimals();
    void nothingBehindTheMarkIsRefusedByEveryCommand();
    void unexpectedArgumentsAreRefusedByEveryCommand();
    void listsAreStoredAsGiven_data();
    void listsAreStoredAsGiven();
    void namesOfPlayersAreStoredAsGiven();
    void refusals_data();
    void refusals();
};

void TestCliArguments::numbersAreDecimal_data()
{
    QTest::addColumn<QString>("number");
    for (const char *number : { "0x10", "0X1F", "0b11", "1e3", "1E3", "+5", " 5", "5 ", "", "5,", "1_000", "1'000",
             "５", "٥", "five", "1.", ".5", "--5", "inf", "nan", "[5]" })
        QTest::newRow(number) << QString(number);
}

void TestCliArguments::numbersAreDecimal()
{
    QFETCH(QString, number);
    const std::string written = number.toStdString();
    CommandLine line(std::chrono::milliseconds(0));
    int tried = 0;
    for (const Leaf &leaf : leavesOf(line)) {
        for (const CLI::Option *option : leaf.parser->get_options()) {
            if (!numberKindOf(*option) && option->get_name() != "--sprt")
                continue;
            if (option->get_delimiter() != '\0' && written.ends_with(option->get_delimiter()))
                continue; // of a list, whose numbers it parts
            QVERIFY(!option->get_positional()); // would be tried otherwise
            Texts arguments = commandWithout(leaf, option);
            arguments.push_back(option->get_name());
            arguments.push_back(written);
            if (option->get_name() == "--sprt")
                arguments.emplace_back("5");
            const std::string said = complaint(line, arguments);
            QVERIFY2(said.find("not a decimal number") != std::string::npos,
                (leaf.names.front() + ' ' + option->get_name() + ": " + said).c_str());
            ++tried;
        }
    }
    QVERIFY2(tried >= 40, std::to_string(tried).c_str());
}

// What is refused as out of range says the same of 010 as of 10.
void TestCliArguments::aZeroInFrontMeansNothing()
{
    CommandLine line(std::chrono::milliseconds(0));
    for (const Leaf &leaf : leavesOf(line)) {
        for (const CLI::Option *option : leaf.parser->get_options()) {
            if (!numberKindOf(*option))
                continue;
            for (const char *plain : { "8", "10", "0" }) {
                Texts arguments = commandWithout(leaf, option);
                arguments.push_back(option->get_name());
                arguments.emplace_back(plain);
                const std::string expected = complaint(line, arguments);
                arguments.back() = std::string("00") + plain;
                QCOMPARE(complaint(line, arguments), expected);
            }
        }
    }
    line.parse({ "diagram", "x", "-o", "y.png", "--move", "010" });
    QCOMPARE(line.app().get_subcommand("diagram")->get_option("--move")->as<int>(), 10);
    line.parse({ "diagram", "x", "-o", "y.png", "--move=08" });
    QCOMPARE(line.app().get_subcommand("diagram")->get_option("--move")->as<int>(), 8);
}

void TestCliArguments::decimals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("handedOn"); // null: refused
    const auto row = [](const char *name, const char *text, NumberKind kind, const char *handedOn) {
        QTest::newRow(name) << QString(text) << static_cast<int>(kind) << QString(handedOn);
    };
    row("nothing but zeros", "000", NumberKind::Whole, "0");
    row("zeros in front", "0010", NumberKind::Whole, "10");
    row("a minus where there can be none", "-1", NumberKind::Whole, nullptr);
    row("a minus", "-010", NumberKind::Signed, "-10");
    row("a fraction of what is whole", "1.5", NumberKind::Signed, nullptr);
    row("a fraction", "00.50", NumberKind::Fraction, "0.50");
    row("a negative fraction", "-5.25", NumberKind::Fraction, "-5.25");
    row("the largest number", "18446744073709551615", NumberKind::Whole, "18446744073709551615");
    row("one more", "18446744073709551616", NumberKind::Whole, nullptr);
    row("one below the smallest", "-9223372036854775809", NumberKind::Signed, nullptr);
}

void TestCliArguments::decimals()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QFETCH(QString, handedOn);
    std::string written = text.toStdString();
    const CLI::Validator decimal = decimalOf(static_cast<NumberKind>(kind));
    QCOMPARE(decimal(written).empty(), !handedOn.isNull());
    if (!handedOn.isNull())
        QCOMPARE(QString::fromStdString(written), handedOn);
}

void TestCliArguments::nothingBehindTheMarkIsRefusedByEveryCommand()
{
    CommandLine line(std::chrono::milliseconds(0));
    for (const Leaf &leaf : leavesOf(line)) {
        Texts arguments = commandWithout(leaf, nullptr);
        arguments.emplace_back("--");
        QVERIFY2(complaint(line, arguments).starts_with("Nothing follows --"), leaf.names.back().c_str());
    }
}

// What CLI11 would hand back to the program itself, end a command with, or take for another one.
void TestCliArguments::unexpectedArgumentsAreRefusedByEveryCommand()
{
    CommandLine line(std::chrono::milliseconds(0));
    for (const Leaf &leaf : leavesOf(line)) {
        const auto options = leaf.parser->get_options();
        const bool takesAny = std::any_of(options.begin(), options.end(),
            [](const CLI::Option *option) { return option->get_positional() && option->get_allow_extra_args(); });
        if (takesAny)
            continue;
        const Texts full = [&] {
            Texts arguments = leaf.names;
            for (const CLI::Option *option : options) {
                if (!option->get_positional() && option->get_required()) {
                    arguments.push_back(option->get_name());
                    arguments.emplace_back("x");
                } else if (option->get_positional()) {
                    arguments.emplace_back("x");
                }
            }
            return arguments;
        }();
        for (const Texts &more : { Texts { "++" }, Texts { "stat" }, Texts { "--", "stat" },
                 Texts { "--", "--version" }, Texts { "--", "--" }, Texts { "[]" }, Texts { "" } }) {
            Texts arguments = full;
            arguments.insert(arguments.end(), more.begin(), more.end());
            const std::string said = complaint(line, arguments);
            QVERIFY2(!said.empty() && said.find("CallForVersion") == std::string::npos,
                (leaf.names.back() + ' ' + more.back()).c_str());
        }
    }
}

void TestCliArguments::listsAreStoredAsGiven_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QStringList>("stored");
    const auto row = [](const char *name, const QStringList &arguments, const char *option, const QStringList &stored) {
        QTest::newRow(name) << arguments << QString(option) << stored;
    };
    const QStringList odd { "[Ann,Bob]", "[]", "[", "%%", "{}", "-", "++", "a=[b]", "", " ", "[{\"do\":\"x\"}]" };
    row("names", QStringList { "tournament", "enter", "E" } + odd, "NAME", odd);
    row("names behind the mark", { "tournament", "enter", "E", "--", "--json", "-x", "--", "[A,B]" }, "NAME",
        { "--json", "-x", "--", "[A,B]" });
    row("arbiters", QStringList { "tournament", "new", "E", "--name", "N", "--arbiter" } + odd, "--arbiter", odd);
    row("arbiters in one word with the option",
        { "tournament", "new", "--name=[N]", "--arbiter=[A,B]", "--arbiter=[C]", "--json", "E" }, "--arbiter",
        { "[A,B]", "[C]" });
    row("arbiters ended by the mark", { "tournament", "new", "--name", "N", "--arbiter", "A", "B", "--", "E" },
        "--arbiter", { "A", "B" });
    row("an empty value in one word with the option", { "tournament", "new", "E", "--name=", "--who", "W" }, "--name",
        { "" });
    row("a name that looks like an option", { "tournament", "new", "E", "--name", "--json" }, "--name", { "--json" });
    row("a name that is the mark", { "tournament", "new", "E", "--name", "--" }, "--name", { "--" });
    row("actions", { "tournament", "do", "E", "[{\"do\":\"a\"},{\"do\":\"b\"}]", "-" }, "ACTION",
        { "[{\"do\":\"a\"},{\"do\":\"b\"}]", "-" });
    row("forbidden pairs", { "tournament", "pair", "E", "--forbid", "[1-2,3-4]", "5-6" }, "--forbid",
        { "[1-2,3-4]", "5-6" });
    row("results", { "tournament", "result", "E", "3", "[+,-]", "--csv", "[f]" }, "RESULT", { "[+,-]" });
    row("a double forfeit", { "tournament", "result", "E", "--", "3", "--" }, "RESULT", { "--" });
    row("a win by forfeit", { "tournament", "result", "E", "3", "-" }, "RESULT", { "-" });
    row("moves", { "same", "F", "[H8,I9]", "pass" }, "MOVES", { "[H8,I9]", "pass" });
    row("turns", { "clock", "[15m]", "[1,2]" }, "TURN", { "[1,2]" });
    row("starts", { "openings", "[H8 H9 H10]" }, "BOARD3", { "[H8 H9 H10]" });
    row("a file whose name is a command", { "stat", "stat" }, "FILE", { "stat" });
    row("a short option and its value as one", { "worksheet", "-o[a]", "L" }, "--output", { "[a]" });
}

void TestCliArguments::listsAreStoredAsGiven()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, option);
    QFETCH(QStringList, stored);
    Texts given;
    for (const QString &each : arguments)
        given.push_back(each.toStdString());
    CommandLine line(std::chrono::milliseconds(0));
    try {
        line.parse(given);
    } catch (const CLI::ParseError &error) {
        QFAIL(error.what());
    }
    CLI::App *parser = line.app().get_subcommand(given[0]);
    while (!parser->get_subcommands().empty())
        parser = parser->get_subcommands().front();
    QStringList found;
    for (const std::string &each : parser->get_option(option.toStdString())->reduced_results())
        found += QString::fromStdString(each);
    QCOMPARE(found, stored);
}

// As above, through the whole program into the file.
void TestCliArguments::namesOfPlayersAreStoredAsGiven()
{
    const QTemporaryDir folder;
    const QString event = folder.filePath("e.kagetsu-event");
    QCOMPARE(runProgram({ "tournament", "new", event, "--name", "[N]", "--rounds", "010" }).status, 0);
    QCOMPARE(runProgram({ "tournament", "enter", event, "[Ann,Bob]", "%%", "++" }).status, 0);
    const Answer table = runProgram({ "tournament", "export", event, "--csv", "entries" });
    QCOMPARE(table.output.count('\n'), 4);
    QVERIFY2(table.output.contains("\"[Ann,Bob]\"") && table.output.contains("%%") && table.output.contains("++"),
        table.output.constData());
    QVERIFY(runProgram({ "tournament", "export", event, "--trf" }).output.contains("\n142 10"));
}

void TestCliArguments::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QStringList &arguments, const QByteArray &message) {
        QTest::newRow(name) << arguments << message;
    };
    row("the mark and nothing behind it", { "tournament", "result", "E", "3", "--" }, "Nothing follows --");
    row("a value for a flag", { "stat", "-", "--json=false" }, "--json takes no value.");
    row("the mark before the command", { "--", "stat", "-" }, "must come before --");
    row("an unknown option in one word with a value", { "stat", "-", "--deep=[x]" }, "not expected: --deep=[x]");
    row("an argument too many", { "stat", "-", "[x]" }, "not expected: [x]");
    row("a turn that is no decimal number", { "clock", "15m", "1e3" }, "bad-turn");
    row("a move time that is no decimal number", { "duel", "--first", "1", "--second", "1", "--move-time", "1e2ms" },
        "bad-time");
    row("points that are no decimal numbers", { "tournament", "new", "E", "--name", "N", "--points", "1e0,0,0" },
        "bad-points");
}

void TestCliArguments::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY2(answer.messages.contains(message) && !answer.messages.contains('\x1F'), answer.messages.constData());
}

} // namespace tst_cli_arguments

QTEST_GUILESS_MAIN(tst_cli_arguments::TestCliArguments)
#include "tst_cli_arguments.moc"
