// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/momentpage.h"

#include "ui/arbiter/replay/momentview.h"

#include <QVBoxLayout>

namespace kagetsu::ui {

MomentPage::MomentPage(QWidget *parent)
    : Page(parent)
    , m_view(new MomentView(this))
{
    setObjectName(QStringLiteral("momentPage"));
    setFocusProxy(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

void MomentPage::open(const journal::JournalProtocol &found, const QString &name)
{
    m_name = name;
    m_view->setJournal({});
    m_view->setJournal(found);
    emit stateChanged();
}

ProofPanel *MomentPage::proof() const
{
    return m_view->proof();
}

void MomentPage::setShown(const Shown &shown)
{
    m_view->setShown(shown);
}

void MomentPage::first()
{
    m_view->first();
}

void MomentPage::previous()
{
    m_view->previous();
}

void MomentPage::next()
{
    m_view->next();
}

void MomentPage::last()
{
    m_view->last();
}

} // namespace kagetsu::ui
