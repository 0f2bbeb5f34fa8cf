// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/search/findable.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

// Finds commands, settings, players, games, openings and sections of the manual while one types: by their names, and
// commands and the manual by what they speak of. The arrow keys choose, Enter does it, Escape leaves.
class SearchDialog : public QDialog
{
    Q_OBJECT

public:
    // `more` returns what takes longer to collect; it is called at the first letter.
    SearchDialog(
        std::vector<Findable> findables, std::function<std::vector<Findable>()> more, QWidget *parent = nullptr);

    // Returns what was chosen; call it after exec(). Empty if nothing was.
    std::function<void()> chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void choose();

    std::vector<Findable> m_all;
    std::function<std::vector<Findable>()> m_more;
    std::vector<Findable> m_found;
    std::function<void()> m_chosen;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_nothing;
};

} // namespace kagetsu::ui
