// SPDX-License-Identifier: MIT
#pragma once

#include "ui/proof/proofmarks.h"

#include <QScrollArea>
#include <QString>

class QLabel;

namespace kagetsu::ui {

class ProofLegend;

// What is read of a proof: the verdict as a headline, the step in one short sentence and then in more, and what its
// marks mean where all of that fits. Nothing of the legend is ever cut: it is there whole or not at all.
class StoryView : public QScrollArea
{
    Q_OBJECT

public:
    explicit StoryView(QWidget *parent = nullptr);

    struct Told
    {
        QString headline; // empty where there is no room for it beside a step
        QString lead; // empty where the headline is the step
        QString rest;
        ProofMarks marks;
    };
    void tell(const Told &told);
    const ProofMarks &marks() const { return m_marks; }

    // How high all of it is at this width, with the legend and without.
    int heightFor(int width, bool withLegend) const;
    // The legend is shown if it fits into this height.
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
