import { hasAdventures } from '@apogee/rules/profile/roles'

/** In order of priority for the two places (NAV-24). */
const bookmarkNames = ['rocketMart', 'lootbox', 'adventures', 'quest'] as const
export type BookmarkName = (typeof bookmarkNames)[number]

/** CONST-43 */
const maxBookmarks = 2

const paths: Readonly<Record<BookmarkName, string>> = {
  rocketMart: '/rocket-mart',
  lootbox: '/rocketplay-wheel',
  adventures: '/rocketplay-adventure',
  quest: '/action',
}

/** The features available to this visitor. */
export interface BookmarkFacts {
  readonly hasMart: boolean
  readonly hasLootbox: boolean
  readonly hasQuest: boolean
  readonly groups: readonly string[]
}

export interface Bookmark {
  readonly name: BookmarkName
  readonly path: string
}

const leadsTo = (path: string, page: string): boolean => page === path || page.startsWith(`${path}/`)

/** NAV-24 to NAV-26: at most two; one is hidden on its own page, but keeps its place. */
export function bookmarksOf({ hasMart, hasLootbox, hasQuest, groups }: BookmarkFacts, page: string): Bookmark[] {
  const isActive: Readonly<Record<BookmarkName, boolean>> = {
    rocketMart: hasMart,
    lootbox: hasLootbox,
    adventures: hasAdventures(groups),
    quest: hasQuest,
  }
  return bookmarkNames
    .filter((name) => isActive[name])
    .slice(0, maxBookmarks)
    .map((name) => ({ name, path: paths[name] }))
    .filter(({ path }) => !leadsTo(path, page))
}
