// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/opening/choice/patternview.h"

#include <QDialog>

namespace kagetsu::ui {

// Shows the 26 patterns in a dialog of their own.
class PatternChooser : public QDialog
{
    Q_OBJECT

public:
    using Mode = PatternView::Mode;

    explicit PatternChooser(Mode mode, QWidget *parent = nullptr);

    PatternView *view() const { return m_view; }
    void setChecked(const std::vector<std::string> &codes) { m_view->setChecked(codes); }
    std::vector<std::string> checked() const { return m_view->checked(); }
    // Returns the pattern that was taken; null before.
    const opening::Pattern *taken() const { return m_taken; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    PatternView *m_view;
    const opening::Pattern *m_taken = nullptr;
};

} // namespace kagetsu::ui
