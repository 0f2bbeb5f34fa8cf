// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/correctionlist.h"

#include "ui/arbiter/replay/journalmodel.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/wrappedlabel.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace kagetsu::ui {

CorrectionList::CorrectionList(QWidget *parent)
    : QWidget(parent)
    , m_model(new JournalModel(this))
    , m_list(new QTableView)
    , m_text(wrappedLabel("correctionText"))
    , m_compensate(new BigButton("compensate"))
{
    m_list->setObjectName(QStringLiteral("corrections"));
    m_list->setModel(m_model);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->setTabKeyNavigation(false);
    m_list->verticalHeader()->hide();
    giveFingerRows(*m_list);
    m_list->horizontalHeader()->setSectionResizeMode(JournalModel::Time, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(JournalModel::What, QHeaderView::Stretch);
    m_list->setColumnHidden(JournalModel::Used, true);
    m_list->setColumnHidden(JournalModel::Clock, true);
    m_compensate->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_text);
    column->addWidget(m_compensate);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CorrectionList::showCurrent);
    connect(m_compensate, &QToolButton::clicked, this, [this] {
        // Copied: the list may be read again meanwhile.
        const std::optional<Compensation> wanted =
            m_compensations[static_cast<std::size_t>(m_list->currentIndex().row())];
        if (wanted)
            emit compensationWanted(*wanted);
    });
    onLanguage(*this, [this] {
        m_list->setAccessibleName(tr("Claims, corrections and interruptions"));
        //: Button: the opposite of an entry of the journal, as an entry of its own.
        m_compensate->setText(tr("Undo with a new entry…"));
    });
}

void CorrectionList::setJournal(const journal::JournalProtocol &found)
{
    const std::vector<match::Incident> &incidents = found.protocol.incidents;
    std::vector<JournalEntry> rows;
    m_compensations.clear();
    for (JournalEntry &entry : journalEntries(found.protocol)) {
        if (entry.seat) // a player's act, or an announcement
            continue;
        const auto incident = std::find_if(
            incidents.begin(), incidents.end(), [&](const match::Incident &each) { return each.line == entry.line; });
        m_compensations.push_back(
            incident == incidents.end() ? std::nullopt : compensationOf(*incident, found.protocol));
        rows.push_back(std::move(entry));
    }
    m_model->setEntries(std::move(rows));
    showCurrent();
}

void CorrectionList::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid() && !m_list->selectionModel()->isSelected(current))
        m_list->selectRow(current.row()); // also if only the focus moved to it
    m_text->setText(current.siblingAtColumn(JournalModel::What).data().toString());
    m_compensate->setEnabled(current.isValid() && m_compensations[static_cast<std::size_t>(current.row())]);
}

} // namespace kagetsu::ui
