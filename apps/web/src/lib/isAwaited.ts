/**
 * Pages of lotteries, which are not implemented yet. Their addresses work, but nothing links to them.
 */
const awaited = ['/lotteries', '/lottery', '/tournaments/lotteries']

/**
 * Whether one of our paths leads to a feature that does not exist yet: no tab, card or gift links to it (menus check
 * the flag).
 */
export const isAwaited = (path: string): boolean =>
  awaited.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))
