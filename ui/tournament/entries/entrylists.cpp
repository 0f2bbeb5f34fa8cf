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
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

namespace kagetsu::ui {

EntryLists::EntryLists(EventHost &host, int section, QWidget &page)
    : QObject(&page)
    , m_host(host)
    , m_section(section)
    , m_page(page)
{
}

void EntryLists::add(const tournament::EntryList &list)
{
    enter(newcomersOf(list, m_host.section(m_section)), list);
}

void EntryLists::paste()
{
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    for (const QUrl &url : copied ? copied->urls() : QList<QUrl>()) {
        if (url.isLocalFile())
            return readFile(url.toLocalFile());
    }
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    show([&text](const auto &) { return tournament::tableOfText(text); },
        tr("No names have been copied. Copy the list in the spreadsheet first."));
}

void EntryLists::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(&m_page, tr("Open list of players"), QString(),
        tr("Lists of players (%1)").arg(QStringLiteral("*.csv *.txt *.tsv *.xlsx *.xlsm *.ods")));
    if (!path.isEmpty())
        readFile(path);
}

void EntryLists::readFile(const QString &path)
{
    constexpr qint64 MostBytes = 32 << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return told(tr("Could not open %1.").arg(text::foreignPath(path)));
    if (file.size() > MostBytes)
        return told(text::notAListText({ tournament::NotAList::Why::TooLarge, 0 }));
    const std::string bytes = file.readAll().toStdString();
    show([&bytes, this](const auto &choices) { return tournament::tableOfFile(bytes, choices, m_workbooks); },
        tr("There are no names in %1.").arg(text::foreignPath(path)));
}

// A file that is not a list, or a list without players, is reported.
void EntryLists::show(const Read &read, const QString &nobody)
{
    tournament::ListTable table = read({});
    const bool mayBeRead = mayBeInAnotherEncoding(table);
    if (table.notAList && !mayBeRead)
        return told(text::notAListText(*table.notAList));
    if (table.rows.empty() && table.sheets.size() < 2 && !mayBeRead)
        return told(nobody);
    ListDialog dialog(std::move(table), read, m_host.section(m_section), &m_page);
    if (dialog.exec() == QDialog::Accepted)
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
