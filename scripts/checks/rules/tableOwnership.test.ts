import { describe, expect, test } from 'vitest'
import { listedTables, stringsOf, tableProblems, tablesIn, tablesNamed } from './tableOwnership.mjs'

const tables = new Set(['players', 'payments', 'games', 'player_limits'])
const named = (text: string) => [...tablesNamed(text, tables)]
const file = (path: string, source: string) => ({ path: `apps/platform/src/${path}`, source })

test('tables of the migrations are those created and not dropped', () => {
  const one = 'CREATE TABLE players (id bigint);\n-- CREATE TABLE ghosts ();\nCREATE TABLE IF NOT EXISTS old (id int);'
  expect([...tablesIn([one, 'ALTER TABLE old RENAME TO games; CREATE TABLE gone (a int); DROP TABLE gone;'])]).toEqual([
    'players',
    'games',
  ])
})

describe('tables of a statement', () => {
  test.each([
    ['a table it selects from', 'SELECT * FROM players p WHERE p.id = $1', ['players']],
    ['a joined table', 'SELECT 1 FROM games g LEFT JOIN payments y ON y.id = g.id', ['games', 'payments']],
    ['every table of a list', 'SELECT 1 FROM games g, LATERAL (SELECT 1) x, payments', ['games', 'payments']],
    ['a table it inserts into', 'INSERT INTO payments (id) SELECT 1', ['payments']],
    ['an updated table and its FROM list', 'UPDATE players SET id = 1 FROM games g', ['players', 'games']],
    ['tables of a DELETE', 'DELETE FROM ONLY players USING payments', ['players', 'payments']],
    ['a table of a CTE', 'WITH a AS (SELECT id FROM players) SELECT * FROM a', ['players']],
    ['tables on several lines', 'SELECT 1\n  FROM\n    players', ['players']],
    ['no column or alias', 'SELECT games, players.id FROM x ORDER BY payments, games', []],
    ['no table in a comment or a string', "SELECT 'FROM players' -- FROM games", []],
    ['no table in a sentence', 'Money from players and payments into games', []],
    ['no argument of a function', 'SELECT count(payments, games) FROM x', []],
  ])('%s', (_, text, expected) => {
    expect(named(text)).toEqual(expected)
  })
})

test('strings are found with their lines, also inside interpolations, but not in comments or patterns', () => {
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
    { text: "it's", line: 4 },
  ])
})

test('the tables of a manifest are plain strings', () => {
  expect(listedTables("defineArea({ name: 'x', tables: [\n 'players',\n 'games'] })")).toEqual(['players', 'games'])
  expect(listedTables("export const coreTables: readonly string[] = ['outbox']")).toEqual(['outbox'])
  expect(listedTables("defineArea({ name: 'x' })")).toEqual([])
})

describe('violations of table ownership', () => {
  const migrations = ['CREATE TABLE players (id int); CREATE TABLE games (id int); CREATE TABLE outbox (id int);']
  const lists = [
    file('areas/profile/area.ts', "tables: ['players']"),
    file('areas/games/area.ts', "tables: ['games']"),
    file('core/tables.ts', "export const coreTables: readonly string[] = ['outbox']"),
  ]
  const problems = (files: readonly object[], exceptions: readonly object[] = []) =>
    tableProblems([...lists, ...files], migrations, exceptions).map(({ text }: { text: string }) => text)

  test('SQL that names a table of another area is reported with the API to use; own tables are allowed', () => {
    const source = "const own = `SELECT 1 FROM games`\nconst theirs = 'UPDATE players SET id = 2'"
    expect(problems([file('areas/games/store.ts', source)])).toEqual([
      'games names players, a table of profile: call areas/profile/public.ts in the same transaction',
    ])
  })

  test('an area may not name tables of the core, nor the core those of an area; the demo may name all', () => {
    expect(problems([file('areas/games/store.ts', "'DELETE FROM outbox'")])).toHaveLength(1)
    expect(problems([file('core/x.ts', "'DELETE FROM games'")])).toHaveLength(1)
    expect(
      problems([file('jobs/worker.ts', "'DELETE FROM outbox'"), file('demo/x.ts', "'DELETE FROM games'")]),
    ).toEqual([])
  })

  test('an exception exempts one file, and an unused one is a problem', () => {
    const exception = { at: 'areas/games/store.ts', tables: ['players'], why: 'a test' }
    const files = [file('areas/games/store.ts', "'SELECT 1 FROM players'")]
    expect(problems(files, [exception])).toEqual([])
    expect(problems(files, [{ ...exception, tables: ['players', 'outbox'] }])).toEqual([
      'unused exception areas/games/store.ts outbox',
    ])
  })

  test('every table has one owner', () => {
    const more = file('areas/vip/area.ts', "tables: ['games', 'ghosts']")
    expect(tableProblems([...lists.slice(1), more], migrations, []).map(({ text }: { text: string }) => text)).toEqual([
      'table games already belongs to games',
      'no migration creates a table ghosts',
      'table players has no owner: list it in a manifest',
    ])
  })
})
