// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/pupils/pupilstore.h"

#include "base/file/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace kagetsu::ui {

PupilStore::PupilStore(QObject *parent)
    : QObject(parent)
{
}

void PupilStore::open(const QString &path)
{
    m_path = path;
    m_book = {};
    m_fault.clear();
    m_isDamaged = false;
    QFile file(path);
    if (!path.isEmpty() && file.exists()) {
        if (!file.open(QIODevice::ReadOnly)) {
            m_fault = tr("The list of pupils could not be read: %1").arg(file.errorString());
            m_isDamaged = true;
        } else if (const auto book = lesson::readClassBook(file.readAll().toStdString())) {
            m_book = *book;
        } else {
            m_isDamaged = true;
            //: %1 is the name of a file, %2 a line and %3 a column of it.
            m_fault = tr("The list of pupils is damaged (%1, line %2, column %3). It was left as it is.")
                          .arg(QFileInfo(path).fileName())
                          .arg(book.fault().line)
                          .arg(book.fault().column);
        }
    }
    emit changed();
}

void PupilStore::beginAnew()
{
    if (!m_isDamaged)
        return;
    const QFileInfo info(m_path);
    QString aside;
    for (int number = 1; aside.isEmpty() || QFile::exists(aside); ++number)
        aside = info.dir().filePath(
            QStringLiteral("%1-damaged-%2.%3").arg(info.completeBaseName()).arg(number).arg(info.suffix()));
    if (!QFile::rename(m_path, aside)) {
        m_fault = tr("The damaged list of pupils could not be renamed.");
        emit changed();
        return;
    }
    open(m_path);
}

bool PupilStore::change(const std::function<void(lesson::ClassBook &)> &does)
{
    if (m_isDamaged)
        return false;
    lesson::ClassBook book = m_book;
    does(book);
    if (book == m_book)
        return true;
    const bool isSaved = save(book);
    if (isSaved)
        m_book = std::move(book);
    emit changed();
    return isSaved;
}

bool PupilStore::save(const lesson::ClassBook &book)
{
    m_fault.clear();
    if (m_path.isEmpty())
        return true;
    QDir().mkpath(QFileInfo(m_path).path());
    // Names of children are private, so only the owner may read the file.
    file::SafeFile file(m_path, file::SafeFile::Place::NewOrOld, file::SafeFile::Access::Owner);
    if (file.open() && file.write(QByteArray::fromStdString(lesson::writeClassBook(book))) && file.commit())
        return true;
    m_fault = tr("The list of pupils could not be saved: %1").arg(file.errorString());
    return false;
}

} // namespace kagetsu::ui
