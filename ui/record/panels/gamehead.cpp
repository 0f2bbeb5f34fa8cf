// SPDX-License-Identifier: MIT
#include "ui/record/panels/gamehead.h"

#include "record/formats/rulestext.h"
#include "text/common/foreigntext.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/stonepainter.h"
#include "ui/controls/layout/fit.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace kagetsu::ui {

namespace {

QLabel *selectableLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString playerText(const record::PlayerInfo &player, rules::Side side)
{
    const QString name = player.name.empty() ? text::sideName(side) : text::foreignText(player.name);
    return player.rank.empty() ? name : QStringLiteral("%1 (%2)").arg(name, text::foreignText(player.rank));
}

QPixmap stonePixmap(rules::Side side, const Theme &theme, int size, qreal scale)
{
    QPixmap pixmap(QSize(size, size) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawStone(painter, QPointF(size / 2.0, size / 2.0), { .side = side, .radius = size / 2.0 - 1 }, theme);
    return pixmap;
}

} // namespace

QString rulesOf(const record::GameInfo &info)
{
    const record::RulesText rules = record::rulesFromText(info.rules);
    if (!rules.rule)
        return text::foreignText(info.rules);
    return rules.opening.empty()
        ? text::ruleName(*rules.rule)
        : QStringLiteral("%1, %2").arg(text::ruleName(*rules.rule), text::foreignText(rules.opening));
}

QString tableOf(const record::GameInfo &info)
{
    //: Of an event; %1 is a number.
    return info.table.empty() ? QString() : GameHead::tr("Table %1").arg(text::foreignText(info.table));
}

GameHead::GameHead(QWidget *parent)
    : QWidget(parent)
    , m_result(selectableLabel("result", this))
    , m_facts(selectableLabel("facts", this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_players = new QBoxLayout(QBoxLayout::TopToBottom);
    m_players->setSpacing(8);
    column->addLayout(m_players);
    m_black = playerRow("black", m_players);
    m_white = playerRow("white", m_players);
    column->addWidget(m_result);
    column->addWidget(m_facts);
    onFit(*this, [this](double) {
        QFont strong = font();
        strong.setPointSizeF(strong.pointSizeF() * 1.25);
        strong.setWeight(QFont::DemiBold);
        m_black.name->setFont(strong);
        m_white.name->setFont(strong);
        paintStones();
    });
    onTheme(*this, [this] {
        paintStones();
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, theme().mutedText);
        m_facts->setPalette(muted);
    });
}

GameHead::Player GameHead::playerRow(const char *name, QBoxLayout *column)
{
    const Player player { .stone = new QLabel(this), .name = selectableLabel(name, this) };
    player.name->installEventFilter(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(player.stone);
    row->addWidget(player.name, 1);
    column->addLayout(row, 1);
    return player;
}

void GameHead::setName(Player &player, const record::PlayerInfo &info, rules::Side side)
{
    player.name->setText(playerText(info, side));
    player.known = QString::fromStdString(info.name);
    player.name->setCursor(player.known.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

// A click on a name asks for its player, unless it selects text.
bool GameHead::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease
        && static_cast<const QMouseEvent *>(event)->button() == Qt::LeftButton) {
        for (const Player &player : { m_black, m_white }) {
            if (watched == player.name && !player.known.isEmpty() && !player.name->hasSelectedText())
                emit playerWanted(player.known);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GameHead::setGame(const record::GameInfo &info, const QString &opening)
{
    const QString black = playerText(info.black, rules::Side::Black);
    const QString white = playerText(info.white, rules::Side::White);
    setName(m_black, info.black, rules::Side::Black);
    setName(m_white, info.white, rules::Side::White);
    m_result->setText(text::resultText(info.result, black, white));
    QStringList facts;
    for (const QString &fact : { opening, rulesOf(info), text::foreignText(info.event), text::foreignText(info.round),
             tableOf(info), text::foreignText(info.place), text::foreignText(info.date) }) {
        if (!fact.isEmpty())
            facts.append(fact);
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_hasPlayers = true;
    arrange();
}

void GameHead::setFile(const QString &line, const QString &opening)
{
    m_facts->setText(opening.isEmpty() ? line : QStringLiteral("%1 · %2").arg(opening, line));
    m_hasPlayers = false;
    arrange();
}

void GameHead::setRoom(bool names, bool facts, Players players)
{
    const auto direction = players == Players::InOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (names == m_namesFit && facts == m_factsFit && direction == m_players->direction())
        return; // a new layout here would cause one of the page
    m_namesFit = names;
    m_factsFit = facts;
    m_players->setDirection(direction);
    arrange();
}

void GameHead::arrange()
{
    for (QLabel *label : { m_black.stone, m_black.name, m_white.stone, m_white.name })
        label->setVisible(m_hasPlayers && m_namesFit);
    m_result->setVisible(m_hasPlayers && m_namesFit && !m_result->text().isEmpty());
    // The line about a file needs no more room than names.
    m_facts->setVisible((m_factsFit || (m_namesFit && !m_hasPlayers)) && !m_facts->text().isEmpty());
    // The next query for the height must not return the previous one.
    layout()->invalidate();
    updateGeometry();
}

void GameHead::paintStones()
{
    const int size = QFontMetrics(m_black.name->font()).height();
    m_black.stone->setPixmap(stonePixmap(rules::Side::Black, theme(), size, devicePixelRatioF()));
    m_white.stone->setPixmap(stonePixmap(rules::Side::White, theme(), size, devicePixelRatioF()));
}

} // namespace kagetsu::ui
