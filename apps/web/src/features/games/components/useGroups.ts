import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { categoryGroup, type GameGroup, generalList, studioGroup } from '../groups'
import { matching } from '../nameSearch'
import { listsQuery } from '../queries'
import { features } from './useFilterWords'
import { useStudios } from './useStudios'

// A hint beside the games, no list of its own.
const most = 6

/** Lists of games that have a name here, and features, which are lists too. */
export function useCategoryGroups(): readonly GameGroup[] {
  const t = useT('games')
  const { data: lists = [] } = useQuery(listsQuery)
  return [...new Set([...lists.map(generalList), ...features])].flatMap((slug) => {
    const key = `categories.${slug}` as 'categories.all' // `has` tells whether it is one
    return t.has(key) ? [categoryGroup(slug, t(key))] : []
  })
}

/** Studios and categories that a text names. */
export function useGroups(text: string): { studios: readonly GameGroup[]; categories: readonly GameGroup[] } {
  const studios = [...useStudios()].map(([id, title]) => studioGroup({ id, title }))
  const categories = useCategoryGroups()
  const named = (groups: readonly GameGroup[]) => matching(text, groups, ({ title }) => title).slice(0, most)
  return { studios: named(studios), categories: named(categories) }
}
