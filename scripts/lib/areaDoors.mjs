// The platform's areas: what one offers the others stands in its `public.ts`, and nothing else does.
import { posix } from 'node:path'

const areaFile = /^apps\/platform\/src\/areas\/([^/]+)\//
const door = /^apps\/platform\/src\/areas\/[^/]+\/public\.ts$/
const statements = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'$/gm

/** Why a file of an area may not import `to`, a file of an area too. */
export function doorRefusal(from, to) {
  const [inside, entered] = [areaFile.exec(from)?.[1], areaFile.exec(to)?.[1]]
  if (inside === entered) return door.test(to) ? `area ${inside} does not enter itself by its public.ts` : undefined
  return door.test(to) ? undefined : `area ${inside} enters area ${entered} by its public.ts alone (${to})`
}

const namesOf = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)

/** Broken rules of the doors among sources (file -> text): a door only re-exports, and only what somebody outside takes. */
export function doorProblems(sources) {
  const taken = new Set()
  for (const [path, source] of sources) {
    for (const [, names, to] of source.matchAll(statements)) {
      const target = posix.join(posix.dirname(path), to)
      if (door.test(target)) for (const name of namesOf(names)) taken.add(`${target} ${name.split(' as ')[0]}`)
    }
  }
  const problems = []
  for (const [path, source] of sources) {
    if (!door.test(path)) continue
    const bare = source.replaceAll(statements, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    if (bare.trim())
      problems.push({ path, line: 1, text: 'a public.ts names what others may use and does nothing itself' })
    for (const [all, names, to] of source.matchAll(statements)) {
      const line = source.slice(0, source.indexOf(all)).split('\n').length
      if (!to.startsWith('./')) problems.push({ path, line, text: `an area offers its own alone (${to})` })
      for (const name of namesOf(names))
        if (!taken.has(`${path} ${name}`)) problems.push({ path, line, text: `nobody outside uses ${name}` })
    }
  }
  return problems
}
