// SPDX-License-Identifier: MIT
#include "ui/app/records/studycontext.h"

#include "ui/app/settings/settings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/record/edit/recordmerger.h"
#include "ui/record/page/studypage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

namespace kagetsu::ui {

namespace {

record::Charset plainCharsetFor(const QString &language)
{
    const QLocale reader(language);
    switch (reader.language()) {
    case QLocale::Japanese: return record::Charset::ShiftJis;
    case QLocale::Korean: return record::Charset::EucKr;
    case QLocale::Chinese:
        return reader.script() == QLocale::TraditionalChineseScript ? record::Charset::Big5 : record::Charset::Gb18030;
    case QLocale::Russian: return record::Charset::Windows1251;
    default: return record::Charset::Gb18030;
    }
}

QString readableFiles()
{
    return StudyContext::tr("Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt *.trf);;All files (*)");
}

} // namespace

StudyContext::StudyContext(Settings &settings, std::function<StudyPage &()> page, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_page(std::move(page))
    , m_window(window)
{
}

document::ChoicesFor StudyContext::choices() const
{
    return [charsets = m_settings.charsets, boards = m_settings.boards, plain = plainCharsetFor(m_settings.language)](
               const QString &path) {
        document::OpenChoices choices;
        choices.charset = charsets.value(path).toStdString();
        choices.plainCharset = plain;
        choices.boardSize = boards.value(path, choices.boardSize);
        return choices;
    };
}

QString StudyContext::askFile(const QString &folder) const
{
    return QFileDialog::getOpenFileName(m_window, tr("Open record"), folder, readableFiles());
}

QStringList StudyContext::askFiles(const QString &title) const
{
    return QFileDialog::getOpenFileNames(m_window, title, m_settings.lastFolder, readableFiles());
}

void StudyContext::saveAs() const
{
    const document::Record &record = page().record();
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("RenLib libraries (*.lib)");
    const bool isLibrary = record.format() == document::RecordFormat::Library;
    QStringList filters = isLibrary ? QStringList { library, sgf } : QStringList { sgf, library };
    filters << tr("RenjuNet games (*.rif)") << tr("Piskvork games (*.psq)") << tr("Position files (*.pos)");
    // A record that was read from another format is offered in its own.
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString start = record.path().isEmpty()
        ? QDir(m_settings.lastFolder).filePath(QFileInfo(record.fileName()).completeBaseName() + ending)
        : record.path();
    QString chosen = filters.first();
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save as"), start, filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    // With any other extension it would be taken for another format.
    if (!document::formatOf(path)) {
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
        if (!agreesToReplace(m_window, path))
            return;
    }
    page().saveTo(path);
}

void StudyContext::saveBranch() const
{
    const bool isLibrary = page().record().format() == document::RecordFormat::Library;
    const QString filter = isLibrary ? tr("RenLib libraries (*.lib)") : tr("Game records (*.sgf)");
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save branch as a new file"), m_settings.lastFolder, filter);
    if (path.isEmpty())
        return;
    if (!document::formatOf(path)) {
        path += isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
        if (!agreesToReplace(m_window, path))
            return;
    }
    page().saveBranchTo(path);
}

void StudyContext::mergeFiles() const
{
    const QStringList paths = askFiles(tr("Merge files into this record"));
    if (!paths.isEmpty())
        page().merger().merge(paths, choices());
}

void StudyContext::mergeFolder() const
{
    const QString folder =
        QFileDialog::getExistingDirectory(m_window, tr("Merge a folder into this record"), m_settings.lastFolder);
    if (!folder.isEmpty())
        page().merger().merge({ folder }, choices());
}

void StudyContext::remember(const QString &path)
{
    m_settings.rememberFile(QFileInfo(path).absoluteFilePath());
    emit settingsChanged();
}

void StudyContext::tell(const QString &text, const QStringList &more) const
{
    AskDialog::tell(m_window, "message", text, more.join(QLatin1Char('\n')));
}

} // namespace kagetsu::ui
