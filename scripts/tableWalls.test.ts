import { describe, expect, test } from 'vitest'
import { listedTables, stringsOf, tableProblems, tablesIn, tablesNamed } from './lib/tableWalls.mjs'

const tables = new Set(['players', 'payments', 'games', 'player_limits'])
const named = (text: string) => [...tablesNamed(text, tables)]
const file = (path: string, source: string) => ({ path: `apps/platform/src/${path}`, source })

test('the tables of the migrations are those that were made and are still there', () => {
  const one = 'CREATE TABLE players (id bigint);\n-- CREATE TABLE ghosts ();\nCREATE TABLE IF NOT EXISTS old (id int);'
  expect([...tablesIn([one, 'ALTER TABLE old RENAME TO games; CREATE TABLE gone (a int); DROP TABLE gone;'])]).toEqual([
    'players',
    'games',
  ])
})

describe('a statement names', () => {
  test.each([
    ['what it reads', 'SELECT * FROM players p WHERE p.id = $1', ['players']],
    ['what it joins', 'SELECT 1 FROM games g LEFT JOIN payments y ON y.id = g.id', ['games', 'payments']],
    ['every table of a list', 'SELECT 1 FROM games g, LATERAL (SELECT 1) x, payments', ['games', 'payments']],
    ['what it writes', 'INSERT INTO payments (id) SELECT 1', ['payments']],
    ['what it changes, and what with', 'UPDATE players SET id = 1 FROM games g', ['players', 'games']],
    ['what it deletes from', 'DELETE FROM ONLY players USING payments', ['players', 'payments']],
    ['what a part of it reads', 'WITH a AS (SELECT id FROM players) SELECT * FROM a', ['players']],
    ['tables on several lines', 'SELECT 1\n  FROM\n    players', ['players']],
    ['no table where it names a column or an alias', 'SELECT games, players.id FROM x ORDER BY payments, games', []],
    ['no table in a comment or a text', "SELECT 'FROM players' -- FROM games", []],
    ['no table in a sentence', 'Money from players and payments into games', []],
    ['no table in what a function is given', 'SELECT count(payments, games) FROM x', []],
  ])('%s', (_, text, expected) => {
    expect(named(text)).toEqual(expected)
  })
})

test('strings are found with their lines: in templates, in what stands in them, and not in comments or patterns', () => {
  const source = [
    '// it is `no` string',
    "/* nor 'this' */ const a = 'one'",
    ['const b = /`"/.test(a) ? "two" : `three $', '{a + `four $', '{1}`} end`'].join(''),
    "const c = 'it\\'s'",
  ].join('\n')
  expect(stringsOf(source)).toEqual([
    { text: 'one', line: 2 },
    { text: 'two', line: 3 },
    { text: 'four $', line: 3 },
    { text: 'three $ end', line: 3 },
    { text: 'its', line: 4 },
  ])
})

test('a manifest lists its tables as plain strings', () => {
  expect(listedTables("defineArea({ name: 'x', tables: [\n 'players',\n 'games'] })")).toEqual(['players', 'games'])
  expect(listedTables("export const coreTables: readonly string[] = ['outbox']")).toEqual(['outbox'])
  expect(listedTables("defineArea({ name: 'x' })")).toEqual([])
})

describe('broken walls', () => {
  const migrations = ['CREATE TABLE players (id int); CREATE TABLE games (id int); CREATE TABLE outbox (id int);']
  const lists = [
    file('areas/profile/area.ts', "tables: ['players']"),
    file('areas/games/area.ts', "tables: ['games']"),
    file('core/tables.ts', "export const coreTables: readonly string[] = ['outbox']"),
  ]
  const problems = (files: readonly object[], passes: readonly object[] = []) =>
    tableProblems([...lists, ...files], migrations, passes).map(({ text }: { text: string }) => text)

  test('an area that names another one is told whom to ask; its own tables are its own', () => {
    const source = "const own = `SELECT 1 FROM games`\nconst theirs = 'UPDATE players SET id = 2'"
    expect(problems([file('areas/games/store.ts', source)])).toEqual([
      'games names players, a table of profile: ask areas/profile/public.ts in the same transaction',
    ])
  })

  test('neither does an area name the core, nor the core an area; the demo may name all', () => {
    expect(problems([file('areas/games/store.ts', "'DELETE FROM outbox'")])).toHaveLength(1)
    expect(problems([file('core/x.ts', "'DELETE FROM games'")])).toHaveLength(1)
    expect(
      problems([file('jobs/worker.ts', "'DELETE FROM outbox'"), file('demo/x.ts', "'DELETE FROM games'")]),
    ).toEqual([])
  })

  test('a pass lets one file by, and one that nobody needs is a problem', () => {
    const pass = { at: 'areas/games/store.ts', tables: ['players'], why: 'a test' }
    const files = [file('areas/games/store.ts', "'SELECT 1 FROM players'")]
    expect(problems(files, [pass])).toEqual([])
    expect(problems(files, [{ ...pass, tables: ['players', 'outbox'] }])).toEqual([
      'nobody needs the pass areas/games/store.ts outbox',
    ])
  })

  test('every table has one owner', () => {
    const more = file('areas/vip/area.ts', "tables: ['games', 'ghosts']")
    expect(tableProblems([...lists.slice(1), more], migrations, []).map(({ text }: { text: string }) => text)).toEqual([
      'table games belongs to games already',
      'no migration creates a table ghosts',
      'table players belongs to nobody: list it in a manifest',
    ])
  })
})
