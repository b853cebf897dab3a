import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { sha256 } from './draws.ts'

interface Signed {
  readonly signature: string
  readonly key: string
}

/** See docs/studio.md, provable fairness. */
export interface Fairness {
  readonly hash: string
  readonly player_seed: string
  readonly nonce: number
  readonly server_seed: string | null
  readonly commitment: (Signed & { readonly hash: string; readonly committed_at: string }) | null
  readonly player_seed_at: string | null
  readonly live: LiveClaim | null
}
interface LiveClaim {
  readonly chain: Signed & {
    readonly game: string
    readonly first_number: number
    readonly length: number
    readonly anchor: string
    readonly committed_at: string
  }
  readonly opens_at: string
  readonly closes_at: string
  readonly drawn_at: string | null
  readonly signature: string | null
  readonly seeds: string | null
  readonly beacon_url: string | null
  readonly beacon_at: string | null
  readonly own_seed: string | null
  readonly own_seed_at: string
}

/** An Ed25519 key of 32 bytes as SubjectPublicKeyInfo. */
const keyOf = (hex: string) =>
  createPublicKey({ key: Buffer.from(`302a300506032b6570032100${hex}`, 'hex'), format: 'der', type: 'spki' })
const isSigned = (text: string, { signature, key }: Signed): boolean =>
  verifySignature(null, Buffer.from(text), keyOf(key), Buffer.from(signature, 'hex'))
const rises = (times: readonly string[]) =>
  times.every((time, at) => at === 0 || Date.parse(times[at - 1] ?? '') <= Date.parse(time))

/** Checks that each secret was committed to before the values it is combined with were known. */
export function checkOrder(fairness: Fairness): string[] {
  const { hash, server_seed: seed, commitment, player_seed_at: sentAt, live } = fairness
  const problems: string[] = []
  if (seed === null || sha256(seed) !== hash) problems.push('the server seed is not the one of the hash')
  if (commitment) {
    if (commitment.hash !== hash) problems.push('the commitment is to another hash')
    if (!isSigned(`apogee-studio seed ${hash} ${commitment.committed_at}`, commitment))
      problems.push('the commitment is not signed')
    if (sentAt !== null && !rises([commitment.committed_at, sentAt]))
      problems.push('the player seed came before the commitment')
  } else if (!live) problems.push('no commitment')
  return live ? [...problems, ...checkTable(fairness, live)] : problems
}

function checkTable(
  { hash, server_seed: seed, player_seed: value, nonce: number }: Fairness,
  live: LiveClaim,
): string[] {
  const { chain, seeds, drawn_at: drawnAt, signature } = live
  if (seed === null || seeds === null || drawnAt === null || signature === null) return ['the draw is not revealed']
  const problems: string[] = []
  const { game, first_number: first, length, anchor, committed_at: committedAt } = chain
  const position = number - first + 1
  if (position < 1 || position > length) problems.push('the round is outside its chain')
  let link = seed
  for (let at = 0; at < position; at++) link = sha256(link)
  if (link !== anchor) problems.push('the server seed is not in the chain')
  if (!isSigned(`apogee-studio chain ${game} ${first} ${length} ${anchor} ${committedAt}`, chain))
    problems.push('the chain is not signed')
  if (sha256(seeds) !== value) problems.push('the second seed is not the hash of the public values')
  const lines = seeds.split('\n').slice(0, -1)
  if (live.beacon_url === null) {
    const times = lines.map((line) => line.split(' ')[1] ?? '')
    if (!rises([committedAt, live.opens_at, ...times, live.closes_at, drawnAt])) problems.push('the order is wrong')
    const own = `${live.own_seed} ${live.own_seed_at}`
    if (live.own_seed !== null && !lines.includes(own)) problems.push('the own seed is not among the values')
  } else {
    if (lines.length !== 1 || !lines[0]?.startsWith('drand '))
      problems.push('the values are not one output of a beacon')
    if (!rises([committedAt, live.opens_at, live.closes_at, live.beacon_at ?? '', drawnAt]))
      problems.push('the order is wrong')
  }
  if (!isSigned(`apogee-studio draw ${game} ${number} ${hash} ${value} ${drawnAt}`, { signature, key: chain.key }))
    problems.push('the draw is not signed')
  return problems
}
