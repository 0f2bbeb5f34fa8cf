// SPDX-License-Identifier: MIT
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::text {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString columnText(int column)
{
    const auto letter = [](int i) { return QChar(u'A' + i); };
    return column < 26 ? QString(letter(column)) : QString(letter(column / 26 - 1)) + letter(column % 26);
}

QString pointText(rules::Point point)
{
    return columnText(point.x) + QString::number(point.y + 1);
}

QString pointsText(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (rules::Point point : points)
        texts += pointText(point);
    return texts.join(QLatin1Char(' '));
}

QString sideName(rules::Side side)
{
    //: The colour of a player's stones.
    return side == rules::Side::Black ? Words::tr("Black") : Words::tr("White");
}

QString stoneName(rules::Stone stone)
{
    switch (stone) {
    case rules::Stone::Black:
        //: Spoken for a point of the board.
        return Words::tr("black stone");
    case rules::Stone::White:
        //: Spoken for a point of the board.
        return Words::tr("white stone");
    case rules::Stone::None: break;
    }
    //: Spoken for a point of the board without a stone.
    return Words::tr("empty");
}

QString ruleName(rules::Rule rule)
{
    switch (rule) {
    case rules::Rule::FreeStyle:
        //: Rule set: five or more in a row win. Chinese 无禁手, Japanese 五目並べ, Russian гомоку (свободные правила).
        return Words::tr("Free-style gomoku");
    case rules::Rule::Standard:
        //: Rule set: exactly five in a row win.
        return Words::tr("Standard gomoku");
    case rules::Rule::Renju:
        //: Rule set with forbidden moves for Black. Chinese 连珠, Japanese 連珠, Russian рэндзю.
        return Words::tr("Renju");
    case rules::Rule::Caro:
        //: Rule set (cờ ca-rô): a five blocked at both ends does not win.
        return Words::tr("Caro");
    case rules::Rule::Omok:
        //: Rule set (Korean 오목): double-three is forbidden for both sides.
        return Words::tr("Omok");
    case rules::Rule::OverLoses:
        //: Rule set: an overline loses for both sides.
        return Words::tr("Overline loses");
    }
    return {};
}

QString ruleSummary(rules::Rule rule)
{
    switch (rule) {
    case rules::Rule::FreeStyle: return Words::tr("Five or more in a row win.");
    case rules::Rule::Standard: return Words::tr("Exactly five in a row wins; six or more do not count.");
    case rules::Rule::Renju:
        return Words::tr("Five in a row wins. Double-three, double-four and overline are forbidden for Black.");
    case rules::Rule::Caro: return Words::tr("Five or more in a row win unless both ends are blocked.");
    case rules::Rule::Omok: return Words::tr("Exactly five in a row wins. Double-three is forbidden for both sides.");
    case rules::Rule::OverLoses:
        return Words::tr("Exactly five in a row wins. An overline is forbidden for both sides.");
    }
    return {};
}

QString foulNames(rules::FoulKinds kinds)
{
    QStringList names;
    if (kinds.overline) {
        //: Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.
        names += Words::tr("overline");
    }
    if (kinds.doubleFour) {
        //: Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.
        names += Words::tr("double-four");
    }
    if (kinds.doubleThree) {
        //: Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.
        names += Words::tr("double-three");
    }
    //: Between the kinds of one forbidden move: "double-four, double-three".
    return names.join(Words::tr(", "));
}

} // namespace kagetsu::text
