// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/lotview.h"

#include "text/tournament/names.h"
#include "tournament/formats/roundrobin.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/fittext.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

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
    , m_next(newButton("lotNext", this, true))
{
    setObjectName(QStringLiteral("lot"));
    layOut();
    setFocusProxy(m_next);
    connect(m_back, &QToolButton::clicked, this, &LotView::left);
    connect(m_all, &QToolButton::clicked, this, [this] { drawTo(int(m_names.size())); });
    connect(m_next, &TableButton::clicked, this, [this] {
        if (m_drawn == m_names.size())
            return emit kept(m_order);
        drawTo(m_drawn + 1);
        announce(line(m_drawn));
    });
    onLanguage(*this, [this] { speak(); });
}

void LotView::layOut()
{
    m_list->setObjectName(QStringLiteral("lotList"));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    for (QLabel *label : { m_number, m_name })
        label->setAlignment(Qt::AlignCenter);
    makeLarger(*m_number, *this, 3);
    makeLarger(*m_list, *this, 1.3);
    onFit(*this, [this](double) { fitName(); });
    makeFingerHigh(*m_next);
    EvenGrid *buttons = newRows(*this, 150, { m_back, m_all, m_next });
    QBoxLayout *column = layColumn(*this, { m_number, m_name, m_list, buttons });
    column->setContentsMargins(12, 12, 12, 12);
    column->setStretchFactor(m_list, 1);
}

void LotView::begin(const tournament::Section &section, std::uint64_t seed)
{
    m_order =
        tournament::numbersByLot(section, seed, /*clubsMeetFirst=*/tournament::isRoundRobin(section.settings.format));
    m_names.clear();
    for (const tournament::EntryId entry : m_order)
        m_names += text::entryName(section, entry);
    m_drawn = 0;
    m_list->clear();
    showDrawn();
}

QString LotView::line(int number) const
{
    //: Of a lot that was drawn: a number, and the player who has it.
    return tr("%1. %2").arg(number).arg(m_names[number - 1]);
}

// Draws the next numbers, up to this one. The last one stands in large letters.
void LotView::drawTo(int number)
{
    for (; m_drawn < number; ++m_drawn) {
        if (m_drawn > 0)
            m_list->addItem(line(m_drawn));
    }
    showDrawn();
    m_list->scrollToBottom();
}

void LotView::showDrawn()
{
    m_number->setText(m_drawn > 0 ? QString::number(m_drawn) : QString());
    m_name->setText(m_drawn > 0 ? m_names[m_drawn - 1] : tr("Draw for pairing numbers"));
    fitName();
    speak();
    m_next->setFocus();
}

void LotView::fitName()
{
    constexpr double Largest = 4;
    constexpr int Margins = 40;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    fitText(*m_name, bold, Largest, width() - Margins);
}

void LotView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitName();
}

void LotView::speak()
{
    const bool isDone = m_drawn == m_names.size();
    m_back->setText(tr("&Back without changes"));
    m_all->setText(tr("Draw &all"));
    m_all->setEnabled(!isDone);
    sayButton(*m_next, isDone ? tr("Keep these numbers") : tr("Draw number %1").arg(m_drawn + 1));
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
