// SPDX-License-Identifier: MIT
#include "ui/study/edit/toolbox.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/oneofmany.h"
#include "ui/look/layout/fit.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <array>

namespace kagetsu::ui {

namespace {

constexpr int ToolCount = static_cast<int>(StudyTool::Arrow) + 1;
constexpr std::array<const char *, ToolCount> ToolNames { "toolPlay", "toolLabel", "toolCircle", "toolSquare",
    "toolTriangle", "toolCross", "toolArrow" };

constexpr qreal IconSize = 24;

// The sign itself, so that the button shows what it draws.
QIcon toolIcon(StudyTool tool, const Theme &theme, qreal scale)
{
    QPixmap pixmap(QSizeF(IconSize, IconSize).toSize() * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c(IconSize / 2, IconSize / 2);
    switch (tool) {
    case StudyTool::Play:
        painter.setBrush(theme.text);
        painter.drawEllipse(c, 8, 8);
        break;
    case StudyTool::Label: {
        QFont font = painter.font();
        font.setPixelSize(18);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QRectF(0, 0, IconSize, IconSize), Qt::AlignCenter, QStringLiteral("A"));
        break;
    }
    case StudyTool::Circle: painter.drawEllipse(c, 8, 8); break;
    case StudyTool::Square: painter.drawRect(QRectF(c - QPointF(7, 7), QSizeF(14, 14))); break;
    case StudyTool::Triangle:
        painter.drawPolygon(QPolygonF { c + QPointF(0, -8), c + QPointF(8, 6), c + QPointF(-8, 6) });
        break;
    case StudyTool::Cross:
        painter.drawLine(c + QPointF(-7, -7), c + QPointF(7, 7));
        painter.drawLine(c + QPointF(-7, 7), c + QPointF(7, -7));
        break;
    case StudyTool::Arrow:
        painter.drawLine(c + QPointF(-8, 8), c + QPointF(7, -7));
        painter.drawLine(c + QPointF(7, -7), c + QPointF(-1, -7));
        painter.drawLine(c + QPointF(7, -7), c + QPointF(7, 1));
        break;
    }
    return QIcon(pixmap);
}

} // namespace

std::optional<record::MarkKind> signOf(StudyTool tool)
{
    switch (tool) {
    case StudyTool::Circle: return record::MarkKind::Circle;
    case StudyTool::Square: return record::MarkKind::Square;
    case StudyTool::Triangle: return record::MarkKind::Triangle;
    case StudyTool::Cross: return record::MarkKind::Cross;
    default: return std::nullopt;
    }
}

ToolBox::ToolBox(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0); // each is as wide as a finger, and all of them stand in a row of the smallest window
    for (int i = 0; i < ToolCount; ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QLatin1String(ToolNames[static_cast<std::size_t>(i)]));
        button->setProperty("tight", true); // all of them stand beside the mode in a small window
        onFit(*button, [button](double factor) {
            button->setMinimumSize(QSize(44, 44) * factor);
            button->setIconSize(QSizeF(IconSize, IconSize).toSize() * factor);
        });
        // Alt+Shift+1 and so on: plain digits are typed as coordinates.
        button->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        addOneOfMany(*m_group, *button, i);
        row->addWidget(button);
    }
    row->addStretch();
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, &ToolBox::toolChanged);
    onLanguage(*this, [this] {
        const std::array<QString, ToolCount> names { tr("Play stones"), tr("Write on a point"), tr("Draw a circle"),
            tr("Draw a square"), tr("Draw a triangle"), tr("Draw a cross"), tr("Draw an arrow") };
        for (int i = 0; i < ToolCount; ++i) {
            QAbstractButton *button = m_group->button(i);
            const QString &name = names[static_cast<std::size_t>(i)];
            const QKeySequence key = button->shortcut();
            button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
            button->setAccessibleName(name);
        }
    });
    onTheme(*this, [this] {
        for (int i = 0; i < ToolCount; ++i)
            m_group->button(i)->setIcon(toolIcon(static_cast<StudyTool>(i), theme(), devicePixelRatioF()));
    });
}

StudyTool ToolBox::tool() const
{
    return static_cast<StudyTool>(m_group->checkedId());
}

void ToolBox::setTool(StudyTool tool)
{
    m_group->button(static_cast<int>(tool))->setChecked(true);
    emit toolChanged();
}

void ToolBox::setLibrary(bool isLibrary)
{
    for (int i = static_cast<int>(StudyTool::Circle); i < ToolCount; ++i)
        m_group->button(i)->setVisible(!isLibrary);
    if (isLibrary && tool() > StudyTool::Label)
        setTool(StudyTool::Play);
}

} // namespace kagetsu::ui
