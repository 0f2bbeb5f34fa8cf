// SPDX-License-Identifier: MIT
#include "ui/controls/style/style.h"

#include "ui/controls/dialogs/harmlessfiledialog.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QFrame>
#include <QGuiApplication>
#include <QIconEngine>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPlainTextEdit>
#include <QTransform>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

// Draws lines in the colour of text, on a square of eight by eight around its middle.
class LineEngine : public QIconEngine
{
public:
    // With `share` below one the lines are smaller than the available place.
    explicit LineEngine(QPainterPath lines, qreal share = 1)
        : m_lines(std::move(lines))
        , m_share(share)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const qreal unit = m_share * std::min(rect.width(), rect.height()) / 8.0;
        const QPainterPath path = QTransform::fromScale(unit, unit).map(m_lines);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(
            QGuiApplication::palette().color(QPalette::WindowText), unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(path);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        if (pixmap.isNull())
            return pixmap; // asked before the bar has a size
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new LineEngine(*this); }

private:
    QPainterPath m_lines;
    qreal m_share;
};

// Returns the outline of ».
QPainterPath moreSign()
{
    QPainterPath path;
    for (const qreal x : { -2.5, 0.5 }) {
        path.moveTo(x, -2);
        path.lineTo(x + 2, 0);
        path.lineTo(x, 2);
    }
    return path;
}

// Returns the outline of ×.
QPainterPath clearSign()
{
    QPainterPath path;
    path.moveTo(-2, -2);
    path.lineTo(2, 2);
    path.moveTo(-2, 2);
    path.lineTo(2, -2);
    return path;
}

// The clear button of a field is large enough for a finger; its icon takes a third of that.
constexpr int FingerTip = 44;
constexpr int ClearPlace = 42; // Qt adds two in height and six in width
constexpr qreal ClearShare = 0.42;

// Under a style sheet placeholder text has half the strength of normal text, too faint to read; this gives it the
// colour of muted text.
class PlaceholderInk : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::Show) {
            auto *field = static_cast<QWidget *>(watched);
            const QColor quiet = QGuiApplication::palette().color(QPalette::PlaceholderText);
            QPalette palette = field->palette();
            if (palette.color(QPalette::PlaceholderText) != quiet) {
                palette.setColor(QPalette::PlaceholderText, quiet);
                field->setPalette(palette);
            }
        }
        return false;
    }
};

// Applies makeHarmless() to file dialogs when they are shown, because their mode is set after polishing.
class FileGuard : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show)
            makeHarmless(*static_cast<QFileDialog *>(watched));
        return false;
    }
};

// True if the widget is styled as part of its parent: the field of a spin box, and the container of a combo box's list.
bool isPartOfAnother(const QWidget &widget)
{
    const QWidget *around = widget.parentWidget();
    return (qobject_cast<const QAbstractSpinBox *>(around) && qobject_cast<const QLineEdit *>(&widget))
        || (qobject_cast<const QComboBox *>(around) && qobject_cast<const QFrame *>(&widget));
}

// Releases what Qt caches for the widgets of a dialog. Qt forgets what it looked up for a widget in the style sheet
// only if the widget was polished. Widgets never shown were not polished, and parts of other widgets never are,
// although Qt looks them up during construction. Each would leak almost a kilobyte, a new-game dialog 20. Giving such a
// part a style sheet of its own for a moment polishes it like any other.
class DialogEnd : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Hide && !event->spontaneous()) {
            for (QWidget *each : watched->findChildren<QWidget *>()) {
                each->ensurePolished();
                if (isPartOfAnother(*each)) {
                    each->setStyleSheet(QStringLiteral("* {}"));
                    each->setStyleSheet(QString());
                }
            }
        }
        return false;
    }
};

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("fusion"))
{
}

void Style::polish(QWidget *widget)
{
    // The program sets its style before there is an application.
    if (!std::exchange(m_isWatching, true))
        qApp->installEventFilter(this);
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (qobject_cast<QLineEdit *>(widget) || qobject_cast<QPlainTextEdit *>(widget)) {
        static auto *const ink = new PlaceholderInk(qApp);
        widget->installEventFilter(ink); // installing again moves the filter to the front without adding another
    }
    if (qobject_cast<QFileDialog *>(widget)) {
        static auto *const guard = new FileGuard(qApp);
        widget->installEventFilter(guard);
    }
    if (qobject_cast<QDialog *>(widget)) {
        static auto *const end = new DialogEnd(qApp);
        widget->installEventFilter(end);
    }
    // A list in a window of its own, such as the suggestions below a field, which the style sheet dresses
    // (ui/controls/style/skin.cpp).
    if (qobject_cast<QAbstractItemView *>(widget) && widget->isWindow())
        widget->setProperty("popup", true);
    QProxyStyle::polish(widget);
}

QIcon Style::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    if (which == SP_ToolBarHorizontalExtensionButton)
        return QIcon(new LineEngine(moreSign()));
    if (which == SP_LineEditClearButton)
        return QIcon(new LineEngine(clearSign(), ClearShare));
    return QProxyStyle::standardIcon(which, option, widget);
}

void Style::drawPrimitive(
    PrimitiveElement which, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    int quarters = 0;
    switch (which) {
    case PE_IndicatorArrowUp: quarters = 0; break;
    case PE_IndicatorArrowRight: quarters = 1; break;
    case PE_IndicatorArrowDown: quarters = 2; break;
    case PE_IndicatorArrowLeft: quarters = 3; break;
    default: QProxyStyle::drawPrimitive(which, option, painter, widget); return;
    }
    const qreal half = option->fontMetrics.height() / 4.0;
    QPainterPath arrow(QPointF(-half, half / 2));
    arrow.lineTo(0, -half / 2);
    arrow.lineTo(half, half / 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(QRectF(option->rect).center());
    painter->rotate(90 * quarters);
    painter->setPen(QPen(option->palette.buttonText(), half / 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(arrow);
    painter->restore();
}

int Style::pixelMetric(PixelMetric which, const QStyleOption *option, const QWidget *widget) const
{
    if (which == PM_LineEditIconSize)
        return ClearPlace;
    if (which == PM_LineEditIconMargin)
        return 0;
    if (which == PM_ToolBarExtensionExtent || which == PM_TabBarScrollButtonWidth)
        return FingerTip;
    return QProxyStyle::pixelMetric(which, option, widget);
}

bool Style::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    const bool isAlt = isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
    if (isAlt || event->type() == QEvent::ApplicationStateChange) {
        const bool isHeld = isAlt && event->type() == QEvent::KeyPress;
        if (std::exchange(m_isAltHeld, isHeld) != isHeld) {
            for (QWidget *each : QApplication::allWidgets())
                each->update();
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

int Style::styleHint(
    StyleHint which, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    // A press anywhere on a slider moves its handle there: the handle alone would be too small for a finger.
    if (which == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    if (which == SH_UnderlineShortcut)
        return m_isAltHeld || qobject_cast<const QMenu *>(widget) ? 1 : 0;
    // A menu is one column, which scrolls where it is higher than the screen.
    if (which == SH_Menu_Scrollable)
        return 1;
    return QProxyStyle::styleHint(which, option, widget, returned);
}

} // namespace kagetsu::ui
