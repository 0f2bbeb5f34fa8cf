// SPDX-License-Identifier: MIT
#include "ui/app/search/findable.h"

#include <algorithm>
#include <optional>

namespace kagetsu::ui {

namespace {

// Returns how well it matches, 0 for best; nothing if it does not.
std::optional<int> rankOf(const Findable &each, const QString &search, const QStringList &words)
{
    const QString title = comparable(each.title);
    const QString all = title + QLatin1Char(' ') + comparable(each.kind);
    const auto isNamed = [&all](const QString &word) { return all.contains(word); };
    const int disabled = each.act ? 0 : 10;
    if (!std::all_of(words.begin(), words.end(), isNamed)) {
        const bool isSpokenOf = std::all_of(words.begin(), words.end(),
            [&](const QString &word) { return isNamed(word) || each.about.contains(word); });
        return isSpokenOf ? std::optional(disabled + 4) : std::nullopt;
    }
    if (title.startsWith(search))
        return disabled;
    if (title.contains(QLatin1Char(' ') + search))
        return disabled + 1;
    return disabled + (title.contains(search) ? 2 : 3);
}

} // namespace

QString comparable(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD).toLower();
    plain.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return plain;
}

QStringList searchWords(const QString &search)
{
    return comparable(search).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<Findable> findIn(const std::vector<Findable> &all, const QString &search, std::size_t most)
{
    const QStringList words = searchWords(search);
    const QString wanted = words.join(QLatin1Char(' '));
    std::vector<std::pair<int, const Findable *>> found;
    for (const Findable &each : all) {
        if (const std::optional<int> rank = rankOf(each, wanted, words))
            found.emplace_back(*rank, &each);
    }
    std::stable_sort(
        found.begin(), found.end(), [](const auto &one, const auto &two) { return one.first < two.first; });
    std::vector<Findable> best;
    for (std::size_t i = 0; i < found.size() && i < most; ++i)
        best.push_back(*found[i].second);
    return best;
}

} // namespace kagetsu::ui
