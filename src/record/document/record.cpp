// SPDX-License-Identifier: MIT
#include "record/document/record.h"

#include <QFileInfo>

#include <algorithm>

namespace kagetsu::document {

Record::Record(OpenedRecord opened)
    : m_path(opened.path)
    , m_fileName(opened.name)
    , m_file(opened.file)
    , m_bytes(std::move(opened.bytes))
{
    if (auto *library = std::get_if<record::Library>(&opened.content)) {
        m_isIncomplete = library->isIncomplete;
        m_isCharsetChosen = !library->isCharsetGuessed;
        m_index = 0;
        m_document = std::make_shared<RecordDocument>(std::move(library->game), RecordDocument::Kind::Library);
        m_documents[0] = m_document;
    } else {
        m_collection = std::make_shared<record::Collection>(std::get<record::Collection>(std::move(opened.content)));
        show(0, std::move(opened.first));
    }
    m_file.damage = std::max(m_file.damage, damage());
}

Damage Record::damage() const
{
    if (m_isIncomplete)
        return Damage::Incomplete;
    // Texts read in a guessed encoding are saved in another one, so only the old bytes can show whether the guess was
    // right.
    const bool isRepaired = record::worst(messages()) != record::Severity::Info
        || (format() != RecordFormat::Library && m_collection->isCharsetGuessed());
    return isRepaired ? Damage::Repaired : Damage::None;
}

void Record::show(int index, std::optional<record::Game> game)
{
    // Apart from the game shown, only edited games are kept in memory.
    if (m_document && m_document->steps().count() == 0)
        m_documents.erase(m_index);
    m_index = index;
    std::shared_ptr<RecordDocument> &document = m_documents[index];
    if (!document) {
        document = std::make_shared<RecordDocument>(
            game ? std::move(*game) : m_collection->readGame(static_cast<std::size_t>(index)),
            RecordDocument::Kind::Game);
    }
    m_document = document;
}

RecordFormat Record::format() const
{
    return m_document && m_document->isLibrary() ? RecordFormat::Library : RecordFormat::Sgf;
}

RecordContent Record::content() const
{
    RecordContent content { m_document->isLibrary(), false, m_collection, {} };
    // A game that was edited and saved also differs from what the collection was read from.
    content.parts.push_back({ m_index, m_document->shared(), m_document->steps().count() > 0 });
    for (const auto &[index, document] : m_documents) {
        if (index != m_index && document->steps().count() > 0)
            content.parts.push_back({ index, document->shared(), true });
    }
    return content;
}

void Record::setSaved(const QString &path, const RecordContent &content, const FileStamp &stamp)
{
    if (QFileInfo(path) != QFileInfo(m_path))
        m_file = {}; // nothing known about the old file applies to the new one
    m_file.stamp = stamp;
    m_path = path;
    m_fileName = QFileInfo(path).fileName();
    // What was arranged after the content was taken has not been saved.
    m_isUnsaved = m_isUnsaved && content.collection != m_collection;
    m_wasSaved = true;
    for (const auto &[index, document] : m_documents) {
        const bool isSaved = std::any_of(content.parts.begin(), content.parts.end(),
            [game = document->shared()](const RecordContent::Part &part) { return part.game == game; });
        if (isSaved)
            document->steps().setClean();
        else if (document->steps().count() > 0)
            document->steps().resetClean(); // the file contains none of its steps
    }
}

bool Record::isModified() const
{
    return m_isUnsaved || std::any_of(m_documents.begin(), m_documents.end(), [](const auto &each) {
        return each.second->isModified();
    });
}

bool Record::adopt(SecondReading second, record::NodeId node, const QString &name)
{
    const bool isAsItWas = std::equal(m_documents.begin(), m_documents.end(), second.parts.begin(), second.parts.end(),
        [](const auto &now, const auto &then) {
            return now.first == then.first && now.second->shared() == then.second.first;
        });
    if (!isAsItWas)
        return false;
    m_collection = std::move(second.games);
    m_isUnsaved = m_isUnsaved || m_wasSaved;
    for (auto &[index, document] : m_documents) {
        SecondReading::Part &part = second.parts.at(index);
        const bool isShown = index == m_index;
        if (part.edited) {
            part.edited->to = isShown ? node : record::GameTree::root();
            document->adopt({ name }, part.edited->to, std::move(*part.edited));
            document->setInfo(part.game.info);
        } else {
            document = std::make_shared<RecordDocument>(std::move(part.game), RecordDocument::Kind::Game);
        }
        if (isShown)
            m_document = document;
    }
    return true;
}

bool Record::arrange(
    const std::shared_ptr<const record::Collection> &from, const GameOrder &order, ArrangedGames arranged, int shown)
{
    if (from != m_collection || arranged.games->size() != order.places.size())
        return false;
    std::map<int, std::shared_ptr<RecordDocument>> documents;
    m_index = -1;
    for (int place = 0; place < static_cast<int>(order.places.size()); ++place) {
        const auto found = m_documents.find(order.places[static_cast<std::size_t>(place)]);
        if (found == m_documents.end())
            continue;
        documents.insert({ place, found->second });
        if (found->second == m_document)
            m_index = place;
    }
    m_documents = std::move(documents);
    m_collection = std::move(arranged.games);
    m_bytes = std::move(arranged.bytes);
    m_isUnsaved = true;
    if (m_index < 0)
        m_document.reset(); // its game has been removed
    if (m_index != shown)
        show(shown);
    return true;
}

std::map<int, record::GameInfo> Record::infos() const
{
    std::map<int, record::GameInfo> infos;
    for (const auto &[index, document] : m_documents)
        infos.insert({ index, document->game().info });
    return infos;
}

std::vector<record::Message> Record::messages() const
{
    std::vector<record::Message> all = m_collection->messages();
    const std::vector<record::Message> &ofGame = m_document->game().messages;
    all.insert(all.end(), ofGame.begin(), ofGame.end());
    return all;
}

bool Record::isCutOff() const
{
    const std::vector<record::Message> all = messages();
    return std::any_of(all.begin(), all.end(), [](const record::Message &message) {
        return message.code == record::Code::CutText || message.code == record::Code::CutRecord
            || message.code == record::Code::CutTree;
    });
}

} // namespace kagetsu::document
