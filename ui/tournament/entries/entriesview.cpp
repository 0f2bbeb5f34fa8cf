// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entriesview.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/lists.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "tournament/formats/swissrounds.h"
#include "tournament/model/find.h"
#include "tournament/stages/checkin.h"
#include "tournament/swiss/swissround.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/celltable.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/longtable.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/entries/checkindialog.h"
#include "ui/tournament/entries/entrydialog.h"
#include "ui/tournament/entries/entrymodel.h"
#include "ui/tournament/entries/listdialog.h"
#include "ui/tournament/entries/nextrounddialog.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/points/adjustmentsdialog.h"
#include "ui/tournament/teams/teamdialog.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Action;
using tournament::EntryDetails;
using tournament::EntryId;
using tournament::Section;

EntriesView::EntriesView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new EntryModel(this))
    , m_name(newLine("entryName", MostLetters, this))
    , m_add(new BigButton("addEntry", this))
    , m_paste(new BigButton("pasteEntries", this))
    , m_file(new BigButton("readEntries", this))
    , m_lot(new BigButton("drawNumbers", this))
    , m_checkIn(new BigButton("checkIn", this))
    , m_settings(new BigButton("eventSettings", this))
    , m_count(wrappedLabel("entryCount", this))
    , m_table(new LongTable(this))
    , m_edit(new BigButton("editEntry", this))
    , m_withdraw(new BigButton("withdrawEntry", this))
    , m_sitOut(new BigButton("sitOut", this))
    , m_plan(new BigButton("planNextRound", this))
    , m_team(new BigButton("editTeam", this))
    , m_adjust(new BigButton("adjustEntry", this))
    , m_remove(new BigButton("removeEntry", this))
    , m_next(new TableButton(this))
{
    setObjectName(QStringLiteral("entries"));
    m_table->setModel(m_model);
    layOut();
    setFocusProxy(host.isReading() ? m_table : static_cast<QWidget *>(m_name));
    m_name->installEventFilter(this);
    m_table->installEventFilter(this);
    connect(m_name, &QLineEdit::returnPressed, this, &EntriesView::addTyped);
    connect(m_add, &QToolButton::clicked, this, &EntriesView::addTyped);
    connect(m_paste, &QToolButton::clicked, this, &EntriesView::paste);
    connect(m_file, &QToolButton::clicked, this, &EntriesView::chooseFile);
    connect(m_lot, &QToolButton::clicked, this, &EntriesView::lotWanted);
    connect(m_checkIn, &QToolButton::clicked, this, &EntriesView::checkIn);
    connect(m_settings, &QToolButton::clicked, this, &EntriesView::settingsWanted);
    connect(m_next, &TableButton::clicked, this, &EntriesView::roundWanted);
    connect(m_withdraw, &QToolButton::clicked, this, &EntriesView::withdraw);
    connect(m_sitOut, &QToolButton::clicked, this, &EntriesView::sitOut);
    connect(m_plan, &QToolButton::clicked, this, &EntriesView::planNextRound);
    connect(m_table, &QTableView::customContextMenuRequested, this, &EntriesView::showMenu);
    connect(m_edit, &QToolButton::clicked, this, &EntriesView::editEntry);
    connect(m_team, &QToolButton::clicked, this, &EntriesView::editTeam);
    connect(m_adjust, &QToolButton::clicked, this, &EntriesView::adjust);
    connect(m_remove, &QToolButton::clicked, this, &EntriesView::remove);
    connect(m_model, &EntryModel::edited, this, &EntriesView::change, Qt::QueuedConnection);
    connect(m_model, &EntryModel::misread, this,
        [this](const tournament::EntryRowFault &fault) { emit told(text::entryRowText(fault)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &EntriesView::speak);
    connect(&m_host, &EventHost::changed, this, &EntriesView::follow);
    onLanguage(*this, [this] { follow(); });
}

// Returns rows of buttons that wrap if there is not enough room.
QLayout *EntriesView::rowOf(std::initializer_list<QWidget *> buttons)
{
    constexpr int LeastWidth = 150;
    auto *row = new EvenGrid(LeastWidth);
    row->setSpacing(8);
    onFit(*this, [row](double factor) { row->setLeastWidth(qRound(LeastWidth * factor)); });
    for (QWidget *button : buttons)
        row->addWidget(button);
    return row;
}

void EntriesView::layOut()
{
    const QAbstractItemView::EditTriggers edits = m_table->editTriggers();
    dressTable(*m_table, "entryTable");
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    if (!m_host.isReading())
        m_table->setEditTriggers(edits);
    m_name->setMinimumHeight(TouchSize);
    m_count->setProperty("muted", true);
    auto *typed = new QHBoxLayout;
    typed->setSpacing(8);
    typed->addWidget(m_name, 1);
    m_add->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    typed->addWidget(m_add);
    m_next->setObjectName(QStringLiteral("toRound"));
    m_next->setWeight(TableButton::Weight::Main);
    onFit(*m_next, [this](double factor) { m_next->setMinimumHeight(qRound(TouchSize * factor)); });
    QLayout *above = rowOf({ m_paste, m_file, m_lot, m_checkIn, m_settings, m_next });
    QLayout *below = rowOf({ m_edit, m_sitOut, m_plan, m_withdraw, m_team, m_adjust, m_remove });
    QBoxLayout *column = layColumn(*this, { typed, above, m_count, m_table, below });
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    setTabOrder(m_settings, m_next);
    setTabOrder(m_next, m_table);
}

void EntriesView::follow()
{
    const tournament::Entry *was = current();
    const EntryId kept = was ? was->id : EntryId();
    const int column = std::max(int(EntryModel::Name), m_table->currentIndex().column());
    const bool isNew = m_model->columnCount() == 0;
    m_model->setSection(section());
    if (isNew)
        stretchColumns(*m_table, { EntryModel::Name, EntryModel::Club, EntryModel::Members });
    if (const int row = m_model->rowOf(kept); row >= 0)
        m_table->setCurrentIndex(m_model->index(row, column));
    chooseColumns();
    speak();
}

// Hides columns that are empty or do not fit.
void EntriesView::chooseColumns()
{
    m_table->setColumnHidden(EntryModel::State, m_model->isEmpty(EntryModel::State));
    m_table->setColumnHidden(EntryModel::Members, m_model->isEmpty(EntryModel::Members));
    const bool isNarrow = width() < 480 * fitOf(*this);
    m_table->setColumnHidden(EntryModel::Rating, isNarrow);
    for (const auto column :
        { EntryModel::Country, EntryModel::Title, EntryModel::Birth, EntryModel::Sex, EntryModel::FederationId })
        m_table->setColumnHidden(column, isNarrow || m_model->isEmpty(column));
}

void EntriesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseColumns();
}

void EntriesView::speak()
{
    const tournament::Entry *entry = current();
    const int round = tournament::nextRoundOf(section());
    m_name->setPlaceholderText(tr("Name, or: name; club; rating"));
    m_name->setAccessibleName(tr("New player"));
    m_add->setText(tr("&Add"));
    m_paste->setText(tr("&Paste list"));
    m_paste->setToolTip(tr("Lines or columns copied from a spreadsheet"));
    m_file->setText(tr("Open &file…"));
    m_file->setToolTip(tr("Players from a spreadsheet, a CSV file or a text file"));
    //: Button: the pairing numbers are drawn before everybody's eyes.
    m_lot->setText(tr("Draw &lots…"));
    m_lot->setToolTip(tr("Draw the pairing numbers on the screen, for all to see"));
    m_lot->setEnabled(section().entries.size() > 1 && tournament::publishedRounds(section()) == 0);
    //: Button: who has come is ticked before the first round.
    m_checkIn->setText(tr("&Check-in…"));
    m_checkIn->setToolTip(tr("Tick who has come; the others do not take part"));
    m_checkIn->setEnabled(tournament::takesCheckIn(section()));
    m_settings->setText(tr("&Settings…"));
    m_settings->setToolTip(tr("Name, rounds, points and rules of the tournament"));
    m_next->setText(tr("Go to round %1").arg(round));
    m_next->setAccessibleName(m_next->text());
    m_next->setEnabled(section().entries.size() > 1);
    QStringList counts { tr("%n player(s)", nullptr, int(section().entries.size())) };
    if (const auto left = std::ranges::count_if(
            section().entries, [](const tournament::Entry &each) { return each.leftRound.has_value(); }))
        //: Behind a number of players: so many of them take part no more.
        counts += tr("%n withdrawn", nullptr, int(left));
    QStringList lines { text::joinNames(counts), roundsText() };
    lines.removeAll(QString());
    m_count->setText(lines.join(QLatin1Char('\n')));
    m_table->setAccessibleName(tr("Players"));
    m_withdraw->setText(entry && entry->leftRound ? tr("&Take part again") : tr("&Withdraw"));
    m_sitOut->setText(entry && tournament::sitsOut(section(), entry->id) ? tr("Play round %1").arg(round)
                                                                         : tr("Sit out round %1").arg(round));
    //: Button: what is fixed for a player before the next round is paired.
    m_plan->setText(tr("&Bye or opponent…"));
    m_plan->setToolTip(tr("Set a bye or an opponent before the round is paired"));
    //: Button: who plays for a team.
    m_team->setText(tr("Team members…"));
    // Shown if matches have boards, or somebody is a team already.
    m_team->setVisible(section().settings.options.gamesPerMatch > 1 || !m_model->isEmpty(EntryModel::Members));
    //: Button: points are taken from a player, or given.
    m_adjust->setText(tr("Penalt&y or bonus…"));
    m_remove->setText(tr("Re&move"));
    //: Button: all that is known of a player.
    m_edit->setText(tr("&Details…"));
    for (BigButton *button : { m_edit, m_withdraw, m_team, m_adjust, m_remove })
        button->setEnabled(entry != nullptr);
    // Once the round is drawn up, players are exchanged in the round instead.
    const bool isDrawn = tournament::findRound(section(), round) != nullptr;
    const bool isReading = m_host.isReading();
    for (QWidget *each : std::initializer_list<QWidget *> { m_name, m_add, m_paste, m_file, m_lot, m_checkIn,
             m_settings, m_edit, m_withdraw, m_sitOut, m_plan, m_adjust, m_remove })
        each->setVisible(!isReading);
    m_team->setVisible(!m_team->isHidden() && !isReading);
    for (BigButton *button : { m_sitOut, m_plan }) {
        button->setEnabled(
            entry && !entry->leftRound && !isDrawn && section().settings.format == tournament::Format::Swiss);
    }
}

// Returns whether the number of rounds fits this many players, as long as the rounds of a Swiss can still be chosen.
QString EntriesView::roundsText() const
{
    const tournament::SectionSettings &settings = section().settings;
    const int players = int(section().entries.size());
    const int rounds = settings.options.rounds;
    if (settings.format != tournament::Format::Swiss || tournament::publishedRounds(section()) > 0 || players < 2)
        return {};
    const int most = tournament::mostRounds(players);
    if (rounds > most && !settings.options.swiss.mayRematch)
        //: After so many rounds of a Swiss everybody has met everybody.
        return tr("Without rematches there are at most %n round(s), but %1 are planned.", nullptr, most).arg(rounds);
    const int usual = tournament::usualRounds(players);
    if (rounds != usual)
        //: Of a Swiss with so many players.
        return tr("%n rounds are planned; the usual number for this many players is %1.", nullptr, rounds).arg(usual);
    return {};
}

bool EntriesView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || m_host.isReading())
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const QString text = key->matches(QKeySequence::Paste) ? QGuiApplication::clipboard()->text() : QString();
    const bool isList = text.trimmed().contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\t'));
    if (isList || (watched == m_table && !text.isEmpty())) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            paste();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_name && key->key() == Qt::Key_Down) {
        goToTable();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_table && key->key() == Qt::Key_Delete) {
        remove();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Moves the focus from the field to the players below it.
void EntriesView::goToTable()
{
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, EntryModel::Name));
    m_table->setFocus();
}

void EntriesView::addTyped()
{
    const QString typed = m_name->text();
    m_name->setFocus();
    const tournament::EntryList list = tournament::readTypedEntry(typed.toStdString());
    if (list.entries.empty())
        return;
    m_name->clear();
    add(list);
    m_table->scrollToBottom();
}

void EntriesView::paste()
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

void EntriesView::show(const Read &read, const QString &nobody)
{
    tournament::ListTable table = read({});
    const bool mayBeRead = mayBeInAnotherEncoding(table);
    if (table.notAList && !mayBeRead)
        return told(text::notAListText(*table.notAList));
    if (table.rows.empty() && table.sheets.size() < 2 && !mayBeRead)
        return told(nobody);
    ListDialog dialog(std::move(table), read, section(), this);
    if (dialog.exec() == QDialog::Accepted)
        enter(dialog.preview().newcomers, dialog.preview().list);
}

void EntriesView::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open list of players"), QString(),
        tr("Lists of players (%1)").arg(QStringLiteral("*.csv *.txt *.tsv *.xlsx *.xlsm *.ods")));
    if (!path.isEmpty())
        readFile(path);
}

void EntriesView::readFile(const QString &path)
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

void EntriesView::add(const tournament::EntryList &list)
{
    enter(newcomersOf(list, section()), list);
}

void EntriesView::enter(const tournament::Newcomers &newcomers, const tournament::EntryList &list)
{
    std::vector<Action> step;
    for (const EntryDetails &details : newcomers.entries)
        step.push_back(tournament::AddEntry { m_section, details, tournament::publishedRounds(section()) + 1 });
    if (const auto refusal = m_host.carryOut(step))
        emit told(text::refusalText(*refusal, &section()));
    else
        tellAdded(newcomers, list);
}

// Reports what was added, and also a limited number of rows that were not taken completely.
void EntriesView::tellAdded(const tournament::Newcomers &newcomers, const tournament::EntryList &list)
{
    constexpr int MostFaultsTold = 4;
    QStringList sentences { tr("%n player(s) added.", nullptr, int(newcomers.entries.size())) };
    if (newcomers.known() > 0)
        sentences += tr("%n player(s) were already on the list.", nullptr, newcomers.known());
    if (!newcomers.namesakes.empty())
        sentences += tr("More than one player has this name: %1.").arg(text::listedTexts(newcomers.namesakes));
    sentences += text::listReadingTexts(list);
    int toldFaults = 0;
    for (const tournament::EntryRowFault &fault : list.faults) {
        if (fault.why != tournament::EntryRowFault::Why::NameTwice && toldFaults++ < MostFaultsTold)
            sentences += text::entryRowText(fault);
    }
    emit told(text::joinSentences(sentences));
}

void EntriesView::change(EntryId entry, const EntryDetails &details)
{
    carryOut({ tournament::ChangeEntry { m_section, entry, details } });
}

void EntriesView::withdraw()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    if (entry->leftRound)
        carryOut({ tournament::ComeBack { m_section, entry->id } });
    else
        carryOut({ tournament::Withdraw { m_section, entry->id, tournament::nextRoundOf(section()) } });
}

void EntriesView::sitOut()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    const int round = tournament::nextRoundOf(section());
    if (tournament::sitsOut(section(), entry->id))
        carryOut({ tournament::RemoveLocks { m_section, round, entry->id } });
    else
        carryOut({ tournament::AddLock { m_section, { round, entry->id, std::nullopt, false, std::nullopt } } });
}

void EntriesView::planNextRound()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    const EntryId planned = entry->id;
    NextRoundDialog dialog(section(), planned, this);
    EventDraft draft(m_host, dialog, "nextRound", about(planned));
    if (dialog.exec() != QDialog::Accepted)
        return;
    std::vector<Action> step;
    if (tournament::lockOf(section(), planned))
        step.push_back(tournament::RemoveLocks { m_section, tournament::nextRoundOf(section()), planned });
    if (const auto lock = dialog.lock())
        step.push_back(tournament::AddLock { m_section, *lock });
    if (!step.empty() && !carryOut(step))
        draft.stay();
}

// Shows the actions of the buttons below in a context menu of the player.
void EntriesView::showMenu(const QPoint &at)
{
    if (!current() || m_host.isReading())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("entryMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (BigButton *button : { m_edit, m_sitOut, m_plan, m_withdraw, m_team, m_adjust, m_remove }) {
        if (button->isHidden())
            continue;
        QAction *action = menu->addAction(button->text(), button, &QToolButton::click);
        action->setObjectName(button->objectName());
        action->setEnabled(button->isEnabled());
    }
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void EntriesView::checkIn()
{
    CheckInDialog dialog(section(), this);
    EventDraft draft(m_host, dialog, "checkIn", { {}, { m_section } }, dialog.draftState());
    connect(&dialog, &CheckInDialog::ticked, &draft, &DraftKeeper::touch);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto absent = section().entries.size() - dialog.present().size();
    const std::vector<Action> step = tournament::checkIn(section(), dialog.present());
    if (!step.empty() && !carryOut(step))
        draft.stay();
    else if (absent > 0)
        emit told(tr("%n player(s) who are not here do not take part. Undo brings them back.", nullptr, int(absent)));
}

void EntriesView::editEntry()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    const EntryId edited = entry->id;
    const EntryDetails before = entry->details;
    EntryDialog dialog(before, this);
    EventDraft draft(m_host, dialog, "entry", about(edited));
    if (dialog.exec() == QDialog::Accepted && dialog.details() != before
        && !carryOut({ tournament::ChangeEntry { m_section, edited, dialog.details() } }))
        draft.stay();
}

void EntriesView::editTeam()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    const EntryId team = entry->id;
    TeamDialog dialog(entry->details, this);
    EventDraft draft(m_host, dialog, "team", about(team));
    if (dialog.exec() == QDialog::Accepted
        && !carryOut({ tournament::ChangeEntry { m_section, team, dialog.details() } }))
        draft.stay();
}

void EntriesView::adjust()
{
    const tournament::Entry *entry = current();
    if (!entry)
        return;
    AdjustmentsDialog dialog(m_host, m_section, entry->id, this);
    EventDraft draft(m_host, dialog, "adjustment", about(entry->id));
    connect(&m_host, &EventHost::changed, &draft, &DraftKeeper::drop); // the typed text has been entered
    dialog.exec();
}

void EntriesView::remove()
{
    if (const tournament::Entry *entry = current())
        carryOut({ tournament::RemoveEntry { m_section, entry->id } });
}

EventDraft::About EntriesView::about(EntryId entry) const
{
    return { text::entryName(section(), entry), { m_section, entry.value } };
}

bool EntriesView::carryOut(const std::vector<Action> &step)
{
    const auto refusal = m_host.carryOut(step);
    if (refusal)
        emit told(text::refusalText(*refusal, &section()));
    return !refusal;
}

const Section &EntriesView::section() const
{
    return m_host.section(m_section);
}

const tournament::Entry *EntriesView::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? &m_model->entry(index.row()) : nullptr;
}

} // namespace kagetsu::ui
