// SPDX-License-Identifier: MIT
#include "ui/library/paper/paperorder.h"

#include "library/search/reportjson.h"
#include "record/collection.h"
#include "text/common/foreigntext.h"
#include "translations/catalogues.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace kagetsu::ui {

namespace {

struct PaperOrderWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Booklet)
};

Result<std::vector<record::Game>, QString> gamesOf(const QString &path)
{
    std::vector<record::Game> games;
    if (path.isEmpty())
        return games;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return Fault { PaperOrderWords::tr("%1 could not be read.").arg(text::foreignPath(path)) };
    const record::Collection collection = record::readRecords(file.readAll().toStdString());
    for (std::size_t i = 0; i < collection.size(); ++i) {
        record::Game game = collection.readGame(i);
        if (game.info.kind != record::GameKind::Foreign)
            games.push_back(std::move(game));
    }
    return games;
}

} // namespace

Result<GamePaperOrder, QString> gamePaperFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
    GamePaperOrder order;
    order.games = text("games");
    order.output = text("output");
    order.language = text("lang");
    order.booklet.title = text("title");
    order.booklet.kind = object.value(QLatin1String("boards")).toBool() ? Booklet::Kind::Boards : Booklet::Kind::Games;
    order.booklet.every = object.value(QLatin1String("every")).toInt(order.booklet.every);
    order.booklet.isLetter = object.value(QLatin1String("letter")).toBool();
    bool isGood = catalogueCodes().contains(order.language) && paperFormatOf(order.output)
        && order.booklet.every >= Booklet::LeastEvery && order.booklet.every <= Booklet::MostEvery;
    if (object.contains(QLatin1String("report"))) {
        const QByteArray report =
            QJsonDocument(object.value(QLatin1String("report")).toObject()).toJson(QJsonDocument::Compact);
        order.report = library::reportFromJson(report.toStdString());
        isGood = isGood && order.report;
    }
    if (!isGood)
        return Fault { PaperOrderWords::tr("These settings for a paper are not valid.") };
    return order;
}

Result<Done, QString> writeGamePaper(const GamePaperOrder &order)
{
    auto games = gamesOf(order.games);
    if (!games)
        return Fault { games.fault() };
    Document document;
    if (order.report) {
        document = reportDocument({ *order.report, std::move(games).value() }, order.language);
    } else {
        Booklet booklet = order.booklet;
        booklet.games = std::make_shared<const std::vector<record::Game>>(std::move(games).value());
        if (booklet.games->empty())
            return Fault { PaperOrderWords::tr("There are no games to print.") };
        document = bookletDocument(booklet, order.language);
    }
    return savePaper(document, *paperFormatOf(order.output), order.output,
        QPageSize(order.booklet.isLetter ? QPageSize::Letter : QPageSize::A4));
}

} // namespace kagetsu::ui
