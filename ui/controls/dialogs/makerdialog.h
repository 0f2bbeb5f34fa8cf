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

// A dialog that makes something for paper or for a file: a preview beside the fields that define it (above them in a
// narrow window), then a message, and a row of buttons that use the result. Subclasses add fields and buttons in order
// and call showMaker() last.
class MakerDialog : public QDialog
{
    Q_OBJECT

protected:
    MakerDialog(const char *name, QWidget *parent);

    // Adds a field below the previous one; its label is also its accessible name. All become children of the dialog.
    void addRow(const QString &label, QWidget *field);
    void addRow(QWidget *field);
    QComboBox *addBox(const char *name, const QString &label);
    QLineEdit *addLine(const char *name, const QString &label);
    // Adds a field for a number from 1 to `most`.
    QSpinBox *addNumber(const char *name, const QString &label, int most, int value);
    QCheckBox *addCheck(const char *name, const QString &text, bool isChecked);
    void showRow(QWidget *field, bool isShown);
    // Adds a button to the bottom row.
    QPushButton *addButton(const char *name, const QString &text);
    // Returns a button like those of the bottom row, for the caller to place.
    static QPushButton *tallButton(const char *name, const QString &text);

    void showMaker(QWidget *preview, const QSize &usual);
    // Shows a message below preview and fields; an empty text takes up no room.
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
