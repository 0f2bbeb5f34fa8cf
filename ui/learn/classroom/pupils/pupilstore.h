// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/classbook.h"

#include <QObject>
#include <QString>

#include <functional>

namespace kagetsu::ui {

// The pupils of a teacher and their file. Every change is on disk before it is visible. A damaged file is never
// overwritten.
class PupilStore : public QObject
{
    Q_OBJECT

public:
    explicit PupilStore(QObject *parent = nullptr);

    // Reads the file if it exists. Without a path nothing is saved.
    void open(const QString &path);
    // Returns in a sentence why nothing can be changed; empty if there is no fault.
    const QString &fault() const { return m_fault; }
    bool isDamaged() const { return m_isDamaged; }
    // Renames the damaged file and begins a new list.
    void beginAnew();

    const lesson::ClassBook &book() const { return m_book; }
    // Returns false if the change could not be saved, and then it is not made; fault() tells why.
    bool change(const std::function<void(lesson::ClassBook &)> &does);

signals:
    void changed();

private:
    bool save(const lesson::ClassBook &book);

    lesson::ClassBook m_book;
    QString m_path;
    QString m_fault;
    bool m_isDamaged = false;
};

} // namespace kagetsu::ui
