// SPDX-License-Identifier: MIT
#include "ui/record/page/studynotice.h"

#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <utility>

namespace kagetsu::ui {

StudyNotice::StudyNotice(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_answer(new BigButton("noticeAnswer", this))
    , m_close(new BigButton("noticeClose", this))
{
    setObjectName(QStringLiteral("studyNotice"));
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_close->setProperty("big", false);
    m_close->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_answer->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 4, 4);
    row->setSpacing(6);
    row->addWidget(m_text, 1);
    row->addWidget(m_answer);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &StudyNotice::close);
    connect(m_answer, &QToolButton::clicked, this, [this] {
        const std::function<void()> act = std::exchange(m_act, {});
        close();
        act();
    });
    hide();
    onLanguage(*this, [this] {
        close(); // its text is in another language
        m_close->setText(QStringLiteral("✕"));
        m_close->setAccessibleName(tr("Close this message"));
    });
}

void StudyNotice::tell(const QString &text, const QString &answer, Lasts lasts, std::function<void()> act)
{
    m_lasts = lasts;
    m_act = std::move(act);
    m_text->setText(text);
    m_answer->setText(answer);
    show();
    emit roomChanged();
    setAccessibleName(text);
    announce(text);
}

void StudyNotice::moved()
{
    if (m_lasts == Lasts::UntilMoved)
        close();
}

void StudyNotice::close()
{
    if (isHidden())
        return;
    const bool hadKeys = m_answer->hasFocus() || m_close->hasFocus();
    m_act = {};
    hide();
    emit roomChanged();
    if (hadKeys)
        emit left();
}

QString StudyNotice::text() const
{
    return m_text->text();
}

void StudyNotice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().panelActive);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void StudyNotice::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace kagetsu::ui
