import { beaconLine, drawText, seedLine } from '../../../fairness/liveClaim.ts'
import { hashServerSeed } from '../../../fairness/stream.ts'
import type { Clock, Log, Sql } from '../../ports.ts'
import { signText } from '../../seeds/commitments.ts'
import type { LiveRound } from '../row.ts'
import type { LiveStore } from '../store.ts'
import type { Beacons } from './beacons.ts'
import type { Chains } from './chains.ts'
import type { DrawnLive, SeedOfBet } from './rounds.ts'
import { drawsOf, gameOf } from './settle.ts'

interface Parts {
  readonly store: LiveStore
  readonly chains: Chains
  readonly beacons: Beacons
  readonly clock: Clock
  readonly log: Log
}

type Seeds = Pick<DrawnLive, 'serverSeed' | 'playerSeed' | 'seeds' | 'signature'>

/** During a key rotation, another node may be able to decrypt a chain that this one can't. */
const GIVE_UP_MS = 60_000

/** Draws rounds whose betting has closed. */
export function createDraw({ store, chains, beacons, clock, log }: Parts) {
  async function giveUp(round: LiveRound): Promise<void> {
    const now = clock.now()
    if (now.getTime() - round.spinsAt.getTime() < GIVE_UP_MS) return
    log.error(
      { round: round.id, chain: round.chainId },
      'no key decrypts the chain of a live round, returning its bets',
    )
    await store.giveUpRound(round.id, now)
  }

  /** Draws a round, unless it has to wait for the beacon, or for a node whose keys decrypt its chain. */
  return async function draw(round: LiveRound): Promise<void> {
    const output = round.beaconUrl === null ? null : beacons.read(round)
    if (round.beaconUrl !== null && output === null) return
    // A round without a chain was begun by a node of the previous release.
    const serverSeed = round.chainId === null ? null : await chains.seedOf(round)
    if (round.chainId !== null && serverSeed === null) return giveUp(round)
    await store.draw(round.id, async (tx, seeds) => {
      const drawnAt = clock.now()
      const list = output === null ? listOf(seeds) : beaconLine(output)
      const from = serverSeed === null ? withoutChain(round) : await drawnFrom(tx, { round, serverSeed, list, drawnAt })
      return { ...from, drawnAt, ...(await outcomeOf({ ...round, ...from }, drawnAt)) }
    })
  }
}

const withoutChain = ({ serverSeed, playerSeed }: LiveRound): Seeds => ({
  serverSeed,
  playerSeed,
  seeds: null,
  signature: null,
})

interface Drawing {
  readonly round: LiveRound
  /** The link of the chain. */
  readonly serverSeed: string
  /** The public values, which exist only now. */
  readonly list: string
  readonly drawnAt: Date
}

async function drawnFrom(tx: Sql, { round, serverSeed, list, drawnAt }: Drawing): Promise<Seeds> {
  const { game, number, hash } = round
  const value = await hashServerSeed(list)
  const text = drawText({ game, number, hash, value, drawnAt: drawnAt.toISOString() })
  return { serverSeed, playerSeed: value, seeds: list, signature: await signText(tx, text) }
}

const listOf = (seeds: readonly SeedOfBet[]) => seeds.map(({ seed, at }) => seedLine(seed, at.toISOString())).join('')

async function outcomeOf(round: LiveRound, now: Date): Promise<Omit<DrawnLive, keyof Seeds | 'drawnAt'>> {
  const { engine, live, profile } = gameOf(round)
  const { view, lastsMs, mark } = await live.outcome(profile, await drawsOf(round))
  const { leadMs = 0, resultMs } = live.times
  // After a pause or an outage the wheel starts now; where players act, the round must not be over before they can.
  const from = new Date(Math.max(round.spinsAt.getTime(), now.getTime() + (engine.admit ? leadMs : -1000)))
  const end = new Date(from.getTime() + lastsMs)
  const known = engine.admit
    ? { landsAt: end, resultAt: null, endsAt: null }
    : { landsAt: null, resultAt: end, endsAt: new Date(end.getTime() + resultMs) }
  return { view, mark, from, ...known }
}
