// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

namespace kagetsu::journal {
struct JournalProtocol;
}

namespace kagetsu::ui {

class JournalReplayView;

// Shows any journal line by line, as a page of its own.
class JournalReplayPage : public Page
{
    Q_OBJECT

public:
    explicit JournalReplayPage(QWidget *parent = nullptr);

    // Opens a journal; `name` is the name of its file.
    void open(const journal::JournalProtocol &found, const QString &name);
    JournalReplayView &view() const { return *m_view; }

    QString caption() const override { return m_name; }
    QSize leastSize(const QSize &room) const override;
    Abilities abilities() const override { return { .judges = true, .replays = true }; }
    ProofPanel *proof() const override;
    void setShown(const Shown &shown) override;
    void first() override;
    void previous() override;
    void next() override;
    void last() override;

private:
    JournalReplayView *m_view;
    QString m_name;
};

} // namespace kagetsu::ui
