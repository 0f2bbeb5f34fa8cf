// SPDX-License-Identifier: MIT
#include "ui/tournament/log/logview.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/tournament/happenings.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/celltable.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/longtable.h"
#include "ui/tournament/host/eventhost.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace kagetsu::ui {

namespace {

enum Column { Time, By, What, Correction };

// Returns the lines of the log, the oldest first. Undone lines are struck out, and corrections are bold.
Cells cellsOf(const std::vector<text::ToldLine> &lines)
{
    Cells cells;
    cells.columns = { { LogView::tr("Time") },
        //: The head of a column: who did something to a tournament.
        { LogView::tr("By") },
        //: The head of a column: what was done to a tournament.
        { LogView::tr("Action") }, { LogView::tr("Correction") } };
    for (const text::ToldLine &line : lines) {
        const QDateTime when = QDateTime::fromMSecsSinceEpoch(line.done.when.count());
        cells.rows.push_back(
            { { text::shortMoment(when), text::foreignText(line.done.who).simplified(), line.text, line.correction },
                false, !line.correction.isEmpty(), line.undone.has_value() });
    }
    return cells;
}

} // namespace

LogView::LogView(EventHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_model(new CellModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(newLine("searchLog", MostLetters, this))
    , m_table(new LongTable(this))
    , m_copy(new BigButton("copyLog", this))
    , m_print(new BigButton("printLog", this))
{
    setObjectName(QStringLiteral("eventLog"));
    layOut();
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterFixedString(text.trimmed());
        speak();
    });
    connect(m_copy, &QToolButton::clicked, this, &LogView::copy);
    connect(m_print, &QToolButton::clicked, this, [this] { emit paperWanted(shownLines()); });
    connect(&m_host, &EventHost::changed, this, &LogView::follow);
    onLanguage(*this, [this] {
        follow();
        speak();
    });
}

void LogView::layOut()
{
    m_found->setSourceModel(m_model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1);
    m_search->setClearButtonEnabled(true);
    makeFingerHigh(*m_search);
    m_table->setModel(m_found);
    dressTable(*m_table, "logTable");
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    layColumn(*this, { layRow({ { m_search, 2 }, { m_copy, 1 }, { m_print, 1 } }), m_table })
        ->setContentsMargins(12, 8, 12, 12);
}

void LogView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isDue)
        follow();
}

// Each line is described from the event as it was then, so a long log is read in another thread.
void LogView::follow()
{
    m_isDue = !isVisible();
    if (m_isDue)
        return;
    m_reading.start([lines = m_host.log().lines()](background::State &) { return cellsOf(text::toldLog(lines)); },
        [this](Cells lines) {
            m_model->setCells(std::move(lines));
            stretchColumns(*m_table, { What, Correction });
            for (const int column : { By, Correction })
                m_table->setColumnHidden(column, m_model->isEmpty(column));
            m_table->scrollToBottom(); // shows what was done last
            speak();
        });
}

std::vector<std::size_t> LogView::shownLines() const
{
    std::vector<std::size_t> lines;
    for (int row = 0; row < m_found->rowCount(); ++row)
        lines.push_back(static_cast<std::size_t>(m_found->mapToSource(m_found->index(row, 0)).row()));
    return lines;
}

// Copies the lines as columns that a spreadsheet accepts.
void LogView::copy()
{
    QString text;
    for (const std::size_t line : shownLines())
        text += m_model->cells().rows[line].cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    QGuiApplication::clipboard()->setText(text);
}

void LogView::speak()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the log"));
    m_table->setAccessibleName(tr("Log"));
    m_copy->setText(tr("&Copy"));
    m_print->setText(tr("&Print or save…"));
    for (BigButton *button : { m_copy, m_print })
        button->setEnabled(m_found->rowCount() > 0);
}

} // namespace kagetsu::ui
