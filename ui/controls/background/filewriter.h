// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <deque>
#include <functional>

class QWidget;

namespace kagetsu::ui {

// Writes files of a dialog or window in another thread, so that neither a slow disk nor a long document holds up the
// window. Files are written one at a time in the order in which they were asked for. All of them are written even where
// the owner is closed meanwhile; if that fails, the user is told over the owner's window, so no failure passes unseen.
class FileWriter : public QObject
{
    Q_OBJECT

public:
    // Makes the bytes of the file. Called in another thread, so it must own all that it touches.
    using Make = std::function<QByteArray()>;
    // Returns the sentence for a file that could not be written; `fault` is the system's words.
    using Failure = std::function<QString(const QString &fault)>;
    // Called in the window's thread with that sentence, empty if the file was written.
    using Done = std::function<void(const QString &failure)>;

    explicit FileWriter(QWidget *owner);
    ~FileWriter() override;

    // Replaces the file at `path` as a whole or leaves it as it was.
    void write(const QString &path, Make make, Failure failure, Done done);
    bool isWriting() const { return m_isWriting; }
    // Writes a file by a writer that the owner keeps for such files.
    static void writeOnce(QWidget *owner, const QString &path, Make make, Failure failure, Done done);
    // Returns once all files of all writers are written and their results taken. Call it before the program ends.
    static void finishAll();

private:
    struct Order
    {
        QString path;
        Make make;
        Failure failure;
        Done done;
    };

    void begin();
    static void start(FileWriter *writer, QWidget *window, Order order);

    QWidget *m_owner;
    std::deque<Order> m_waiting;
    bool m_isWriting = false;
};

} // namespace kagetsu::ui
