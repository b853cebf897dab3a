import type { AnyEngine } from '../../../engines/engine.ts'
import { MAX_TABLE_UNITS } from '../../../engines/exposure.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { Db, Sql } from '../../ports.ts'
import { newRoundId } from '../../rounds/newRoundId.ts'
import { lockOwner, type Session } from '../../sessions.ts'
import { type LiveBetRow, selectLiveBets } from '../row.ts'
import { type Addition, additionByRequest, insertAddition, pendingAdditions } from './additions.ts'

export interface LivePlacing {
  readonly session: Session
  readonly roundId: string
  readonly requestId: string
  /** As parsed by the engine. */
  readonly bet: unknown
  /** The seed the player's browser sent for the round; that of the first bet counts. */
  readonly playerSeed: string | null
  readonly stakeCents: number
  /** The stakes of the currency. */
  readonly stakes: readonly number[]
  /** Arrival time of the request, which decides whether it is in time, no matter how long it waited. */
  readonly now: Date
}

type Refused = 'betting_closed' | 'bet_invalid' | 'bonus_bet_limit_exceeded' | 'stake_limit_exceeded' | 'table_full'

/** Rolls the transaction back. */
class TableFull extends Error {}

/**
 * `known...`: this request was made before. `busy`: an earlier bet of the player in this round has no wallet response
 * yet.
 */
export type Placed =
  | { readonly kind: 'bet' | 'addition'; readonly id: string }
  | { readonly kind: 'knownBet'; readonly bet: LiveBetRow }
  | { readonly kind: 'knownAddition'; readonly addition: Addition }
  | { readonly kind: 'refused'; readonly code: Refused }
  | { readonly kind: 'busy' }

/**
 * Stores a player's order before it is paid for. Orders of a player are serialized across nodes, so that the table
 * limits apply to their sum; and the round is locked against its draw.
 */
export async function placeLive(db: Db, placing: LivePlacing): Promise<Placed> {
  try {
    return await db.transaction(async (tx) => {
      const placed = await place(tx, placing)
      // Last, because all orders at the table wait for this row's lock.
      if (placed.kind === 'bet' || placed.kind === 'addition') await addExposure(tx, placing)
      return placed
    })
  } catch (error) {
    if (error instanceof TableFull) return { kind: 'refused', code: 'table_full' }
    throw error
  }
}

/** Enforces the limit of what all players' bets may win together. Demo bets do not count. */
async function addExposure(tx: Sql, { session, roundId, bet, stakes }: LivePlacing): Promise<void> {
  if (session.mode === 'demo') return
  const units = Math.ceil(liveOf(session.engine).exposure(session.profile, bet) / itemAt(stakes, 0)) // every currency has stakes
  const added = await tx.query(
    `insert into studio.live_exposure as e (round_id, units) select $1, $2 where $2 <= $3::bigint
     on conflict (round_id) do update set units = e.units + excluded.units where e.units + excluded.units <= $3
     returning units`,
    [roundId, units, MAX_TABLE_UNITS],
  )
  if (added.length === 0) throw new TableFull()
}

async function place(tx: Sql, placing: LivePlacing): Promise<Placed> {
  const { session, roundId, requestId, now } = placing
  await lockOwner(tx, session.owner)
  const known = await byRequest(tx, session.id, requestId)
  if (known) return known
  const open = await tx.query(
    `select 1 from studio.live_rounds where id = $1 and game = $2 and state = 'betting' and closes_at > $3 for share`,
    [roundId, session.game, now],
  )
  if (open.length === 0) return { kind: 'refused', code: 'betting_closed' }
  const own = await ownBets(tx, session.owner, roundId)
  if (!(await isAllowed(tx, placing, own))) return { kind: 'refused', code: 'bet_invalid' }
  const [first] = own
  if (!first) return insertBet(tx, placing)
  if (own.some(({ state }) => state === 'placed')) return { kind: 'busy' }
  if (!liveOf(session.engine).merge) {
    const exceeded = limitExceeded(own, placing)
    return exceeded ? { kind: 'refused', code: exceeded } : insertBet(tx, placing)
  }
  const addition = { ...placing, id: newRoundId(now), betId: first.id, sessionId: session.id }
  await insertAddition(tx, addition, now)
  return { kind: 'addition', id: addition.id }
}

async function byRequest(tx: Sql, sessionId: string, requestId: string): Promise<Placed | null> {
  const [bet] = await selectLiveBets(tx, 'where b.session_id = $1 and b.request_id = $2', [sessionId, requestId])
  if (bet) return { kind: 'knownBet', bet }
  const addition = await additionByRequest(tx, sessionId, requestId)
  return addition && { kind: 'knownAddition', addition }
}

/**
 * The bets that count, or may still count. Locked against concurrent confirmations of chips, which would otherwise be
 * missing both in the bets read here and in the pending additions read next.
 */
const ownBets = (tx: Sql, owner: string, roundId: string) =>
  selectLiveBets(
    tx,
    `where b.owner = $1 and b.round_id = $2 and b.state in ('placed', 'confirmed')
     order by b.created_at for share of b`,
    [owner, roundId],
  )

/** Whether the table limits allow the bet together with its owner's other bets in this round. */
async function isAllowed(tx: Sql, placing: LivePlacing, own: readonly LiveBetRow[]): Promise<boolean> {
  if (own.length === 0) return true
  const { session, bet, stakes } = placing
  const pending = await pendingAdditions(
    tx,
    own.map(({ id }) => id),
  )
  const together = [...own, ...pending].map((one) => one.bet)
  return liveOf(session.engine).allows([...together, bet], { profile: session.profile, stakes })
}

/**
 * For bets that are separate wallet rounds: the wallet sees each alone, but has reported the max of the whole round.
 */
function limitExceeded(own: readonly LiveBetRow[], { session, stakeCents }: LivePlacing) {
  const together = own.reduce((sum, bet) => sum + bet.stakeCents, stakeCents)
  if (together > (session.rules.max_stake_cents ?? together)) return 'stake_limit_exceeded'
  const isWithinBonus = own.every(({ maxBetCents }) => maxBetCents === null || together <= maxBetCents)
  return isWithinBonus ? null : 'bonus_bet_limit_exceeded'
}

async function insertBet(tx: Sql, placing: LivePlacing): Promise<Placed> {
  const { session, roundId, requestId, bet, playerSeed, stakeCents, stakes, now } = placing
  const id = newRoundId(now)
  await tx.query(
    {
      name: 'studio_live_place',
      text: `insert into studio.live_bets (id, round_id, session_id, owner, request_id, bet, first_bet, stake_cents,
         first_stake_cents, unit_cents, player_seed, state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $6::jsonb, $7, $7, $8, $10, 'placed', $9, $9)`,
    },
    [id, roundId, session.id, session.owner, requestId, JSON.stringify(bet), stakeCents, stakes[0], now, playerSeed],
  )
  return { kind: 'bet', id }
}

export function liveOf({ live, id }: AnyEngine) {
  if (!live) throw new Error(`${id} has no tables`)
  return live
}
