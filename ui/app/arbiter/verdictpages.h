// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace kagetsu::ui {

class JournalReplayPage;
class VerdictPage;
struct WindowServices;

// Creates the pages of the place Verdict when they are first needed: the verdict on a position, and a journal line by
// line.
class VerdictPages : public QObject
{
    Q_OBJECT

public:
    explicit VerdictPages(const WindowServices &window);

    // Opens the verdict desk with the displayed position, as far as it may be judged.
    void showVerdict();
    // Shows a journal line by line. Reports faults of a journal that cannot be read.
    void showJournal(const QString &journal);
    // True for the pages that showVerdict() and showJournal() open.
    bool has(const QWidget *page) const;

signals:
    // Emitted when the verdict desk was created.
    void pageMade(kagetsu::ui::VerdictPage *page);

private:
    VerdictPage &verdict();

    const WindowServices &m_window;
    VerdictPage *m_verdict = nullptr;
    JournalReplayPage *m_replay = nullptr;
};

} // namespace kagetsu::ui
