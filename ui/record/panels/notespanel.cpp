// SPDX-License-Identifier: MIT
#include "ui/record/panels/notespanel.h"

#include "ui/board/inforce.h"
#include "ui/controls/textfield.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace kagetsu::ui {

NotesPanel::NotesPanel(QWidget *parent)
    : QWidget(parent)
    , m_headline(new QLineEdit(this))
    , m_comment(new TextField(this))
{
    m_headline->setObjectName(QStringLiteral("headline"));
    m_comment->setObjectName(QStringLiteral("comment"));
    m_comment->setTabChangesFocus(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_headline);
    column->addWidget(m_comment, 1);
    m_headline->installEventFilter(this);
    m_comment->installEventFilter(this);
    connect(m_headline, &QLineEdit::textEdited, this,
        [this](const QString &text) { emit typed(record::TextKind::Headline, text); });
    connect(m_comment, &TextField::textChanged, this, [this] {
        if (!m_isFilling)
            emit typed(record::TextKind::Comment, m_comment->toPlainText());
    });
    onLanguage(*this, [this] { retranslate(); });
}

void NotesPanel::setTexts(const QString &headline, const QString &comment)
{
    if (m_headline->text() != headline) {
        m_headline->setText(headline);
        m_headline->setCursorPosition(0);
        showHeadline();
    }
    if (m_comment->toPlainText() == comment)
        return;
    m_isFilling = true;
    m_comment->setPlainText(comment);
    m_isFilling = false;
}

void NotesPanel::setReadOnly(bool isReadOnly)
{
    m_headline->setReadOnly(isReadOnly);
    m_comment->setReadOnly(isReadOnly);
    showHeadline();
    retranslate();
}

void NotesPanel::showHeadline()
{
    m_headline->setVisible(!m_headline->isReadOnly() || !m_headline->text().isEmpty());
    updateGeometry();
}

int NotesPanel::headlineHeight() const
{
    return m_headline->isHidden() ? 0 : m_headline->sizeHint().height() + layout()->spacing();
}

bool NotesPanel::eventFilter(QObject *watched, QEvent *event)
{
    // Undo and redo are those of the record, which also undo typing.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void NotesPanel::retranslate()
{
    m_headline->setAccessibleName(tr("Headline"));
    const bool isReadOnly = m_headline->isReadOnly();
    m_headline->setPlaceholderText(isReadOnly ? tr("No headline") : tr("One-line comment"));
    m_comment->setAccessibleName(tr("Comment"));
    m_comment->setPlaceholderText(isReadOnly ? tr("No comment") : tr("Comment on this position"));
}

} // namespace kagetsu::ui
