import type { EngineId } from '../../engines/engine.ts'
import type { LiveBetState } from '../../protocol/live.ts'
import { type FromRow, fromRow } from '../fromRow.ts'
import type { Row, Sql } from '../ports.ts'

interface RoundRecord {
  readonly id: string
  /** The table: a game of the catalogue. */
  readonly game: string
  readonly engine: EngineId
  readonly profile: string
  readonly number: bigint
  /** '' until it is drawn, like `player_seed`: no column determines the outcome while betting is open. */
  readonly server_seed: string
  readonly hash: string
  /** SHA-256 of `seeds`. For a round without a chain, the name of the table. */
  readonly player_seed: string
  /** Null for rounds from before chains. */
  readonly chain_id: string | null
  /** The beacon that decides the round instead of the players' seeds. */
  readonly beacon_url: string | null
  /**
   * The beacon's first output at or after this time decides: announced with the round, and after betting has closed.
   */
  readonly beacon_at: Date | null
  /** The list of public values, once it is drawn. */
  readonly seeds: string | null
  /** Time of the draw, with the studio's signature. */
  readonly drawn_at: Date | null
  readonly signature: string | null
  readonly state: 'betting' | 'spinning' | 'settled'
  /** The outcome of the table; null until it is drawn. */
  readonly view: unknown
  readonly mark: string | null
  readonly opens_at: Date
  /** Later bets are rejected. */
  readonly closes_at: Date
  /**
   * Before the draw: when the outcome will be drawn, after wallets have had time to respond. After it: when the round
   * began to run.
   */
  readonly spins_at: Date
  /** Where players act during the round: its end, secret until then. Otherwise null. */
  readonly lands_at: Date | null
  /** When the outcome may be published. Where players act, null until the round has landed. */
  readonly result_at: Date | null
  readonly ends_at: Date | null
  /** No process ended it in time: see `outage.ts`. */
  readonly outage: boolean
}
export type LiveRound = FromRow<RoundRecord>

export async function selectLiveRounds(db: Sql, rest: string, params: readonly unknown[]): Promise<LiveRound[]> {
  const rows = await db.query<RoundRecord & Row>(`select * from studio.live_rounds ${rest}`, params)
  return rows.map((row) => fromRow<RoundRecord>(row))
}

interface BetRecord {
  readonly id: string
  readonly round_id: string
  readonly session_id: string
  readonly owner: string
  readonly mode: 'real' | 'demo'
  readonly wallet_session: string | null
  /** As parsed by the table's engine. */
  readonly bet: unknown
  /** The seed its player's browser sent with it. */
  readonly player_seed: string | null
  /** The content of its first request: where bets are merged, more may have been added since. */
  readonly first_bet: unknown
  readonly first_stake_cents: bigint | null
  /** The player's moves in the round; after settlement, all moves. */
  readonly moves: readonly unknown[]
  readonly stake_cents: bigint
  /** The lowest stake of its currency. */
  readonly unit_cents: bigint
  readonly win_cents: bigint
  readonly view: unknown
  readonly state: LiveBetState
  readonly refusal: string | null
  readonly balance_cents: bigint | null
  /** Max of all bets of a round while its player wagers a bonus, as the wallet reported. */
  readonly max_bet_cents: bigint | null
  readonly created_at: Date
}

const toBet = (row: BetRecord) => ({
  ...fromRow(row),
  walletSession: row.mode === 'real' ? (row.wallet_session ?? '') : row.session_id,
  firstBet: row.first_bet ?? row.bet,
  firstStakeCents: Number(row.first_stake_cents ?? row.stake_cents),
})
export type LiveBetRow = ReturnType<typeof toBet>

/**
 * Bets (`b`) with the sessions they were placed in (`p`); `name` makes it a prepared statement for frequent queries.
 */
export async function selectLiveBets(
  db: Sql,
  rest: string,
  params: readonly unknown[],
  name?: string,
): Promise<LiveBetRow[]> {
  const text = `select b.*, p.mode, p.wallet_session from studio.live_bets b join studio.sessions p on p.id = b.session_id ${rest}`
  return (await db.query<BetRecord & Row>(name ? { name, text } : text, params)).map(toBet)
}

/** A bet in the table's public view: owner, amount, and moves. */
export interface BetToShow {
  readonly id: string
  readonly owner: string
  /** Path of the picture of its player's ship. */
  readonly ship: string | null
  /** In lowest stakes of its currency. */
  readonly units: number
  readonly bet: unknown
  readonly moves: readonly unknown[]
}

/** The bets of a round, the highest first: their number, their sum, and as many as requested. */
export interface BetsToShow {
  readonly count: number
  readonly units: number
  readonly list: readonly BetToShow[]
}

/** `limit`: max number of bets; null: all of them. */
export async function selectBetsToShow(db: Sql, roundId: string, limit: number | null): Promise<BetsToShow> {
  const rows = await db.query<BetToShow & { count: number; all_units: number } & Record<string, unknown>>(
    `select b.id, b.owner, s.ship, b.stake_cents::float8 / b.unit_cents as units, b.bet, b.moves, (count(*) over ())::int as count,
       sum(b.stake_cents::float8 / b.unit_cents) over () as all_units
     from studio.live_bets b join studio.sessions s on s.id = b.session_id
     where b.round_id = $1 and b.state in ('confirmed', 'played', 'settled')
     order by units desc, b.created_at, b.id limit $2`,
    [roundId, limit],
  )
  const list = rows.map(({ id, owner, ship, units, bet, moves }) => ({ id, owner, ship, units, bet, moves }))
  return { count: rows[0]?.count ?? 0, units: rows[0]?.all_units ?? 0, list }
}
