import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { textIf } from '../../../../lib/i18n/textIf'
import { categoryGroup, type GameGroup, generalList, studioGroup } from '../../listing/groups'
import { searchNames } from '../../listing/searchNames'
import { listsQuery } from '../../queries'
import { features } from '../listing/useFilterLabels'
import { useStudios } from '../studios/useStudios'

// A hint next to the games, not a full list.
const maxGroups = 6

const noLists: readonly string[] = []

/** Game lists that have a name here, and features, which are lists too. */
export function useCategoryGroups(): readonly GameGroup[] {
  const t = useT('games')
  const { data: lists = noLists } = useQuery(listsQuery)
  return useMemo(() => {
    const groups = [...new Set([...lists.map(generalList), ...features])].flatMap((slug) => {
      const title = textIf(t, `categories.${slug}`)
      return title === undefined ? [] : [categoryGroup(slug, title)]
    })
    // `pokies` are a part of `slots`, and both have the same name.
    return groups.filter(({ title }, place) => groups.findIndex((other) => other.title === title) === place)
  }, [lists, t])
}

export interface NamedGroups {
  readonly studios: readonly GameGroup[]
  readonly categories: readonly GameGroup[]
}

/** Returns a function that finds the studios and categories a text names; results are cached. */
export function useGroupsOf(): (text: string) => NamedGroups {
  const studios = useStudios()
  const categories = useCategoryGroups()
  return useMemo(() => {
    const known = new Map<string, NamedGroups>()
    const named = (groups: readonly GameGroup[]) => searchNames(groups, ({ title }) => title)
    const studiosOf = named([...studios].map(([id, title]) => studioGroup({ id, title })))
    const categoriesOf = named(categories)
    return (text: string) => {
      const groups = known.get(text) ?? {
        studios: studiosOf(text).slice(0, maxGroups),
        categories: categoriesOf(text).slice(0, maxGroups),
      }
      known.set(text, groups)
      return groups
    }
  }, [studios, categories])
}
