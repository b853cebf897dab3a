import { DRAWS } from '../../engines/crash/flight.ts'
import type { CrashProfile } from '../../engines/crash/profiles.ts'
import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { figureOf, isTimes, spotsOf, type WheelProfile } from '../../engines/live-wheel/profiles.ts'
import { survival } from '../../engines/mines/ladder.ts'
import { type MinesProfile, maxTimes, stepsOf } from '../../engines/mines/profiles.ts'
import { boardsOf, type PlinkoProfile, slotsOf } from '../../engines/plinko/boards.ts'
import { waysOf } from '../../engines/plinko/figures.ts'
import type { RouletteProfile } from '../../engines/roulette/profiles.ts'
import { POCKETS } from '../../engines/roulette/wheel.ts'

/** The chance of the max win with the choice that can win it, calculated; null where it can only be simulated. */
export function maxWinOdds({ id }: AnyEngine, profile: EngineProfile): number | null {
  // The casts: an engine's profiles have its own type.
  if (id === 'crash' || id === 'live-crash') return ofCrash(profile as CrashProfile)
  if (id === 'mines') return ofMines(profile as MinesProfile)
  if (id === 'plinko') return ofPlinko(profile as PlinkoProfile)
  if (id === 'roulette' || id === 'live-roulette') return ofRoulette(profile as RouletteProfile)
  return id === 'live-wheel' ? ofWheel(profile as WheelProfile) : null
}

const ofCrash = ({ returned, highest }: CrashProfile) => Math.floor((returned * DRAWS) / 100 / highest) / DRAWS

function ofMines(profile: MinesProfile): number {
  const counts = Array.from({ length: profile.most - profile.fewest + 1 }, (_, at) => profile.fewest + at)
  const best = counts.find((mines) => (stepsOf(profile, mines).at(-1) ?? 0) / 100 === maxTimes(profile)) ?? profile.most
  return survival(best, stepsOf(profile, best).length - 1)
}

function ofPlinko(profile: PlinkoProfile): number {
  const chances = boardsOf(profile).map(({ rows, risk }) => {
    const slots = slotsOf(profile, rows, risk)
    const max = Math.max(...slots)
    const ways = waysOf(rows).reduce((sum, count, at) => (slots[at] === max ? sum + count : sum), 0)
    return { max, chance: ways / 2 ** rows }
  })
  return chances.reduce((best, one) => (one.max > best.max ? one : best)).chance
}

/** A straight number, at a table with comets one that has the highest. */
function ofRoulette({ comets }: RouletteProfile): number {
  if (!comets) return 1 / POCKETS
  const struck = comets.counts.reduce((sum, chances, at) => sum + (chances * (at + 1)) / 100, 0) / POCKETS
  return (struck * (comets.times.at(-1)?.[1] ?? 0)) / 100 / POCKETS
}

/** Multipliers up to the highest product, then the highest number. */
function ofWheel(profile: WheelProfile): number {
  const { segments, mostTimes } = profile
  const share = (test: (segment: (typeof segments)[number]) => boolean) =>
    segments.filter(test).length / segments.length
  const best = Math.max(...spotsOf(profile).map(figureOf))
  const ends = share((segment) => !isTimes(segment) && figureOf(segment) === best)
  let products = new Map([[1, 1]])
  let atMost = 0
  // Sixty multipliers one after the other have no chance that a figure would show.
  for (let spins = 0; spins < 60; spins++) {
    atMost += (products.get(mostTimes) ?? 0) * ends
    const next = new Map<number, number>()
    for (const [product, chance] of products)
      for (const segment of segments.filter(isTimes)) {
        const to = Math.min(mostTimes, product * figureOf(segment))
        next.set(to, (next.get(to) ?? 0) + chance / segments.length)
      }
    products = next
  }
  return atMost
}
