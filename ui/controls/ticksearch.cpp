// SPDX-License-Identifier: MIT
#include "ui/controls/ticksearch.h"

#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/ticklist.h"

#include <QBoxLayout>
#include <QCollator>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

TickSearch::TickSearch(const char *search, const char *list, QWidget *parent)
    : QWidget(parent)
    , m_search(newLine(search, MostLetters, this))
    , m_list(new TickList(this))
{
    m_search->setMinimumHeight(TouchSize);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QLatin1String(list));
    m_list->setUniformItemSizes(true);
    onFit(*m_list, [this](double factor) {
        for (QListWidgetItem *item : all())
            item->setSizeHint({ 0, qRound(TouchSize * factor) });
    });
    layColumn(*this, { m_search, m_list })->setContentsMargins(0, 0, 0, 0);
    setFocusProxy(m_search);
    for (QWidget *part : std::initializer_list<QWidget *> { m_search, m_list })
        part->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &TickSearch::filter);
    connect(m_list, &QListWidget::itemChanged, this, &TickSearch::ticksChanged);
}

void TickSearch::setItems(QList<std::pair<QString, int>> items)
{
    const QCollator collator;
    std::ranges::sort(items, [&](const auto &a, const auto &b) { return collator.compare(a.first, b.first) < 0; });
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (const auto &[text, number] : std::as_const(items)) {
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(Qt::UserRole, number);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setSizeHint({ 0, qRound(TouchSize * fitOf(*m_list)) });
    }
    filter();
}

void TickSearch::say(const QString &prompt, const QString &search, const QString &list)
{
    m_search->setPlaceholderText(prompt);
    m_search->setAccessibleName(search);
    m_list->setAccessibleName(list);
}

QList<QListWidgetItem *> TickSearch::all() const
{
    return m_list->findItems({}, Qt::MatchContains);
}

int TickSearch::count() const
{
    return m_list->count();
}

QList<int> TickSearch::ticked() const
{
    QList<int> ticked;
    for (const QListWidgetItem *item : all()) {
        if (item->checkState() == Qt::Checked)
            ticked += item->data(Qt::UserRole).toInt();
    }
    return ticked;
}

void TickSearch::tickAll(bool isTicked)
{
    {
        const QSignalBlocker silent(m_list);
        for (QListWidgetItem *item : all())
            item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    }
    emit ticksChanged();
}

void TickSearch::tick(const QList<int> &numbers)
{
    {
        const QSignalBlocker silent(m_list);
        for (QListWidgetItem *item : all())
            item->setCheckState(numbers.contains(item->data(Qt::UserRole).toInt()) ? Qt::Checked : Qt::Unchecked);
    }
    emit ticksChanged();
}

void TickSearch::filter()
{
    const QString sought = QRegularExpression::escape(m_search->text().trimmed());
    const QRegularExpression beginning(QStringLiteral("(^| )") + sought, QRegularExpression::CaseInsensitiveOption);
    for (QListWidgetItem *item : all())
        item->setHidden(!beginning.match(item->text()).hasMatch());
    emit shownChanged();
}

// The field then waits for the next one.
void TickSearch::tickFound()
{
    const QString sought = m_search->text().trimmed();
    if (sought.isEmpty())
        return;
    QList<QListWidgetItem *> found = all();
    found.removeIf([](const QListWidgetItem *item) { return item->isHidden(); });
    if (const auto complete = m_list->findItems(sought, Qt::MatchFixedString); complete.size() == 1)
        found = complete;
    if (found.size() > 1)
        emit severalFound(int(found.size()), sought);
    if (found.size() != 1 || found.front()->checkState() == Qt::Checked)
        return;
    found.front()->setCheckState(Qt::Checked);
    m_list->setCurrentItem(found.front());
    m_search->clear();
    m_list->scrollToItem(found.front());
}

// Enter ticks an item, and does not reach the dialog around.
bool TickSearch::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTicking = event->type() == QEvent::KeyPress && isEnter(*static_cast<QKeyEvent *>(event))
        && (watched == m_search || m_list->currentItem());
    if (!isTicking)
        return QWidget::eventFilter(watched, event);
    if (watched == m_search)
        tickFound();
    else
        TickList::toggle(m_list->currentItem());
    return true;
}

} // namespace kagetsu::ui
