// SPDX-License-Identifier: MIT
#pragma once

#include "record/positionindex.h"

#include <QListWidget>

namespace kagetsu::ui {

// The other nodes of a record with the position looked at, turned or mirrored perhaps, each told by its last moves; a
// click or Enter jumps there.
class SamePositions : public QListWidget
{
    Q_OBJECT

public:
    explicit SamePositions(QWidget *parent = nullptr);

    void setHits(const record::GameTree &tree, std::vector<record::PositionHit> hits);
    const std::vector<record::PositionHit> &hits() const { return m_hits; }

signals:
    void picked(const kagetsu::record::PositionHit &hit);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<record::PositionHit> m_hits;
};

// "… 5 J9  6 G10": the last moves before a node and its own.
QString lineText(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::ui
