// SPDX-License-Identifier: MIT
#include "geometry.h"

#include "ui/controls/tablebutton.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSplitterHandle>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace {

QString nameOf(const QWidget *widget)
{
    const QString own = widget->objectName();
    QString name = QString::fromLatin1(widget->metaObject()->className()).section(QStringLiteral("::"), -1);
    if (!own.isEmpty())
        name += QLatin1Char('#') + own;
    else if (const QWidget *around = widget->parentWidget(); around && !around->objectName().isEmpty())
        name += QStringLiteral(" in #") + around->objectName();
    return name;
}

QString sizeText(const QSize &size)
{
    return QStringLiteral("%1×%2").arg(size.width()).arg(size.height());
}

// All that is seen on the page, and nothing of a window in front of it.
QList<QWidget *> seenOn(QWidget *page)
{
    QList<QWidget *> seen;
    if (!page->isVisible())
        return seen;
    seen += page;
    for (QWidget *widget : page->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->window() == page->window() && !widget->size().isEmpty())
            seen += widget;
    }
    return seen;
}

template <class Around>
bool isPartOf(const QWidget *widget)
{
    for (const QWidget *each = widget->parentWidget(); each && !each->isWindow(); each = each->parentWidget()) {
        if (qobject_cast<const Around *>(each))
            return true;
    }
    return false;
}

class Fingers
{
public:
    QStringList small;

    void judge(QWidget *widget)
    {
        // The field and the arrows in them are looked at with the box.
        if (qobject_cast<QScrollBar *>(widget) || isPartOf<QScrollBar>(widget)
            || qobject_cast<QSplitterHandle *>(widget) || isPartOf<QComboBox>(widget)
            || isPartOf<QAbstractSpinBox>(widget))
            return;
        if (qobject_cast<QCheckBox *>(widget) || qobject_cast<QRadioButton *>(widget))
            judgeBox(qobject_cast<QAbstractButton *>(widget));
        else if (qobject_cast<QAbstractButton *>(widget))
            check(widget, {}, widget->size());
        else if (auto *spin = qobject_cast<QAbstractSpinBox *>(widget))
            judgeSpin(spin);
        else if (qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QSlider *>(widget) || qobject_cast<QPlainTextEdit *>(widget))
            check(widget, {}, widget->size());
        else if (auto *tabs = qobject_cast<QTabBar *>(widget))
            judgeTabs(tabs);
        else if (auto *menu = qobject_cast<QMenu *>(widget))
            judgeMenu(menu);
        else if (auto *header = qobject_cast<QHeaderView *>(widget))
            judgeHeader(header);
        else if (auto *view = qobject_cast<QAbstractItemView *>(widget))
            judgeRows(view);
    }

private:
    void check(const QWidget *widget, const QString &part, const QSize &size)
    {
        if (size.width() >= FingerTip && size.height() >= FingerTip)
            return;
        small +=
            nameOf(widget) + (part.isEmpty() ? QString() : QLatin1Char(' ') + part) + QLatin1Char(' ') + sizeText(size);
    }

    // What can be pressed of it, which is the whole row and not the box.
    void judgeBox(QAbstractButton *box)
    {
        const auto takes = [box](QPoint at) {
            // Let go elsewhere, so that nothing is chosen.
            const auto send = [box](QEvent::Type type, QPoint where, Qt::MouseButtons held) {
                QMouseEvent event(type, where, box->mapToGlobal(where), Qt::LeftButton, held, Qt::NoModifier);
                QCoreApplication::sendEvent(box, &event);
            };
            const QSignalBlocker quiet(box);
            send(QEvent::MouseButtonPress, at, Qt::LeftButton);
            const bool isDown = box->isDown();
            send(QEvent::MouseMove, { -100, -100 }, Qt::LeftButton);
            send(QEvent::MouseButtonRelease, { -100, -100 }, Qt::NoButton);
            return isDown;
        };
        int height = 0;
        for (int y = 0; y < box->height(); ++y)
            height += takes({ 10, y }) ? 1 : 0;
        check(box, {}, { box->width(), box->isEnabled() ? height : box->height() });
    }

    void judgeSpin(QAbstractSpinBox *spin)
    {
        check(spin, {}, spin->size());
        if (spin->buttonSymbols() == QAbstractSpinBox::NoButtons || spin->isReadOnly())
            return;
        QStyleOptionSpinBox option;
        option.initFrom(spin);
        option.subControls = QStyle::SC_All;
        option.buttonSymbols = spin->buttonSymbols();
        option.frame = spin->hasFrame();
        for (const QStyle::SubControl arrow : { QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown }) {
            const QRect rect = spin->style()->subControlRect(QStyle::CC_SpinBox, &option, arrow, spin);
            check(spin, QStringLiteral("arrow"), rect.intersected(spin->rect()).size());
        }
    }

    void judgeTabs(QTabBar *tabs)
    {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->isTabVisible(i))
                check(tabs, tabs->tabText(i), tabs->tabRect(i).size());
        }
    }

    void judgeMenu(QMenu *menu)
    {
        for (QAction *action : menu->actions()) {
            if (action->isVisible() && !action->isSeparator())
                check(menu, action->text(), menu->actionGeometry(action).size());
        }
    }

    void judgeHeader(QHeaderView *header)
    {
        if (!header->sectionsClickable())
            return;
        for (int i = 0; i < header->count(); ++i) {
            if (!header->isSectionHidden(i))
                check(header, header->model()->headerData(i, header->orientation()).toString(),
                    { header->orientation() == Qt::Horizontal ? header->sectionSize(i) : header->width(),
                        header->orientation() == Qt::Horizontal ? header->height() : header->sectionSize(i) });
        }
    }

    // The first of each height: a list of a thousand rows is one finding.
    void judgeRows(QAbstractItemView *view)
    {
        if (!view->model() || view->selectionMode() == QAbstractItemView::NoSelection)
            return;
        QList<int> told;
        const auto rowsBelow = [&](const QModelIndex &parent, auto &&self) -> void {
            const int rows = std::min(view->model()->rowCount(parent), 500);
            for (int row = 0; row < rows; ++row) {
                const QModelIndex index = view->model()->index(row, 0, parent);
                const QRect rect = view->visualRect(index);
                const bool isPicked = index.flags().testFlag(Qt::ItemIsEnabled)
                    && index.flags().testFlag(Qt::ItemIsSelectable) && !rect.isEmpty();
                if (isPicked && rect.height() < FingerTip && !told.contains(rect.height())) {
                    told += rect.height();
                    check(view, QStringLiteral("row %1").arg(row), { FingerTip, rect.height() });
                }
                self(index, self);
            }
        };
        rowsBelow({}, rowsBelow);
    }
};

// The rectangle of the widget that is left of it by what lies around it, other than what scrolls.
bool isCutByParent(const QWidget *widget)
{
    const QWidget *around = widget->parentWidget();
    if (!around || widget->isWindow() || qobject_cast<const QAbstractScrollArea *>(around->parentWidget()))
        return false;
    return !around->rect().adjusted(-1, -1, 1, 1).contains(widget->geometry());
}

class Texts
{
public:
    QStringList clipped;

    void judge(QWidget *widget)
    {
        // What is there for a screen reader alone is a dot.
        if (widget->width() <= 2 && widget->height() <= 2)
            return;
        if (isPartOf<QScrollBar>(widget) || isPartOf<QAbstractSpinBox>(widget) || isPartOf<QComboBox>(widget))
            return;
        if (auto *label = qobject_cast<QLabel *>(widget))
            judgeLabel(label);
        else if (auto *painted = qobject_cast<kagetsu::ui::TableButton *>(widget))
            judgeTableButton(painted);
        else if (auto *button = qobject_cast<QAbstractButton *>(widget))
            judgeButton(button);
        else if (auto *box = qobject_cast<QComboBox *>(widget))
            judgeCombo(box);
        else if (auto *spin = qobject_cast<QAbstractSpinBox *>(widget))
            need(spin, spin->minimumSizeHint().width(), spin->width(), QStringLiteral("wide"), QString());
        else if (auto *line = qobject_cast<QLineEdit *>(widget))
            judgeLine(line);
        else if (auto *tabs = qobject_cast<QTabBar *>(widget))
            judgeTabs(tabs);
    }

private:
    void need(const QWidget *widget, int wanted, int given, const QString &what, const QString &text)
    {
        if (wanted > given)
            clipped += QStringLiteral("%1 “%2” is %3 %4 and needs %5")
                           .arg(nameOf(widget), text.left(40))
                           .arg(given)
                           .arg(what)
                           .arg(wanted);
    }
    static bool tellsWhole(const QString &text, const QWidget *widget)
    {
        return !widget->toolTip().isEmpty() && (text.isEmpty() || widget->toolTip().contains(text.left(12)));
    }
    void cutByParent(const QWidget *widget, const QString &text)
    {
        if (isCutByParent(widget))
            clipped += QStringLiteral("%1 “%2” reaches out of what it stands in").arg(nameOf(widget), text.left(40));
    }

    void judgeLabel(QLabel *label)
    {
        const QString text = label->text();
        const bool isCutOnPurpose = !label->wordWrap() && tellsWhole(text.left(6), label);
        if (text.isEmpty() || !label->pixmap(Qt::ReturnByValue).isNull() || isCutOnPurpose)
            return;
        cutByParent(label, text);
        if (label->wordWrap()) {
            need(label, label->heightForWidth(label->width()), label->height() + 1, QStringLiteral("high"), text);
            // A word that is longer than its line.
            if (label->textFormat() == Qt::PlainText) {
                int longest = 0;
                for (const QString &word : text.split(QRegularExpression(QStringLiteral("[\\s\\-–/]")))) {
                    const bool breaksAnywhere = std::any_of(word.begin(), word.end(),
                        [](QChar c) { return c.unicode() >= 0x2E80; }); // of East Asian writing
                    if (!breaksAnywhere)
                        longest = std::max(longest, label->fontMetrics().horizontalAdvance(word));
                }
                need(label, longest, label->contentsRect().width() + 1, QStringLiteral("wide"), text);
            }
            return;
        }
        const QSize wanted = label->sizeHint();
        need(label, wanted.width(), label->width() + 1, QStringLiteral("wide"), text);
        need(label, label->fontMetrics().height(), label->height() + 2, QStringLiteral("high"), text);
    }

    void judgeTableButton(kagetsu::ui::TableButton *button)
    {
        if (button->text().isEmpty())
            return;
        cutByParent(button, button->text());
        if (!button->isWordless() && !tellsWhole(button->text(), button))
            need(button, button->leastWidthForWords(), button->width() + 8, QStringLiteral("wide"), button->text());
    }

    void judgeButton(QAbstractButton *button)
    {
        const QString text = button->text();
        const auto *tool = qobject_cast<QToolButton *>(button);
        const bool hasSign = tool && (!tool->icon().isNull() || tool->arrowType() != Qt::NoArrow);
        if (text.isEmpty() || (hasSign && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
            return;
        cutByParent(button, text);
        if (tellsWhole(text, button) && tool)
            return;
        // Its padding may be smaller than it would like; its words may not.
        const QSize words = button->fontMetrics().size(Qt::TextShowMnemonic, text);
        int beside = 2;
        if (qobject_cast<QCheckBox *>(button) || qobject_cast<QRadioButton *>(button))
            beside = button->sizeHint().width() - words.width();
        else if (!button->icon().isNull() && !(tool && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon))
            beside += button->iconSize().width();
        need(button, words.width() + beside, button->width(), QStringLiteral("wide"), text);
        need(button, words.height(), button->height() + 2, QStringLiteral("high"), text);
    }

    void judgeCombo(QComboBox *box)
    {
        cutByParent(box, box->currentText());
        if (box->isEditable() || tellsWhole(box->currentText(), box))
            return;
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.subControls = QStyle::SC_All;
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        need(box, box->fontMetrics().horizontalAdvance(box->currentText()), field.width() + 1, QStringLiteral("wide"),
            box->currentText());
    }

    // What is written in it scrolls; what stands in it while it is empty does not.
    void judgeLine(QLineEdit *line)
    {
        cutByParent(line, line->placeholderText());
        if (line->text().isEmpty() && !tellsWhole(line->placeholderText(), line))
            need(line, line->fontMetrics().horizontalAdvance(line->placeholderText()), line->contentsRect().width(),
                QStringLiteral("wide"), line->placeholderText());
    }

    void judgeTabs(QTabBar *tabs)
    {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->isTabVisible(i) && tabs->tabToolTip(i).isEmpty())
                need(tabs, tabs->fontMetrics().size(Qt::TextShowMnemonic, tabs->tabText(i)).width(),
                    tabs->tabRect(i).width(), QStringLiteral("wide"), tabs->tabText(i));
        }
    }
};

bool hasText(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return !label->text().isEmpty();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return !button->text().isEmpty() || !button->icon().isNull();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QTabBar *>(widget);
}

} // namespace

QStringList smallTargets(QWidget *page)
{
    Fingers fingers;
    for (QWidget *widget : seenOn(page))
        fingers.judge(widget);
    fingers.small.removeDuplicates();
    return fingers.small;
}

QStringList clippedTexts(QWidget *page)
{
    Texts texts;
    for (QWidget *widget : seenOn(page))
        texts.judge(widget);
    texts.clipped.removeDuplicates();
    return texts.clipped;
}

QStringList overlaps(QWidget *page)
{
    QStringList over;
    for (QWidget *parent : seenOn(page)) {
        // A field holds buttons of its own, and leaves their room free.
        if (qobject_cast<QLineEdit *>(parent) || qobject_cast<QAbstractSpinBox *>(parent))
            continue;
        QList<QWidget *> texts;
        for (QObject *child : parent->children()) {
            auto *widget = qobject_cast<QWidget *>(child);
            if (widget && widget->isVisible() && !widget->isWindow() && hasText(widget))
                texts += widget;
        }
        for (int i = 0; i < texts.size(); ++i) {
            for (int j = i + 1; j < texts.size(); ++j) {
                const QRect both = texts[i]->geometry().intersected(texts[j]->geometry());
                if (both.width() > 1 && both.height() > 1)
                    over += QStringLiteral("%1 and %2 share %3")
                                .arg(nameOf(texts[i]), nameOf(texts[j]), sizeText(both.size()));
            }
        }
    }
    return over;
}
