import { itemAt } from '../validation/required.ts'
import { hmacSha256, sha256, toHex } from '../validation/text/digest.ts'

// The server and the player's browser run the same lines.

export interface LotterySeeds {
  /** The text whose SHA-256 has been public since the lottery was announced. */
  readonly seed: string
  /** SHA-256 of the list of tickets, as hex. */
  readonly ticketsHash: string
  /** SHA-256 of the list of values added after the close, as hex; null for draws made before values were introduced. */
  readonly valuesHash: string | null
}

/** A drawn prize, with everything needed to repeat it by hand. */
export interface LotteryStep {
  readonly place: number
  /** The text that was signed. */
  readonly message: string
  /** HMAC-SHA256(seed, message), as hex. */
  readonly hmac: string
  /** Tickets that were still in the draw. */
  readonly left: number
  /** Position among them, from 0. */
  readonly position: number
  /** Position in the whole list, from 0. */
  readonly index: number
}

const text = new TextEncoder()

const hashOf = async (content: string): Promise<string> => toHex(await sha256(text.encode(content)))

/** SHA-256 of a seed, as hex. */
export const hashSeed = hashOf

/** The list of tickets as it is published: one number a line, each ended by a line feed. */
export const ticketList = (numbers: readonly string[]): string => numbers.map((number) => `${number}\n`).join('')

/** SHA-256 of the published list, as hex. */
export const hashTickets = (numbers: readonly string[]): Promise<string> => hashOf(ticketList(numbers))

/** A value that a player adds to a draw. */
export const lotteryValue = /^[0-9A-Za-z_-]{8,64}$/

/** Output of a randomness beacon, for a round that was fixed in advance. */
export interface BeaconOutput {
  /** Hash of the beacon's chain. */
  readonly chain: string
  readonly round: number
  readonly randomness: string
}

/** The list of values as it is published: one of a player on each line, in order of arrival, then the beacon's. */
export const valueList = (values: readonly string[], beacon: BeaconOutput | null): string =>
  [...values, ...(beacon ? [`drand ${beacon.chain} ${beacon.round} ${beacon.randomness}`] : [])]
    .map((line) => `${line}\n`)
    .join('')

/** SHA-256 of a published list, as hex. */
export const hashList = hashOf

/**
 * The first word of a block, most significant byte first, below the last whole multiple of `bound`; undefined when all
 * eight have to be skipped because they would favour small positions.
 */
export function wordBelow(block: ArrayBuffer, bound: number): number | undefined {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  const view = new DataView(block)
  for (let offset = 0; offset < view.byteLength; offset += 4) {
    const word = view.getUint32(offset)
    if (word < limit) return word
  }
  return undefined
}

/**
 * Draws the prizes of a lottery: the last place first, each among the tickets that are left, so that a ticket wins at
 * most once. With fewer tickets than places, the best places are drawn.
 */
export async function drawLottery(
  { seed, ticketsHash, valuesHash }: LotterySeeds,
  { tickets, places }: { readonly tickets: number; readonly places: number },
): Promise<LotteryStep[]> {
  const sign = await hmacSha256(text.encode(seed))
  const prefix = valuesHash === null ? ticketsHash : await hashOf(ticketsHash + valuesHash)
  const steps: LotteryStep[] = []
  const gone: number[] = []
  for (let place = Math.min(places, tickets); place >= 1; place -= 1) {
    const left = tickets - gone.length
    const drawn = await drawPosition(sign, `${prefix}:${place}`, left)
    steps.push({ place, left, ...drawn, index: takeFrom(gone, drawn.position) })
  }
  return steps
}

type Signer = Awaited<ReturnType<typeof hmacSha256>>

async function drawPosition(sign: Signer, prefix: string, left: number) {
  for (let counter = 0; ; counter += 1) {
    const message = `${prefix}:${counter}`
    const block = await sign(text.encode(message))
    const word = wordBelow(block.buffer, left)
    if (word !== undefined) return { message, hmac: toHex(block), position: word % left }
  }
}

/**
 * Converts a position among the remaining tickets to one in the whole list, and inserts it into `gone`, which is
 * ascending.
 */
function takeFrom(gone: number[], position: number): number {
  let index = position
  let before = 0
  while (before < gone.length && itemAt(gone, before) <= index) {
    index += 1
    before += 1
  }
  gone.splice(before, 0, index)
  return index
}
