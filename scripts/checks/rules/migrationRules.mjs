// A release is rolled out node by node: nodes of the previous release run on the new schema, and read and write as
// before. So a migration only adds; a later release removes what is no longer used (docs/operating.md, Migrations).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitStatements } from '../../../apps/platform/src/core/db/splitStatements.ts'

/** The last migrations from before rolling updates; files up to these may do anything. */
const lastFree = { 'apps/platform/migrations': 295, 'games/migrations': 7 }

/**
 * Tables with every bet, payment, event or visit: a migration may not read or write all their rows while a node starts.
 */
const growing = new Set(
  `ledger_transactions ledger_entries game_rounds game_transactions payments outbox sessions play_sessions rounds wallet_calls
   live_bets`.split(/\s+/),
)

const contracts = /^\s*-- contracts (\S+)/m
const later =
  'the previous release may still use it; remove it a release later, with a line "-- contracts <the file that replaced it>"'
const notValid =
  'old rows and old code may violate it, and it reads all rows: add it NOT VALID, and validate it a release later'

/** Faults of ALTER TABLE actions; `isLater`: allowed once the code that uses the table or column has been removed. */
const actions = [
  [/^RENAME\b/i, 'the previous release knows only the old name: add the new one, fill both, drop the old one later'],
  [/^(ALTER|ALTER COLUMN) \w+ (SET DATA )?TYPE\b/i, 'it rewrites every row: add another column and fill both'],
  [/^(ALTER|ALTER COLUMN) \w+ SET NOT NULL\b/i, later, 'isLater'],
  [/^(ALTER|ALTER COLUMN) \w+ DROP DEFAULT\b/i, later, 'isLater'],
  [/^DROP CONSTRAINT (?!(IF EXISTS )?\w+_check\b)/i, later, 'isLater'],
  [/^DROP (?!CONSTRAINT\b)/i, later, 'isLater'],
  [/^ADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i, later, 'isLater'],
  [/^ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/i, notValid],
  [
    /^ADD (?!CONSTRAINT\b|CHECK\b|FOREIGN\b|UNIQUE\b|PRIMARY\b|EXCLUDE\b)(?=.*(?<!\bIS )NOT NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/i,
    'the previous release writes rows without it: give it a DEFAULT',
  ],
]

/** The same for whole statements; the group named `table` is the table they change. */
const statements = [
  [/^DROP (TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|TRIGGER|TYPE|SCHEMA|INDEX|SEQUENCE)\b/i, later, 'isLater'],
  [/^CREATE UNIQUE INDEX\b.*?\bON (ONLY )?(\w+\.)?(?<table>\w+)/i, later, 'isLater'],
  [/^(TRUNCATE|LOCK)\b/i, 'running nodes use it'],
]
const onGrowing = [
  [
    /^CREATE (UNIQUE )?INDEX (?!IF NOT EXISTS\b).*?\bON (ONLY )?(\w+\.)?(?<table>\w+)/i,
    'bets wait while it is built: CREATE INDEX IF NOT EXISTS, and the release notes say to create it CONCURRENTLY before',
  ],
  [
    /^(UPDATE|DELETE FROM) (ONLY )?(\w+\.)?(?<table>\w+)/i,
    'bets wait while its rows are written: use a timer that works in batches',
  ],
]

/** Checks the migrations among these paths below `root`. */
export const schemaProblems = (root, paths) =>
  migrationProblems(
    paths
      .filter((path) => /^apps\/\w+\/migrations\/.*\.sql$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )

/** `files`: path and text of every migration. Lists the changes that would break the previous release. */
export function migrationProblems(files) {
  return files.filter(isBound).flatMap(({ path, text }) => {
    const own = new Set(
      [...text.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(?:\w+\.)?(\w+)/gi)].map(([, name]) => name),
    )
    const problems = []
    let from = 0
    for (const statement of splitStatements(text)) {
      from = text.indexOf(statement, from)
      const line = lineOf(text, from + beginningOf(statement))
      const bare = withoutTexts(statement)
      const [, replaced] = contracts.exec(statement) ?? []
      if (replaced !== undefined && !isEarlier(replaced, path, files))
        problems.push({ path, line, text: `"-- contracts ${replaced}" names no earlier migration` })
      for (const [why, isLater] of faultsOf(bare, own))
        if (!isLater || replaced === undefined) problems.push({ path, line, text: why })
      from += statement.length
    }
    return problems
  })
}

/** Why a statement is rejected, and whether a later release may contain it. `own`: tables that this file creates. */
function faultsOf(bare, own) {
  const found = []
  const isOurs = (table) => table !== undefined && own.has(table)
  const [, altered, rest] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(?:\w+\.)?(\w+) (.*)$/is.exec(bare) ?? []
  if (altered !== undefined && !isOurs(altered))
    for (const action of partsOf(rest)) found.push(...matching(actions, action))
  for (const [why, isLater, table] of matching(statements, bare)) if (!isOurs(table)) found.push([why, isLater])
  for (const [why, isLater, table] of matching(onGrowing, bare))
    if (growing.has(table) && !isOurs(table)) found.push([why, isLater])
  return found
}

const matching = (rules, text) =>
  rules.flatMap(([pattern, why, isLater]) => {
    const match = pattern.exec(text)
    return match ? [[why, isLater === 'isLater', match.groups?.table]] : []
  })

/** The actions of an ALTER TABLE: between commas outside brackets. */
function partsOf(text) {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

/** One line, without comments, string contents and function bodies. */
const withoutTexts = (statement) =>
  statement
    .replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1/g, (found) =>
      found.startsWith("'") ? "''" : ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

const place = (path) => /^(.*)\/(\d+)_[^/]*\.sql$/.exec(path) ?? []

function isBound({ path }) {
  const [, folder, number] = place(path)
  return Number(number) > (lastFree[folder] ?? 0)
}

function isEarlier(name, path, files) {
  const [, folder] = place(path)
  const earlier = `${folder}/${name}`
  return earlier < path && files.some((file) => file.path === earlier)
}

/** Start of the first word, after blanks and comments. */
const beginningOf = (statement) => /^(\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(statement)[0].length

const lineOf = (text, at) => text.slice(0, at).split('\n').length
