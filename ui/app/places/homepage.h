// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/hometile.h"
#include "ui/controls/layout/page.h"

#include <QList>

class QAction;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace kagetsu::ui {

class EvenGrid;

// The home page of a place: a title, and below it titled groups of cards in one column that scrolls. It is built when
// it is first shown, and again when what it shows has changed.
class HomePage : public Page
{
    Q_OBJECT

public:
    HomePage(const QString &name, QWidget *parent);

    QString title() const override { return heading(); }

    // Builds the page again if it has been shown.
    void refresh();

protected:
    // Returns the title of the page.
    virtual QString heading() const = 0;
    // Adds everything below the title with the functions that follow.
    virtual void fill() = 0;

    void addHead(const QString &text);
    // Adds a paragraph in the muted ink.
    void addLine(const QString &text);
    // Begins a group of cards of equal width; tiles and cards that follow are added to it.
    void beginGroup();
    HomeTile *addTile(const QString &name, const QString &title, const QString &line, const QString &icon = {});
    // Adds a tile that triggers an action and says what the action says.
    HomeTile *addTile(QAction *action, const QString &icon);
    // Adds a card or a button to the group.
    void addCard(QWidget *card);

    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    int leastHeight() const override;

private:
    void build();
    void fit();
    int enlarged(int length) const;
    // Returns everything that can be pressed, for the arrow keys.
    QList<QWidget *> stops() const;

    QScrollArea *m_area;
    QVBoxLayout *m_column = nullptr; // of what the area shows
    EvenGrid *m_group = nullptr; // the last one
    QList<EvenGrid *> m_groups; // all of the page
    bool m_isBuilt = false;
};

} // namespace kagetsu::ui
