// SPDX-License-Identifier: MIT
#pragma once

#include "ui/proof/proofmarks.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QMenu;
class QToolButton;

namespace kagetsu::ui {

// The buttons of a proof: to the step before and after, through all of them, to what the marks mean, and to all
// reasons.
class ProofButtons : public QWidget
{
    Q_OBJECT

public:
    explicit ProofButtons(QWidget *parent = nullptr);

    enum class Room : std::uint8_t {
        Beside, // right of a low text: a column of two
        Row, // below it: one row
        Rows, // one for the steps, and above it the rarer ones in words
    };
    // So wide, and so high where they stand beside.
    void arrange(Room room, const QSize &size);

    // Aside, both lead back to the steps.
    void setStep(int step, int count, bool isAside);
    QString stepText() const;
    // What these marks mean stands behind a button where it is not shown already.
    void setLegend(const ProofMarks &marks, bool isShown);
    void setPlaying(bool playing);
    void setWholeEnabled(bool enabled);
    bool isWhole() const;
    void setWhole(bool whole);

signals:
    void back();
    void forward();
    void play();
    void wholeToggled(bool whole);

private:
    // Which of them there are, and in which dress.
    struct Places
    {
        Room room = Room::Rows;
        bool hasPlay = false;
        bool hasLegend = false;
        bool hasWhole = true;
        bool hasCount = true;
        bool stepsInWords = true;
        bool playInWords = true;
        bool legendInWords = true;
        bool wholeInWords = true;
        friend bool operator==(const Places &, const Places &) = default;
    };
    Places placesIn(Room room, const QSize &size);
    void measure();
    void fillLegend();
    void put(const Places &places);
    void dress();
    void retranslate();

    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_play;
    QToolButton *m_legend;
    QToolButton *m_whole;
    QLabel *m_count;
    QMenu *m_kinds;
    ProofMarks m_marks;
    std::optional<Places> m_places;
    struct
    {
        int step = 0;
        int play = 0;
        int legend = 0;
        int whole = 0;
    } m_words; // how wide they are in words
    bool m_isMeasured = false;
    int m_steps = 0;
    bool m_isLegendShown = true;
    bool m_isPlaying = false;
};

} // namespace kagetsu::ui
