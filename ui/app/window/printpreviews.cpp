// SPDX-License-Identifier: MIT
#include "ui/app/window/printpreviews.h"

#include "ui/app/language.h"
#include "ui/app/settings/settings.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/learn/worksheet/worksheetdialog.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/print/room/diagramdialog.h"
#include "ui/print/share/sharedialog.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace kagetsu::ui {

PrintPreviews::PrintPreviews(Settings &settings, const LanguageSwitch &language, QString journals, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_language(language)
    , m_journals(std::move(journals))
    , m_window(window)
{
}

void PrintPreviews::show(Paper paper)
{
    auto *dialog = new PaperDialog(std::move(paper), m_language.current(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(m_settings.lastFolder);
    connect(dialog, &PaperDialog::saved, this, [this](const QString &path) {
        m_settings.lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    });
    dialog->show();
}

void PrintPreviews::showDiagram(DiagramSubject subject)
{
    auto *dialog = new DiagramDialog(std::move(subject), m_settings.diagram, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(m_settings.lastFolder);
    connect(dialog, &DiagramDialog::seriesWanted, this, &PrintPreviews::show);
    connect(dialog, &DiagramDialog::settingsChanged, this, [this](const DiagramSettings &chosen) {
        m_settings.diagram = chosen;
        m_settings.diagram.choices = keptOf(chosen.choices);
        emit settingsChanged();
    });
    connect(dialog, &DiagramDialog::saved, this, [this](const QString &path) {
        m_settings.lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    });
    dialog->show();
}

void PrintPreviews::showShare(DiagramSubject subject, const QString &name)
{
    auto *dialog = new ShareDialog(std::move(subject), name, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(m_settings.lastFolder);
    connect(dialog, &ShareDialog::saved, this, [this](const QString &path) {
        m_settings.lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    });
    dialog->show();
}

void PrintPreviews::showWorksheet(SheetSource source, const QString &draftKey)
{
    auto *dialog = new WorksheetDialog(std::move(source), m_language.current(), m_window, draftKey);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(m_settings.lastFolder);
    connect(dialog, &WorksheetDialog::saved, this, [this](const QString &path) {
        m_settings.lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    });
    dialog->show();
}

void PrintPreviews::showProtocol(const QString &journal)
{
    auto found = readProtocolFile(journal);
    if (found)
        show(protocolPaper(std::move(found).value(), journal));
    else
        emit refused(found.fault());
}

QString PrintPreviews::chooseJournal() const
{
    return QFileDialog::getOpenFileName(
        m_window, tr("Open the journal of a game"), m_journals, tr("Journals (*.jsonl *.broken*);;All files (*)"));
}

} // namespace kagetsu::ui
