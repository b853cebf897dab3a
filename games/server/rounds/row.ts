import type { EngineId } from '../../engines/engine.ts'
import type { FreeRounds, RoundState } from '../../protocol/round.ts'
import { fromRow } from '../fromRow.ts'
import type { Row, Sql } from '../ports.ts'
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

interface RoundRow {
  readonly id: string
  readonly session_id: string
  readonly owner: string
  readonly request_id: string
  readonly engine: EngineId
  readonly profile: string
  readonly nonce: bigint
  readonly player_seed: string
  /** When the player sent their seed; null: the seed is the studio's. */
  readonly player_seed_at: Date | null
  readonly server_seed: string
  readonly seed_revealed: boolean
  /** The bet the round began with, plus all raises. */
  readonly stake_cents: bigint
  readonly staked_cents: bigint
  readonly win_cents: bigint
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
  readonly balance_cents: bigint | null
  /** Max of all its bets while its player wagers a bonus, as reported by the wallet with the last of them. */
  readonly max_bet_cents: bigint | null
  /** The free rounds grant it belongs to: nothing is staked, and the wallet collects the wins. */
  readonly free_id: string | null
  readonly free_rounds: FreeRounds | null
  /** The feature that free round begins in. */
  readonly feature: string | null
  readonly interrupted: boolean
  readonly created_at: Date
  readonly opened_at: Date | null
  readonly due_at: Date | null
}

const SELECT = `select r.*, r.free_feature as feature, s.server_seed, s.hash, s.revealed_at is not null as seed_revealed,
    s.committed_at, s.signature, (select public_key from studio.signing_keys) as public_key, p.engine, p.profile
  from studio.rounds r join studio.seeds s on s.id = r.seed_id join studio.sessions p on p.id = r.session_id`

/** `commitment` is null for a seed from before commitments. */
const toRound = (row: RoundRow & CommitmentRow) => ({
  ...fromRow<RoundRow>(row),
  seedHash: row.hash,
  commitment: commitmentOf(row),
})
export type Round = ReturnType<typeof toRound>

/** Rounds (`r`) with their seeds (`s`) and the sessions they were placed in (`p`). */
export async function selectRounds(db: Sql, where: string, params: readonly unknown[]): Promise<Round[]> {
  return (await db.query<RoundRow & CommitmentRow & Row>(`${SELECT} where ${where}`, params)).map(toRound)
}
