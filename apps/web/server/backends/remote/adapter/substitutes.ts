import type { CallName, Result } from '@apogee/contract'
import type { Client } from '@apogee/contract/protocol/client'
import { achievementsOf, progressOf, questsOf } from './questsFromTournaments.ts'
import { roundsFromHistory } from './roundsFromHistory.ts'

/** The request for the missing call. */
export interface Visit {
  /** Calls the platform as the same visitor. Throws `ApiError` and `ConnectionError`. */
  readonly call: Client
  readonly query: URLSearchParams
  readonly now: Date
}

/** Builds the response of a call; null: 204. */
type Substitute<N extends CallName> = (visit: Visit) => Result<N> | null | Promise<Result<N> | null>

const nothing = () => null

/** LIM-03: the platform validates the period when the player chooses one. */
const usualPeriods: Result<'limits.periods'> = {
  coolingoff: ['day', '3_days', 'week', 'month', '3_months', '6_months'],
  selfexclusion: ['12_months', '36_months', '60_months', 'forever'],
}

/** Players see their documents and can upload an identity document. */
const identityDocument: Result<'profile.verification'> = {
  state: 'open',
  reason: null,
  way: 'documents',
  level_name: '',
  hours: 24,
  max_bytes: 10 * 1024 * 1024,
  asked: [{ document_type: 'identity', state: 'missing' }],
}

async function endOtherSessions({ call }: Visit): Promise<null> {
  const sessions = await call('auth.sessions', {})
  await Promise.all(
    sessions.filter(({ current }) => !current).map(({ id }) => call('auth.endSession', { params: { id: String(id) } })),
  )
  return null
}

async function listTournaments({ call }: Visit): Promise<Result<'tournaments.list'>> {
  const lists = await Promise.all([call('tournaments.list', {}), call('tournaments.recent', {})])
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()]
}

/** API-091, TRN-06: the status of each tournament of the player, one by one. */
async function listStatuses({ call }: Visit): Promise<Result<'tournaments.statuses'>> {
  const own = await call('tournaments.own', {})
  const rows = await Promise.all(own.map(({ id }) => call('tournaments.status', { params: { id } })))
  return rows.filter((row): row is Extract<typeof row, { tournament_id: number }> => 'tournament_id' in row)
}

/** The figures that the studio states; neither stakes nor wins of a game are on the wire. */
async function statedFacts({ call, query }: Visit): Promise<Result<'games.sheet'>> {
  const identifier = query.get('identifier') ?? ''
  const game = (await call('games.select', { body: { game_ids: [identifier] } }))[identifier]
  const { payout = null, volatility_rating = null, hit_rate = null, lines = null, ways = null, max_win } = game ?? {}
  return {
    payout,
    volatility_rating,
    hit_rate,
    lines,
    ways,
    max_win: max_win ?? null,
    certificates: [],
    least_cents: null,
    wins: [],
  }
}

/** Substitutes for calls that a platform lacks (docs/wire.md): made from its other calls, or empty, never with an invented amount. */
export const substitutes: { readonly [N in CallName]?: Substitute<N> } = {
  'auth.captcha': nothing,
  // Fetching the confirmation has already confirmed the address (wire-facts 3.7).
  'auth.confirm': nothing,
  'auth.endOtherSessions': endOtherSessions,
  'auth.keepRecoveryCodes': nothing,
  'auth.recoveryCodes': nothing,
  // Such a platform records the check itself.
  'games.answerRealityCheck': ({ call }) => call('games.realityCheck', {}),
  'games.liveTables': () => [],
  'games.rounds': async ({ call, query }) => roundsFromHistory(await call('games.history', {}), query),
  'games.sheet': statedFacts,
  'games.similar': () => [],
  'limits.periods': () => usualPeriods,
  'lootboxes.past': () => ({ data: [], next: null }),
  'loyalty.earning': () => ({ rates: [], categories: [] }),
  'notifications.list': () => [],
  'notifications.read': nothing,
  'profile.verification': () => identityDocument,
  'quests.achievements': async (visit) => achievementsOf(await listTournaments(visit), visit.now),
  'quests.list': async (visit) => questsOf(await listTournaments(visit), visit.now),
  'quests.own': async (visit) => {
    const [tournaments, statuses] = await Promise.all([listTournaments(visit), visit.call('tournaments.statuses', {})])
    return progressOf(tournaments, statuses)
  },
  'support.thread': nothing,
  'support.unread': () => ({ thread: null, version: 0, unread: 0 }),
  'tournaments.statuses': listStatuses,
}

const verificationStates: ReadonlySet<unknown> = new Set<Result<'profile.verification'>['state']>([
  'open',
  'waiting',
  'again',
  'approved',
  'refused',
])

/** Calls whose path means something else on some platforms, and how to recognise our format. */
export const recognisers: { readonly [N in CallName]?: (answer: unknown) => boolean } = {
  'profile.verification': (answer) =>
    typeof answer === 'object' && answer !== null && 'state' in answer && verificationStates.has(answer.state),
}
