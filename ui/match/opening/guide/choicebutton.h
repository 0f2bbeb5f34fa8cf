// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/tablebutton.h"

namespace kagetsu::ui {

// A large button that names a choice and, below it, its consequence. The key that selects it is shown at its edge.
class ChoiceButton : public TableButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget *parent = nullptr);

    void setWords(const QString &name, const QString &consequence);
    // Sets the colour that its player has afterwards.
    void setColour(bool black);
    void setKey(int digit);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Places
    {
        QRect stone;
        QRect name;
        QRect consequence;
        QRect key;
        int height = 0;
    };
    Places places(int width) const;
    QFont nameFont() const;
    QFont smallFont() const;

    QString m_consequence;
    bool m_black = true;
    int m_key = 0;
};

} // namespace kagetsu::ui
