import { worthIn } from '@apogee/rules/cashbox/exchange'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { events } from '../../../core/outbox/events.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertTournament } from '../../../testing/testTournaments.ts'
import { type PlainRow, type PlainRules, plainTable } from '../test/plainTable.ts'
import { type Movement, type PlayEvent, recordMovement } from '../test/playedHistory.ts'
import { scoreConsumer } from './scoreConsumer.ts'
import { confirmPlayer } from './scoreStore.ts'

const begin = Date.UTC(2026, 2, 10, 23, 30)
const at = (minute: number) => new Date(begin + minute * 60_000)
/** One euro is two dollars on the first day, and half a dollar on the second. */
const dollars: Readonly<Record<string, string>> = { '2026-03-10': '0.5', '2026-03-11': '2' }
const categoriesOf = (game: string) => (game === 'a/Table' ? ['all', 'tables'] : ['all'])
const pointsOf = (cents: bigint, currency: string) => (currency === 'EUR' ? cents * 1000n : cents * 700n)
const convert = (cents: bigint, from: string, to: string, day: string) =>
  worthIn(cents, currencyOf(from)!, currencyOf(to)!, { fee: '0', value_in_eur: { EUR: '1', USD: dollars[day]! } })!

const minutes = 60
const rulesArbitrary: fc.Arbitrary<PlainRules> = fc.record({
  strategy: fc.constantFrom('spin', 'win', 'rate', 'points', 'bet'),
  currency: fc.constantFrom('EUR', 'USD'),
  currencies: fc.constantFrom([], ['EUR'], ['USD', 'EUR']),
  game_category: fc.constantFrom('all', 'all', 'tables'),
  user_confirmation_required: fc.boolean(),
  games_taken_limit: fc.constantFrom(null, null, 1, 2, 4),
  least_bet_cents: fc.constantFrom(0n, 0n, 3n),
  start_at: fc.integer({ min: 0, max: 15 }).map(at),
  end_at: fc.integer({ min: 25, max: minutes }).map(at),
})

/** An action; numbers choose among the possible ones. `delays`: each delivery of the event arrives this many steps later. */
const step = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'bet', 'again', 'win', 'win', 'rollback', 'confirm'),
  player: fc.nat(2),
  which: fc.nat(1000),
  real: fc.bigInt(0n, 6n),
  bonus: fc.constantFrom(0n, 0n, 0n, 2n),
  currency: fc.constantFrom('EUR', 'USD'),
  game: fc.constantFrom('a/Slot', 'a/Table'),
  finishes: fc.boolean(),
  countsAtEnd: fc.boolean(),
  pause: fc.nat(3),
  delays: fc.array(fc.nat(40), { minLength: 1, maxLength: 2 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

onEachDatabase((makeApp) => {
  let app: TestApp
  let runs = 0
  beforeAll(async () => {
    app = await makeApp({ handlers: {}, rateLimits: {} })
    for (const [day, value] of Object.entries(dollars))
      await app.db.query(`INSERT INTO tournament_rates VALUES ($1, 'USD', $2), ($1, 'EUR', '1')`, [day, value])
  })

  const reactions = () =>
    scoreConsumer({
      clock: app.clock,
      categoriesOf,
      pointsEarned: ({ cents, currency }) => pointsOf(cents, currency),
      standings: { publish: () => undefined, countEveryMs: () => 0 },
    }).reactions

  /** Delivers events as the worker does: a batch in one transaction, by name. */
  const deliver = (events: readonly Arriving[]) =>
    app.db.transaction(async (tx) => {
      for (const [name, theirs] of Map.groupBy(events, (event) => event.name))
        for (const reaction of reactions())
          if (reaction.kind === 'many' && reaction.event === name)
            await reaction.run(
              tx,
              theirs.map((event) => ({ ...event, id: 0n, createdAt: at(0) }) as unknown as OutboxEvent),
            )
    })

  type Arriving =
    | PlayEvent
    | { readonly name: 'tournaments.joined'; readonly payload: { tournament: bigint; player: bigint } }

  async function play(rules: readonly PlainRules[], steps: readonly Step[]) {
    runs += 1
    const players = [
      await createPlayer(app, 0n, 'EUR'),
      await createPlayer(app, 0n, 'EUR'),
      await createPlayer(app, 0n, 'USD'),
    ]
    const tournaments: bigint[] = []
    for (const one of rules) tournaments.push(await insertTournament(app.db, { ...one }))
    const confirmed = rules.map(() => new Map<bigint, Date>())
    const movements: Movement[] = []
    const arriving: { readonly when: number; readonly event: Arriving }[] = []
    /** Confirmations that are not committed yet. */
    const committing: { readonly when: number; readonly commit: () => Promise<void> }[] = []
    let minute = 0
    for (const [turn, one] of steps.entries()) {
      minute += one.pause
      const now = new Date(+at(minute) + turn)
      for (const late of committing.splice(0)) {
        if (late.when <= turn) await late.commit()
        else committing.push(late)
      }
      for (const event of await act(one, turn, now))
        for (const delay of one.delays) arriving.push({ when: turn + delay, event })
      const due = arriving.filter(({ when }) => when === turn)
      if (due.length > 0) await deliver(due.map(({ event: arrived }) => arrived))
    }
    for (const { commit } of committing) await commit()
    const rest = arriving.filter(({ when }) => when >= steps.length)
    await deliver(rest.map(({ event }) => event).toReversed())
    return { tournaments, confirmed, movements }

    async function act(one: Step, turn: number, now: Date): Promise<Arriving[]> {
      const player = players[one.player]!
      if (one.kind === 'confirm') {
        const which = one.which % rules.length
        if (!confirmed[which]!.has(player)) join(one, turn, which, player, now)
        return []
      }
      const movement = movementOf(one, turn, now, player)
      if (!movement) return []
      movements.push(movement)
      const event = await recordMovement(app.db, movement)
      return [...(event ? [event] : []), ...(movement.finishes ? await betEventsOf(movement) : [])]
    }

    function join({ delays }: Step, turn: number, which: number, playerId: bigint, now: Date): void {
      const tournamentId = tournaments[which]!
      confirmed[which]!.set(playerId, now)
      const when = turn + (delays[0]! % 6)
      const commit = async () => {
        await app.db.transaction((tx) => confirmPlayer(tx, { tournamentId, playerId, team: null, at: now }))
        const event = { name: 'tournaments.joined', payload: { tournament: tournamentId, player: playerId } } as const
        for (const delay of delays) arriving.push({ when: when + delay, event })
      }
      committing.push({ when, commit })
    }

    function movementOf(one: Step, turn: number, now: Date, player: bigint): Movement | undefined {
      const id = `${String(turn % 7)}-${runs}-${turn}`
      const own = {
        real: one.real,
        bonus: one.bonus,
        at: now,
        finishes: false,
        original: null,
        transaction: id,
        countsAtEnd: one.countsAtEnd,
      }
      if (one.kind === 'bet')
        return { ...own, kind: 'bet', round: `r${id}`, player, currency: one.currency, game: one.game }
      const closed = new Set(movements.filter(({ finishes }) => finishes).map(({ round }) => round))
      const open = movements.filter(({ kind, round }) => kind === 'bet' && !closed.has(round))
      const bet = open[one.which % Math.max(1, open.length)]
      if (!bet) return undefined
      if (one.kind === 'again') return { ...own, ...pick(bet), kind: 'bet' }
      if (one.kind === 'win') return { ...own, ...pick(bet), kind: 'win', finishes: one.finishes }
      if (movements.some(({ original }) => original === bet)) return undefined
      return { ...own, ...pick(bet), kind: 'rollback', real: bet.real, bonus: bet.bonus, original: bet }
    }
  }
  const pick = ({ round, player, currency, game, countsAtEnd }: Movement) => ({
    round,
    player,
    currency,
    game,
    countsAtEnd,
  })

  /** Events that the database has published for the bets of a finished round. */
  async function betEventsOf({ round }: Movement): Promise<PlayEvent[]> {
    const rows = await app.db.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE topic = 'play.bet' AND payload ->> 'round' = $1`,
      [round],
    )
    return rows.map(({ payload }) => ({ name: 'play.bet', payload: events['play.bet'].parse(payload) }))
  }

  async function tableOf(tournament: bigint): Promise<PlainRow[]> {
    const rows = await app.db.query<Record<string, bigint> & { games: number; reachedAt: Date }>(
      `SELECT player_id AS player, bet_cents AS bets, win_cents AS wins, rate_micros AS rate, games_taken AS games,
              points_micros AS points, score, reached_at AS "reachedAt"
         FROM tournament_players WHERE tournament_id = $1 AND games_taken > 0 ORDER BY score DESC, reached_at, player_id`,
      [tournament],
    )
    return rows.map(
      (row) => ({ ...row, reachedAt: row['score'] === 0n ? null : +row.reachedAt }) as unknown as PlainRow,
    )
  }

  const sorted = (rows: readonly PlainRow[]) =>
    rows.filter(({ score }) => score === 0n).toSorted((a, b) => Number(a.player - b.player))

  test('any order of bets, wins, rollbacks, joins and repeats ends in the leaderboard of the reference implementation', async () => {
    const property = fc.asyncProperty(
      fc.array(rulesArbitrary, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
      async (rules, steps) => {
        const { tournaments, confirmed, movements } = await play(rules, steps)
        for (const [which, tournament] of tournaments.entries()) {
          const plain = plainTable(rules[which]!, movements, confirmed[which]!, { categoriesOf, convert, pointsOf })
          const table = await tableOf(tournament)
          expect(table.filter(({ score }) => score > 0n)).toEqual(plain.filter(({ score }) => score > 0n))
          expect(sorted(table)).toEqual(sorted(plain))
        }
        await app.db.query('UPDATE tournaments SET finished_at = end_at WHERE finished_at IS NULL')
      },
    )
    await fc.assert(property, { numRuns: 40 })
  }, 120_000)
})
