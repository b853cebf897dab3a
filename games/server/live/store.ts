import type { LiveTimes } from '../../engines/engine.ts'
import type { LiveBetState } from '../../protocol/live.ts'
import type { Db } from '../ports.ts'
import { leaseClock, leaseEnd } from '../rounds/leases.ts'
import { abandonRound, begin, type DrawOf, draw, type NextLive, type Table } from './rounds/rounds.ts'
import { type LiveRound, selectBetsToShow, selectLiveBets, selectLiveRounds } from './row.ts'

export const HISTORY = 100

/** A played bet: its moves, and how many of them its player had made before. */
export interface PlayedLive {
  readonly id: string
  readonly winCents: number
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly made: number
  /** The bet is returned instead. */
  readonly isVoid: boolean
}

/** The wallet's response for a bet. */
interface Answered {
  readonly id: string
  readonly balanceCents: number | null
}

/** All SQL of live tables. Every state change checks the state it starts from. */
export const createLiveStore = (db: Db) => ({ ...roundQueries(db), ...betQueries(db), ...settlingQueries(db) })

function roundQueries(db: Db) {
  return {
    current: async (game: string): Promise<LiveRound | null> =>
      (await selectLiveRounds(db, 'where game = $1 order by number desc limit 1', [game]))[0] ?? null,
    round: async (id: string): Promise<LiveRound | null> =>
      (await selectLiveRounds(db, 'where id = $1', [id]))[0] ?? null,
    /** Rounds that are due for the draw or still have unsettled bets. */
    unsettled: (now: Date, shiftMs: number) =>
      selectLiveRounds(
        db,
        `where state <> 'settled' and spins_at <= $1 and (leased_until is null or leased_until < ${leaseClock('$2')})
         and coalesce(result_at, lands_at, spins_at) <= $1 order by spins_at limit 200`,
        [now, shiftMs],
      ),
    history: (game: string, now: Date) =>
      selectLiveRounds(
        db,
        `where game = $1 and result_at <= $2 and mark is not null order by number desc limit ${HISTORY}`,
        [game, now],
      ),
    /** The last results of every table, newest first. */
    lastMarks: (now: Date, limit: number) =>
      db.query<{ game: string; engine: string; profile: string; mark: string }>(
        `select game, engine, profile, mark from (
           select game, engine, profile, mark, row_number() over (partition by game order by number desc) as place
             from studio.live_rounds where result_at <= $1 and mark is not null) told
         where place <= $2 order by game, place`,
        [now, limit],
      ),
    /** The number of a table's next round; null while one is running. */
    nextNumber: async (game: string, now: Date): Promise<number | null> => {
      const [row] = await db.query<{ number: bigint | null; is_free: boolean }>(
        `select max(number) as number, coalesce(bool_and(ends_at is not null and ends_at <= $2), true) as is_free
         from studio.live_rounds where game = $1`,
        [game, now],
      )
      return row?.is_free ? Number(row.number ?? 0) + 1 : null
    },
    begin: (table: Table, next: NextLive, times: LiveTimes, now: Date) => begin(db, table, next, times, now),
    /** Draws a round exactly once across nodes: the seeds of its bets are fixed under the lock of its row. */
    draw: (id: string, drawOf: DrawOf): Promise<void> => db.transaction((tx) => draw(tx, id, drawOf)),
    /** Ends a round that can't be drawn: all its stakes are to be returned. */
    giveUpRound: (id: string, now: Date): Promise<void> => db.transaction((tx) => abandonRound(tx, id, now)),
    /** Ends a round with player moves: from now on moves are rejected, and the outcome may be published. */
    land: (id: string, endsAt: Date, hadOutage: boolean) =>
      db.query(
        `update studio.live_rounds set result_at = lands_at, ends_at = $2, outage = $3
         where id = $1 and state = 'spinning' and result_at is null and lands_at is not null`,
        [id, endsAt, hadOutage],
      ),
    /**
     * Takes the lease for processing a drawn round: before its result is due, only work that no player can see in their
     * balance.
     */
    lease: async (id: string, shiftMs: number): Promise<boolean> => {
      const taken = await db.query(
        `update studio.live_rounds set leased_until = ${leaseEnd('$2')} where id = $1 and state = 'spinning'
         and (leased_until is null or leased_until < ${leaseClock('$2')}) returning id`,
        [id, shiftMs],
      )
      return taken.length > 0
    },
    renew: (ids: readonly string[], shiftMs: number) =>
      db.query(
        `update studio.live_rounds set leased_until = ${leaseEnd('$2')}
         where id = any($1::uuid[]) and leased_until is not null`,
        [ids, shiftMs],
      ),
    /** No other process uses this database: existing leases belong to a dead one. */
    releaseAll: () => db.query('update studio.live_rounds set leased_until = null where leased_until is not null'),
    /** Releases the lease; the round is settled when its end is known and all its bets are. */
    release: (id: string) =>
      db.query(
        `update studio.live_rounds set leased_until = null, state = case when result_at is null or exists (
           select 1 from studio.live_bets b where b.round_id = $1 and (b.state in ('placed', 'confirmed', 'played', 'returning')
             or exists (select 1 from studio.live_additions where bet_id = b.id and state in ('placed', 'returning'))))
         then state else 'settled' end where id = $1`,
        [id],
      ),
  }
}

function betQueries(db: Db) {
  return {
    bet: async (id: string) => (await selectLiveBets(db, 'where b.id = $1', [id], 'studio_live_bet'))[0] ?? null,
    betsOf: (roundId: string, states: readonly LiveBetState[]) =>
      selectLiveBets(db, 'where b.round_id = $1 and b.state = any($2)', [roundId, states]),
    ownBets: (owner: string, roundId: string) =>
      selectLiveBets(
        db,
        'where b.owner = $1 and b.round_id = $2 order by b.created_at',
        [owner, roundId],
        'studio_live_own',
      ),
    recent: (owner: string) => selectLiveBets(db, 'where b.owner = $1 order by b.created_at desc limit 50', [owner]),
    betOf: async (owner: string, id: string) =>
      (await selectLiveBets(db, 'where b.owner = $1 and b.id = $2', [owner, id], 'studio_live_bet_of'))[0] ?? null,
    betsToShow: (roundId: string, limit: number | null) => selectBetsToShow(db, roundId, limit),
    betById: async (id: string) => (await selectLiveBets(db, 'where b.id = $1', [id]))[0] ?? null,
    ofPlayer: (player: string, id: string) => selectLiveBets(db, 'where p.player = $1 and b.id = $2', [player, id]),
    roundsByIds: (ids: readonly string[]) => selectLiveRounds(db, 'where id = any($1)', [ids]),
    /** Confirms a bet before the draw; false when it is too late. */
    confirm: async (
      { id, balanceCents, maxBetCents }: Answered & { readonly maxBetCents: number | null },
      now: Date,
    ): Promise<boolean> => {
      const confirmed = await db.query(
        {
          name: 'studio_live_confirm',
          // Locks the round: a bet is either confirmed before the draw, with its seed in the list, or not at all.
          text: `with open as materialized (
           select id from studio.live_rounds where id = (select round_id from studio.live_bets where id = $1)
             and state = 'betting' and spins_at > $3 for share)
         update studio.live_bets b set state = 'confirmed', balance_cents = $2, updated_at = $3, max_bet_cents = $4
         from open where b.id = $1 and b.state = 'placed' and b.round_id = open.id returning b.id`,
        },
        [id, balanceCents, now, maxBetCents],
      )
      return confirmed.length > 0
    },
    /** Stores the next move of a bet; false: another one came before it, or the round has landed. */
    move: async (id: string, index: number, move: unknown, now: Date): Promise<boolean> => {
      const rows = await db.query(
        {
          name: 'studio_live_move',
          text: `update studio.live_bets b set moves = b.moves || $3::jsonb, updated_at = $4 from studio.live_rounds r
         where b.id = $1 and b.state = 'confirmed' and jsonb_array_length(b.moves) = $2 and r.id = b.round_id
           and r.state = 'spinning' and r.result_at is null returning b.id`,
        },
        [id, index, JSON.stringify([move]), now],
      )
      return rows.length > 0
    },
    refuse: (id: string, code: string, now: Date) =>
      db.query(
        `update studio.live_bets set state = 'refused', refusal = $2, updated_at = $3 where id = $1 and state = 'placed'`,
        [id, code, now],
      ),
  }
}

/** From the end of betting until the payout. */
function settlingQueries(db: Db) {
  return {
    /** Gives up bets without a response: all of a round, or one. */
    giveUp: (where: { roundId: string } | { id: string }, now: Date) =>
      db.query(
        `update studio.live_bets set state = 'returning', updated_at = $2
         where ${'id' in where ? 'id' : 'round_id'} = $1 and state = 'placed'`,
        ['id' in where ? where.id : where.roundId, now],
      ),
    /** Returns the number of stored bets: a bet with a newer move must be played again. */
    played: async (bets: readonly PlayedLive[], now: Date): Promise<number> => {
      const stored = await db.query(
        `update studio.live_bets b set state = case when w.void then 'returning' else 'played' end, win_cents = w.win, view = w.view,
           moves = w.moves, updated_at = $6
         from unnest($1::uuid[], $2::bigint[], $3::jsonb[], $4::jsonb[], $5::int[], $7::boolean[])
           as w (id, win, view, moves, made, void)
         where b.id = w.id and b.state = 'confirmed' and jsonb_array_length(b.moves) = w.made returning b.id`,
        [
          bets.map(({ id }) => id),
          bets.map(({ winCents }) => winCents),
          bets.map(({ view }) => JSON.stringify(view)),
          bets.map(({ moves }) => JSON.stringify(moves)),
          bets.map(({ made }) => made),
          now,
          bets.map(({ isVoid }) => isVoid),
        ],
      )
      return stored.length
    },
    /** Records that the wallet has accepted the wins or returns of many bets. */
    ended: (answers: readonly Answered[], now: Date) =>
      db.query(
        `update studio.live_bets b set balance_cents = w.balance, updated_at = $3,
           state = case b.state when 'played' then 'settled' else 'rolled_back' end
         from unnest($1::uuid[], $2::bigint[]) as w (id, balance)
         where b.id = w.id and b.state in ('played', 'returning')`,
        [answers.map(({ id }) => id), answers.map(({ balanceCents }) => balanceCents), now],
      ),
    /** The bets on each spot of a round, in units of each currency. */
    totals: async (roundId: string): Promise<Record<string, number>> => {
      const rows = await db.query<{ spot: string; units: number }>(
        `select chip ->> 'spot' as spot, sum((chip ->> 'cents')::float8 / unit_cents) as units
         from studio.live_bets, jsonb_array_elements(bet -> 'chips') as chip
         where round_id = $1 and state in ('confirmed', 'played', 'settled') group by 1`,
        [roundId],
      )
      return Object.fromEntries(rows.map(({ spot, units }) => [spot, Math.round(Number(units))]))
    },
  }
}
export type LiveStore = ReturnType<typeof createLiveStore>
