// SPDX-License-Identifier: MIT
#pragma once

#include "practice/store.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// The pupils of daily practice and their file. What changes is seen at once and written in a thread of its own, one
// change after the other; what cannot be written waits, so that practice goes on. The database is loaded when there is
// a file to be read, or a pupil to be kept.
class PracticeShelf : public QObject
{
    Q_OBJECT

public:
    explicit PracticeShelf(QObject *parent = nullptr);
    // Waits until all is on disk that can be.
    ~PracticeShelf() override;

    // Reads the file there, if there is one, in the background. Without a path nothing is kept.
    void open(const QString &path);
    bool isOpen() const { return m_isOpen; }
    bool isReading() const { return m_isReading; }
    // Nothing is on its way to the disk, and nothing waits.
    bool isSaved() const { return m_pending.empty() && !m_isSending; }

    const practice::Book &book() const { return m_book; }
    // Of the calendar of this machine; a test has its own.
    practice::Day today() const { return m_today(); }
    void setToday(std::function<practice::Day()> today) { m_today = std::move(today); }
    // Tasks of the chosen pupil.
    int dueCount() const;

    // Why what changes is not saved, in sentences; empty when all is well.
    QString fault() const;
    // The file is damaged, or of a later version, and is left as it is until beginAnew() puts it aside, under another
    // name, and makes a new one.
    bool canBeginAnew() const;
    void beginAnew();

    // False when nothing is changed by it, see practice::Book.
    bool change(const practice::Change &change);
    // The chosen pupil answered; nothing where nobody is chosen.
    void answer(const practice::Question &question, bool isRight);

signals:
    void changed();

private:
    struct Keeper;
    struct Kept
    {
        std::size_t count = 0;
        std::optional<practice::StoreFault> fault {};
    };

    bool isLeftAlone() const; // nothing is tried again
    template <class Work, class DoneWith>
    void run(Work work, DoneWith done);
    void leave();
    void send();
    void take(practice::Book book);

    QThreadPool m_thread; // one, in which the keeper lives
    std::shared_ptr<Keeper> m_keeper;
    QString m_path;
    practice::Book m_book;
    std::vector<practice::Change> m_early; // that came while the file was read
    std::vector<practice::Change> m_pending; // not on disk
    std::size_t m_sent = 0; // of them on the way
    std::optional<practice::StoreFault> m_fault;
    std::function<practice::Day()> m_today;
    bool m_isOpen = false;
    bool m_isReading = false;
    bool m_isSending = false;
};

} // namespace kagetsu::ui
