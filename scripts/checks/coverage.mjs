// `npm run coverage:spec [PREFIX ...]`: which rows of the specification have their literal id in the title of a test,
// by prefix, and which routes still show the frame of an area that is not built (`awaits` in their static data).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from './boundaries.mjs'

const sources = ['docs/spec/requirements.md', 'docs/spec/decisions.md']
// Of the decisions, only these are rules of the product; the others settle what a row leaves open.
const ruled = /^(SAFE|SEC)-/

/** Ids of all rows, in document order. */
export function rowsOf(requirements, decisions) {
  const ids = (text) => [...text.matchAll(/^\|\s*([A-Z0-9]+-\d+)\s*\|/gm)].map((match) => match[1])
  return [...ids(requirements), ...ids(decisions).filter((id) => ruled.test(id))]
}

/** Literal ids in a title or in its table of cases: `'[NAV-14] a closed banner ...'`. */
export function provenIn(source) {
  return new Set([...source.matchAll(/['"`](?:[^'"`\n]*?)((?:\[[A-Z0-9]+-\d+\]\s*)+)/g)].flatMap(idsIn))
}
const idsIn = (match) => [...match[1].matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map((each) => each[1])

/** Areas that routes still wait for: route file -> area. */
export function awaitedIn(files) {
  return files.flatMap(([path, source]) => {
    const area = /\bawaits:\s*'([\w-]+)'/.exec(source)?.[1]
    return area ? [{ path, area }] : []
  })
}

function report(root, wanted) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const files = listFiles(root)
  const proven = new Set(
    files.filter((path) => /\.(test|spec)\.tsx?$/.test(path)).flatMap((path) => [...provenIn(read(path))]),
  )
  const rows = rowsOf(...sources.map(read))
  const byPrefix = Map.groupBy(rows, (id) => id.replace(/-\d+$/, ''))
  for (const [prefix, ids] of byPrefix) {
    if (wanted.length > 0 && !wanted.includes(prefix)) continue
    const missing = ids.filter((id) => !proven.has(id))
    const numbers = missing.map((id) => id.slice(prefix.length + 1)).join(' ')
    console.log(
      `${prefix.padEnd(6)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)}${numbers && `   without: ${numbers}`}`,
    )
  }
  const known = new Set(rows)
  const proving = rows.filter((id) => proven.has(id)).length
  console.log(`\n${proving} of ${rows.length} rows are named in the title of a test.`)
  const strange = [...proven].filter((id) => byPrefix.has(id.replace(/-\d+$/, '')) && !known.has(id))
  if (strange.length > 0) console.log(`In titles, but not in the specification: ${strange.join(' ')}`)
  const awaited = awaitedIn(
    files.filter((path) => path.startsWith('apps/web/src/routes/')).map((path) => [path, read(path)]),
  )
  if (awaited.length > 0) console.log('\nNot built: these routes show the frame, the texts and the data that exist.')
  for (const [area, routes] of Map.groupBy(awaited, (each) => each.area)) {
    console.log(
      `  ${area.padEnd(14)} ${routes.map(({ path }) => path.slice('apps/web/src/routes/'.length)).join(', ')}`,
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report(fileURLToPath(new URL('../..', import.meta.url)), process.argv.slice(2))
}
