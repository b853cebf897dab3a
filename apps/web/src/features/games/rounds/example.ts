import { hashSeed } from '@apogee/rules/lootboxes/draw'
import { hmacSha256, toHex } from '@apogee/rules/validation/text/digest'

interface ExampleRound {
  readonly serverSeed: string
  /** Shown before the round. */
  readonly hash: string
  readonly playerSeed: string
  readonly number: number
  /** Of the reel. */
  readonly positions: number
  readonly stop: number
}

/** The public example of the page about fairness. */
export const exampleRound: ExampleRound = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  hash: '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b',
  playerSeed: 'apogee-vector',
  number: 0,
  positions: 35,
  stop: 20,
}

export interface ExampleProof {
  /** SHA-256 of the server seed, computed here. */
  readonly hash: string
  readonly message: string
  readonly block: string
  /** The first 32 bits of the block. */
  readonly word: number
  readonly stop: number
  readonly isRight: boolean
}

const text = new TextEncoder()

/** Repeats a round of one reel from its seeds, as the games draw it. */
export async function proveExample(round: ExampleRound): Promise<ExampleProof> {
  const message = `${round.playerSeed}:${round.number}:0`
  const [hash, block] = await Promise.all([
    hashSeed(round.serverSeed),
    hmacSha256(text.encode(round.serverSeed)).then(async (sign) => toHex(await sign(text.encode(message)))),
  ])
  const word = Number.parseInt(block.slice(0, 8), 16)
  const stop = word % round.positions
  return { hash, message, block, word, stop, isRight: hash === round.hash && stop === round.stop }
}
