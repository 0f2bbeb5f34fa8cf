// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace kagetsu::ui {

class EvenGrid;

// A dialog where something is made for paper or for a file: a preview of it beside the fields that say how it is to be,
// in a narrow window above them; then what is to be told of it, and a bar of buttons for what is done with it. The
// fields are added in their order, the buttons as well, and showMaker() comes last.
class MakerDialog : public QDialog
{
    Q_OBJECT

protected:
    MakerDialog(const char *name, QWidget *parent);

    // A field below the one before, with its label, which is its accessible name, too. All become children.
    void addRow(const QString &label, QWidget *field);
    void addRow(QWidget *field);
    QComboBox *addBox(const char *name, const QString &label);
    QLineEdit *addLine(const char *name, const QString &label);
    // From 1 on.
    QSpinBox *addNumber(const char *name, const QString &label, int most, int value);
    QCheckBox *addCheck(const char *name, const QString &text, bool isChecked);
    void showRow(QWidget *field, bool isShown);
    // In the bar.
    QPushButton *addButton(const char *name, const QString &text);
    // As those of the bar, for a place of the caller's.
    static QPushButton *tallButton(const char *name, const QString &text);

    void showMaker(QWidget *preview, const QSize &usual);
    // Below the preview and the fields; without a text there is no place for it.
    void tell(const QString &text, bool isFault);

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();

    QBoxLayout *m_parts;
    QScrollArea *m_scroll;
    QFormLayout *m_form;
    QLabel *m_told;
    QWidget *m_bar;
    EvenGrid *m_buttons;
};

} // namespace kagetsu::ui
