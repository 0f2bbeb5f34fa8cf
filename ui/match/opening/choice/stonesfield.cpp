// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/stonesfield.h"

#include "opening/pattern/catalogue.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/choice/patternchooser.h"

#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Large enough for a finger to hit a point on a board of 15 lines.
constexpr int BoardSide = 320;

std::vector<rules::Point> pointsOf(const std::vector<std::string> &stones, int boardSize)
{
    std::vector<rules::Point> points;
    for (const std::string &stone : stones) {
        const bool names = stone.starts_with(opening::PatternPrefix);
        const opening::Pattern *pattern =
            names ? opening::patternFromCode(stone.substr(opening::PatternPrefix.size())) : nullptr;
        if (pattern) {
            const auto laid = opening::stonesOf(*pattern, rules::Symmetry::Identity, boardSize);
            points.insert(points.end(), laid.begin(), laid.end());
        } else if (const auto point = rules::pointFromText(stone, boardSize)) {
            points.push_back(*point);
        }
    }
    return points;
}

} // namespace

StonesField::StonesField(QWidget *parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_pattern(new TableButton(this))
    , m_clear(new TableButton(this))
{
    m_board->setObjectName(QStringLiteral("setStones"));
    m_board->setFixedSize(BoardSide, BoardSide);
    m_pattern->setObjectName(QStringLiteral("stonesOfPattern"));
    m_clear->setObjectName(QStringLiteral("clearStones"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_pattern);
    buttons->addWidget(m_clear);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board);
    layout->addLayout(buttons);
    layout->addStretch();
    connect(m_board, &BoardWidget::pointActivated, this, &StonesField::tap);
    connect(m_pattern, &TableButton::clicked, this, &StonesField::choosePattern);
    connect(m_clear, &TableButton::clicked, this, [this] {
        show({});
        emit changed();
    });
    onLanguage(*this, [this] {
        m_board->setAccessibleName(tr("Stones placed before the game"));
        m_pattern->setText(tr("One of the 26 patterns…"));
        m_clear->setText(tr("Clear all"));
        for (TableButton *button : { m_pattern, m_clear })
            button->setAccessibleName(button->text());
    });
}

void StonesField::setStones(const std::vector<std::string> &stones, int boardSize)
{
    m_boardSize = boardSize;
    m_pattern->setVisible(boardSize % 2 == 1);
    show(pointsOf(stones, boardSize));
}

std::vector<std::string> StonesField::stones() const
{
    std::vector<std::string> texts;
    for (const rules::Point point : m_points) {
        std::string text = rules::toText(point);
        std::transform(text.begin(), text.end(), text.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        texts.push_back(text);
    }
    return texts;
}

void StonesField::tap(rules::Point point)
{
    std::vector<rules::Point> points = m_points;
    if (std::erase(points, point) == 0)
        points.push_back(point);
    show(points);
    emit changed();
}

void StonesField::choosePattern()
{
    PatternChooser chooser(PatternChooser::Mode::TakeOne, this);
    if (chooser.exec() != QDialog::Accepted)
        return;
    const auto stones = opening::stonesOf(*chooser.taken(), rules::Symmetry::Identity, m_boardSize);
    show({ stones.begin(), stones.end() });
    emit changed();
}

void StonesField::show(const std::vector<rules::Point> &points)
{
    m_points = points;
    BoardPicture picture { BoardFrame { m_boardSize, m_boardSize } };
    int number = 0;
    for (const rules::Point point : points) {
        picture.place(point, number % 2 == 0 ? rules::Side::Black : rules::Side::White, number + 1);
        ++number;
    }
    m_board->setPicture(picture);
    m_board->setInteractive(number % 2 == 0 ? rules::Side::Black : rules::Side::White);
    m_clear->setEnabled(!points.empty());
}

} // namespace kagetsu::ui
