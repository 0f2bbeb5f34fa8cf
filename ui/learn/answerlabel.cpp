// SPDX-License-Identifier: MIT
#include "ui/learn/answerlabel.h"

#include <algorithm>

namespace kagetsu::ui {

AnswerLabel::AnswerLabel(const char *name, QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QLatin1String(name));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

void AnswerLabel::say(const QString &text)
{
    setText(text);
    setVisible(!text.isEmpty());
}

void setHeadFont(QLabel &label, const QFont &text)
{
    QFont large = text;
    large.setPointSizeF(text.pointSizeF() * 1.3);
    large.setWeight(QFont::DemiBold);
    label.setFont(large);
}

int roomForProof(const QWidget &page)
{
    constexpr int OneSentence = 118; // height with its buttons
    return std::max(OneSentence, page.height() / 5);
}

} // namespace kagetsu::ui
