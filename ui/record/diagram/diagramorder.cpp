// SPDX-License-Identifier: MIT
#include "ui/record/diagram/diagramorder.h"

#include "base/file/safefile.h"
#include "record/document/record.h"
#include "record/document/recorddocument.h"
#include "ui/print/diagram/diagramfile.h"
#include "ui/record/diagram/recordsubject.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

namespace kagetsu::ui {

namespace {

struct OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::DiagramOrder)
};

using record::GameTree;
using record::NodeId;
using record::NoNode;

Result<NodeId, QString> follow(const GameTree &tree, const QString &path)
{
    NodeId node = GameTree::root();
    for (const QString &word : path.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const bool isPass = word.compare(QLatin1String("pass"), Qt::CaseInsensitive) == 0;
        const auto point = rules::pointFromText(word.toStdString(), rules::MaxBoardSize);
        if (!point && !isPass)
            return Fault { OrderWords::tr("%1 is not a point.").arg(word) };
        NodeId next = document::firstMoveFrom(tree, tree.firstChild(node));
        while (next != NoNode && (isPass ? tree.action(next).isStone() : tree.action(next).point() != *point))
            next = document::firstMoveFrom(tree, tree.nextSibling(next));
        if (next == NoNode)
            return Fault { OrderWords::tr("The record has no move %1 after move %2.")
                               .arg(word, QString::number(tree.moveNumber(node))) };
        node = next;
    }
    return node;
}

Result<document::Line, QString> lineOf(const GameTree &tree, const DiagramOrder &order)
{
    document::Line line;
    line.start(tree);
    line.goToPlace(line.end());
    if (!order.path.isEmpty()) {
        const auto node = follow(tree, order.path);
        if (!node)
            return Fault { node.fault() };
        line.goTo(tree, *node);
    }
    if (!order.move)
        return line;
    for (int place = 0; place <= line.end(); ++place) {
        const NodeId node = line.nodes()[static_cast<std::size_t>(place)];
        if (tree.moveNumber(node) != *order.move)
            continue;
        line.goToPlace(place);
        return line;
    }
    return Fault { OrderWords::tr("This line has no move %1.").arg(*order.move) };
}

} // namespace

Result<DiagramOrder, QString> orderFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
    DiagramOrder order;
    order.file = text("file");
    order.output = text("output");
    order.game = object.value(QLatin1String("game")).toInt(1);
    order.path = text("path");
    if (object.contains(QLatin1String("move")))
        order.move = object.value(QLatin1String("move")).toInt();
    order.charset = text("charset");
    order.boardSize = object.value(QLatin1String("board")).toInt(rules::DefaultBoardSize);
    order.caption = text("caption");
    order.dpi = object.value(QLatin1String("dpi")).toInt(300);
    order.isTransparent = object.value(QLatin1String("transparent")).toBool();
    order.language = text("lang");
    const auto choices = diagram::choicesFromText(text("choices").toStdString());
    if (!choices)
        return Fault { OrderWords::tr("Unknown choice: %1").arg(QString::fromStdString(choices.fault())) };
    order.choices = *choices;
    return order;
}

Result<Done, QString> writeDiagram(const DiagramOrder &order)
{
    const std::optional<DiagramFormat> format = diagramFormatOf(order.output);
    if (!format)
        return Fault { OrderWords::tr("The file name must end in .png, .svg, .pdf or .txt: %1").arg(order.output) };
    document::OpenChoices choices;
    choices.charset = order.charset.toStdString();
    choices.boardSize = order.boardSize;
    auto opened = document::openFile(order.file, choices);
    if (!opened)
        return Fault { opened.fault().sentence };
    document::Record record(std::move(opened).value());
    const int games = record.collection().size() > 0 ? static_cast<int>(record.collection().size()) : 1;
    if (order.game < 1 || order.game > games)
        return Fault { OrderWords::tr("The file has no game %1; it has %n.", nullptr, games).arg(order.game) };
    if (order.game > 1)
        record.show(order.game - 1);
    const auto game = record.document()->shared();
    const auto line = lineOf(game->tree, order);
    if (!line)
        return Fault { line.fault() };
    DiagramSubject subject = subjectOf({ game, record.document()->rule(), *line });
    subject.caption = order.caption;
    const BoardFrame &frame = subject.picture.frame();
    if (order.choices.part && !frame.isOn(order.choices.part->high))
        return Fault { OrderWords::tr("The part %1 does not lie on this board.")
                           .arg(QString::fromStdString(rules::toText(*order.choices.part))) };
    const QByteArray bytes =
        diagramBytes(diagramOf(subject, order.choices), *format, { order.dpi, order.isTransparent });
    const auto saved = file::saveFile(order.output, bytes);
    if (!saved)
        return Fault {
            OrderWords::tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(order.output), saved.fault())
        };
    return Done {};
}

} // namespace kagetsu::ui
