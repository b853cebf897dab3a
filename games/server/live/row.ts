import type { EngineId } from '../../engines/engine.ts'
import type { LiveBetState } from '../../protocol/live.ts'
import type { Sql } from '../ports.ts'

export interface LiveRound {
  readonly id: string
  /** The table: a game of the catalogue. */
  readonly game: string
  readonly engine: EngineId
  readonly profile: string
  readonly number: number
  /** '' until it is drawn, like `playerSeed`: no column determines the outcome while betting is open. */
  readonly serverSeed: string
  readonly hash: string
  /** SHA-256 of `seeds`. For a round without a chain, the name of the table. */
  readonly playerSeed: string
  /** Null for rounds from before chains. */
  readonly chainId: string | null
  /** The beacon that decides the round instead of the players' seeds. */
  readonly beaconUrl: string | null
  /**
   * The beacon's first output at or after this time decides: announced with the round, and after betting has closed.
   */
  readonly beaconAt: Date | null
  /** The list of public values, once it is drawn. */
  readonly seeds: string | null
  /** Time of the draw, with the studio's signature. */
  readonly drawnAt: Date | null
  readonly signature: string | null
  readonly state: 'betting' | 'spinning' | 'settled'
  /** The outcome of the table; null until it is drawn. */
  readonly view: unknown
  readonly mark: string | null
  readonly opensAt: Date
  /** Later bets are rejected. */
  readonly closesAt: Date
  /**
   * Before the draw: when the outcome will be drawn, after wallets have had time to respond. After it: when the round
   * began to run.
   */
  readonly spinsAt: Date
  /** Where players act during the round: its end, secret until then. Otherwise null. */
  readonly landsAt: Date | null
  /** When the outcome may be published. Where players act, null until the round has landed. */
  readonly resultAt: Date | null
  readonly endsAt: Date | null
  /** No process ended it in time: see `outage.ts`. */
  readonly outage: boolean
}

export interface LiveBetRow {
  readonly id: string
  readonly roundId: string
  readonly sessionId: string
  readonly owner: string
  readonly mode: 'real' | 'demo'
  readonly walletSession: string
  /** As parsed by the table's engine. */
  readonly bet: unknown
  /** The seed its player's browser sent with it. */
  readonly playerSeed: string | null
  /** The content of its first request: where bets are merged, more may have been added since. */
  readonly firstBet: unknown
  readonly firstStakeCents: number
  /** The player's moves in the round; after settlement, all moves. */
  readonly moves: readonly unknown[]
  readonly stakeCents: number
  /** The lowest stake of its currency. */
  readonly unitCents: number
  readonly winCents: number
  readonly view: unknown
  readonly state: LiveBetState
  readonly refusal: string | null
  readonly balanceCents: number | null
  /** Max of all bets of a round while its player wagers a bonus, as the wallet reported. */
  readonly maxBetCents: number | null
  readonly createdAt: Date
}

interface RoundRecord extends Record<string, unknown> {
  id: string
  game: string
  engine: EngineId
  profile: string
  number: bigint
  server_seed: string
  hash: string
  player_seed: string
  chain_id: string | null
  beacon_url: string | null
  beacon_at: Date | null
  seeds: string | null
  drawn_at: Date | null
  signature: string | null
  state: LiveRound['state']
  view: unknown
  mark: string | null
  opens_at: Date
  closes_at: Date
  spins_at: Date
  lands_at: Date | null
  result_at: Date | null
  ends_at: Date | null
  outage: boolean
}

export async function selectLiveRounds(db: Sql, rest: string, params: readonly unknown[]): Promise<LiveRound[]> {
  const rows = await db.query<RoundRecord>(`select * from studio.live_rounds ${rest}`, params)
  return rows.map(toLiveRound)
}

const toLiveRound = (row: RoundRecord): LiveRound => ({
  id: row.id,
  game: row.game,
  engine: row.engine,
  profile: row.profile,
  number: Number(row.number),
  serverSeed: row.server_seed,
  hash: row.hash,
  playerSeed: row.player_seed,
  chainId: row.chain_id,
  beaconUrl: row.beacon_url,
  beaconAt: row.beacon_at,
  seeds: row.seeds,
  drawnAt: row.drawn_at,
  signature: row.signature,
  state: row.state,
  view: row.view,
  mark: row.mark,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  spinsAt: row.spins_at,
  landsAt: row.lands_at,
  resultAt: row.result_at,
  endsAt: row.ends_at,
  outage: row.outage,
})

interface BetRecord extends Record<string, unknown> {
  id: string
  round_id: string
  session_id: string
  owner: string
  mode: 'real' | 'demo'
  wallet_session: string | null
  bet: unknown
  player_seed: string | null
  first_bet: unknown
  first_stake_cents: bigint | null
  moves: readonly unknown[]
  stake_cents: bigint
  unit_cents: bigint
  win_cents: bigint
  view: unknown
  state: LiveBetState
  refusal: string | null
  balance_cents: bigint | null
  max_bet_cents: bigint | null
  created_at: Date
}

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
  const rows = await db.query<BetRecord>(name ? { name, text } : text, params)
  return rows.map((row) => ({
    id: row.id,
    roundId: row.round_id,
    sessionId: row.session_id,
    owner: row.owner,
    mode: row.mode,
    walletSession: row.mode === 'real' ? (row.wallet_session ?? '') : row.session_id,
    bet: row.bet,
    playerSeed: row.player_seed,
    firstBet: row.first_bet ?? row.bet,
    firstStakeCents: Number(row.first_stake_cents ?? row.stake_cents),
    moves: row.moves,
    stakeCents: Number(row.stake_cents),
    unitCents: Number(row.unit_cents),
    winCents: Number(row.win_cents),
    view: row.view,
    state: row.state,
    refusal: row.refusal,
    balanceCents: row.balance_cents === null ? null : Number(row.balance_cents),
    maxBetCents: row.max_bet_cents === null ? null : Number(row.max_bet_cents),
    createdAt: row.created_at,
  }))
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
