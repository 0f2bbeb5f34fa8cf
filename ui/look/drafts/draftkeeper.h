// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draftwriter.h"
#include "ui/look/drafts/draftbar.h"

#include <QJsonObject>
#include <QPointer>

#include <functional>
#include <vector>

class QDialog;
class QWidget;

namespace kagetsu::ui {

// The folder is the same for the whole program, so nobody hands it on. Without one nothing is kept, as in the test of
// one dialog.
void setDraftFolder(const QString &folder);
QString draftFolder();

// Keeps what is typed in a dialog, or on a page, on disk while it is neither saved nor given up, so that a killed
// program or a dead battery loses two seconds of it. What such a program left behind stands in the fields again when
// they are next seen, with a quiet line above them that tells so and can discard it.
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    // What is typed.
    struct Subject
    {
        QString kind; // of dialog, such as "team"; never shown, and never changed
        QString key {}; // of the thing it is about; empty where there is one only
        QString name {}; // of that thing, for its user; stands after the title of the dialog
        QJsonObject more {}; // what else is to be known of it when the draft is restored
    };
    // How a draft is made of what was typed, and the other way round. What is restored may be of another version, or
    // damaged: what does not fit is passed over.
    struct State
    {
        std::function<QJsonObject()> save;
        std::function<void(const QJsonObject &state)> restore;
    };

    // The owner must outlive this, with all that `state` uses. Of a dialog the draft is gone once it was closed by its
    // user and this goes too: who accepts saves before that.
    DraftKeeper(QWidget &owner, Subject subject, State state);
    // Of a dialog that is nothing but its fields.
    DraftKeeper(QWidget &owner, Subject subject);
    ~DraftKeeper() override;

    // Restores what was left behind, if that was not done yet; it is done by itself when the owner is first seen.
    void takeUp();
    // What stands there now was not typed: it is what there is before anybody types, and what was left behind stays
    // where it is.
    void startAnew();
    // Something was typed. Fields tell it by themselves; all else its owner tells.
    void touch();
    // It is saved, or deliberately given up. What is typed from now on is kept anew.
    void drop();
    // What was typed and accepted could not be saved, so that the draft stays when this goes.
    void stay() { m_isClosed = false; }
    // What was typed elsewhere has become part of this: that draft is gone as soon as this one is on disk.
    void takeOver(DraftKeeper &other);
    // A draft was restored and not yet discarded.
    bool isRestored() const { return m_restored.isValid(); }
    // What it is about; of a restored draft as it was when that was written.
    const Subject &subject() const { return m_subject; }

signals:
    // All that was typed is on disk.
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
    QJsonObject m_initial; // as it was before anybody typed
    QDateTime m_restored; // when that was written which was restored
    QString m_unreadable; // a draft of this that is left alone
    QPointer<DraftBar> m_bar;
    std::vector<draft::DraftWriter::Aside> m_takenOver;
    bool m_isTakenUp = false;
    bool m_isRestoring = false;
    bool m_isFailing = false;
    bool m_isClosed = false;
};

} // namespace kagetsu::ui
