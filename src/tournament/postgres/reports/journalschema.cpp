// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journalschema.h"

namespace kagetsu::tournament {

namespace {

// The server itself checks each line of a journal: its number, its hash, and that it follows the line before
// (match-journal.md#hash-chain), exactly as desks do, so that no line is kept here that they would refuse. The last 149
// signs of a line are ,"prev":"…","hash":"…"} with 64 digits each. Each role has a chain of its own, so two computers
// that went on with one game are both heard.
constexpr const char *JournalTables[] {
    "CREATE TABLE kagetsu.journal (event text NOT NULL REFERENCES kagetsu.event, journal text NOT NULL "
    "CHECK (journal ~ '^[A-Za-z0-9_-]{1,200}$'), role text NOT NULL DEFAULT session_user, "
    "PRIMARY KEY (journal, role), CHECK (starts_with(journal, event || '_')))",
    "CREATE INDEX ON kagetsu.journal (event)",
    "CREATE TABLE kagetsu.journal_line (journal text NOT NULL, role text NOT NULL DEFAULT session_user, "
    "number bigint NOT NULL CHECK (number > 0), text text NOT NULL CHECK (octet_length(text) <= 1048576), "
    "arrived timestamptz NOT NULL DEFAULT now(), "
    "prev text GENERATED ALWAYS AS (left(right(text, 140), 64)) STORED, "
    "hash text GENERATED ALWAYS AS (left(right(text, 66), 64)) STORED, "
    "before bigint GENERATED ALWAYS AS (nullif(number - 1, 0)) STORED, "
    "PRIMARY KEY (journal, role, number), UNIQUE (journal, role, number, hash), "
    "FOREIGN KEY (journal, role) REFERENCES kagetsu.journal (journal, role), "
    "FOREIGN KEY (journal, role, before, prev) REFERENCES kagetsu.journal_line (journal, role, number, hash), "
    "CHECK (right(text, 149) ~ '^,\"prev\":\"[0-9a-f]{64}\",\"hash\":\"[0-9a-f]{64}\"[}]$'), "
    "CHECK (hash = encode(sha256(convert_to(left(text, -75), 'UTF8')), 'hex')), "
    "CHECK (number > 1 OR prev = repeat('0', 64)), "
    "CHECK (starts_with(text, '{') AND strpos(text, chr(10)) = 0), "
    "CHECK (position(convert_to('\"seq\":' || number || ',', 'UTF8') IN substr(convert_to(text, 'UTF8'), 1, 100)) "
    "> 0))",
    "CREATE TABLE kagetsu.assignment (match text PRIMARY KEY CHECK (match ~ '^[A-Za-z0-9_-]{1,200}$'), "
    "event text NOT NULL REFERENCES kagetsu.event, section integer NOT NULL, round integer NOT NULL, "
    "table_number integer NOT NULL, board integer NOT NULL, station text, setup text NOT NULL "
    "CHECK (length(setup) <= 1048576), at_ms bigint NOT NULL, role text NOT NULL DEFAULT session_user, "
    "CHECK (starts_with(match, event || '_')))",
    "CREATE INDEX ON kagetsu.assignment (event)",
    ("CREATE TABLE kagetsu.presence (role text PRIMARY KEY DEFAULT session_user, version text NOT NULL "
     "CHECK (length(version) <= 100), wall_ms bigint NOT NULL CHECK (wall_ms BETWEEN 0 AND 99999999999999), "
     "seen timestamptz NOT NULL DEFAULT now() CHECK (isfinite(seen)))"),
};

// A program at a table writes only its own journals, under the name that its connection has proved.
constexpr const char *JournalRights[] {
    "GRANT USAGE ON SCHEMA kagetsu TO kagetsu_table",
    "GRANT SELECT ON ALL TABLES IN SCHEMA kagetsu TO kagetsu_desk, kagetsu_look, kagetsu_table",
    "GRANT INSERT (event, journal) ON kagetsu.journal TO kagetsu_desk, kagetsu_table",
    "GRANT INSERT (journal, number, text) ON kagetsu.journal_line TO kagetsu_desk, kagetsu_table",
    "GRANT INSERT (match, event, section, round, table_number, board, station, setup, at_ms) ON kagetsu.assignment "
    "TO kagetsu_desk",
    "GRANT INSERT (version, wall_ms), UPDATE (version, wall_ms, seen) ON kagetsu.presence TO kagetsu_desk, "
    "kagetsu_table",
    "ALTER TABLE kagetsu.presence ENABLE ROW LEVEL SECURITY",
    "CREATE POLICY everybody_reads ON kagetsu.presence FOR SELECT USING (true)",
    "CREATE POLICY own_sign_of_life ON kagetsu.presence USING (role = session_user) WITH CHECK (role = session_user)",
};

} // namespace

std::optional<StoreFault> addJournalTables(Connection &connection)
{
    auto group = connection.ask("SELECT 1 FROM pg_roles WHERE rolname = 'kagetsu_table'");
    if (!group)
        return group.fault();
    if (!group.value().next()) {
        if (auto fault = connection.run(QStringLiteral("CREATE ROLE kagetsu_table NOLOGIN")))
            return fault;
    }
    const auto runAll = [&connection](const auto &statements) -> std::optional<StoreFault> {
        for (const char *statement : statements) {
            if (auto fault = connection.run(QLatin1String(statement)))
                return fault;
        }
        return std::nullopt;
    };
    if (auto fault = runAll(JournalTables))
        return fault;
    if (auto fault = runAll(JournalRights))
        return fault;
    return connection.run(QStringLiteral("DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO kagetsu_table', "
                                         "current_database()); END $$"));
}

} // namespace kagetsu::tournament
