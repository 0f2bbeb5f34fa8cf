// SPDX-License-Identifier: MIT
#include "ui/app/places/verdicthome.h"

#include <QAction>

namespace kagetsu::ui {

VerdictHome::VerdictHome(QAction *first, const QList<QAction *> &others, QWidget *parent)
    : HomePage(QStringLiteral("verdictHome"), parent)
    , m_first(first)
    , m_others(others)
{
}

QString VerdictHome::heading() const
{
    return tr("Verdict");
}

void VerdictHome::fill()
{
    beginGroup();
    addTile(m_first, QStringLiteral("verdict"))->setWeight(TableButton::Weight::Main);
    addHead(tr("Journals and papers"));
    beginGroup();
    for (QAction *action : m_others)
        addTile(action, action->property("line").toString());
}

} // namespace kagetsu::ui
