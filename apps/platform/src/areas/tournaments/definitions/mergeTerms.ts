import { isDeepStrictEqual } from 'node:util'
import { loweredPlaces } from './loweredPlaces.ts'
import type { AnnouncedDefinition, Terms } from './terms.ts'

/** Terms that players were promised, with their names in messages. */
const promised = {
  strategy: 'strategy',
  currency: 'currency',
  currencies: 'currencies',
  group_ids: 'groups',
  game_category: 'category',
  user_confirmation_required: 'confirmation',
  games_taken_limit: 'limit of rounds',
  least_bet_cents: 'least bet',
} as const satisfies Partial<Record<keyof Terms, string>>

const promisedInDefinition = {
  games: 'games',
  money_budget: 'budget of money',
  chargeable_comp_points_budget: 'budget of points',
  persistent_comp_points_budget: 'budget of level points',
} as const satisfies Partial<Record<keyof AnnouncedDefinition, string>>

interface MergedTerms {
  readonly terms: Terms
  /** Names of the terms whose changes were rejected. */
  readonly rejected: readonly string[]
}

/**
 * Merges a changed file into a competition that has begun: texts and banners change, prizes may rise, and the promised terms stay.
 * `fixed` names further fields of the definition that stay.
 */
export function mergeTerms(announced: Terms, changed: Terms, fixed: readonly string[] = []): MergedTerms {
  const rejected: string[] = []
  const restore = <T extends object>(after: T, before: T, labels: Readonly<Record<string, string>>): T => {
    const restored = Object.entries(labels).filter(([name]) => {
      // `labels` has keys of T only.
      const key = name as keyof T
      return !isDeepStrictEqual(after[key], before[key])
    })
    rejected.push(...restored.map(([, label]) => label))
    return { ...after, ...Object.fromEntries(restored.map(([name]) => [name, before[name as keyof T]])) }
  }
  const extra = Object.fromEntries(fixed.map((name) => [name, name.replaceAll('_', ' ')]))
  const definition = restore(changed.definition, announced.definition, { ...promisedInDefinition, ...extra })
  const lowered = loweredPlaces(definition.prizes, announced.definition.prizes)
  if (lowered.length > 0) rejected.push(`prizes of the places ${lowered.join(', ')}`)
  const idsOf = ({ teams }: AnnouncedDefinition) => teams.map(({ id }) => id)
  const hasOtherTeams = !isDeepStrictEqual(idsOf(definition), idsOf(announced.definition))
  if (hasOtherTeams) rejected.push('teams')
  return {
    terms: {
      ...restore(changed, announced, promised),
      definition: {
        ...definition,
        prizes: lowered.length > 0 ? announced.definition.prizes : definition.prizes,
        teams: hasOtherTeams ? announced.definition.teams : definition.teams,
      },
    },
    rejected,
  }
}
