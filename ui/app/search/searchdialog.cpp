// SPDX-License-Identifier: MIT
#include "ui/app/search/searchdialog.h"

#include "ui/controls/layout/fit.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScroller>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostFound = 40;

} // namespace

SearchDialog::SearchDialog(
    std::vector<Findable> findables, std::function<std::vector<Findable>()> more, QWidget *parent)
    : QDialog(parent)
    , m_all(std::move(findables))
    , m_more(std::move(more))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_nothing(new QLabel(this))
{
    setObjectName(QStringLiteral("searchDialog"));
    setWindowTitle(tr("Search"));
    m_search->setObjectName(QStringLiteral("searchField"));
    m_search->setPlaceholderText(tr("Command, setting, player, game, opening or page of the manual"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setToolTip(m_search->placeholderText()); // it may be longer than the field
    m_search->setMinimumHeight(TouchSize);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("found"));
    m_list->setAccessibleName(tr("Found"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    QScroller::grabGesture(m_list->viewport(), QScroller::TouchGesture);
    m_nothing->setText(tr("Nothing found."));
    m_nothing->setProperty("muted", true);
    m_nothing->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &SearchDialog::find);
    connect(m_list, &QListWidget::itemClicked, this, &SearchDialog::choose);
    connect(m_list, &QListWidget::itemActivated, this, &SearchDialog::choose);
    setMinimumWidth(300);
    fitDialog(*this, QSize(640, 520));
    find();
    m_search->setFocus();
}

void SearchDialog::find()
{
    if (m_more && !m_search->text().isEmpty()) {
        for (Findable &each : std::exchange(m_more, nullptr)())
            m_all.push_back(std::move(each));
    }
    m_found = findIn(m_all, m_search->text(), MostFound);
    m_list->clear();
    for (const Findable &each : m_found) {
        const QString after = each.keys.isEmpty() ? each.kind : QStringLiteral("%1 · %2").arg(each.kind, each.keys);
        auto *item = new QListWidgetItem(QStringLiteral("%1   %2").arg(each.title, after), m_list);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(each.title, after));
        item->setToolTip(item->text());
        item->setSizeHint(QSize(0, TouchSize));
        if (!each.act)
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(m_found.empty() || !m_found.front().act ? -1 : 0);
    m_nothing->setVisible(m_found.empty());
}

void SearchDialog::choose()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_found[static_cast<std::size_t>(row)].act)
        return;
    m_chosen = m_found[static_cast<std::size_t>(row)].act;
    accept();
}

// The list is gone through from the field, so that one goes on typing.
bool SearchDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: choose(); return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace kagetsu::ui
