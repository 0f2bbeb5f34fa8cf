// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventpapers.h"

#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "tournament/games/sectionrecords.h"
#include "tournament/model/names.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/tournament/paper/eventpage.h"
#include "ui/tournament/paper/papers.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

namespace {

std::optional<std::string> readRecord(const std::string &record)
{
    QFile file(QString::fromStdString(record));
    if (record.empty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

} // namespace

EventPapers::EventPapers(std::function<Subject()> subject, std::function<QString()> language, QWidget *window)
    : QObject(window)
    , m_subject(std::move(subject))
    , m_language(std::move(language))
    , m_window(window)
    , m_html(new QAction(this))
    , m_trf(new QAction(this))
    , m_games(new QAction(this))
{
    for (const EventPaperKind kind : EventPaperKinds) {
        auto *action = new QAction(this);
        connect(action, &QAction::triggered, this, [this, kind] {
            const Subject of = m_subject();
            const EventPaper paper { of.event->details, *of.section, QDateTime::currentDateTime(),
                tournament::correctionsOf(of.log->lines()), of.event->sections };
            emit paperWanted(paperOf(kind, paper, of.round, QPageSize(QPageSize::A4)));
        });
        m_papers.append(action);
    }
    connect(m_html, &QAction::triggered, this, [this] {
        //: Kind of file in a dialog.
        save(tr("Web page (*.html)"), QStringLiteral("html"), [this] { return page(); });
    });
    connect(m_trf, &QAction::triggered, this, &EventPapers::saveReport);
    connect(m_games, &QAction::triggered, this, &EventPapers::saveGames);
    onLanguage(*window, [this] { retranslate(); });
}

void EventPapers::retranslate()
{
    for (std::size_t i = 0; i < std::size(EventPaperKinds); ++i)
        m_papers[static_cast<qsizetype>(i)]->setText(nameOf(EventPaperKinds[i]) + QChar(0x2026));
    m_html->setText(tr("Save as web page…"));
    m_trf->setText(tr("Save tournament report…"));
    //: Menu entry: the records of all games of the section, as one file.
    m_games->setText(tr("Save games…"));
}

Page::Section EventPapers::printMenu() const
{
    //: Menu: lists and tables on paper.
    return { tr("Print"), m_papers };
}

QList<QAction *> EventPapers::otherActions() const
{
    return { m_html, m_trf, m_games };
}

void EventPapers::refresh()
{
    const Subject of = m_subject();
    const tournament::Section &section = *of.section;
    for (std::size_t i = 0; i < std::size(EventPaperKinds); ++i)
        m_papers[static_cast<qsizetype>(i)]->setVisible(isUseful(EventPaperKinds[i], section));
}

QByteArray EventPapers::page() const
{
    const Subject of = m_subject();
    std::vector<EventRecord> records;
    const tournament::Event seen = tournament::publicView(*of.event); // so that records contain no other names
    for (const tournament::Section &section : seen.sections) {
        const tournament::SectionRecords held = recordsOf(seen, section, of.id, readRecord);
        for (const tournament::RecordedGame &game : held.games)
            records.push_back({ section.id, game.round, game.table, game.game,
                QByteArray::fromStdString(record::writeSgf(game.record)) });
    }
    return eventHtml(
        *of.event, QDateTime::currentDateTime(), m_language(), records, tournament::correctionsOf(of.log->lines()));
}

void EventPapers::saveReport()
{
    //: Kind of file in a dialog; TRF is a format of chess federations.
    const QString usual = tr("Tournament report (*.trf)");
    //: Kind of file in a dialog: a report for those who rate games, where a match has several.
    const QString games = tr("Tournament report, each game by itself (*.trf)");
    //: Kind of file in a dialog: a report for older programs.
    const QString old = tr("Tournament report, TRF16 (*.trf)");
    QStringList kinds { usual, old };
    if (m_subject().section->settings.options.gamesPerMatch > 1)
        kinds.insert(1, games);
    QString chosen = usual;
    const QString name = QString::fromStdString(m_subject().event->details.name) + QStringLiteral(".trf");
    const QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save"), name, kinds.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    const Subject of = m_subject();
    tournament::TrfReport report = tournament::reportOf(of.event->details, *of.section);
    if (chosen == games)
        report = byGames(std::move(report), *of.section);
    write(path,
        QByteArray::fromStdString(tournament::writeTrf(
            report, chosen == old ? tournament::TrfVersion::Trf16 : tournament::TrfVersion::Trf26)));
}

void EventPapers::saveGames()
{
    const Subject of = m_subject();
    tournament::SectionRecords records = recordsOf(*of.event, *of.section, of.id, readRecord);
    if (records.games.empty()) {
        AskDialog::tell(m_window, "noRecord", tr("No game in this section has a record."));
        return;
    }
    const QString sgf = tr("Game records (*.sgf)");
    const QString lib = tr("RenLib library (*.lib)");
    const QString roundSgf = tr("Game records of round %1 (*.sgf)").arg(of.round);
    const QString roundLib = tr("RenLib library of round %1 (*.lib)").arg(of.round);
    QStringList kinds { sgf, lib };
    if (std::ranges::find(records.games, of.round, &tournament::RecordedGame::round) != records.games.end())
        kinds << roundSgf << roundLib;
    QString chosen = sgf;
    const QString name = QString::fromStdString(of.event->details.name) + QStringLiteral(".sgf");
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save"), name, kinds.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    if (chosen == roundSgf || chosen == roundLib)
        records = recordsOf(*of.event, *of.section, of.id, readRecord, of.round);
    // The file type chosen last counts, whatever extension is left from before.
    const bool isLibrary =
        chosen == lib || chosen == roundLib || path.endsWith(QLatin1String(".lib"), Qt::CaseInsensitive);
    const QString ending = isLibrary ? QStringLiteral("lib") : QStringLiteral("sgf");
    const QFileInfo info(path);
    if (info.suffix().compare(ending, Qt::CaseInsensitive) != 0) {
        path = info.dir().filePath(info.completeBaseName() + QLatin1Char('.') + ending);
        if (!agreesToReplace(m_window, path))
            return;
    }
    QStringList notes;
    std::string bytes = isLibrary ? std::string() : sgfOf(records);
    if (isLibrary) {
        auto library = libraryOf(records);
        if (!library) {
            AskDialog::tell(m_window, "eventNotSaved", tr("These games cannot be combined into one library."));
            return;
        }
        bytes = std::move(library.value().bytes);
        if (library->otherSize > 0)
            notes += tr("%n game(s) on a different board size were left out.", nullptr, library->otherSize);
    }
    if (!records.missing.empty())
        notes += tr("%n record(s) could not be read.", nullptr, static_cast<int>(records.missing.size()));
    write(path, QByteArray::fromStdString(bytes), [this, path, notes] {
        if (!notes.isEmpty())
            AskDialog::tell(m_window, "eventSaved", tr("%1 was saved.").arg(text::foreignPath(path)),
                notes.join(QLatin1Char('\n')));
    });
}

void EventPapers::save(const QString &kind, const QString &ending, const std::function<QByteArray()> &bytes)
{
    const QString name = QString::fromStdString(m_subject().event->details.name) + QLatin1Char('.') + ending;
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save"), name, kind);
    if (!path.isEmpty())
        write(path, bytes());
}

void EventPapers::write(const QString &path, const QByteArray &bytes, const std::function<void()> &done)
{
    FileWriter::writeOnce(
        m_window, path, [bytes] { return bytes; }, [](const QString &fault) { return fault; },
        [this, path, done](const QString &fault) {
            if (!fault.isEmpty())
                AskDialog::tell(
                    m_window, "eventNotSaved", tr("Could not save %1.").arg(text::foreignPath(path)), fault);
            else if (done)
                done();
        });
}

} // namespace kagetsu::ui
