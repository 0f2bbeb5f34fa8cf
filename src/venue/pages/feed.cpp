// SPDX-License-Identifier: MIT
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/pairingrows.h"

#include <QUuid>

#include <algorithm>
#include <map>

namespace kagetsu::venue {

namespace {

using namespace tournament;

constexpr std::size_t MostEntries = 100;

struct News
{
    const PublicSection *section = nullptr;
    int round = 0;
    int table = 0;
    Milliseconds when { 0 };
};

// A result that is corrected keeps its identity, and becomes the newest.
std::vector<News> newestResults(const PublicPicture &picture)
{
    std::vector<News> news;
    for (const PublicSection &section : picture.sections) {
        for (const auto &[key, when] : section.entered)
            news.push_back({ &section, key.first, key.second, when });
    }
    std::ranges::stable_sort(news, std::ranges::greater(), &News::when);
    return news;
}

// An address that is unique and leads nowhere, made of what never changes [ATOM 4.2.6].
QString identityOf(const PageMaker &maker, const QString &of)
{
    static const QUuid house(QStringLiteral("{5c1fb0b8-6f0b-5d0e-9a55-2f6ad1a7c0f3}"));
    const QString name =
        QString::fromStdString(maker.picture.id) + QLatin1Char('/') + maker.language + QLatin1Char('/') + of;
    return QStringLiteral("urn:uuid:") + QUuid::createUuidV5(house, name).toString(QUuid::WithoutBraces);
}

QString momentText(Milliseconds when)
{
    return QDateTime::fromMSecsSinceEpoch(when.count()).toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ"));
}

// Two characters are allowed in a name, but not in XML.
QString allowed(QString text)
{
    return text.remove(QChar(0xFFFE)).remove(QChar(0xFFFF));
}

void addNews(Html &html, const PageMaker &maker, const News &news, const text::PairingRow &row)
{
    const Section &section = news.section->section;
    const bool hasRecord = gameOf(*news.section, news.round, news.table, 0) != nullptr;
    const QString address = hasRecord
        ? gameName(section.id, news.round, news.table, 0)
        : roundName(section.id, news.round) + QLatin1Char('#') + tableAnchor(section.id, news.table);
    const QString which = maker.picture.sections.size() > 1 ? text::sectionName(section) : QString();
    html << "<entry><id>" << identityOf(maker, roundName(section.id, news.round) + QString::number(news.table))
         << "</id><updated>" << momentText(news.when) << "</updated><title>"
         << allowed(QStringList { row.opener.name.simplified(), row.result, row.second.name.simplified() }.join(
                QLatin1Char(' ')))
         << "</title><link href=\"" << address << "\"/><summary>"
         << allowed(text::joinParts({ which, text::pageRound(news.round), text::pageTable(news.table) }))
         << "</summary></entry>\n";
}

} // namespace

QByteArray resultsFeed(const PageMaker &maker)
{
    const std::vector<News> all = newestResults(maker.picture);
    const QString name = allowed(text::foreignText(maker.picture.details.name).simplified());
    const QString title = name.isEmpty() ? pageWord(PageWord::Results) : name;
    Html entries;
    std::optional<Milliseconds> newest;
    std::map<std::pair<int, int>, std::vector<text::PairingRow>> rounds;
    std::size_t count = 0;
    for (const News &news : all) {
        const std::pair<int, int> key(news.section->section.id, news.round);
        if (!rounds.contains(key))
            rounds[key] = text::pairingRows(news.section->section, news.round);
        const auto row = std::ranges::find(rounds[key], QString::number(news.table), &text::PairingRow::table);
        if (row == rounds[key].end() || row->result.isEmpty()) // it was removed
            continue;
        newest = newest.value_or(news.when);
        addNews(entries, maker, news, *row);
        if (++count == MostEntries)
            break;
    }
    Html html;
    html << "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\""
         << languageFolder(maker.language) << "\">\n<id>" << identityOf(maker, {}) << "</id>\n<title>" << title
         << "</title>\n<updated>" << momentText(newest.value_or(maker.picture.asOf.value_or(Milliseconds(0))))
         << "</updated>\n<author><name>" << title << "</name></author>\n<generator>Kagetsu "
         << QString::fromStdString(maker.picture.id)
         << "</generator>\n<link rel=\"self\" type=\"application/atom+xml\" href=\"" << feedName()
         << "\"/>\n<link href=\"" << firstName() << "\"/>\n"
         << entries << "</feed>\n";
    return html.bytes();
}

} // namespace kagetsu::venue
