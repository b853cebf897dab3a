import { isDeepStrictEqual } from 'node:util'
import { loweredPlaces } from './lowered.ts'
import type { AnnouncedDefinition, Terms } from './terms.ts'

/** What players were promised, and what a refusal calls it. */
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

interface TakenOver {
  readonly terms: Terms
  /** What of the file stays out, in words. */
  readonly refused: readonly string[]
}

/**
 * What a changed file makes of a competition that has begun: texts and looks are taken over, prizes may rise, everything else
 * stays what players were promised. `more` names further parts of the definition that stay.
 */
export function takeOver(held: Terms, wanted: Terms, more: readonly string[] = []): TakenOver {
  const refused: string[] = []
  const keep = <T extends object>(wish: T, had: T, names: Readonly<Record<string, string>>): T => {
    const kept = Object.entries(names).filter(([name]) => {
      const key = name as keyof T
      return !isDeepStrictEqual(wish[key], had[key])
    })
    refused.push(...kept.map(([, word]) => word))
    return { ...wish, ...Object.fromEntries(kept.map(([name]) => [name, had[name as keyof T]])) }
  }
  const extra = Object.fromEntries(more.map((name) => [name, name.replaceAll('_', ' ')]))
  const definition = keep(wanted.definition, held.definition, { ...promisedInDefinition, ...extra })
  const lowered = loweredPlaces(definition.prizes, held.definition.prizes)
  if (lowered.length > 0) refused.push(`prizes of the places ${lowered.join(', ')}`)
  const idsOf = ({ teams }: AnnouncedDefinition) => teams.map(({ id }) => id)
  const hasOtherTeams = !isDeepStrictEqual(idsOf(definition), idsOf(held.definition))
  if (hasOtherTeams) refused.push('teams')
  return {
    terms: {
      ...keep(wanted, held, promised),
      definition: {
        ...definition,
        prizes: lowered.length > 0 ? held.definition.prizes : definition.prizes,
        teams: hasOtherTeams ? held.definition.teams : definition.teams,
      },
    },
    refused,
  }
}
