// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QPointer>

class QListWidget;

namespace kagetsu::ui {

// A field for the name of a player, with those who played here offered below it. The list lies in the same window: a
// tap elsewhere does at once what it is meant for.
class NameField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameField(QWidget *parent = nullptr);
    ~NameField() override;

    // Who played last first.
    void setKnown(const QStringList &names);
    // Is not offered: the other player.
    void setTaken(const QString &name);
    // Empty while nothing is offered.
    QStringList offered() const;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    // While names are offered: a tap or a turn of the wheel elsewhere takes them away.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offer();
    void place();
    void take(const QString &name);
    void close();
    bool isOpen() const;

    QStringList m_known;
    QString m_taken;
    QPointer<QListWidget> m_list; // made when it is first needed, in the window
};

} // namespace kagetsu::ui
