import type { FreeRounds, RoundState } from '../../protocol/round.ts'
import type { Db, Sql } from '../ports.ts'
import type { Session } from '../sessions.ts'
import { betId, raiseId, type WalletCall } from '../wallet/wallet.ts'
import { leaseClock, leaseEnd } from './leases.ts'
import { newRoundId } from './newRoundId.ts'
import { type Raise, type Round, selectRounds } from './row.ts'
import { UNFINISHED_SQL } from './unfinishedRounds.ts'

/** A round stays open for a day at most, and begins within a day of its session. */
const OPEN_MOST_MS = 48 * 60 * 60_000

interface Placing {
  readonly session: Session
  readonly requestId: string
  readonly stakeCents: number
  readonly bet: unknown
  readonly playerSeed: string | undefined
  /** The hash of the server seed that the player chose theirs for; another one is not played with. */
  readonly seedHash: string | undefined
  readonly freeId: string | null
  readonly feature: string | null
  readonly now: Date
  readonly shiftMs: number
}

export interface Answered {
  readonly transactionId: string
  readonly balanceCents: number
  readonly maxBetCents: number | null
}

/** The state of the round, replayed from its moves. */
interface Outcome {
  readonly roundId: string
  readonly from: RoundState
  readonly to: 'open' | 'played'
  readonly moves: readonly unknown[]
  readonly view: unknown
  readonly offers: readonly string[]
  readonly stakedCents: number
  readonly winCents: number
  readonly dueAt: Date | null
  /** The raise that led here, when the wallet has just taken it. */
  readonly answered: Answered | null
  readonly now: Date
}

interface Advance {
  readonly roundId: string
  readonly transactionId: string
  readonly from: RoundState
  readonly to: RoundState
  readonly balanceCents: number | null
  /** Only a response to a bet contains it. */
  readonly maxBetCents?: number | null
  readonly freeRounds: FreeRounds | null
  readonly refusal: string | null
  readonly now: Date
}

/** All SQL of rounds and of the outbox of wallet calls. Every change of state names the state it starts from. */
export const createRoundStore = (db: Db) => ({ ...readQueries(db), ...writeQueries(db) })

function readQueries(db: Db) {
  const first = async (where: string, params: readonly unknown[]): Promise<Round | null> =>
    (await selectRounds(db, where, params))[0] ?? null
  return {
    byId: async (id: string): Promise<Round> => {
      const round = await first('r.id = $1', [id])
      if (!round) throw new Error(`no round ${id}`)
      return round
    },
    find: (id: string) => first('r.id = $1', [id]),
    ofOwner: (owner: string, id: string) => first('r.owner = $1 and r.id = $2', [owner, id]),
    /** A player's real-money round in any game. */
    ofPlayer: (player: string, id: string) => first(`p.player = $1 and p.mode = 'real' and r.id = $2`, [player, id]),
    byRequest: (sessionId: string, requestId: string) =>
      first('r.session_id = $1 and r.request_id = $2', [sessionId, requestId]),
    unfinished: (owner: string) => first(`r.owner = $1 and r.state in ${UNFINISHED_SQL}`, [owner]),
    /** Open rounds without a move of the player of a session, in any game of these engines, but one. */
    untouched: (sessionId: string, but: string, engines: readonly string[], now: Date) =>
      selectRounds(
        db,
        `r.id <> $2 and r.state = 'open' and r.moves = '[]' and r.owner in (
           select o.owner from studio.sessions o join studio.sessions s on s.player = o.player
           where s.id = $1 and o.mode = 'real' and o.engine = any($3) and o.created_at > $4)`,
        [sessionId, but, engines, new Date(now.getTime() - OPEN_MOST_MS)],
      ),
    unseenInterrupted: (owner: string) =>
      first('r.owner = $1 and r.interrupted and not r.told order by r.created_at desc limit 1', [owner]),
    /** Whether a round of the owner began after this moment; false without one. */
    beganAfter: async (owner: string, since: Date | null) =>
      since !== null && (await first('r.owner = $1 and r.created_at > $2 limit 1', [owner, since])) !== null,
    recent: (owner: string) => selectRounds(db, 'r.owner = $1 order by r.created_at desc limit 50', [owner]),
    /** Rounds that nothing is processing. Those whose player may still act get their time first. */
    overdue: (now: Date, unansweredBefore: Date, shiftMs: number) =>
      selectRounds(
        db,
        `r.state in ${UNFINISHED_SQL} and (r.leased_until is null or r.leased_until < ${leaseClock('$3')})
         and (r.state <> 'open' or r.due_at < $1)
         and (r.state not in ('placed', 'raising') or r.updated_at < $2) limit 100`,
        [now, unansweredBefore, shiftMs],
      ),
  }
}

function writeQueries(db: Db) {
  return {
    place: (placing: Placing) => place(db, placing),
    /** Takes the round for one worker; false when another has it. */
    lease: async (id: string, shiftMs: number): Promise<boolean> => {
      const taken = await db.query(
        `update studio.rounds set leased_until = ${leaseEnd('$2')}
         where id = $1 and (leased_until is null or leased_until < ${leaseClock('$2')}) returning id`,
        [id, shiftMs],
      )
      return taken.length > 0
    },
    renew: (ids: readonly string[], shiftMs: number) =>
      db.query(
        `update studio.rounds set leased_until = ${leaseEnd('$2')} where id = any($1::uuid[]) and leased_until is not null`,
        [ids, shiftMs],
      ),
    /** The holder of a round is dead: only where no other process can hold one. */
    releaseAll: () => db.query('update studio.rounds set leased_until = null where leased_until is not null'),
    release: (id: string) => db.query('update studio.rounds set leased_until = null where id = $1', [id]),
    markInterrupted: (id: string, now: Date) =>
      db.query('update studio.rounds set interrupted = true, updated_at = $2 where id = $1', [id, now]),
    markInterruptedSeen: (owner: string) =>
      db.query('update studio.rounds set told = true where owner = $1 and interrupted and not told', [owner]),
    /** A wallet call is in the outbox before it is sent. */
    record: (call: WalletCall, now: Date) =>
      db.query(
        `insert into studio.wallet_calls (transaction_id, round_id, kind, amount_cents, created_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [call.transactionId, call.roundId, call.kind, call.amountCents, now],
      ),
    advance: (change: Advance) => advance(db, change),
    /** Gives up a bet or a raise that the wallet has not answered. */
    giveUp: (id: string, now: Date) =>
      db.query(
        `update studio.rounds set state = case state when 'placed' then 'returning' else 'lowering' end, updated_at = $2
         where id = $1 and state in ('placed', 'raising')`,
        [id, now],
      ),
    /** Voids an open round in which nothing was decided: its only bet is to be rolled back. */
    returnUndecided: (id: string, now: Date) =>
      db.query(
        `update studio.rounds set state = 'returning', offers = '[]', due_at = null, updated_at = $2
         where id = $1 and state = 'open'`,
        [id, now],
      ),
    save: (outcome: Outcome) => save(db, outcome),
    raise: (id: string, raise: Raise, now: Date) =>
      db.query(
        `with raised as (
           update studio.rounds set state = 'raising', raise = $2::jsonb, raises = $3, refusal = null, updated_at = $6
           where id = $1 and state = 'open' returning id)
         insert into studio.wallet_calls (transaction_id, round_id, kind, amount_cents, created_at)
         select $4, id, 'bet', $5, $6 from raised`,
        [id, JSON.stringify(raise), raise.number, raiseId(id, raise.number), raise.amountCents, now],
      ),
  }
}
export type RoundStore = ReturnType<typeof createRoundStore>

/** A wallet's answer and the state it leads to, in one statement. A round that is open again has no raise. */
async function advance(db: Sql, change: Advance): Promise<void> {
  const { roundId, transactionId, from, to, balanceCents, maxBetCents = null, freeRounds, refusal, now } = change
  await db.query(
    `with answered as (
       update studio.wallet_calls set state = case when $6::text is null then 'done' else 'refused' end, refusal = $6,
         answered_at = $7 where transaction_id = $2)
     update studio.rounds set state = $4, balance_cents = coalesce($5, balance_cents), refusal = $6, updated_at = $7,
       raise = case when $4 = 'open' then null else raise end, free_rounds = coalesce($8::jsonb, free_rounds),
       max_bet_cents = coalesce($9, max_bet_cents)
     where id = $1 and state = $3`,
    [
      roundId,
      transactionId,
      from,
      to,
      balanceCents,
      refusal,
      now,
      freeRounds === null ? null : JSON.stringify(freeRounds),
      maxBetCents,
    ],
  )
}

async function save(db: Sql, outcome: Outcome): Promise<void> {
  const { roundId, from, to, moves, view, offers, stakedCents, winCents, dueAt, answered, now } = outcome
  await db.query(
    `with answered as (
       update studio.wallet_calls set state = 'done', answered_at = $10 where transaction_id = $11)
     update studio.rounds set state = $3, moves = $4::jsonb, view = $5::jsonb, offers = $6::jsonb, staked_cents = $7,
       win_cents = $8, due_at = $9, opened_at = coalesce(opened_at, $10), raise = null, refusal = null,
       balance_cents = coalesce($12, balance_cents), max_bet_cents = coalesce($13, max_bet_cents), updated_at = $10
     where id = $1 and state = $2`,
    [
      roundId,
      from,
      to,
      JSON.stringify(moves),
      JSON.stringify(view),
      JSON.stringify(offers),
      stakedCents,
      winCents,
      dueAt,
      now,
      answered?.transactionId ?? null,
      answered?.balanceCents ?? null,
      answered?.maxBetCents ?? null,
    ],
  )
}

/** The owner may start a round unless one of theirs began after this moment; null without a minimum round time. */
export const earliestStart = ({ rules }: Pick<Session, 'rules'>, now: Date): Date | null =>
  rules.min_round_ms === 0 ? null : new Date(now.getTime() - rules.min_round_ms)

/**
 * Inserts a round with the next nonce of the seed, and its bet into the outbox. Returns null when this request already has a round,
 * or the owner has an unfinished or too recent one. Of two concurrent requests the second waits for the seed's row and then violates
 * the unique index on unfinished rounds; its nonce is not used up.
 */
async function place(db: Sql, placing: Placing): Promise<string | null> {
  const { session, requestId, stakeCents, bet, playerSeed, seedHash, freeId, feature, now, shiftMs } = placing
  const id = newRoundId(now)
  const inserting = db.query(
    `with seed as (
       update studio.seeds set next_nonce = next_nonce + 1, player_seed = coalesce($6, player_seed),
         player_seed_at = case when $6 is null then player_seed_at else $7 end
       where owner = $2 and revealed_at is null and hash = coalesce($13, hash)
         and not exists (select 1 from studio.rounds where session_id = $3 and request_id = $4)
         and not exists (select 1 from studio.rounds where owner = $2 and state in ${UNFINISHED_SQL})
         and ($14::timestamptz is null or not exists (select 1 from studio.rounds where owner = $2 and created_at > $14))
       returning id, next_nonce - 1 as nonce, player_seed, player_seed_at),
     round as (
       insert into studio.rounds (id, session_id, owner, request_id, seed_id, nonce, player_seed, player_seed_at, stake_cents,
         staked_cents, bet, free_id, free_feature, state, leased_until, created_at, updated_at)
       select $1, $3, $2, $4, id, nonce, player_seed, player_seed_at, $5, $5, $10::jsonb, $11, $12, 'placed', ${leaseEnd('$8')}, $7, $7 from seed returning id)
     insert into studio.wallet_calls (transaction_id, round_id, kind, amount_cents, created_at)
     select $9, id, 'bet', case when $11::text is null then $5 else 0 end, $7 from round returning round_id`,
    [
      id,
      session.owner,
      session.id,
      requestId,
      stakeCents,
      playerSeed ?? null,
      now,
      shiftMs,
      betId(id),
      JSON.stringify(bet),
      freeId,
      feature,
      seedHash ?? null,
      earliestStart(session, now),
    ],
  )
  const placed = await inserting.catch((error: unknown) => {
    if (isUniqueViolation(error)) return []
    throw error
  })
  return placed.length > 0 ? id : null
}

/** SQLSTATE unique_violation, as both drivers report it. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
