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

// Returns the language of the manual: this one, or English if it is not available.
QString manualLanguage(const QString &code);

// Returns the address of a page in this language.
QUrl manualUrl(ManualPage page, const QString &language);
// Returns which page an address leads to; nothing for the reference pages.
std::optional<ManualPage> manualPageOf(const QUrl &url);

// Returns the text of a page; empty if there is none. manualTitle() returns its first heading.
QString manualText(const QUrl &url);
QString manualTitle(ManualPage page, const QString &language);

// Returns a heading as links name it: lower case, hyphens for blanks, no other punctuation.
QString manualAnchor(const QString &heading);

} // namespace kagetsu::ui
