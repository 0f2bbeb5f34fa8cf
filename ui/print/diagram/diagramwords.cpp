// SPDX-License-Identifier: MIT
#include "text/rules/rules.h"
#include "ui/print/diagram/diagram.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::ui {

namespace {

struct DiagramWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Diagram)
};

QString noteText(const diagram::Note &note)
{
    if (!note.point)
        //: Below a diagram: move %1 was a pass.
        return DiagramWords::tr("%1: pass").arg(note.number);
    if (note.at > 0)
        //: Below a diagram: move %1 was played where the stone with the number %2 stands.
        return DiagramWords::tr("%1 at %2").arg(note.number).arg(note.at);
    //: Below a diagram: move %1 was played on the point %2, where no stone stands any more.
    return DiagramWords::tr("%1 at %2").arg(note.number).arg(text::pointText(*note.point));
}

} // namespace

QString notesText(const std::vector<diagram::Note> &notes)
{
    QStringList texts;
    for (const diagram::Note &note : notes)
        texts += noteText(note);
    return texts.join(QStringLiteral(", "));
}

QString numberText(int number)
{
    return QStringLiteral("(%1)").arg(number);
}

QString captionOf(const Diagram &diagram)
{
    QStringList parts;
    if (diagram.number > 0)
        parts += numberText(diagram.number);
    if (!diagram.caption.isEmpty())
        parts += diagram.caption;
    if (!diagram.notes.empty())
        parts += notesText(diagram.notes);
    return parts.join(QLatin1Char(' '));
}

} // namespace kagetsu::ui
