// SPDX-License-Identifier: MIT
#include "ui/tournament/log/logview.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/controls/fingerrows.h"
#include "ui/look/controls/longtable.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/log/logmodel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace kagetsu::ui {

LogView::LogView(EventHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_model(new LogModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
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
    connect(&m_host, &EventHost::changed, this, [this] {
        m_isDue = true;
        if (isVisible())
            follow();
    });
    onLanguage(*this, [this] {
        m_isDue = true;
        if (isVisible())
            follow();
        speak();
    });
}

void LogView::layOut()
{
    m_found->setSourceModel(m_model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1);
    m_search->setObjectName(QStringLiteral("searchLog"));
    m_search->setClearButtonEnabled(true);
    onFit(*m_search, [this](double factor) { m_search->setMinimumHeight(qRound(TouchSize * factor)); });
    m_table->setObjectName(QStringLiteral("logTable"));
    m_table->setModel(m_found);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    giveFingerRows(*m_table);
    QHeaderView &head = *m_table->horizontalHeader();
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    head.setSectionResizeMode(LogModel::What, QHeaderView::Stretch);
    head.setSectionResizeMode(LogModel::Correction, QHeaderView::Stretch);
    onFit(*m_table, [this](double factor) {
        m_table->horizontalHeader()->setFont(m_table->font());
        m_table->setMinimumHeight(qRound(4 * TouchSize * factor));
    });
    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(m_search, 2);
    bar->addWidget(m_copy, 1);
    bar->addWidget(m_print, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
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
    m_isDue = false;
    m_reading.start([lines = m_host.log().lines()](background::State &) { return wording::toldLog(lines); },
        [this](std::vector<wording::ToldLine> lines) { take(std::move(lines)); });
}

void LogView::take(std::vector<wording::ToldLine> lines)
{
    m_model->setLines(std::move(lines));
    m_table->setColumnHidden(LogModel::By, !m_model->hasNames());
    m_table->setColumnHidden(LogModel::Correction, !m_model->hasCorrections());
    m_table->scrollToBottom(); // shows what was done last
    speak();
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
    for (const std::size_t line : shownLines()) {
        QStringList cells;
        for (int column = 0; column < LogModel::ColumnCount; ++column)
            cells += cellOf(m_model->line(static_cast<int>(line)), static_cast<LogModel::Column>(column));
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
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
