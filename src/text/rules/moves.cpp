// SPDX-License-Identifier: MIT
#include "text/rules/moves.h"

#include "text/common/sentences.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

struct HeardWords
{
    Q_DECLARE_TR_FUNCTIONS(HeardWords)
};

// The number of moves that a listener can remember: two of each side.
constexpr std::size_t MostHeard = 4;

} // namespace

QString moveText(const HeardMove &move)
{
    if (!move.point) {
        //: Read aloud: %1 is a colour.
        return HeardWords::tr("%1 passes.").arg(sideName(move.side));
    }
    //: Read aloud: a move. %1 is a colour, %2 a point.
    return HeardWords::tr("%1: %2.").arg(sideName(move.side), pointText(*move.point));
}

QString lastMovesText(const std::vector<HeardMove> &moves)
{
    if (moves.empty())
        return HeardWords::tr("No moves yet.");
    const std::size_t first = moves.size() - std::min(MostHeard, moves.size());
    //: Read aloud, before the moves themselves: from which number on.
    QStringList texts { HeardWords::tr("From move %1:").arg(first + 1) };
    for (std::size_t i = first; i < moves.size(); ++i)
        texts += moveText(moves[i]);
    return joinSentences(texts);
}

} // namespace kagetsu::text
