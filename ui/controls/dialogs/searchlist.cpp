// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/searchlist.h"

#include "ui/controls/tablebutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int SearchRole = Qt::UserRole + 1;
constexpr int RowHeight = TouchSize;

} // namespace

SearchList::SearchList(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_nothing(new QLabel(this))
{
    m_search->setClearButtonEnabled(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setTextElideMode(Qt::ElideRight);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("muted", true);
    for (QWidget *part : std::initializer_list<QWidget *> { m_search, m_list })
        part->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &SearchList::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &SearchList::pickedChanged);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        if (item->flags() & Qt::ItemIsEnabled)
            emit opened();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem *item) {
        if (item->flags() & Qt::ItemIsEnabled)
            emit taken();
    });
}

void SearchList::setGroups(const QList<Group> &groups)
{
    const QString kept = picked();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Group &group : groups) {
        auto *head = new QListWidgetItem(group.title, m_list);
        head->setFlags(Qt::NoItemFlags);
        QFont font = m_list->font();
        font.setWeight(QFont::DemiBold);
        head->setFont(font);
        head->setSizeHint({ 0, RowHeight });
        for (const Entry &entry : group.entries) {
            auto *item = new QListWidgetItem(entry.text, m_list);
            item->setData(IdRole, entry.id);
            item->setData(SearchRole, entry.search);
            const int more = static_cast<int>(entry.text.count(QLatin1Char('\n')));
            item->setSizeHint({ 0, RowHeight + more * m_list->fontMetrics().lineSpacing() });
            item->setToolTip(entry.text);
            if (entry.quiet)
                item->setForeground(palette().color(QPalette::PlaceholderText));
        }
    }
    filter(m_search->text());
    pick(kept);
}

void SearchList::pick(const QString &id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (!id.isEmpty() && item->data(IdRole).toString() == id) {
            m_list->setCurrentItem(item);
            m_list->scrollToItem(item, QAbstractItemView::PositionAtCenter);
        }
    }
}

QString SearchList::picked() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item && !item->isHidden() ? item->data(IdRole).toString() : QString();
}

bool SearchList::isFound(const QString &search, const QString &wanted) const
{
    if (!m_byWords)
        return search.contains(wanted, Qt::CaseInsensitive);
    const QStringList words = search.split(QRegularExpression(QStringLiteral("\\s")), Qt::SkipEmptyParts);
    const QStringList asked = wanted.split(QRegularExpression(QStringLiteral("\\s")), Qt::SkipEmptyParts);
    return std::all_of(asked.begin(), asked.end(), [&words](const QString &each) {
        return std::any_of(words.begin(), words.end(),
            [&each](const QString &word) { return word.startsWith(each, Qt::CaseInsensitive); });
    });
}

void SearchList::filter(const QString &text)
{
    const QString wanted = text.trimmed();
    QListWidgetItem *head = nullptr;
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(IdRole).isNull()) {
            head = item;
            head->setHidden(true);
            continue;
        }
        item->setHidden(!isFound(item->data(SearchRole).toString(), wanted));
        if (item->isHidden())
            continue;
        head->setHidden(false); // a heading stays while it has a visible row
        if (!first)
            first = item;
    }
    m_nothing->setVisible(!first);
    if (picked().isEmpty())
        m_list->setCurrentItem(first);
}

void SearchList::step(int rows)
{
    for (int row = m_list->currentRow() + rows; row >= 0 && row < m_list->count(); row += rows) {
        QListWidgetItem *item = m_list->item(row);
        if (!item->isHidden() && !item->data(IdRole).isNull()) {
            m_list->setCurrentItem(item);
            return;
        }
    }
}

bool SearchList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: step(key->key() == Qt::Key_Up ? -1 : 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key->isAutoRepeat() && !picked().isEmpty())
            emit taken();
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

void SearchList::setPrompt(const QString &prompt)
{
    m_search->setPlaceholderText(prompt);
    m_search->setToolTip(prompt);
}

} // namespace kagetsu::ui
