// SPDX-License-Identifier: MIT
#include "ui/app/places/homepage.h"

#include "ui/app/window/plaintext.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/nearest.h"
#include "ui/controls/layout/outgoing.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// The sizes of words and the spaces on all home pages, at the usual text size.
constexpr double TitleSize = 1.7;
constexpr double HeadSize = 1.15;
constexpr int CardGap = 12; // between cards
constexpr int GroupGap = 24; // between groups
constexpr int MostWidth = 1080; // of the column
constexpr int TileLetters = 34; // least width of a card

QLabel *newLabel(const QString &text, const QFont &around, double size, QFont::Weight weight)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = around;
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(weight);
    label->setFont(font);
    return label;
}

} // namespace

HomePage::HomePage(const QString &name, QWidget *parent)
    : Page(parent)
    , m_area(new QScrollArea(this))
{
    setObjectName(name);
    m_area->setProperty("bare", true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area);
    onChange(*this, QEvent::LanguageChange, [this] { refresh(); });
    onChange(*this, QEvent::FontChange, [this] { refresh(); });
}

void HomePage::refresh()
{
    if (m_isBuilt)
        build();
}

void HomePage::showEvent(QShowEvent *event)
{
    if (!m_isBuilt)
        build();
    Page::showEvent(event);
}

void HomePage::build()
{
    m_isBuilt = true;
    const QWidget *focused = focusWidget();
    const QString before = focused && isAncestorOf(focused) ? focused->objectName() : QString();
    // Cards of one kind have one name: which of them it was.
    const auto hasName = [&before](const QWidget *stop) { return stop->objectName() == before; };
    qsizetype which = 0;
    if (!before.isEmpty()) {
        const QList<QWidget *> stopsBefore = stops();
        const auto end = std::ranges::find(stopsBefore, focused);
        which = std::count_if(stopsBefore.begin(), end, hasName);
    }
    const int scrolled = m_area->verticalScrollBar()->value();
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setSpacing(enlarged(CardGap));
    m_group = nullptr;
    m_groups.clear();
    QLabel *title = newLabel(heading(), font(), TitleSize, QFont::DemiBold);
    title->setObjectName(QStringLiteral("homeTitle"));
    m_column->addWidget(title);
    fill();
    m_column->addStretch();
    replaceContent(*m_area, content);
    fit();
    const QList<QWidget *> all = stops();
    QWidget *first = all.isEmpty() ? nullptr : all.first();
    for (QWidget *stop : all) {
        if (!before.isEmpty() && hasName(stop) && which-- == 0) {
            stop->setFocus();
            break;
        }
    }
    setFocusProxy(first);
    m_area->verticalScrollBar()->setValue(scrolled);
}

void HomePage::addHead(const QString &text)
{
    m_column->addSpacing(enlarged(GroupGap - CardGap));
    QLabel *label = newLabel(text, font(), HeadSize, QFont::DemiBold);
    label->setProperty("head", true);
    m_column->addWidget(label);
    m_group = nullptr;
}

void HomePage::addLine(const QString &text)
{
    QLabel *label = newLabel(text, font(), 1, QFont::Normal);
    label->setProperty("muted", true);
    m_column->addWidget(label);
}

void HomePage::beginGroup()
{
    auto *holder = new QWidget;
    m_group = new EvenGrid(TileLetters * letterWidth(QFontMetrics(font())));
    m_group->setContentsMargins(0, 0, 0, 0);
    m_group->setSpacing(enlarged(CardGap));
    m_group->setBalanced(true);
    holder->setLayout(m_group);
    m_groups += m_group;
    m_column->addWidget(holder);
}

HomeTile *HomePage::addTile(const QString &name, const QString &title, const QString &line, const QString &icon)
{
    auto *tile = new HomeTile(name);
    tile->setWords(title, line, icon);
    addCard(tile);
    return tile;
}

HomeTile *HomePage::addTile(QAction *action, const QString &icon)
{
    HomeTile *tile =
        addTile(QStringLiteral("home_") + action->objectName(), plainText(action->text()), action->statusTip(), icon);
    tile->setEnabled(action->isEnabled());
    connect(action, &QAction::changed, tile, [tile, action] { tile->setEnabled(action->isEnabled()); });
    connect(tile, &HomeTile::clicked, action, &QAction::trigger);
    return tile;
}

void HomePage::addCard(QWidget *card)
{
    if (!m_group)
        beginGroup();
    card->setFont(font());
    card->installEventFilter(this);
    m_group->addWidget(card);
}

// Returns a length at the size of the texts on the page.
int HomePage::enlarged(int length) const
{
    return qRound(length * fitOf(*this));
}

void HomePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// Keeps the column in the middle, at a width at which its lines can be read.
void HomePage::fit()
{
    if (!m_column)
        return;
    const bool isNarrow = width() < enlarged(640);
    const int edge = isNarrow ? 16 : enlarged(32);
    const int beside = std::max(edge, (width() - enlarged(MostWidth)) / 2);
    m_column->setContentsMargins(beside, isNarrow ? 16 : enlarged(24), beside, enlarged(24));
    // On a phone a card may be narrower than it would like to be, but not wider than the column.
    const int liked = TileLetters * letterWidth(QFontMetrics(font()));
    for (EvenGrid *group : m_groups)
        group->setLeastWidth(std::min(liked, width() - 2 * beside));
}

int HomePage::leastHeight() const
{
    return 200; // everything scrolls
}

QList<QWidget *> HomePage::stops() const
{
    QList<QWidget *> all;
    if (!m_area->widget())
        return all;
    for (QAbstractButton *button : m_area->widget()->findChildren<QAbstractButton *>()) {
        if (!button->isHidden() && button->isEnabled() && button->focusPolicy() != Qt::NoFocus)
            all += button;
    }
    return all;
}

bool HomePage::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto &key = static_cast<QKeyEvent &>(*event);
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (QWidget *next = nearestTowards(*this, stops(), *button, static_cast<Qt::Key>(key.key()))) {
            next->setFocus(Qt::TabFocusReason);
            m_area->ensureWidgetVisible(next);
        }
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key.isAutoRepeat())
            button->click();
        return true;
    default: return Page::eventFilter(watched, event);
    }
}

} // namespace kagetsu::ui
