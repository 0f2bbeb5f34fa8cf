// SPDX-License-Identifier: MIT
#pragma once

#include "text/opening/guide.h"

#include <QWidget>

namespace kagetsu::ui {

// Shows a whole opening procedure as a line of steps: past steps say what happened, the present one is highlighted,
// future ones are dim, and dotted if another choice would lead elsewhere.
class StepLine : public QWidget
{
    Q_OBJECT

public:
    // List: with words, one below the other. Chain: signs with a word below each. Slim: one line in which only the
    // present step has words.
    enum class Form : std::uint8_t { List, Chain, Slim };

    explicit StepLine(QWidget *parent = nullptr);

    void setSteps(const std::vector<opening::LineStep> &steps, const std::vector<text::StepWords> &words);
    void setForm(Form form);
    void setTurned(bool turned);

    // Return the height of one step of a list, and the total height of a chain, a slim line and a list.
    int rowHeight() const;
    int chainHeight() const;
    int slimHeight() const;
    int listHeight() const { return rowHeight() * static_cast<int>(m_steps.size()); }
    // The steps shown if there is no room for all: always including the present one.
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
    std::vector<text::StepWords> m_words;
    Form m_form = Form::List;
    bool m_turned = false;
};

} // namespace kagetsu::ui
