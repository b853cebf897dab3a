import { createHash } from 'node:crypto'
import type { BeaconOutput } from '@apogee/rules/lotteries/draw'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { z } from 'zod'

const timeoutMs = 5_000

const hex = z.string().regex(/^([0-9a-f]{2})+$/)
const chainInfo = z.object({
  hash: hex,
  public_key: hex,
  genesis_time: z.int().nonnegative(),
  period: z.int().positive(),
  groupHash: hex,
  schemeID: z.literal('bls-unchained-g1-rfc9380'),
  metadata: z.object({ beaconID: z.string() }),
})
const chainRound = z.object({ round: z.int(), randomness: hex, signature: hex })
type ChainInfo = z.infer<typeof chainInfo>

/** Of the scheme `bls-unchained-g1-rfc9380`: signatures in G1, public keys in G2. */
const scheme = bls12_381.shortSignatures
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'))

function bigEndian(value: number, size: 4 | 8): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64BE(BigInt(value))
  return buffer.subarray(8 - size)
}

/** The hash that identifies a chain. It covers the public key, so the operator's address of the chain pins the key. */
const chainHash = (info: Omit<ChainInfo, 'hash'>): string =>
  createHash('sha256')
    .update(bigEndian(info.period, 4))
    .update(bigEndian(info.genesis_time, 8))
    .update(bytes(info.public_key))
    .update(bytes(info.groupHash))
    .update(info.metadata.beaconID === 'default' ? '' : info.metadata.beaconID)
    .digest('hex')

const messageOf = (round: number): Uint8Array => createHash('sha256').update(bigEndian(round, 8)).digest()

function isSigned(publicKey: string, round: number, signature: string): boolean {
  try {
    return scheme.verify(bytes(signature), scheme.hash(messageOf(round), domain), bytes(publicKey))
  } catch {
    // Not a point of the curve.
    return false
  }
}

/** The first round of a drand chain that is published at or after a moment. */
export const drandRoundAt = (chain: { readonly genesis_time: number; readonly period: number }, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() / 1000 - chain.genesis_time) / chain.period) + 1)

/**
 * drand's HTTP API. `url` ends with the hash of the chain. The signature of an output is verified, so neither the
 * server that is asked nor who stands between can choose it. Throws while there is no output, or if it is not the
 * chain's.
 */
export async function fetchDrand(url: string, at: Date, fetchJson = getJson): Promise<BeaconOutput> {
  const chain = chainInfo.parse(await fetchJson(`${url}/info`))
  if (!url.endsWith(`/${chain.hash}`) || chainHash(chain) !== chain.hash)
    throw new Error(`beacon answers for another chain: ${chain.hash}`)
  const wanted = drandRoundAt(chain, at)
  const { round, randomness, signature } = chainRound.parse(await fetchJson(`${url}/public/${wanted}`))
  if (round !== wanted) throw new Error(`beacon returned round ${round} instead of ${wanted}`)
  const expected = createHash('sha256').update(bytes(signature)).digest('hex')
  if (randomness !== expected) throw new Error(`beacon round ${round}: randomness is not the hash of its signature`)
  if (!isSigned(chain.public_key, round, signature)) throw new Error(`beacon round ${round}: not signed by the chain`)
  return { chain: chain.hash, round, randomness }
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
