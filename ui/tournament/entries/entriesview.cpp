// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entriesview.h"

#include "text/tournament/entries.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/model/find.h"
#include "tournament/stages/checkin.h"
#include "tournament/swiss/entryplan.h"
#include "tournament/swiss/swissround.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/celltable.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/longtable.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/entries/checkindialog.h"
#include "ui/tournament/entries/entrydialog.h"
#include "ui/tournament/entries/entrymodel.h"
#include "ui/tournament/entries/nextrounddialog.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/points/adjustmentsdialog.h"
#include "ui/tournament/teams/teamdialog.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

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
    , m_lists(new EntryLists(host, section, *this))
    , m_model(new EntryModel(this))
    , m_name(newLine("entryName", MostLetters, this))
    , m_add(new BigButton("addEntry", this))
    , m_paste(new BigButton("pasteEntries", this))
    , m_file(new BigButton("readEntries", this))
    , m_lot(new BigButton("drawNumbers", this))
    , m_byRating(new BigButton("numberByRating", this))
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
    , m_next(newButton("toRound", this, true))
{
    setObjectName(QStringLiteral("entries"));
    m_table->setModel(m_model);
    layOut();
    setFocusProxy(host.isReading() ? m_table : static_cast<QWidget *>(m_name));
    m_name->installEventFilter(this);
    m_table->installEventFilter(this);
    connectAll();
    onLanguage(*this, [this] { follow(); });
}

void EntriesView::connectAll()
{
    connect(m_name, &QLineEdit::returnPressed, this, &EntriesView::addTyped);
    connect(m_add, &QToolButton::clicked, this, &EntriesView::addTyped);
    connect(m_paste, &QToolButton::clicked, m_lists, &EntryLists::paste);
    connect(m_file, &QToolButton::clicked, m_lists, &EntryLists::chooseFile);
    connect(m_lists, &EntryLists::told, this, &EntriesView::told);
    connect(m_lot, &QToolButton::clicked, this, &EntriesView::lotWanted);
    connect(m_byRating, &QToolButton::clicked, this,
        [this] { carryOut({ tournament::NumberEntries { m_section, tournament::numbersByRating(section()) } }); });
    connect(m_checkIn, &QToolButton::clicked, this, &EntriesView::checkIn);
    connect(m_settings, &QToolButton::clicked, this, &EntriesView::settingsWanted);
    connect(m_next, &TableButton::clicked, this, &EntriesView::roundWanted);
    // The entry is copied, because the event may change while a dialog is open.
    const auto onEntry = [this](BigButton *button, auto handler) {
        connect(button, &QToolButton::clicked, this, [this, handler] {
            if (const tournament::Entry *entry = current())
                handler(this, tournament::Entry(*entry));
        });
    };
    onEntry(m_edit, std::mem_fn(&EntriesView::editEntry));
    onEntry(m_plan, std::mem_fn(&EntriesView::planNextRound));
    onEntry(m_team, std::mem_fn(&EntriesView::editTeam));
    onEntry(m_adjust, std::mem_fn(&EntriesView::adjust));
    onEntry(m_withdraw, [](EntriesView *view, const tournament::Entry &entry) {
        view->carryOut(tournament::withdrawnOrBack(view->section(), entry));
    });
    onEntry(m_sitOut, [](EntriesView *view, const tournament::Entry &entry) {
        view->carryOut(tournament::satOutOrBack(view->section(), entry.id));
    });
    onEntry(m_remove, [](EntriesView *view, const tournament::Entry &entry) {
        view->carryOut({ tournament::RemoveEntry { view->m_section, entry.id } });
    });
    connect(m_table, &QTableView::customContextMenuRequested, this, &EntriesView::showMenu);
    connect(
        m_model, &EntryModel::edited, this,
        [this](EntryId entry, const EntryDetails &details) { emit told(change(entry, details)); },
        Qt::QueuedConnection);
    connect(m_model, &EntryModel::misread, this,
        [this](const tournament::EntryRowFault &fault) { emit told(text::entryRowText(fault)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &EntriesView::speak);
    connect(&m_host, &EventHost::changed, this, &EntriesView::follow);
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
    m_add->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    QLayout *typed = layRow({ { m_name, 1 }, m_add });
    makeFingerHigh(*m_next);
    constexpr int LeastWidth = 150;
    QLayout *above = newRows(*this, LeastWidth, { m_paste, m_file, m_lot, m_byRating, m_checkIn, m_settings, m_next });
    QLayout *below = newRows(*this, LeastWidth, { m_edit, m_sitOut, m_plan, m_withdraw, m_team, m_adjust, m_remove });
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
    for (const auto column : { EntryModel::Country, EntryModel::Title, EntryModel::Birth, EntryModel::Sex,
             EntryModel::FederationId, EntryModel::RatedGames, EntryModel::RatingFactor })
        m_table->setColumnHidden(column, isNarrow || m_model->isEmpty(column));
}

void EntriesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseColumns();
}

void EntriesView::speak()
{
    const tournament::Section &all = section();
    m_name->setPlaceholderText(tr("Name, or: name; club; rating"));
    m_name->setAccessibleName(tr("New player"));
    sayButton(*m_add, tr("&Add"));
    sayButton(*m_paste, tr("&Paste list"), tr("Lines or columns copied from a spreadsheet"));
    sayButton(*m_file, tr("Open &file…"), tr("Players from a spreadsheet, a CSV file or a text file"));
    //: Button: the pairing numbers are drawn before everybody's eyes.
    sayButton(*m_lot, tr("Draw &lots…"), tr("Draw the pairing numbers on the screen, for all to see"));
    m_lot->setEnabled(all.entries.size() > 1 && tournament::canBeNumbered(all));
    //: Button: the player with the highest rating gets pairing number 1, and so on.
    sayButton(*m_byRating, tr("Number by rating"), tr("The highest rating becomes number 1"));
    m_byRating->setEnabled(tournament::canBeNumbered(all) && !tournament::isNumberedByRating(all));
    //: Button: who has come is ticked before the first round.
    sayButton(*m_checkIn, tr("&Check-in…"), tr("Tick who has come; the others do not take part"));
    m_checkIn->setEnabled(tournament::takesCheckIn(all));
    sayButton(*m_settings, tr("&Settings…"), tr("Name, rounds, points and rules of the tournament"));
    sayButton(*m_next, tr("Go to round %1").arg(tournament::nextRoundOf(all)));
    m_next->setEnabled(all.entries.size() > 1);
    m_count->setText(text::entryCountText(all));
    m_table->setAccessibleName(tr("Players"));
    for (QWidget *each : std::initializer_list<QWidget *> { m_name, m_add, m_paste, m_file, m_lot, m_byRating,
             m_checkIn, m_settings, m_edit, m_withdraw, m_sitOut, m_plan, m_adjust, m_remove })
        each->setVisible(!m_host.isReading());
    sayOfEntry(current());
}

// Says what can be done with a player; with nobody if none is selected.
void EntriesView::sayOfEntry(const tournament::Entry *entry)
{
    const int round = tournament::nextRoundOf(section());
    const bool isSittingOut = entry && tournament::sitsOut(section(), entry->id);
    //: Button: all that is known of a player.
    sayButton(*m_edit, tr("&Details…"));
    sayButton(*m_withdraw, entry && entry->leftRound ? tr("&Take part again") : tr("&Withdraw"));
    sayButton(*m_sitOut, (isSittingOut ? tr("Play round %1") : tr("Sit out round %1")).arg(round));
    //: Button: what is fixed for a player before the next round is paired.
    sayButton(*m_plan, tr("&Bye or opponent…"), tr("Set a bye or an opponent before the round is paired"));
    //: Button: who plays for a team.
    sayButton(*m_team, tr("Team members…"));
    // Shown if matches have boards, or somebody is a team already.
    const bool areTeams = section().settings.options.gamesPerMatch > 1 || !m_model->isEmpty(EntryModel::Members);
    m_team->setVisible(areTeams && !m_host.isReading());
    //: Button: points are taken from a player, or given.
    sayButton(*m_adjust, tr("Penalt&y or bonus…"));
    sayButton(*m_remove, tr("Re&move"));
    for (BigButton *button : { m_edit, m_withdraw, m_team, m_adjust, m_remove })
        button->setEnabled(entry);
    for (BigButton *button : { m_sitOut, m_plan })
        button->setEnabled(entry && tournament::canBePlanned(section(), *entry));
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
            m_lists->paste();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_name && key->key() == Qt::Key_Down) {
        goToTable();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_table && key->key() == Qt::Key_Delete) {
        m_remove->click();
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
    m_lists->add(list);
    m_table->scrollToBottom();
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
    EventDraft draft(m_host, dialog, "checkIn", { {}, { m_section } });
    emit told(draft.ask([&] {
        const auto absent = section().entries.size() - dialog.present().size();
        const QString refusal = m_host.attempt(m_section, tournament::checkIn(section(), dialog.present()));
        if (refusal.isEmpty() && absent > 0)
            emit told(
                tr("%n player(s) who are not here do not take part. Undo brings them back.", nullptr, int(absent)));
        return refusal;
    }));
}

void EntriesView::planNextRound(const tournament::Entry &entry)
{
    NextRoundDialog dialog(section(), entry.id, this);
    EventDraft draft(m_host, dialog, "nextRound", about(entry.id));
    emit told(
        draft.ask([&] { return m_host.attempt(m_section, tournament::planned(section(), entry.id, dialog.lock())); }));
}

void EntriesView::editEntry(const tournament::Entry &entry)
{
    EntryDialog dialog(entry.details, this);
    EventDraft draft(m_host, dialog, "entry", about(entry.id));
    emit told(
        draft.ask([&] { return dialog.details() == entry.details ? QString() : change(entry.id, dialog.details()); }));
}

void EntriesView::editTeam(const tournament::Entry &entry)
{
    TeamDialog dialog(entry.details, this);
    EventDraft draft(m_host, dialog, "team", about(entry.id));
    emit told(draft.ask([&] { return change(entry.id, dialog.details()); }));
}

void EntriesView::adjust(const tournament::Entry &entry)
{
    AdjustmentsDialog dialog(m_host, m_section, entry.id, this);
    EventDraft draft(m_host, dialog, "adjustment", about(entry.id));
    connect(&m_host, &EventHost::changed, &draft, &DraftKeeper::drop); // the typed text has been entered
    dialog.exec();
}

QString EntriesView::change(EntryId entry, const EntryDetails &details)
{
    return m_host.attempt(m_section, { tournament::ChangeEntry { m_section, entry, details } });
}

EventDraft::About EntriesView::about(EntryId entry) const
{
    return { text::entryName(section(), entry), { m_section, entry.value } };
}

void EntriesView::carryOut(const std::vector<Action> &step)
{
    emit told(m_host.attempt(m_section, step));
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
