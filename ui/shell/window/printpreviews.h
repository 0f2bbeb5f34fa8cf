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

// What is put on paper, each in a window of its own: protocols of journals, verdicts, adjournments. Each stands there
// until it is closed.
class PrintPreviews : public QObject
{
    Q_OBJECT

public:
    // All must outlive this; `journals` is the folder where one is looked for.
    PrintPreviews(Settings &settings, const LanguageSwitch &language, QString journals, QWidget *window);

    void show(Paper paper);
    // A diagram of it, to be chosen.
    void showDiagram(DiagramSubject subject);
    // A worksheet of these tasks, to be chosen.
    void showWorksheet(SheetSource source);
    // The protocol of a journal.
    void showProtocol(const QString &journal);
    // Empty when none is wanted.
    QString chooseJournal() const;

signals:
    // Why a journal gives no protocol, a sentence.
    void refused(const QString &sentence);
    // The folder where a paper was saved.
    void settingsChanged();

private:
    Settings &m_settings;
    const LanguageSwitch &m_language;
    QString m_journals;
    QWidget *m_window;
};

} // namespace kagetsu::ui
