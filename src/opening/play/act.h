// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <string>
#include <variant>

namespace kagetsu::opening {

// The acts of players while a procedure runs (opening.md#step-language). An ordered list of acts with their seats is
// the record of an opening (opening.md#records-of-openings).
struct Place
{
    rules::Point point;
    friend bool operator==(const Place &, const Place &) = default;
};

struct Choose
{
    std::string option; // id of the option
    friend bool operator==(const Choose &, const Choose &) = default;
};

struct Declare
{
    int number = 0;
    friend bool operator==(const Declare &, const Declare &) = default;
};

// Lays one candidate; the last candidate that is required ends the offer.
struct Offer
{
    rules::Point point;
    friend bool operator==(const Offer &, const Offer &) = default;
};

// Takes back one candidate while the offer is not complete.
struct Withdraw
{
    rules::Point point;
    friend bool operator==(const Withdraw &, const Withdraw &) = default;
};

struct Select
{
    rules::Point point;
    friend bool operator==(const Select &, const Select &) = default;
};

using Act = std::variant<Place, Choose, Declare, Offer, Withdraw, Select>;

} // namespace kagetsu::opening
