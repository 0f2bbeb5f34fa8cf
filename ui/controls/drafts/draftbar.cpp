// SPDX-License-Identifier: MIT
#include "ui/controls/drafts/draftbar.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace kagetsu::ui {

DraftBar::DraftBar(QWidget *parent)
    : QWidget(parent)
    , m_text(wrappedLabel("draftText", this))
    , m_discard(new TableButton(this))
{
    setObjectName(QStringLiteral("draftBar"));
    m_discard->setObjectName(QStringLiteral("discardDraft"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->setSpacing(10);
    row->addWidget(m_text, 1);
    row->addWidget(m_discard, 0, Qt::AlignVCenter);
    connect(m_discard, &TableButton::clicked, this, &DraftBar::discardWanted);
    onLanguage(*this, [this] { speak(); });
    parent->installEventFilter(this);
    takeFont();
    hide();
}

// Takes over the dialog's font: under a style sheet, widgets added after the font has grown do not inherit it.
void DraftBar::takeFont()
{
    for (QWidget *words : std::initializer_list<QWidget *> { m_text, m_discard })
        words->setFont(parentWidget()->font());
}

bool DraftBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::FontChange)
        takeFont();
    return QWidget::eventFilter(watched, event);
}

void DraftBar::tell(const Told &told)
{
    m_told = told;
    const QString before = m_text->text();
    speak();
    setVisible(!m_text->text().isEmpty());
    if (!m_text->text().isEmpty() && m_text->text() != before)
        announce(m_text->text());
}

void DraftBar::speak()
{
    QStringList lines;
    if (m_told.restored.isValid()) {
        //: Above what a stopped program left behind, such as the fields of a dialog; %1 is a date with the time of day.
        lines += tr("Restored your unsaved work from %1.").arg(text::shortMoment(m_told.restored.toLocalTime()));
    }
    if (!m_told.unreadable.isEmpty()) {
        //: Of a backup of what was typed; %1 is a file.
        lines +=
            tr("An earlier backup could not be read. It was left as %1.").arg(text::foreignPath(m_told.unreadable));
    }
    if (m_told.isFailing)
        lines += tr("Your changes cannot be backed up: the disk is full or not writable.");
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_discard->setText(tr("Discard"));
    m_discard->setAccessibleName(m_discard->text());
    m_discard->setVisible(m_told.restored.isValid());
}

} // namespace kagetsu::ui
