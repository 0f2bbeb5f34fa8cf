// SPDX-License-Identifier: MIT
#include "cli/commands/review/reviewledger.h"

#include "base/version.h"
#include "cli/output/message.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QFileInfo>

#include <cerrno>
#include <string_view>

namespace kagetsu::cli {

using Json = nlohmann::ordered_json;

namespace {

std::string systemText(int error)
{
    return file::errorText(error).toStdString();
}

// Reads one game; nothing if the line is not one.
std::optional<Reviewed> gameFrom(std::string_view line)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object() || !json.contains("game") || !json["game"].is_number_unsigned() || !json.contains("output")
        || !json["output"].is_string() || !json.contains("holes") || !json["holes"].is_array())
        return std::nullopt;
    Reviewed game { .game = json["game"].get<std::size_t>(), .output = json["output"].get<std::string>() };
    for (const Json &hole : json["holes"]) {
        if (!hole.is_number_unsigned())
            return std::nullopt;
        game.holes.push_back(hole.get<std::size_t>());
    }
    return game;
}

} // namespace

std::string nameOfReview(
    const ReviewOptions &options, const std::string &bytes, const std::optional<enginereview::Terms> &terms)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    Json json { { "review", 1 }, { "version", versionText({}) }, { "games", hash.result().toHex().toStdString() },
        { "rule", options.rule }, { "limit", options.hasOwnLimit ? Json(options.limit) : Json() },
        { "threes", options.threes }, { "check", options.check }, { "json", options.json } };
    if (terms) {
        json["engine"] = engine::toJson(terms->profile);
        json["milliseconds"] = terms->time ? Json(terms->time->count()) : Json();
        json["nodes"] = terms->nodes ? Json(*terms->nodes) : Json();
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ReviewLedger::ReviewLedger(file::Descriptor file, std::string name)
    : m_file(std::move(file))
    , m_name(std::move(name))
{
}

std::unique_ptr<ReviewLedger> ReviewLedger::open(const std::string &name, const std::string &review)
{
    file::Descriptor descriptor = file::openAt(QString::fromStdString(name), file::Open::OrNew);
    const int error = errno;
    std::unique_ptr<ReviewLedger> ledger(new ReviewLedger(std::move(descriptor), name));
    if (!ledger->m_file.isOpen()) {
        ledger->fail("cannot-open", systemText(error));
        return nullptr;
    }
    if (!file::tryLock(ledger->m_file)) {
        ledger->fail("in-use", "Another program is using this file.");
        return nullptr;
    }
    return ledger->read(review) ? std::move(ledger) : nullptr;
}

bool ReviewLedger::read(const std::string &review)
{
    std::string text;
    std::string block(1 << 16, '\0');
    for (;;) {
        const auto step =
            file::readAt(m_file, block.data(), static_cast<qint64>(block.size()), static_cast<qint64>(text.size()));
        if (!step)
            return fail("cannot-read", systemText(errno));
        if (*step == 0)
            break;
        text.append(block, 0, static_cast<std::size_t>(*step));
        // The first line may not have been written to its end, either.
        if (!text.starts_with((review + '\n').substr(0, text.size())))
            return fail("other-review",
                "This file belongs to another review, or is none. Use the options, the program and the games that it "
                "was "
                "begun with, or another file.");
    }
    std::string_view rest = text;
    if (rest.find('\n') == std::string_view::npos)
        rest = {};
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos)
            break;
        if (m_size > 0) {
            // A game whose line is damaged is done again, and its line added.
            if (auto game = gameFrom(rest.substr(0, end))) {
                const std::size_t number = game->game;
                m_games.insert_or_assign(number, *std::move(game));
            }
        }
        m_size += static_cast<qint64>(end) + 1;
        rest.remove_prefix(end + 1);
    }
    if (m_size < static_cast<qint64>(text.size())) {
        if (const int error = file::cutTo(m_file, m_size); error != 0)
            return fail("cannot-write", systemText(error));
    }
    if (m_size > 0)
        return true;
    if (!append(review + '\n'))
        return false;
    const QString folder = QFileInfo(QString::fromStdString(m_name)).absolutePath();
    if (const int error = file::syncFolder(folder); error != 0)
        return fail("cannot-write", systemText(error));
    return true;
}

bool ReviewLedger::append(const std::string &line)
{
    int error = file::writeAll(m_file, line.data(), static_cast<qint64>(line.size()), m_size);
    if (error == 0)
        error = file::syncData(m_file);
    if (error != 0)
        return fail("cannot-write", systemText(error));
    m_size += static_cast<qint64>(line.size());
    return true;
}

bool ReviewLedger::fail(const std::string &code, const std::string &text) const
{
    printMessage({ m_name, 0, 0 }, Severity::Error, code, text);
    return false;
}

const Reviewed *ReviewLedger::find(std::size_t game) const
{
    const auto found = m_games.find(game);
    return found == m_games.end() ? nullptr : &found->second;
}

void ReviewLedger::keep(const Reviewed &game)
{
    const Json json { { "game", game.game }, { "output", game.output }, { "holes", game.holes } };
    const std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    const std::lock_guard lock(m_writing);
    if (!m_hasFailed && !append(line))
        m_hasFailed = true;
}

} // namespace kagetsu::cli
