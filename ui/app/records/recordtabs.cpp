// SPDX-License-Identifier: MIT
#include "ui/app/records/recordtabs.h"

#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostLetters = 24; // of a name; the tip shows all of it

QString textOf(const OpenRecord &record, const QFontMetrics &metrics)
{
    const int most = MostLetters * letterWidth(metrics);
    // Tabs interpret an ampersand as a mnemonic marker.
    const QString name = metrics.elidedText(text::foreignText(record.name), Qt::ElideMiddle, most)
                             .replace(QLatin1Char('&'), QLatin1String("&&"));
    return record.isModified ? name + QStringLiteral(" *") : name;
}

} // namespace

RecordTabs::RecordTabs(QWidget *parent)
    : QFrame(parent)
    , m_bar(new QTabBar(this))
{
    setObjectName(QStringLiteral("recordTabs"));
    m_bar->setObjectName(QStringLiteral("openRecordTabs"));
    m_bar->setElideMode(Qt::ElideNone); // many tabs scroll: three dots for each would tell nothing
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(true);
    m_bar->setDrawBase(false);
    m_bar->installEventFilter(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_bar);
    connect(m_bar, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0 && tab < m_records.size())
            emit chosen(m_records[tab].id);
    });
    hide();
    onLanguage(*this, [this] {
        m_bar->setAccessibleName(tr("Open records"));
        fill();
    });
}

void RecordTabs::setRecords(const QList<OpenRecord> &records)
{
    if (records == m_records)
        return;
    m_records = records;
    fill();
}

void RecordTabs::fill()
{
    const QSignalBlocker filling(m_bar);
    while (m_bar->count() > m_records.size())
        m_bar->removeTab(m_bar->count() - 1);
    for (int i = 0; i < m_records.size(); ++i) {
        const OpenRecord &record = m_records[i];
        if (i == m_bar->count()) {
            m_bar->addTab(QString());
            auto *close = new BigButton("closeTab", m_bar);
            close->setProperty("big", false);
            close->setText(QStringLiteral("✕"));
            close->setFocusPolicy(Qt::NoFocus); // Ctrl+W closes as well
            connect(close, &QToolButton::clicked, this, [this, close] {
                for (int tab = 0; tab < m_bar->count(); ++tab) {
                    if (m_bar->tabButton(tab, QTabBar::RightSide) == close)
                        emit closeWanted(m_records[tab].id);
                }
            });
            m_bar->setTabButton(i, QTabBar::RightSide, close);
        }
        m_bar->setTabText(i, textOf(record, m_bar->fontMetrics()));
        //: %1 is the name of a record.
        m_bar->setAccessibleTabName(i,
            record.isModified ? tr("%1, not saved").arg(text::foreignText(record.name))
                              : text::foreignText(record.name));
        m_bar->setTabToolTip(
            i, record.path.isEmpty() ? text::foreignText(record.name) : text::foreignPath(record.path));
        //: %1 is the name of a record.
        m_bar->tabButton(i, QTabBar::RightSide)->setAccessibleName(tr("Close %1").arg(text::foreignText(record.name)));
        if (record.isOnPage)
            m_bar->setCurrentIndex(i);
    }
}

bool RecordTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bar && event->type() == QEvent::MouseButtonRelease) {
        const auto &mouse = static_cast<const QMouseEvent &>(*event);
        const int tab = m_bar->tabAt(mouse.pos());
        if (mouse.button() == Qt::MiddleButton && tab >= 0) {
            emit closeWanted(m_records[tab].id);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace kagetsu::ui
