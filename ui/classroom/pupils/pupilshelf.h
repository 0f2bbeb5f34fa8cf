// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/classbook.h"

#include <QObject>
#include <QString>

#include <functional>

namespace kagetsu::ui {

// The pupils of a teacher and their file. Every change is on disk before it is seen; a file that is damaged is never
// written over.
class PupilShelf : public QObject
{
    Q_OBJECT

public:
    explicit PupilShelf(QObject *parent = nullptr);

    // Reads the file there, if there is one. Without a path nothing is kept.
    void open(const QString &path);
    // Why nothing can be changed, a sentence; empty when all is well.
    const QString &fault() const { return m_fault; }
    bool isDamaged() const { return m_isDamaged; }
    // Puts the damaged file aside, under another name, and begins a new list.
    void beginAnew();

    const lesson::ClassBook &book() const { return m_book; }
    // False when it could not be saved, and then it is not done; fault() says why.
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
