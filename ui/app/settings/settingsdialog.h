// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/settings/settings.h"
#include "ui/controls/device/speech.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace kagetsu::ui {

class SettingsRow;

// Shows all settings on one page with a search. Every change takes effect immediately.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    // `settings` are the current ones; their announcement plan is that of the running game, if there is one.
    SettingsDialog(const Settings &settings, bool canSpeak, QWidget *parent);

    // Returns the names of all settings.
    QStringList names() const;
    // Types a search.
    void search(const QString &text);
    // Sets what is known about the voice; shown if it cannot be heard.
    void setVoiceState(kagetsu::ui::VoiceState state);

signals:
    void changed(const kagetsu::ui::Settings &settings);
    // Emitted when the dialog for engines is wanted.
    void enginesWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // A card with related rows.
    struct Section
    {
        QWidget *card;
        QString title;
        QList<SettingsRow *> rows;
        QList<QWidget *> lines; // before each row but the first
    };

    void build();
    void addAppearance();
    void addBoards();
    void addSound();
    void addClocks();
    void addPlay();
    void addRecords();
    void addArbiter();
    void addJournals();
    void begin(const QString &title);
    void add(SettingsRow *row);
    void filter();
    QList<SettingsRow *> shownRows() const;
    // Changes a value and emits changed().
    template <class Value>
    void put(Value Settings::*what, Value value);

    Settings m_settings;
    bool m_canSpeak;
    VoiceState m_voiceState = VoiceState::Unknown;
    SettingsRow *m_voiceRow = nullptr; // on the page being shown
    QLineEdit *m_search;
    QPushButton *m_done;
    QScrollArea *m_area;
    QLabel *m_nothing = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
};

} // namespace kagetsu::ui
