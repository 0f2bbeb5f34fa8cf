// SPDX-License-Identifier: MIT
#include "ui/app/window/pagesaver.h"

#include "record/document/disk/save.h"
#include "text/common/foreigntext.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowservices.h"
#include "ui/board/diagramsubject.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace kagetsu::ui {

PageSaver::PageSaver(const WindowServices &window)
    : QObject(window.window)
    , m_window(window)
{
    window.actions.on(Command::Share, this, [this] { share(); });
    connect(window.pages, &Pages::shareWanted, this, &PageSaver::share);
    window.actions.on(Command::Diagram, this, [this] {
        if (std::optional<DiagramSubject> subject = m_window.pages->current().diagramSubject())
            m_window.papers->showDiagram(*std::move(subject));
    });
}

void PageSaver::share()
{
    std::optional<DiagramSubject> subject = m_window.pages->current().diagramSubject();
    if (!subject)
        return;
    const std::optional<OfferedFile> offered = m_window.pages->current().file();
    //: The beginning of a file's name.
    const QString name = offered ? QFileInfo(offered->name).completeBaseName() : tr("game");
    m_window.papers->showShare(*std::move(subject), name);
}

void PageSaver::saveAs()
{
    const std::optional<OfferedFile> offered = m_window.pages->current().file();
    if (!offered)
        return;
    const QString start = QDir(m_window.settings.lastFolder).filePath(offered->name);
    const QString sgf = tr("Game records (*.sgf)");
    const QString rif = tr("RenjuNet games (*.rif)");
    QString chosen = sgf;
    QString path =
        QFileDialog::getSaveFileName(m_window.window, tr("Save as"), start, sgf + QStringLiteral(";;") + rif, &chosen);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty()) {
        path += chosen == rif ? QStringLiteral(".rif") : QStringLiteral(".sgf");
        if (!agreesToReplace(m_window.window, path))
            return;
    }
    write(path, *offered);
}

void PageSaver::write(const QString &path, const OfferedFile &offered)
{
    document::SavedRecord record { offered.bytes, {} };
    if (document::formatOf(path) == document::RecordFormat::Rif) {
        auto converted = savedAs(document::contentOf(offered.bytes), document::RecordFormat::Rif, QDate::currentDate());
        if (!converted) {
            AskDialog::tell(
                m_window.window, "message", tr("This game cannot be saved in this format."), converted.fault());
            return;
        }
        record = std::move(converted).value();
    }
    FileWriter::writeOnce(
        m_window.window, path, [bytes = record.bytes] { return bytes; },
        [path](const QString &fault) { return document::unsavedText(path, fault); },
        [this, path, losses = record.losses](const QString &failure) {
            if (failure.isEmpty())
                saved(path, losses);
            else
                AskDialog::tell(m_window.window, "message", failure);
        });
}

void PageSaver::saved(const QString &path, const QStringList &losses)
{
    m_window.settings.lastFolder = QFileInfo(path).absolutePath();
    m_window.saveSettings();
    if (losses.isEmpty())
        return;
    AskDialog::tell(m_window.window, "message",
        tr("%1 was saved. This format cannot hold everything.").arg(text::foreignText(QFileInfo(path).fileName())),
        losses.join(QLatin1Char('\n')));
}

} // namespace kagetsu::ui
