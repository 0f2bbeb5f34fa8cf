// SPDX-License-Identifier: MIT
#include "ui/record/edit/modestrip.h"

#include "ui/board/inforce.h"
#include "ui/record/edit/toolbox.h"

#include <QHBoxLayout>
#include <QPainter>

namespace kagetsu::ui {

namespace {

constexpr int Edge = 5; // width of the broad edge

} // namespace

ModeStrip::ModeStrip(ToolBox *tools, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("modeStrip"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Edge + 5, 5, 6, 5);
    row->addWidget(tools);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    onTheme(*this, [this] { update(); });
    hide();
}

void ModeStrip::setMode(StudyMode mode)
{
    setVisible(mode == StudyMode::Edit);
}

void ModeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(theme().infoBar);
    painter.drawRoundedRect(whole, 8, 8);
    painter.setClipRect(QRectF(0, 0, Edge, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(whole, 8, 8);
}

} // namespace kagetsu::ui
