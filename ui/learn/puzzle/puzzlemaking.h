// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "learn/puzzle/gamefeed.h"

#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <set>
#include <string>

namespace kagetsu::ui {

class PracticeKeeper;

// Makes puzzles in the background, one place after the other, and gives them to the keeper after every game or two,
// with how far it is. So what is made is on disk, and a program that was killed goes on where it stopped.
class PuzzleMaking : public QObject
{
    Q_OBJECT

public:
    // The keeper must outlive this object.
    explicit PuzzleMaking(PracticeKeeper &keeper, QObject *parent = nullptr);

    // Returns the games of the library from `at` on; null while they have not been read.
    using LibraryFeed = std::function<std::unique_ptr<puzzle::Feed>(const std::string &at)>;
    // Call resume() when the library has other games.
    void setLibrary(LibraryFeed library) { m_library = std::move(library); }
    bool hasLibrary() const { return m_library != nullptr; }
    // Sets when nothing may be made, such as while a game is played.
    void setBusy(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }

    void addLibrary();
    void addFiles(const QStringList &paths);
    void addFolder(const QString &path);
    // Stops at every place. Adding it again goes on there.
    void stop();
    // Goes on with what is not done.
    void resume();

    // Returns the place that is looked through; null if there is none.
    const practice::Quarry *current() const;
    // Returns the places that could not be read. They are tried again when they are added, and at the next start.
    const std::set<std::string> &unread() const { return m_unread; }
    bool isMaking() const { return m_making.isRunning(); }

signals:
    // Emitted when a place is begun or done, or a game was looked through.
    void changed();

private:
    struct Worker;

    void add(const std::string &place);
    void dig(const practice::Quarry &quarry);

    PracticeKeeper &m_keeper;
    LibraryFeed m_library;
    std::function<bool()> m_isBusy;
    std::shared_ptr<Worker> m_worker; // of the place being looked through
    std::set<std::string> m_unread;
    QTimer m_later; // runs while something else is more important
    background::Task m_making;
};

} // namespace kagetsu::ui
