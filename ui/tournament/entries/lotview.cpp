// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/lotview.h"

#include "tournament/formats/draw.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/controls/wrappedlabel.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/words/eventwords.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QListWidget>

namespace kagetsu::ui {

LotView::LotView(QWidget *parent)
    : QWidget(parent)
    , m_number(wrappedLabel("lotNumber", this))
    , m_name(wrappedLabel("lotName", this))
    , m_list(new QListWidget(this))
    , m_back(new BigButton("lotBack", this))
    , m_all(new BigButton("lotAll", this))
    , m_next(new BigButton("lotNext", this))
{
    setObjectName(QStringLiteral("lot"));
    m_list->setObjectName(QStringLiteral("lotList"));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    for (QLabel *label : { m_number, m_name })
        label->setAlignment(Qt::AlignCenter);
    makeLarger(*m_number, *this, 3);
    makeLarger(*m_name, *this, 4);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (BigButton *button : { m_back, m_all, m_next })
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_number);
    column->addWidget(m_name);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    setFocusProxy(m_next);
    connect(m_back, &QToolButton::clicked, this, &LotView::left);
    connect(m_all, &QToolButton::clicked, this, &LotView::drawAll);
    connect(m_next, &QToolButton::clicked, this, [this] {
        if (m_drawn < m_names.size())
            drawNext();
        else
            emit kept(m_order);
    });
    onLanguage(*this, [this] { speak(); });
}

void LotView::begin(const tournament::Section &section, std::uint64_t seed)
{
    m_order =
        tournament::numbersByLot(section, seed, /*clubsMeetFirst=*/tournament::isRoundRobin(section.settings.format));
    m_names.clear();
    for (const tournament::EntryId entry : m_order)
        m_names += entryName(section, entry);
    m_drawn = 0;
    m_list->clear();
    showDrawn();
}

QString LotView::line(int number) const
{
    //: Of a lot that was drawn: a number, and the player who has it.
    return tr("%1. %2").arg(number).arg(m_names[number - 1]);
}

void LotView::drawNext()
{
    if (m_drawn > 0)
        m_list->addItem(line(m_drawn));
    ++m_drawn;
    showDrawn();
    m_list->scrollToBottom();
    announce(line(m_drawn));
}

void LotView::drawAll()
{
    while (m_drawn < m_names.size()) {
        if (m_drawn > 0)
            m_list->addItem(line(m_drawn));
        ++m_drawn;
    }
    showDrawn();
    m_list->scrollToBottom();
}

void LotView::showDrawn()
{
    m_number->setText(m_drawn > 0 ? QString::number(m_drawn) : QString());
    m_name->setText(m_drawn > 0 ? m_names[m_drawn - 1] : tr("Draw of the pairing numbers"));
    speak();
    m_next->setFocus();
}

void LotView::speak()
{
    const bool isDone = m_drawn == m_names.size();
    m_back->setText(tr("&Back without changes"));
    m_all->setText(tr("Draw &all"));
    m_all->setEnabled(!isDone);
    m_next->setText(isDone ? tr("&Keep these numbers") : tr("Draw number %1").arg(m_drawn + 1));
    m_list->setAccessibleName(tr("Drawn so far"));
}

void LotView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace kagetsu::ui
