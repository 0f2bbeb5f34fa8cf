// SPDX-License-Identifier: MIT
#include "ui/print/share/sharetexts.h"

#include "record/sgf/sgfwriter.h"

#include <qrencode.h>

#include <algorithm>
#include <memory>

namespace kagetsu::ui {

namespace {

constexpr int CodeEdge = 4; // in modules, as the standard asks (ISO/IEC 18004)
constexpr int CodeModule = 12; // in pixels
constexpr int LinkLines = 15; // largest board of the calculator that the link leads to

struct CodeEnd
{
    void operator()(QRcode *code) const { QRcode_free(code); }
};

QString moveText(const diagram::Move &move)
{
    return move.point ? QString::fromStdString(rules::toText(*move.point)).toLower() : QStringLiteral("--");
}

} // namespace

QString sharedMoves(const DiagramSubject &subject)
{
    QStringList moves;
    for (const diagram::Move &move : subject.moves)
        moves += moveText(move);
    return moves.join(QLatin1Char(' '));
}

QString sharedLink(const DiagramSubject &subject)
{
    const BoardFrame &frame = subject.picture.frame();
    const bool passes = std::ranges::any_of(subject.moves, [](const diagram::Move &move) { return !move.point; });
    if (passes || subject.moves.empty() || frame.columns > LinkLines || frame.rows > LinkLines)
        return {};
    return QStringLiteral("https://gomocalc.com/#/") + sharedMoves(subject).remove(QLatin1Char(' '));
}

QByteArray sharedSgf(const DiagramSubject &subject)
{
    if (subject.record)
        return subject.record();
    const BoardFrame &frame = subject.picture.frame();
    record::Game game;
    game.tree = record::GameTree(frame.columns, frame.rows);
    game.info.black.name = subject.black.toStdString();
    game.info.white.name = subject.white.toStdString();
    record::NodeId node = record::GameTree::root();
    rules::Side side = rules::Side::Black;
    for (const diagram::Move &move : subject.moves) {
        // Where one stone was taken for another later, the picture shows the last of them.
        if (move.point && frame.isOn(*move.point)) {
            const rules::Stone stone = subject.picture.at(*move.point).stone;
            if (stone != rules::Stone::None)
                side = stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White;
        }
        node = game.tree.append(node, move.point ? record::Move::stone(side, *move.point) : record::Move::pass(side));
        side = side == rules::Side::Black ? rules::Side::White : rules::Side::Black;
    }
    return QByteArray::fromStdString(record::writeSgf(game));
}

std::optional<QImage> codeOf(const QByteArray &text)
{
    const std::unique_ptr<QRcode, CodeEnd> code(QRcode_encodeString8bit(text.constData(), 0, QR_ECLEVEL_M));
    if (!code)
        return std::nullopt;
    const int side = code->width + 2 * CodeEdge;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            if (code->data[y * code->width + x] & 1)
                image.setPixelColor(x + CodeEdge, y + CodeEdge, Qt::black);
        }
    }
    return image;
}

std::optional<QImage> sharedCode(const DiagramSubject &subject)
{
    const QByteArray text = sharedMoves(subject).toLatin1();
    const std::optional<QImage> code = text.isEmpty() ? std::nullopt : codeOf(text);
    if (!code)
        return std::nullopt;
    return code->scaled(code->size() * CodeModule);
}

} // namespace kagetsu::ui
