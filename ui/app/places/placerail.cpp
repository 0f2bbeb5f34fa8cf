// SPDX-License-Identifier: MIT
#include "ui/app/places/placerail.h"

#include "ui/app/window/plaintext.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace kagetsu::ui {

// Shows the icon of an action above its text. The button of the current place is marked by a filled shape behind the
// icon as well as by the colour, so it is found without seeing colours.
class RailButton : public QAbstractButton
{
public:
    // `isPlace` is false for what opens beside the page, such as the settings.
    RailButton(QAction *action, bool isPlace, QWidget *parent)
        : QAbstractButton(parent)
        , m_action(action)
        , m_isPlace(isPlace)
    {
        setObjectName(QStringLiteral("rail_") + action->objectName());
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        const auto read = [this] {
            QString text = plainText(m_action->text());
            if (text.endsWith(QChar(0x2026)))
                text.chop(1);
            setText(text);
            setAccessibleName(text);
            setToolTip(m_action->toolTip());
            fitWords();
            updateGeometry();
            update();
        };
        connect(action, &QAction::changed, this, read);
        read();
    }

    // Sets the font of the texts around; the words are smaller.
    void dress(const QFont &around)
    {
        m_around = around;
        fitWords();
        updateGeometry();
    }

    bool isPlace() const { return m_isPlace; }
    bool isCurrent() const { return m_isCurrent; }
    void setCurrent(bool current)
    {
        if (m_isCurrent == current)
            return;
        m_isCurrent = current;
        update();
        QAccessible::State changed;
        changed.selected = true;
        QAccessibleStateChangeEvent event(this, changed);
        QAccessible::updateAccessibility(&event);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(wordFont());
        const int words = metrics.horizontalAdvance(text()) + 2 * Beside;
        return { std::max({ TouchSize, pillWidth() + 2 * Beside, words }), iconSide() + metrics.height() + 22 };
    }
    QSize minimumSizeHint() const override { return { TouchSize, sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int side = iconSide();
        const int words = fontMetrics().height();
        const int top = (height() - side - words - 10) / 2;
        const QRectF pill((width() - pillWidth()) / 2.0, top, std::min(pillWidth(), width()), side + 6.0);
        QColor ink = m_isCurrent ? theme().text : theme().mutedText;
        painter.setPen(Qt::NoPen);
        if (m_isCurrent) {
            painter.setBrush(theme().accent);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        } else if (underMouse() || isDown()) {
            painter.setBrush(theme().button);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
            ink = theme().text;
        }
        if (hasFocus()) {
            painter.setPen(QPen(m_isCurrent ? theme().text : theme().accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 10, 10);
        }
        const QColor sign = m_isCurrent ? theme().accentText : ink;
        painter.drawPixmap((width() - side) / 2, top + 3,
            m_icon.painted(m_action->property("line").toString(), sign, side, devicePixelRatioF()));
        painter.setPen(ink);
        const QRect line(1, top + side + 9, width() - 2, words);
        painter.drawText(
            line, Qt::AlignCenter | Qt::TextSingleLine, fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QAbstractButton::resizeEvent(event);
        fitWords();
    }
    void showEvent(QShowEvent *event) override
    {
        QAbstractButton::showEvent(event);
        fitWords();
    }
    void enterEvent(QEnterEvent *) override { update(); }
    void leaveEvent(QEvent *) override { update(); }

private:
    static constexpr int Beside = 6; // left and right of the words

    QFont wordFont() const
    {
        QFont small = m_around;
        small.setPointSizeF(small.pointSizeF() * 0.85);
        return small;
    }
    // Five words in large letters are wider than a telephone: there they are as large as fits.
    void fitWords()
    {
        constexpr qreal Smallest = 6; // points
        QFont fitted = wordFont();
        const int needed = QFontMetrics(fitted).horizontalAdvance(text()) + 4;
        if (width() > 0 && isVisible() && needed > width())
            fitted.setPointSizeF(std::max(Smallest, fitted.pointSizeF() * width() / needed));
        setFont(fitted);
    }
    int iconSide() const { return QFontMetrics(m_around).height() * 5 / 4; }
    int pillWidth() const { return iconSide() * 5 / 2; }

    QAction *m_action;
    bool m_isPlace;
    bool m_isCurrent = false;
    QFont m_around;
    PaintedIcon m_icon;
};

namespace {

// A screen reader hears tabs, of which one is selected: "Play" among buttons would be the one that starts a game.
class RailButtonAccess : public QAccessibleWidget
{
public:
    explicit RailButtonAccess(RailButton *button)
        : QAccessibleWidget(button, button->isPlace() ? QAccessible::PageTab : QAccessible::Button)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = button()->isPlace();
        state.selected = button()->isCurrent();
        return state;
    }
    QStringList actionNames() const override { return QStringList(pressAction()) + QAccessibleWidget::actionNames(); }
    void doAction(const QString &name) override
    {
        if (name == pressAction())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    RailButton *button() const { return static_cast<RailButton *>(object()); }
};

QAccessibleInterface *railAccess(const QString &, QObject *object)
{
    if (object && object->objectName().startsWith(QLatin1String("rail_"))) {
        if (auto *button = dynamic_cast<RailButton *>(object))
            return new RailButtonAccess(button);
    }
    return nullptr;
}

} // namespace

PlaceRail::PlaceRail(const QList<QAction *> &places, const QList<QAction *> &others, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    static const bool isInstalled = (QAccessible::installFactory(railAccess), true);
    Q_UNUSED(isInstalled)
    setObjectName(QStringLiteral("placeRail"));
    m_layout->setContentsMargins(4, 8, 4, 8);
    m_layout->setSpacing(4);
    for (QAction *action : places)
        m_places += new RailButton(action, true, this);
    for (QAction *action : others)
        m_others += new RailButton(action, false, this);
    for (RailButton *button : m_places + m_others)
        button->installEventFilter(this);
    setOrientation(Qt::Vertical);
    onTheme(*this, [this] { update(); });
    onChange(*this, QEvent::FontChange, [this] {
        for (RailButton *button : m_places + m_others)
            button->dress(font());
    });
    for (RailButton *button : m_places + m_others)
        button->dress(font());
}

void PlaceRail::setOrientation(Qt::Orientation orientation)
{
    m_orientation = orientation;
    const bool isRail = orientation == Qt::Vertical;
    while (const QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    m_layout->setDirection(isRail ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (RailButton *button : m_places)
        m_layout->addWidget(button, isRail ? 0 : 1);
    if (isRail)
        m_layout->addStretch(1);
    for (RailButton *button : m_others) {
        button->setVisible(isRail);
        if (isRail)
            m_layout->addWidget(button);
    }
    setSizePolicy(
        isRail ? QSizePolicy::Fixed : QSizePolicy::Preferred, isRail ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    updateGeometry();
}

void PlaceRail::setCurrent(Place place)
{
    for (qsizetype i = 0; i < m_places.size(); ++i)
        m_places[i]->setCurrent(AllPlaces[static_cast<std::size_t>(i)] == place);
}

void PlaceRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().panel);
    painter.setPen(theme().border);
    if (m_orientation == Qt::Vertical)
        painter.drawLine(rect().topRight(), rect().bottomRight());
    else
        painter.drawLine(rect().topLeft(), rect().topRight());
}

// The arrow keys go along the rail, and Enter presses, as on the pages.
bool PlaceRail::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    QList<RailButton *> all = m_places + m_others;
    all.removeIf([](const RailButton *button) { return button->isHidden(); });
    const qsizetype at = all.indexOf(static_cast<RailButton *>(watched));
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isRail = m_orientation == Qt::Vertical;
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        all[at]->click();
    else if (key == (isRail ? Qt::Key_Down : Qt::Key_Right) && at + 1 < all.size())
        all[at + 1]->setFocus(Qt::TabFocusReason);
    else if (key == (isRail ? Qt::Key_Up : Qt::Key_Left) && at > 0)
        all[at - 1]->setFocus(Qt::TabFocusReason);
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace kagetsu::ui
