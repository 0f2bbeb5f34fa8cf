// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/proof/proofmarks.h"

#include <QHash>
#include <QPixmap>
#include <QWidget>

class QGridLayout;

namespace kagetsu::ui {

// Says what the marks mean that are on the board now, each beside its sign.
class ProofLegend : public QWidget
{
    Q_OBJECT

public:
    explicit ProofLegend(QWidget *parent = nullptr);

    void show(const ProofMarks &marks);
    using QWidget::show;
    void setTheme(const Theme &theme);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QPixmap sign(std::size_t kind);

    QGridLayout *m_grid;
    rules::Side m_side = rules::Side::Black;
    std::vector<std::size_t> m_shown; // numbers of kinds of marks
    QHash<std::size_t, QPixmap> m_signs; // painted once
    Theme m_theme = Theme::light();
};

} // namespace kagetsu::ui
