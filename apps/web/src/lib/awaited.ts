/** Pages of loot boxes and lotteries, which do not answer yet. They stay at their addresses, but nothing leads there. */
const awaited = [
  '/rocketmart-wheel',
  '/rocketplay-wheel',
  '/rocket-chance',
  '/lotteries',
  '/lottery',
  '/tournaments/lotteries',
]

/** Whether a path of ours leads to what is not there yet: no tab, card or gift links to it (menus ask the flag). */
export const isAwaited = (path: string): boolean =>
  awaited.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))
