// SPDX-License-Identifier: MIT
#pragma once

#include "base/draft/draft.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/controls/tablebutton.h"

#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace kagetsu::ui {

// A folder of drafts for one test. Destroying a dialog without closing it stands for a killed program.
class DraftFolder
{
public:
    DraftFolder() { setDraftFolder(m_folder.path()); }
    ~DraftFolder() { setDraftFolder({}); }
    DraftFolder(const DraftFolder &) = delete;
    DraftFolder &operator=(const DraftFolder &) = delete;

    QString path() const { return m_folder.path(); }
    QStringList files() const { return QDir(m_folder.path()).entryList({ QStringLiteral("*.draft") }, QDir::Files); }
    int count() const { return static_cast<int>(files().size()); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    static DraftKeeper &keeper(const QWidget &owner)
    {
        return *owner.findChild<DraftKeeper *>(QString(), Qt::FindDirectChildrenOnly);
    }
    // Waits until what was typed is on disk; returns false if nothing was about to be written.
    static bool isKept(const QWidget &owner)
    {
        auto *timer = keeper(owner).findChild<QTimer *>();
        if (!timer->isActive())
            return false;
        QSignalSpy kept(&keeper(owner), &DraftKeeper::kept);
        timer->setInterval(0);
        return kept.wait();
    }
    // Returns the text above the fields; empty if there is none.
    static QString told(const QWidget &owner)
    {
        const auto *text = owner.findChild<QLabel *>(QStringLiteral("draftText"));
        return text && !text->parentWidget()->isHidden() ? text->text() : QString();
    }
    static void discard(const QWidget &owner)
    {
        owner.findChild<TableButton *>(QStringLiteral("discardDraft"))->click();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace kagetsu::ui
