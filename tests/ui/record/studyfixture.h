// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/record/page/studypage.h"

#include <QTest>

#include <memory>

// What the tests of the study page share.
namespace kagetsu::ui::studyfixture {

inline rules::Point at(const char *text)
{
    return *rules::pointFromText(text, rules::DefaultBoardSize);
}

// Returns a study page in a window that has the keyboard; null if the window did not get it.
inline std::unique_ptr<StudyPage> shownPage(const QSize &size = { 1280, 800 })
{
    auto page = std::make_unique<StudyPage>();
    page->resize(size);
    page->QWidget::show();
    page->activateWindow();
    return QTest::qWaitForWindowActive(page.get()) ? std::move(page) : nullptr;
}

} // namespace kagetsu::ui::studyfixture
