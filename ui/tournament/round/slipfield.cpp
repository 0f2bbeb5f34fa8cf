// SPDX-License-Identifier: MIT
#include "ui/tournament/round/slipfield.h"

#include "ui/board/inforce.h"
#include "ui/controls/dialogs/formparts.h"

#include <QIntValidator>
#include <QKeyEvent>

namespace kagetsu::ui {

namespace {

constexpr int MostTables = 99999;

} // namespace

std::optional<tournament::Outcome> outcomeOfKey(const QKeyEvent &key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) || key.text().isEmpty())
        return std::nullopt;
    // The character decides, because + and = are on different keys on different keyboards.
    return tournament::outcomeOfSign(key.text().front().unicode());
}

SlipField::SlipField(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("slipTable"));
    m_clock.start();
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(tournament::SlipInput::Quiet);
    connect(&m_quiet, &QTimer::timeout, this, &SlipField::settle);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) { m_input.setNumber(text.toStdString()); });
    setValidator(new QIntValidator(1, MostTables, this));
    makeFingerHigh(*this);
    onLanguage(*this, [this] {
        //: A field for the number of a table, whose result is entered next.
        setPlaceholderText(tr("Table number"));
        setAccessibleName(placeholderText());
        setToolTip(tr("Type a table number, Enter, and the result: 12, Enter, 1 (key N)"));
    });
}

void SlipField::begin(const std::string &number, std::optional<int> takenBack, bool isWhole)
{
    setFocus();
    m_input.begin(number, takenBack);
    follow();
    if (isWhole)
        take(m_input.enter());
}

void SlipField::ask(int table, int games)
{
    m_input.ask(table, games);
    follow();
}

void SlipField::finish()
{
    m_input.finish();
    follow();
}

void SlipField::settle()
{
    take(m_input.settle());
}

void SlipField::takeBack()
{
    m_input.takeBack();
    follow();
}

void SlipField::take(const tournament::SlipInput::Step &step)
{
    follow();
    if (step.entered)
        emit entered(*step.entered);
    if (step.named)
        emit tableNamed(*step.named);
}

// Shows the number, and waits for a further digit while a result is held back.
void SlipField::follow()
{
    if (const QString number = QString::fromStdString(m_input.number()); number != text())
        setText(number);
    if (m_input.held().empty())
        m_quiet.stop();
    else
        m_quiet.start();
    emit heldChanged();
}

void SlipField::keyPressEvent(QKeyEvent *event)
{
    take(m_input.due(now()));
    const bool isUndo = event->matches(QKeySequence::Undo);
    if (isUndo && !m_input.held().empty()) {
        takeBack();
    } else if (isUndo && (m_input.isAsking() || text().isEmpty())) {
        event->ignore(); // the page undoes the last result
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        take(m_input.enter());
    } else if (event->key() == Qt::Key_Escape) {
        if (m_input.escape())
            follow();
        else
            emit left();
    } else if (m_input.isAsking()) {
        typeWhileAsking(*event);
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void SlipField::typeWhileAsking(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) {
        m_input.backspace();
        follow();
        return;
    }
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isCommand || event.text().isEmpty())
        return;
    const tournament::SlipInput::Step step = m_input.type(event.text().front().unicode(), now());
    take(step);
    if (step.isUnread)
        keyPressEvent(&event);
}

// A user who returns to the field must not find it waiting for a result.
void SlipField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    settle();
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        finish();
}

void SlipField::hideEvent(QHideEvent *event)
{
    settle();
    QLineEdit::hideEvent(event);
}

} // namespace kagetsu::ui
