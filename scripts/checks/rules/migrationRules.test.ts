import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/runtime.mjs'
import { migrationProblems } from './migrationRules.mjs'

const folder = 'apps/platform/migrations'
const before = { path: `${folder}/0300_play.sql`, text: 'ALTER TABLE game_rounds ADD COLUMN outcome text;' }
const problems = (text: string, path = `${folder}/0301_play.sql`) =>
  migrationProblems([before, { path, text }]).map(({ line }: { line: number }) => line)

test.each([
  'CREATE TABLE seats (id bigint PRIMARY KEY, game text NOT NULL UNIQUE); CREATE UNIQUE INDEX seats_game ON seats (game);',
  'CREATE TABLE seats (id bigint); ALTER TABLE seats ADD CONSTRAINT few CHECK (id < 9); UPDATE seats SET id = 1;',
  'ALTER TABLE players ADD COLUMN motto text',
  "ALTER TABLE players ADD COLUMN motto text NOT NULL DEFAULT 'none', ADD COLUMN rank int",
  'ALTER TABLE players ADD COLUMN no bigint GENERATED ALWAYS AS IDENTITY NOT NULL',
  'ALTER TABLE players ALTER COLUMN motto SET DEFAULT 7, ALTER COLUMN motto DROP NOT NULL',
  // Adds a value to a check constraint.
  "ALTER TABLE payments DROP CONSTRAINT payments_state_check, ADD CONSTRAINT payments_state_check CHECK (state IN ('a', 'b')) NOT VALID",
  'ALTER TABLE payments VALIDATE CONSTRAINT payments_state_check',
  'ALTER TABLE players ADD COLUMN saying text CHECK (motto IS NOT NULL)',
  'CREATE INDEX players_motto ON players (motto)',
  'CREATE INDEX IF NOT EXISTS game_rounds_outcome ON game_rounds (outcome)',
  'UPDATE players SET motto = nickname',
  "INSERT INTO players (motto) VALUES ('DROP TABLE players; RENAME')",
  '-- DROP TABLE players;\nSELECT 1',
  'CREATE OR REPLACE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; RETURN NEW; END $$',
])('the previous release can run after: %s', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  'DROP TABLE players',
  'DROP INDEX players_motto',
  'ALTER TABLE players DROP COLUMN motto',
  'ALTER TABLE players DROP motto',
  'ALTER TABLE ONLY players ADD COLUMN rank int, DROP COLUMN IF EXISTS motto',
  'ALTER TABLE players RENAME COLUMN motto TO saying',
  'ALTER TABLE players RENAME TO people',
  'ALTER TABLE players ALTER COLUMN motto TYPE varchar(9)',
  'ALTER TABLE players ALTER motto SET DATA TYPE varchar(9)',
  'ALTER TABLE players ALTER COLUMN motto SET NOT NULL',
  'ALTER TABLE players ALTER COLUMN motto DROP DEFAULT',
  'ALTER TABLE players ADD COLUMN rank int NOT NULL',
  'ALTER TABLE players ADD rank int NOT NULL',
  'ALTER TABLE players ADD CONSTRAINT few CHECK (rank < 9)',
  'ALTER TABLE players ADD CONSTRAINT one UNIQUE (motto)',
  'ALTER TABLE players DROP CONSTRAINT players_email_key',
  'CREATE UNIQUE INDEX players_motto ON players (motto)',
  'CREATE INDEX game_rounds_outcome ON game_rounds (outcome)',
  'CREATE INDEX ON studio.rounds (outcome)',
  'UPDATE game_rounds SET outcome = 1',
  'DELETE FROM studio.rounds',
  'TRUNCATE players',
  'LOCK TABLE players',
])('the previous release breaks after: %s', (text) => {
  expect(problems(`-- Why.\n${text};`)).toEqual([2])
})

test('an unused column is removed a release later, by a file that names its replacement', () => {
  const text =
    '-- contracts 0300_play.sql\nALTER TABLE game_rounds DROP COLUMN result, ALTER COLUMN outcome SET NOT NULL;'
  expect(problems(text)).toEqual([])
  expect(problems(text.replace('0300', '0299'))).toEqual([2])
  // Some changes are never allowed.
  expect(problems('-- contracts 0300_play.sql\nALTER TABLE game_rounds RENAME COLUMN a TO b;')).toEqual([2])
  // Each statement needs the line.
  expect(problems(`${text}\nDROP TABLE players;`)).toEqual([3])
})

test('the existing migrations are accepted', () => {
  expect(problems('DROP TABLE players', `${folder}/0295_expired_notifications.sql`)).toEqual([])
  expect(problems('DROP TABLE rounds', 'games/migrations/0007_demo_kept.sql')).toEqual([])
  expect(problems('DROP TABLE rounds', 'games/migrations/0008_more.sql')).toEqual([1])
})

test('the schema changes of the rolling update test are accepted', () => {
  const later = 'apps/platform/src/testing/laterMigrations/9001_later.sql'
  expect(problems(readFileSync(join(root, later), 'utf8'))).toEqual([])
})
