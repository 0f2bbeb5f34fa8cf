// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QToolButton;

namespace kagetsu::ui {

// What a tap on the board does to the record.
enum class StudyTool : std::uint8_t { Play, Label, Circle, Square, Triangle, Cross, Arrow };

// The sign that the tool draws, if it draws one.
std::optional<record::MarkKind> signOf(StudyTool tool);

// A row of buttons to choose the tool with. A library has only the first two.
class ToolBox : public QWidget
{
    Q_OBJECT

public:
    explicit ToolBox(QWidget *parent = nullptr);

    StudyTool tool() const;
    void setTool(StudyTool tool);
    void setLibrary(bool isLibrary);

signals:
    void toolChanged();

private:
    QButtonGroup *m_group;
};

} // namespace kagetsu::ui
