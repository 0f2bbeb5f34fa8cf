// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/speech.h"
#include "ui/shell/settings/settings.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace kagetsu::ui {

class SettingsRow;

// Everything that is chosen once, on one page with a search. Whatever is changed is in force at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    // The settings that are in force; the plan of announcements is that of the running game where there is one.
    SettingsDialog(const Settings &settings, bool canSpeak, QWidget *parent);

    // What is known of the voice; told where it cannot be heard.
    void setVoiceState(kagetsu::ui::VoiceState state);

signals:
    void changed(const kagetsu::ui::Settings &settings);
    // Engines to play against and to analyse with, in a dialog of their own.
    void enginesWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // A card with the rows that belong together.
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
    // Changes the value and tells it.
    template <class Value>
    void put(Value Settings::*what, Value value);

    Settings m_settings;
    bool m_canSpeak;
    VoiceState m_voiceState = VoiceState::Unknown;
    SettingsRow *m_voiceRow = nullptr; // of the page that is shown
    QLineEdit *m_search;
    QPushButton *m_done;
    QScrollArea *m_area;
    QLabel *m_nothing = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
};

} // namespace kagetsu::ui
