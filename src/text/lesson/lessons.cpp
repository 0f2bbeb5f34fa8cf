// SPDX-License-Identifier: MIT
#include "text/lesson/lessons.h"

#include "rules/proof/proof.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::text {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

// Translates a text of resources/lessons, in the context "Lesson" of the catalogues.
QString lessonText(const std::string &source)
{
    return source.empty() ? QString() : QCoreApplication::translate("Lesson", source.c_str());
}

} // namespace

QString chapterName(lesson::Chapter chapter)
{
    using lesson::Chapter;
    switch (chapter) {
    case Chapter::Five:
        //: Chapter of the lesson: shapes with five in a row.
        return Words::tr("Five");
    case Chapter::Overline:
        //: Chapter of the lesson: six or more in a row. Chinese 长连, Japanese 長連.
        return Words::tr("Overline");
    case Chapter::Four:
        //: Chapter of the lesson. Chinese 四, Japanese 四, Russian четвёрка.
        return Words::tr("Four");
    case Chapter::Three:
        //: Chapter of the lesson. Chinese 活三, Japanese 三, Russian тройка.
        return Words::tr("Three");
    case Chapter::FalseThree:
        //: Chapter of the lesson: three stones that look like a three. Chinese 假活三, Japanese 否三.
        return Words::tr("False three");
    case Chapter::LookAhead:
        //: Chapter of the lesson: shapes that only the next moves in thought decide.
        return Words::tr("Look-ahead");
    case Chapter::Ruling:
        //: Chapter of the lesson: shapes on which judges read the rules in different ways.
        return Words::tr("Rulings");
    }
    return {};
}

QString levelName(lesson::Level level)
{
    switch (level) {
    case lesson::Level::Easy:
        //: Level of exercises.
        return Words::tr("Easy");
    case lesson::Level::Middle:
        //: Level of exercises.
        return Words::tr("Medium");
    case lesson::Level::Hard:
        //: Level of exercises.
        return Words::tr("Hard");
    }
    return {};
}

QString levelTip(lesson::Level level)
{
    switch (level) {
    case lesson::Level::Easy: return Words::tr("Everything that looks forbidden is forbidden here.");
    case lesson::Level::Middle: return Words::tr("Some points look forbidden but are not.");
    case lesson::Level::Hard: return Words::tr("Some points can be judged only by looking two or more stones ahead.");
    }
    return {};
}

QString titleOf(const lesson::Case &one)
{
    return lessonText(one.title);
}

QString noteOf(const lesson::Case &one)
{
    return lessonText(one.note);
}

QString questionOf(const lesson::Case &one)
{
    //: %1 is a point of the board.
    return Words::tr("Is %1 forbidden for Black, and why?").arg(pointText(one.point));
}

QStringList rulingsOf(const lesson::Case &one)
{
    const rules::Proof proof = prove(one.position, one.point, rules::Side::Black, lesson::Renju);
    QStringList rulings;
    if (proof.restsOnFivePointRuling)
        rulings += QStringLiteral("R1");
    if (proof.restsOnCountingRuling)
        rulings += QStringLiteral("R2");
    return rulings;
}

QString scoreText(const lesson::Score &score)
{
    //: Forbidden points, after an exercise.
    return Words::tr("%1 found, %2 missed, %3 wrong.")
        .arg(score.found)
        .arg(score.sought - score.found)
        .arg(score.wrong);
}

QString sumText(const lesson::Score &sum)
{
    //: The whole sitting: %2 of %1 positions without a mistake; %3 of %4 forbidden points.
    return Words::tr("Positions: %1, without a mistake: %2. Points found: %3 of %4, wrong: %5.")
        .arg(sum.positions)
        .arg(sum.faultless)
        .arg(sum.found)
        .arg(sum.sought)
        .arg(sum.wrong);
}

} // namespace kagetsu::text
