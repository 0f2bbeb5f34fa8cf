// SPDX-License-Identifier: MIT
#include "text/proof/proof.h"

#include "base/enumtable.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

constexpr const char *Context = "Proof";

// clang-format off
constexpr EnumTable<Frame, const char *> Sources({
    //: %1 is a point.
    { Frame::Allowed, QT_TRANSLATE_NOOP("Proof", "%1 is allowed.") },
    //: %1 is a point, %2 the kinds of forbidden move.
    { Frame::Forbidden, QT_TRANSLATE_NOOP("Proof", "%1 is forbidden: %2.") },
    //: Kind of forbidden move: six or more in a row. Chinese 长连, Japanese 長連, Russian длинный ряд.
    { Frame::KindOverline, QT_TRANSLATE_NOOP("Proof", "overline") },
    //: Kind of forbidden move. Chinese 四四, Japanese 四四, Russian вилка 4×4.
    { Frame::KindDoubleFour, QT_TRANSLATE_NOOP("Proof", "double-four") },
    //: Kind of forbidden move. Chinese 三三, Japanese 三三, Russian вилка 3×3.
    { Frame::KindDoubleThree, QT_TRANSLATE_NOOP("Proof", "double-three") },
    //: %1 is the point, %2 the five stones.
    { Frame::Five, QT_TRANSLATE_NOOP("Proof", "%1 makes five: %2. The move wins.") },
    { Frame::FiveInLookAhead, QT_TRANSLATE_NOOP("Proof", "%1 makes five: %2.") },
    //: %1 is the point, %2 the number of stones, %3 the stones.
    { Frame::Overline, QT_TRANSLATE_NOOP("Proof", "%1 makes a row of %2: %3. Overline.") },
    //: %1 is the point; %2 and %4 are four stones each, %3 and %5 the points that make five of them.
    { Frame::TwoFours, QT_TRANSLATE_NOOP("Proof", "%1 makes two fours: %2, completed at %3; %4, completed at %5.") },
    //: %1 is four stones, %2 the point that makes five of them. Chinese 冲四, Japanese 四, Russian четвёрка.
    { Frame::Four, QT_TRANSLATE_NOOP("Proof", "%1 is a four, completed at %2.") },
    //: Four in a row that become five at either end. Chinese 活四, Japanese 達四, Russian открытая четвёрка.
    { Frame::StraightFour, QT_TRANSLATE_NOOP("Proof", "%1 is a straight four, completed at %2.") },
    //: %1 is four stones, %2 the point, %3 the number of stones.
    { Frame::NoFourLong, QT_TRANSLATE_NOOP("Proof", "%1 is not a four: %2 would make %3 in a row.") },
    { Frame::NoFourClosed, QT_TRANSLATE_NOOP("Proof", "%1 is not a four: it is closed at both ends.") },
    //: %1 is the point; %2 and %4 are three stones each, %3 and %5 the points that make straight fours of them.
    { Frame::TwoThrees, QT_TRANSLATE_NOOP("Proof",
        "%1 makes two threes: %2, which becomes a straight four at %3; and %4, which becomes one at %5.") },
    //: %1 is three stones, %2 a point.
    { Frame::Three, QT_TRANSLATE_NOOP("Proof", "%1 becomes a straight four at %2.") },
    //: %1 is three stones, %2 the reasons. Chinese 活三, Japanese 三, Russian тройка.
    { Frame::NoThree, QT_TRANSLATE_NOOP("Proof", "%1 is not a three: %2.") },
    //: Of a real three: its other straight-four points, which do not work. %1 is three stones, %2 the reasons.
    { Frame::AlsoRefused, QT_TRANSLATE_NOOP("Proof", "No other point works for %1: %2.") },
    //: %1 is a point, %2 three stones, %3 the reasons.
    { Frame::LooksDoubleThree, QT_TRANSLATE_NOOP("Proof", "%1 looks like a double-three, but %2 is not a three: %3.") },
    //: %1 is three stones, %2 the point judged.
    { Frame::OnlyLeft, QT_TRANSLATE_NOOP("Proof", "Only the three %1 is left, so %2 is allowed.") },
    //: A reason after a colon; %1 is a point.
    { Frame::BecauseOverline, QT_TRANSLATE_NOOP("Proof", "%1 is an overline") },
    //: A reason after a colon; %1 is a point.
    { Frame::BecauseDoubleFour, QT_TRANSLATE_NOOP("Proof", "%1 is a double-four") },
    //: A reason after a colon; %1 is a point.
    { Frame::BecauseDoubleThree, QT_TRANSLATE_NOOP("Proof", "%1 is a double-three") },
    //: A reason after a colon; %1 is a point. Chapter 3 is that of the International Rules of Renju.
    { Frame::BecauseFive, QT_TRANSLATE_NOOP("Proof",
        "%1 would make five, and the stone that turns a three into a straight four must not make a five (chapter 3)") },
    //: A reason after a colon; %1 and %2 are points with stones of White.
    { Frame::BecauseFivePoints, QT_TRANSLATE_NOOP("Proof", "there are only five points between %1 and %2") },
    //: A reason after a colon; %1 is a point with a stone of White.
    { Frame::BecauseFivePointsAtEdge, QT_TRANSLATE_NOOP("Proof", "there are only five points between the edge and %1") },
    //: A reason after a colon.
    { Frame::BecauseFivePointsAcross, QT_TRANSLATE_NOOP("Proof", "the line has only five points from edge to edge") },
    //: A reason after a colon.
    { Frame::BecauseNoRoom, QT_TRANSLATE_NOOP("Proof", "there is no room for five stones here") },
    //: A reason after a colon; %1 is a point, %2 one with a stone of White.
    { Frame::BecauseClosed, QT_TRANSLATE_NOOP("Proof", "at %1 the four would be closed by %2") },
    //: A reason after a colon; %1 is a point.
    { Frame::BecauseEdge, QT_TRANSLATE_NOOP("Proof", "at %1 the four would be closed by the edge") },
    //: A reason after a colon; %1 and %2 are points, %3 is the number of stones.
    { Frame::BecauseEnd, QT_TRANSLATE_NOOP("Proof", "at %1 the four would have an end, %2, that makes %3 in a row") },
    //: An answer to "why is that no three?"; %1 is a point.
    { Frame::NothingInRow, QT_TRANSLATE_NOOP("Proof",
        "The row through %1 does not even have three stones that could become a straight four.") },
    { Frame::NothingInColumn, QT_TRANSLATE_NOOP("Proof",
        "The column through %1 does not even have three stones that could become a straight four.") },
    { Frame::NothingOnRising, QT_TRANSLATE_NOOP("Proof",
        "The rising diagonal through %1 does not even have three stones that could become a straight four.") },
    { Frame::NothingOnFalling, QT_TRANSLATE_NOOP("Proof",
        "The falling diagonal through %1 does not even have three stones that could become a straight four.") },
    { Frame::RestsOnFivePoint, QT_TRANSLATE_NOOP("Proof",
        "This verdict rests on chapter 3: a straight-four point that makes five does not make a three. Some arbiters count it, under article 9.2.") },
    { Frame::RestsOnCounting, QT_TRANSLATE_NOOP("Proof",
        "This verdict rests on reading article 9.3 a) and b) together. Some arbiters read them separately.") },
    //: Two kinds of forbidden move.
    { Frame::JoinedKinds, QT_TRANSLATE_NOOP("Proof", "%1, %2") },
    //: Two reasons after a colon.
    { Frame::JoinedReasons, QT_TRANSLATE_NOOP("Proof", "%1; %2") },
    //: Two whole sentences.
    { Frame::JoinedSentences, QT_TRANSLATE_NOOP("Proof", "%1 %2") },
});
// clang-format on

class Speaker
{
public:
    explicit Speaker(const Translate &translate)
        : m_translate(translate)
    {
    }

    // Replaces all placeholders in one pass, so that inserted texts are not searched for placeholders themselves.
    QString say(Frame frame, const QStringList &values = {}) const
    {
        const QString pattern = m_translate(Sources[frame]);
        QString text;
        for (qsizetype i = 0; i < pattern.size(); ++i) {
            const int place = pattern[i] == QLatin1Char('%') ? pattern.mid(i + 1, 1).toInt() : 0;
            if (place < 1 || place > values.size()) {
                text += pattern[i];
                continue;
            }
            text += values[place - 1];
            ++i;
        }
        return text;
    }

    QString say(const Clause &clause, const std::vector<Clause> &reasons = {}) const
    {
        QStringList values;
        for (const Argument &argument : clause.arguments)
            values += std::visit([this](const auto &value) { return this->text(value); }, argument);
        QString all;
        for (const Clause &reason : reasons)
            all = all.isEmpty() ? say(reason) : say(Frame::JoinedReasons, { all, say(reason) });
        if (!all.isEmpty())
            values += all;
        return say(clause.frame, values);
    }

private:
    static QString text(rules::Point point) { return QString::fromStdString(rules::toText(point)); }
    static QString text(int number) { return QString::number(number); }
    static QString text(const std::vector<rules::Point> &points)
    {
        QStringList texts;
        for (rules::Point point : points)
            texts += text(point);
        return texts.join(QLatin1Char(' '));
    }
    QString text(rules::FoulKinds fouls) const
    {
        QString all;
        const auto add = [&](bool there, Frame kind) {
            if (there)
                all = all.isEmpty() ? say(kind) : say(Frame::JoinedKinds, { all, say(kind) });
        };
        add(fouls.overline, Frame::KindOverline);
        add(fouls.doubleFour, Frame::KindDoubleFour);
        add(fouls.doubleThree, Frame::KindDoubleThree);
        return all;
    }

    const Translate &m_translate;
};

} // namespace

QString translateHere(const char *source)
{
    return QCoreApplication::translate(Context, source);
}

QString textOf(const Sentence &sentence, const Translate &translate)
{
    return Speaker(translate).say(sentence.what, sentence.reasons);
}

QString joined(const QString &first, const QString &second, const Translate &translate)
{
    return Speaker(translate).say(Frame::JoinedSentences, { first, second });
}

std::vector<const char *> sources()
{
    return { Sources.begin(), Sources.end() };
}

} // namespace kagetsu::text
