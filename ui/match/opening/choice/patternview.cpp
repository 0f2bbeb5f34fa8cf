// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/patternview.h"

#include "text/opening/opening.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/choice/patternbutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace kagetsu::ui {

namespace {

constexpr int LeastBoard = 96;

QLabel *headLabel()
{
    auto *label = new QLabel;
    label->setProperty("head", true);
    return label;
}

} // namespace

PatternView::PatternView(Mode mode, QWidget *parent)
    : QWidget(parent)
    , m_mode(mode)
    , m_search(new QLineEdit)
    , m_scroll(new QScrollArea)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_direct(headLabel())
    , m_indirect(headLabel())
    , m_nothing(new QLabel)
    , m_cancel(new TableButton)
    , m_done(new TableButton)
{
    setObjectName(QStringLiteral("patternView"));
    m_search->setObjectName(QStringLiteral("patternSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_nothing->setObjectName(QStringLiteral("noPattern"));
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("muted", true);
    m_nothing->hide();

    auto *content = new QWidget;
    for (QLabel *head : { m_direct, m_indirect }) {
        auto *half = new QVBoxLayout;
        half->setSpacing(6);
        auto *grid = new EvenGrid(LeastBoard);
        grid->setSpacing(6);
        for (const opening::Pattern &pattern : opening::patterns()) {
            const bool isDirect = pattern.code.front() == 'D';
            if (isDirect != (head == m_direct))
                continue;
            auto *button = new PatternButton(pattern);
            button->setCheckable(mode == Mode::BanSeveral);
            button->setBans(mode == Mode::BanSeveral);
            connect(button, &QAbstractButton::clicked, this, [this, button] { take(button); });
            button->installEventFilter(this);
            grid->addWidget(button);
            m_buttons.push_back(button);
        }
        half->addWidget(head);
        half->addLayout(grid);
        half->addStretch();
        m_halves->addLayout(half, 1);
    }
    m_halves->setSpacing(20);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 4, 14, 8);
    column->addWidget(m_nothing);
    column->addLayout(m_halves, 1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    m_cancel->setObjectName(QStringLiteral("cancelPattern"));
    m_done->setObjectName(QStringLiteral("bansDone"));
    m_done->setWeight(TableButton::Weight::Main);
    m_done->setVisible(mode == Mode::BanSeveral);
    connect(m_cancel, &TableButton::clicked, this, &PatternView::cancelled);
    connect(m_done, &TableButton::clicked, this, &PatternView::done);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_done);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(14, 14, 14, 8);
    top->addWidget(m_search);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    connect(m_search, &QLineEdit::textChanged, this, &PatternView::search);
    onLanguage(*this, [this] {
        setAccessibleName(m_mode == Mode::TakeOne ? tr("Choose a pattern") : tr("Patterns that are not allowed"));
        m_search->setPlaceholderText(tr("Search by name or code"));
        m_search->setAccessibleName(m_search->placeholderText());
        //: The patterns whose second stone lies straight beside the first.
        m_direct->setText(tr("Direct"));
        //: The patterns whose second stone lies diagonally beside the first.
        m_indirect->setText(tr("Indirect"));
        m_nothing->setText(tr("No matching pattern."));
        m_cancel->setText(tr("Cancel"));
        m_cancel->setAccessibleName(m_cancel->text());
        m_done->setText(tr("Done"));
        m_done->setAccessibleName(m_done->text());
    });
    setFocusProxy(m_search);
}

void PatternView::begin()
{
    m_search->clear();
    m_scroll->ensureVisible(0, 0);
    m_search->setFocus(Qt::OtherFocusReason);
}

void PatternView::setWays(const std::vector<opening::PatternWay> &ways, int boardSize, rules::Symmetry view)
{
    for (PatternButton *button : m_buttons) {
        const auto way = std::find_if(ways.begin(), ways.end(),
            [button](const opening::PatternWay &candidate) { return candidate.pattern == &button->pattern(); });
        button->setEnabled(way != ways.end());
        button->setView(view);
        if (way != ways.end())
            button->setStones(way->stones, boardSize);
    }
}

void PatternView::setChecked(const std::vector<std::string> &codes)
{
    for (PatternButton *button : m_buttons) {
        button->setCheckable(true);
        button->setChecked(std::any_of(codes.begin(), codes.end(),
            [button](const std::string &code) { return opening::patternFromCode(code) == &button->pattern(); }));
    }
}

std::vector<std::string> PatternView::checked() const
{
    std::vector<std::string> codes;
    for (const PatternButton *button : m_buttons) {
        if (button->isChecked())
            codes.emplace_back(button->pattern().code);
    }
    return codes;
}

void PatternView::take(PatternButton *button)
{
    if (m_mode == Mode::BanSeveral)
        return; // the click has checked it
    emit taken(&button->pattern());
}

void PatternView::search(const QString &text)
{
    const std::vector<const opening::Pattern *> found = opening::findPatterns(text.trimmed().toStdString());
    for (PatternButton *button : m_buttons)
        button->setVisible(std::find(found.begin(), found.end(), &button->pattern()) != found.end());
    for (QLabel *head : { m_direct, m_indirect }) {
        const char family = head == m_direct ? 'D' : 'I';
        head->setVisible(std::any_of(found.begin(), found.end(),
            [family](const opening::Pattern *pattern) { return pattern->code.front() == family; }));
    }
    m_nothing->setVisible(found.empty());
}

PatternButton *PatternView::firstFound() const
{
    const auto found = std::find_if(m_buttons.begin(), m_buttons.end(),
        [](const PatternButton *button) { return !button->isHidden() && button->isEnabled(); });
    return found == m_buttons.end() ? nullptr : *found;
}

PatternButton *PatternView::neighbour(const PatternButton *of, Qt::Key arrow) const
{
    const QPoint from = of->mapTo(m_scroll->widget(), of->rect().center());
    PatternButton *best = nullptr;
    int bestWay = std::numeric_limits<int>::max();
    for (PatternButton *button : m_buttons) {
        if (button == of || button->isHidden() || !button->isEnabled())
            continue;
        const QPoint way = button->mapTo(m_scroll->widget(), button->rect().center()) - from;
        const bool across = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
        const int ahead = arrow == Qt::Key_Left ? -way.x()
            : arrow == Qt::Key_Right            ? way.x()
            : arrow == Qt::Key_Up               ? -way.y()
                                                : way.y();
        const int aside = std::abs(across ? way.y() : way.x());
        // Within the row or column first; a board slightly to the side counts only if none is straight ahead.
        const int length = ahead + 4 * aside;
        if (ahead > of->width() / 3 && length < bestWay) {
            best = button;
            bestWay = length;
        }
    }
    return best;
}

void PatternView::goTo(PatternButton *button)
{
    if (!button)
        return;
    button->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(button, 0, 12);
}

bool PatternView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_search ? takeKeyOfSearch(key) : takeKeyOfBoard(key, static_cast<PatternButton *>(watched)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool PatternView::takeKeyOfSearch(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() != Qt::Key_Down && !enter)
        return false;
    PatternButton *button = firstFound();
    if (!enter || m_search->text().trimmed().isEmpty())
        goTo(button);
    else if (button && !event->isAutoRepeat())
        button->click();
    return true;
}

bool PatternView::takeKeyOfBoard(QKeyEvent *event, PatternButton *button)
{
    switch (const auto key = static_cast<Qt::Key>(event->key())) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        PatternButton *next = neighbour(button, key);
        if (!next && key == Qt::Key_Up)
            m_search->setFocus(Qt::BacktabFocusReason);
        goTo(next);
        return true;
    }
    case Qt::Key_Backspace:
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->backspace();
        return true;
    default: break;
    }
    const bool writes = !event->text().isEmpty() && event->text().front().isLetterOrNumber()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (writes) {
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->insert(event->text());
    }
    return writes;
}

void PatternView::keyPressEvent(QKeyEvent *event)
{
    // Enter is handled by the widget with the focus, and by nothing behind it.
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QWidget::keyPressEvent(event);
}

void PatternView::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), palette().window());
}

void PatternView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_halves->setDirection(width() >= 620 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace kagetsu::ui
