// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QUrl>

#include <array>
#include <optional>

namespace kagetsu::ui {

// The pages of the manual (docs/manual), in the order of its contents.
enum class ManualPage { Index, Players, Clock, Arbiters, Teaching, Records, CommandLine };

inline constexpr std::array AllManualPages { ManualPage::Index, ManualPage::Players, ManualPage::Clock,
    ManualPage::Arbiters, ManualPage::Teaching, ManualPage::Records, ManualPage::CommandLine };

// The language the manual is read in: this one, or English where it is not written in it.
QString manualLanguage(const QString &code);

QUrl manualUrl(ManualPage page, const QString &language);
// Which page an address leads to; nothing for the reference pages.
std::optional<ManualPage> manualPageOf(const QUrl &url);

// The text of a page, and its first heading. Empty where there is none.
QString manualText(const QUrl &url);
QString manualTitle(ManualPage page, const QString &language);

// A heading as links name it: small letters, hyphens for blanks, without other signs.
QString manualAnchor(const QString &heading);

} // namespace kagetsu::ui
