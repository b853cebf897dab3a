import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AnyEngine, EngineProfile, Played } from '../../engines/engine.ts'
import { findGame } from '../../engines/index.ts'
import { type Plan, planOf } from '../../engines/plans.ts'
import { hashServerSeed, openDraws } from '../../fairness/stream.ts'
import type { LaunchOrder, Sql } from '../ports.ts'
import { newRoundId } from '../rounds/newRoundId.ts'
import { freeStakes, stakesFor } from '../stakes.ts'

/** A round of a demo player's history: game and player as in a launch, its time and its stake. */
export interface PastOrder
  extends Pick<
    LaunchOrder,
    | 'game'
    | 'title'
    | 'provider'
    | 'seo_title'
    | 'theme'
    | 'seed'
    | 'engine'
    | 'profile'
    | 'player'
    | 'currency'
    | 'subunits_to_unit'
  > {
  readonly session: string
  readonly at: Date
  readonly stakeCents: number
  /** Seeds are derived from this name: the same name has the same rounds wherever the demo runs. */
  readonly name: string
  /** For a free round: the wallet's id of the grant. */
  readonly freeId: string | null
}

export interface PastRound {
  readonly roundId: string
  readonly stakedCents: number
  readonly winCents: number
}

interface Seed {
  readonly id: string
  readonly serverSeed: string
  readonly playerSeed: string
  readonly nonce: number
}

/**
 * Plays a round of a demo's history with its engine and stores it as played and settled, with its seed revealed, so
 * that it can be watched and verified like any other. The caller moves the money, in the same transaction. Rounds of
 * one player and game share a seed.
 */
export async function playPastRound(sql: Sql, order: PastOrder): Promise<PastRound> {
  const game = findGame(order.engine, order.profile)
  if (!game) throw new Error(`no game ${order.engine} ${order.profile}`)
  const { engine, profile } = game
  const stakes = stakesFor(order.currency, order.subunits_to_unit, profile)
  const plan = planOf(engine.id, profile, order.stakeCents)
  const allowed = order.freeId === null ? stakes : freeStakes(order.stakeCents, stakes)
  const read = engine.readBet(plan.bet, { profile, stakeCents: order.stakeCents, stakes: allowed })
  if (!read) throw new Error(`${engine.id} takes no bet of ${order.stakeCents}`)
  const owner = `${order.player}|${order.game}|${order.currency}`
  const seed = await takeNonce(sql, owner, order)
  const { played, moves } = await playOut({ engine, profile }, { ...plan, bet: read.bet }, seed)
  const session = await writeSession(sql, owner, order)
  const roundId = newRoundId(order.at)
  await sql.query(
    `insert into studio.rounds (id, session_id, owner, request_id, seed_id, nonce, player_seed, stake_cents, staked_cents,
       win_cents, bet, moves, view, free_id, state, created_at, updated_at, opened_at)
     values ($1, $2, $3, $15, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12::jsonb, $13, 'settled', $14, $14, $14)`,
    [
      roundId,
      session,
      owner,
      seed.id,
      seed.nonce,
      seed.playerSeed,
      order.stakeCents,
      played.stakedCents,
      played.winCents,
      JSON.stringify(read.bet),
      JSON.stringify(moves),
      JSON.stringify(played.view),
      order.freeId,
      order.at,
      `past-${roundId}`,
    ],
  )
  return { roundId, stakedCents: played.stakedCents, winCents: played.winCents }
}

async function playOut(
  { engine, profile }: { engine: AnyEngine; profile: EngineProfile },
  plan: Plan,
  { serverSeed, playerSeed, nonce }: Seed,
): Promise<{ played: Played<unknown>; moves: readonly unknown[] }> {
  const moves: unknown[] = []
  const replay = async () => engine.play(profile, plan.bet, moves, await openDraws(serverSeed, playerSeed, nonce))
  let played = await replay()
  while (!played.isOver) {
    moves.push(plan.move(played))
    played = await replay()
  }
  return { played, moves }
}

/** The next nonce of this player's seed in this game; the first call creates the seed. */
async function takeNonce(sql: Sql, owner: string, { name, game, at }: PastOrder): Promise<Seed> {
  const digest = (of: string) => createHash('sha256').update(`${of} ${name} ${game}`).digest('hex')
  const serverSeed = digest('server')
  const [seed] = await sql.query<{ id: string; player_seed: string; nonce: bigint }>(
    `with used as (
       update studio.seeds set next_nonce = next_nonce + 1 where owner = $2 and server_seed = $3
       returning id, player_seed, next_nonce - 1 as nonce),
     made as (
       insert into studio.seeds (id, owner, server_seed, hash, player_seed, next_nonce, created_at, revealed_at)
       select $1, $2, $3, $4, $5, 1, $6, $6 where not exists (select 1 from used) returning id, player_seed, 0::bigint as nonce)
     select * from used union all select * from made`,
    [randomUUID(), owner, serverSeed, await hashServerSeed(serverSeed), digest('player').slice(0, 16), at],
  )
  if (!seed) throw new Error('no seed was made')
  return { id: seed.id, serverSeed, playerSeed: seed.player_seed, nonce: Number(seed.nonce) }
}

/** The session of the rounds. Its token is never issued. */
async function writeSession(sql: Sql, owner: string, order: PastOrder): Promise<string> {
  const id = randomUUID()
  await sql.query(
    `insert into studio.sessions (id, token_hash, owner, mode, wallet_session, player, currency, subunits_to_unit, locale,
       lobby_url, game, title, provider, seo_title, theme, art_seed, engine, profile, created_at)
     values ($1, $2, $3, 'real', $4, $5, $6, $7, 'en', '/', $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      randomBytes(32).toString('hex'),
      owner,
      order.session,
      order.player,
      order.currency,
      order.subunits_to_unit,
      order.game,
      order.title,
      order.provider,
      order.seo_title,
      order.theme,
      order.seed,
      order.engine,
      order.profile,
      order.at,
    ],
  )
  return id
}
