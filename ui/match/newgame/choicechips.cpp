// SPDX-License-Identifier: MIT
#include "ui/match/newgame/choicechips.h"

#include "ui/board/inforce.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int ChipGap = 6;

} // namespace

ChipButton::ChipButton(QWidget *parent)
    : TableButton(parent)
{
    setCheckable(true);
}

void ChipButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore();
    else
        TableButton::keyPressEvent(event);
}

void ChipButton::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isTap = isDown() && hitButton(event->position().toPoint());
    TableButton::mouseReleaseEvent(event);
    if (isTap)
        emit tapped();
}

ChoiceChips::ChoiceChips(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onChange(*this, QEvent::FontChange, [this] {
        updateGeometry();
        lay();
    });
}

void ChoiceChips::setChips(const QList<Chip> &chips)
{
    if (chips == m_chips)
        return;
    const QString kept = current();
    m_chips = chips;
    // A chip that stays keeps its button, which may be the one just pressed.
    QList<TableButton *> old = std::exchange(m_buttons, {});
    for (const Chip &chip : m_chips) {
        const auto same = std::find_if(old.begin(), old.end(),
            [&](const TableButton *each) { return each->property("chip").toString() == chip.id; });
        TableButton *button = nullptr;
        if (same != old.end()) {
            button = *same;
            old.erase(same);
        } else {
            auto *made = new ChipButton(this);
            connect(made, &ChipButton::tapped, this, &ChoiceChips::tapped);
            button = made;
            button->setAutoExclusive(true);
            button->setProperty("chip", chip.id);
            button->setFont(font());
            connect(button, &TableButton::clicked, this, [this, id = chip.id] { emit chosen(id); });
        }
        button->setText(chip.text);
        button->setAccessibleName(chip.text);
        button->setAccessibleDescription(chip.meaning);
        button->setToolTip(chip.meaning);
        button->show();
        m_buttons.append(button);
    }
    for (TableButton *gone : old) {
        gone->hide();
        gone->deleteLater();
    }
    // Tab visits the chips in the order shown, however late they were added. Qt accepts a tab order only for widgets
    // that can take the focus.
    setFocusPolicy(Qt::TabFocus);
    QWidget *before = this;
    for (TableButton *each : m_buttons) {
        each->setFocusPolicy(Qt::StrongFocus);
        setTabOrder(before, each);
        before = each;
    }
    setFocusPolicy(Qt::NoFocus);
    updateGeometry();
    lay();
    setCurrent(kept);
}

void ChoiceChips::setCurrent(const QString &id)
{
    TableButton *wanted = button(id);
    if (wanted) {
        wanted->setChecked(true);
    } else {
        for (TableButton *each : m_buttons) {
            // Otherwise the last chosen one cannot be unchecked.
            each->setAutoExclusive(false);
            each->setChecked(false);
            each->setAutoExclusive(true);
        }
    }
    // Tab stops once, at the chosen chip; the arrow keys choose another.
    const TableButton *stop = wanted || m_buttons.isEmpty() ? wanted : m_buttons.front();
    for (TableButton *each : m_buttons)
        each->setFocusPolicy(each == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

QString ChoiceChips::current() const
{
    for (const TableButton *each : m_buttons) {
        if (each->isChecked())
            return each->property("chip").toString();
    }
    return {};
}

QStringList ChoiceChips::ids() const
{
    QStringList result;
    for (const Chip &chip : m_chips)
        result << chip.id;
    return result;
}

TableButton *ChoiceChips::button(const QString &id) const
{
    const qsizetype index = ids().indexOf(id);
    return index < 0 ? nullptr : m_buttons[index];
}

// Returns as many columns as can be read in full, with rows as even as possible.
int ChoiceChips::columnsIn(int width) const
{
    const int count = static_cast<int>(m_buttons.size());
    if (count == 0)
        return 1;
    int widest = 1;
    for (const TableButton *each : m_buttons)
        widest = std::max(widest, each->sizeHint().width());
    const int fitting = std::clamp((width + ChipGap) / (widest + ChipGap), std::min(2, count), count);
    const int rows = (count + fitting - 1) / fitting;
    return (count + rows - 1) / rows;
}

int ChoiceChips::rowHeight() const
{
    return m_buttons.isEmpty() ? TouchSize : m_buttons.front()->sizeHint().height();
}

int ChoiceChips::heightForWidth(int width) const
{
    const int columns = columnsIn(width);
    const int rows = std::max(1, (static_cast<int>(m_buttons.size()) + columns - 1) / columns);
    return rows * (rowHeight() + ChipGap) - ChipGap;
}

QSize ChoiceChips::sizeHint() const
{
    int all = -ChipGap;
    for (const TableButton *each : m_buttons)
        all += each->sizeHint().width() + ChipGap;
    return { all / 2, rowHeight() };
}

QSize ChoiceChips::minimumSizeHint() const
{
    return { 2 * TouchSize + ChipGap, rowHeight() };
}

void ChoiceChips::lay()
{
    const int columns = columnsIn(width());
    const int height = rowHeight();
    for (int i = 0; i < m_buttons.size(); ++i) {
        const int column = i % columns;
        const int left = column * (width() + ChipGap) / columns;
        const int right = (column + 1) * (width() + ChipGap) / columns - ChipGap;
        m_buttons[i]->setGeometry(left, i / columns * (height + ChipGap), right - left, height);
    }
}

void ChoiceChips::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    lay();
}

} // namespace kagetsu::ui
