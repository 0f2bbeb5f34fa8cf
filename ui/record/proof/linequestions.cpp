// SPDX-License-Identifier: MIT
#include "ui/record/proof/linequestions.h"

#include "base/enumtable.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/proofpanel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace kagetsu::ui {

using rules::Direction;

namespace {

// Returns an icon of the line as it runs on the board.
QIcon lineIconOf(Direction direction, const QColor &colour)
{
    constexpr int Side = 44; // drawn at twice its displayed size
    QPixmap pixmap(Side, Side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(Side / 2.0, Side / 2.0);
    const rules::Point step = stepOf(direction);
    const QPointF along(step.x * 14.0, -step.y * 14.0);
    painter.setPen(QPen(colour, 3));
    painter.drawLine(-along * 1.3, along * 1.3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF &centre : { -along, QPointF(), along })
        painter.drawEllipse(centre, 5.5, 5.5);
    return QIcon(pixmap);
}

} // namespace

LineQuestions::LineQuestions(QWidget *parent)
    : QWidget(parent)
    , m_question(wrappedLabel("proofQuestion", this))
{
    m_question->setProperty("muted", true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    constexpr EnumTable<Direction, const char *> Names({
        { Direction::Row, "askRow" },
        { Direction::Column, "askColumn" },
        { Direction::Rising, "askRising" },
        { Direction::Falling, "askFalling" },
    });
    for (const Direction direction : rules::AllDirections) {
        const auto i = static_cast<std::size_t>(direction);
        m_lines[i] = new BigButton(Names[direction], this);
        onFit(*m_lines[i], [button = m_lines[i]](double factor) { button->setIconSize(QSize(22, 22) * factor); });
        connect(m_lines[i], &QToolButton::clicked, this, [this, direction] { emit asked(direction); });
        buttons->addWidget(m_lines[i], 1);
    }
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(6, 0, 6, 0);
    rows->setSpacing(2);
    rows->addWidget(m_question);
    rows->addLayout(buttons);
    onTheme(*this, [this] {
        for (const Direction direction : rules::AllDirections)
            m_lines[static_cast<std::size_t>(direction)]->setIcon(lineIconOf(direction, theme().text));
    });
    onLanguage(*this, [this] {
        //: Above four buttons, one for each line through the point.
        m_question->setText(ProofPanel::tr("Why no three on this line?"));
        const std::array<QString, 4> lines { ProofPanel::tr("Why is there no three in this row?"),
            ProofPanel::tr("Why is there no three in this column?"),
            ProofPanel::tr("Why is there no three on the rising diagonal?"),
            ProofPanel::tr("Why is there no three on the falling diagonal?") };
        for (std::size_t i = 0; i < lines.size(); ++i) {
            m_lines[i]->setToolTip(lines[i]);
            m_lines[i]->setAccessibleName(lines[i]);
        }
    });
}

} // namespace kagetsu::ui
