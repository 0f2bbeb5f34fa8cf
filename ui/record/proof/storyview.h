// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/proof/proofmarks.h"

#include <QScrollArea>
#include <QString>

class QLabel;

namespace kagetsu::ui {

class ProofLegend;

// Shows the text of a proof: the verdict as a headline, the step in one short sentence and then in detail, and the
// legend of its marks if everything fits. The legend is never cut: it is shown completely or not at all.
class StoryView : public QScrollArea
{
    Q_OBJECT

public:
    explicit StoryView(QWidget *parent = nullptr);

    struct Told
    {
        QString headline; // empty if it has no room beside a step
        QString lead; // empty if the headline is the step
        QString rest;
        ProofMarks marks;
    };
    void tell(const Told &told);
    const ProofMarks &marks() const { return m_marks; }

    // Returns the total height at this width, with or without the legend.
    int heightFor(int width, bool withLegend) const;
    // Shows the legend if it fits into this height.
    void fitLegend(int width, int height);
    bool showsLegend() const { return m_showsLegend; }

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QLabel *m_headline;
    QLabel *m_lead;
    QLabel *m_rest;
    ProofLegend *m_legend;
    ProofMarks m_marks;
    bool m_showsLegend = true;
};

} // namespace kagetsu::ui
