// SPDX-License-Identifier: MIT
#include "venue/server/answerpage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kagetsu::server {

namespace {

QJsonArray signsOf(const std::vector<PhoneSign> &signs)
{
    QJsonArray all;
    for (const PhoneSign &each : signs)
        all.append(QJsonArray { each.x, each.y, each.text });
    return all;
}

QByteArray dataOf(const AnswerPage &page)
{
    const AnswerPage::Words &words = page.words;
    const QJsonObject texts { { QStringLiteral("name"), words.name }, { QStringLiteral("nameless"), words.nameless },
        { QStringLiteral("send"), words.send }, { QStringLiteral("tap"), words.tap },
        { QStringLiteral("sent"), words.sent }, { QStringLiteral("waiting"), words.waiting },
        { QStringLiteral("taken"), words.taken }, { QStringLiteral("failed"), words.failed },
        { QStringLiteral("left"), words.left } };
    QJsonObject data { { QStringLiteral("open"), page.isOpen }, { QStringLiteral("number"), page.question.number },
        { QStringLiteral("words"), texts } };
    if (page.isOpen) {
        data.insert(QStringLiteral("columns"), page.question.columns);
        data.insert(QStringLiteral("rows"), page.question.rows);
        data.insert(QStringLiteral("until"), static_cast<double>(page.question.until));
        data.insert(QStringLiteral("takesNameless"), page.question.takesNameless);
        data.insert(QStringLiteral("names"), QJsonArray::fromStringList(page.names));
        data.insert(QStringLiteral("text"), page.text);
        data.insert(QStringLiteral("stones"), signsOf(page.stones));
        data.insert(QStringLiteral("letters"), signsOf(page.letters));
    }
    return QJsonDocument(data).toJson(QJsonDocument::Compact);
}

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8();
}

} // namespace

std::shared_ptr<const PageSet> answerPages(const AnswerPage &page)
{
    ServedPages pages;
    pages.begin();
    pages.put(QStringLiteral("answer.css"), answerStyle());
    pages.put(QStringLiteral("answer.js"), answerScript());
    pages.put(QStringLiteral("question.json"), dataOf(page));
    pages.put(QStringLiteral("index.html"),
        "<!doctype html>\n<html lang=\"" + escaped(page.language)
            + "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
              "initial-scale=1\">\n<meta name=\"robots\" content=\"noindex\">\n<title>"
            + escaped(page.words.title)
            + "</title>\n<link rel=\"stylesheet\" href=\"answer.css\">\n<script src=\"answer.js\" defer></script>\n"
              "</head>\n<body>\n<main>\n<h1 id=\"text\"></h1>\n<p id=\"left\"></p>\n"
              "<p id=\"who\" hidden><label id=\"nameLabel\" for=\"name\"></label> <select id=\"name\"></select></p>\n"
              "<div id=\"board\" hidden></div>\n<p id=\"told\" role=\"status\"></p>\n"
              "<button id=\"send\" type=\"button\" hidden></button>\n<noscript>"
            + escaped(page.words.noScript) + "</noscript>\n</main>\n</body>\n</html>\n");
    return pages.end();
}

} // namespace kagetsu::server
