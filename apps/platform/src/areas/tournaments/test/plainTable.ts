import type { TournamentStrategy } from '@apogee/contract/tournaments'
import { itemAt } from '@apogee/rules/validation/required'
import type { Movement } from './playedHistory.ts'

/** The rules of a tournament that the reference implementation reads. */
export interface PlainRules {
  readonly strategy: TournamentStrategy
  readonly currency: string
  readonly currencies: readonly string[]
  readonly game_category: string
  readonly user_confirmation_required: boolean
  readonly games_taken_limit: number | null
  readonly least_bet_cents: bigint
  readonly start_at: Date
  readonly end_at: Date
}

/** The services that the reference implementation needs. */
export interface PlainWorld {
  readonly categoriesOf: (game: string) => readonly string[]
  readonly convert: (cents: bigint, from: string, to: string, day: string) => bigint
  readonly pointsOf: (cents: bigint, currency: string) => bigint
}

export interface PlainRow {
  readonly player: bigint
  readonly bets: bigint
  readonly wins: bigint
  readonly rate: bigint
  readonly games: number
  readonly points: bigint
  readonly score: bigint
  readonly reachedAt: number | null
}

/** A reference implementation of the leaderboard, from the list of all movements. `confirmed`: the times of confirmations. */
export function plainTable(
  rules: PlainRules,
  movements: readonly Movement[],
  confirmed: ReadonlyMap<bigint, Date>,
  world: PlainWorld,
): PlainRow[] {
  const returned = new Set(movements.flatMap(({ original }) => (original ? [original.transaction] : [])))
  const rounds = [...Map.groupBy(movements, ({ round }) => round)].flatMap(([id, all]) => {
    const isFinished = all.some(({ finishes }) => finishes)
    const bets = all.filter(
      ({ kind, transaction, countsAtEnd }) =>
        kind === 'bet' && !returned.has(transaction) && (isFinished || !countsAtEnd),
    )
    const wins = all.filter(({ kind }) => kind === 'win')
    const staked = bets.reduce((sum, { real }) => sum + real, 0n)
    if (staked === 0n) return []
    const { player, currency, game } = itemAt(bets, 0)
    const placedAt = Math.min(...bets.map(({ at }) => +at))
    const day = new Date(placedAt).toISOString().slice(0, 10)
    const inOwn = (cents: bigint) => world.convert(cents, currency, rules.currency, day)
    const won = wins.reduce((sum, { real }) => sum + real, 0n)
    const join = confirmed.get(player)
    const counts =
      placedAt >= +rules.start_at &&
      placedAt < +rules.end_at &&
      world.categoriesOf(game).includes(rules.game_category) &&
      (rules.currencies.length === 0 || rules.currencies.includes(currency)) &&
      inOwn(staked) >= rules.least_bet_cents &&
      (!rules.user_confirmation_required || (join !== undefined && placedAt >= +join))
    if (!counts) return []
    const lastBet = Math.max(...bets.filter(({ real }) => real > 0n).map(({ at }) => +at))
    const lastWin = Math.max(0, ...wins.filter(({ real }) => real > 0n).map(({ at }) => +at))
    const round = { id, player, placedAt, lastBet, lastWin, rate: (won * 1_000_000n) / staked }
    return [{ ...round, bet: inOwn(staked), win: inOwn(won), points: world.pointsOf(staked, currency) }]
  })
  return [...Map.groupBy(rounds, ({ player }) => player)]
    .map(([player, own]) => {
      const inOrder = own.toSorted((a, b) => a.placedAt - b.placedAt || (a.id < b.id ? -1 : 1))
      const taken = rules.games_taken_limit === null ? inOrder : inOrder.slice(0, rules.games_taken_limit)
      const sum = (of: (one: (typeof own)[number]) => bigint) => taken.reduce((total, one) => total + of(one), 0n)
      const rate = taken.map((one) => one.rate).toSorted((a, b) => Number(b - a))[0] ?? 0n
      const figures = { bets: sum(({ bet }) => bet), wins: sum(({ win }) => win), points: sum(({ points }) => points) }
      const games = taken.length
      const score = { spin: BigInt(games), win: figures.wins, rate, points: figures.points, bet: figures.bets }[
        rules.strategy
      ]
      const times = {
        spin: taken.map((one) => one.placedAt),
        bet: taken.flatMap((one) => (one.bet > 0n ? [one.lastBet] : [])),
        points: taken.flatMap((one) => (one.points > 0n ? [one.lastBet] : [])),
        win: taken.flatMap((one) => (one.win > 0n ? [one.lastWin] : [])),
        rate: taken.flatMap((one) => (one.rate === rate ? [Math.max(one.lastBet, one.lastWin)] : [])),
      }[rules.strategy]
      const reachedAt = score === 0n ? null : rules.strategy === 'rate' ? Math.min(...times) : Math.max(...times)
      return { player, ...figures, rate, games, score, reachedAt }
    })
    .toSorted(
      (a, b) => Number(b.score - a.score) || (a.reachedAt ?? 0) - (b.reachedAt ?? 0) || Number(a.player - b.player),
    )
}
