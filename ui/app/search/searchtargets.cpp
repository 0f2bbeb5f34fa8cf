// SPDX-License-Identifier: MIT
#include "ui/app/search/searchtargets.h"

#include "learn/course/course.h"
#include "opening/pattern/catalogue.h"
#include "text/common/language.h"
#include "text/opening/opening.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/plaintext.h"
#include "ui/learn/course/guideview.h"

#include <QAction>
#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SearchTargets)
};

Findable findableOf(QAction *action)
{
    Findable found { plainText(action->text()), SearchWords::tr("Command"),
        action->shortcut().toString(QKeySequence::NativeText), {}, comparable(action->statusTip()) };
    if (action->isEnabled())
        found.act = [action] { action->trigger(); };
    return found;
}

} // namespace

std::vector<Findable> findablesOf(const SearchTargets &targets)
{
    std::vector<Findable> all;
    for (QAction *action : targets.actions->findChildren<QAction *>(QString(), Qt::FindDirectChildrenOnly))
        all.push_back(findableOf(action));
    for (QAction *action : targets.ofPage)
        all.push_back(findableOf(action));
    for (const StartEntry &entry : targets.entries) {
        //: What the search of the window has found.
        all.push_back({ entry.title, SearchWords::tr("Game"), {}, [open = targets.openEntry, entry] { open(entry); } });
    }
    for (const QString &player : targets.players)
        all.push_back({ player, SearchWords::tr("Player"), {}, [go = targets.searchGames, player] { go(player); } });
    for (const opening::Pattern &pattern : opening::patterns()) {
        const QString name = text::patternName(pattern);
        all.push_back({ text::patternText({ &pattern, rules::Symmetry::Identity }), SearchWords::tr("Opening"), {},
            [go = targets.searchGames, name] { go(name); } });
    }
    const auto &procedures = GuideView::procedures();
    for (std::size_t i = 0; i < procedures.size(); ++i) {
        all.push_back({ text::procedureName(*procedures[i]), SearchWords::tr("Opening"), {},
            [open = targets.openGuide, i] { open(static_cast<int>(i)); } });
    }
    for (const course::Course &course : course::shippedCourses()) {
        const QString name = QString::fromStdString(json::textIn(course.name, text::languageTag()));
        //: What the search of the window has found: %1 is a course, which is printed as a booklet.
        all.push_back({ SearchWords::tr("Booklet: %1").arg(name), SearchWords::tr("Command"), {},
            [print = targets.printCourse, id = QString::fromStdString(course.id)] { print(id); } });
    }
    return all;
}

std::vector<Findable> slowFindablesOf(const SearchTargets &targets)
{
    std::vector<Findable> all;
    for (const QString &name : targets.settingNames())
        all.push_back({ name, SearchWords::tr("Setting"), {}, [open = targets.openSettings, name] { open(name); } });
    for (const ManualPage page : AllManualPages) {
        const QString language = manualLanguage(targets.language);
        QStringList section; // what stands below a heading is found, too
        const auto end = [&all, &section] {
            if (!section.isEmpty())
                all.back().about = comparable(section.join(QLatin1Char(' ')));
            section.clear();
        };
        qsizetype number = 0;
        for (const QString &line : manualText(manualUrl(page, language)).split(QLatin1Char('\n'))) {
            if (!line.startsWith(QLatin1Char('#'))) {
                if (number > 0)
                    section += line;
                continue;
            }
            end();
            all.push_back({ line.mid(line.indexOf(QLatin1Char(' ')) + 1), SearchWords::tr("Manual"), {},
                [open = targets.openManual, page, heading = number++] { open(page, heading); } });
        }
        end();
    }
    return all;
}

} // namespace kagetsu::ui
