import type { Result } from '@apogee/contract'
import { fromDecimal } from '@apogee/rules/money/units'
import { subunitsOf } from '../../lib/format/money'
import type { Round, RoundsFilter } from './rounds'

type Told = Result<'games.history'>[number]

/** Text of another platform; what is no amount is nothing. */
const centsOf = (text: string, currency: string): number => Number(fromDecimal(text, subunitsOf(currency)) ?? 0n)

const states: ReadonlySet<string> = new Set<Round['state']>(['open', 'finished', 'rolled_back'])

const roundOf = (told: Told): Round => ({
  id: told.bet_id,
  identifier: told.game,
  title: told.title || null,
  provider: told.provider || null,
  seo_title: null,
  preview: null,
  currency: told.currency,
  bet_cents: centsOf(told.total_bets, told.currency),
  win_cents: centsOf(told.total_wins, told.currency),
  // A word of the platform's own: over is what has an end.
  state: states.has(told.bet_status) ? told.bet_status : told.finished_at === null ? 'open' : 'finished',
  started_at: told.created_at,
  finished_at: told.finished_at,
  balance_after_cents: null,
  jackpot_cents: 0,
  free_win_cents: null,
})

const results: Readonly<Record<RoundsFilter['outcome'], (round: Round) => boolean>> = {
  all: () => true,
  won: ({ win_cents: win, state }) => state === 'finished' && win > 0,
  lost: ({ win_cents: win, state }) => state === 'finished' && win === 0,
  open: ({ state }) => state === 'open',
}

/**
 * The rounds a platform lists that has no pages of them (wire-facts 14.6): all it tells, the newest first, chosen here. They have neither the
 * balance afterwards nor a proof.
 */
export function historyRounds(
  told: readonly Told[],
  { outcome, game }: Pick<RoundsFilter, 'outcome' | 'game'>,
  span: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly data: Round[]; readonly next: null } {
  const { from = '', to = '~' } = span
  const data = told
    .map(roundOf)
    .filter((round) => results[outcome](round) && (game === undefined || round.identifier === game))
    .filter(({ started_at: at }) => at >= from && at <= to)
    .toSorted((a, b) => b.started_at.localeCompare(a.started_at))
  return { data, next: null }
}
