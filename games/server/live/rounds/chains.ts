import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { anchorText, type ChainAnchor, positionIn } from '../../../fairness/liveClaim.ts'
import { hashRepeatedly } from '../../../fairness/sha256.ts'
import { createServerSeed } from '../../../fairness/stream.ts'
import type { Db, Log, Sealer } from '../../ports.ts'
import { signText } from '../../seeds/commitments.ts'
import type { LiveRound } from '../row.ts'

/** Links between two checkpoints: deriving a seed costs at most this many hashes, about a millisecond. */
const STEP = 1000

/** A chain with its root and every `STEP`th link, the root first. */
export interface OpenChain extends ChainAnchor {
  readonly id: string
  readonly checkpoints: readonly string[]
}

interface ChainRow extends Record<string, unknown> {
  id: string
  game: string
  first_number: bigint
  length: number
  anchor: string
  sealed: Uint8Array
  committed_at: Date
  signature: string
  public_key: string
}

interface Parts {
  readonly db: Db
  readonly log: Log
  readonly sealer: Sealer
  /** Number of rounds of a new chain. */
  readonly length: number
}

/**
 * The hash chains of live tables. A chain is created when a table first opens, and when the last one has been used up;
 * it is hashed only then, so that a process starts immediately.
 */
export function createChains({ db, log, sealer, length }: Parts) {
  /** Chains never change: each is read and decrypted once. */
  const known = new Map<string, OpenChain>()

  async function read(where: string, params: readonly unknown[]): Promise<OpenChain | null> {
    const [row] = await db.query<ChainRow>(
      `select c.*, k.public_key from studio.live_chains c, studio.signing_keys k where ${where} limit 1`,
      params,
    )
    if (!row) return null
    const opened = sealer.open(row.sealed)
    if (opened?.isOld) {
      await db.query('update studio.live_chains set sealed = $2 where id = $1', [row.id, sealer.seal(opened.text)])
    }
    const chain = { ...anchorOf(row), id: row.id, checkpoints: opened?.text.split(' ') ?? [] }
    known.set(chain.id, chain)
    return chain
  }

  async function byId(id: string): Promise<OpenChain> {
    const chain = known.get(id) ?? (await read('c.id = $1', [id]))
    if (!chain) throw new Error(`no chain ${id}`)
    return chain
  }

  /** The chain that covers a round of a table; creates one if needed. */
  async function covering(game: string, number: number, now: Date): Promise<OpenChain> {
    for (const chain of known.values()) if (covers(chain, game, number)) return chain
    const found = await read('c.game = $1 and c.first_number <= $2 order by c.first_number desc', [game, number])
    if (found && covers(found, game, number)) return found
    if (found?.checkpoints.length === 0) {
      log.error({ game, chain: found.id }, 'no key decrypts the chain of a live table, starting a new chain')
    }
    await create(game, number, now)
    const created = await read('c.game = $1 and c.first_number = $2', [game, number])
    if (!created || created.checkpoints.length === 0) throw new Error(`the chain of ${game} can't be decrypted`)
    return created
  }

  async function create(game: string, firstNumber: number, now: Date): Promise<void> {
    const { anchor, checkpoints } = await buildChain(createServerSeed(), length)
    const fields = { game, firstNumber, length, anchor, committedAt: now.toISOString() }
    const signature = await signText(db, anchorText(fields))
    // If two nodes create it at once, the unique number rejects the second insert.
    await db.query(
      `insert into studio.live_chains (id, game, first_number, length, anchor, sealed, committed_at, signature)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [randomUUID(), game, firstNumber, length, anchor, sealer.seal(checkpoints.join(' ')), now, signature],
    )
  }

  return {
    covering,
    /** The secret seed of a round; null when no key of this node decrypts its chain. */
    seedOf: async ({ chainId, number }: Pick<LiveRound, 'chainId' | 'number'>): Promise<string | null> => {
      const chain = await byId(chainId ?? '')
      if (chain.checkpoints.length === 0) return null
      return linkAt(chain, chain.length - positionIn(chain, number))
    },
    anchor: (id: string): Promise<ChainAnchor> => byId(id),
    announced: async (): Promise<ChainAnchor[]> => {
      const rows = await db.query<ChainRow>(
        `select c.id, c.game, c.first_number, c.length, c.anchor, c.committed_at, c.signature, k.public_key
         from studio.live_chains c, studio.signing_keys k order by c.committed_at desc limit 1000`,
      )
      return rows.map(anchorOf)
    },
  }
}
export type Chains = ReturnType<typeof createChains>

const covers = ({ game: own, firstNumber, length, checkpoints }: OpenChain, game: string, number: number): boolean =>
  own === game && firstNumber <= number && number < firstNumber + length && checkpoints.length > 0

const anchorOf = (row: ChainRow): ChainAnchor => ({
  game: row.game,
  firstNumber: Number(row.first_number),
  length: row.length,
  anchor: row.anchor,
  committedAt: row.committed_at.toISOString(),
  signature: row.signature,
  key: row.public_key,
})

/** The hash published with a round: its seed's hash, which is the seed of the previous round. */
export const hashOf = (chain: OpenChain, number: number): string =>
  linkAt(chain, chain.length - positionIn(chain, number) + 1)

/** A link, counted from the root. */
function linkAt({ id, checkpoints }: OpenChain, at: number): string {
  const checkpoint = checkpoints[Math.floor(at / STEP)]
  if (!checkpoint) throw new Error(`the chain ${id} has no link ${at}`)
  return hashRepeatedly(checkpoint, at % STEP)
}

/** Hashes a chain from its root to its anchor. Yields to other work between checkpoints. */
export async function buildChain(
  root: string,
  length: number,
): Promise<{ readonly anchor: string; readonly checkpoints: readonly string[] }> {
  const checkpoints = [root]
  let link = root
  for (let at = 0; at < length; at += STEP) {
    const times = Math.min(STEP, length - at)
    link = hashRepeatedly(link, times)
    if (times === STEP) checkpoints.push(link)
    await setImmediate()
  }
  return { anchor: link, checkpoints }
}
