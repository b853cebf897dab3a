import type { EngineId } from '../../engines/engine.ts'
import type { Commitment } from '../../fairness/commitment.ts'
import type { FreeRounds, RoundState } from '../../protocol/round.ts'
import type { Sql } from '../ports.ts'
import { type CommitmentRow, commitmentOf } from '../seeds/commitments.ts'

const UNFINISHED: readonly RoundState[] = [
  'placed',
  'bet_confirmed',
  'open',
  'raising',
  'lowering',
  'played',
  'returning',
]
export const isUnfinished = ({ state }: { readonly state: RoundState }) => UNFINISHED.includes(state)

/** A raise of the stake whose wallet bet is pending. */
export interface Raise {
  readonly move: unknown
  readonly amountCents: number
  /** Wallet session of the move: the one the round began in may have expired. */
  readonly session: string
  /** Counts the raises this round has tried; part of the wallet transaction's id. */
  readonly number: number
}

export interface Round {
  readonly id: string
  readonly sessionId: string
  readonly owner: string
  readonly requestId: string
  readonly engine: EngineId
  readonly profile: string
  readonly nonce: number
  readonly playerSeed: string
  readonly serverSeed: string
  readonly seedHash: string
  readonly seedRevealed: boolean
  /** Null for a seed from before commitments. */
  readonly commitment: Commitment | null
  /** When the player sent their seed; null: the seed is the studio's. */
  readonly playerSeedAt: Date | null
  /** The bet the round began with, plus all raises. */
  readonly stakeCents: number
  readonly stakedCents: number
  readonly winCents: number
  readonly bet: unknown
  readonly moves: readonly unknown[]
  /** The player's view; null until the round is played. */
  readonly view: unknown
  readonly offers: readonly string[]
  readonly raise: Raise | null
  readonly raises: number
  readonly state: RoundState
  readonly refusal: string | null
  /** Balance after the last confirmed wallet call. */
  readonly balanceCents: number | null
  /** Max of all its bets while its player wagers a bonus, as reported by the wallet with the last of them. */
  readonly maxBetCents: number | null
  /** The free rounds grant it belongs to: nothing is staked, and the wallet collects the wins. */
  readonly freeId: string | null
  readonly freeRounds: FreeRounds | null
  /** The feature that free round begins in. */
  readonly feature: string | null
  readonly interrupted: boolean
  readonly createdAt: Date
  readonly openedAt: Date | null
  readonly dueAt: Date | null
}

interface RoundRow extends CommitmentRow, Record<string, unknown> {
  player_seed_at: Date | null
  id: string
  session_id: string
  owner: string
  request_id: string
  engine: EngineId
  profile: string
  nonce: bigint
  player_seed: string
  server_seed: string
  hash: string
  revealed: boolean
  stake_cents: bigint
  staked_cents: bigint
  win_cents: bigint
  bet: unknown
  moves: unknown[]
  view: unknown
  offers: string[]
  raise: Raise | null
  raises: number
  state: RoundState
  refusal: string | null
  balance_cents: bigint | null
  max_bet_cents: bigint | null
  free_id: string | null
  free_rounds: FreeRounds | null
  free_feature: string | null
  interrupted: boolean
  created_at: Date
  opened_at: Date | null
  due_at: Date | null
}

const SELECT = `select r.*, s.server_seed, s.hash, s.revealed_at is not null as revealed, s.committed_at, s.signature,
    (select public_key from studio.signing_keys) as public_key, p.engine, p.profile
  from studio.rounds r join studio.seeds s on s.id = r.seed_id join studio.sessions p on p.id = r.session_id`

function toRound(row: RoundRow): Round {
  return {
    id: row.id,
    sessionId: row.session_id,
    owner: row.owner,
    requestId: row.request_id,
    engine: row.engine,
    profile: row.profile,
    nonce: Number(row.nonce),
    playerSeed: row.player_seed,
    serverSeed: row.server_seed,
    seedHash: row.hash,
    seedRevealed: row.revealed,
    commitment: commitmentOf(row),
    playerSeedAt: row.player_seed_at,
    stakeCents: Number(row.stake_cents),
    stakedCents: Number(row.staked_cents),
    winCents: Number(row.win_cents),
    bet: row.bet,
    moves: row.moves,
    view: row.view,
    offers: row.offers,
    raise: row.raise,
    raises: row.raises,
    state: row.state,
    refusal: row.refusal,
    balanceCents: row.balance_cents === null ? null : Number(row.balance_cents),
    maxBetCents: row.max_bet_cents === null ? null : Number(row.max_bet_cents),
    freeId: row.free_id,
    freeRounds: row.free_rounds,
    feature: row.free_feature,
    interrupted: row.interrupted,
    createdAt: row.created_at,
    openedAt: row.opened_at,
    dueAt: row.due_at,
  }
}

/** Rounds (`r`) with their seeds (`s`) and the sessions they were placed in (`p`). */
export async function selectRounds(db: Sql, where: string, params: readonly unknown[]): Promise<Round[]> {
  return (await db.query<RoundRow>(`${SELECT} where ${where}`, params)).map(toRound)
}
