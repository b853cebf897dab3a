// Areas that depend on each other in a cycle cannot be understood, changed or tested one by one.
import { posix } from 'node:path'

/** Where areas are, on each side. A page combines several features, so it does not count as part of its area. */
const areaFiles = [/^apps\/platform\/src\/areas\/([^/]+)\//, /^apps\/web\/src\/features\/([^/]+)\/(?!pages[./])/]

/** Accepted cycles of three or more areas, with the reason. Two areas may never import each other. */
const acceptedCycles = [
  {
    areas: ['games', 'jackpots', 'limits', 'play'],
    why: 'one statement places a bet and checks its limits, and a reality check sums up what was played and won',
  },
]

/** Imports between areas, by side: from -> to -> [{ path, line }]. Types and lazy imports count. */
function areaImportsOf(importsByFile) {
  const sides = areaFiles.map(() => new Map())
  for (const [path, imports] of importsByFile) {
    const side = areaFiles.findIndex((pattern) => pattern.test(path))
    if (side < 0) continue
    const from = areaFiles[side].exec(path)[1]
    for (const { to, line } of imports) {
      const target = areaFiles[side].exec(posix.join(posix.dirname(path), to))?.[1]
      if (!to.startsWith('.') || !target || target === from) continue
      const known = sides[side].get(from) ?? new Map()
      sides[side].set(from, known.set(target, [...(known.get(target) ?? []), { path, line }]))
    }
  }
  return sides
}

/** Strongly connected groups of areas, names in order. */
function cyclesOf(knowledge) {
  const reached = new Map()
  for (const start of knowledge.keys()) {
    const seen = new Set()
    const visit = (area) => {
      for (const next of knowledge.get(area)?.keys() ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        visit(next)
      }
    }
    visit(start)
    reached.set(start, seen)
  }
  const groups = [...reached].filter(([area, seen]) => seen.has(area))
  const namesOf = ([area, seen]) => [...seen].filter((other) => reached.get(other)?.has(area)).sort()
  return [...new Set(groups.map((group) => namesOf(group).join(' ')))].map((names) => names.split(' '))
}

function pairProblems(knowledge) {
  const problems = []
  for (const [from, known] of knowledge) {
    for (const [to, imports] of known) {
      const back = knowledge.get(to)?.get(from)
      // Reported on the side with fewer imports.
      if (!back || back.length < imports.length || (back.length === imports.length && from > to)) continue
      const text = `area ${to} imports area ${from} too: offer it as a service, publish an event, or move the use case`
      problems.push(...imports.map((one) => ({ ...one, text })))
    }
  }
  return problems
}

/** Cyclic dependencies between the areas of one side, as broken rules. */
export function areaCycleProblems(importsByFile, known = acceptedCycles) {
  const sides = areaImportsOf(importsByFile)
  const cycles = sides.flatMap(cyclesOf).map((areas) => areas.join(' '))
  const listed = known.map(({ areas }) => areas.join(' '))
  const here = { path: 'scripts/checks/rules/areaCycles.mjs', line: 1 }
  return [
    ...sides.flatMap(pairProblems),
    ...cycles
      .filter((areas) => areas.split(' ').length > 2 && !listed.includes(areas))
      .map((areas) => ({ ...here, text: `a cycle of areas: ${areas}` })),
    ...listed
      .filter((areas) => !cycles.includes(areas))
      .map((areas) => ({ ...here, text: `no longer a cycle of areas: ${areas}` })),
  ]
}
