// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// The one row of arrows of a study page: first, back, play, forward and last, for whatever the board shows step by
// step; the current place; and a button that switches editing on and off.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Beat { 1000 }; // between two moves that are played

    explicit StepBar(QWidget *parent = nullptr);

    // Shows the place in what is stepped through. At its end nothing is played any more.
    void setPlace(int place, int end);
    bool isPlaying() const { return m_beat.isActive(); }
    void setPlaying(bool isPlaying);
    void setEditing(bool isEditing);
    // Sets the key that switches editing, for the tooltip; may be empty.
    void setKey(const QString &key);

signals:
    void firstWanted();
    void previousWanted();
    // Emitted by the button, and once each beat while the moves are played.
    void nextWanted();
    void lastWanted();
    void editingWanted(bool isEditing);

private:
    enum Button { First, Previous, Play, Next, Last };

    QToolButton *button(const char *name, const QString &icon);
    void retranslate();
    void paintIcons();

    std::array<QToolButton *, 5> m_buttons;
    QToolButton *m_edit;
    QLabel *m_count;
    QTimer m_beat;
    QString m_key;
};

} // namespace kagetsu::ui
