import { createHash } from 'node:crypto'
import type { BeaconOutput } from '@apogee/rules/lotteries/draw'
import { z } from 'zod'

const timeoutMs = 5_000

const chainInfo = z.object({ hash: z.string(), genesis_time: z.int(), period: z.int().positive() })
const chainRound = z.object({ round: z.int(), randomness: z.string(), signature: z.string() })

/** The first round of a drand chain that is published at or after a moment. */
export const drandRoundAt = (chain: { readonly genesis_time: number; readonly period: number }, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() / 1000 - chain.genesis_time) / chain.period) + 1)

/** drand's HTTP API. `url` ends with the hash of the chain. */
export async function fetchDrand(url: string, at: Date, fetchJson = getJson): Promise<BeaconOutput> {
  const chain = chainInfo.parse(await fetchJson(`${url}/info`))
  if (!url.endsWith(`/${chain.hash}`)) throw new Error(`beacon answers for another chain: ${chain.hash}`)
  const wanted = drandRoundAt(chain, at)
  const { round, randomness, signature } = chainRound.parse(await fetchJson(`${url}/public/${wanted}`))
  if (round !== wanted) throw new Error(`beacon returned round ${round} instead of ${wanted}`)
  const expected = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  if (randomness !== expected) throw new Error(`beacon round ${round}: randomness is not the hash of its signature`)
  return { chain: chain.hash, round, randomness }
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
