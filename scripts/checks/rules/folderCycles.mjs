// Folders of an area are its topics. Two that import each other are one topic, or share something that belongs to neither.
import { posix } from 'node:path'

const folder = /^apps\/platform\/src\/areas\/([^/]+\/[^/]+)\//

/** Folders that import each other. The list may only become shorter. */
const knownPairs = [
  'auth/passwords auth/providers',
  'auth/passwords auth/signIn',
  'auth/passwords auth/twoFactor',
  'auth/signIn auth/twoFactor',
  'lotteries/definitions lotteries/draw',
  'lotteries/draw lotteries/news',
  'lotteries/news lotteries/tickets',
  'loyalty/points loyalty/shop',
  'tournaments/definitions tournaments/dryRuns',
  'tournaments/definitions tournaments/prizes',
  'tournaments/notifications tournaments/prizes',
]

/** Folders of one area that import each other, as broken rules. */
export function folderCycleProblems(importsByFile, known = knownPairs) {
  const imports = new Map()
  for (const [path, all] of importsByFile) {
    const from = folder.exec(path)?.[1]
    for (const { to, line } of from ? all : []) {
      const target = folder.exec(posix.join(posix.dirname(path), to))?.[1]
      if (!to.startsWith('.') || !target || target === from || posix.dirname(target) !== posix.dirname(from)) continue
      const pair = `${from} ${target}`
      imports.set(pair, [...(imports.get(pair) ?? []), { path, line, text: `${from} and ${target} import each other` }])
    }
  }
  const mutual = [...imports.keys()].filter((pair) => imports.has(pair.split(' ').toReversed().join(' ')))
  return [
    ...mutual
      .filter((pair) => !known.includes(pair.split(' ').toSorted().join(' ')))
      .flatMap((pair) => imports.get(pair)),
    ...known
      .filter((pair) => !mutual.includes(pair))
      .map((pair) => ({
        path: 'scripts/checks/rules/folderCycles.mjs',
        line: 1,
        text: `no longer import each other: ${pair}`,
      })),
  ]
}
