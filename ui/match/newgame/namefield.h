// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QPointer>

class QListWidget;

namespace kagetsu::ui {

// A field for a player's name that offers known players below it. The list is part of the same window, so a tap
// elsewhere takes effect at once.
class NameField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameField(QWidget *parent = nullptr);
    ~NameField() override;

    // Sets the names to offer, the most recent player first.
    void setKnown(const QStringList &names);
    // Sets the other player's name, which is not offered.
    void setTaken(const QString &name);
    // Returns the names offered; empty while none are.
    QStringList offered() const;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    // While names are offered, closes the list on a tap or a turn of the wheel elsewhere.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offer();
    void place();
    void take(const QString &name);
    void close();
    bool isOpen() const;

    QStringList m_known;
    QString m_taken;
    QPointer<QListWidget> m_list; // created in the window when first needed
};

} // namespace kagetsu::ui
