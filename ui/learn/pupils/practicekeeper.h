// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/classfile.h"
#include "learn/practice/store.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kagetsu::ui {

// The pupils of this computer and their file: who practises, and what a class was marked for. Changes are visible at
// once and are written in a separate thread, in order; what cannot be written is kept, so that practice can continue.
// The database is loaded only when a file must be read or a pupil saved.
class PracticeKeeper : public QObject
{
    Q_OBJECT

public:
    explicit PracticeKeeper(QObject *parent = nullptr);
    // Waits until everything that can be saved is on disk.
    ~PracticeKeeper() override;

    // Reads the file, if it exists, in the background. Without a path nothing is saved.
    void open(const QString &path);
    // Joins the list of pupils and marks of an earlier version, and deletes it once it is saved here. A damaged list is
    // left as it is, and fault() says so.
    void adopt(const QString &oldList);
    // Gives the pages of courses that were done while there were no pupils to the only pupil, if this pupil has done
    // none: when the file has been read, or when the first pupil is added. A class gets nothing, as nobody knows whose
    // they are. progressAdopted() follows once they are saved here.
    void adoptProgress(std::set<std::string> pages);
    bool isOpen() const { return m_isOpen; }
    bool isReading() const { return m_isReading; }
    // True if nothing is being written or waiting.
    bool isSaved() const { return m_pending.empty() && !m_isSending; }

    const practice::Book &book() const { return m_book; }
    // Returns today's date by the local calendar; tests set their own.
    practice::Day today() const { return m_today(); }
    void setToday(std::function<practice::Day()> today) { m_today = std::move(today); }
    // Returns the number of tasks due for the chosen pupil.
    int dueCount() const;

    // Returns in sentences why changes are not saved; empty if there is no fault.
    QString fault() const;
    // True if the file is damaged or from a later version. It is left unchanged until beginAnew() renames it and
    // creates a new one.
    bool canBeginAnew() const;
    void beginAnew();

    // Returns in a sentence why these pupils cannot be joined: there is no room for them; empty if they can.
    QString refusalOf(const practice::ClassData &data) const;
    // Returns false if nothing changes, see practice::Book.
    bool change(const practice::Change &change);
    // Records an answer of the chosen pupil; does nothing if nobody is chosen.
    void answer(const practice::Question &question, bool isRight);

signals:
    void changed();
    // Emitted when the pages of adoptProgress() are a pupil's, and on disk.
    void progressAdopted();

private:
    struct Keeper;
    struct Kept
    {
        std::size_t count = 0;
        std::optional<practice::StoreFault> fault {};
    };

    bool isLeftAlone() const; // nothing is retried
    template <class Work, class DoneWith>
    void run(Work work, DoneWith done);
    void leave();
    void send();
    void take(practice::Book book);
    bool isOnDisk() const;
    void noteOldList();
    void settleOldList();
    void giveProgress();
    void settleProgress();
    QString faultOfOldList() const;

    QThreadPool m_thread; // a single thread, in which the keeper lives
    std::shared_ptr<Keeper> m_keeper;
    QString m_path;
    practice::Book m_book;
    std::vector<practice::Change> m_early; // changes that came while the file was read
    std::vector<practice::Change> m_pending; // changes not on disk yet
    std::size_t m_sent = 0; // number of them being written
    std::optional<practice::StoreFault> m_fault;
    QString m_oldList; // its path, until it is saved here
    practice::ClassData m_adopted;
    bool m_isOldListJoined = false; // everything of it was in the book once; pupils may have been deleted since
    std::optional<json::DocumentFault> m_oldFault;
    std::set<std::string> m_nobodysPages; // pages of courses that are no pupil's
    bool m_knowsProgress = false;
    bool m_isProgressGiven = false; // they are a pupil's, but not on disk yet
    std::function<practice::Day()> m_today;
    bool m_isOpen = false;
    bool m_isReading = false;
    bool m_isSending = false;
};

} // namespace kagetsu::ui
