// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/lotview.h"

#include "text/tournament/names.h"
#include "tournament/formats/roundrobin.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
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
    , m_next(new TableButton(this))
{
    setObjectName(QStringLiteral("lot"));
    layOut();
    setFocusProxy(m_next);
    connect(m_back, &QToolButton::clicked, this, &LotView::left);
    connect(m_all, &QToolButton::clicked, this, &LotView::drawAll);
    connect(m_next, &TableButton::clicked, this, [this] {
        if (m_drawn < m_names.size())
            drawNext();
        else
            emit kept(m_order);
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
    m_next->setObjectName(QStringLiteral("lotNext"));
    m_next->setWeight(TableButton::Weight::Main);
    onFit(*m_next, [this](double factor) { m_next->setMinimumHeight(qRound(TouchSize * factor)); });
    auto *buttons = new EvenGrid(150);
    buttons->setSpacing(8);
    onFit(*this, [buttons](double factor) { buttons->setLeastWidth(qRound(150 * factor)); });
    for (QWidget *button : std::initializer_list<QWidget *> { m_back, m_all, m_next })
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_number);
    column->addWidget(m_name);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
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
    m_name->setText(m_drawn > 0 ? m_names[m_drawn - 1] : tr("Draw for pairing numbers"));
    fitName();
    speak();
    m_next->setFocus();
}

// Uses the largest font in which the name fits on two lines.
void LotView::fitName()
{
    constexpr double Largest = 4;
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    for (double times = Largest; times >= 1; times -= 0.25) {
        large.setPointSizeF(font().pointSizeF() * times);
        const QFontMetrics metrics(large);
        const QRect needed = metrics.boundingRect(QRect(0, 0, width() - 40, 10'000), Qt::TextWordWrap, m_name->text());
        if (needed.height() <= 2 * metrics.lineSpacing() && needed.width() <= width() - 40)
            break;
    }
    m_name->setFont(large);
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
    m_next->setText(isDone ? tr("Keep these numbers") : tr("Draw number %1").arg(m_drawn + 1));
    m_next->setAccessibleName(m_next->text());
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
