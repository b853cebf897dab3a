import type { Result } from '@apogee/contract'
import { subunitsOf } from '@apogee/rules/money/subunits'

type HistoryRound = Result<'games.history'>[number]
type Rounds = Result<'games.rounds'>
type Round = Rounds['data'][number]

const centsOf = (amount: number, currency: string): number => Math.round(amount * subunitsOf(currency))

const states: ReadonlySet<string> = new Set<Round['state']>(['open', 'finished', 'rolled_back'])

const toRound = (round: HistoryRound): Round => ({
  id: String(round.bet_id),
  identifier: round.game,
  title: round.title || null,
  provider: round.provider || null,
  seo_title: null,
  preview: null,
  currency: round.currency,
  bet_cents: centsOf(round.total_bets, round.currency),
  win_cents: centsOf(round.total_wins, round.currency),
  // Platforms use other state names; a round with an end time is finished.
  state: states.has(round.bet_status) ? round.bet_status : round.finished_at === null ? 'open' : 'finished',
  started_at: round.created_at,
  finished_at: round.finished_at,
  balance_after_cents: null,
  jackpot_cents: 0,
  free_win_cents: null,
})

const matches: Readonly<Record<string, (round: Round) => boolean>> = {
  won: ({ win_cents: win, state }) => state === 'finished' && win > 0,
  lost: ({ win_cents: win, state }) => state === 'finished' && win === 0,
  open: ({ state }) => state === 'open',
}

/**
 * Builds `games.rounds` from `games.history` (wire-facts 14.6): filtered as requested, newest first, without balances
 * and proofs.
 */
export function roundsFromHistory(history: readonly HistoryRound[], query: URLSearchParams): Rounds {
  const hasResult = matches[query.get('result') ?? ''] ?? (() => true)
  const game = query.get('game')
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '~']
  const data = history
    .map(toRound)
    .filter((round) => hasResult(round) && (game === null || round.identifier === game))
    .filter(({ started_at: at }) => at >= from && at <= to)
    .toSorted((a, b) => b.started_at.localeCompare(a.started_at))
  return { data, next: null }
}
