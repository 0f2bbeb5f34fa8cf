// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/checkindialog.h"

#include "text/tournament/names.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/ticklist.h"
#include "ui/controls/wrappedlabel.h"

#include <QCollator>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

CheckInDialog::CheckInDialog(const tournament::Section &section, QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_list(new TickList(this))
    , m_count(wrappedLabel("presentCount", this))
    , m_all(newButton("allPresent", this))
    , m_foot(new DialogFoot(*this, "cancelCheckIn", "acceptCheckIn"))
{
    setObjectName(QStringLiteral("checkInDialog"));
    std::vector<std::pair<QString, int>> names;
    for (const tournament::Entry &entry : section.entries)
        names.emplace_back(text::entryName(section, entry.id), entry.id.value);
    const QCollator collator;
    std::ranges::sort(names, [&](const auto &a, const auto &b) { return collator.compare(a.first, b.first) < 0; });
    for (const auto &[name, id] : names) {
        auto *item = new QListWidgetItem(name, m_list);
        item->setData(Qt::UserRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &CheckInDialog::filter);
    connect(m_list, &QListWidget::itemChanged, this, &CheckInDialog::follow);
    connect(m_all, &TableButton::clicked, this, [this] { tickAll(int(present().size()) < m_list->count()); });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 460, 600 });
    m_search->setFocus();
}

void CheckInDialog::layOut()
{
    m_search->setObjectName(QStringLiteral("presentName"));
    m_search->setMinimumHeight(TouchSize);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("presentPlayers"));
    m_list->setUniformItemSizes(true);
    onFit(*m_list, [this](double factor) {
        for (QListWidgetItem *item : all())
            item->setSizeHint({ 0, qRound(TouchSize * factor) });
    });
    m_foot->add(*m_all);
    layColumn(*this, { m_search, m_list, m_count, m_foot });
}

QList<QListWidgetItem *> CheckInDialog::all() const
{
    return m_list->findItems({}, Qt::MatchContains);
}

void CheckInDialog::speak()
{
    //: Title: who has come, before the first round.
    setWindowTitle(tr("Check-in"));
    m_search->setPlaceholderText(tr("Beginning of a name, then Enter"));
    m_search->setAccessibleName(tr("Who is here"));
    m_list->setAccessibleName(tr("Players"));
    follow();
}

void CheckInDialog::sayCount()
{
    //: Of so many players (%1) that are entered, %n have come.
    m_count->setText(tr("%n player(s) of %1 are here.", nullptr, int(present().size())).arg(m_list->count()));
}

void CheckInDialog::follow()
{
    const int count = int(present().size());
    const int absent = m_list->count() - count;
    sayCount();
    sayButton(*m_all, absent > 0 ? tr("Tick all") : tr("Untick all"));
    //: Button: those who have not come take no part.
    m_foot->say(absent > 0 ? tr("Withdraw %n absent player(s)", nullptr, absent) : tr("Everybody is here"));
    m_foot->accepting().setEnabled(count > 0);
}

// Shows the names in which a word begins with the search text.
void CheckInDialog::filter()
{
    const QString sought = QRegularExpression::escape(m_search->text().trimmed());
    const QRegularExpression beginning(QStringLiteral("(^| )") + sought, QRegularExpression::CaseInsensitiveOption);
    for (QListWidgetItem *item : all())
        item->setHidden(!beginning.match(item->text()).hasMatch());
    sayCount();
}

// Ticks the name that was found; the field then waits for the next one. If several names were found, it is not known
// who is meant, unless one of them was typed completely.
void CheckInDialog::tickFound()
{
    const QString sought = m_search->text().trimmed();
    if (sought.isEmpty())
        return;
    QList<QListWidgetItem *> found = all();
    found.removeIf([](const QListWidgetItem *item) { return item->isHidden(); });
    if (const auto complete = m_list->findItems(sought, Qt::MatchFixedString); complete.size() == 1)
        found = complete;
    if (found.size() > 1) {
        //: %1 is what was typed, the beginning of the names of several players.
        m_count->setText(
            tr("%n players match “%1”. Type more of the name, or tap it.", nullptr, int(found.size())).arg(sought));
        announce(m_count->text());
    }
    if (found.size() != 1 || found.front()->checkState() == Qt::Checked)
        return;
    found.front()->setCheckState(Qt::Checked);
    m_list->setCurrentItem(found.front());
    m_search->clear();
    m_list->scrollToItem(found.front());
}

void CheckInDialog::tickAll(bool isPresent)
{
    const QSignalBlocker silent(m_list);
    for (QListWidgetItem *item : all())
        item->setCheckState(isPresent ? Qt::Checked : Qt::Unchecked);
    follow();
}

// Enter ticks a name, and closes the dialog only from the button.
void CheckInDialog::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(*event) && focusWidget() == m_search)
        tickFound();
    else if (isEnter(*event) && focusWidget() == m_list && m_list->currentItem())
        TickList::toggle(m_list->currentItem());
    else
        QDialog::keyPressEvent(event);
}

std::set<tournament::EntryId> CheckInDialog::present() const
{
    std::set<tournament::EntryId> present;
    for (const QListWidgetItem *item : all()) {
        if (item->checkState() == Qt::Checked)
            present.insert({ item->data(Qt::UserRole).toInt() });
    }
    return present;
}

} // namespace kagetsu::ui
