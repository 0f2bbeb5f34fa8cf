// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace kagetsu::ui {

// Controls with their labels above them, in two columns, or in one if there is no room.
class FieldGrid : public QWidget
{
    Q_OBJECT

public:
    explicit FieldGrid(QWidget *parent = nullptr);

    enum class Width : std::uint8_t { Half, Full };
    // Adds a control, which becomes a child, after the previous ones. A note below it can explain its meaning.
    void add(QWidget *control, Width width = Width::Half, QLabel *note = nullptr);
    // Sets the label of a control, which is also its accessible name.
    void say(QWidget *control, const QString &label);
    // Shows or hides a control; a hidden one takes no room. Controls are shown initially.
    void show(QWidget *control, bool isShown);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Field
    {
        QLabel *label = nullptr;
        QWidget *control = nullptr;
        QLabel *note = nullptr;
        Width width = Width::Half;
        bool isShown = true;
    };

    Field &fieldOf(const QWidget *control);
    void lay(int columns);

    QList<Field> m_fields;
    QGridLayout *m_grid;
    int m_columns = 2;
};

} // namespace kagetsu::ui
