// SPDX-License-Identifier: MIT
#include "ui/match/sidepanel.h"

#include "ui/board/words.h"
#include "ui/match/movelist.h"
#include "ui/match/openingpane.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

enum Tab { MovesTab, OpeningTab, WhyTab };

} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget(this))
    , m_moves(new MoveListView)
    , m_opening(new OpeningPane)
    , m_why(new QLabel)
{
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_why->setMargin(12);
    m_why->setObjectName(QStringLiteral("why"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(true);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->addTab(m_moves, QString());
    m_tabs->addTab(m_opening, QString());
    m_tabs->addTab(m_why, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 8);
    layout->addWidget(m_tabs);
    connect(m_opening, &OpeningPane::acted, this, &SidePanel::acted);
    retranslate();
}

void SidePanel::show(const match::Match &match)
{
    m_moves->show(match);
    m_opening->show(match);
    m_tabs->setTabVisible(
        WhyTab, match.setup().hints != match::Hints::Off && match.phase() != match::Phase::NotStarted);
    // The tab follows the game when its phase changes, else it is the reader's own.
    if (std::exchange(m_phase, match.phase()) != match.phase()) {
        if (m_phase == match::Phase::Opening)
            m_tabs->setCurrentIndex(OpeningTab);
        else if (m_tabs->currentIndex() == OpeningTab)
            m_tabs->setCurrentIndex(MovesTab);
    }
    setPoint(match, std::nullopt);
}

void SidePanel::setPoint(const match::Match &match, std::optional<rules::Point> point)
{
    if (match.phase() == match::Phase::NotStarted || match.setup().hints == match::Hints::Off) {
        m_why->clear();
        return;
    }
    const std::vector<rules::FoulPoint> fouls = match.shownFouls();
    const auto at = point
        ? std::find_if(fouls.begin(), fouls.end(), [&](const auto &foul) { return foul.point == *point; })
        : fouls.end();
    if (at != fouls.end()) {
        m_why->setText(tr("%1 is forbidden: %2.").arg(pointText(at->point), foulNames(at->fouls)));
        return;
    }
    if (fouls.empty()) {
        m_why->setText(match.setup().hints == match::Hints::Always ? tr("No point is forbidden now.")
                                                                   : tr("The last stone is not forbidden."));
        return;
    }
    QStringList lines;
    for (const rules::FoulPoint &foul : fouls)
        //: A forbidden point and its kinds.
        lines << tr("%1: %2").arg(pointText(foul.point), foulNames(foul.fouls));
    m_why->setText(tr("Forbidden now:") + QLatin1Char('\n') + lines.join(QLatin1Char('\n')));
}

void SidePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_moves->setTheme(theme);
    m_opening->setTheme(theme);
    update();
}

void SidePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.border);
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12);
}

void SidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SidePanel::retranslate()
{
    m_tabs->setTabText(MovesTab, tr("Moves"));
    m_tabs->setTabText(OpeningTab, tr("Opening"));
    //: Tab: why a point is forbidden.
    m_tabs->setTabText(WhyTab, tr("Why"));
    m_tabs->setAccessibleName(tr("Moves, opening and reasons"));
}

} // namespace kagetsu::ui
