// Finds import cycles, those of types included: no file of a cycle can be understood, moved or tested alone.
import { posix } from 'node:path'

/** The file that an import resolves to, or undefined if it is not in `files` (a library, a picture). */
function targetOf(from, { to, isLazy }, files) {
  // A lazy import loads when both modules are complete. The router generates a file that imports what imports it.
  if (isLazy || from.endsWith('.gen.ts')) return undefined
  const named = /^@apogee\/([^/]+)(?:\/(.+))?$/.exec(to)
  const path = named
    ? `packages/${named[1]}/src/${named[2] ?? 'index'}`
    : posix.join(posix.dirname(from), to.replace(/\?.*$/, ''))
  if (!named && !to.startsWith('.')) return undefined
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) => files.has(one))
}

/**
 * Every cycle of `graph` (file -> [{ to, line }]) that a depth-first search finds: the files in order, and the line of
 * the import that closes it.
 */
function cyclesOf(graph) {
  const cycles = []
  const done = new Set()
  const path = []
  const onPath = new Set()
  const visit = (file) => {
    path.push(file)
    onPath.add(file)
    for (const { to, line } of graph.get(file) ?? []) {
      if (onPath.has(to)) cycles.push({ files: path.slice(path.indexOf(to)), line })
      else if (!done.has(to)) visit(to)
    }
    path.pop()
    onPath.delete(file)
    done.add(file)
  }
  for (const file of graph.keys()) if (!done.has(file)) visit(file)
  return cycles
}

export function cycleProblems(importsByFile) {
  const graph = new Map()
  for (const [file, imports] of importsByFile) {
    const targets = imports.map((one) => ({ to: targetOf(file, one, importsByFile), line: one.line }))
    graph.set(
      file,
      targets.filter(({ to }) => to !== undefined && to !== file),
    )
  }
  return cyclesOf(graph).map(({ files, line }) => ({
    path: files.at(-1),
    line,
    text: `circular import: ${[...files, files[0]].join(' -> ')}`,
  }))
}
