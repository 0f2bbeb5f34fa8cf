// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/manual/manualpages.h"

#include <QWidget>

class QDialog;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kagetsu::ui {

class ManualBrowser;

// Shows the manual in a window of its own beside the main one: nothing waits for it, and it remembers nothing.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    explicit ManualWindow(const QString &language);

    // Shows a page from its heading with this number on; its title is number 0.
    void showPage(ManualPage page, qsizetype heading = 0);
    // Shows the same place in another language.
    void setLanguage(const QString &code);
    // Places the manual where it covers least of this window.
    void putBeside(const QWidget &window);
    // Shows the manual and gives it the focus, above a dialog that waits for an answer: a desktop would put a window
    // without a parent behind it.
    void showOver(QDialog *dialog);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    void fillContents();
    void fit();
    void spread(QTreeWidgetItem &item) const;
    void follow();
    void find(bool backward);
    void retranslate();
    static QToolButton *button(const char *name, QWidget *parent);

    QString m_language;
    ManualBrowser *m_text;
    QTreeWidget *m_contents;
    QToolButton *m_back;
    QToolButton *m_index;
    QLineEdit *m_search;
    QLabel *m_found;
};

} // namespace kagetsu::ui
