// SPDX-License-Identifier: MIT
#include "ui/tournament/round/slipfield.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

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
    switch (key.text().front().unicode()) {
    case '1': return tournament::Outcome::AWon;
    case '0': return tournament::Outcome::BWon;
    case '=':
    case '/': return tournament::Outcome::Draw;
    case '+': return tournament::Outcome::AWonByForfeit;
    case '-': return tournament::Outcome::BWonByForfeit;
    case '*': return tournament::Outcome::BothForfeited;
    default: return std::nullopt;
    }
}

SlipField::SlipField(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("slipTable"));
    setValidator(new QIntValidator(1, MostTables, this));
    onFit(*this, [this](double factor) { setMinimumHeight(qRound(TouchSize * factor)); });
    onLanguage(*this, [this] {
        //: A field for the number of a table, whose result is entered next.
        setPlaceholderText(tr("Table number"));
        setAccessibleName(placeholderText());
        setToolTip(tr("Type a table number, Enter, and the result: 12, Enter, 1 (key N)"));
    });
}

void SlipField::waitForResult(bool waits)
{
    m_isWaiting = waits;
    if (!waits)
        clear();
}

void SlipField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && text().isEmpty()) {
        emit left();
    } else if (event->key() == Qt::Key_Escape) {
        waitForResult(false);
    } else if (m_isWaiting) {
        if (const auto outcome = outcomeOfKey(*event))
            emit resultTyped(*outcome);
        else if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete)
            waitForResult(false);
    } else if (isEnter) {
        if (!text().isEmpty())
            emit tableNamed(text().toInt());
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

// A user who returns to the field must not find it waiting for a result.
void SlipField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        waitForResult(false);
}

} // namespace kagetsu::ui
