// SPDX-License-Identifier: MIT
#include "ui/record/proof/storyview.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/prooflegend.h"

#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

constexpr int StoryMargin = 6;
constexpr int StoryGap = 8;
constexpr int BarWidth = 10;
constexpr double HeadlineSize = 1.5;
constexpr double LeadSize = 1.15;

// The scrolled contents, with a frame around their visible part while it has the focus.
class StoryPaper : public QWidget
{
public:
    explicit StoryPaper(QScrollArea *view)
        : m_view(view)
    {
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (!m_view->hasFocus())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().accent, 2));
        const QRectF seen(mapFrom(m_view->viewport(), QPoint()), m_view->viewport()->size());
        painter.drawRoundedRect(seen.adjusted(1, 1, -1, -1), 6, 6);
    }

private:
    QScrollArea *m_view;
};

} // namespace

StoryView::StoryView(QWidget *parent)
    : QScrollArea(parent)
    , m_headline(wrappedLabel("proofHeadline"))
    , m_lead(wrappedLabel("proofNow"))
    , m_rest(wrappedLabel("proofHelp"))
    , m_legend(new ProofLegend)
{
    for (QLabel *label : { m_headline, m_lead, m_rest })
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *all = new StoryPaper(this);
    auto *rows = new QVBoxLayout(all);
    rows->setContentsMargins(StoryMargin, StoryMargin, StoryMargin, StoryMargin);
    rows->setSpacing(StoryGap);
    for (QWidget *each : { static_cast<QWidget *>(m_headline), static_cast<QWidget *>(m_lead),
             static_cast<QWidget *>(m_rest), static_cast<QWidget *>(m_legend) })
        rows->addWidget(each);
    rows->addStretch();
    setWidget(all);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setProperty("bare", true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    // The frame stays around the visible part.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, all, qOverload<>(&QWidget::update));
    makeLarger(*m_headline, *this, HeadlineSize);
    makeLarger(*m_lead, *this, LeadSize);
}

void StoryView::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    widget()->update();
}

void StoryView::focusOutEvent(QFocusEvent *event)
{
    QScrollArea::focusOutEvent(event);
    widget()->update();
}

void StoryView::tell(const Told &told)
{
    m_marks = told.marks;
    m_headline->setText(told.headline);
    m_lead->setText(told.lead);
    m_rest->setText(told.rest);
    for (QLabel *label : { m_headline, m_lead, m_rest })
        label->setVisible(!label->text().isEmpty());
    m_legend->show(told.marks);
}

int StoryView::heightFor(int width, bool withLegend) const
{
    const int inner = width - 2 * StoryMargin - BarWidth;
    int height = 2 * StoryMargin;
    int parts = 0;
    const auto add = [&](int part) {
        height += part;
        ++parts;
    };
    for (const QLabel *label : { m_headline, m_lead, m_rest }) {
        if (!label->text().isEmpty())
            add(label->heightForWidth(inner));
    }
    if (withLegend && !m_marks.signs.empty())
        add(m_legend->layout()->heightForWidth(inner));
    return height + std::max(0, parts - 1) * StoryGap;
}

void StoryView::fitLegend(int width, int height)
{
    m_showsLegend = !m_marks.signs.empty() && heightFor(width, /*withLegend=*/true) <= height;
    m_legend->setVisible(m_showsLegend);
}

} // namespace kagetsu::ui
