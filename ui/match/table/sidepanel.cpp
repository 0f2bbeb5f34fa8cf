// SPDX-License-Identifier: MIT
#include "ui/match/table/sidepanel.h"

#include "ui/board/inforce.h"
#include "ui/match/opening/guide/openingstory.h"
#include "ui/match/table/movelist.h"
#include "ui/record/proof/proofpanel.h"

#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

enum Tab { MovesTab, OpeningTab, WhyTab };

} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget(this))
    , m_moves(new MoveListView)
    , m_opening(new OpeningStory)
    , m_why(new QWidget)
    , m_reasons(new QBoxLayout(QBoxLayout::TopToBottom, m_why))
    , m_proof(new ProofPanel)
    , m_ask(new QToolButton)
{
    m_why->setObjectName(QStringLiteral("why"));
    m_ask->setObjectName(QStringLiteral("ask"));
    m_ask->setCheckable(true);
    m_ask->setMinimumHeight(44);
    m_ask->setFocusPolicy(Qt::TabFocus);
    m_ask->setProperty("big", true);
    m_reasons->setContentsMargins(0, 0, 0, 0);
    m_reasons->setSpacing(4);
    m_reasons->addWidget(m_proof, 1);
    m_reasons->addWidget(m_ask);
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
    connect(m_ask, &QToolButton::toggled, this, [this](bool asking) {
        if (!asking)
            m_proof->unpin();
        emit askingChanged();
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &SidePanel::askingChanged);
    connect(m_tabs, &QTabWidget::currentChanged, this, &SidePanel::tabChanged);
    onLanguage(*this, [this] {
        m_tabs->setTabText(MovesTab, tr("Moves"));
        m_tabs->setTabText(OpeningTab, tr("Opening"));
        //: Button in a game: while it is down, a tap on the board asks about the point and plays no stone.
        m_ask->setText(tr("Tap to ask"));
        m_ask->setToolTip(tr("While this is on, a tap asks about a point and does not place a stone"));
        //: Tab: why a point is forbidden.
        m_tabs->setTabText(WhyTab, tr("Why"));
        m_tabs->setAccessibleName(tr("Moves, opening and reasons"));
    });
}

void SidePanel::show(const SideScene &scene)
{
    const SideScene before = std::exchange(m_scene, scene);
    if (scene.moves != before.moves)
        m_moves->show(scene.moves);
    if (scene.opening)
        m_opening->show(scene.opening->opening, scene.opening->names, scene.opening->renju);
    m_tabs->setTabVisible(OpeningTab, scene.opening.has_value());
    m_tabs->setTabVisible(WhyTab, scene.tellsWhy);
    m_ask->setVisible(scene.followsHand);
    if (!scene.followsHand)
        m_ask->setChecked(false);
    if (scene.verdict)
        m_proof->unpin();
    m_proof->setIdleText(scene.idle);
    m_proof->setScene(scene.judged);
    if (scene.question)
        m_proof->pointAt(scene.question);
    if (scene.verdict && scene.verdict != before.verdict)
        m_tabs->setCurrentIndex(WhyTab);
    m_proof->setSettled(scene.verdict.has_value());
}

void SidePanel::pointAt(std::optional<rules::Point> point)
{
    if (m_scene.followsHand)
        m_proof->pointAt(point);
}

bool SidePanel::isAsking() const
{
    return m_ask->isChecked() && m_proof->isVisible();
}

bool SidePanel::showsReasons() const
{
    return m_tabs->currentWidget() == m_why;
}

void SidePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().border);
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12);
}

// In the low card of a small upright window the button is beside the sentence, not below it.
void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool low = height() < 260;
    m_reasons->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_ask->setSizePolicy(
        low ? QSizePolicy::Preferred : QSizePolicy::Expanding, low ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

} // namespace kagetsu::ui
