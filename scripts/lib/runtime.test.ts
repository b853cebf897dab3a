import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

// Names that the scripts import from Node before they restart under the installed one; each is in Node 20.0
// (nodejs.org/docs/v20.0.0/api). Import newer ones with `await import(...)`, after `prepareRuntime()`.
const inNode20: Record<string, readonly string[]> = {
  'node:child_process': ['spawn', 'spawnSync'],
  'node:crypto': ['createHash'],
  'node:fs': [
    ...['accessSync', 'chmodSync', 'chownSync', 'constants', 'existsSync', 'mkdirSync', 'mkdtempSync', 'readdirSync'],
    ...['readFileSync', 'rmSync', 'statfsSync', 'statSync', 'writeFileSync'],
  ],
  'node:net': ['createServer'],
  'node:os': ['constants', 'tmpdir'],
  'node:path': ['delimiter', 'dirname', 'join', 'relative', 'resolve'],
  'node:timers/promises': ['setTimeout'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
  'node:util': ['stripVTControlCharacters'],
}

interface StaticImport {
  readonly names: readonly string[]
  readonly from: string
}

/** Imports that Node links before it runs any code of a file. */
function staticImports(source: string): StaticImport[] {
  const pattern = /^(?:import|export)\s(?:([^'"();]*?)\sfrom\s)?\s*['"]([^'"\n]+)['"]/gm
  return [...source.matchAll(pattern)].map(([, taken = '', from = '']) => ({
    from,
    names: (/\{([^}]*)\}/.exec(taken)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim().replace(/\s+as\s.*$/, ''))
      .filter(Boolean),
  }))
}

/** A script and every file of ours that is linked with it. */
function linkedWith(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const { from } of staticImports(readFileSync(entry, 'utf8'))) {
    if (from.startsWith('.')) linkedWith(join(entry, '..', from), seen)
  }
  return seen
}

const entries = [
  ...new Set(Object.values(scripts).flatMap((line) => /^node (scripts\/[\w./]+\.mjs)/.exec(line)?.[1] ?? [])),
].map((path) => join(root, path))

/** Imports of a file that a bare checkout under Node 20 lacks. */
const lackingIn = (source: string): string[] =>
  staticImports(source).flatMap(({ from, names }) => {
    if (from.startsWith('.')) return from.endsWith('.mjs') ? [] : [from]
    if (!from.startsWith('node:')) return [from]
    return names.filter((name) => !inNode20[from]?.includes(name)).map((name) => `${name} of ${from}`)
  })

/** The Node of the machine, if it is older than ours. */
function olderNode(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return folders
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .find((path) => Number(/^v(\d+)/.exec(String(spawnSync(path, ['--version']).stdout))?.[1]) < 24)
}

test('every script that npm runs is listed here', () => {
  expect(entries.map((path) => path.slice(root.length))).toContain('scripts/start.mjs')
  expect(entries.length).toBeGreaterThan(5)
})

describe.each(entries.map((entry) => [entry.slice(root.length), entry] as const))('%s', (_, entry) => {
  test('links on Node 20 with nothing installed', () => {
    const lacking = [...linkedWith(entry)].flatMap((path) =>
      lackingIn(readFileSync(path, 'utf8')).map((what) => `${path.slice(root.length)}: ${what}`),
    )
    expect(lacking).toEqual([])
  })

  // Only the imports of the entry run: the rest of it would start something.
  const older = olderNode()
  if (!older) return
  test('links on the older Node of this machine', () => {
    const lines = staticImports(readFileSync(entry, 'utf8')).map(({ from, names }) => {
      const place = from.startsWith('.') ? pathToFileURL(join(entry, '..', from)).href : from
      return `import { ${names.join(', ')} } from '${place}'`
    })
    const { status, stderr } = spawnSync(older, ['--input-type=module', '-e', lines.join('\n')])
    expect([status, String(stderr)]).toEqual([0, ''])
  })
})

test.each([
  ["import { enableCompileCache, flushCompileCache } from 'node:module'", 2],
  ["import { globSync as find } from 'node:fs'", 1],
  ["import {\n  join,\n  matchesGlob,\n} from 'node:path'", 1],
  ["import { z } from 'zod'", 1],
  ["import '../apps/web/serve.ts'", 1],
  ["export { stripTypeScriptTypes } from 'node:module'", 1],
  ["const { enableCompileCache } = await import('node:module')", 0],
  ["import { join } from 'node:path'\nimport { say } from './output.mjs'", 0],
])('in %j the imports that are too new are found', (source, count) => {
  expect(lackingIn(source)).toHaveLength(count)
})
