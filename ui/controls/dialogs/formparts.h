// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <cstddef>

#include <initializer_list>

class QAbstractButton;
class QBoxLayout;
class QComboBox;
class QKeyEvent;
class QLayout;
class QLineEdit;
class QScrollArea;
class QSpinBox;
class QWidget;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class EvenGrid;
class TableButton;

// Helpers that make the parts of forms. A new field has an object name, by which drafts and tests find it, and no texts
// yet. The tab key reaches fields in the order in which they become children of their window.

inline constexpr int MostLetters = 200; // of a line, such as a name
QLineEdit *newLine(const char *name, int mostLetters = MostLetters, QWidget *parent = nullptr);
QSpinBox *newNumber(const char *name, int least, int most, QWidget *parent = nullptr);
// Makes a box with this number of empty choices. It takes the width of its place, whatever its choices are.
ComboBox *newBox(const char *name, int choices = 0, QWidget *parent = nullptr);
void sayChoices(QComboBox &box, const QStringList &choices); // adds the choices that are not there yet
// Makes a button, with texts from sayButton(); the main one is the likeliest target of Enter.
TableButton *newButton(const char *name, QWidget *parent, bool isMain = false);
// Sets the text of a button, which is also its accessible name, and what it does.
void sayButton(TableButton &button, const QString &text);
void sayButton(BigButton &button, const QString &text, const QString &about = {});
// Keeps a field, or anything else to tap, high enough for fingers.
void makeFingerHigh(QWidget &field);
// Lays out widgets of equal width, at least this one, in rows that wrap. `around` is the widget that they stand in.
EvenGrid *newRows(QWidget &around, int leastWidth, std::initializer_list<QWidget *> widgets = {});

// A part of a column or a row: a widget, a layout, or free space (nullptr). Parts share what is left by their stretch.
struct FormPart
{
    FormPart(QWidget *part, int share = 0) // NOLINT: converts on purpose
        : widget(part)
        , stretch(share)
    {
    }
    FormPart(QLayout *part, int share = 0) // NOLINT
        : layout(part)
        , stretch(share)
    {
    }
    FormPart(std::nullptr_t) { } // NOLINT

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
};
using FormParts = std::initializer_list<FormPart>;

// Lays the parts out from top to bottom, with the margins of a dialog.
QBoxLayout *layColumn(QWidget &dialog, FormParts parts);
// Lays the parts out side by side.
QBoxLayout *layRow(FormParts parts, int gap = 8);
// Adds the parts to a row or a column.
void addParts(QBoxLayout &box, FormParts parts);
// Makes a frameless area that holds the parts and scrolls vertically.
QScrollArea *newScroll(FormParts parts, QWidget *parent);

// Adds a line of text with a button that removes it, and returns the button.
BigButton *addRemovableRow(QBoxLayout &rows, const char *label, const QString &text, const char *button);

// True for Return and for the Enter key of the number pad.
bool isEnter(const QKeyEvent &event);

} // namespace kagetsu::ui
