// SPDX-License-Identifier: MIT
#include "ui/controls/background/searchpace.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>

#include <chrono>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds BeforeItIsSeen { 150 };
constexpr std::chrono::milliseconds BetweenTicks { 100 };

} // namespace

SearchPace::SearchPace(const QString &name, QWidget *panel)
    : QWidget(panel)
    , m_progress(wrappedLabel(qPrintable(name + QStringLiteral("Progress")), this))
    , m_stop(new BigButton(qPrintable(name + QStringLiteral("Stop")), this))
    , m_escape(new QShortcut(Qt::Key_Escape, panel))
{
    m_stop->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(BeforeItIsSeen);
    m_ticks.setInterval(BetweenTicks);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_ticks.start();
        emit ticked();
        show();
    });
    connect(&m_ticks, &QTimer::timeout, this, &SearchPace::ticked);
    m_escape->setEnabled(false);
    connect(m_stop, &QToolButton::clicked, this, &SearchPace::stopped);
    connect(m_escape, &QShortcut::activated, this, &SearchPace::stopped);
    // A search in another panel of the page uses the same key.
    connect(m_escape, &QShortcut::activatedAmbiguously, this, &SearchPace::stopped);
    onLanguage(*this, [this] {
        m_stop->setText(tr("Stop"));
        m_stop->setToolTip(m_escape->key().toString(QKeySequence::NativeText));
        emit ticked();
    });
}

void SearchPace::setRunning(bool isRunning)
{
    m_escape->setEnabled(isRunning);
    m_ticks.stop();
    hide();
    if (isRunning)
        m_patience.start();
    else
        m_patience.stop();
}

void SearchPace::say(const QString &progress)
{
    m_progress->setText(progress);
}

} // namespace kagetsu::ui
