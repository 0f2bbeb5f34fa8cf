// SPDX-License-Identifier: MIT
#include "ui/record/edit/modestrip.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"
#include "ui/controls/oneofmany.h"
#include "ui/record/edit/toolbox.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStackedLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int Edge = 5; // width of the broad edge in edit mode

} // namespace

ModeStrip::ModeStrip(ToolBox *tools, QWidget *parent)
    : QFrame(parent)
    , m_tools(tools)
    , m_modes { button("modeLook", StudyMode::Look), button("modeEdit", StudyMode::Edit) }
    , m_hint(new QLabel(this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_stack(new QStackedLayout)
{
    setObjectName(QStringLiteral("modeStrip"));
    auto *group = new QButtonGroup(this);
    m_buttons->setSpacing(4);
    for (QToolButton *each : m_modes) {
        addOneOfMany(*group, *each);
        m_buttons->addWidget(each, 1);
    }
    m_hint->setObjectName(QStringLiteral("modeHint"));
    m_hint->setProperty("muted", true);
    m_hint->setWordWrap(true);
    // The page reserves as much room for it as for the tools, so that nothing moves when the mode changes.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_tools);
    m_layout->setContentsMargins(Edge + 5, 5, 6, 5);
    m_layout->setSpacing(4);
    m_layout->addLayout(m_buttons);
    m_layout->addLayout(m_stack, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMode(m_mode);
    onLanguage(*this, [this] { retranslate(); });
    onTheme(*this, [this] { paintIcons(); });
}

QToolButton *ModeStrip::button(const char *name, StudyMode mode)
{
    auto *made = new BigButton(name, this);
    made->setCheckable(true);
    onFit(*made, [made](double factor) { made->setIconSize(QSize(20, 20) * factor); });
    made->setProperty("tight", true);
    connect(made, &QToolButton::clicked, this, [this, mode] { emit modeWanted(mode); });
    return made;
}

void ModeStrip::setMode(StudyMode mode)
{
    m_mode = mode;
    m_modes[static_cast<std::size_t>(mode)]->setChecked(true);
    m_stack->setCurrentWidget(mode == StudyMode::Edit ? static_cast<QWidget *>(m_tools) : m_hint);
    showModes();
    paintIcons(); // the icon of the selected mode has another colour
}

void ModeStrip::setKey(const QString &key)
{
    m_key = key;
    retranslate();
}

void ModeStrip::paintIcons()
{
    constexpr std::array<const char *, 2> Icons { "look", "edit" };
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setIcon(lineIcon(
            QLatin1String(Icons[i]), m_modes[i]->isChecked() ? theme().accentText : theme().text, theme().mutedText));
    update();
}

void ModeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool edits = m_mode == StudyMode::Edit;
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(edits ? theme().accent : theme().border, 1));
    painter.setBrush(edits ? theme().infoBar : QColor(Qt::transparent));
    painter.drawRoundedRect(whole, 8, 8);
    if (!edits)
        return;
    painter.setClipRect(QRectF(0, 0, Edge, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(whole, 8, 8);
}

// The tools need different room when there are more or fewer of them.
bool ModeStrip::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_tools->sizeHint() != m_arrangedFor)
        arrange();
    return QFrame::event(event);
}

void ModeStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

// Places the buttons beside the tools as room permits: with or without words, one above the other if the tools are in
// two rows, or only the button of the other mode.
void ModeStrip::arrange()
{
    const QMargins margins = m_layout->contentsMargins();
    m_arrangedFor = m_tools->sizeHint();
    const int free = width() - margins.left() - margins.right() - m_arrangedFor.width() - 8;
    const int button = qRound(44 * fitOf(*this));
    const bool inOneRow = free >= button;
    const bool isStacked = inOneRow && free < 2 * button + 4 && m_arrangedFor.height() >= 2 * button;
    m_hasBoth = free >= 2 * button + 4 || !inOneRow || isStacked;
    int worded = 0;
    for (const QToolButton *each : m_modes)
        worded = std::max(worded, each->fontMetrics().horizontalAdvance(each->text()) + button + 4);
    const bool hasWords = !inOneRow || free >= 2 * worded + 4;
    for (QToolButton *each : m_modes)
        each->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_buttons->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setSpacing(isStacked ? 0 : 4);
    m_layout->setDirection(inOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setSpacing(inOneRow ? 8 : 4);
    showModes();
}

void ModeStrip::showModes()
{
    const auto now = static_cast<std::size_t>(m_mode);
    QToolButton *other = m_modes[1 - now];
    other->show();
    if (!m_hasBoth && m_modes[now]->hasFocus())
        other->setFocus(Qt::OtherFocusReason);
    m_modes[now]->setVisible(m_hasBoth);
}

void ModeStrip::setAsks(bool asks)
{
    if (std::exchange(m_asks, asks) != asks)
        speakHint();
}

void ModeStrip::speakHint()
{
    m_hint->setText(m_asks ? tr("Tap a point to ask about it; nothing is changed.")
                           : tr("Tap to follow the record; nothing is changed."));
}

void ModeStrip::retranslate()
{
    //: Button: one looks at the record and changes nothing.
    m_modes[0]->setText(tr("View"));
    //: Button: one edits the record.
    m_modes[1]->setText(tr("Edit"));
    speakHint();
    const std::array<QString, 2> tips { tr("Go through the record without changing it"),
        tr("Edit the record: moves, texts and marks") };
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        m_modes[i]->setToolTip(m_key.isEmpty() ? tips[i] : QStringLiteral("%1 (%2)").arg(tips[i], m_key));
        m_modes[i]->setAccessibleDescription(tips[i]);
    }
    arrange();
}

} // namespace kagetsu::ui
