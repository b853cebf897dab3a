import type { Engine } from '../engine.ts'
import { highestStake } from '../exposure.ts'
import { isRecord } from '../isRecord.ts'
import { itemAt } from '../itemAt.ts'
import { isStake } from '../stake.ts'
import { boardsOf, type PlinkoProfile, PROFILES, RISKS, type Risk, type Rows, rowsOf, slotsOf } from './boards.ts'

export interface PlinkoBet {
  readonly stakeCents: number
  readonly rows: Rows
  readonly risk: Risk
}

export interface PlinkoView {
  /** The ball's direction at each row of pegs: left (0) or right (1). */
  readonly path: readonly number[]
  /** The ball's slot, from the left, and its payout in hundredths of the stake. */
  readonly slot: number
  readonly hundredths: number
}

export const engine: Engine<PlinkoProfile, PlinkoBet, never, PlinkoView> = {
  id: 'plinko',
  profiles: PROFILES,
  hitMeaning: 'opening_board',
  readBet: (input, { profile, stakeCents, stakes }) => {
    if (!isRecord(input) || !isStake(stakeCents, stakes, profile)) return null
    const rows = rowsOf(profile).find((known) => known === input['rows'])
    const risk = RISKS.find((known) => known === input['risk'])
    return rows && risk ? { stakeCents, bet: { stakeCents, rows, risk } } : null
  },
  maxWin: (profile, stakes) => highestStake(stakes) * maxTimes(profile),
  maxTimes,
  play: async (profile, { stakeCents, rows, risk }, _moves, draws) => {
    const path: number[] = []
    while (path.length < rows) path.push(await draws.below(2))
    const slot = path.reduce((sum, turn) => sum + turn, 0)
    const hundredths = itemAt(slotsOf(profile, rows, risk), slot) // one slot more than rows
    const winCents = Math.floor((stakeCents * hundredths) / 100)
    return { view: { path, slot, hundredths }, offers: [], isOver: true, stakedCents: stakeCents, winCents }
  },
}

function maxTimes(profile: PlinkoProfile): number {
  return Math.max(...boardsOf(profile).flatMap(({ rows, risk }) => slotsOf(profile, rows, risk))) / 100
}
