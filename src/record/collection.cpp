// SPDX-License-Identifier: MIT
#include "record/collection.h"

#include "record/sgf/interpreter.h"
#include "record/sgf/listing.h"
#include "record/sgf/sgfwriter.h"
#include "record/sgf/syntax/decode.h"

#include <algorithm>
#include <utility>

namespace kagetsu::record {

std::string_view Collection::text(std::size_t index) const
{
    const Place &place = m_places[index];
    return std::string_view(*m_text).substr(place.begin, place.end - place.begin);
}

std::string_view Collection::textWithGap(std::size_t index) const
{
    const std::size_t begin = index == 0 ? 0 : m_places[index - 1].end;
    return std::string_view(*m_text).substr(begin, m_places[index].end - begin);
}

std::string_view Collection::textAfterAll() const
{
    return m_places.empty() ? std::string_view() : std::string_view(*m_text).substr(m_places.back().end);
}

bool Collection::keepsOthers() const
{
    // False if a tree states a charset that differs from the one it is written in: on its own, it would be read in the
    // stated one.
    return m_format == Format::Sgf && std::all_of(m_charsets.begin(), m_charsets.end(), [](const std::string &name) {
        return name == nameOf(Charset::Utf8);
    }) && std::none_of(m_messages.begin(), m_messages.end(), [](const Message &message) {
        return message.code == Code::CharsetMismatch;
    });
}

CollectionEntry Collection::entry(std::size_t index) const
{
    return m_lister ? m_lister(text(index), index) : m_entries[index];
}

Game Collection::readGame(std::size_t index) const
{
    const Place &place = m_places[index];
    const std::string_view treeText = text(index);
    if (m_reader) {
        Game game = m_reader(treeText, static_cast<int>(index) + 1, place.line, place.column);
        game.info.charset = m_charsets[place.charset];
        return game;
    }
    sgf::RawTree raw = sgf::parseTree(treeText, static_cast<std::size_t>(m_entries[index].nodes));
    sgf::Interpreted interpreted = sgf::interpret(raw);
    interpreted.info.charset = m_charsets[place.charset];
    std::vector<Message> messages =
        raw.findings.messages(treeText, static_cast<int>(index) + 1, place.line, place.column);
    for (Message &message : messages) {
        if (message.node >= 0)
            message.place = interpreted.nodes[static_cast<std::size_t>(message.node)];
    }
    return { std::move(interpreted.info), std::move(interpreted.tree), std::move(messages) };
}

Collection readCollection(std::string bytes, const ReadOptions &options)
{
    Collection collection;
    if (bytes.size() > MostRecordBytes) {
        collection.m_messages.push_back({ Code::TooLarge, 1, 1, 0, -1, 0, {} });
        bytes.clear();
    }
    sgf::DecodedFile file = sgf::decodeFile(std::move(bytes), charsetFromName(options.charset));
    collection.m_charset = nameOf(file.stretches.front().charset);
    collection.m_charsetGuessed = file.isGuessed;
    for (const sgf::DecodedFile::Stretch &stretch : file.stretches)
        collection.m_charsets.emplace_back(nameOf(stretch.charset));
    collection.m_messages.insert(collection.m_messages.end(), file.messages.begin(), file.messages.end());
    collection.m_text = std::make_shared<const std::string>(std::move(file.text));
    const std::string_view text = *collection.m_text;

    sgf::Listing listing = sgf::listTrees(text);
    PlaceFinder where(text);
    std::uint32_t charset = 0;
    collection.m_places.reserve(listing.trees.size());
    collection.m_entries.reserve(listing.trees.size());
    for (sgf::ListedTree &tree : listing.trees) {
        where.goTo(tree.begin);
        while (charset + 1 < file.stretches.size() && file.stretches[charset + 1].begin <= tree.begin)
            ++charset;
        collection.m_places.push_back({ tree.begin, tree.end, where.line(), where.column(), charset });
        collection.m_entries.push_back(std::move(tree.entry));
    }
    const std::vector<Message> outside = listing.outside.messages(text, 0);
    collection.m_messages.insert(collection.m_messages.end(), outside.begin(), outside.end());
    return collection;
}

void writeCollection(const Collection &collection, std::size_t index, const Game &game,
    const std::function<void(std::string_view)> &sink)
{
    if (!collection.keepsOthers()) {
        for (std::size_t i = 0; i < collection.size(); ++i)
            writeSgf(i == index ? game : collection.readGame(i), sink);
        return;
    }
    const std::string_view text = *collection.m_text;
    const Collection::Place &place = collection.m_places[index];
    sink(text.substr(0, place.begin));
    std::string rewritten = writeSgf(game);
    // the line feed at its end is only for whole files
    rewritten.pop_back();
    sink(rewritten);
    sink(text.substr(place.end));
}

} // namespace kagetsu::record
