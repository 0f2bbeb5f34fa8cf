// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/edit/studykeys.h"
#include "ui/record/page/studyparts.h"

#include <QObject>

class QMouseEvent;

namespace kagetsu::ui {

// Takes the keys and buttons that have a meaning on the board of a record, by the chosen set of keys, and drags of the
// tools that draw.
class StudyInput : public QObject
{
    Q_OBJECT

public:
    explicit StudyInput(const StudyParts &parts);

    KeySet keys() const { return m_keys; }
    // Sets the keys for moving through the record.
    void setKeys(KeySet keys);
    // Returns the page's actions whose keys are the same in all sets.
    QList<QAction *> actionsOfAllKeySets() const;
    // True if a tap with these keys writes on the point; asks about the last tap only once.
    bool takesWriting();
    // Returns true while a drag draws from point to point.
    bool isDrawing() const { return m_dragFrom.has_value(); }
    // True if the last tap only ended a drag that was brought back.
    bool takesDragBack();
    // Sets whether drags draw now, though the tool would.
    void setDraws(std::function<bool()> draws) { m_draws = std::move(draws); }

    // Sets what Escape throws away; it returns false if there is nothing.
    void setDrops(std::function<bool()> drops) { m_drops = std::move(drops); }

signals:
    // Emitted for a key or button that is no action of the menu.
    void stepWanted(kagetsu::ui::StudyStep step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool takeButton(const QMouseEvent &event);
    void takeDrag(const QEvent &event);
    void take(StudyStep step);

    const StudyParts &m_parts;
    KeySet m_keys = KeySet::Kagetsu;
    std::function<bool()> m_draws;
    std::function<bool()> m_drops;
    bool m_isControlTap = false;
    std::optional<rules::Point> m_dragFrom; // start of an arrow or line
    bool m_isDragBack = false;
};

} // namespace kagetsu::ui
