import { randomUUID } from 'node:crypto'
import type { Step } from '../engines/lines/round.ts'
import type { Db, Sql } from './ports.ts'
import type { Session } from './sessions.ts'
import { transactionIdOf, type WalletCall } from './wallet.ts'

export type RoundState = 'placed' | 'bet_confirmed' | 'played' | 'settled' | 'returning' | 'rolled_back' | 'refused'
export const UNFINISHED: readonly RoundState[] = ['placed', 'bet_confirmed', 'played', 'returning']

export interface Round {
  readonly id: string
  readonly sessionId: string
  readonly owner: string
  readonly requestId: string
  readonly nonce: number
  readonly playerSeed: string
  readonly serverSeed: string
  readonly seedHash: string
  readonly seedRevealed: boolean
  readonly stakeCents: number
  readonly winCents: number
  readonly steps: readonly Step[]
  /** How many steps the player has been shown. */
  readonly shown: number
  readonly state: RoundState
  readonly refusal: string | null
  /** Balance after the last answered wallet call. */
  readonly balanceCents: number | null
  readonly interrupted: boolean
  readonly createdAt: Date
}

interface RoundRow extends Record<string, unknown> {
  id: string
  session_id: string
  owner: string
  request_id: string
  nonce: bigint
  player_seed: string
  server_seed: string
  hash: string
  revealed: boolean
  stake_cents: bigint
  win_cents: bigint
  steps: Step[] | null
  shown: number
  state: RoundState
  refusal: string | null
  balance_cents: bigint | null
  interrupted: boolean
  created_at: Date
}

const SELECT = `select r.*, s.server_seed, s.hash, s.revealed_at is not null as revealed
  from studio.rounds r join studio.seeds s on s.id = r.seed_id`
const OPEN = `('placed', 'bet_confirmed', 'played', 'returning')`

function toRound(row: RoundRow): Round {
  return {
    id: row.id,
    sessionId: row.session_id,
    owner: row.owner,
    requestId: row.request_id,
    nonce: Number(row.nonce),
    playerSeed: row.player_seed,
    serverSeed: row.server_seed,
    seedHash: row.hash,
    seedRevealed: row.revealed,
    stakeCents: Number(row.stake_cents),
    winCents: Number(row.win_cents),
    steps: row.steps ?? [],
    shown: row.shown,
    state: row.state,
    refusal: row.refusal,
    balanceCents: row.balance_cents === null ? null : Number(row.balance_cents),
    interrupted: row.interrupted,
    createdAt: row.created_at,
  }
}

async function rounds(db: Sql, where: string, params: readonly unknown[]): Promise<Round[]> {
  return (await db.query<RoundRow>(`${SELECT} where ${where}`, params)).map(toRound)
}
const first = async (db: Sql, where: string, params: readonly unknown[]) => (await rounds(db, where, params))[0] ?? null

export interface Placing {
  readonly session: Session
  readonly requestId: string
  readonly stakeCents: number
  readonly playerSeed: string | undefined
  readonly now: Date
  readonly leasedUntil: Date
}

/** All SQL of rounds and of the outbox of wallet calls. Every change of state names the state it starts from. */
export function createRoundStore(db: Db) {
  return {
    byId: async (id: string): Promise<Round> => {
      const round = await first(db, 'r.id = $1', [id])
      if (!round) throw new Error(`no round ${id}`)
      return round
    },
    ofOwner: (owner: string, id: string) => first(db, 'r.owner = $1 and r.id = $2', [owner, id]),
    byRequest: (sessionId: string, requestId: string) =>
      first(db, 'r.session_id = $1 and r.request_id = $2', [sessionId, requestId]),
    unfinished: (owner: string) => first(db, `r.owner = $1 and r.state in ${OPEN}`, [owner]),
    untold: (owner: string) =>
      first(db, 'r.owner = $1 and r.interrupted and not r.told order by r.created_at desc limit 1', [owner]),
    recent: (owner: string) => rounds(db, 'r.owner = $1 order by r.created_at desc limit 50', [owner]),
    /** Rounds nobody works on. Those that may still hear from their player get their time first. */
    overdue: (now: Date, abandonedBefore: Date, unansweredBefore: Date) =>
      rounds(
        db,
        `r.state in ${OPEN} and (r.leased_until is null or r.leased_until < $1)
         and (r.state <> 'played' or r.shown >= jsonb_array_length(r.steps) or r.updated_at < $2)
         and (r.state <> 'placed' or r.created_at < $3) limit 100`,
        [now, abandonedBefore, unansweredBefore],
      ),
    place: (placing: Placing) => place(db, placing),
    /** Takes the round for one worker until `until`; false when another has it. */
    lease: async (id: string, now: Date, until: Date): Promise<boolean> => {
      const taken = await db.query(
        `update studio.rounds set leased_until = $3 where id = $1 and (leased_until is null or leased_until < $2) returning id`,
        [id, now, until],
      )
      return taken.length > 0
    },
    release: (id: string) => db.query('update studio.rounds set leased_until = null where id = $1', [id]),
    markInterrupted: (id: string, now: Date) =>
      db.query('update studio.rounds set interrupted = true, updated_at = $2 where id = $1', [id, now]),
    markTold: (owner: string) =>
      db.query('update studio.rounds set told = true where owner = $1 and interrupted and not told', [owner]),
    /** A wallet call stands in the outbox before it is sent. */
    record: (call: WalletCall, now: Date) =>
      db.query(
        `insert into studio.wallet_calls (transaction_id, round_id, kind, amount_cents, created_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [call.transactionId, call.roundId, call.kind, call.amountCents, now],
      ),
    advance: (change: Advance) => advance(db, change),
    return: (id: string, now: Date) =>
      db.query(`update studio.rounds set state = 'returning', updated_at = $2 where id = $1 and state = 'placed'`, [
        id,
        now,
      ]),
    savePlayed: (id: string, steps: readonly Step[], winCents: number, now: Date) =>
      db.query(
        `update studio.rounds set state = 'played', steps = $2::jsonb, win_cents = $3, shown = 1, updated_at = $4
         where id = $1 and state = 'bet_confirmed'`,
        [id, JSON.stringify(steps), winCents, now],
      ),
    /** Shows the step of an index, again if asked twice, never skipping one. */
    show: async (id: string, step: number, now: Date): Promise<void> => {
      await db.query(
        `update studio.rounds set shown = greatest(shown, $2::int + 1), updated_at = $3
         where id = $1 and $2::int <= shown and $2::int < jsonb_array_length(steps)`,
        [id, step, now],
      )
    },
  }
}
export type RoundStore = ReturnType<typeof createRoundStore>

interface Advance {
  readonly roundId: string
  readonly transactionId: string
  readonly from: RoundState
  readonly to: RoundState
  readonly balanceCents: number | null
  readonly refusal: string | null
  readonly now: Date
}

/** A wallet's answer and the state it leads to, in one statement. */
async function advance(
  db: Sql,
  { roundId, transactionId, from, to, balanceCents, refusal, now }: Advance,
): Promise<void> {
  await db.query(
    `with answered as (
       update studio.wallet_calls set state = case when $6::text is null then 'done' else 'refused' end, refusal = $6,
         answered_at = $7 where transaction_id = $2)
     update studio.rounds set state = $4, balance_cents = coalesce($5, balance_cents), refusal = $6, updated_at = $7
     where id = $1 and state = $3`,
    [roundId, transactionId, from, to, balanceCents, refusal, now],
  )
}

/**
 * A new round with the next nonce of the seed and its bet in the outbox; null when this request already has a round or
 * the owner has an unfinished one. Of two at once the unique indexes refuse the second, and its nonce is not used up.
 */
async function place(db: Sql, placing: Placing): Promise<string | null> {
  const { session, requestId, stakeCents, playerSeed, now, leasedUntil } = placing
  const id = randomUUID()
  const placed = await db.query(
    `with seed as (
       update studio.seeds set next_nonce = next_nonce + 1, player_seed = coalesce($6, player_seed)
       where owner = $2 and revealed_at is null
         and not exists (select 1 from studio.rounds where session_id = $3 and request_id = $4)
         and not exists (select 1 from studio.rounds where owner = $2 and state in ${OPEN})
       returning id, next_nonce - 1 as nonce, player_seed),
     round as (
       insert into studio.rounds (id, session_id, owner, request_id, seed_id, nonce, player_seed, stake_cents, state,
         leased_until, created_at, updated_at)
       select $1, $3, $2, $4, id, nonce, player_seed, $5, 'placed', $8, $7, $7 from seed returning id)
     insert into studio.wallet_calls (transaction_id, round_id, kind, amount_cents, created_at)
     select $9, id, 'bet', $5, $7 from round returning round_id`,
    [
      id,
      session.owner,
      session.id,
      requestId,
      stakeCents,
      playerSeed ?? null,
      now,
      leasedUntil,
      transactionIdOf(id, 'bet'),
    ],
  )
  return placed.length > 0 ? id : null
}
