// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/practicekeeper.h"

#include "text/common/sentences.h"
#include "ui/controls/device/bookkeeping.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace kagetsu::ui {

using Code = practice::StoreFault::Code;

// Holds what only the store's thread may touch.
struct PracticeKeeper::Keeper
{
    explicit Keeper(std::string file)
        : path(std::move(file))
    {
    }

    Result<practice::Book, practice::StoreFault> open()
    {
        if (!store) {
            if (const auto device = makeDevice<Bookkeeping>())
                store = device->store();
        }
        if (!store)
            return Fault { practice::StoreFault { Code::NoDriver, {} } };
        auto book = store->open(path);
        isOpen = book.hasValue();
        return book;
    }

    Kept keep(const std::vector<practice::Change> &changes)
    {
        if (!isOpen) {
            const auto book = open();
            if (!book)
                return { 0, book.fault() };
        }
        Kept kept;
        for (const practice::Change &each : changes) {
            kept.fault = store->keep(each);
            if (kept.fault)
                break;
            ++kept.count;
        }
        return kept;
    }

    // Must be called in the store's thread, in which the file was opened.
    void close()
    {
        store.reset();
        isOpen = false;
    }

    const std::string path;
    std::unique_ptr<practice::Store> store {};
    bool isOpen = false;
};

PracticeKeeper::PracticeKeeper(QObject *parent)
    : QObject(parent)
    , m_today([] { return static_cast<practice::Day>(QDate(1970, 1, 1).daysTo(QDate::currentDate())); })
{
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1); // a connection belongs to its thread
    m_thread.setThreadPriority(QThread::LowPriority);
}

PracticeKeeper::~PracticeKeeper()
{
    if (m_keeper) {
        std::vector<practice::Change> rest;
        if (!isLeftAlone())
            rest.assign(m_pending.begin() + static_cast<std::ptrdiff_t>(m_sent), m_pending.end());
        m_thread.start([keeper = m_keeper, rest = std::move(rest)] {
            if (!rest.empty())
                (void)keeper->keep(rest);
            keeper->close();
        });
    }
    m_thread.waitForDone();
}

template <class Work, class DoneWith>
void PracticeKeeper::run(Work work, DoneWith done)
{
    m_thread.start([this, keeper = m_keeper, work = std::move(work), done = std::move(done)] {
        auto result = std::make_shared<std::invoke_result_t<Work, Keeper &>>(work(*keeper));
        QMetaObject::invokeMethod(
            this,
            [this, keeper, result, done] {
                if (keeper == m_keeper) // no other file was opened meanwhile
                    done(std::move(*result));
            },
            Qt::QueuedConnection);
    });
}

void PracticeKeeper::leave()
{
    if (m_keeper)
        m_thread.start([keeper = std::exchange(m_keeper, nullptr)] { keeper->close(); });
    m_isSending = false;
    m_sent = 0;
}

void PracticeKeeper::open(const QString &path)
{
    leave();
    m_isOpen = true;
    m_path = path;
    m_keeper = path.isEmpty() ? nullptr : std::make_shared<Keeper>(path.toStdString());
    m_fault.reset();
    if (!m_keeper || !QFileInfo::exists(path)) {
        emit changed();
        return;
    }
    m_isReading = true;
    struct Read
    {
        std::optional<practice::Book> book {};
        std::optional<practice::StoreFault> fault {};
    };
    run(
        [](Keeper &keeper) {
            auto book = keeper.open();
            return book ? Read { *book, keeper.store->checkWritable() } : Read { {}, book.fault() };
        },
        [this](Read read) {
            m_fault = std::move(read.fault);
            take(std::move(read.book).value_or(practice::Book()));
        });
    emit changed();
}

void PracticeKeeper::take(practice::Book book)
{
    m_isReading = false;
    m_book = std::move(book);
    for (const practice::Change &each : practice::tidying(m_book))
        change(each);
    for (const practice::Change &each : std::exchange(m_early, {}))
        change(each);
    giveProgress();
    noteOldList();
    settleOldList();
    emit changed();
}

void PracticeKeeper::adopt(const QString &oldList)
{
    QFile file(oldList);
    if (oldList.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    m_oldList = oldList;
    const auto read = practice::readOldPupils(file.readAll().toStdString());
    if (!read) {
        m_oldFault = read.fault();
        emit changed();
        return;
    }
    m_adopted = *read;
    m_isOldListJoined = false;
    change(practice::ClassJoined { m_adopted });
    noteOldList();
    settleOldList();
}

void PracticeKeeper::adoptProgress(std::set<std::string> pages)
{
    m_nobodysPages = std::move(pages);
    // What nobody does later beside a pupil, such as a guest, is not this pupil's.
    if (!std::exchange(m_knowsProgress, true))
        giveProgress();
}

void PracticeKeeper::giveProgress()
{
    const std::vector<practice::Pupil> &pupils = m_book.pupils();
    if (m_isReading || m_nobodysPages.empty() || pupils.size() != 1 || !pupils.front().done.empty())
        return;
    m_isProgressGiven = true;
    change(practice::ClassJoined { { { { .name = pupils.front().name, .done = m_nobodysPages } }, {} } });
}

void PracticeKeeper::settleProgress()
{
    if (!m_isProgressGiven || !isOnDisk())
        return;
    m_isProgressGiven = false;
    m_nobodysPages.clear();
    emit progressAdopted();
}

bool PracticeKeeper::isOnDisk() const
{
    return m_keeper && !m_isReading && isSaved() && !m_fault;
}

void PracticeKeeper::noteOldList()
{
    if (!m_oldList.isEmpty() && !m_oldFault && !m_isReading && !m_isOldListJoined)
        m_isOldListJoined = joined(m_book.data(), m_adopted) == m_book.data();
}

// Deletes the old list only when everything of it came into the new file. A pupil who was deleted since must not come
// back with it.
void PracticeKeeper::settleOldList()
{
    if (m_oldList.isEmpty() || m_oldFault || !isOnDisk() || !m_isOldListJoined)
        return;
    QFile::remove(m_oldList);
    m_oldList.clear();
    m_adopted = {};
}

QString PracticeKeeper::refusalOf(const practice::ClassData &data) const
{
    const std::size_t count = m_book.countWith(data);
    if (count <= practice::Book::MostPupils)
        return {};
    //: Pupils of another computer or a list cannot be added: %1 and %2 are numbers of pupils.
    return tr("There would be %1 pupils, but there is room for %2. Delete pupils who have left, or add fewer.")
        .arg(count)
        .arg(practice::Book::MostPupils);
}

QString PracticeKeeper::faultOfOldList() const
{
    if (!m_oldFault)
        return m_oldList.isEmpty() || m_isReading || m_isOldListJoined ? QString() : refusalOf(m_adopted);
    //: %1 is the name of a file, %2 a line and %3 a column of it.
    return tr("The list of pupils is damaged (%1, line %2, column %3). It was left as it is.")
        .arg(QFileInfo(m_oldList).fileName())
        .arg(m_oldFault->line)
        .arg(m_oldFault->column);
}

int PracticeKeeper::dueCount() const
{
    const practice::Pupil *pupil = m_book.chosen();
    return pupil ? static_cast<int>(practice::dueCount(*pupil, today())) : 0;
}

bool PracticeKeeper::change(const practice::Change &change)
{
    if (m_isReading) {
        m_early.push_back(change);
        return true;
    }
    const bool wasEmpty = m_book.pupils().empty();
    if (!m_book.apply(change))
        return false;
    if (m_keeper) {
        m_pending.push_back(change);
        send();
    }
    if (wasEmpty)
        giveProgress();
    emit changed();
    return true;
}

void PracticeKeeper::answer(const practice::Question &question, bool isRight)
{
    if (const practice::Pupil *pupil = m_book.chosen())
        change(practice::TaskAnswered { pupil->name, question, isRight, today() });
}

void PracticeKeeper::send()
{
    if (m_isSending || m_pending.empty() || isLeftAlone())
        return;
    m_isSending = true;
    m_sent = m_pending.size();
    run([changes = m_pending](Keeper &keeper) { return keeper.keep(changes); },
        [this](Kept kept) {
            m_isSending = false;
            m_sent = 0;
            m_pending.erase(m_pending.begin(), m_pending.begin() + static_cast<std::ptrdiff_t>(kept.count));
            const bool isNews = kept.fault != m_fault;
            m_fault = std::move(kept.fault);
            if (!m_fault)
                send();
            settleOldList();
            settleProgress();
            if (isNews || m_pending.empty())
                emit changed();
        });
}

bool PracticeKeeper::isLeftAlone() const
{
    return m_fault && m_fault->code != Code::Unwritable;
}

bool PracticeKeeper::canBeginAnew() const
{
    return m_fault && (m_fault->code == Code::Damaged || m_fault->code == Code::Newer);
}

QString PracticeKeeper::fault() const
{
    if (!m_fault)
        return faultOfOldList();
    const QString unsaved = tr("What you practise now will not be saved.");
    const QString path = QDir::toNativeSeparators(m_path);
    switch (m_fault->code) {
    case Code::NoDriver: return text::joinSentences(tr("Qt's database driver for SQLite is not installed."), unsaved);
    case Code::Damaged:
        //: %1 is the path of a file.
        return text::joinSentences(
            tr("The daily practice file is damaged and was left as it is: %1.").arg(path), unsaved);
    case Code::Newer:
        //: %1 is the path of a file.
        return text::joinSentences(
            tr("The daily practice file comes from a later version of Kagetsu and was left as it is: %1.").arg(path),
            unsaved);
    case Code::Unwritable: break;
    }
    //: %1 is the path of a file.
    QString told = tr("Could not save to %1.").arg(path);
    if (!m_fault->detail.empty())
        told = text::joinSentences(told, QString::fromStdString(m_fault->detail));
    return text::joinSentences(told, unsaved);
}

void PracticeKeeper::beginAnew()
{
    if (!canBeginAnew())
        return;
    const QFileInfo info(m_path);
    QString aside;
    for (int number = 1; aside.isEmpty() || QFile::exists(aside); ++number)
        aside = info.dir().filePath(
            QStringLiteral("%1-damaged-%2.%3").arg(info.completeBaseName()).arg(number).arg(info.suffix()));
    if (!QFile::rename(m_path, aside)) {
        emit changed();
        return;
    }
    // A journal of the database belongs to the old file.
    const QString journal = QStringLiteral("-journal");
    QFile::rename(m_path + journal, aside + journal);
    leave();
    m_keeper = std::make_shared<Keeper>(m_path.toStdString());
    m_fault.reset();
    send();
    emit changed();
}

} // namespace kagetsu::ui
