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

// What input on the study page may do: only move through the record, or edit it.
enum class StudyMode : std::uint8_t { Look, Edit };

// Shows and selects the mode: two buttons, and the tools beside them in edit mode. In that mode the whole strip is
// filled and has a broad edge, so that the mode can be seen without reading.
class ModeStrip : public QFrame
{
    Q_OBJECT

public:
    // Takes ownership of the tools.
    explicit ModeStrip(ToolBox *tools, QWidget *parent = nullptr);

    StudyMode mode() const { return m_mode; }
    void setMode(StudyMode mode);
    // Sets whether a tap asks why a point is forbidden or not, instead of following the record.
    void setAsks(bool asks);
    // Sets the key that switches the mode, for the tooltips; may be empty.
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
    QSize m_arrangedFor; // size of the tools at the last arrangement
    std::array<QToolButton *, 2> m_modes; // in the order of StudyMode
    bool m_hasBoth = true; // whether both buttons are shown; otherwise only the one for the other mode
    QLabel *m_hint;
    QBoxLayout *m_buttons; // contains the mode buttons
    QBoxLayout *m_layout;
    QStackedLayout *m_stack;
};

} // namespace kagetsu::ui
