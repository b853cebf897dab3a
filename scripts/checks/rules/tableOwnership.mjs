// Table ownership: the SQL of an area may name only tables that its manifest lists. SQL across areas goes through the
// owner's `public.ts` in the same transaction. Reads the text of the sources, without a build or a database.
import { parseSync, Visitor } from 'oxc-parser'
import { lineFinder } from '../../lib/lineFinder.mjs'

/** Tables and views that exist after all migrations, in order of creation. */
export function tablesIn(migrations) {
  const tables = new Set()
  const pattern =
    /\b(?:(CREATE)(?: UNLOGGED)? (?:TABLE|VIEW)(?: IF NOT EXISTS)?|(DROP) (?:TABLE|VIEW)(?: IF EXISTS)?) (\w+)|\bALTER TABLE (\w+) RENAME TO (\w+)/g
  for (const text of migrations) {
    for (const [, created, dropped, name, from, to] of text.replace(/--.*$/gm, '').matchAll(pattern)) {
      if (created) tables.add(name)
      if (dropped) tables.delete(name)
      if (from) {
        tables.delete(from)
        tables.add(to)
      }
    }
  }
  return tables
}

/** Names in a list `tables: [...]` of a manifest, or `...Tables: readonly string[] = [...]`. Only plain strings. */
export const listedTables = (source) => {
  const [, list = ''] = /\b(?:tables:|\w+Tables: readonly string\[\] =)\s*\[([^\]]*)\]/.exec(source) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
}

/** Every string and template of a TypeScript source with its first line. An interpolation becomes `$`. */
export function stringsOf(source) {
  const found = []
  const lineOf = lineFinder(source)
  new Visitor({
    Literal: ({ value, start }) => void (typeof value === 'string' && found.push({ text: value, line: lineOf(start) })),
    'TemplateLiteral:exit': ({ quasis, start }) =>
      void found.push({ text: quasis.map(({ value }) => value.cooked).join('$'), line: lineOf(start) }),
  }).visit(parseSync('source.ts', source).program)
  return found
}

const takesTables = new Set(['FROM', 'JOIN', 'INTO', 'UPDATE', 'USING', 'TABLE'])
const goesOn = new Set(['ONLY', 'LATERAL'])
const words = /--.*|'(?:[^']|'')*'|\w+|[(),.]/g

/** Tables that a text names where SQL expects one: after FROM, JOIN, INTO, UPDATE, USING and TABLE in capitals. */
export function tablesNamed(text, tables) {
  const named = new Set()
  // For each open parenthesis: whether a comma may be followed by another table.
  const lists = [false]
  let isTable = false
  const tokens = text.match(words) ?? []
  for (const [place, token] of tokens.entries()) {
    if (token === '(') {
      lists.push(false)
      isTable = false
    } else if (token === ')') {
      if (lists.length > 1) lists.pop()
      isTable = false
    } else if (token === ',') isTable = lists.at(-1)
    else if (takesTables.has(token)) {
      isTable = true
      lists[lists.length - 1] = token === 'FROM' || token === 'USING'
    } else if (isTable && !goesOn.has(token)) {
      if (tables.has(token) && tokens[place + 1] !== '.') named.add(token)
      isTable = false
    } else if (/^(?:WHERE|ON|SET|GROUP|ORDER|SELECT|VALUES|RETURNING|LIMIT|UNION|HAVING|FOR)$/.test(token))
      lists[lists.length - 1] = false
  }
  return named
}

// The sandbox pages and the demo's history use all tables.
const unrestricted = new Set(['demo', 'sandbox', 'testing', 'composition'])

/** Owner of the SQL in a file: an area, the core (with the worker) or the ports; undefined: any table is allowed. */
function ownerOf(path) {
  const [, part, area] = /^apps\/platform\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (part === 'areas') return area
  return part === 'jobs' ? 'core' : unrestricted.has(part) ? undefined : part
}

// An area lists its tables in `area.ts`, the core and the ports in `tables.ts`.
const listing = /^apps\/platform\/src\/(?:areas\/([^/]+)\/area|([^/]+)\/tables)\.ts$/

/** Owner of each table, and faults in the lists. `files` are the platform's sources. */
function ownersOf(files, tables) {
  const owners = new Map()
  const problems = []
  for (const { path, source } of files) {
    const [, area, part] = listing.exec(path) ?? []
    for (const table of area || part ? listedTables(source) : []) {
      const other = owners.get(table)
      if (other) problems.push({ path, line: 1, text: `table ${table} already belongs to ${other}` })
      else if (!tables.has(table)) problems.push({ path, line: 1, text: `no migration creates a table ${table}` })
      else owners.set(table, area ?? part)
    }
  }
  const orphans = [...tables].filter((table) => !owners.has(table))
  const list = 'apps/platform/migrations'
  return {
    owners,
    problems: [
      ...problems,
      ...orphans.map((table) => ({
        path: list,
        line: 1,
        text: `table ${table} has no owner: list it in a manifest`,
      })),
    ],
  }
}

/** Statements that name a table with another owner. */
const trespassesIn = (files, tables, owners) =>
  files.flatMap(({ path, source }) => {
    const own = ownerOf(path)
    if (own === undefined) return []
    return stringsOf(source).flatMap(({ text, line }) =>
      [...tablesNamed(text, tables)]
        .map((table) => ({ path, line, table, own, owner: owners.get(table) }))
        .filter(({ owner }) => owner !== undefined && owner !== own),
    )
  })

/**
 * Violations of table ownership. `exceptions` lists files (by the beginning of their path) that may name
 * foreign tables, each with its reason. An unused exception is a problem too, so that the list can only shrink.
 */
export function tableProblems(files, migrations, exceptions) {
  const tables = tablesIn(migrations)
  const { owners, problems } = ownersOf(files, tables)
  const isUsed = new Set()
  const refused = trespassesIn(files, tables, owners).filter(({ path, table }) => {
    const exception = exceptions.find(
      ({ at, tables: names }) => path.startsWith(`apps/platform/src/${at}`) && names.includes(table),
    )
    if (exception) isUsed.add(`${exception.at} ${table}`)
    return !exception
  })
  const idle = exceptions.flatMap(({ at, tables: names }) =>
    names.filter((name) => !isUsed.has(`${at} ${name}`)).map((name) => `${at} ${name}`),
  )
  return [
    ...problems,
    ...refused.map(({ path, line, table, own, owner }) => ({
      path,
      line,
      text: `${own} names ${table}, a table of ${owner}: call areas/${owner}/public.ts in the same transaction`,
    })),
    ...idle.map((each) => ({
      path: 'scripts/checks/rules/tableExceptions.mjs',
      line: 1,
      text: `unused exception ${each}`,
    })),
  ]
}
