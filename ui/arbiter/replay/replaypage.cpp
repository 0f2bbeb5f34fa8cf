// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/replaypage.h"

#include "ui/arbiter/replay/replayview.h"
#include "ui/controls/layout/fit.h"

#include <QVBoxLayout>

namespace kagetsu::ui {

JournalReplayPage::JournalReplayPage(QWidget *parent)
    : Page(parent)
    , m_view(new JournalReplayView(this))
{
    setObjectName(QStringLiteral("momentPage"));
    setFocusProxy(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

void JournalReplayPage::open(const journal::JournalProtocol &found, const QString &name)
{
    m_name = name;
    m_view->setJournal({});
    m_view->setJournal(found);
    emit stateChanged();
}

QSize JournalReplayPage::leastSize(const QSize &room) const
{
    constexpr int Height = 420; // text of a line, clocks and a few lines of the list
    return Page::leastSize(room).expandedTo({ 0, qRound(Height * fitFactor(*this, room)) });
}

ProofPanel *JournalReplayPage::proof() const
{
    return m_view->proof();
}

void JournalReplayPage::setShown(const Shown &shown)
{
    m_view->setShown(shown);
}

void JournalReplayPage::first()
{
    m_view->first();
}

void JournalReplayPage::previous()
{
    m_view->previous();
}

void JournalReplayPage::next()
{
    m_view->next();
}

void JournalReplayPage::last()
{
    m_view->last();
}

} // namespace kagetsu::ui
