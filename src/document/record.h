// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/open.h"
#include "document/disk/reread.h"
#include "document/disk/savedrecord.h"
#include "document/gamelist.h"

#include <map>
#include <memory>

namespace kagetsu::document {

// A file on the study page with all its games, or the one tree of its library: what was read of it, the games that were
// edited since, each with its steps of undo, and which one is shown.
class Record
{
public:
    Record() = default;
    // Shows the first game.
    explicit Record(OpenedRecord opened);

    // Nothing before a file was read.
    const std::shared_ptr<RecordDocument> &document() const { return m_document; }
    // The place of the game shown; -1 before a file was read.
    int index() const { return m_index; }
    // Of a file with games; empty for a library.
    const record::Collection &collection() const { return *m_collection; }
    const std::shared_ptr<const record::Collection> &sharedCollection() const { return m_collection; }
    // Shows another game; one that was not edited is given, unless it is to be read here. A game that was edited keeps
    // its edits. The place must be one of the collection.
    void show(int index, std::optional<record::Game> game = std::nullopt);
    // Its games stand in another order, some are gone, or there is one more. Edits go with their game; those of a game
    // that is gone go with it. The game of this new place is shown. False, and nothing happens, when the file is not
    // the one that was arranged any more. There must be a game left.
    bool arrange(const std::shared_ptr<const record::Collection> &from, const GameOrder &order, ArrangedGames arranged,
        int shown);
    // The facts of the games that are not as the collection lists them, perhaps, by their place.
    std::map<int, record::GameInfo> infos() const;
    // Its document is kept, so that nothing is to be read to show it.
    bool isAtHand(int index) const { return m_documents.count(index) > 0; }

    // Where it can be saved; empty when it is no file yet.
    const QString &path() const { return m_path; }
    const QString &fileName() const { return m_fileName; }
    // How it was found, and how it lay when it was read or saved last.
    const KnownFile &file() const { return m_file; }
    void setKeptOriginal() { m_file.keptOriginal = true; }
    RecordFormat format() const;
    // The whole file, all its games with what was edited. Takes no time by its size.
    RecordContent content() const;
    // This content was saved there, and the file lies like this. What was edited since it was taken is still unsaved.
    void setSaved(const QString &path, const RecordContent &content, const FileStamp &stamp);
    // What is shown is not what is in the file, though nothing was edited since.
    void setUnsaved() { m_isUnsaved = true; }
    // Some of it is not in the file.
    bool isModified() const;

    // Somebody chose how the texts of the library are read, and saves them so.
    void setCharsetChosen() { m_isCharsetChosen = true; }
    bool isCharsetChosen() const { return m_isCharsetChosen; }

    // The bytes it was read from; nothing for a library, which keeps its own.
    const std::shared_ptr<const std::string> &bytes() const { return m_bytes; }
    // Another reading of these bytes takes the place of this one; edits stay. False, and nothing happens, when a game
    // was edited or another one shown since its content was taken. `node` is the one looked at, and `name` that of the
    // step of undo.
    bool adopt(SecondReading second, record::NodeId node, const QString &name);

    // What was wrong with the file and the game shown.
    std::vector<record::Message> messages() const;
    // The library could not be read to its end.
    bool isIncomplete() const { return m_isIncomplete; }
    // The file ends within the game shown, or within what it tells.
    bool isCutOff() const;

private:
    Damage damage() const;

    QString m_path;
    QString m_fileName;
    KnownFile m_file;
    std::shared_ptr<const record::Collection> m_collection = std::make_shared<record::Collection>();
    std::shared_ptr<const std::string> m_bytes;
    bool m_isIncomplete = false;
    bool m_isCharsetChosen = false;
    bool m_wasSaved = false; // so that the file is not those bytes any more
    bool m_isUnsaved = false; // besides what the documents know of
    // The games that were edited, and the one shown, by their place in the file.
    std::map<int, std::shared_ptr<RecordDocument>> m_documents;
    std::shared_ptr<RecordDocument> m_document;
    int m_index = -1;
};

} // namespace kagetsu::document
