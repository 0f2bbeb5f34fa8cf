// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <QFile>
#include <QStringList>

#include <random>

namespace kagetsu::opening {

inline QByteArray contentOf(const char *path)
{
    QFile file(QString::fromUtf8(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::vector<Procedure> proceduresOf(const char *path)
{
    const QByteArray content = contentOf(path);
    const auto procedures = readProcedures({ content.constData(), static_cast<std::size_t>(content.size()) });
    if (!procedures)
        qFatal("%s: error %d at %s", path, int(procedures.fault().error), procedures.fault().pointer.c_str());
    return *procedures;
}

// Returns all procedures of opening.md#procedure-files.
inline const std::vector<Procedure> &allProcedures()
{
    static const std::vector<Procedure> procedures = proceduresOf(KAGETSU_TEST_DATA "/openings/all.json");
    return procedures;
}

inline const Procedure &procedureOf(const QString &id)
{
    for (const Procedure &procedure : allProcedures()) {
        if (procedure.id == id.toStdString())
            return procedure;
    }
    qFatal("no procedure %s", qPrintable(id));
}

inline Opening begin(const Procedure &procedure, int boardSize = 15)
{
    const auto opening = Opening::start(procedure, boardSize);
    if (!opening)
        qFatal("%s: error %d at %s", procedure.id.c_str(), int(opening.fault().error), opening.fault().pointer.c_str());
    return *opening;
}

inline rules::Point pointOf(const QString &text, int boardSize = 15)
{
    return rules::pointFromText(text.toStdString(), boardSize).value();
}

// Returns an act from the notation of the tests: "H8" for the stone, offer or selection that is due, "-G7" to withdraw,
// "3" to declare, a word to choose.
inline Act actOf(const QString &text, NeedKind due)
{
    const QString body = text.startsWith('-') ? text.mid(1) : text;
    const auto point = rules::pointFromText(body.toStdString(), 15);
    if (point && text != body)
        return Withdraw { *point };
    if (point && due == NeedKind::Offer)
        return Offer { *point };
    if (point && due == NeedKind::Select)
        return Select { *point };
    if (point)
        return Place { *point };
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber)
        return Declare { number };
    return Choose { text.toStdString() };
}

// Returns any act that the need allows.
inline Act randomAct(const Opening &opening, std::mt19937 &random)
{
    const auto pick = [&random](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const Need need = opening.need();
    switch (need.kind) {
    case NeedKind::Choose: return Choose { need.options[pick(need.options.size())].id };
    case NeedKind::Declare: return Declare { need.min + int(pick(std::size_t(need.max - need.min + 1))) };
    default: break;
    }
    if (need.kind == NeedKind::Offer && !opening.offers().empty() && pick(6) == 0)
        return Withdraw { opening.offers()[pick(opening.offers().size())] };
    const std::vector<rules::Point> points = opening.allowedPoints();
    if (points.empty())
        qFatal("hangs at %s: %s", need.stepId.c_str(), toJson(opening.procedure()).c_str());
    const rules::Point point = points[pick(points.size())];
    if (need.kind == NeedKind::Offer)
        return Offer { point };
    if (need.kind == NeedKind::Select)
        return Select { point };
    return Place { point };
}

} // namespace kagetsu::opening
