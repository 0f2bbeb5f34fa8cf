// SPDX-License-Identifier: MIT
#pragma once

#include "wording/opening/guide.h"

#include <QWidget>

namespace kagetsu::ui {

// A whole opening procedure as a line of steps: those behind say what happened, the present one is lit, those ahead are
// dim, and dotted where another choice would lead elsewhere.
class StepLine : public QWidget
{
    Q_OBJECT

public:
    // With words, one below the other; a chain of signs with a word below each; or one slim line in which only the
    // present step has its words.
    enum class Form : std::uint8_t { List, Chain, Slim };

    explicit StepLine(QWidget *parent = nullptr);

    void setSteps(const std::vector<opening::LineStep> &steps, const std::vector<wording::StepWords> &words);
    void setForm(Form form);
    void setTurned(bool turned);

    // A list needs this much for one step, a chain or a slim line this much in all.
    int rowHeight() const;
    int chainHeight() const;
    int slimHeight() const;
    int listHeight() const { return rowHeight() * static_cast<int>(m_steps.size()); }
    // What is shown where there is no room for all: always the present step.
    struct Part
    {
        int first = 0;
        int count = 0;
        friend bool operator==(const Part &, const Part &) = default;
    };
    Part shown() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int present() const;
    int chainStep() const;
    QColor inkOf(const opening::LineStep &step) const;
    void paintList(QPainter &painter) const;
    void paintChain(QPainter &painter) const;
    void paintSlim(QPainter &painter) const;
    void paintSign(QPainter &painter, const QRectF &rect, std::size_t index) const;

    std::vector<opening::LineStep> m_steps;
    std::vector<wording::StepWords> m_words;
    Form m_form = Form::List;
    bool m_turned = false;
};

} // namespace kagetsu::ui
