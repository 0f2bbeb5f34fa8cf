// SPDX-License-Identifier: MIT
#include "ui/shell/records/recorddialogs.h"

#include "ui/look/dialogs/replacequestion.h"
#include "ui/shell/records/studycontext.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/page/recordpage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace kagetsu::ui {

RecordDialogs::RecordDialogs(StudyContext &desk)
    : QObject(&desk)
    , m_desk(desk)
{
}

void RecordDialogs::saveAs() const
{
    const document::Record &record = m_desk.page().record();
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("Libraries of RenLib (*.lib)");
    const bool isLibrary = record.format() == document::RecordFormat::Library;
    QStringList filters = isLibrary ? QStringList { library, sgf } : QStringList { sgf, library };
    filters << tr("Games of RenjuNet (*.rif)") << tr("Games of Piskvork (*.psq)") << tr("Stones as bytes (*.pos)");
    // A record that came in another format is offered in its own.
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString start = record.path().isEmpty()
        ? QDir(m_desk.settings().lastFolder).filePath(QFileInfo(record.fileName()).completeBaseName() + ending)
        : record.path();
    QString chosen = filters.first();
    QString path = QFileDialog::getSaveFileName(
        m_desk.window(), tr("Save as"), start, filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    // Under any other ending it would be taken for something else.
    if (!document::formatOf(path)) {
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    m_desk.page().saveTo(path);
}

void RecordDialogs::saveBranch() const
{
    const bool isLibrary = m_desk.page().record().format() == document::RecordFormat::Library;
    const QString filter = isLibrary ? tr("Libraries of RenLib (*.lib)") : tr("Game records (*.sgf)");
    QString path = QFileDialog::getSaveFileName(
        m_desk.window(), tr("Save branch as a new file"), m_desk.settings().lastFolder, filter);
    if (path.isEmpty())
        return;
    if (!document::formatOf(path)) {
        path += isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
        if (!agreesToReplace(m_desk.window(), path))
            return;
    }
    m_desk.page().saveBranchTo(path);
}

void RecordDialogs::mergeFiles() const
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_desk.window(), tr("Merge files into this record"),
        m_desk.settings().lastFolder, StudyContext::readableFiles());
    if (!paths.isEmpty())
        m_desk.page().merge(paths, m_desk.choices());
}

void RecordDialogs::mergeFolder() const
{
    const QString folder = QFileDialog::getExistingDirectory(
        m_desk.window(), tr("Merge a folder into this record"), m_desk.settings().lastFolder);
    if (!folder.isEmpty())
        m_desk.page().merge({ folder }, m_desk.choices());
}

} // namespace kagetsu::ui
