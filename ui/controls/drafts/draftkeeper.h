// SPDX-License-Identifier: MIT
#pragma once

#include "base/draft/draftwriter.h"
#include "ui/controls/drafts/draftbar.h"

#include <QJsonObject>
#include <QPointer>

#include <functional>
#include <vector>

class QDialog;
class QWidget;

namespace kagetsu::ui {

// Set and return the folder of drafts. It is the same for the whole program, so it is not passed as a parameter.
// Without a folder nothing is kept, as in the test of a single dialog.
void setDraftFolder(const QString &folder);
QString draftFolder();

// Keeps on disk what is typed in a dialog or on a page until it is saved or discarded, so that a crash or an empty
// battery loses at most two seconds of it. When the fields are next shown, they contain what was left behind, with a
// line above them that says so and can discard it.
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    // Identifies what is being typed.
    struct Subject
    {
        QString kind; // kind of dialog, such as "team"; never shown, and never changed
        QString key {}; // id of the thing being edited; empty if there is only one
        QString name {}; // name of that thing for the user; shown after the title of the dialog
        QJsonObject more {}; // further data needed to restore the draft
    };
    // Converts between fields and draft. A draft may come from another version or be damaged: what does not fit is
    // skipped.
    struct State
    {
        std::function<QJsonObject()> save;
        std::function<void(const QJsonObject &state)> restore;
    };

    // The owner, and everything that `state` uses, must outlive this object. The draft of a dialog is deleted when the
    // user has closed the dialog and this object is destroyed: code that accepts must save before that.
    DraftKeeper(QWidget &owner, Subject subject, State state);
    // For dialogs that consist only of their fields.
    DraftKeeper(QWidget &owner, Subject subject);
    ~DraftKeeper() override;

    // Restores what was left behind, unless that has been done; happens automatically when the owner is first shown.
    void takeUp();
    // Treats the current contents as untyped: they are the initial state, and a draft left behind stays where it is.
    void startAnew();
    // Notes that something was typed. Fields report this by themselves; the owner reports everything else.
    void touch();
    // Deletes the draft after its contents were saved or deliberately discarded. What is typed from now on is kept
    // again.
    void drop();
    // Keeps the draft when this object is destroyed, because what was typed and accepted could not be saved.
    void stay() { m_isClosed = false; }
    // Marks the other draft as included in this one: it is deleted as soon as this one is on disk.
    void takeOver(DraftKeeper &other);
    // True if a draft was restored and not yet discarded.
    bool isRestored() const { return m_restored.isValid(); }
    // Returns what is being edited; for a restored draft, as it was when the draft was written.
    const Subject &subject() const { return m_subject; }

signals:
    // Emitted when everything typed is on disk.
    void kept();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    draft::DraftWriter::Write take();
    void restore(const draft::Draft &left);
    void discard();
    void forgetTakenOver();
    void tell();
    DraftBar &bar();

    QWidget &m_owner;
    Subject m_subject;
    State m_state;
    draft::DraftWriter m_writer;
    QJsonObject m_initial; // contents before anybody typed
    QDateTime m_restored; // when the restored draft was written
    QString m_unreadable; // a draft of this subject that is left untouched
    QPointer<DraftBar> m_bar;
    std::vector<draft::DraftWriter::Aside> m_takenOver;
    bool m_isTakenUp = false;
    bool m_isRestoring = false;
    bool m_isFailing = false;
    bool m_isClosed = false;
};

} // namespace kagetsu::ui
