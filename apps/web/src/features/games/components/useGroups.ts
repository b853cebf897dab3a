import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { categoryGroup, type GameGroup, generalList, studioGroup } from '../groups'
import { matching } from '../nameSearch'
import { listsQuery } from '../queries'
import { features } from './useFilterWords'
import { useStudios } from './useStudios'

// A hint beside the games, no list of its own.
const most = 6

const noLists: readonly string[] = []

/** Lists of games that have a name here, and features, which are lists too. */
export function useCategoryGroups(): readonly GameGroup[] {
  const t = useT('games')
  const { data: lists = noLists } = useQuery(listsQuery)
  return useMemo(
    () =>
      [...new Set([...lists.map(generalList), ...features])].flatMap((slug) => {
        const key = `categories.${slug}` as 'categories.all' // `has` tells whether it is one
        return t.has(key) ? [categoryGroup(slug, t(key))] : []
      }),
    [lists, t],
  )
}

/** Studios and categories that a text names. */
export function useGroups(text: string): { studios: readonly GameGroup[]; categories: readonly GameGroup[] } {
  const studios = useStudios()
  const categories = useCategoryGroups()
  return useMemo(() => {
    const named = (groups: readonly GameGroup[]) => matching(text, groups, ({ title }) => title).slice(0, most)
    return {
      studios: named([...studios].map(([id, title]) => studioGroup({ id, title }))),
      categories: named(categories),
    }
  }, [text, studios, categories])
}
