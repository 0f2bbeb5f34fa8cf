// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/positiondialog.h"

#include "text/common/foreigntext.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/textfield.h"
#include "ui/controls/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace kagetsu::ui {

QString positionFaultText(const record::PositionTextFault &fault)
{
    using Why = record::PositionTextFault::Reason;
    const QString word = text::foreignText(fault.word);
    switch (fault.reason) {
    case Why::Empty: return PositionDialog::tr("Enter a position.");
    case Why::BoardLength:
        return PositionDialog::tr("A board of %1 points is not square; 15 × 15 has 225.").arg(fault.number);
    case Why::Word:
        return PositionDialog::tr("Move %1, “%2”, is not a valid move.").arg(QString::number(fault.number), word);
    case Why::OffBoard:
        return PositionDialog::tr("Move %1, %2, is not on the board.").arg(QString::number(fault.number), word);
    case Why::Occupied:
        return PositionDialog::tr("Move %1, %2, is on an occupied point.").arg(QString::number(fault.number), word);
    case Why::NoGame: return PositionDialog::tr("There is no game in this record.");
    case Why::BoardShape: return PositionDialog::tr("The board of this record cannot be used for a game.");
    }
    return {};
}

PositionDialog::PositionDialog(const QString &text, int boardSize, QWidget *parent)
    : QDialog(parent)
    , m_boardSize(boardSize)
    , m_text(new TextField)
    , m_answer(wrappedLabel("answer"))
    , m_moveLabel(new QLabel(tr("Position after move")))
    , m_move(new QSpinBox)
    , m_board(new BoardWidget)
{
    setObjectName(QStringLiteral("positionText"));
    setWindowTitle(tr("Position as text"));

    auto *about = new QLabel(tr("A board (X for black, O for white, a dot for an empty point), a line of moves such as "
                                "“H8 I9 J10”, or a game record (SGF):"));
    about->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setAccessibleName(tr("Position as text"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(90);
    m_move->setObjectName(QStringLiteral("move"));
    m_moveLabel->setBuddy(m_move);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setMinimumSize(240, 240);
    m_board->setAccessibleName(tr("Position from the text"));

    auto *buttons = new QDialogButtonBox;
    //: Button: puts the position on the board of the page.
    m_take = buttons->addButton(tr("Use posi&tion"), QDialogButtonBox::AcceptRole);
    m_take->setObjectName(QStringLiteral("take"));
    m_take->setDefault(true);
    QPushButton *cancel = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    cancel->setAutoDefault(false);

    auto *layout = new QGridLayout(this);
    layout->addWidget(about, 0, 0, 1, 2);
    layout->addWidget(m_text, 1, 0, 1, 2);
    layout->addWidget(m_answer, 2, 0, 1, 2);
    layout->addWidget(m_moveLabel, 3, 0);
    layout->addWidget(m_move, 3, 1);
    layout->addWidget(m_board, 4, 0, 1, 2);
    layout->addWidget(buttons, 5, 0, 1, 2);
    layout->setRowStretch(4, 1);
    layout->setColumnStretch(1, 1);
    fitDialog(*this, { 380, 640 });

    connect(m_text, &TextField::textChanged, this, &PositionDialog::read);
    connect(m_move, &QSpinBox::valueChanged, this, &PositionDialog::showMove);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_text->setPlainText(text);
    read();
}

void PositionDialog::read()
{
    const auto found = record::readPosition(m_text->toPlainText().toStdString(), m_boardSize);
    m_read = found ? std::optional(*found) : std::nullopt;
    m_take->setEnabled(found.hasValue());
    const int moves = found ? static_cast<int>(found->moves.size()) : 0;
    m_move->setRange(0, moves);
    m_move->setValue(moves);
    m_move->setEnabled(moves > 0);
    m_moveLabel->setEnabled(moves > 0);
    showMove();
    if (!found)
        m_answer->setText(positionFaultText(found.fault()));
}

void PositionDialog::showMove()
{
    m_position = m_read ? m_read->after(static_cast<std::size_t>(m_move->value())) : rules::Position(m_boardSize);
    m_board->setPicture(BoardPicture(m_position));
    m_answer->setText(tr("Stones: %1 black, %2 white.")
            .arg(m_position.count(rules::Side::Black))
            .arg(m_position.count(rules::Side::White)));
}

} // namespace kagetsu::ui
