// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <array>

class QBoxLayout;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace kagetsu::ui {

class ToolBox;

// What a hand on the study page may do: go through the record and change nothing, or edit it.
enum class StudyMode : std::uint8_t { Look, Edit };

// Shows and chooses the mode: two buttons, and beside them the tools while one edits. The whole strip is filled and has
// a broad edge then, so that the mode is seen without reading.
class ModeStrip : public QFrame
{
    Q_OBJECT

public:
    // Takes the tools into it.
    explicit ModeStrip(ToolBox *tools, QWidget *parent = nullptr);

    StudyMode mode() const { return m_mode; }
    void setMode(StudyMode mode);
    // A tap asks why a point is forbidden or not, and does not follow the record.
    void setAsks(bool asks);
    // Of the key that changes the mode, for the tips; may be empty.
    void setKey(const QString &key);

signals:
    void modeWanted(kagetsu::ui::StudyMode mode);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintIcons();
    QToolButton *button(const char *name, StudyMode mode);
    void arrange();
    void showModes();
    void retranslate();
    void speakHint();

    StudyMode m_mode = StudyMode::Look;
    bool m_asks = false;
    QString m_key;
    ToolBox *m_tools;
    QSize m_arrangedFor; // the room of the tools when all was arranged
    std::array<QToolButton *, 2> m_modes; // in the order of StudyMode
    bool m_hasBoth = true; // else only the one that leads to the other mode
    QLabel *m_hint;
    QBoxLayout *m_buttons; // the modes
    QBoxLayout *m_layout;
    QStackedLayout *m_stack;
};

} // namespace kagetsu::ui
