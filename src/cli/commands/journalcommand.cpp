// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/input/journalinput.h"
#include "cli/output/message.h"
#include "cli/words/keywords.h"
#include "match/journal/chain/chaincode.h"
#include "match/journal/chain/signing.h"
#include "match/journal/codec/clockcodec.h"

#include <CLI/App.hpp>

#include <QFile>

#include <algorithm>
#include <iostream>
#include <memory>
#include <span>

namespace kagetsu::cli {

namespace {

using journal::Json;

struct Verification
{
    std::string file;
    std::optional<std::string> code {}; // the code that the players have on paper
    std::optional<std::string> key {}; // a file, or the key itself; if not set, no signature is checked
    std::optional<std::string> signature {}; // a file; if not set, the one next to the journal
};

Result<signing::PublicKey, journal::KeyFileFault> publicKeyOf(const std::string &text)
{
    if (const auto key = signing::publicKeyFrom(text))
        return *key;
    return journal::readPublicKey(QFile::decodeName(text.c_str()));
}

// Checks the signature. Returns Bad if there is nothing to compare with, and No if it does not match. Sets `comment` to
// the signer and the signature's comment.
ExitStatus verifySignature(const Verification &wanted, const QByteArray &bytes, std::string *comment)
{
    const auto key = publicKeyOf(wanted.key.value());
    if (!key)
        return tell(key.fault());
    const std::string file = wanted.signature
        ? *wanted.signature
        : QFile::encodeName(journal::signaturePath(QFile::decodeName(wanted.file.c_str()))).toStdString();
    Input input(file);
    std::string signature;
    if (!input.readAll(signature))
        return ExitStatus::Bad;
    const auto found =
        signing::verified(*key, { bytes.constData(), static_cast<std::size_t>(bytes.size()) }, signature);
    if (!found)
        return tell(file, found.fault(), *key);
    *comment = signing::hexOf(key->id) + '\t' + *found;
    return ExitStatus::Fine;
}

ExitStatus verify(const Verification &wanted, bool json)
{
    const std::string &file = wanted.file;
    const std::optional<std::string> written = wanted.code ? journal::readChainCode(*wanted.code) : std::nullopt;
    // An empty code is refused as well: a script that has lost the code must not be told that all is well.
    if (wanted.code && !written) {
        printMessage({}, Severity::Error, "bad-code",
            "A code consists of twelve letters and digits, such as 7KQ2-M4XA-99TD. [" + *wanted.code + ']');
        return ExitStatus::Bad;
    }
    const auto found = readJournalInput(file);
    if (!found)
        return tellUnreadable(file, found.fault(), json);
    const journal::Recovery &recovery = found->recovery;
    const std::size_t moves = recovery.match.moves().size();
    const std::optional<journal::ChainEnd> end =
        journal::endOfMatch(std::span(found->text.entries).first(static_cast<std::size_t>(recovery.end.sequence)));
    const std::string code = end ? journal::chainCode(end->hash) : std::string();
    std::string signer; // with the comment
    const ExitStatus signature = wanted.key ? verifySignature(wanted, found->bytes, &signer) : ExitStatus::Fine;
    if (json) {
        Json answer {
            { "lines", recovery.end.sequence },
            { "moves", moves },
            { "result", resultText(recovery.match.result()) },
            { "hash", recovery.end.hash.toStdString() },
        };
        if (end) {
            answer["code"] = code;
            answer["code_line"] = end->sequence;
        }
        if (!signer.empty()) {
            answer["signer"] = signer.substr(0, signer.find('\t'));
            answer["comment"] = signer.substr(signer.find('\t') + 1);
        }
        if (found->fault)
            answer.update(faultJson(*found->fault));
        std::cout << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        std::cout << recovery.end.sequence << '\t' << moves << '\t' << resultText(recovery.match.result()) << '\t'
                  << recovery.end.hash.constData() << '\t' << (end ? code : "-") << '\n';
        if (!signer.empty())
            std::cout << "signed\t" << signer << '\n';
    }
    if (found->fault)
        return tell(file, *found->fault);
    if (written && *written != code) {
        printMessage({ file, 0, 0 }, Severity::Error, "other-code",
            end ? "This is not the journal that the code belongs to. The code of this journal is " + code + '.'
                : "The match in this journal has not ended, so it has no code yet.");
        return ExitStatus::No;
    }
    return signature;
}

std::string moveText(const match::Move &move)
{
    return move.point ? rules::toText(*move.point) : "pass";
}

// Puts a text on one line, because names entered by people may contain line breaks.
std::string oneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

std::string faceText(const clock::Reading &face)
{
    if (face.flag)
        return "flag\t-";
    return (face.untimed ? "-" : std::to_string(face.main.count())) + '\t' + std::to_string(face.periods);
}

void printText(const match::Match &match, const journal::Entry &last)
{
    std::cout << "line\t" << last.end.sequence << '\n'
              << "wall\t" << last.wall.toString(Qt::ISODateWithMs).toStdString() << '\n'
              << "moment\t" << match.lastMoment().count() << '\n';
    for (Seat seat : BothSeats) {
        std::cout << (seat == Seat::A ? 'A' : 'B') << '\t' << oneLine(match.setup().names[seat]) << '\t'
                  << (match.sideOf(seat) == rules::Side::Black ? 'X' : 'O') << '\t'
                  << faceText(match.clock().reading(seat, match.lastMoment())) << '\n';
    }
    std::cout << "board\t" << rules::toText(match.position()) << "\nmoves\t";
    for (const match::Move &move : match.moves())
        std::cout << (&move == &match.moves().front() ? "" : " ") << moveText(move);
    std::cout << "\nresult\t" << resultText(match.result()) << '\n';
}

Json replayJson(const match::Match &match, const journal::Entry &last)
{
    Json moves = Json::array();
    for (const match::Move &move : match.moves()) {
        moves.push_back({
            { "move", moveText(move) },
            { "seat", journal::SeatWords.of(move.seat) },
            { "colour", move.side == rules::Side::Black ? "B" : "W" },
            { "at", move.at.count() },
            { "turn", move.turn.count() },
        });
    }
    return {
        { "line", last.end.sequence },
        { "wall", last.wall.toString(Qt::ISODateWithMs).toStdString() },
        { "moment", match.lastMoment().count() },
        { "names", { { "a", match.setup().names.a }, { "b", match.setup().names.b } } },
        { "black", journal::SeatWords.of(match.ownerOf(rules::Side::Black)) },
        { "board", rules::toText(match.position()) },
        { "clocks", journal::clocksJson(match.clock(), match.lastMoment()) },
        { "moves", std::move(moves) },
        { "result", resultText(match.result()) },
    };
}

ExitStatus replayUntil(const std::string &file, std::int64_t at, bool json)
{
    const auto found = readJournalInput(file);
    if (!found)
        return tellUnreadable(file, found.fault(), json);
    const std::int64_t usable = found->recovery.end.sequence;
    if (at > usable && !found->fault) {
        printMessage({}, Severity::Error, "no-such-line", "The journal ends at line " + std::to_string(usable) + '.');
        return ExitStatus::Bad;
    }
    const auto count = static_cast<std::size_t>(at > 0 ? std::min(at, usable) : usable);
    match::Match match;
    for (std::size_t i = 0; i < count; ++i)
        match.fold(found->text.entries[i].event);
    const journal::Entry &last = found->text.entries[count - 1];
    if (json) {
        Json answer = replayJson(match, last);
        if (found->fault)
            answer.update(faultJson(*found->fault));
        std::cout << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        printText(match, last);
    }
    return found->fault ? tell(file, *found->fault) : ExitStatus::Fine;
}

} // namespace

void setUpJournalVerify(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints, separated by tabs: usable lines, moves, result (* until the match has ended), hash of the last\n"
        "usable line, code of the line that ended the match (- until it has ended). Reports a broken chain,\n"
        "lines that cannot happen in a match, and a code that does not match; the exit status is then 1.\n"
        "Anyone who rewrites a whole journal can also repair its chain. Only its code or a signature shows this.");
    const auto wanted = std::make_shared<Verification>();
    parser.add_option("FILE", wanted->file, "The journal; - is standard input")->required();
    // Functions are used because CLI11 treats an empty text as no value.
    const auto into = [wanted](std::optional<std::string> Verification::*field) {
        return [wanted, field](const std::string &text) { (*wanted).*field = text; };
    };
    parser.add_option_function<std::string>(
        "--code", into(&Verification::code), "The code that was shown when the game ended");
    CLI::Option *key = parser.add_option_function<std::string>("--key", into(&Verification::key),
        "The public key that the journal must be signed with: its file, or the second line of it");
    parser
        .add_option_function<std::string>(
            "--signature", into(&Verification::signature), "The file of the signature; FILE.minisig if not given")
        ->needs(key);
    task.run = [wanted, &task] { return verify(*wanted, task.json); };
}

void setUpJournalReplay(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints the line, the wall time, the moment in milliseconds; for each seat its name, stones, main time in\n"
        "milliseconds and periods left; the board; the moves; the result.");
    const auto file = std::make_shared<std::string>();
    const auto at = std::make_shared<std::int64_t>(0);
    parser.add_option("FILE", *file, "The journal; - is standard input")->required();
    parser.add_option("--at", *at, "Show the match after this line; after the last one if not given")
        ->check(CLI::PositiveNumber);
    task.run = [file, at, &task] { return replayUntil(*file, *at, task.json); };
}

} // namespace kagetsu::cli
