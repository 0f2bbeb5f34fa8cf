// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

namespace kagetsu::ui {

class ToolBox;

// What input on the study page may do: only move through the record, or edit it.
enum class StudyMode : std::uint8_t { Look, Edit };

// Shows the tools while a record is edited: a filled strip with a broad edge, so that the mode can be seen without
// reading. While one only looks, it is hidden.
class ModeStrip : public QFrame
{
    Q_OBJECT

public:
    // Takes ownership of the tools.
    explicit ModeStrip(ToolBox *tools, QWidget *parent = nullptr);

    void setMode(StudyMode mode);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kagetsu::ui
