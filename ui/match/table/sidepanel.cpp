// SPDX-License-Identifier: MIT
#include "ui/match/table/sidepanel.h"

#include "ui/match/newgame/words.h"
#include "ui/match/table/movelist.h"
#include "ui/opening/guide/openingstory.h"
#include "ui/proof/proofpanel.h"
#include "wording/rules/rules.h"

#include <QEvent>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

enum Tab { MovesTab, OpeningTab, WhyTab };

// All forbidden points, for who points at none.
QString foulList(const std::vector<rules::FoulPoint> &fouls)
{
    QStringList lines { SidePanel::tr("Forbidden now:") };
    for (const rules::FoulPoint &foul : fouls)
        //: A forbidden point and its kinds.
        lines << SidePanel::tr("%1: %2").arg(wording::pointText(foul.point), wording::foulNames(foul.fouls));
    return lines.join(QLatin1Char('\n'));
}

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
    retranslate();
}

void SidePanel::show(const match::Match &match)
{
    m_moves->show(match);
    const bool opened =
        match.phase() != match::Phase::NotStarted && match.opening().isFinished() && !match.openingActs().empty();
    if (opened)
        m_opening->show(
            match.opening(), wording::namesOf(match.setup()), match.setup().rules.rule == rules::Rule::Renju);
    m_tabs->setTabVisible(OpeningTab, opened);
    m_tabs->setTabVisible(WhyTab,
        (match.setup().hints != match::Hints::Off && match.phase() != match::Phase::NotStarted)
            || match.forbiddenStone());
    if (match.forbiddenStone())
        tellVerdict(match);
    else
        judge(match);
    const std::optional<rules::Point> told = std::exchange(m_verdict, match.forbiddenStone());
    if (m_verdict && told != m_verdict)
        m_tabs->setCurrentIndex(WhyTab);
    m_proof->setSettled(m_verdict.has_value());
}

void SidePanel::tellVerdict(const match::Match &match)
{
    m_followsHand = false;
    m_ask->hide();
    m_ask->setChecked(false);
    const rules::Point stone = *match.forbiddenStone();
    const rules::Position before = match.positionBefore(stone);
    // The owner of a forbidden stone has lost.
    const rules::Side side = match.result().winner == record::Winner::Black ? rules::Side::White : rules::Side::Black;
    m_proof->unpin();
    m_proof->setIdleText({});
    m_proof->setScene(ProofScene { before, side, match.setup().rules });
    m_proof->pointAt(stone);
}

// Nothing is judged that the match does not allow to be said: the panel then knows no stones at all.
void SidePanel::judge(const match::Match &match)
{
    const match::Hints hints = match.phase() == match::Phase::Playing ? match.setup().hints : match::Hints::Off;
    m_followsHand = hints == match::Hints::Always;
    m_ask->setVisible(m_followsHand);
    if (!m_followsHand)
        m_ask->setChecked(false);
    const rules::RuleSet &rules = match.setup().rules;
    std::optional<ProofScene> scene;
    std::optional<rules::Point> question;
    QString idle;
    if (m_followsHand) {
        const std::optional<rules::Side> side = rules.judgedSide(match.sideToMove());
        const std::vector<rules::FoulPoint> fouls = match.shownFouls();
        if (side)
            scene = { match.position(), *side, rules };
        idle = !fouls.empty() ? foulList(fouls)
            : side            ? tr("No point is forbidden now. Point at an empty point to see why.")
                              : tr("Under this rule no point is forbidden.");
    } else if (hints == match::Hints::AfterMove && !match.moves().empty() && match.moves().back().point) {
        const match::Move &last = match.moves().back();
        idle = tr("The last stone is not forbidden.");
        if (rules.fouls(last.side).any()) {
            scene = { match.position(), last.side, rules };
            scene->position.clear(*last.point);
            question = last.point;
        }
    }
    m_proof->setIdleText(idle);
    m_proof->setScene(scene);
    if (question)
        m_proof->pointAt(question);
}

void SidePanel::pointAt(std::optional<rules::Point> point)
{
    if (m_followsHand)
        m_proof->pointAt(point);
}

bool SidePanel::isAsking() const
{
    return m_ask->isChecked() && m_proof->isVisible();
}

void SidePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_moves->setTheme(theme);
    m_opening->setTheme(theme);
    m_proof->setTheme(theme);
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

// In the low card of a small upright window the button stands beside the sentence and not below it.
void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool low = height() < 260;
    m_reasons->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_ask->setSizePolicy(
        low ? QSizePolicy::Preferred : QSizePolicy::Expanding, low ? QSizePolicy::Expanding : QSizePolicy::Fixed);
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
    //: Button in a game: while it is down, a tap on the board asks about the point and plays no stone.
    m_ask->setText(tr("Ask by tapping"));
    m_ask->setToolTip(tr("While this is on, a tap asks about a point and plays no stone"));
    //: Tab: why a point is forbidden.
    m_tabs->setTabText(WhyTab, tr("Why"));
    m_tabs->setAccessibleName(tr("Moves, opening and reasons"));
}

} // namespace kagetsu::ui
