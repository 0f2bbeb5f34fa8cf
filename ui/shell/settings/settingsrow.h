// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class EvenGrid;

// One setting on the page of settings: its name, a line about it, and below or behind them what sets it. A search finds
// it by all of its words.
class SettingsRow : public QWidget
{
    Q_OBJECT

public:
    struct Text
    {
        const char *name; // of the object that is set, for tests
        QString title;
        QString hint; // may be empty
    };
    struct Option
    {
        QString text;
        int value;
        QIcon icon = {}; // shown above the text
    };

    // Buttons of which one is down.
    static SettingsRow *choice(
        const Text &text, const QList<Option> &options, int chosen, std::function<void(int)> choose);
    // The whole line is its button.
    static SettingsRow *toggle(const Text &text, bool on, std::function<void(bool)> toggle);
    // One of a long list.
    static SettingsRow *list(const Text &text, const QStringList &options, int chosen, std::function<void(int)> choose);
    // A number from 0, which is written as `none`, to 100.
    static SettingsRow *amount(const Text &text, const QString &none, int value, std::function<void(int)> choose);
    // Somewhere else more is chosen.
    static SettingsRow *button(const Text &text, const QString &verb, std::function<void()> press);

    // Every word stands somewhere in the row.
    bool matches(const QStringList &words) const;
    // Another line about it, where what is to be said becomes known only later. Of a toggle; empty: none.
    void setHint(const QString &hint);
    // What is set, for the keys.
    QWidget *control() const { return m_control; }

private:
    explicit SettingsRow(const Text &text);
    void fitOptions();

    QVBoxLayout *m_column;
    QWidget *m_control = nullptr;
    QLabel *m_hint = nullptr; // of a toggle
    EvenGrid *m_options = nullptr; // the buttons of a choice
    QString m_words;
};

} // namespace kagetsu::ui
