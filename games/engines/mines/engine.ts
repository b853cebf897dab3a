import type { Draws } from '../../fairness/stream.ts'
import type { Engine, Played } from '../engine.ts'
import { highestStake } from '../exposure.ts'
import { isRecord } from '../isRecord.ts'
import { itemAt } from '../itemAt.ts'
import { drawRounding, type Rounded } from '../rounding.ts'
import { isStake } from '../stake.ts'
import { PAYOUT_PARTS, payoutOf, TILES } from './ladder.ts'
import { type MinesProfile, maxTimes, PROFILES, stepsOf } from './profiles.ts'

export interface MinesBet extends Rounded {
  readonly stakeCents: number
  readonly mines: number
}
export type MinesMove = { readonly kind: 'reveal'; readonly tile: number } | { readonly kind: 'cash_out' }

export interface MinesView {
  readonly mines: number
  /** Tiles turned over, in order; if `hit`, the last one is a mine. */
  readonly revealed: readonly number[]
  readonly hit: boolean
  /** Payout of a cash-out now and after the next safe tile, in hundredths of the stake, some with one more decimal. */
  readonly hundredths: number
  readonly next: number | null
  /** The positions of the mines; revealed when the round has ended. */
  readonly field: readonly number[] | null
}

export const engine: Engine<MinesProfile, MinesBet, MinesMove, MinesView> = {
  id: 'mines',
  profiles: PROFILES,
  hitMeaning: 'first_tile',
  readBet: (input, { profile, stakeCents, stakes }) => {
    const count = isRecord(input) ? input['mines'] : undefined
    if (typeof count !== 'number' || !Number.isInteger(count)) return null
    if (count < profile.fewest || count > profile.most || !isStake(stakeCents, stakes, profile)) return null
    return { stakeCents, bet: { stakeCents, mines: count, rounding: 'drawn' } }
  },
  play: async (profile, bet, moves, draws) => {
    const field = await layMines(bet.mines, draws)
    return replay(profile, bet, moves, { field, rounding: await drawRounding(bet, PAYOUT_PARTS, draws) })
  },
  admit: (input, { played: { view } }) => {
    if (!isRecord(input)) return null
    if (input['kind'] === 'cash_out') return view.revealed.length > 0 ? { kind: 'cash_out' } : null
    const tile = input['tile']
    if (input['kind'] !== 'reveal' || typeof tile !== 'number' || !Number.isInteger(tile)) return null
    return tile >= 0 && tile < TILES && !view.revealed.includes(tile) ? { kind: 'reveal', tile } : null
  },
  defaultMove: () => ({ kind: 'cash_out' }),
  isUndecided: ({ view }) => view.revealed.length === 0,
  maxWin: (profile, stakes) => payoutOf(highestStake(stakes), 100 * maxTimes(profile), 0),
  maxTimes,
}

/** All mines are laid before the first tile: each draw picks one of the remaining tiles, counted from the first. */
export async function layMines(count: number, draws: Draws): Promise<number[]> {
  const left = Array.from({ length: TILES }, (_, tile) => tile)
  const field: number[] = []
  while (field.length < count) field.push(...left.splice(await draws.below(left.length), 1))
  return field.toSorted((a, b) => a - b)
}

function replay(
  profile: MinesProfile,
  bet: MinesBet,
  moves: readonly MinesMove[],
  { field, rounding }: { readonly field: readonly number[]; readonly rounding: number },
): Played<MinesView> {
  const steps = stepsOf(profile, bet.mines)
  const revealed = moves.flatMap((move) => (move.kind === 'reveal' ? [move.tile] : []))
  const hit = revealed.some((tile) => field.includes(tile))
  const step = hit ? 0 : revealed.length
  const isOver = hit || step === steps.length - 1 || moves.some((move) => move.kind === 'cash_out')
  const hundredths = hit ? 0 : itemAt(steps, step) // the round is over at the last step
  return {
    view: {
      mines: bet.mines,
      revealed,
      hit,
      hundredths,
      next: isOver ? null : itemAt(steps, step + 1),
      field: isOver ? field : null,
    },
    offers: isOver ? [] : step > 0 ? ['reveal', 'cash_out'] : ['reveal'],
    isOver,
    stakedCents: bet.stakeCents,
    winCents: isOver ? payoutOf(bet.stakeCents, hundredths, rounding) : 0,
  }
}
