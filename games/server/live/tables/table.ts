import type { AnyEngine, EngineProfile, LiveMoment, LiveRules } from '../../../engines/engine.ts'
import type { PresentedCrowd, PresentedTable } from '../../../protocol/live.ts'
import type { Session } from '../../sessions.ts'
import { presentLiveRound } from '../present.ts'
import type { LiveRound } from '../row.ts'
import type { Peers } from './peers.ts'
import { createSeats, type Seats } from './seats.ts'
import { createShownBets, type ShownBets } from './shownBets.ts'

/** A live table's state on this node. */
export interface Table {
  readonly game: string
  readonly engine: AnyEngine
  readonly profile: EngineProfile
  readonly live: LiveRules<EngineProfile, unknown, unknown>
  readonly seats: Seats
  /** Individual bets, for tables with player moves. Other tables need only the sums per spot. */
  readonly bets: ShownBets | null
  round: LiveRound | null
  history: { number: number; mark: string }[]
  totals: Record<string, number>
  /** The last round whose result was announced on this node. */
  announcedRound: string | null
  /** The part of the outcome that was sent last, as JSON. */
  shown: string
  crowdAt: number
  crowd: string
  wantedAt: number
  isBusy: boolean
}

export function openTable({ game, engine, profile }: Pick<Session, 'game' | 'engine' | 'profile'>): Table {
  const { live } = engine
  if (!live) throw new Error(`${engine.id} has no tables`)
  return {
    game,
    engine,
    profile,
    live,
    seats: createSeats(),
    bets: engine.admit ? createShownBets(live, profile) : null,
    round: null,
    history: [],
    totals: {},
    announcedRound: null,
    shown: 'null',
    crowdAt: 0,
    crowd: '',
    wantedAt: 0,
    isBusy: false,
  }
}

export const crowdOf = ({ game, seats, totals, bets }: Table, peers: Peers): PresentedCrowd => ({
  ...seats.shown(peers.of(game)),
  totals,
  bets: bets?.shown() ?? null,
})

export function presentTable(table: Table, peers: Peers, now: Date): Omit<PresentedTable, 'own'> {
  const { round, history, live } = table
  return {
    now: now.getTime(),
    betting_ms: live.times.bettingMs,
    round: round && presentLiveRound(round, now),
    history,
    crowd: crowdOf(table, peers),
  }
}

/** The progress of a drawn round; until it has landed only the elapsed time. */
export function momentOf(round: LiveRound, now: Date): LiveMoment | null {
  if (round.state === 'betting') return null
  if (round.resultAt !== null) return { view: round.view }
  const last = round.landsAt === null ? now.getTime() : Math.min(now.getTime(), round.landsAt.getTime() - 1)
  return { elapsedMs: last - round.spinsAt.getTime() }
}
