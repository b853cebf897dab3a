// Each platform area has one public API: its `public.ts`. Other areas import nothing else.
import { posix } from 'node:path'

/** Files outside the areas that may import internal files of one, with the reason. */
const insiders = {
  'apps/platform/src/areas.ts': 'lists the manifests',
  'apps/platform/src/frontParts.ts': 'lists the parts of them that need no database',
  'apps/platform/src/demo/demoWinners.ts': 'pays jackpots in a demo history that no call can create',
  'apps/platform/src/demo/seedDemo.ts': 'writes a demo history that no call can create',
  'apps/platform/src/demo/seedDemoAdventure.ts': 'backdates the days of an adventure and their prizes',
  'apps/platform/src/demo/demoTables.ts': 'writes leaderboards of tournaments as if they had been played',
  'apps/platform/src/demo/seedDemoAchievement.ts': 'writes progress in achievements as if it had been played',
  'apps/platform/src/demo/seedDemoTournaments.ts': 'announces past tournaments and pays their prizes',
  'apps/platform/src/demo/seedDemoBonuses.ts': 'writes backdated bonuses in every state',
}

const areaFile = /^apps\/platform\/src\/areas\/([^/]+)\//
const publicFile = /^apps\/platform\/src\/areas\/[^/]+\/public\.ts$/
const statements = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'$/gm

/** Why a file of the platform may not import `to`, a file of an area. */
export function areaApiRefusal(from, to) {
  const [inside, entered] = [areaFile.exec(from)?.[1], areaFile.exec(to)?.[1]]
  if (inside === entered) return publicFile.test(to) ? `area ${inside} must not import its own public.ts` : undefined
  if (publicFile.test(to) || insiders[from]) return undefined
  return `${inside ? `area ${inside} may import` : 'import'} only the public.ts of area ${entered} (${to})`
}

const namesOf = (list) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)

const entersInside = (path, source) =>
  [...source.matchAll(statements)].some(([, , to]) => {
    const target = posix.join(posix.dirname(path), to)
    return areaFile.test(target) && !publicFile.test(target)
  })

/** Broken rules among sources (file -> text): a public.ts only re-exports, and only names that other areas import. */
export function areaApiProblems(sources) {
  const imported = new Set()
  for (const [path, source] of sources) {
    for (const [, names, to] of source.matchAll(statements)) {
      const target = posix.join(posix.dirname(path), to)
      if (publicFile.test(target)) for (const name of namesOf(names)) imported.add(`${target} ${name.split(' as ')[0]}`)
    }
  }
  const problems = Object.keys(insiders)
    .filter((path) => sources.has(path) && !entersInside(path, sources.get(path)))
    .map((path) => ({
      path,
      line: 1,
      text: 'imports only the public.ts of areas: remove it from the list of insiders',
    }))
  for (const [path, source] of sources) {
    if (!publicFile.test(path)) continue
    const bare = source.replaceAll(statements, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    if (bare.trim()) problems.push({ path, line: 1, text: 'a public.ts only re-exports' })
    for (const [all, names, to] of source.matchAll(statements)) {
      const line = source.slice(0, source.indexOf(all)).split('\n').length
      if (!to.startsWith('./'))
        problems.push({ path, line, text: `a public.ts re-exports only files of its own area (${to})` })
      for (const name of namesOf(names))
        if (!imported.has(`${path} ${name}`)) problems.push({ path, line, text: `no other area imports ${name}` })
    }
  }
  return problems
}
