import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { findGame } from '../engines/index.ts'
import { type GameRules, USUAL_RULES } from '../protocol/gameRules.ts'
import { fromRow } from './fromRow.ts'
import type { LaunchOrder, Row, Sql } from './ports.ts'
import { hasUnfinishedRound } from './rounds/unfinishedRounds.ts'
import { type CommitmentRow, type CommittedSeed, commitmentOf, commitSeed } from './seeds/commitments.ts'
import { DEMO_BALANCE_CENTS } from './wallet/demoWallet.ts'

const LIFE_MS = 24 * 60 * 60 * 1000
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Opens a session for a verified order and returns its token; only a hash of the token is stored. */
export async function openSession(db: Sql, order: LaunchOrder, now: Date): Promise<string> {
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const owner = order.mode === 'demo' ? `demo|${id}` : `${order.player}|${order.game}|${order.currency}`
  const values = {
    id,
    token_hash: hashOf(token),
    owner,
    mode: order.mode,
    wallet_session: order.session,
    player: order.player,
    currency: order.currency,
    subunits_to_unit: order.subunits_to_unit,
    locale: order.locale,
    lobby_url: order.lobby_url,
    game: order.game,
    title: order.title,
    provider: order.provider,
    seo_title: order.seo_title,
    theme: order.theme,
    art_seed: order.seed,
    media_version: order.media_version,
    engine: order.engine,
    profile: order.profile,
    demo_balance_cents: order.mode === 'demo' ? DEMO_BALANCE_CENTS : 0,
    created_at: now,
    round_url: order.round_url,
    rules: order.rules && JSON.stringify(order.rules),
    ship: order.ship,
  }
  const places = Object.keys(values).map((_, place) => `$${place + 1}`)
  const text = `insert into studio.sessions (${Object.keys(values)}) values (${places})`
  await db.query(text, Object.values(values))
  await ensureSeeds(db, owner, now)
  return token
}

interface SessionRow {
  readonly id: string
  readonly owner: string
  readonly mode: 'real' | 'demo'
  readonly wallet_session: string | null
  readonly currency: string
  readonly subunits_to_unit: bigint
  readonly locale: string
  readonly lobby_url: string
  readonly game: string
  readonly title: string
  readonly provider: string
  readonly seo_title: string
  readonly theme: string
  readonly art_seed: string
  readonly media_version: string | null
  readonly round_url: string | null
  /** Path of the picture of the player's ship. */
  readonly ship: string | null
  readonly rules: GameRules | null
  readonly engine: string
  readonly profile: string
}

/** The session of a token; null when the token is unknown or older than a day. */
export async function findSession(db: Sql, token: string, now: Date): Promise<Session | null> {
  const since = new Date(now.getTime() - LIFE_MS)
  const text = 'select * from studio.sessions where token_hash = $1 and created_at > $2'
  const [row] = await db.query<SessionRow & Row>({ name: 'studio_session', text }, [hashOf(token), since])
  return row ? toSession(row) : null
}

/** The session a round was played in, however old: its wallet session pays money that is still owed. */
export async function sessionById(db: Sql, id: string): Promise<Session> {
  const [row] = await db.query<SessionRow & Row>('select * from studio.sessions where id = $1', [id])
  if (!row) throw new Error(`no session ${id}`)
  return toSession(row)
}

function toSession(row: SessionRow) {
  const game = findGame(row.engine, row.profile)
  if (!game) throw new Error(`session ${row.id} has the unknown game ${row.engine} ${row.profile}`)
  return {
    ...fromRow<SessionRow>(row),
    // Wallet calls use the platform's session for real money, and our own in demo.
    walletSession: row.mode === 'real' ? (row.wallet_session ?? '') : row.id,
    rules: row.rules ?? USUAL_RULES,
    ...game,
  }
}

/** A game opened by a player: the content of the launch, and the owner of its rounds and seeds. */
export type Session = ReturnType<typeof toSession>

export interface RevealedSeed {
  readonly kind: 'revealed'
  readonly serverSeed: string
  readonly hash: string
  readonly rounds: number
}

interface PublicSeedRow extends CommitmentRow, Record<string, unknown> {
  readonly next_nonce: bigint
  readonly player_seed: string
  readonly player_seed_at: Date | null
  readonly next_hash: string | null
  readonly next_committed_at: Date | null
  readonly next_signature: string | null
}

export async function currentSeed(db: Sql, owner: string) {
  const [row] = await db.query<PublicSeedRow>(
    {
      name: 'studio_current_seed',
      text: `select s.hash, s.next_nonce, s.player_seed, s.player_seed_at, s.committed_at, s.signature, k.public_key,
                    n.hash as next_hash, n.committed_at as next_committed_at, n.signature as next_signature
               from studio.seeds s left join studio.next_seeds n on n.owner = s.owner left join studio.signing_keys k on true
              where s.owner = $1 and s.revealed_at is null`,
    },
    [owner],
  )
  if (!row) throw new Error('no seed in use')
  const { next_hash: hash, next_committed_at: committed_at, next_signature: signature, public_key } = row
  return {
    hash: row.hash,
    nonce: Number(row.next_nonce),
    playerSeed: row.player_seed,
    /** When the player sent it; null: the seed is the studio's, until they do. */
    playerSeedAt: row.player_seed_at,
    /** Null for a seed from before commitments. */
    commitment: commitmentOf(row),
    /** The commitment of the next server seed, used from the player's next seed on. */
    next: hash === null ? null : commitmentOf({ hash, committed_at, signature, public_key }),
  }
}

/** The public part of the current seed; the server seed itself stays on the server until it is revealed. */
export type PublicSeed = Awaited<ReturnType<typeof currentSeed>>

/**
 * Locks a player in a game until the transaction ends, by the row of their current seed, of which there is exactly one.
 */
export async function lockOwner(tx: Sql, owner: string): Promise<void> {
  // If the seed was revealed during the wait, a new statement sees the next one.
  for (let tries = 0; tries < 3; tries++) {
    const text = 'select 1 from studio.seeds where owner = $1 and revealed_at is null for update'
    const locked = await tx.query({ name: 'studio_lock_owner', text }, [owner])
    if (locked.length > 0) return
  }
  throw new Error(`no seed in use of ${owner}`)
}

/** Why a seed stays secret: an unfinished round is played with it. */
export type SeedInUse = { readonly kind: 'in_use' }

/**
 * Reveals the current seed and switches to the next, whose hash was public before the player's seed was known, unless
 * an unfinished round uses the current one. Publishes the hash of the following seed. Run it in a transaction: placing
 * a round updates the seed's row, so the locked row decides which of the two comes first. The round is queried in a
 * separate statement, whose snapshot is newer than the lock.
 */
export async function rotateSeed(
  tx: Sql,
  owner: string,
  playerSeed: string | undefined,
  now: Date,
): Promise<RevealedSeed | SeedInUse> {
  const [old] = await tx.query<{ id: string; server_seed: string; hash: string; next_nonce: bigint }>(
    'select id, server_seed, hash, next_nonce from studio.seeds where owner = $1 and revealed_at is null for update',
    [owner],
  )
  // Another request has just revealed it; rounds may already use the next seed.
  if (!old) return { kind: 'in_use' }
  if (await hasUnfinishedRound(tx, owner)) return { kind: 'in_use' }
  await tx.query('update studio.seeds set revealed_at = $2 where id = $1', [old.id, now])
  const [next] = await tx.query<NextSeedRow>(
    'delete from studio.next_seeds where owner = $1 returning server_seed, hash, committed_at, signature',
    [owner],
  )
  // A seed created only now must not depend on the player's.
  if (next) await insertSeed(tx, owner, committedOf(next), { now, playerSeed })
  else await insertSeed(tx, owner, await commitSeed(tx, now), { now })
  await addNextSeed(tx, owner, now)
  return { kind: 'revealed', serverSeed: old.server_seed, hash: old.hash, rounds: Number(old.next_nonce) }
}

interface NextSeedRow extends Record<string, unknown> {
  readonly server_seed: string
  readonly hash: string
  readonly committed_at: Date
  readonly signature: string
}

const committedOf = (row: NextSeedRow): CommittedSeed => ({
  serverSeed: row.server_seed,
  hash: row.hash,
  committedAt: row.committed_at,
  signature: row.signature,
})

/** Creates the current seed of a new player in a game, and the next one. */
async function ensureSeeds(db: Sql, owner: string, now: Date): Promise<void> {
  const known = await db.query(
    `select 1 from studio.seeds s join studio.next_seeds n on n.owner = s.owner where s.owner = $1 and s.revealed_at is null`,
    [owner],
  )
  if (known.length > 0) return
  await insertSeed(db, owner, await commitSeed(db, now), { now })
  await addNextSeed(db, owner, now)
}

/** Until the player sends a seed, a random one is used. */
async function insertSeed(
  db: Sql,
  owner: string,
  { serverSeed, hash, committedAt, signature }: CommittedSeed,
  { now, playerSeed }: { readonly now: Date; readonly playerSeed?: string | undefined },
): Promise<void> {
  await db.query(
    `insert into studio.seeds (id, owner, server_seed, hash, player_seed, created_at, committed_at, signature, player_seed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      randomUUID(),
      owner,
      serverSeed,
      hash,
      playerSeed ?? randomBytes(8).toString('hex'),
      now,
      committedAt,
      signature,
      playerSeed === undefined ? null : now,
    ],
  )
}

async function addNextSeed(db: Sql, owner: string, now: Date): Promise<void> {
  const { serverSeed, hash, committedAt, signature } = await commitSeed(db, now)
  await db.query(
    `insert into studio.next_seeds (owner, server_seed, hash, committed_at, signature) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [owner, serverSeed, hash, committedAt, signature],
  )
}
