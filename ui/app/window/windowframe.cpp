// SPDX-License-Identifier: MIT
#include "ui/app/window/windowframe.h"

#include "ui/app/places/placerail.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/pagescroll.h"
#include "ui/app/window/pageslide.h"

#include <QBoxLayout>

namespace kagetsu::ui {

WindowFrame::WindowFrame(const Actions &actions, Pages *pages, QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
{
    auto *frame = new QBoxLayout(QBoxLayout::LeftToRight, this);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->setSpacing(0);
    auto *rail = new PlaceRail(
        actions.group(ActionGroup::Places), { actions[Command::Settings], actions[Command::Manual] }, this);
    frame->addWidget(rail);
    m_column->setSpacing(0);
    m_column->addWidget(new PageScroll(pages, this), 1);
    frame->addLayout(m_column, 1);
    m_router = new PageRouter(pages, rail, frame);
    new PageSlide(pages, m_router);
}

void WindowFrame::addOnTop(QWidget *row)
{
    m_column->insertWidget(0, row);
}

void WindowFrame::addAbovePages(QWidget *row)
{
    m_column->insertWidget(m_column->count() - 1, row);
}

} // namespace kagetsu::ui
