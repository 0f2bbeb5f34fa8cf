// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrylists.h"

#include "text/common/foreigntext.h"
#include "text/tournament/entries.h"
#include "text/tournament/refusals.h"
#include "tournament/log/act.h"
#include "tournament/model/find.h"
#include "ui/tournament/entries/listdialog.h"
#include "ui/tournament/host/eventhost.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QUrl>

namespace kagetsu::ui {

EntryLists::EntryLists(EventHost &host, int section, QWidget &page)
    : QObject(&page)
    , m_host(host)
    , m_section(section)
    , m_page(page)
    , m_reading(&page)
{
}

void EntryLists::add(const tournament::EntryList &list)
{
    enter(newcomersOf(list, m_host.section(m_section)), list);
}

void EntryLists::paste()
{
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    QStringList paths;
    for (const QUrl &url : copied ? copied->urls() : QList<QUrl>()) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    if (!paths.isEmpty())
        return readFiles(paths);
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const Read read = [&text](const tournament::ListChoices &) { return tournament::tableOfText(text); };
    show(read({}), read, tr("No names have been copied. Copy the list in the spreadsheet first."));
}

void EntryLists::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(&m_page, tr("Open list of players"), QString(),
        tr("Lists of players (%1)").arg(QStringLiteral("*.csv *.txt *.tsv *.xlsx *.xlsm *.ods")));
    if (!path.isEmpty())
        readFiles({ path });
}

void EntryLists::readFiles(const QStringList &paths)
{
    const bool isBusy = m_isShowing || m_reading.isRunning();
    m_waiting += paths;
    if (!isBusy)
        readNext();
}

EntryLists::FileRead EntryLists::readOne(const QString &path, const tournament::WorkbookReader &workbooks)
{
    constexpr qint64 MostBytes = 32 << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    FileRead read { std::make_shared<const std::string>() };
    if (file.size() > MostBytes) {
        read.table.notAList = tournament::NotAList { tournament::NotAList::Why::TooLarge, 0 };
        return read;
    }
    read.bytes = std::make_shared<const std::string>(file.readAll().toStdString());
    read.table = tournament::tableOfFile(*read.bytes, {}, workbooks);
    return read;
}

void EntryLists::readNext()
{
    if (m_waiting.isEmpty())
        return;
    constexpr qint64 MostAtOnce = 64 << 10; // a list of a thousand players
    const QString path = m_waiting.takeFirst();
    const bool isSmall = QFileInfo(path).size() <= MostAtOnce;
    const auto work = [path, workbooks = m_workbooks](background::State &) { return readOne(path, workbooks); };
    const auto take = [this, self = QPointer<EntryLists>(this), path](FileRead read) {
        if (!read.bytes) {
            emit told(tr("Could not open %1.").arg(text::foreignPath(path)));
        } else {
            const Read again = [bytes = read.bytes, workbooks = m_workbooks](const tournament::ListChoices &choices) {
                return tournament::tableOfFile(*bytes, choices, workbooks);
            };
            show(std::move(read.table), again, tr("There are no names in %1.").arg(text::foreignPath(path)));
        }
        if (self)
            readNext();
    };
    m_reading.run(isSmall ? background::Amount::Small : background::Amount::Large, tr("Reading the file…"), work, take);
}

// A file that is not a list, or a list without players, is reported.
void EntryLists::show(tournament::ListTable table, const Read &read, const QString &nobody)
{
    const bool mayBeRead = mayBeInAnotherEncoding(table);
    if (table.notAList && !mayBeRead)
        return told(text::notAListText(*table.notAList));
    if (table.rows.empty() && table.sheets.size() < 2 && !mayBeRead)
        return told(nobody);
    const QPointer<EntryLists> self(this);
    ListDialog dialog(std::move(table), read, m_host.section(m_section), &m_page);
    m_isShowing = true;
    const bool isTaken = dialog.exec() == QDialog::Accepted;
    if (!self)
        return;
    m_isShowing = false;
    if (isTaken)
        enter(dialog.preview().newcomers, dialog.preview().list);
}

void EntryLists::enter(const tournament::Newcomers &newcomers, const tournament::EntryList &list)
{
    const int round = tournament::nextRoundOf(m_host.section(m_section));
    const QString refusal = m_host.attempt(
        m_section, tournament::entering(m_host.event(), m_section, newcomers.entries, round, /*isByRating=*/false));
    emit told(refusal.isEmpty() ? text::addedText(newcomers, list) : refusal);
}

} // namespace kagetsu::ui
