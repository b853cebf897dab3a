// The platform's areas: what one offers the others stands in its `public.ts`, and nothing else does.
import { posix } from 'node:path'

/** Files outside the areas that enter one by other files than its public.ts, with the reason. */
const insiders = {
  'apps/platform/src/areas.ts': 'lists the manifests',
  'apps/platform/src/frontParts.ts': 'lists the parts of them that need no database',
  'apps/platform/src/demo/demoWinners.ts': 'pays jackpots of a past that no call can write',
  'apps/platform/src/demo/seedDemo.ts': 'writes a past that no call can write',
  'apps/platform/src/demo/seedDemoAdventure.ts':
    'writes days of an adventure, and their prizes, at moments that have passed',
  'apps/platform/src/demo/demoTables.ts': 'writes tables of tournaments as if they had been played',
  'apps/platform/src/demo/seedDemoTournaments.ts': 'announces tournaments of the past and pays their prizes',
  'apps/platform/src/demo/seedDemoBonuses.ts': 'writes bonuses in every state, at moments that have passed',
}

const areaFile = /^apps\/platform\/src\/areas\/([^/]+)\//
const door = /^apps\/platform\/src\/areas\/[^/]+\/public\.ts$/
const statements = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'$/gm

/** Why a file of the platform may not import `to`, a file of an area. */
export function doorRefusal(from, to) {
  const [inside, entered] = [areaFile.exec(from)?.[1], areaFile.exec(to)?.[1]]
  if (inside === entered) return door.test(to) ? `area ${inside} does not enter itself by its public.ts` : undefined
  if (door.test(to) || insiders[from]) return undefined
  return `${inside ? `area ${inside} enters` : 'enter'} area ${entered} by its public.ts alone (${to})`
}

const namesOf = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)

const entersInside = (path, source) =>
  [...source.matchAll(statements)].some(([, , to]) => {
    const target = posix.join(posix.dirname(path), to)
    return areaFile.test(target) && !door.test(target)
  })

/** Broken rules of the doors among sources (file -> text): a door only re-exports, and only what somebody outside takes. */
export function doorProblems(sources) {
  const taken = new Set()
  for (const [path, source] of sources) {
    for (const [, names, to] of source.matchAll(statements)) {
      const target = posix.join(posix.dirname(path), to)
      if (door.test(target)) for (const name of namesOf(names)) taken.add(`${target} ${name.split(' as ')[0]}`)
    }
  }
  const problems = Object.keys(insiders)
    .filter((path) => sources.has(path) && !entersInside(path, sources.get(path)))
    .map((path) => ({ path, line: 1, text: 'enters areas by their public.ts alone: take it off the list of insiders' }))
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
