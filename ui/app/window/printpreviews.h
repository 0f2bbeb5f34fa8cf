// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace kagetsu::ui {

class LanguageSwitch;
struct DiagramSubject;
struct Paper;
struct SheetSource;
struct Settings;

// Shows papers in windows of their own: protocols of journals, verdicts, adjournments. Each stays open until it is
// closed.
class PrintPreviews : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object; `journals` is the folder in which journals are chosen.
    PrintPreviews(Settings &settings, const LanguageSwitch &language, QString journals, QWidget *window);

    void show(Paper paper);
    // Opens a dialog for a diagram of this subject.
    void showDiagram(DiagramSubject subject);
    // Opens a dialog that shows this subject to others; `name` begins the names of its files.
    void showShare(DiagramSubject subject, const QString &name);
    // Opens a dialog for a worksheet of these tasks, or goes on with the draft of that key.
    void showWorksheet(SheetSource source, const QString &draftKey = {});
    // Shows the protocol of a journal.
    void showProtocol(const QString &journal);
    // Asks for a journal; empty if none is wanted.
    QString chooseJournal() const;

signals:
    // Emitted with a sentence that says why a journal has no protocol.
    void refused(const QString &sentence);
    // Emitted when the folder for papers changed.
    void settingsChanged();

private:
    Settings &m_settings;
    const LanguageSwitch &m_language;
    QString m_journals;
    QWidget *m_window;
};

} // namespace kagetsu::ui
