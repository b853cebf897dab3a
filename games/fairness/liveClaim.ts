import { isSignedText } from './commitment.ts'
import { hashRepeatedly } from './sha256.ts'
import { hashServerSeed } from './stream.ts'

/** The signed announcement of a table's chain of server seeds. */
export interface ChainAnchor {
  readonly game: string
  /** The number of the first round that uses it. */
  readonly firstNumber: number
  readonly length: number
  /** The seed of the first round hashes to this anchor. */
  readonly anchor: string
  /** ISO 8601, by the studio's clock. */
  readonly committedAt: string
  /** Ed25519 over {@link anchorText}, as hex, and the public key, as hex. */
  readonly signature: string
  readonly key: string
}

/** The facts that verify a bet at a live table, in addition to those of any round. Times are ISO 8601. */
export interface LiveClaim {
  readonly chain: ChainAnchor
  readonly opensAt: string
  readonly closesAt: string
  readonly drawnAt: string
  /** Ed25519 over {@link drawText} with the key of the chain, as hex. */
  readonly signature: string
  /** The list of public values: one line per seed with its time, or only the beacon's output. */
  readonly seeds: string
  readonly beaconUrl: string | null
  /** The round is decided by the beacon's first output at or after this time. */
  readonly beaconAt: string | null
  /** The seed that the player's browser sent with the bet, and when; null: none. */
  readonly ownSeed: string | null
  readonly ownSeedAt: string
}

export const anchorText = (chain: Pick<ChainAnchor, 'game' | 'firstNumber' | 'length' | 'anchor' | 'committedAt'>) =>
  `apogee-studio chain ${chain.game} ${chain.firstNumber} ${chain.length} ${chain.anchor} ${chain.committedAt}`

interface DrawnRound {
  readonly game: string
  readonly number: number
  readonly hash: string
  /** SHA-256 of the list of public values. */
  readonly value: string
  readonly drawnAt: string
}

export const drawText = ({ game, number, hash, value, drawnAt }: DrawnRound) =>
  `apogee-studio draw ${game} ${number} ${hash} ${value} ${drawnAt}`

export const seedLine = (seed: string, at: string) => `${seed} ${at}\n`

export interface BeaconOutput {
  /** Hash of the beacon's chain. */
  readonly chain: string
  readonly round: number
  readonly randomness: string
}
export const beaconLine = ({ chain, round, randomness }: BeaconOutput) => `drand ${chain} ${round} ${randomness}\n`

/** Number of hashes from a round's seed to the anchor. */
export const positionIn = (chain: Pick<ChainAnchor, 'firstNumber'>, number: number) => number - chain.firstNumber + 1

export type LiveMismatch = 'chain' | 'values' | 'own seed' | 'order'

interface Facts {
  readonly serverSeed: string
  readonly hash: string
  readonly value: string
  readonly number: number
}

/** Checks the commitments of a table's round, and their order: anchor, bets with their seeds, draw. */
export async function checkLive(live: LiveClaim, { serverSeed, hash, value, number }: Facts): Promise<LiveMismatch[]> {
  const { chain, seeds, drawnAt, signature } = live
  const found: LiveMismatch[] = []
  if (!(await isInChain(chain, serverSeed, number))) found.push('chain')
  if ((await hashServerSeed(seeds)) !== value) found.push('values')
  if (!hasOwnSeed(live)) found.push('own seed')
  const drawn = { text: drawText({ game: chain.game, number, hash, value, drawnAt }), signature, key: chain.key }
  if (!isInOrder(live) || (await isSignedText(drawn)) === false) found.push('order')
  return found
}

/** Hashes per slice: between slices the page stays responsive. */
const SLICE = 20_000

async function isInChain(chain: ChainAnchor, serverSeed: string, number: number): Promise<boolean> {
  const position = positionIn(chain, number)
  if (position < 1 || position > chain.length || !/^[0-9a-f]{64}$/.test(serverSeed)) return false
  if ((await isSignedText({ ...chain, text: anchorText(chain) })) === false) return false
  let link = serverSeed
  for (let left = position; left > 0; left -= SLICE) {
    link = hashRepeatedly(link, Math.min(left, SLICE))
    if (left > SLICE) await new Promise((done) => setTimeout(done))
  }
  return link === chain.anchor
}

const linesOf = (seeds: string) => seeds.split('\n').slice(0, -1)

/** With a beacon no player's seed counts, and the list consists of its output. */
function hasOwnSeed({ seeds, beaconUrl, ownSeed, ownSeedAt }: LiveClaim): boolean {
  if (beaconUrl !== null) {
    const lines = linesOf(seeds)
    return lines.length === 1 && lines[0]?.startsWith(`drand ${beaconUrl.split('/').at(-1)} `) === true
  }
  return ownSeed === null || linesOf(seeds).includes(seedLine(ownSeed, ownSeedAt).trimEnd())
}

/**
 * The anchor was committed to before betting opened, all seeds arrived while it was open, and the draw followed after
 * it had closed.
 */
function isInOrder({ chain, opensAt, closesAt, drawnAt, seeds, beaconAt }: LiveClaim): boolean {
  const [committed, opened, closed, drawn] = [chain.committedAt, opensAt, closesAt, drawnAt].map(Date.parse) as [
    number,
    number,
    number,
    number,
  ] // four of four
  const isRight = committed <= opened && opened <= closed && closed <= drawn
  if (beaconAt !== null) return isRight && closed <= Date.parse(beaconAt) && Date.parse(beaconAt) <= drawn
  const times = linesOf(seeds).map((line) => Date.parse(line.split(' ')[1] ?? ''))
  return isRight && times.every((at, nth) => at >= opened && at <= closed && at >= (times[nth - 1] ?? opened))
}
