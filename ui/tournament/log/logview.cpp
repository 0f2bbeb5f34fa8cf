// SPDX-License-Identifier: MIT
#include "ui/tournament/log/logview.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/tournament/happenings.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/cellsearch.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/tournament/host/eventhost.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>

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
    , m_lines(new CellSearch("searchLog", "logTable", this))
    , m_copy(new BigButton("copyLog", this))
    , m_print(new BigButton("printLog", this))
{
    setObjectName(QStringLiteral("eventLog"));
    for (BigButton *button : { m_copy, m_print })
        m_lines->addBeside(*button);
    layColumn(*this, { m_lines })->setContentsMargins(12, 8, 12, 12);
    setFocusProxy(m_lines);
    connect(m_lines, &CellSearch::shownChanged, this, &LogView::speak);
    connect(
        m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_lines->shownText()); });
    connect(m_print, &QToolButton::clicked, this, [this] { emit paperWanted(m_lines->shownRows()); });
    connect(&m_host, &EventHost::changed, this, &LogView::follow);
    onLanguage(*this, [this] {
        follow();
        speak();
    });
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
        [this](Cells lines) { m_lines->setCells(std::move(lines), { What, Correction }, { By, Correction }); });
}

void LogView::speak()
{
    m_lines->say(tr("Search"), tr("Search the log"), tr("Log"));
    m_copy->setText(tr("&Copy"));
    m_print->setText(tr("&Print or save…"));
    for (BigButton *button : { m_copy, m_print })
        button->setEnabled(!m_lines->shownRows().empty());
}

} // namespace kagetsu::ui
