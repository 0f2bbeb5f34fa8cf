// SPDX-License-Identifier: MIT
#include "ui/controls/oneofmany.h"

#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QToolButton>

namespace kagetsu::ui {

namespace {

class AccessibleChoice : public QAccessibleWidget
{
public:
    explicit AccessibleChoice(QToolButton *button)
        : QAccessibleWidget(button, QAccessible::RadioButton)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        if (!said.isEmpty())
            return said;
        if (kind == QAccessible::Name) {
            QString name = button()->text();
            return name.remove(QLatin1Char('&')); // mnemonic marker
        }
        const QString tip = button()->toolTip();
        return kind == QAccessible::Description && tip != button()->text() ? tip : QString();
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button()->isEnabled())
            names.prepend(pressAction());
        return names;
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && button()->isEnabled())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QToolButton *button() const { return static_cast<QToolButton *>(widget()); }
};

constexpr const char *OneOfMany = "oneOfMany";

QAccessibleInterface *makeChoice(const QString &, QObject *object)
{
    auto *button = qobject_cast<QToolButton *>(object);
    return button && button->property(OneOfMany).toBool() ? new AccessibleChoice(button) : nullptr;
}

} // namespace

void addOneOfMany(QButtonGroup &group, QAbstractButton &button, int id)
{
    button.setCheckable(true);
    group.addButton(&button, id);
    if (auto *tool = qobject_cast<QToolButton *>(&button))
        callOneOfMany(*tool);
    else
        button.setAutoExclusive(true); // Qt then reports it correctly
}

void callOneOfMany(QToolButton &button)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeChoice);
        return true;
    }();
    Q_UNUSED(installed);
    // If the button was named before, Qt has cached its old role.
    if (QAccessibleInterface *before = QAccessible::queryAccessibleInterface(&button))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
    button.setProperty(OneOfMany, true);
}

} // namespace kagetsu::ui
