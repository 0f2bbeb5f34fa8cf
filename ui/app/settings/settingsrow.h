// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class EvenGrid;

// One setting on the settings page: its name, a line about it, and below or beside them its control. A search finds it
// by all its words.
class SettingsRow : public QWidget
{
    Q_OBJECT

public:
    struct Text
    {
        const char *name; // name of the control object, for tests
        QString title;
        QString hint; // may be empty
    };
    struct Option
    {
        QString text;
        int value;
        QIcon icon = {}; // shown above the text
    };

    // Creates a row of buttons of which one is down.
    static SettingsRow *choice(
        const Text &text, const QList<Option> &options, int chosen, std::function<void(int)> choose);
    // Creates a switch; the whole row is its button.
    static SettingsRow *toggle(const Text &text, bool on, std::function<void(bool)> toggle);
    // Creates a choice from a long list.
    static SettingsRow *list(const Text &text, const QStringList &options, int chosen, std::function<void(int)> choose);
    // Creates a slider from 0, displayed as `none`, to 100.
    static SettingsRow *amount(const Text &text, const QString &none, int value, std::function<void(int)> choose);
    // Creates a button that opens further choices elsewhere.
    static SettingsRow *button(const Text &text, const QString &verb, std::function<void()> press);

    QString title() const { return m_title; }
    // True if every word occurs somewhere in the row.
    bool matches(const QStringList &words) const;
    // Changes the line of a toggle, if the text becomes known only later; empty for none.
    void setHint(const QString &hint);
    // Returns the control that takes the focus.
    QWidget *control() const { return m_control; }

private:
    explicit SettingsRow(const Text &text);
    void fitOptions();

    QVBoxLayout *m_column;
    QWidget *m_control = nullptr;
    QLabel *m_hint = nullptr; // the line of a toggle
    EvenGrid *m_options = nullptr; // the buttons of a choice
    QString m_title;
    QString m_words;
};

} // namespace kagetsu::ui
