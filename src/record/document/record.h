// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/open.h"
#include "record/document/disk/reread.h"
#include "record/document/disk/savedrecord.h"
#include "record/document/gamelist.h"

#include <map>
#include <memory>

namespace kagetsu::document {

// A file on the study page with all its games, or the tree of its library: what was read, the games edited since, each
// with its steps of undo, and which game is shown.
class Record
{
public:
    Record() = default;
    // Shows the first game.
    explicit Record(OpenedRecord opened);

    // Returns the game shown, or null before a file was read.
    const std::shared_ptr<RecordDocument> &document() const { return m_document; }
    // Returns the place of the game shown, or -1 before a file was read.
    int index() const { return m_index; }
    // Returns the games of the file; empty for a library.
    const record::Collection &collection() const { return *m_collection; }
    const std::shared_ptr<const record::Collection> &sharedCollection() const { return m_collection; }
    // Shows another game. A game that was not edited is passed in `game`, or else read here; an edited game keeps its
    // edits. The place must be one of the collection.
    void show(int index, std::optional<record::Game> game = std::nullopt);
    // Replaces the games by those of a new order. Edits move with their game and are dropped with a removed one. Shows
    // the game at the new place `shown`. Returns false and changes nothing if the file is no longer the one that was
    // arranged. At least one game must be left.
    bool arrange(const std::shared_ptr<const record::Collection> &from, const GameOrder &order, ArrangedGames arranged,
        int shown);
    // Returns the facts of the games in memory by their place. They may differ from what the collection lists.
    std::map<int, record::GameInfo> infos() const;
    // True if the game is in memory, so that showing it needs no reading.
    bool isAtHand(int index) const { return m_documents.count(index) > 0; }

    // Returns where it can be saved; empty if it is not a file yet.
    const QString &path() const { return m_path; }
    const QString &fileName() const { return m_fileName; }
    // Returns the file's condition, and its stamp when it was last read or saved.
    const KnownFile &file() const { return m_file; }
    void setKeptOriginal() { m_file.keptOriginal = true; }
    RecordFormat format() const;
    // Returns the whole file, all games with their edits. The time it takes does not depend on the size of the file.
    RecordContent content() const;
    // Called when this content has been saved at this path. Edits made after the content was taken are still unsaved.
    void setSaved(const QString &path, const RecordContent &content, const FileStamp &stamp);
    // Marks the record as unsaved although it was not edited.
    void setUnsaved() { m_isUnsaved = true; }
    // True if there are changes that are not in the file.
    bool isModified() const;

    // Called when the user has chosen the encoding of the library's texts, in which they are saved from then on.
    void setCharsetChosen() { m_isCharsetChosen = true; }
    bool isCharsetChosen() const { return m_isCharsetChosen; }

    // Returns the bytes that were read; null for a library, which keeps its own.
    const std::shared_ptr<const std::string> &bytes() const { return m_bytes; }
    // Replaces the reading of these bytes by another one; edits stay. Returns false and changes nothing if a game was
    // edited or another one shown since the content was taken. `node` is the current node, and `name` is the name of
    // the step of undo.
    bool adopt(SecondReading second, record::NodeId node, const QString &name);

    // Returns what was wrong with the file and with the game shown.
    std::vector<record::Message> messages() const;
    // True if the library could not be read to its end.
    bool isIncomplete() const { return m_isIncomplete; }
    // True if the file ends within the game shown, or within the data that the file states.
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
    bool m_wasSaved = false; // True if the file no longer contains the bytes that were read
    bool m_isUnsaved = false; // True for changes that the documents do not know of
    // The edited games and the one shown, by their place in the file.
    std::map<int, std::shared_ptr<RecordDocument>> m_documents;
    std::shared_ptr<RecordDocument> m_document;
    int m_index = -1;
};

} // namespace kagetsu::document
